// Card tokens and charges, from the clauses: a token for one use is charged once, what is held is
// captured once or reversed, and what was captured is given back at most once.
import { chosen } from '@kasir/models';
import { hundredths } from '../models/transaction-rows.ts';
import { cardTokenBody } from '../run/samples/cards.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { field } from '../wire/message.ts';
import type { Command, Expectation, Kind, Model, Thing } from './model.ts';
import { reading } from './reading.ts';
import { is, oneOf, some, that } from './rule.ts';

interface TokenFacts {
  readonly multiple: boolean;
  uses: number;
  /** The instant at which it was saved, where one was known. */
  readonly saved: number | null;
}

interface ChargeFacts {
  readonly sent: Made;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** In hundredths. */
  captured: number;
  refunded: number;
  /** When its authorization ends. */
  readonly ends: number | null;
}

/** How long an authorization lives (STATE-CARD-03), in milliseconds. */
const AUTHORIZED_MS = 7 * 86_400_000;

const token: Kind<TokenFacts> = {
  name: 'a card token',
  clauses: '',
  classOf: ({ multiple, uses }) =>
    `${multiple ? 'for many' : 'for one'} use ${uses > 0 ? 'used' : ''}`,
  moving: ['status', 'updated', 'authentication_id', 'authentication_status'],
  rules: () => ({ id: some() }),
  views: [],
};

const charge: Kind<ChargeFacts> = {
  name: 'a card charge',
  clauses: 'CARD-FIELD-id',
  classOf: ({ status, captured, refunded }) =>
    `${String(status)}${refunded > 0 ? ' refunded' : ''}${captured > 0 ? ' captured' : ''}`,
  moving: ['status', 'capture_amount', 'updated', 'approval_code'],
  rules: ({ sent, status, captured }, { dialect }) => ({
    id: some(),
    external_id: is(sent['external_id']),
    authorized_amount: is(sent['amount']),
    status:
      status === null
        ? oneOf(['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED'], 'STATE-CARD-SET')
        : is(status, sent['capture'] === false ? 'STATE-CARD-02' : 'STATE-CARD-01'),
    capture_amount: that(
      `${captured / 100}, which was captured`,
      (amount) => hundredths(amount ?? 0) === captured,
    ),
    masked_card_number: that('the first six digits of the card', (masked) =>
      String(masked).startsWith('400000'),
    ),
    charge_type: oneOf(['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING']),
    ...(sent['descriptor'] !== undefined && {
      descriptor:
        chosen('card_descriptor', dialect) === 'the one sent'
          ? is(sent['descriptor'])
          : that('the one sent, behind the name of the business', (seen) =>
              String(seen).endsWith(` - ${String(sent['descriptor'])}`),
            ),
    }),
    currency: oneOf(['IDR', undefined]),
  }),
  views: [
    { name: 'get', endpoint: 'credit_card_charges.get', read: reading('credit_card_charges.get') },
  ],
  timers: ({ status, ends }) =>
    status !== 'AUTHORIZED' || ends === null
      ? []
      : [
          {
            name: 'the end of its authorization',
            at: ends,
            clause: 'STATE-CARD-03',
            fire: (facts) => {
              facts.status = null;
            },
          },
        ],
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
};

const save: Command = {
  name: 'save a card',
  endpoint: 'credit_card_tokens.create',
  on: null,
  factors: { use: ['one', 'many'] },
  input: ({ model, levels }) => ({
    ...versionOf('credit_card_tokens.create'),
    body: cardTokenBody(model.trial, { is_multiple_use: levels['use'] === 'many' }),
  }),
  expects: (_, { levels }): Expectation => ({
    is: 'open',
    question: `a card token for ${levels['use'] ?? ''} use`,
  }),
  follows: ({ model, thing, levels, body, key }) => {
    model.add({
      kind: token,
      account: thing.account,
      key: key(0),
      body,
      facts: { multiple: levels['use'] === 'many', uses: 0, saved: model.now },
      view: 'the response to its creation',
    });
    for (const name of ['credit_card.tokenization', 'credit_card.authentication'])
      model.expectEvent({
        account: thing.account,
        names: [name],
        clause: 'EVT-UNSPEC-10',
        about: () => true,
        optional: true,
      });
  },
};

