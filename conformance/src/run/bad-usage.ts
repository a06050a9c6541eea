// Defines the error for a setting of a run that cannot be used.

/** The message names the flag and the remedy. */
export class BadUsage extends Error {}
