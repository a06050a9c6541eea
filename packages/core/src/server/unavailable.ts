// The errors of a request when its database is unavailable or rejects writes, or when its account
// was reset meanwhile, and whether anything may be stored.

/** The database cannot be reached, or the connection was lost. */
export class Unavailable extends Error {
  /** False when a decision was running: it is stored in full or not at all. */
  readonly nothingWritten: boolean;
  constructor(message: string, cause: unknown, nothingWritten: boolean) {
    super(message, { cause });
    this.name = 'Unavailable';
    this.nothingWritten = nothingWritten;
  }
}

/**
 * The database rejects writes: its disk is full, or it is read-only. Nothing was written; the
 * message tells the operator what to do.
 */
export class Unwritable extends Unavailable {
  constructor(message: string, cause: unknown) {
    super(message, cause, true);
    this.name = 'Unwritable';
  }
}

/**
 * The account was reset or restored while the request ran a workflow, which undid what the request
 * had stored before. The state is as if the request had come before the reset.
 */
export class PutBack extends Unavailable {
  constructor(what: string) {
    super(`${what} was put back while its workflow ran.`, undefined, true);
    this.name = 'PutBack';
  }
}

/** Returns the message to callers when nothing was written. */
export const unavailableMessage = (error: Unavailable): string => {
  if (error instanceof PutBack)
    return 'The account was reset or restored while this request ran, which undid what it had done there. Look at what the account holds now, then send it again.';
  return error instanceof Unwritable
    ? 'The database accepts no writes at the moment; nothing was written. Try again later.'
    : 'The database cannot be reached and nothing was written. Try again in a moment.';
};
