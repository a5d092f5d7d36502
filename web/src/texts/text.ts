/** What is said: as the server said it, or one of our messages, said when it is needed. */
export type Text = string | (() => string);
