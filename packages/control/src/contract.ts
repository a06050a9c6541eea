// Defines contracts of the control API, with the error codes and fields that they share.
import type { RouteSpec } from '@kasir/core';
import * as z from 'zod';
import type { Role } from './role.ts';

/** An operation of the control API. */
export interface ControlSpec extends RouteSpec {
  /** The lowest role that may use it. A viewer can only replace its own token. */
  readonly role: Role;
  /** True for an operation of viewers that changes data: the audit log then records it. */
  readonly isAct?: boolean;
}

/**
 * Declares an operation. The role of the caller authorizes it, so contracts have no permission.
 * Operations have no versions, and a repeated request is executed again.
 */
export const controlContract = <const C extends ControlSpec>(spec: C) =>
  ({ ...spec, idempotency: 'none', version: 'ignored' }) as const;

/** The schema without fields: a misspelled field is refused, never ignored. */
export const nothing = z.strictObject({}).describe('No fields.');

/** Functions that create the schemas of dates and times on the wire. */
export const { date: dateText, datetime: timeText } = z.iso;

export const mode = z.enum(['test', 'live']).describe('Test or live mode.');

/** The id in a path. */
export const byId = z
  .object({ id: z.string().describe('Id of the object that the call is about.') })
  .describe('The id in a path.');

/** A field of this name, or override_reason, in a body is the reason in the audit log. */
export const reason = z
  .string()
  .min(1)
  .max(500)
  .optional()
  .describe('Why it is done: the audit log keeps it.');

/** Parameters of a list, newest first: `before` is the `next` of the previous page. */
export const page = {
  limit: z.int().min(1).max(100).default(20).describe('Maximum number of items on a page.'),
  before: z
    .string()
    .min(1)
    .optional()
    .describe('Continues before this item: the next of the previous page.'),
};

/** The cursor of the next page, or null at the end. */
export const next = z.string().nullable().describe('Continues the list; null at its end.');

/** Error codes of every operation, in order of precedence. */
export const commonErrors = {
  REQUEST_FORBIDDEN_ERROR: 403,
  INVALID_API_KEY: 401,
  API_VALIDATION_ERROR: 400,
  SERVER_ERROR: 500,
} as const;

/** Error codes of an operation on an object that may not exist. */
export const objectErrors = { ...commonErrors, DATA_NOT_FOUND: 404 } as const;
