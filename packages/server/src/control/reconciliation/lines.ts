// Lists lines of statements.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import type { ListFilter, View } from '@kasir/core/store';
import { findStatement, statementLines } from '@kasir/payments/reconciliation';
import { operation, unknownAccount } from '../operation.ts';
import { viewLine } from './view.ts';

interface Chosen {
  readonly connector?: string | undefined;
  readonly date?: string | undefined;
  readonly status?: 'MATCHED' | 'DIFFERENT' | undefined;
}

/** Returns the filter of a list; null when the statement of the day is unknown. */
const filterOf = (view: View, { connector, date, status }: Chosen): ListFilter | null => {
  const statement =
    connector === undefined || date === undefined ? null : findStatement(view, { connector, date });
  if (statement === undefined) return null;
  return {
    ...(statement && { parent: statement.id }),
    any: {
      ...(status && { status: [status] }),
      ...(connector !== undefined && { connector: [connector] }),
    },
  };
};

export const listStatementLines = operation(
  controlContracts.reconciliation.lines,
  async (kasir, { params, query: { limit, before, ...chosen } }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return kasir.store.view({ account: account.id, mode: 'live' }, (view) => {
      const filter = filterOf(view, chosen);
      if (!filter) return ok({ data: [], next: null });
      const page = { limit, ...(before !== undefined && { after: before }) };
      const { rows, more } = view.list(statementLines, filter, page);
      return ok({ data: rows.map(viewLine), next: more ? (rows.at(-1)?.id ?? null) : null });
    });
  },
);
