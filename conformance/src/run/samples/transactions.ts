// Transactions: that of a QR payment.
import { Blocked, expectStatus } from '../../violation.ts';
import { field, type Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { makeQr, payQr } from './qr-codes.ts';
import type { Body, Made, Samples } from './sample.ts';

/** The transactions that mention a reference, as the list returns them. */
const transactionsOf = async (trial: Trial, query: Body, as?: Actor): Promise<readonly Made[]> => {
  const response = await trial.call('transactions.list', { query }, { ...(as && { as }) });
  expectStatus(response, 200, 'for a list of transactions');
  const data = field(response.body, 'data');
  return Array.isArray(data) ? (data as Made[]) : [];
};

/** A transaction: that of a QR payment. */
export const makeTransaction = async (trial: Trial, as?: Actor): Promise<Made> => {
  const code = await makeQr(trial, {}, as);
  const payment = await payQr(trial, code, undefined, as);
  const rows = await transactionsOf(trial, { product_id: payment['id'] }, as);
  const [row] = rows;
  if (!row) throw new Blocked('a QR payment has no transaction');
  return row;
};

export const transactionSamples: Samples = {
  makers: { transaction: (trial) => makeTransaction(trial) },
};
