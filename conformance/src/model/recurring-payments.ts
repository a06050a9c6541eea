// Recurring payments and their invoices, from the clauses: one invoice for each cycle while they
// are ACTIVE, up to their total.
import type { Made } from '../run/samples/sample.ts';
import { expectSame } from '../violation.ts';
import { itemsOf } from '../targets/wire/message.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { hostedPage } from './hosted-pages.ts';
import { get, reading } from './reading.ts';
import { statusOf } from './becoming.ts';
import { isDone, timersOf, type PlanFacts } from './recurring-cycles.ts';
import { billed, invoiceList, statuses } from './invoices.ts';
import { is, none, oneOf, some, that, given, same, instant } from './rule.ts';

export interface BillFacts {
  readonly plan: ModelObject<PlanFacts>;
  /** Its position among the invoices of the plan. */
  readonly at: number;
  refunded?: number;
}

const STATES = ['ACTIVE', 'PAUSED', 'STOPPED'];

/** Fields that are shown as they were sent; if they were not sent, their values are open. */
const echoed = [
  'payer_email',
  'description',
  'total_recurrence',
  'invoice_duration',
  'should_send_email',
  'missed_payment_action',
  'charge_immediately',
  'recharge',
  'success_redirect_url',
  'failure_redirect_url',
  'reminder_time',
  'reminder_time_unit',
  'customer',
  'customer_notification_preference',
] as const;

/** Reads the invoices of a plan, oldest first; each becomes an object of the model. */
const lookAtBills = async (model: Model, thing: ModelObject<PlanFacts>): Promise<void> => {
  const as = model.trial.pick(thing.account.actors);
  const query = { recurring_payment_id: thing.id, limit: 100 };
  const { body } = await model.trial.call('invoices.list', { query }, { as });
  const rows = (itemsOf(body) as Made[]).toReversed();
  expectSame(
    'invoices of a recurring payment (RECUR-CREATE-02)',
    thing.facts.cycles.length,
    rows.length,
  );
  for (const [at, row] of rows.entries()) {
    const end = row['expiry_date'];
    const cycle = thing.facts.cycles[at];
    if (cycle && typeof end === 'string') cycle.ends ??= Date.parse(end);
    const known = model.byId(planBill, row['id']);
    if (known) known.see(row, { view: 'the invoices of its recurring payment' });
    else
      model.add({
        kind: planBill,
        account: thing.account,
        key: `${thing.key} invoice ${at}`,
        body: row,
        facts: { plan: thing, at },
        view: 'the invoices of its recurring payment',
        isFound: true,
      });
  }
};

export const plan: Kind<PlanFacts> = {
  name: 'a recurring payment',
  clauses: 'RECUR-FIELD-id',
  classOf: (facts) =>
    [
      facts.status ?? 'open',
      isDone(facts) ? 'done' : '',
      String(facts.terms['missed_payment_action']),
      facts.cycles.length > 1 ? 'again' : '',
    ].join(' '),
  moving: ['status', 'recurrence_progress', 'last_created_invoice_url', 'updated'],
  rules: (facts, { account }) => {
    const { sent, terms, status, cycles } = facts;
    const start = sent['start_date'];
    return {
      id: some(),
      ...(account.id !== null && { user_id: is(account.id) }),
      ...same(sent, ['external_id']),
      ...same(terms, ['amount', 'interval', 'interval_count']),
      ...given(sent, ['currency']),
      ...given(terms, echoed),
      ...(typeof start === 'string' && start !== '' && { start_date: instant(Date.parse(start)) }),
      status: statusOf(status, STATES, { open: 'STATE-RECUR-SET', known: 'STATE-RECUR-01' }),
      recurrence_progress: is(cycles.length),
      last_created_invoice_url: cycles.length > 0 ? some('STATE-RECUR-02') : none('STATE-RECUR-03'),
    };
  },
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  clearUndetermined: (facts) => {
    if (isDone(facts) && facts.status !== 'STOPPED') facts.status = null;
    return facts.status === null;
  },
  views: [
    get('recurring_payments.get'),
    {
      name: 'get, with its invoices',
      endpoint: 'invoices.list',
      read: async (model, thing) => {
        await lookAtBills(model, thing);
        return reading('recurring_payments.get')(model, thing);
      },
    },
  ],
  timers: timersOf,
  rest: async ({ trial }, { params, account: { actors } }) => {
    await trial.call('recurring_payments.stop', { params }, { as: trial.pick(actors) });
  },
};

export const planBill: Kind<BillFacts> = {
  name: 'an invoice of a recurring payment',
  clauses: '',
  classOf: ({ plan: { facts }, at }) => facts.cycles[at]?.state ?? 'unknown',
  ...billed('RECUR-CREATE-02'),
  views: [
    get('invoices.get'),
    hostedPage<BillFacts>({
      endpoint: 'invoices.get',
      url: (thing) => thing.seen('invoice_url'),
      amount: ({ plan: of, at }) => of.facts.cycles[at]?.amount,
      waits: ({ plan: of, at }) => of.facts.cycles[at]?.state === 'waiting',
    }),
  ],
  links: ({ plan: { id } }) => [id],
  rules: ({ plan: { id, facts }, at }) => {
    const cycle = facts.cycles[at];
    if (!cycle) return {};
    const { amount, due, ends, next, state, clause } = cycle;
    return {
      recurring_payment_id: is(id),
      external_id: is(facts.sent['external_id']),
      amount: is(amount),
      created: that(
        `${new Date(due).toISOString()}, when its cycle began`,
        (seen) => Math.abs(Date.parse(String(seen)) - due) < 1_000,
      ),
      expiry_date: that(
        ends === null ? 'before the next cycle' : new Date(ends).toISOString(),
        (seen) =>
          (ends === null || Math.abs(Date.parse(String(seen)) - ends) < 1_000) &&
          Date.parse(String(seen)) < next,
        clause,
      ),
      status: oneOf(statuses[state]),
    };
  },
  lists: [
    {
      ...invoiceList,
      within: ({ facts }) => ({ query: { recurring_payment_id: facts.plan.id } }),
    },
  ],
};
