// What a client knows of a call at run time: small data, made from a contract and without its
// schemas.

/** How to make one call and how to read what comes back. */
export interface CallData {
  /** `<resource>.<verb>`; unique. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template below the base URL; parameters as `{name}`. */
  readonly path: string;
  /** Whether it carries a body, as JSON. */
  readonly body?: boolean;
  /** Whether it is a list that can be walked page by page. */
  readonly pages?: boolean;
  /** Header that protects a repeat, where there is one. */
  readonly idempotency: 'standard' | 'x-external-id' | 'none';
  readonly version: 'required' | 'optional' | 'ignored';
  /** Versions it knows, oldest first. */
  readonly versions?: readonly string[];
  /** Error code -> status. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Calls by group and verb: what a client is made of. */
export type Calls = Readonly<Record<string, Readonly<Record<string, CallData>>>>;
