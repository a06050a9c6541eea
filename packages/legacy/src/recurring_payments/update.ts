// PATCH /recurring_payments/{id}: changes a recurring payment; omitted fields are unchanged.
import { amountDigits } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import { done, invalid, ok, operation, type Command, type Refusal } from '@kasir/core/server';
import { changePlan } from '@kasir/payments';
import { isLiving, type PlanRow } from '@kasir/payments/state';
import { broken } from '../checks.ts';
import { setFields } from '../invoices/parse.ts';
import { durationProblem } from './duration.ts';
import { findRecurring, getPlan, recurringNeeds, unknownRecurring } from './find.ts';
import { readPayer, timeOf, type RecurringEcho } from './parse.ts';
import { pastProblem, wrongStatus } from './refusals.ts';
import { renderRecurring } from './render.ts';
import { findSaved } from './saved.ts';
import { updateRecurringPayment } from './update.contract.ts';

type Body = Command<typeof updateRecurringPayment>['body'];
type Refused = Refusal<typeof updateRecurringPayment>;

const isSent = (value: unknown): boolean => (value ?? null) !== null;

/** Returns the new interval and invoice duration, or the error when they do not fit together. */
const readCalendar = (
  body: Body,
  { state }: PlanRow,
): Partial<Pick<PlanRow['state'], 'interval' | 'invoiceSeconds'>> | Refused => {
  const interval = {
    unit: body.interval ?? state.interval.unit,
    count: body.interval_count ?? state.interval.count,
  };
  const invoiceSeconds = body.invoice_duration ?? state.invoiceSeconds;
  const problem = durationProblem(interval, invoiceSeconds);
  if (problem !== null) return invalid('body.invoice_duration', problem);
  const isMoved = interval.unit !== state.interval.unit || interval.count !== state.interval.count;
  return { ...(isMoved && { interval }), invoiceSeconds };
};

/** Returns the stored echo with the sent fields; a new instrument replaces the former one. */
const readEcho = (body: Body, before: RecurringEcho): RecurringEcho => {
  const {
    customer,
    customer_id,
    customer_notification_preference,
    should_send_email,
    reminder_time,
    reminder_time_unit,
    credit_card_token,
    payment_method_id,
  } = body;
  const { credit_card_token: token, payment_method_id: method, ...others } = before;
  const isReplaced = isSent(credit_card_token) || isSent(payment_method_id);
  return {
    ...others,
    ...(!isReplaced && setFields({ credit_card_token: token, payment_method_id: method })),
    ...setFields({
      customer,
      customer_id,
      customer_notification_preference,
      should_send_email,
      reminder_time,
      reminder_time_unit,
      credit_card_token,
      payment_method_id,
    }),
  };
};

export const updateRecurringPaymentHandler = operation(updateRecurringPayment, {
  needs: recurringNeeds,
  decide: (d, { params, body }) => {
    const row = findRecurring(d, params.id);
    if (!row) return unknownRecurring(d.context);
    if (!isLiving(row)) return wrongStatus('ACTIVE or PAUSED', row);
    const wrong = broken(updateRecurringPayment.checks, body);
    if (wrong) return wrong;
    const next = timeOf(body.reschedule_at);
    const past = pastProblem(d.now, next, 'reschedule_at');
    if (past) return past;
    const { currency } = row.state;
    const amount = isSent(body.amount) ? parseAmount(currency, body.amount ?? 0) : row.state.amount;
    if (amount === undefined) return invalid('body.amount', amountDigits(currency));
    const calendar = readCalendar(body, row);
    if ('ok' in calendar) return calendar;
    const saved = findSaved(d, body, currency);
    if (!saved.ok) return saved;
    const echo = readEcho(body, row.state.echo as RecurringEcho);
    const isReplaced = isSent(body.credit_card_token) || isSent(body.payment_method_id);
    return done(
      changePlan(d, row, {
        ...calendar,
        ...(next !== null && { next }),
        ...(isReplaced && { instrument: echo.recharge ? saved.instrument : null }),
        ...readPayer(echo),
        amount,
        description: body.description ?? row.state.description,
        missed: body.missed_payment_action ?? row.state.missed,
        echo,
      }),
    );
  },
  render: (d, { id }) => ok(renderRecurring(getPlan(d, id), d.context)),
});
