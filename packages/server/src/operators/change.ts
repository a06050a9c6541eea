// Decisions about operators: add, remove, another role, another token.
import { ROOT, type Role } from '@kasir/control';
import { fail, type Decision, type Fail } from '@kasir/core/server';
import { operators, type OperatorRow } from './kind.ts';

type Changed<C extends string> =
  | { readonly ok: true; readonly row: OperatorRow }
  | Fail<C | 'REQUEST_FORBIDDEN_ERROR'>;

/** The name of the operator who decides, and of the operator that the decision is about. */
interface Parties {
  readonly by: string;
  readonly name: string;
}

const unknown = fail(
  'DATA_NOT_FOUND',
  'There is no operator with this name. GET /operators lists them.',
);

/**
 * Refuses an operator who is no longer an admin: when two admins remove each other at once, only
 * the first decision takes effect.
 */
const refusalOf = (d: Decision, by: string): Fail<'REQUEST_FORBIDDEN_ERROR'> | null => {
  if (by === ROOT) return null;
  const row = d.get(operators, by);
  return row?.state.hash && row.state.role === 'admin'
    ? null
    : fail('REQUEST_FORBIDDEN_ERROR', `${by} is no admin any more. Ask another admin.`);
};

/** Refuses to remove oneself or to change one's own role: so admins never remove the last one. */
const refusalOfOwn = ({ by, name }: Parties): Fail<'REQUEST_FORBIDDEN_ERROR'> | null =>
  by === name
    ? fail('REQUEST_FORBIDDEN_ERROR', 'Nobody gives up the own role. Ask another admin to do it.')
    : null;

const findActive = (d: Decision, name: string): OperatorRow | undefined => {
  const row = d.get(operators, name);
  return row?.state.hash ? row : undefined;
};

/** Adds an operator; a name that was removed can be used again. */
export const addOperator = (
  d: Decision,
  { by, name }: Parties,
  { role, hash }: { readonly role: Role; readonly hash: string },
): Changed<'DUPLICATE_ERROR'> => {
  const refused = refusalOf(d, by);
  if (refused) return refused;
  const known = d.get(operators, name);
  if (known?.state.hash)
    return fail('DUPLICATE_ERROR', 'There is an operator with this name. Choose another one.');
  const state = { role, hash, created: d.now, createdBy: by };
  return {
    ok: true,
    row: known ? d.change(operators, known, state) : d.insert(operators, name, state),
  };
};

/** Removes an operator; the name stays, without a token. */
export const removeOperator = (d: Decision, parties: Parties): Changed<'DATA_NOT_FOUND'> => {
  const refused = refusalOf(d, parties.by) ?? refusalOfOwn(parties);
  if (refused) return refused;
  const row = findActive(d, parties.name);
  return row ? { ok: true, row: d.change(operators, row, { hash: null }) } : unknown;
};

/** Gives an operator another role. */
export const setRole = (d: Decision, parties: Parties, role: Role): Changed<'DATA_NOT_FOUND'> => {
  const refused = refusalOf(d, parties.by) ?? refusalOfOwn(parties);
  if (refused) return refused;
  const row = findActive(d, parties.name);
  return row ? { ok: true, row: d.change(operators, row, { role }) } : unknown;
};

/** Replaces an operator's own token; refused when the operator was removed meanwhile. */
export const replaceOwnToken = (
  d: Decision,
  name: string,
  hash: string,
): Changed<'REQUEST_FORBIDDEN_ERROR'> => {
  const row = findActive(d, name);
  return row
    ? { ok: true, row: d.change(operators, row, { hash }) }
    : fail('REQUEST_FORBIDDEN_ERROR', `${name} is no operator any more. Ask an admin.`);
};

/** Replaces the token of an operator. */
export const replaceToken = (
  d: Decision,
  { by, name }: Parties,
  hash: string,
): Changed<'DATA_NOT_FOUND'> => {
  const refused = refusalOf(d, by);
  if (refused) return refused;
  const row = findActive(d, name);
  return row ? { ok: true, row: d.change(operators, row, { hash }) } : unknown;
};
