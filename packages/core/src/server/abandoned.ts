// The error of a read that was aborted because nobody waited for it.

/** Thrown when nobody waits for the result of a long view any more. */
export class Abandoned extends Error {
  constructor() {
    super('Nobody waits for this read any more.');
    this.name = 'Abandoned';
  }
}
