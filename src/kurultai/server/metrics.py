"""Figures for Prometheus: requests, moves, sockets, bots. Nothing about any one table or player."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Histogram(
    "kurultai_request_seconds",
    "Requests answered, by route and status",
    ["method", "route", "status"],
    buckets=QUICK,
)
COMMITS = Histogram("kurultai_commit_seconds", "Changes of tables stored", buckets=QUICK)
EVENTS = Counter("kurultai_events_total", "Events of tables stored", ["kind"])
CONFLICTS = Counter("kurultai_conflicts_total", "Changes that another process forestalled")
SOCKETS = Gauge("kurultai_sockets", "Open sockets", multiprocess_mode="livesum")
LIVE = Gauge("kurultai_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
THINKING = Gauge("kurultai_bots_thinking", "Bots thinking here", multiprocess_mode="livesum")
