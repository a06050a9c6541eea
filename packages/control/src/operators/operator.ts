// Schemas of operators: people and programs that use the control API with a token of their own.
import { createdAt } from '@kasir/core';
import * as z from 'zod';
import { role } from '../role.ts';

/** The name of the control token of the installation, which no operator can have. */
export const ROOT = 'root';

/** The name of an operator, which identifies it in every entry of the audit log. */
export const operatorName = z
  .string()
  .regex(/^[a-z][a-z0-9._@-]{0,63}$/, {
    error:
      "Must be 1 to 64 lower-case letters, digits, '.', '_', '@' or '-', and begin with a letter.",
  })
  .refine((name) => name !== ROOT, {
    error: `Must not be ${ROOT}: that is the name of the control token.`,
  })
  .describe('Name of the operator.');

export const operator = z
  .object({
    name: z.string().describe('Name of the operator.'),
    role,
    created: createdAt,
    created_by: z.string().describe('Name of the operator who added it.'),
  })
  .describe('An operator, without its token.');
export type Operator = z.infer<typeof operator>;

/** An operator with the token, which is shown only once. */
export const newOperator = operator
  .extend({ token: z.string().describe('Its token, which is shown only once.') })
  .describe('An operator with its token, which is shown only once.');

/** The name in a path. */
export const byName = z.object({ name: operatorName }).describe('The name in a path.');
