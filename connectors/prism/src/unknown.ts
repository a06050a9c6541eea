// Defines the error for an operation whose outcome is unknown.

/** The outcome of an operation at the processor is unknown; the message states the reason. */
export class Unknown extends Error {}
