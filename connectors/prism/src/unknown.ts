// Defines what is thrown when nobody knows what has become of an operation.

/** The processor does not say what has become of an operation; the message says why. */
export class Unknown extends Error {}
