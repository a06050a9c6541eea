// What a request fails with when its database is away or takes no writes, or its account was put
// back meanwhile, and whether something may be stored.

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

/**
 * What a request had stored before it ran a workflow is undone: its account was reset or restored
 * meanwhile. It stands as if the request had come before that.
 */
export class PutBack extends Unavailable {
  constructor(what: string) {
    super(`${what} was put back while its workflow ran.`, undefined, true);
    this.name = 'PutBack';
  }
}

/** What callers read where nothing was written. */
export const unavailableMessage = (error: Unavailable): string => {
  if (error instanceof PutBack)
    return 'The account was reset or restored while this request ran, which undid what it had done there. Look at what the account holds now, then send it again.';
  return error instanceof Unwritable
    ? 'The database takes no writes at the moment and nothing was written. Try again later.'
    : 'The database cannot be reached and nothing was written. Try again in a moment.';
};
