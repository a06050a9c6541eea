// Card charges, from the clauses: an authorization is captured once or reversed, and refunds never
// exceed what was captured.
import { chosen } from '@kasir/models';
import { type Made } from '../run/samples/sample.ts';
import { field } from '../targets/wire/message.ts';
import { shareOf } from './amounts.ts';
import { becomes, decided, once, statusOf } from './becoming.ts';
import { cards, type TokenFacts } from './card-tokens.ts';
import type { Command } from './command.ts';
import { accepted, refused } from './expecting.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { hundredths } from './money.ts';
import { get } from './reading.ts';
import { is, none, oneOf, some, that } from './rule.ts';

export interface ChargeFacts {
  readonly sent: Made;
  readonly by: Pick<TokenFacts, 'multiple' | 'card' | 'number' | 'coded' | 'currency'>;
  /** The indicator of the network for an authenticated holder; null where it is open. */
  readonly eci: number | null;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** The failure reason that its amount selects; null when it is not declined. */
  readonly reason: string | null;
  /** Captured and refunded amounts, in hundredths. */
  captured: number;
  refunded: number;
  /** External ids of its refunds, each of which is used once. */
  refunds: readonly unknown[];
  /** When the last refund was requested to which the bank has yet to respond; null without one. */
  refundedLater: number | null;
  /** When its authorization ends. */
  readonly ends: number | null;
}

/** The longest time until a bank has responded to a refund, in milliseconds. */
export const RESPONSE_MS = 3_600_000;

/** The lifetime of an authorization (STATE-CARD-03), in milliseconds. */
export const AUTHORIZED_MS = 7 * 86_400_000;

/**
 * Level -> the descriptor of a charge. Lines on statements of banks are shorter than the long one,
 * which is returned as a whole all the same (CARD-FIELD-descriptor).
 */
export const descriptors: Readonly<Record<string, Made>> = {
  given: { descriptor: 'Two coffees' },
  long: { descriptor: `${'Two coffees and '.repeat(6)}a cake` },
  'left out': {},
};

export const charge: Kind<ChargeFacts> = {
  name: 'a card charge',
  clauses: 'CARD-FIELD-id',
  classOf: ({ status, captured, refunded, refundedLater }) =>
    [
      String(status),
      ...(refunded > 0 ? ['refunded'] : []),
      ...(captured > 0 ? ['captured'] : []),
      ...(refundedLater !== null ? ['with a refund that waits'] : []),
    ].join(' '),
  moving: ['status', 'capture_amount', 'updated', 'approval_code'],
  rules: ({ sent, status, reason, captured, by, eci }, { dialect }) => ({
    id: some(),
    external_id: is(sent['external_id']),
    authorized_amount: is(sent['amount']),
    status: statusOf(status, ['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED'], {
      open: 'STATE-CARD-SET',
      known: sent['capture'] === false ? 'STATE-CARD-02' : 'STATE-CARD-01',
    }),
    capture_amount: that(
      `${captured / 100}, which was captured`,
      (amount) => hundredths(amount ?? 0) === captured,
    ),
    masked_card_number: that(
      'the first six digits of the card, and never all',
      (masked) =>
        String(masked).startsWith(by.number.slice(0, 6)) && !String(masked).includes(by.number),
    ),
    ...(cards[by.card].brand !== null && {
      card_brand: that(`${String(cards[by.card].brand)}, in any letters`, (seen) =>
        [cards[by.card].brand, 'undefined', 'null'].includes(String(seen).toLowerCase()),
      ),
    }),
    charge_type: is(by.multiple ? 'MULTIPLE_USE_TOKEN' : 'SINGLE_USE_TOKEN'),
    ...(eci !== null && {
      eci: that(`${eci}, or left out`, (seen) =>
        [String(eci), `0${eci}`, 'undefined', 'null'].includes(String(seen)),
      ),
    }),
    cvn_code: by.coded
      ? oneOf(['M', 'N', 'P', null, undefined])
      : oneOf(['P', null, undefined], 'CARD-FIELD-cvn_code'),
    failure_reason: reason === null ? none() : is(reason, `CARD-FAIL-${reason}`),
    ...(sent['descriptor'] !== undefined && {
      descriptor:
        chosen('card_descriptor', dialect) === 'the one sent'
          ? is(sent['descriptor'])
          : that('the one sent, behind the name of the business', (seen) =>
              String(seen).endsWith(` - ${String(sent['descriptor'])}`),
            ),
    }),
    currency: by.currency === 'IDR' ? oneOf(['IDR', undefined]) : is(by.currency),
  }),
  views: [get('credit_card_charges.get')],
  timers: ({ status, ends, refundedLater }) => [
    ...once(
      status === 'AUTHORIZED' ? ends : null,
      'the end of its authorization',
      'STATE-CARD-03',
      becomes(null),
    ),
    // Whatever its bank responds, the refund no longer blocks other refunds.
    ...once(
      refundedLater === null ? null : refundedLater + RESPONSE_MS,
      'the response to its refund',
      'REFUND-CREATE-05',
      (facts: ChargeFacts) => {
        facts.refundedLater = null;
      },
    ),
  ],
  // Everything that changes automatically has a known instant.
  ...decided<ChargeFacts>(() => false),
};

/** Expects the transaction of the captured amount. */
export const recordTransaction = (model: Model, made: ModelObject<ChargeFacts>): void =>
  model.move({
    account: made.account,
    currency: made.facts.by.currency,
    name: `the card charge ${made.id}`,
    owns: ({ reference_id, cashflow }) =>
      reference_id === made.facts.sent['external_id'] && cashflow === 'MONEY_IN',
    clause: 'TXN-FIELD-amount',
    sum: () => made.facts.captured,
    rows: [
      {
        type: is('PAYMENT'),
        cashflow: is('MONEY_IN'),
        amount: is(made.facts.captured / 100),
        currency: is(made.facts.by.currency),
        channel_category: is('CARDS'),
        reference_id: is(made.facts.sent['external_id']),
      },
    ],
  });

export const shares = ['a part', 'the whole', 'too much'] as const;

const capture: Command<ChargeFacts> = {
  name: 'capture a card charge',
  endpoint: 'credit_card_charges.capture',
  on: charge,
  weight: 2,
  factors: { share: shares },
  input: ({ thing, levels, draw: { magic } }) => ({
    params: thing.params,
    body: { amount: shareOf(levels['share'], Number(thing.facts.sent['amount']), magic) },
  }),
  expects: ({ status, sent }, { input }) => {
    const over = Number(field(input.body, 'amount')) > Number(sent['amount']);
    if (status !== 'AUTHORIZED' || over) return refused('CARD-FIELD-capture_amount');
    return accepted;
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
  expects: ({ status }) => (status === 'AUTHORIZED' ? accepted : refused('STATE-CARD-SET')),
  change: becomes('REVERSED'),
  follows: ({ model, thing }) => model.touchMoney('reference_id', thing.facts.sent['external_id']),
};

/** Commands on charges that were authorized. */
export const authorizedCommands: readonly Command[] = [capture, reverse];
