"""Photographs everything: `make pictures`, or `python -m tests.browser.pictures`.

`--approve` makes the new pictures the approved ones, `--only huns-*` takes some pages only.
"""

from __future__ import annotations

import argparse
import multiprocessing
import shutil
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from fnmatch import fnmatchcase
from pathlib import Path

from tests.browser.conftest import Serving
from tests.browser.inspection import Fault
from tests.browser.pictures import approved, known, sheets, tables
from tests.browser.pictures.shots import LANGUAGES, MADE, Shot, subjects
from tests.browser.pictures.worker import RESULTS, Answer, Job, Worker

WORKERS = 3


def say(line: str, end: str = "\n") -> None:
    sys.stdout.write(line + end)
    sys.stdout.flush()


def photograph(jobs: list[Job], approves: bool) -> Answer:
    found: Answer = []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        tables.prepare(data)
        serving = Serving(data)
        try:
            serving.wait_until_ready()
            arguments = (int(serving.address.rsplit(":", 1)[1]), data, approves)
            spawn = multiprocessing.get_context("spawn")
            with ProcessPoolExecutor(WORKERS, spawn, Worker.start, arguments) as pool:
                works = [pool.submit(Worker.work, job) for job in jobs]
                for done, work in enumerate(as_completed(works), 1):
                    found += work.result()
                    say(f"{done} of {len(jobs)}", end="\r")
        finally:
            serving.stop()
    return found


def summary(found: Answer, is_whole: bool) -> int:
    """Says what is wrong; how many things that are."""
    verdicts: dict[Shot, list[str]] = {}
    groups: dict[tuple[str, str, str], list[tuple[Shot, Fault]]] = defaultdict(list)
    for shot, wrong, faults in found:
        new = known.unknown(shot, faults)
        verdicts[shot] = [wrong] if wrong else []
        verdicts[shot] += [f"{fault.kind}: {fault.what} ({fault.detail})" for fault in new]
        for fault in new:
            groups[fault.kind, shot.subject.name, fault.what].append((shot, fault))
        if wrong:
            say(f"{shot.name}: {wrong}")
    for (kind, page, what), where in sorted(groups.items()):
        sizes = " ".join(sorted({shot.size for shot, _ in where}, key=int))
        say(f"{kind} {page} [{sizes}] {what} ({where[0][1].detail})")
    old = known.gone([(shot, fault) for shot, _, faults in found for fault in faults])
    if is_whole:
        for line in old:
            say(f"no longer there, take it off known.toml: {line.kind} {line.page} {line.what}")
    say(f"{len(found)} pictures: {sheets.page_of(RESULTS, verdicts)}")
    return sum(map(bool, verdicts.values())) + (len(old) if is_whole else 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--approve", action="store_true")
    parser.add_argument("--only", default="*", metavar="PAGES")
    wanted = parser.parse_args()
    begun = time.monotonic()
    for name in ("new", "off", "sheets"):
        shutil.rmtree(RESULTS / name, ignore_errors=True)
        (RESULTS / name).mkdir(parents=True)
    chosen = [subject for subject in subjects() if fnmatchcase(subject.name, wanted.only)]
    jobs = [(subject, language) for subject in chosen for language in (*LANGUAGES, MADE)]
    found = photograph(jobs, wanted.approve)
    is_whole = len(chosen) == len(subjects())
    if wanted.approve and is_whole:
        drop_orphans({shot.name for shot, _, _ in found})
        known.shrink(known.gone([(shot, fault) for shot, _, faults in found for fault in faults]))
    wrong = summary(found, is_whole)
    for subject in chosen:
        sheets.contact_sheet(RESULTS / "new", subject)
    say(f"{wrong} to look at, {time.monotonic() - begun:.0f} s")
    return min(wrong, 1)


def drop_orphans(names: set[str]) -> None:
    """Pictures of pages that are gone."""
    for path in approved.APPROVED.glob("*.webp"):
        if path.stem not in names:
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
