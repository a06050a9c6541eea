// Imports lines of a statement.
import { controlContracts } from '@kasir/control';
import { decideQuietly, invalid, ok } from '@kasir/core/server';
import { completeStatement, findStatement } from '@kasir/payments/reconciliation';
import { reviewConnector } from '../../reconciliation/review.ts';
import { storeLines } from '../../reconciliation/store-statement.ts';
import { operation, unknownAccount } from '../operation.ts';
import { unknownConnector } from './connector-check.ts';
import { countReasons, openDifferences } from './open-differences.ts';
import { viewStatement } from './view.ts';

export const importStatement = operation(
  controlContracts.reconciliation.import,
  async (kasir, { params, body: { connector, date, lines: sent, is_complete } }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const { store } = kasir;
    const partition = { account: account.id, mode: 'live' } as const;
    const unknown = await store.view(partition, (view) => unknownConnector(view, connector));
    if (unknown) return unknown;
    const day = { connector, date };
    const lines = sent.map(({ settled_at, ...line }) => ({
      ...line,
      settled: Date.parse(settled_at),
    }));
    try {
      await storeLines(store, partition, { day, source: 'uploaded', lines });
    } catch (error) {
      if (error instanceof RangeError) return invalid('body.lines', error.message);
      throw error;
    }
    if (is_complete)
      await store.exec(partition, (at, tx) =>
        decideQuietly(at, tx, (d) => completeStatement(d, day, null)),
      );
    await reviewConnector(store, partition, connector);
    const open = await openDifferences(kasir, partition);
    return store.view(partition, (view) => {
      const row = findStatement(view, day);
      if (!row) throw new Error(`The statement of ${date} is missing.`);
      const own = open.filter(({ state }) => state.statement === row.id);
      return ok(viewStatement(row, countReasons(own)));
    });
  },
);
