// Defines why the tests with prism cannot run on a machine.

/** Something that the tests need is not to be had here; the message says what. */
export class Unavailable extends Error {}
