import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", { page: "home", id: "" }],
  ["/new/connect_four", { page: "new", id: "connect_four" }],
  ["/tables/abc123", { page: "table", id: "abc123" }],
  ["/tables/abc123/review", { page: "review", id: "abc123" }],
  ["/rules/khan", { page: "rules", id: "khan" }],
  ["/nowhere", { page: "lost", id: "" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
