// Data table of faults in recurring payments and in their invoices.
import type { Fault } from '../fault.ts';

export const recurringFaults: readonly Fault[] = [
  {
    id: 'recurring-pause-made-up',
    title: 'the skipped cycles of a pause are invoiced when it ends',
    find: "'resume', { turn: turnToCome(d, row) }",
    replace: "'resume', { turn: row.state.turn }",
    laws: ['story-120'],
  },
  {
    id: 'recurring-stop-ignored',
    title: 'a missed invoice does not stop a recurring payment',
    find: "if (invoice.state.status === 'EXPIRED' && state.missed === 'STOP') return 'miss';",
    replace: '',
    laws: ['story-121'],
  },
  {
    id: 'recurring-one-more-cycle',
    title: 'a recurring payment makes one invoice more than total_recurrence',
    find: 'cycles !== null && progress >= cycles ? null : cycleAt(anchor, interval, turn);',
    replace: 'cycles !== null && progress > cycles ? null : cycleAt(anchor, interval, turn);',
    laws: ['story-119'],
  },
  {
    id: 'recurring-start-counted-twice',
    title: 'after charge_immediately the invoice of start_date is left out',
    find: 'if (immediately) return billCycle(d, row, 0);',
    replace: 'if (immediately) return billCycle(d, row, 1);',
    laws: ['story-119'],
  },
  {
    id: 'recurring-long-invoice',
    title: 'an invoice may last as long as the interval',
    find: 'return seconds === null || seconds < least\n',
    replace: 'return seconds === null || seconds <= least\n',
    laws: ['val-16:recurring_payments.create'],
  },
  {
    id: 'recurring-reminder-hours',
    title: 'a reminder may be more than 24 hours ahead',
    find: "validOf(body, 'reminder_time_unit') === 'hours' &&",
    replace: 'false &&',
    laws: ['val-16:recurring_payments.create'],
  },
  {
    id: 'recurring-any-token',
    title: 'an unknown credit_card_token is accepted',
    find: "return isChargeable(row, d, ['CARD'], currency)\n      ? { ok: true, instrument: row.id }",
    replace:
      "return isChargeable(row, d, ['CARD'], currency) || !row\n      ? { ok: true, instrument: row?.id ?? null }",
    laws: ['story-165'],
  },
  {
    id: 'recurring-stopped-resumes',
    title: 'a recurring payment that is stopped can be resumed',
    find: "resume: [{ from: ['PAUSED'], to: 'ACTIVE', signal: 'plan.resumed' }],",
    replace: "resume: [{ from: ['PAUSED', 'STOPPED'], to: 'ACTIVE', signal: 'plan.resumed' }],",
    laws: ['story-13'],
  },
  {
    id: 'invoice-plan-not-named',
    title: 'the invoice of a recurring payment does not name it',
    find: '...(plan !== null && { recurring_payment_id: plan }),',
    replace: '',
    laws: ['story-119'],
  },
  {
    id: 'recurring-charges-cards',
    title: 'a recurring payment accepts a card as payment_method_id',
    find: "chosen('recurring_methods', dialect) === 'direct debits'",
    replace: "chosen('recurring_methods', dialect) === 'direct debits and cards'",
    laws: ['story-165'],
  },
  {
    id: 'recurring-shorter-than-invoice',
    title: 'an interval becomes shorter than the duration of its invoices',
    find: 'const problem = durationProblem(interval, invoiceSeconds);',
    replace: 'const problem = durationProblem(interval, body.invoice_duration ?? null);',
    laws: ['story-189'],
  },
  {
    id: 'recurring-always-recharges',
    title: 'a recurring payment that must not recharge is shown as one that does',
    find: 'const recharge = body.recharge ?? true;',
    replace: 'const recharge = body.recharge || true;',
    laws: ['story-13'],
  },
  {
    id: 'recurring-month-end',
    title: 'a monthly recurring payment is billed at the end of each month',
    find: 'Math.min(date.getUTCDate(), lastDay)',
    replace: 'Math.max(date.getUTCDate(), lastDay)',
    laws: ['story-194'],
  },
];
