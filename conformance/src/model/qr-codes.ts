// QR codes and their payments, from the clauses.
import { registry } from '../registry.ts';
import type { Made } from '../run/samples/sample.ts';
import { get, onePage, rowIn } from './reading.ts';
import { expectThat } from '../violation.ts';
import { itemsOf, field } from '../targets/wire/message.ts';
import type { Command, Outcome } from './command.ts';
import type { Listing, Kind, ModelObject } from './model.ts';
import { echo, is, that, startsWith, same } from './rule.ts';
import { accepted, open, refused } from './expecting.ts';
import { addMade } from './acting.ts';
import { having, expectPaymentTransaction } from './money.ts';
import { metadataOf, sizes } from '../run/samples/values.ts';

interface CodeFacts {
  readonly sent: Made;
  status: 'ACTIVE' | 'INACTIVE';
  payments: number;
}

interface PaymentFacts {
  readonly code: string;
  readonly amount: number;
  /** True when the code was already used up: such a payment is returned. */
  readonly late: boolean;
}

const isStatic = ({ sent }: CodeFacts): boolean => sent['type'] === 'STATIC';

const qrCode: Kind<CodeFacts> = {
  name: 'a QR code',
  clauses: 'QR-FIELD-id',
  classOf: (facts) =>
    `${String(facts.sent['type'])} ${facts.status}${facts.payments > 1 ? ' again' : ''}`,
  moving: ['updated'],
  rules: ({ sent, status }) => ({
    id: startsWith('qr_'),
    ...same(sent, ['external_id', 'type', 'callback_url']),
    amount:
      sent['type'] === 'STATIC' ? echo(null, 'QR-CREATE-amount-static') : echo(sent['amount']),
    metadata: echo(sent['metadata']),
    status: is(status, 'STATE-QR-02'),
  }),
  views: [get('qr_codes.get')],
};

/** Standards of QR codes: a code follows one of them; none of them is a paying provider. */
const STANDARDS = ['QRIS', 'QRPH', 'PROMPTPAY'];

/** The list of the payments of a code. */
const listing: Listing<PaymentFacts> = {
  ...onePage('qr_codes.payments'),
  within: ({ facts }) => ({ query: { external_id: facts.code } }),
  // QR-CONF-03: a returned payment may be missing.
  shows: ({ late }) => (late ? 'open' : 'always'),
  limit: { min: 1, max: 100 },
  standard: 10,
  isStated: true,
};
const inList = rowIn('the payments of its code', listing);

const qrPayment: Kind<PaymentFacts> = {
  name: 'a QR payment',
  clauses: 'QRPAY-FIELD-id',
  classOf: ({ late }) => (late ? 'late' : 'kept'),
  moving: [],
  rules: ({ amount, code }) => ({
    id: startsWith('qrpy_'),
    amount: is(amount),
    status: is('COMPLETED', 'STATE-QRPAY-01'),
    payment_detail: that(
      'the provider that paid, not the standard of the code',
      (seen) => {
        const source = field(seen, 'source');
        return typeof source === 'string' && source !== '' && !STANDARDS.includes(source);
      },
      'QRPAY-FIELD-payment_detail.source',
    ),
    qr_code: that(`the code ${code}`, (seen) => field(seen, 'external_id') === code),
  }),
  views: [{ ...inList, when: ({ late }) => !late }],
  lists: [listing],
};

/** Amounts of a code at and beyond its bounds. */
const AMOUNTS: Readonly<Record<string, number>> = {
  least: 1_500,
  'below the least': 1_499,
  most: 10_000_000,
  'above the most': 10_000_001,
};

const create: Command = {
  name: 'create a QR code',
  endpoint: 'qr_codes.create',
  on: null,
  repeats: { 'with-fee-rule': 'fee_rule_id' },
  factors: {
    type: ['DYNAMIC', 'STATIC'],
    amount: ['thousands', 'millions', 'least', 'most', 'below the least', 'above the most', 'none'],
    metadata: sizes,
    name: ['new', 'new', 'used'],
  },
  input: ({ model, levels, draw }) => {
    const used = model.all(qrCode).at(-1);
    if (levels['name'] === 'used' && !used) return null;
    const amount = amountOf(
      levels['amount'] ?? '',
      draw.amount(15_000, 99_999),
      draw.amount(1_200_000, 9_900_000),
    );
    const { receiver } = model.trial.context;
    const reference =
      levels['name'] === 'used' ? used?.params['external_id'] : model.trial.newReference();
    const path = `/${model.trial.newReference()}`;
    return {
      body: {
        external_id: reference,
        type: levels['type'],
        callback_url: receiver ? receiver.url(path) : 'https://callbacks.example/qr',
        ...(amount !== undefined && { amount }),
        ...metadataOf(levels['metadata'], draw),
      },
    };
  },
  expects: (_, { model, account, levels, input }) => {
    const sent = input.body as Made;
    const amount = Number(sent['amount']);
    const isDynamic = levels['type'] === 'DYNAMIC';
    const isOpen = isDynamic && sent['amount'] === undefined;
    const isOutside = isDynamic && (amount < 1_500 || amount > 10_000_000);
    const owners = model
      .all(qrCode)
      .filter(({ params }) => params['external_id'] === sent['external_id']);
    const isUsed = owners.some((code) => code.account === account);
    if (isUsed || isOutside)
      return refused(isUsed ? 'QR-CREATE-ERR-DUPLICATE_ERROR' : 'QR-CREATE-amount', {
        // The target may name either of two reasons.
        ...(isUsed !== isOutside && !isOpen && { status: isUsed ? 409 : 400 }),
        codes: [
          ...(isUsed ? ['DUPLICATE_ERROR'] : []),
          ...(isOutside || isOpen ? ['API_VALIDATION_ERROR'] : []),
        ],
      });
    if (isOpen) return open('a DYNAMIC code without an amount');
    if (owners.length > 0) return open('an external_id that another account used');
    return accepted;
  },
  follows: (outcome) => {
    const { input } = outcome;
    const sent = input.body as Made;
    addMade(
      outcome,
      qrCode,
      { sent, status: 'ACTIVE' as const, payments: 0 },
      { params: { external_id: String(sent['external_id']) } },
    );
  },
};

