// Reads the state of reconciliation: feeds, ledgers, statements by day, open differences.
import { controlContracts } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import { exponents } from '@kasir/core/money';
import { ok } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { operations } from '@kasir/payments/operation';
import {
  adjustableLedgers,
  dayOf,
  startOf,
  statementFeeds,
  statements,
} from '@kasir/payments/reconciliation';
import { operation, unknownAccount } from '../operation.ts';
import { countReasons, openDifferences } from './open-differences.ts';
import { viewStatement } from './view.ts';

const DAY_MS = 86_400_000;
const DAYS = 31;

/** The most statements and feeds of one response. */
const ROWS_MAX = 1_000;

const ledgersIn = (view: View) =>
  Object.keys(exponents).flatMap((currency) =>
    adjustableLedgers
      .filter((ledger) => view.entries(ledger, currency, { limit: 1 }).length > 0)
      .map((ledger) => ({ ledger, currency, balance: view.balance(ledger, currency) })),
  );

const suspenseIn = (view: View) =>
  view
    .list(operations, { any: { suspense: Object.keys(exponents) } }, { limit: ROWS_MAX })
    .rows.map(({ id, state }) => ({
      operation: id,
      connector: state.connector,
      work: state.work,
      status: state.status,
      reference: state.reference,
      currency: state.currency,
      amount: state.suspense ?? 0,
      updated: toIsoString(state.updated),
    }));

const feedsIn = (view: View) =>
  view.list(statementFeeds, {}, { limit: ROWS_MAX, order: 'asc' }).rows.map(({ state }) => ({
    connector: state.connector,
    is_fetched: state.active,
    scheduled_until: state.planned,
    complete_until: state.complete,
  }));

export const readReconciliationStatus = operation(
  controlContracts.reconciliation.status,
  async (kasir, { params, query }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const partition = { account: account.id, mode: 'live' } as const;
    const open = await openDifferences(kasir, partition);
    const byStatement = Map.groupBy(open, ({ state }) => state.statement);
    const byConnector = Map.groupBy(open, ({ state }) => state.connector);
    return kasir.store.view(partition, (view) => {
      const to = startOf(query.to ?? dayOf(view.now));
      const from = query.from === undefined ? to - DAYS * DAY_MS : startOf(query.from);
      const { connector } = query;
      const { rows } = view.list(
        statements,
        {
          between: { day: { gte: from, lte: to } },
          ...(connector !== undefined && { any: { connector: [connector] } }),
        },
        { limit: ROWS_MAX },
      );
      return ok({
        connectors: feedsIn(view),
        ledgers: ledgersIn(view),
        suspense: suspenseIn(view),
        open_differences: [...byConnector].flatMap(([name, own]) =>
          countReasons(own).map((counted) => ({ connector: name, ...counted })),
        ),
        statements: rows
          .map((row) => viewStatement(row, countReasons(byStatement.get(row.id) ?? [])))
          .toSorted(
            (a, b) => b.date.localeCompare(a.date) || a.connector.localeCompare(b.connector),
          ),
      });
    });
  },
);
