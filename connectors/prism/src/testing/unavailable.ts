// Defines the error that states why the tests with prism cannot run on a machine.

/** Something that the tests need is not available on this machine; the message names it. */
export class Unavailable extends Error {}