/** How long a token for one charge can be used is nowhere stated. */
const ageOf = ({ now, began }: Model, saved: number | null): Expectation => {
  const passed = (now ?? 0) - (saved ?? began ?? 0);
  return passed === 0 || now === null
    ? { is: 'accepted' }
    : { is: 'open', question: `charging a card token for one use after ${passed} ms` };
};

const create: Command<TokenFacts> = {
  name: 'charge a card',
  endpoint: 'credit_card_charges.create',
  extras: ['metadata'],
  on: token,
  weight: 3,
  factors: {
    capture: ['true', 'false', 'left out'],
    amount: ['thousands', 'hundred thousands', 'below the least'],
    descriptor: ['given', 'left out'],
    currency: ['given', 'left out'],
  },
  fits: ({ uses }) => uses < 3,
  input: ({ model, thing, levels, draw }) => {
    const amounts: Readonly<Record<string, number>> = {
      thousands: draw.amount(75_000, 99_999),
      'hundred thousands': draw.amount(420_000, 899_999),
      'below the least': 4_900,
    };
    return {
      ...versionOf('credit_card_charges.create'),
      body: {
        token_id: thing.id,
        external_id: model.trial.newReference(),
        amount: amounts[levels['amount'] ?? 'thousands'],
        card_cvn: '123',
        ...(levels['capture'] !== 'left out' && { capture: levels['capture'] === 'true' }),
        ...(levels['descriptor'] === 'given' && { descriptor: 'Two coffees' }),
        ...(levels['currency'] === 'given' && { currency: 'IDR' }),
      },
    };
  },
  expects: ({ multiple, uses, saved }, { model, levels }): Expectation => {
    if (levels['amount'] === 'below the least')
      return {
        is: 'refused',
        status: 400,
        codes: ['AMOUNT_BELOW_MINIMUM_LIMIT', 'API_VALIDATION_ERROR', 'TOKEN_ALREADY_USED_ERROR'],
        clause: 'CARD-CREATE-amount',
      };
    if (!multiple && uses > 0)
      return {
        is: 'refused',
        status: 400,
        codes: ['TOKEN_ALREADY_USED_ERROR', 'AUTHENTICATION_ALREADY_USED_ERROR'],
        clause: 'CARD-ERR-TOKEN_ALREADY_USED_ERROR',
      };
    return multiple
      ? {
          is: 'open',
          question: `charging a card token for many uses, ${uses > 0 ? 'again' : 'first'}`,
        }
      : ageOf(model, saved);
  },
  change: (facts) => {
    facts.uses += 1;
  },
  follows: ({ model, thing, input, body, key }) => {
    const sent = input.body as Made;
    const held = sent['capture'] === false;
    const made = model.add({
      kind: charge,
      account: thing.account,
      key: key(0),
      body,
      facts: {
        sent,
        status: held ? 'AUTHORIZED' : 'CAPTURED',
        captured: held ? 0 : hundredths(sent['amount']),
        refunded: 0,
        ends: Date.parse(String(body['created'])) + AUTHORIZED_MS,
      },
      view: 'the response to its creation',
    });
    if (!held) recordTransaction(model, made);
  },
};

/** What was captured is in the books. */
const recordTransaction = (model: Model, made: Thing<ChargeFacts>): void =>
  model.move({
    account: made.account,
    currency: 'IDR',
    name: `the card charge ${made.id}`,
    owns: ({ reference_id, cashflow }) =>
      reference_id === made.facts.sent['external_id'] && cashflow === 'MONEY_IN',
    clause: 'TXN-FIELD-amount',
    sum: () => made.facts.captured,
    rows: [
      {
        type: is('PAYMENT'),
        cashflow: is('MONEY_IN'),
        channel_category: is('CARDS'),
        reference_id: is(made.facts.sent['external_id']),
      },
    ],
  });

