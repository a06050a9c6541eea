// Payments to numbers and codes: each is in the ledger, and a number that has ended accepts none.
import type { Made } from '../run/samples/sample.ts';
import { Violation } from '../violation.ts';
import { field, itemsOf } from '../targets/wire/message.ts';
import type { Command, Outcome } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { open, refused } from './expecting.ts';
import { expectPaymentTransaction, having } from './money.ts';
import { get, among, paged } from './reading.ts';
import { amountAt } from './amounts.ts';
import { is, oneOf, some } from './rule.ts';
import { type Family, type NumberFacts, isClosed, inCurrency } from './numbers.ts';

interface PaymentFacts {
  readonly number: string;
  readonly amount: number;
}

export const paymentKindOf = (family: Family): Kind<PaymentFacts> => {
  const { endpoint, by } = family.payments;
  return {
    name: `a payment of ${family.name}`,
    clauses: '',
    classOf: () => 'paid',
    links: ({ number }) => [number],
    // A payment shows the current holder of its number.
    moving: [family.holder],
    rules: ({ number, amount }) => ({
      id: some(),
      [family.paidTo]: is(number),
      amount: is(amount),
      status: oneOf(['COMPLETED', undefined]),
    }),
    ...(by === 'id'
      ? { views: [get(endpoint)] }
      : among<PaymentFacts>('the payments of its number', {
          ...paged(endpoint),
          within: ({ facts }) => ({ params: { id: facts.number } }),
        })),
  };
};

export const payOf = (
  family: Family,
  kind: Kind<NumberFacts>,
  paymentKind: Kind<PaymentFacts>,
): Command<NumberFacts> => {
  const { api, clause, name, reference } = family;
  return {
    name: `pay ${name}`,
    endpoint: `${api}.simulate`,
    on: kind,
    weight: 3,
    factors: { amount: ['own', 'one more', 'thousands', 'hundred thousands'] },
    input: (occasion) => {
      const { model, thing, levels } = occasion;
      // A payment goes to the latest number with its reference.
      const latest = model
        .all(kind, thing.account)
        .findLast(({ facts }) => facts.sent[reference] === thing.facts.sent[reference]);
      if (latest !== thing) return null;
      const own = Number(thing.facts.amount ?? inCurrency(family, 30_000));
      const amounts: Readonly<Record<string, number>> = { own, 'one more': own + 1 };
      const amount = amounts[levels['amount'] ?? ''];
      return family.pay(
        thing,
        amount ?? inCurrency(family, amountAt(levels['amount'], occasion.draw)),
      );
    },
    expects: (facts, { input }) => {
      const amount = paidIn(input.body);
      if (facts.over || (isClosed(family, facts) && amount !== facts.amount))
        return refused(clause);
      return open(`paying ${name} that is ${kind.classOf({ ...facts, payments: 0 })}`);
    },
    change: (facts) => {
      facts.payments += 1;
      facts.open = true;
      if (facts.single) facts.over = true;
    },
    follows: (outcome) => receive(family, paymentKind, outcome),
  };
};

/** Records what a payment creates: its transaction, its object, its event. */
const receive = async (
  family: Family,
  paymentKind: Kind<PaymentFacts>,
  { model, thing, input, key }: Outcome<NumberFacts>,
): Promise<void> => {
  const { clause, reference, currency, category } = family;
  const { account, facts } = thing;
  const amount = paidIn(input.body);
  const paid = facts.sent[reference];
  const row = await newRow(model, thing, paymentKind, {
    currency,
    reference_id: paid,
    amount,
  });
  const id = String(row['product_id']);
  const made = model.add({
    kind: paymentKind,
    account,
    key: key(0),
    id,
    params: { payment_id: id },
    body: { id, amount, [family.paidTo]: thing.id },
    partial: true,
    facts: { number: thing.id, amount },
    view: 'its transaction',
  });
  expectPaymentTransaction(model, {
    account,
    name: `the payment ${id}`,
    owns: having({ product_id: id }),
    currency,
    amount,
    rules: { channel_category: is(category), reference_id: is(paid) },
  });
  model.expectEvent({
    account,
    names: [family.paidEvent],
    clause,
    about: (data) => data['payment_id'] === id || data['id'] === id,
    shows: made,
    rules: { amount: is(amount), [reference]: is(paid) },
  });
};

/** Returns the amount in the request of a payment. */
const paidIn = (body: unknown): number =>
  Number(field(body, 'transfer_amount') ?? field(body, 'amount'));

/** Returns the transaction of a payment that the model does not know yet. Throws `Violation`. */
const newRow = async (
  model: Model,
  { account }: ModelObject,
  kind: Kind<PaymentFacts>,
  { amount, ...query }: { currency: string; reference_id: unknown; amount: number },
): Promise<Made> => {
  await model.trial.context.control?.waitUntilIdle?.();
  const as = model.trial.pick(account.actors);
  const input = { query: { ...query, limit: 50 } };
  const { body } = await model.trial.call('transactions.list', input, { as });
  const found = (itemsOf(body) as Made[]).find(
    (row) =>
      row['reference_id'] === query.reference_id &&
      row['amount'] === amount &&
      !model.byId(kind, row['product_id']),
  );
  if (found) return found;
  throw new Violation(
    `a transaction over ${amount} of what was paid to ${String(query.reference_id)} (TXN-FIELD-amount)`,
    'none',
  );
};
