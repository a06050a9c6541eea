// What the contracts of the control API share: their error codes, and the parts that several take.
import type { RouteSpec } from '@kasir/core';
import { z } from 'zod';

/** Declares an operation; one token opens all of them, so there is no permission to name. */
export const controlContract = <const C extends RouteSpec>(spec: C): C => spec;

/** No fields: what an operator misspells is refused, never ignored. */
export const nothing = z.strictObject({});

export const mode = z.enum(['test', 'live']);

/** The id in a path. */
export const byId = z.object({ id: z.string() });

/** Codes of every operation, in order of precedence. */
export const commonErrors = {
  REQUEST_FORBIDDEN_ERROR: 403,
  INVALID_API_KEY: 401,
  API_VALIDATION_ERROR: 400,
  SERVER_ERROR: 500,
} as const;

/** Codes of an operation on something that may not exist. */
export const objectErrors = { ...commonErrors, DATA_NOT_FOUND: 404 } as const;
