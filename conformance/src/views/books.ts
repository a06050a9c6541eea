// The ledger of an account: its transactions, page by page, are those of the movements of money,
// and balances follow from them.
import { spelled, toTimestamp } from '../run/samples/timestamps.ts';
import { addedBy, hasMoved, hundredths } from '../model/money.ts';
import type { Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import { transaction } from '../model/transactions.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectSame, expectStatus, expectThat } from '../violation.ts';
import { field, itemsOf, type Actor } from '../targets/wire/message.ts';
import { expectMovements } from './movements.ts';

const MOST_PAGES = 60;

/** Reads all transactions of an account in a currency, in the order of the target. */
const readAll = async (model: Model, account: Account, currency: string): Promise<Made[]> => {
  const rows: Made[] = [];
  const as = model.trial.pick(account.actors);
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after_id = rows.at(-1)?.['id'];
    const query = { currency, limit: 50, ...(after_id !== undefined && { after_id }) };
    const response = await model.trial.call('transactions.list', { query }, { as });
    expectStatus(response, 200, 'for a list of transactions');
    rows.push(...(itemsOf(response.body) as Made[]));
    if (field(response.body, 'has_more') !== true) break;
  }
  return rows;
};

/** Notes the balances that the accounts have at the beginning. */
export const noteOpenings = async (model: Model, currencies: readonly string[]): Promise<void> => {
  for (const account of model.accounts.filter(({ alone }) => alone))
    for (const currency of currencies) await lookAtBalance(model, account, currency, []);
};

/** Compares the transactions and the balance of an account with the movements of the model. */
export const lookAtBooks = async (model: Model, account: Account): Promise<void> => {
  if (!model.endpoints.has('transactions.list')) return;
  const own = model.movements.filter((movement) => movement.account === account);
  const visible = model.things.flatMap((thing) => {
    const currency = thing.account === account ? thing.seen('currency') : null;
    return typeof currency === 'string' ? [currency] : [];
  });
  for (const currency of new Set([...own.map((movement) => movement.currency), ...visible])) {
    const all = await readAll(model, account, currency);
    const movements = own.filter((movement) => movement.currency === currency);
    // A transaction that is held for later, or failed, has moved nothing.
    const moved = all.filter(hasMoved);
    for (const { clause } of expectMovements(movements, moved))
      model.note(clause, { view: 'the books', at: 'transactions.list' });
    if (account.alone)
      for (const row of moved)
        expectThat(
          movements.some(({ owns }) => owns(row)),
          'a transaction only where money was moved (TXN-FIELD-product_id)',
          row,
        );
    for (const row of all) seeRow(model, account, row);
    if (account.alone) await lookAtBalance(model, account, currency, all);
  }
};

/**
 * Compares a transaction as the list shows it; the first time it becomes an object of the model.
 */
const seeRow = (model: Model, account: Account, row: Made): void => {
  const known = model.byId(transaction, row['id']);
  if (known) known.see(row, { view: 'the list of transactions', at: 'transactions.list' });
  else
    model.add({
      kind: transaction,
      account,
      key: `txn ${String(row['id'])}`,
      body: row,
      facts: { row },
      params: { transaction_id: String(row['id']) },
      view: 'the list of transactions',
      isFound: true,
    });
};

/** Checks that the balance is the sum of the transactions. */
const lookAtBalance = async (
  model: Model,
  account: Account,
  currency: string,
  rows: readonly Made[],
): Promise<void> => {
  if (!model.endpoints.has('balance.get')) return;
  const as = model.trial.pick(account.actors);
  const response = await model.trial.call('balance.get', { query: { currency } }, { as });
  expectStatus(response, 200, 'for a balance');
  const balance = hundredths(field(response.body, 'balance'));
  const moved = rows.reduce((sum, row) => sum + addedBy(row), 0);
  const name = `${account.name} ${currency}`;
  // An account may begin with any balance; the model notes it at the first look and keeps it.
  const opening = model.openings.get(name) ?? balance - moved;
  model.openings.set(name, opening);
  expectSame(
    `the balance in ${currency}, by its transactions (TXN-FIELD-net_amount)`,
    opening + moved,
    balance,
  );
  model.note('TXN-FIELD-net_amount', { view: 'the balance', at: 'balance.get' });
  if (rows.length > 0 && model.trial.isHeldToContracts && model.trial.random() < PAST_SHARE)
    await lookAtPastBalance(model.trial, { currency, as, balance, rows });
};

/** The share of balances that are read at a past instant, too. */
const PAST_SHARE = 0.3;

/**
 * Checks that the balance at the last transaction is the current one, and that the balance at any
 * instant is the same however the instant is written.
 */
const lookAtPastBalance = async (
  trial: Trial,
  now: {
    readonly currency: string;
    readonly as: Actor;
    readonly balance: number;
    readonly rows: readonly Made[];
  },
): Promise<void> => {
  const { currency, as, balance, rows } = now;
  const at = async (at_timestamp: string): Promise<number> => {
    const response = await trial.call('balance.get', { query: { currency, at_timestamp } }, { as });
    expectStatus(response, 200, 'for a balance of the past');
    return hundredths(field(response.body, 'balance'));
  };
  const times = rows.map(({ created, updated }) =>
    Math.max(Date.parse(String(created)), Date.parse(String(updated))),
  );
  const last = spelled(Math.max(...times), trial);
  expectSame(`the balance at ${last}, after all transactions`, balance, await at(last));
  const moment = trial.pick([...new Set(times)]);
  const [own, other] = [toTimestamp(moment), spelled(moment, trial)];
  expectSame(`the balance at ${other}, as at ${own}`, await at(own), await at(other));
};
