// The ledger of an account: each movement of money has its transactions, nothing else has any, and
// balances follow from them.
import { spelled, toTimestamp } from '../run/samples/timestamps.ts';
import { addedBy, hasMoved, hundredths } from '../model/money.ts';
import type { Account } from '../model/account.ts';
import type { Movement, Model } from '../model/model.ts';
import { transaction } from '../model/transactions.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectSame, expectStatus, expectThat, Violation } from '../violation.ts';
import { field, itemsOf, type Actor } from '../targets/wire/message.ts';
import { toText } from '../differences.ts';

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

const signedAmount = (row: Made): number =>
  (row['cashflow'] === 'MONEY_OUT' ? -1 : 1) * hundredths(row['amount']);

/** Returns what a row adds to the future balance of the account, in hundredths. */
const net = ({ net_amount, ...row }: Made): number =>
  signedAmount({ ...row, amount: net_amount ?? row['amount'] });

type Rules = NonNullable<Movement['rows']>[number];

const holdsOf = (rules: Rules, row: Made): number =>
  Object.entries(rules).filter(([name, { holds }]) => holds(row[name])).length;

/** The fields by which a transaction is recognized. */
const NAMES = ['id', 'type', 'status', 'product_id', 'reference_id', 'amount', 'currency'];

/** Returns the violation of a transaction that is missing; it shows the rows that come closest. */
const missing = (
  { name, clause }: Movement,
  rules: Rules,
  rows: readonly Made[],
  strangers: readonly Made[],
): Violation => {
  const wanted = Object.entries(rules).map(([field, { expected }]) => `${field} ${expected}`);
  const expected = `a transaction of ${name} with ${wanted.join(', ')} (${clause})`;
  const [nearest] = rows.toSorted((one, other) => holdsOf(rules, other) - holdsOf(rules, one));
  if (!nearest) {
    const named = strangers.map((row) =>
      Object.fromEntries(NAMES.map((field) => [field, row[field]])),
    );
    return new Violation(
      expected,
      named.length === 0 ? 'none' : `none; but of nothing that is known: ${toText(named)}`,
    );
  }
  const wrong = Object.entries(rules).filter(([field, { holds }]) => !holds(nearest[field]));
  const violation = new Violation(
    expected,
    `${String(nearest['id'])} with ${wrong.map(([field]) => `${field} ${toText(nearest[field])}`).join(', ')}`,
  );
  violation.diff = wrong.map(([path, rule]) => ({
    path,
    wanted: rule.expected,
    seen: toText(nearest[path]),
  }));
  return violation;
};

/**
 * Checks that the rows of a movement are those that its clause states; `strangers` are the rows
 * that belong to no movement.
 */
const compare = (movement: Movement, rows: readonly Made[], strangers: readonly Made[]): void => {
  const { rows: rules, sum, name, clause } = movement;
  const due = movement.due?.() ?? 'must';
  if (due === 'may' && rows.length === 0) return;
  if (due === 'must not') {
    const what = `the sum of the transactions of ${name}, which has not succeeded (${clause})`;
    expectSame(
      what,
      0,
      rows.reduce((all, row) => all + signedAmount(row), 0),
    );
    return;
  }
  const returned = ({ status }: Made): boolean => status === 'REFUNDED' || status === 'REVERSED';
  if (due === 'must be back') {
    const rest = rows
      .filter((row) => !returned(row))
      .reduce((all, row) => all + signedAmount(row), 0);
    expectSame(`the amount kept of ${name}, which was refunded (${clause})`, 0, rest);
    return;
  }
  if (movement.isBack && rows.length > 0 && rows.every(returned)) return;
  if (movement.isBack) {
    const kept = rows.reduce((all, row) => all + net(row), 0);
    expectSame(`the amount kept of ${name}, with its fees (${clause})`, 0, kept);
  }
  if (rules === null) {
    expectSame(
      `the sum of the transactions of ${name} (${clause})`,
      sum(),
      rows.reduce((all, row) => all + signedAmount(row), 0),
    );
    return;
  }
  const open = [...rows];
  for (const rule of rules) {
    const at = open.findIndex((row) =>
      Object.entries(rule).every(([name, { holds }]) => holds(row[name])),
    );
    if (at === -1) throw missing(movement, rule, open, strangers);
    open.splice(at, 1);
  }
  expectSame(`transactions of ${name} beside the stated ones (${clause})`, [], open);
};

/**
 * Returns movements in groups whose transactions look alike: a key that is sent again
 * once it is forgotten makes a second object with the references of the first (IDEM-11).
 */
const groupsOf = (movements: readonly Movement[], rows: readonly Made[]): readonly Movement[][] => {
  let groups = movements.map((movement) => [movement]);
  for (const row of rows) {
    const owners = groups.filter((group) => group.some(({ owns }) => owns(row)));
    if (owners.length > 1)
      groups = [...groups.filter((group) => !owners.includes(group)), owners.flat()];
  }
  return groups;
};

/** Returns the sum of several movements; null when it is open how much of it must have moved. */
const together = (group: readonly Movement[]): Movement | null => {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return first ?? null;
  const dues = new Map(group.map((one) => [one, one.due?.() ?? 'must']));
  if (group.some((one) => one.isBack || !['must', 'must not'].includes(dues.get(one) ?? '')))
    return null;
  const moving = group.filter((one) => dues.get(one) === 'must');
  const rows = moving.flatMap((one) => one.rows ?? []);
  return {
    ...first,
    name: group.map(({ name }) => name).join(' and '),
    owns: (row) => group.some(({ owns }) => owns(row)),
    rows: moving.some((one) => one.rows === null) ? null : rows,
    due: () => 'must',
    sum: () => moving.reduce((all, { sum }) => all + sum(), 0),
  };
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
    const strangers = moved.filter((row) => !movements.some(({ owns }) => owns(row)));
    for (const movement of groupsOf(movements, moved).map(together)) {
      if (movement === null) continue;
      compare(movement, moved.filter(movement.owns), strangers);
      model.note(movement.clause, { view: 'the books', at: 'transactions.list' });
    }
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
