/** Whether the server is of a newer version than this page: then only loading it anew helps. */
export const newer = $state({ isThere: false });
