// New recurring payments: their terms, the instruments that pay them, and the reasons to refuse
// them.
import { chosen } from '@kasir/models';
import type { Made } from '../run/samples/sample.ts';
import { texts } from '../run/samples/values.ts';
import { field } from '../targets/wire/message.ts';
import type { Command, Levels, Occasion } from './command.ts';
import type { Model } from './model.ts';
import { paymentMethod } from './payment-methods.ts';
import { accepted, open, refused } from './expecting.ts';
import { addMade } from './acting.ts';
import { amountAt, magnitudes } from './amounts.ts';
import {
  bill,
  chargeLast,
  DAY_MS,
  intervalOf,
  isCounted,
  isTooLong,
  lengthOf,
  type PlanFacts,
} from './recurring-cycles.ts';
import { token } from './card-tokens.ts';
import { textsOf } from './extras.ts';
import { fieldsFor, leftOut, levelsOf, type OptionalFields } from './optional-fields.ts';
import { plan } from './recurring-payments.ts';
import { pages, usualSeconds } from './invoices.ts';

const HOUR_MS = 3_600_000;

/** Returns the same time of day on the first day of the next month. */
const firstAfter = (now: number): number => {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() + 1, 1);
};

/** Level of a start -> its instant, from the present one. */
const starts: Readonly<Record<string, (now: number) => number>> = {
  'in two hours': (now) => now + 2 * HOUR_MS,
  'in a day': (now) => now + DAY_MS,
  // Every month has this day, so that clauses say when each cycle begins.
  'on the first of a month': firstAfter,
};

/** Level of the first charge -> its fields; without them there is none (STATE-RECUR-03). */
const charges: Readonly<Record<string, Made>> = {
  'charged now': { charge_immediately: true },
  'charged then': { charge_immediately: false },
};

const NOBODY = '000000000000000000000000';

/** References to objects that do not exist, and the codes with which they are refused. */
const UNKNOWN: Readonly<Record<string, { readonly sent: Made; readonly code: string }>> = {
  'an unknown card': {
    sent: { credit_card_token: NOBODY },
    code: 'INVALID_CREDIT_CARD_TOKEN_ERROR',
  },
  'a method of nobody': {
    sent: { payment_method_id: `pm-${NOBODY}` },
    code: 'INVALID_PAYMENT_METHOD_ID_ERROR',
  },
};

/** Instruments that cannot pay -> the code with which they are refused. */
const refusals: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(UNKNOWN).map(([what, { code }]) => [what, code])),
  'a card for one use': 'INVALID_CREDIT_CARD_TOKEN_ERROR',
  'not a direct debit': 'INVALID_PAYMENT_METHOD_ID_ERROR',
};

/** Returns the shortest and the longest length of the cycles that levels choose, in seconds. */
const secondsOf = ({ interval = '', count }: Levels): { least: number; most: number } => {
  const { least, most } = lengthOf({ unit: interval, count: Number(count) });
  return { least: least / 1_000, most: most / 1_000 };
};

const optional: OptionalFields = {
  interval: { DAY: { interval: 'DAY' }, WEEK: { interval: 'WEEK' }, MONTH: { interval: 'MONTH' } },
  total: {
    ...leftOut,
    1: { total_recurrence: 1 },
    2: { total_recurrence: 2 },
    3: { total_recurrence: 3 },
  },
  duration: {
    ...leftOut,
    'a minute': { invoice_duration: 60 },
    'an hour': { invoice_duration: 3_600 },
    'nearly a cycle': ({ levels }) => ({ invoice_duration: secondsOf(levels).least - 1 }),
    'a whole cycle': ({ levels }) => ({ invoice_duration: secondsOf(levels).most }),
  },
  missed: {
    ...leftOut,
    STOP: { missed_payment_action: 'STOP' },
    IGNORE: { missed_payment_action: 'IGNORE' },
  },
  payer: {
    nobody: {},
    'an address': { payer_email: 'siti@customers.example' },
    'a customer': {
      customer: {
        given_names: 'Siti',
        email: 'siti@customers.example',
        mobile_number: '+6281234567890',
      },
      customer_notification_preference: { invoice_created: ['email'], invoice_paid: ['email'] },
    },
  },
  flags: {
    ...leftOut,
    true: { should_send_email: true, recharge: true },
    false: { should_send_email: false, recharge: false },
  },
  pages,
  reminder: {
    ...leftOut,
    days: { reminder_time: 2, reminder_time_unit: 'days' },
    hours: { reminder_time: 2, reminder_time_unit: 'hours' },
  },
  currency: { ...leftOut, IDR: { currency: 'IDR' }, unknown: { currency: 'XXX' } },
};

