// Stories of recurring payments, with their handwritten scenarios.
import { saveCard, token } from '../../model/card-tokens.ts';
import { invoiceRefund } from '../../model/invoice-refunds.ts';
import { createPlan } from '../../model/new-recurring-payments.ts';
import { methodCommands } from '../../model/payment-method-changes.ts';
import { paymentMethod } from '../../model/payment-methods.ts';
import { planCommands } from '../../model/recurring-changes.ts';
import { plan as planKind, planBill } from '../../model/recurring-payments.ts';
import { transaction } from '../../model/transactions.ts';
import { again, key, make, on, scenario, time } from '../scenario.ts';
import type { Product } from '../product.ts';

const plan = 'create a recurring payment';
const refundBill = 'refund an invoice of a recurring payment';
const change = 'change a recurring payment';
const lastPaid = 'pay the last invoice of a recurring payment';

/** A recurring payment in IDR that names no payment method. */
const usual = { currency: 'IDR', 'pays by': 'nothing' };

/** A recurring payment in IDR that a saved card pays from now on. */
const byCard = {
  currency: 'IDR',
  'pays by': 'a card for many uses',
  flags: 'true',
  start: 'left out',
  total: '2',
  duration: 'a minute',
};

/** A saved payment method in IDR that can be charged at once. */
const reusable = { reusability: 'MULTIPLE_USE', channel: 'usual', holder: 'is not asked' };

