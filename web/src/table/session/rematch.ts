/** The same people again: the first to ask lays the table, the others find their seats kept there. */
import { router } from "../../router.svelte";
import * as server from "../../server/requests";

export async function goToRematch(table: string): Promise<void> {
  router.go(`/tables/${(await server.rematch(table)).id}`);
}
