// Whether this code runs in a page of a browser, where everybody can read what it holds.

/** Whether there is a window with a document; workers and servers have none. */
export const isPage = (): boolean => 'window' in globalThis && 'document' in globalThis;