export const recurringPayments: Product = {
  id: 'story-13',
  name: 'recurring payments',
  clauses: [
    'RECUR-CREATE-ERR-INVALID_CREDIT_CARD_TOKEN_ERROR',
    'RECUR-CREATE-ERR-INVALID_PAYMENT_METHOD_ID_ERROR',
    'RECUR-CREATE-ERR-UNSUPPORTED_CURRENCY',
    'RECUR-CREATE-charge_immediately',
    'RECUR-CREATE-charge_immediately-true',
    'RECUR-CREATE-credit_card_token',
    'RECUR-CREATE-currency',
    'RECUR-CREATE-missed_payment_action',
    'RECUR-CREATE-payment_method_id',
    'RECUR-CREATE-start_date',
    'RECUR-CREATE-start_date-empty',
    'RECUR-CREATE-total_recurrence',
    'STATE-RECUR-*',
  ],
  needs: ['recurring_payments.create', 'recurring_payments.get', 'invoices.list'],
  commands: [createPlan, ...planCommands, saveCard, ...methodCommands(['EWALLET', 'CARD'])],
  kinds: [planKind, planBill, invoiceRefund, paymentMethod, token, transaction],
  currencies: ['IDR'],
  scenarios: [
    scenario('story-189', 'invoices never last as long as a cycle, whatever changes', [
      make(plan, {
        ...usual,
        start: 'in two hours',
        interval: 'DAY',
        count: '3',
        duration: 'nearly a cycle',
      }),
      on(1, change, { what: 'shortest interval' }),
      on(1, change, { what: 'duration of a cycle' }),
      on(1, change, { what: 'shortest interval and duration' }),
      on(1, change, { what: 'duration of nearly a cycle' }),
      make(plan, { ...usual, interval: 'WEEK', count: '1', duration: 'a whole cycle' }),
    ]),
    scenario('story-209', 'a saved card is charged at the start, and not before', [
      make('save a card', { use: 'many', currency: 'IDR' }),
      make(plan, { ...byCard, start: 'in a day' }),
      make(plan, { ...byCard, start: 'in two hours, charged then' }),
      make(plan, { ...byCard, start: 'in two hours, charged now' }),
      time.after,
      time.after,
    ]),
    scenario(
      'story-119',
      'a subscription begins with a charge, before its start, and ends when all is paid',
      [
        make(plan, { ...usual, start: 'left out', total: '1', duration: 'a minute' }),
        make(plan, {
          ...usual,
          start: 'in two hours, charged now',
          total: '2',
          duration: 'an hour',
        }),
        on(2, lastPaid),
        time.after,
        time.after,
        on(2, lastPaid),
        time.after,
        time.after,
      ],
    ),
    scenario('story-194', 'a monthly subscription is billed on the same day of each month', [
      make(plan, {
        ...usual,
        interval: 'MONTH',
        count: '1',
        start: 'on the first of a month',
        total: '3',
        duration: 'an hour',
        missed: 'IGNORE',
      }),
      ...Array.from({ length: 5 }, () => time.after),
      make(plan, { ...usual, interval: 'MONTH', count: '1', duration: 'nearly a cycle' }),
      make(plan, { ...usual, interval: 'MONTH', count: '2', duration: 'a whole cycle' }),
    ]),
    scenario('story-198', 'a bill is refunded in part at once, months later, and then too much', [
      make(plan, {
        ...usual,
        interval: 'MONTH',
        count: '3',
        start: 'on the first of a month',
        total: '2',
        duration: 'a minute',
      }),
      time.after,
      on(1, lastPaid),
      on('1.0 invoice 0', refundBill, { share: 'one unit' }),
      time.before,
      on('1.0 invoice 0', refundBill, { share: 'a part' }),
      on('1.0 invoice 0', refundBill, { share: 'too much' }),
    ]),
    scenario('story-120', 'a subscription pauses before its next cycle and goes on', [
      make(plan, {
        ...usual,
        start: 'left out',
        total: '3',
        duration: 'a minute',
        missed: 'IGNORE',
      }),
      time.after,
      on(1, 'pause a recurring payment'),
      time.after,
      time.after,
      on(1, 'resume a recurring payment'),
      time.after,
      time.after,
      time.after,
      time.after,
    ]),
    scenario('story-121', 'a subscription stops when its invoice is missed, or expired by hand', [
      make(plan, { ...usual, start: 'left out', missed: 'STOP', duration: 'an hour', total: '3' }),
      on(1, 'expire the last invoice of a recurring payment'),
      make(plan, { ...usual, start: 'left out', missed: 'STOP', duration: 'a minute', total: '3' }),
      time.after,
      time.after,
    ]),
    scenario('story-165', 'a subscription is refused when what it names cannot pay it', [
      ...['CARD', 'EWALLET'].flatMap((type) => [
        make('create a payment method', { ...reusable, type }),
        make(plan, { ...usual, 'pays by': 'not a direct debit' }),
      ]),
      make(plan, { ...usual, 'pays by': 'an unknown card' }),
      make(plan, { ...usual, 'pays by': 'a method of nobody' }),
      make(plan, { ...usual, currency: 'unknown' }),
    ]),
    scenario('story-127', 'an invoice of a subscription is missed after the next one has begun', [
      make(plan, {
        ...usual,
        start: 'left out',
        // Longer than invoices last when nobody has said.
        interval: 'WEEK',
        missed: 'STOP',
        duration: 'left out',
        total: '3',
      }),
      on(1, change, { what: 'the next date' }),
      time.after,
      time.after,
      time.after,
    ]),
    scenario(
      'story-158',
      'a subscription is paused and resumed within one cycle, and billed once for the next',
      [
        make(plan, {
          ...usual,
          start: 'left out',
          total: '3',
          duration: 'a minute',
          missed: 'IGNORE',
        }),
        time.after,
        on(1, 'pause a recurring payment'),
        on(1, 'resume a recurring payment'),
        time.after,
        time.after,
        time.after,
      ],
    ),
    scenario(
      'story-161',
      'a saved card pays a subscription, whose invoices are refunded only by their amount',
      [
        make('save a card', { use: 'many', currency: 'IDR' }),
        make(plan, byCard),
        on('2.0 invoice 0', refundBill, { share: 'left out' }),
        on('2.0 invoice 0', refundBill, { share: 'a part' }),
        on(2, change, { what: 'amount' }),
        time.after,
        on('2.0 invoice 1', refundBill, { share: 'left out' }),
        on('2.0 invoice 1', refundBill, { share: 'the rest' }),
      ],
    ),
    scenario(
      'story-199',
      'a subscription that a card pays is made again under its key, weeks later',
      [
        make('save a card', { use: 'many', currency: 'IDR' }),
        make(plan, {
          ...byCard,
          interval: 'WEEK',
          ...key,
        }),
        time.after,
        again(2),
      ],
    ),
  ],
};
