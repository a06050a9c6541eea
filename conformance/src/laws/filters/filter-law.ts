// Shared by filter laws: an account with transactions, and the comparison with the expected rows.
import { law, type Law } from '../../law.ts';
import {
  queryTransactions,
  expectedRows,
  createTransactionFixture,
  type TransactionFixture,
} from '../../models/transaction-fixture.ts';
import { idsOf, type Query } from '../../models/list-pages.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame } from '../../violation.ts';
import { encoded } from '../../wire/encode.ts';

export const LIST = 'transactions.list';

const endpoints = [
  'qr_codes.create',
  'qr_codes.simulate',
  'payment_requests.create',
  'payment_requests.simulate',
  'refunds.create',
  'refunds.get',
  LIST,
];

interface FilterLaw
  extends Pick<Law, 'id' | 'title' | 'level' | 'clauses'>, Partial<Pick<Law, 'witnesses'>> {
  readonly run: (trial: Trial, fixture: TransactionFixture) => Promise<void>;
}

/** A law about the transaction list, run on an account with transactions of every kind. */
export const filterLaw = ({ run, ...rest }: FilterLaw): Law =>
  law({
    ...rest,
    on: LIST,
    endpoints,
    run: async (trial) => run(trial, await createTransactionFixture(trial)),
  });

/** Compares what a query returns with what the specification's table says it must. */
export const expectFilterResult = async (
  trial: Trial,
  fixture: TransactionFixture,
  query: Query,
): Promise<void> => {
  const wanted = expectedRows(fixture, query);
  const seen = await queryTransactions(trial, fixture, query);
  expectSame(`the rows of ${encoded(query)}`, idsOf(wanted).toSorted(), idsOf(seen).toSorted());
};

/** Fields of a row by the parameter that filters them. */
export const columns: Readonly<Record<string, string>> = {
  types: 'type',
  statuses: 'status',
  channel_categories: 'channel_category',
};
