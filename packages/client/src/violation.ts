// Defines the form of a violated rule in validation errors.

/** A violated rule of a request, with its place and remedy. */
export interface Violation {
  /** Place in the request, e.g. `body.amount`, `query.limit`, `header.idempotency-key`. */
  readonly path: string;
  /** A sentence with the problem and its remedy. */
  readonly message: string;
}
