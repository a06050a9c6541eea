// What a client has to know of the calls of this package.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { Calls } from '@kasir/client';

/** Codes of every read. */
const read = {
  RATE_LIMIT_EXCEEDED: 429,
  INVALID_API_KEY: 401,
  REQUEST_FORBIDDEN_ERROR: 403,
  API_VALIDATION_ERROR: 400,
  SERVER_ERROR: 500,
} as const;

/** Codes of every write. */
const write = {
  RATE_LIMIT_EXCEEDED: 429,
  INVALID_API_KEY: 401,
  REQUEST_FORBIDDEN_ERROR: 403,
  IDEMPOTENCY_ERROR: 409,
  API_VALIDATION_ERROR: 400,
  SERVER_ERROR: 500,
} as const;

/** What the client has to know of each call. */
export const calls = {
  accountLinks: {
    create: {
      id: 'account_links.create',
      method: 'POST',
      path: '/snap/v1.0/registration-account-binding',
      body: true,
      idempotency: 'x-external-id',
      version: 'ignored',
      errors: {
        ...write,
        INVALID_PARTNER_ID: 401,
        INVALID_ACCESS_TOKEN: 401,
        INVALID_SIGNATURE: 401,
        INVALID_TIMESTAMP: 401,
        INVALID_JSON_FORMAT: 400,
        CHANNEL_NOT_ACTIVATED: 403,
        DUPLICATE_ERROR: 409,
        CHANNEL_UNAVAILABLE: 503,
      },
    },
  },
  accessTokens: {
    create: {
      id: 'access_tokens.create',
      method: 'POST',
      path: '/snap/v1.0/access-token/b2b',
      body: true,
      idempotency: 'none',
      version: 'ignored',
      errors: {
        ...read,
        INVALID_PARTNER_ID: 401,
        INVALID_SIGNATURE: 401,
        INVALID_TIMESTAMP: 401,
        INVALID_JSON_FORMAT: 400,
      },
    },
  },
} satisfies Calls;
