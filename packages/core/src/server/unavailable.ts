// What a store rejects with when its database is away or takes no writes, and whether something
// may be stored.

/** The database cannot be reached, or was lost on the way. */
export class Unavailable extends Error {
  /** False where a decision was under way: it is stored wholly or not at all. */
  readonly nothingWritten: boolean;
  constructor(message: string, cause: unknown, nothingWritten: boolean) {
    super(message, { cause });
    this.name = 'Unavailable';
    this.nothingWritten = nothingWritten;
  }
}

/**
 * The database is there and takes no writes: its disk is full, or it may only be read. Nothing was
 * written; the message tells the operator what to do.
 */
export class Unwritable extends Unavailable {
  constructor(message: string, cause: unknown) {
    super(message, cause, true);
    this.name = 'Unwritable';
  }
}

/** What callers read where nothing was written. */
export const unavailableMessage = (error: Unavailable): string =>
  error instanceof Unwritable
    ? 'The database takes no writes at the moment and nothing was written. Try again later.'
    : 'The database cannot be reached and nothing was written. Try again in a moment.';
