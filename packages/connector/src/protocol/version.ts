// Defines the version of the protocol and the header that carries it.

/** The version of the protocol that this release implements. */
export const VERSION = '2026-11-26';

/** The header of every request and response, in both directions. */
export const VERSION_HEADER = 'connector-version';
