// Defines the data of a call that a client needs at run time, derived from a contract without its
// schemas.

/** The data for making one call and reading its response. */
export interface CallData {
  /** `<resource>.<verb>`; unique. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template below the base URL; parameters as `{name}`. */
  readonly path: string;
  /** True when the request has a JSON body. */
  readonly body?: boolean;
  /** True when the body of a success is text instead of JSON. */
  readonly text?: boolean;
  /** True when the call is a list that can be read page by page. */
  readonly pages?: boolean;
  /** The kind of idempotency header that the endpoint accepts; `none` without one. */
  readonly idempotency: 'standard' | 'x-external-id' | 'none';
  readonly version: 'required' | 'optional' | 'ignored';
  /** Supported versions, oldest first. */
  readonly versions?: readonly string[];
  /** Error code -> status. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Calls by group and verb, from which a client is built. */
export type Calls = Readonly<Record<string, Readonly<Record<string, CallData>>>>;
