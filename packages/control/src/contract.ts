// What the contracts of the control API share: their error codes, and the parts that several take.
import type { RouteSpec } from '@kasir/core';
import * as z from 'zod';

/**
 * Declares an operation. One token opens all of them, so there is no permission to name; nothing is
 * versioned, and a repeat does again what it says.
 */
export const controlContract = <const C extends RouteSpec>(spec: C) =>
  ({ ...spec, idempotency: 'none', version: 'ignored' }) as const;

/** No fields: what an operator misspells is refused, never ignored. */
export const nothing = z.strictObject({});

export const mode = z.enum(['test', 'live']);

/** The id in a path. */
export const byId = z.object({ id: z.string() });

/** Newest first, in pages: `before` is the `next` of the page before. */
export const page = {
  limit: z.int().min(1).max(100).default(20),
  before: z.string().min(1).optional(),
};

/** What continues a list, or null at its end. */
export const next = z.string().nullable();

/** Codes of every operation, in order of precedence. */
export const commonErrors = {
  REQUEST_FORBIDDEN_ERROR: 403,
  INVALID_API_KEY: 401,
  API_VALIDATION_ERROR: 400,
  SERVER_ERROR: 500,
} as const;

/** Codes of an operation on something that may not exist. */
export const objectErrors = { ...commonErrors, DATA_NOT_FOUND: 404 } as const;
