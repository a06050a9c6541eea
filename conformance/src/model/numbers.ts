// Numbers and codes that payers pay to: virtual accounts and payment codes of the legacy API. No
// clause states their shape: sent values are shown, payments are in the ledger, and a number that
// has ended accepts nothing more.
import { differences } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import { metadataOf } from '../run/samples/values.ts';
import { expectThat, Violation } from '../violation.ts';
import { field, itemsOf } from '../wire/message.ts';
import type { Command, Occasion, Outcome, Sent } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';

import { open, refused } from './expecting.ts';
import { addMade } from './acting.ts';
import { expectPaymentTransaction, having } from './money.ts';
import { get, among, paged } from './reading.ts';
import { once } from './becoming.ts';
import { amountAt } from './amounts.ts';
import { referenceFor, references } from './references.ts';
import { echo, is, oneOf, some, type Rule, instant, given } from './rule.ts';

/** The properties in which families of numbers differ. */
export interface Family {
  /** Its name in messages, e.g. `a virtual account`. */
  readonly name: string;
  /** Resource of its endpoints, e.g. `payment_codes`. */
  readonly api: string;
  readonly clause: string;
  readonly currency: string;
  readonly category: string;
  /** The names of its fields. */
  readonly reference: string;
  readonly amount: string;
  readonly end: string;
  readonly holder: string;
  /** The field of the number itself. */
  readonly number: string;
  /** The field in which a payment names its number. */
  readonly paidTo: string;
  readonly paidEvent: string;
  /** The event of its status and of changes; null without one. */
  readonly statusEvent: string | null;
  /** Channel -> the fields that select it. */
  readonly channels: Readonly<Record<string, Made>>;
  /** True when an amount is enforced only if is_closed was sent as true. */
  readonly isClosable: boolean;
  readonly hasMetadata: boolean;
  /** The number of digits that a merchant can choose; null when it cannot. */
  readonly digits: number | null;
  /** True when its holder can be changed. */
  readonly isRenamed: boolean;
  /** Returns the request of a payment. */
  pay(
    thing: ModelObject<NumberFacts>,
    amount: number,
  ): { params?: Readonly<Record<string, string>>; body: Made };
  /** The endpoint that shows a payment by its id, or that lists the payments of a number. */
  readonly payments: { readonly endpoint: string; readonly by: 'id' | 'number' };
}

export interface NumberFacts {
  readonly sent: Made;
  amount: unknown;
  single: boolean;
  description: unknown;
  metadata: unknown;
  holder: unknown;
  /** When it ends; null until that was seen. */
  ends: number | null;
  /** True when it has ended: by its time, its only payment, or its merchant. */
  over: boolean;
  /** True when it was seen to be open; at first a number may still be PENDING. */
  open: boolean;
  payments: number;
}

interface PaymentFacts {
  readonly number: string;
  readonly amount: number;
}

const AWAKE = ['ACTIVE', 'PENDING'];
const ENDED = ['INACTIVE', 'EXPIRED'];

const HOUR_MS = 3_600_000;

const statusRule = ({ over, open }: NumberFacts): Rule => {
  if (over) return oneOf(ENDED);
  return open ? is('ACTIVE') : oneOf(AWAKE);
};

/** Returns whether only one amount may be paid. */
const isClosed = ({ isClosable }: Family, { sent, amount }: NumberFacts): boolean =>
  isClosable ? sent['is_closed'] === true : amount !== undefined && amount !== null;

const kindOf = (family: Family): Kind<NumberFacts> => {
  const { api, amount, end, holder, reference, statusEvent, clause } = family;
  return {
    name: family.name,
    clauses: '',
    classOf: (facts) =>
      [
        isClosed(family, facts) ? 'closed' : 'open',
        facts.single ? 'once' : 'often',
        facts.over ? 'ended' : 'waiting',
        facts.payments > 0 ? 'paid' : '',
      ].join(' '),
    moving: ['status', end, 'updated', 'updated_at', 'alternative_displays'],
    rules: (facts) => ({
      id: some(),
      [reference]: is(facts.sent[reference]),
      [holder]: is(facts.holder),
      [amount]: echo(facts.amount),
      is_single_use: is(facts.single),
      ...(family.isClosable && { is_closed: is(isClosed(family, facts)) }),
      // The fields that selected the channel are shown.
      ...given(facts.sent, channelNames(family)),
      description: echo(facts.description),
      ...(family.hasMetadata && { metadata: echo(facts.metadata) }),
      status: statusRule(facts),
      [end]: facts.ends === null ? some() : instant(facts.ends),
    }),
    learn: (facts, thing) => {
      facts.ends ??= Date.parse(String(thing.seen(end)));
      facts.open ||= thing.seen('status') === 'ACTIVE';
    },
    clearUndetermined: ({ over, open }) => !over && !open,
    passing: ['ACTIVE'],
    ...(statusEvent !== null && {
      announces: { ACTIVE: { names: [statusEvent], clause } },
    }),
    views: [get(`${api}.get`)],
    timers: ({ over, ends }) =>
      once(over ? null : ends, 'its end', clause, (facts) => {
        facts.over = true;
      }),
  };
};

