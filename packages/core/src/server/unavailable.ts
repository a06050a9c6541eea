// What a store rejects with when its database is away, and whether something may be stored.

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
