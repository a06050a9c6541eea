// POST /recurring_payments: bills a payer now, from a start date, or both.
import { amountDigits } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation } from '@kasir/core/server';
import { recurringCurrency } from '@kasir/models';
import { connectorOf, createPlan } from '@kasir/payments';
import { broken } from '../checks.ts';
import { createRecurringPayment } from './create.contract.ts';
import { getPlan } from './find.ts';
import { readRecurring, timeOf } from './parse.ts';
import { pastProblem } from './refusals.ts';
import { renderRecurring } from './render.ts';
import { findSaved } from './saved.ts';

const currencies = recurringCurrency.options.join(' or ');

/** Checks in the order of the contract's errors. */
export const createRecurringPaymentHandler = operation(createRecurringPayment, {
  decide: (d, { body }) => {
    const wrong = broken(createRecurringPayment.checks, body);
    if (wrong) return wrong;
    const past = pastProblem(d.now, timeOf(body.start_date), 'start_date');
    if (past) return past;
    const currency = recurringCurrency.safeParse(body.currency ?? 'IDR').data;
    // RECUR-CREATE-ERR-UNSUPPORTED_CURRENCY
    if (currency === undefined)
      return fail('UNSUPPORTED_CURRENCY', `Payers are billed in ${currencies}. Send one of them.`);
    const amount = parseAmount(currency, body.amount);
    if (amount === undefined) return invalid('body.amount', amountDigits(currency));
    const saved = findSaved(d, body, currency);
    if (!saved.ok) return saved;
    if (connectorOf(d, d.context) === null)
      return fail(
        'CHANNEL_UNAVAILABLE',
        'Your account has no connector in live mode. Add one, or use a test key.',
      );
    return done(createPlan(d, readRecurring(body, currency, amount, saved.instrument)));
  },
  render: (d, { id }) => ok(renderRecurring(getPlan(d, id), d.context)),
});
