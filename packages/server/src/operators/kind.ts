// Operators: who may use the control API beside the holder of the control token. One record for
// each name in the system partition; a removed one stays, without a token.
import { recordKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import { roles, type Role } from '@kasir/control';
import * as z from 'zod';

export interface OperatorState {
  readonly role: Role;
  /** Keyed digest of the token; null for a removed operator. */
  readonly hash: string | null;
  readonly created: number;
  readonly createdBy: string;
}

const { line, moment, text } = stateFields;

/** Its id is its name. */
export const operators = recordKind<OperatorState>()({
  name: 'operator',
  state: schemaOf<OperatorState>()(
    z.strictObject({ role: z.enum(roles), hash: line, created: moment, createdBy: text }),
  ),
  keys: { hash: ({ hash }) => hash },
});

export type OperatorRow = RowOf<typeof operators>;