const amountOf = (level: string, thousands: number, millions: number): number | undefined => {
  if (level === 'none') return undefined;
  if (level === 'thousands') return thousands;
  return level === 'millions' ? millions : AMOUNTS[level];
};

/** Returns the amount that a simulated payment of a code pays. */
const paidBy = (facts: CodeFacts, input: { readonly body?: unknown }): number =>
  Number(field(input.body, 'amount') ?? facts.sent['amount']);

const pay: Command<CodeFacts> = {
  name: 'pay a QR code',
  endpoint: 'qr_codes.simulate',
  on: qrCode,
  weight: 2,
  factors: { amount: ['own', 'none', 'other', 'thousands', 'millions'] },
  input: ({ thing, levels, draw }) => {
    const own =
      thing.facts.sent['type'] === 'STATIC'
        ? undefined
        : Number(thing.facts.sent['amount'] ?? 15_500);
    const level = levels['amount'];
    const params = thing.params;
    if (level === 'none') return { params, body: {} };
    if (level === 'own') return { params, body: { amount: own ?? draw.amount(15_000, 99_999) } };
    if (level === 'other') return { params, body: { amount: (own ?? 20_000) + 1 } };
    return {
      params,
      body: {
        amount:
          level === 'millions' ? draw.amount(1_200_000, 9_900_000) : draw.amount(15_000, 99_999),
      },
    };
  },
  expects: (facts, { input }) => {
    const amount = field(input.body, 'amount');
    const own = isStatic(facts) ? undefined : facts.sent['amount'];
    if (own !== undefined && amount !== undefined && amount !== own)
      return open('paying a DYNAMIC code another amount');
    if (own === undefined && amount === undefined) return open('paying a code without an amount');
    if (facts.status === 'INACTIVE') return open('paying a code that is used up');
    return accepted;
  },
  // A late payment was returned, and may be missing in the list.
  wasFirst: async (model, thing, { id }) => {
    const as = model.trial.pick(thing.account.actors);
    const query = { ...thing.params, limit: 100 };
    const { body } = await model.trial.call('qr_codes.payments', { query }, { as });
    return itemsOf(body).some((row) => field(row, 'id') === id);
  },
  change: (facts) => {
    facts.payments += 1;
    if (!isStatic(facts)) facts.status = 'INACTIVE';
  },
  follows: (outcome) => {
    const { thing, input, before } = outcome;
    const late = before.status === 'INACTIVE';
    const amount = paidBy(before, input);
    const payment = addMade(outcome, qrPayment, {
      code: String(thing.params['external_id']),
      amount,
      late,
    });
    bookPayment(outcome, payment, amount, late);
  },
};

/** Expects its transactions and its event. */
const bookPayment = (
  { model, thing }: Outcome<CodeFacts>,
  payment: ModelObject<PaymentFacts>,
  amount: number,
  late: boolean,
): void => {
  const money = {
    account: thing.account,
    name: `the QR payment ${payment.id}`,
    currency: 'IDR',
    owns: having({ product_id: payment.id }),
  };
  if (late) model.move({ ...money, clause: 'STATE-QR-03', isBack: true, sum: () => 0, rows: null });
  else
    expectPaymentTransaction(model, {
      ...money,
      amount,
      rules: {
        channel_category: is('QR_CODE'),
        reference_id: is(String(thing.params['external_id'])),
      },
    });
  const { receiver } = model.trial.context;
  const url = String(thing.facts.sent['callback_url']);
  if (!receiver || !url.startsWith(receiver.url('/'))) return;
  model.expectEvent({
    account: thing.account,
    names: [...registry.events.keys()].filter((name) => name.startsWith('qr.')),
    path: url.slice(receiver.url('').length),
    clause: 'EVT-QR-PAYMENT',
    about: (data) => data['id'] === payment.id,
    shows: payment,
    // A returned payment is announced only where it is listed, too (QR-CONF-03); another dialect
    // may announce what it does not list.
    ...(late &&
      thing.dialect === 'spec' && {
        met: async () =>
          expectThat(
            (await inList.read(model, payment)) !== undefined,
            'an event only of a payment that its code lists (STATE-QR-03)',
            payment.id,
          ),
      }),
    optional: late,
  });
};

export const qrCommands: readonly Command[] = [create, pay];
export const qrKinds: readonly Kind[] = [qrCode, qrPayment];
