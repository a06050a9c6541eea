// Defines the errors of the protocol, and which of them prove that nothing was sent.
import * as z from 'zod';
import { text } from './values.ts';

/**
 * Code -> status of the errors which prove that nothing was sent to the processor, and that nothing
 * will be.
 */
export const refusals = {
  VERSION_UNSUPPORTED: 400,
  INVALID: 400,
  SIGNATURE_INVALID: 401,
  ID_REUSED: 409,
  EXPIRED: 410,
  NOT_SUPPORTED: 422,
  PARENT_INVALID: 422,
  AMOUNT_INVALID: 422,
  SLOW_DOWN: 429,
} as const;
export type RefusalCode = keyof typeof refusals;

/** Code -> status of all errors. */
export const errorStatuses = {
  ...refusals,
  OPERATION_NOT_FOUND: 404,
  ENDPOINT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  INTERNAL_ERROR: 500,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

export const connectorError = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
      message: text(4_096).meta({ description: 'What is wrong, and what to do.' }),
      field: text(512).nullable(),
      operation: text(64).nullable(),
    }),
  })
  .meta({ description: 'A response without success.' });

/** Returns whether a code proves that nothing was sent to the processor. */
export const isRefusal = (code: ErrorCode): code is RefusalCode => Object.hasOwn(refusals, code);
