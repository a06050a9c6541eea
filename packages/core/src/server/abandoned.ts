// The error of a read that was given up because nobody waited for it.

/** Nobody waited for the outcome of a long view any more. */
export class Abandoned extends Error {
  constructor() {
    super('Nobody waits for this read any more.');
    this.name = 'Abandoned';
  }
}
