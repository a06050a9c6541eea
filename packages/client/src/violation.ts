// The form in which validation errors name a rule of a request that was violated.

/** A violated rule of a request, with its place and remedy. */
export interface Violation {
  /** Place in the request, e.g. `body.amount`, `query.limit`, `header.idempotency-key`. */
  readonly path: string;
  /** A sentence with the problem and its remedy. */
  readonly message: string;
}