const shares = ['a part', 'the whole', 'too much'] as const;

const amountAt = (share: string | undefined, most: number): number => {
  if (share === 'too much') return most + 1;
  return share === 'a part' ? Math.max(2_500, Math.floor(most / 3)) : most;
};

const capture: Command<ChargeFacts> = {
  name: 'capture a card charge',
  endpoint: 'credit_card_charges.capture',
  on: charge,
  weight: 2,
  factors: { share: shares },
  input: ({ thing, levels }) => ({
    params: thing.params,
    body: { amount: amountAt(levels['share'], Number(thing.facts.sent['amount'])) },
  }),
  expects: ({ status, sent }, { input }): Expectation => {
    const over = Number(field(input.body, 'amount')) > Number(sent['amount']);
    if (status !== 'AUTHORIZED' || over)
      return { is: 'refused', clause: 'CARD-FIELD-capture_amount' };
    return { is: 'accepted' };
  },
  change: (facts, { input: { body } }) => {
    facts.status = 'CAPTURED';
    facts.captured = hundredths(field(body, 'amount'));
  },
  follows: ({ model, thing }) => {
    model.touchMoney('reference_id', thing.facts.sent['external_id']);
    recordTransaction(model, thing);
  },
};

const reverse: Command<ChargeFacts> = {
  name: 'reverse a card charge',
  endpoint: 'credit_card_charges.reverse',
  on: charge,
  factors: {},
  input: ({ model, thing }) => ({
    params: thing.params,
    body: { external_id: model.trial.newReference() },
  }),
  expects: ({ status }): Expectation =>
    status === 'AUTHORIZED' ? { is: 'accepted' } : { is: 'refused', clause: 'STATE-CARD-SET' },
  change: (facts) => {
    facts.status = 'REVERSED';
  },
  follows: ({ model, thing }) => model.touchMoney('reference_id', thing.facts.sent['external_id']),
};

const refund: Command<ChargeFacts> = {
  name: 'refund a card charge',
  endpoint: 'credit_card_charges.refund',
  on: charge,
  factors: { share: shares },
  input: ({ model, thing, levels }) => {
    const left = (thing.facts.captured - thing.facts.refunded) / 100;
    return {
      ...versionOf('credit_card_charges.refund'),
      params: thing.params,
      body: {
        amount: amountAt(levels['share'], left || 10_000),
        external_id: model.trial.newReference(),
      },
    };
  },
  expects: ({ captured, refunded }, { input }): Expectation => {
    const left = captured - refunded;
    if (hundredths(field(input.body, 'amount')) > left)
      return { is: 'refused', clause: 'CARD-FIELD-capture_amount' };
    return { is: 'open', question: 'refunding a card charge' };
  },
  change: (facts, { input: { body } }) => {
    facts.refunded += hundredths(field(body, 'amount'));
  },
  follows: ({ model, thing, input }) => {
    const { amount, external_id } = input.body as Made;
    model.touchMoney('reference_id', thing.facts.sent['external_id']);
    model.move({
      account: thing.account,
      currency: 'IDR',
      name: `the refund ${String(external_id)}`,
      owns: ({ reference_id, cashflow }) =>
        reference_id === external_id && cashflow === 'MONEY_OUT',
      clause: 'TXN-FIELD-amount',
      sum: () => -hundredths(amount),
      rows: [{ amount: is(amount), cashflow: is('MONEY_OUT') }],
    });
    model.expectEvent({
      account: thing.account,
      names: ['refund.succeeded'],
      clause: 'EVT-refund.succeeded',
      about: (data) => data['reference_id'] === external_id,
      rules: { amount: is(amount), status: is('SUCCEEDED') },
      optional: true,
    });
  },
};

export const cardKinds: readonly Kind[] = [token, charge];
export const cardCommands: readonly Command[] = [save, create, capture, reverse, refund];