/** Returns the fields of a start by its level; null while the time is unknown. */
const startOf = ({ now }: Model, level = ''): Made | null => {
  if (level === 'empty') return { start_date: '' };
  const [start = '', charge = ''] = level.split(', ');
  const startAfter = starts[start];
  if (!startAfter) return {};
  if (now === null) return null;
  return {
    start_date: new Date(startAfter(now)).toISOString(),
    ...charges[charge],
  };
};

/** Returns the start that a body sends, in epoch milliseconds; null without one. */
const sentStart = ({ start_date }: Made): number | null =>
  typeof start_date === 'string' && start_date !== '' ? Date.parse(start_date) : null;

/** Returns the fields that name the paying instrument; null when the story has none. */
const payerOf = ({ model, thing, levels }: Occasion): Made | null => {
  const { account } = thing;
  const by = levels['pays by'] ?? 'nothing';
  if (by === 'not a direct debit') {
    const foreign = model
      .all(paymentMethod, account)
      .findLast(({ facts }) => facts.type !== 'DIRECT_DEBIT');
    return foreign ? { payment_method_id: foreign.id } : null;
  }
  if (!by.startsWith('a card for')) return UNKNOWN[by]?.sent ?? {};
  const isMany = by === 'a card for many uses';
  const card = model
    .all(token, account)
    .findLast(({ facts }) => facts.multiple === isMany && facts.currency === 'IDR');
  // No clause says when a saved card is charged.
  return card && model.trial.isHeldToContracts ? { credit_card_token: card.id } : null;
};

export const createPlan: Command = {
  name: 'create a recurring payment',
  endpoint: 'recurring_payments.create',
  extras: [
    'customer.surname',
    'customer.phone_number',
    'customer.addresses',
    'customer_notification_preference.invoice_reminder',
    'customer_notification_preference.invoice_expired',
  ],
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    ...levelsOf(optional),
    count: ['1', '2', '3'],
    start: [
      'left out',
      'empty',
      'in a day',
      'on the first of a month',
      'in two hours',
      'in two hours, charged now',
      'in two hours, charged then',
    ],
    amount: magnitudes,
    description: texts,
    'pays by': [
      'nothing',
      'nothing',
      'nothing',
      'not a direct debit',
      'a card for many uses',
      'a card for one use',
      ...Object.keys(UNKNOWN),
    ],
  },
  input: (occasion) => {
    const { model, levels, draw } = occasion;
    const start = startOf(model, levels['start']);
    const payer = payerOf(occasion);
    if (start === null || payer === null) return null;
    const { interval = '', count } = levels;
    const anchor = sentStart(start) ?? model.now;
    const isOpen = interval === 'MONTH' && anchor === null;
    if (isOpen || !isCounted(anchor ?? 0, { unit: interval, count: Number(count) })) return null;
    return {
      body: {
        external_id: model.trial.newReference(),
        amount: amountAt(levels['amount'], draw),
        interval_count: Number(levels['count']),
        ...start,
        ...fieldsFor(optional, occasion),
        ...textsOf(levels, draw),
        ...payer,
      },
    };
  },
  expects: (_, { model, input, levels: { 'pays by': by = 'nothing', currency } }) => {
    const method = model.byId(paymentMethod, field(input.body, 'payment_method_id'));
    const { dialect } = model.trial.context;
    if (method?.facts.type === 'CARD' && chosen('recurring_methods', dialect) !== 'direct debits')
      return open(
        `a recurring payment by a card in ${method.facts.channel.currency} that is ${method.kind.classOf(method.facts)} and ${String(method.seen('status'))}`,
      );
    const codes = [
      ...(by in refusals ? [refusals[by] ?? ''] : []),
      ...(currency === 'unknown' ? ['UNSUPPORTED_CURRENCY'] : []),
    ];
    const [code] = codes;
    const isLong = isTooLong(input.body as Made);
    if (isLong) return refused('RECUR-CREATE-invoice_duration', { status: 400 });
    if (code === undefined) return accepted;
    return refused(`RECUR-CREATE-ERR-${code}`, { status: 400, codes });
  },
  follows: (outcome) => {
    const { model, thing, input, body } = outcome;
    const sent = input.body as Made;
    const method = model.byId(paymentMethod, sent['payment_method_id']);
    const created = Date.parse(String(body['created']));
    const later = sentStart(sent);
    const facts: PlanFacts = {
      sent,
      isAutomatic:
        (sent['credit_card_token'] !== undefined || method?.facts.type === 'CARD') &&
        sent['recharge'] !== false,
      terms: sent,
      usual: usualSeconds(model, thing.account),
      status: 'ACTIVE',
      anchor: later ?? created,
      interval: intervalOf(sent),
      turn: later === null ? 1 : 0,
      cycles: [],
      passed: null,
      closed: false,
    };
    if (later === null || sent['charge_immediately'] === true) bill(facts, created);
    const made = addMade(outcome, plan, facts);
    chargeLast(model, made, facts);
  },
};
