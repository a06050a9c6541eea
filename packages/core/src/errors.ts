// The error codes that any endpoint can return, and the JSON body that carries them. Clauses:
// ERR-01, ERR-02. Codes of a single endpoint are in its contract.

import type { Violation } from '@kasir/client';

export type { Violation };

/** Body of every response that is not a success (ERR-01). `errors` only accompanies validation. */
export interface ErrorBody {
  readonly error_code: string;
  readonly message: string;
  readonly errors?: readonly Violation[];
}

const callers = {
  RATE_LIMIT_EXCEEDED: 429, // ERR-CODE-RATE_LIMIT_EXCEEDED, ERR-STATUS-429
  INVALID_API_KEY: 401, // ERR-CODE-INVALID_API_KEY, ERR-STATUS-401
} as const;

const refusals = {
  ...callers,
  REQUEST_FORBIDDEN_ERROR: 403, // ERR-CODE-REQUEST_FORBIDDEN_ERROR, ERR-STATUS-403
} as const;

const shortRefusals = { ...callers, REQUEST_FORBIDDEN: 403 } as const;

// ERR-CODE-API_VALIDATION_ERROR, ERR-STATUS-400, ERR-UNSPEC-03
const reading = { API_VALIDATION_ERROR: 400, SERVER_ERROR: 500 } as const;
// IDEM-UNSPEC-06
const writing = { IDEMPOTENCY_ERROR: 409, ...reading } as const;

/** Codes that every endpoint can return, spread into its `errors` map in order of precedence. */
export const common = {
  read: { ...refusals, ...reading },
  write: { ...refusals, ...writing },
} as const;

/**
 * The codes of `common` with the short spelling of 403. Every endpoint of a resource uses them when
 * the specification lists that spelling at one of them: a resource has one spelling (AUTH-CONF-01).
 */
export const commonShort = {
  read: { ...shortRefusals, ...reading },
  write: { ...shortRefusals, ...writing },
} as const;

/** Codes of requests that reach no endpoint (CORE-UNSPEC-06). */
export const edgeErrors = {
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  HTTPS_REQUIRED: 403,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  SERVICE_UNAVAILABLE: 503,
} as const;

/** Returns the 403 code of an endpoint, which is that of its resource (AUTH-CONF-01). */
export const forbiddenCode = (errors: Readonly<Record<string, number>>): string =>
  'REQUEST_FORBIDDEN' in errors ? 'REQUEST_FORBIDDEN' : 'REQUEST_FORBIDDEN_ERROR';