const paymentKindOf = (family: Family): Kind<PaymentFacts> => {
  const { endpoint, by } = family.payments;
  return {
    name: `a payment of ${family.name}`,
    clauses: '',
    classOf: () => 'paid',
    links: ({ number }) => [number],
    // It shows the current holder of its number.
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

/** Returns an amount with hundredths where the market has them. */
const inCurrency = ({ currency }: Family, amount: number): number =>
  currency === 'PHP' ? amount / 100 : amount;

/** Returns the body of a new number by its levels; null when they allow none. */
const bodyOf = (family: Family, kind: Kind<NumberFacts>, occasion: Occasion): Made | null => {
  const { reference, amount, end, holder, digits } = family;
  const { model, levels, draw } = occasion;
  const called = referenceFor(occasion, kind, reference);
  const after = { 'in an hour': HOUR_MS, 'in a day': 24 * HOUR_MS }[levels['end'] ?? ''];
  const taken = model.all(kind).findLast(({ facts }) => chosenIn(facts) !== undefined);
  if (called === null) return null;
  if (levels['number'] === 'taken' && !taken) return null;
  if (after !== undefined && model.now === null) return null;
  if (levels['closed'] === 'true' && levels['amount'] === 'none') return null;
  const chosen = String(10 ** ((digits ?? 2) - 1) + draw.integer(1, 10 ** 8));
  const number = levels['number'] === 'taken' && taken ? chosenIn(taken.facts) : chosen;
  return {
    ...(levels['number'] === 'taken' && taken
      ? channelFieldsOf(family, taken.facts)
      : family.channels[levels['channel'] ?? '']),
    [reference]: called,
    [holder]: 'Siti Rahayu',
    ...(levels['amount'] !== 'none' && {
      [amount]: inCurrency(family, amountAt(levels['amount'], occasion.draw)),
    }),
    ...(levels['use'] !== 'left out' && { is_single_use: levels['use'] === 'once' }),
    ...((levels['closed'] ?? 'left out') !== 'left out' && {
      is_closed: levels['closed'] === 'true',
    }),
    ...(after !== undefined && { [end]: new Date((model.now ?? 0) + after).toISOString() }),
    ...(levels['description'] === 'given' && { description: 'Two coffees' }),
    ...metadataOf(levels['metadata'], draw),
    ...((levels['number'] === 'chosen' || levels['number'] === 'taken') && {
      virtual_account_number: number,
    }),
  };
};

const createOf = (family: Family, kind: Kind<NumberFacts>): Command => {
  const { api, clause, name, amount, end, holder, digits } = family;
  return {
    name: `create ${name}`,
    endpoint: `${api}.create`,
    on: null,
    keyed: true,
    weight: 2,
    factors: {
      channel: Object.keys(family.channels),
      amount: ['none', 'thousands', 'hundred thousands'],
      use: ['left out', 'once', 'often'],
      end: ['none', 'in an hour', 'in a day'],
      description: ['left out', 'given'],
      ...(family.isClosable && { closed: ['left out', 'true', 'false'] }),
      ...(family.hasMetadata && { metadata: ['none', 'one', 'odd'] }),
      ...(digits !== null && { number: ['given', 'given', 'chosen', 'taken'] }),
      reference: references,
    },
    input: (occasion) => {
      const body = bodyOf(family, kind, occasion);
      return body && { body };
    },
    expects: (_, { model, account, input, levels }) => {
      const chosen = field(input.body, 'virtual_account_number');
      const same = model.all(kind).filter(({ facts }) => isSameNumber(family, facts, input.body));
      if (chosen !== undefined && same.length > 0)
        return same.some((one) => one.account === account && !one.facts.over)
          ? refused(clause, { status: 409 })
          : open(
              same.some((one) => !one.facts.over)
                ? `a number of ${String(field(input.body, 'bank_code'))} that another account has`
                : 'a number that has ended',
            );
      const channel = levels['channel'] ?? '';
      const how = chosen === undefined ? '' : ' with a chosen number';
      return open(`${name} of ${channel}${how}`);
    },
    follows: (outcome) => {
      const { model, input } = outcome;
      const sent = input.body as Made;
      const ends = sent[end];
      const made = addMade(outcome, kind, {
        sent,
        amount: sent[amount],
        single: sent['is_single_use'] === true,
        description: sent['description'],
        metadata: sent['metadata'],
        holder: sent[holder],
        ends: typeof ends === 'string' ? Date.parse(ends) : null,
        over: false,
        open: false,
        payments: 0,
      });
      expectOwnNumber(model, family, made);
    },
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the digits that its merchant has chosen; undefined without any. */
export const chosenIn = ({ sent }: NumberFacts): string | undefined => {
  const digits = sent['virtual_account_number'];
  return typeof digits === 'string' ? digits : undefined;
};

/** Returns the names of the fields that select a channel. */
const channelNames = ({ channels }: Family): readonly string[] =>
  Object.keys(Object.values(channels)[0] ?? {});

const channelFieldsOf = (family: Family, { sent }: NumberFacts): Made =>
  Object.fromEntries(channelNames(family).map((name) => [name, sent[name]]));

/** Returns whether a request chooses the same digits and channel as a number. */
const isSameNumber = (family: Family, facts: NumberFacts, body: unknown): boolean =>
  chosenIn(facts) !== undefined &&
  chosenIn(facts) === field(body, 'virtual_account_number') &&
  Object.entries(channelFieldsOf(family, facts)).every(
    ([name, value]) => field(body, name) === value,
  );

/** Checks that no two waiting numbers are the same, and that a chosen one has the chosen digits. */
const expectOwnNumber = (model: Model, family: Family, made: ModelObject<NumberFacts>): void => {
  const number = made.seen(family.number);
  const chosen = chosenIn(made.facts);
  if (chosen !== undefined)
    expectThat(
      number === `${textOf(made.seen('merchant_code'))}${chosen}`,
      `${family.number} with the digits ${chosen} behind merchant_code (${family.clause})`,
      number,
    );
  const channel = channelFieldsOf(family, made.facts);
  const others = model
    .all(made.kind)
    .filter((one) => one !== made && !one.facts.over)
    .filter((one) => differences(channel, channelFieldsOf(family, one.facts)).length === 0);
  expectThat(
    others.every((one) => one.seen(family.number) !== number),
    `${family.number} that no other has (${family.clause})`,
    number,
  );
};

const payOf = (
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

const CHANGES = [
  'amount',
  'once',
  'often',
  'description',
  'end in an hour',
  'end in the past',
  'holder',
  'several',
  'nothing',
] as const;

const changeOf = (family: Family, kind: Kind<NumberFacts>): Command<NumberFacts> => {
  const { api, clause, name, amount, end, holder } = family;
  return {
    name: `change ${name}`,
    endpoint: `${api}.update`,
    on: kind,
    weight: 2,
    factors: { what: CHANGES },
    input: (occasion) => {
      const { model, thing, levels } = occasion;
      if (model.now === null && levels['what']?.startsWith('end')) return null;
      if (levels['what'] === 'holder' && !family.isRenamed) return null;
      const money = inCurrency(family, amountAt('thousands', occasion.draw));
      const at = (ms: number): Made => ({ [end]: new Date((model.now ?? 0) + ms).toISOString() });
      const bodies: Readonly<Record<string, Made>> = {
        amount: { [amount]: money },
        once: { is_single_use: true },
        often: { is_single_use: false },
        description: { description: model.trial.newReference() },
        'end in an hour': at(HOUR_MS),
        'end in the past': at(-HOUR_MS),
        holder: { [holder]: model.trial.newReference() },
        several: { description: model.trial.newReference(), [amount]: money },
        nothing: {},
      };
      return { params: thing.params, body: bodies[levels['what'] ?? ''] ?? {} };
    },
    expects: (facts, { levels }) =>
      facts.over ? refused(clause) : open(`changing ${levels['what'] ?? ''} of ${name}`),
    change: (facts, sent) => changed(family, facts, sent),
    follows: ({ model, thing, before, input }) => {
      if (family.statusEvent === null) return;
      const isSame = differences(before, thing.facts).length === 0;
      // A change to the same values may send no event.
      model.expectEvent({
        account: thing.account,
        names: [family.statusEvent],
        clause,
        about: (data) => data['id'] === thing.id,
        optional: isSame || Object.keys(input.body as Made).length === 0,
      });
    },
  };
};

const changed = (family: Family, facts: NumberFacts, { model, input }: Sent<NumberFacts>): void => {
  const body = input.body as Made;
  const { amount, end, holder } = family;
  if (body[amount] !== undefined) facts.amount = body[amount];
  if (body[holder] !== undefined) facts.holder = body[holder];
  if (body['description'] !== undefined) facts.description = body['description'];
  if (typeof body['is_single_use'] === 'boolean') facts.single = body['is_single_use'];
  const at = body[end];
  if (typeof at !== 'string') return;
  facts.ends = Date.parse(at);
  if (model.now !== null && facts.ends <= model.now) facts.over = true;
};

/** Returns the kinds and commands of a family. */
export const numbersOf = (
  spec: Family,
): {
  readonly number: Kind<NumberFacts>;
  readonly kinds: readonly Kind[];
  readonly commands: readonly Command[];
} => {
  const [kind, paid] = [kindOf(spec), paymentKindOf(spec)];
  return {
    number: kind,
    kinds: [kind, paid],
    commands: [createOf(spec, kind), payOf(spec, kind, paid), changeOf(spec, kind)],
  };
};
