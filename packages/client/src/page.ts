// Detects a browser page, whose content every visitor can read.

/** Returns whether there is a window with a document; workers and servers have none. */
export const isPage = (): boolean => 'window' in globalThis && 'document' in globalThis;
