// Recurring payments and their invoices, from the clauses: one invoice for each cycle while they
// are ACTIVE, up to their total, and the consequences when nobody pays.
import { chosen } from '@kasir/models';
import type { Made } from '../run/samples/sample.ts';
import { texts } from '../run/samples/values.ts';
import { expectSame } from '../violation.ts';
import { field, itemsOf } from '../wire/message.ts';
import type { Command } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { methodCommands, paymentMethod } from './payment-methods.ts';
import { hostedPage } from './hosted-pages.ts';
import { get, reading } from './reading.ts';
import { accepted, open, refused } from './expecting.ts';
import { becomes, statusOf } from './becoming.ts';
import { onItself, addMade } from './acting.ts';
import { amountAt, magnitudes } from './amounts.ts';
import { expectPaymentTransaction } from './money.ts';
import {
  bill,
  chargeLast,
  DAY_MS,
  isAtCycle,
  isDone,
  isFull,
  miss,
  nextOf,
  spanOf,
  timersOf,
  type PlanFacts,
} from './recurring-cycles.ts';
import { token, saveCard } from './card-tokens.ts';
import { invoiceRefund, refundInvoices } from './invoice-refunds.ts';
import { billed, invoiceList, pagesOf, statuses } from './invoices.ts';
import { textsOf } from './extras.ts';
import { is, none, oneOf, some, that, given, same, instant } from './rule.ts';

interface BillFacts {
  readonly plan: ModelObject<PlanFacts>;
  /** Its position among the invoices of the plan. */
  readonly at: number;
  refunded?: number;
}

const STATES = ['ACTIVE', 'PAUSED', 'STOPPED'];

/** Fields that are shown as they were sent; their values otherwise are open. */
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

const plan: Kind<PlanFacts> = {
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
      ...same(sent, ['external_id', 'interval']),
      ...same(terms, ['amount', 'interval_count']),
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

const planBill: Kind<BillFacts> = {
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
    const { amount, due, ends, span, state } = cycle;
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
          Date.parse(String(seen)) < due + span,
        'RECUR-CREATE-invoice_duration',
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

const HOUR_MS = 3_600_000;

const starts: Readonly<Record<string, number>> = {
  'in two hours': 2 * HOUR_MS,
  'in a day': DAY_MS,
};

const NOBODY = '000000000000000000000000';

/** References to nothing, and the codes with which they are refused. */
const UNKNOWN: Readonly<Record<string, { readonly sent: Made; readonly code: string }>> = {
  'a card of nobody': {
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
  'what is no direct debit': 'INVALID_PAYMENT_METHOD_ID_ERROR',
};

const create: Command = {
  name: 'create a recurring payment',
  endpoint: 'recurring_payments.create',
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    interval: ['DAY', 'WEEK'],
    count: ['1', '2', '3'],
    start: ['left out', 'empty', 'in a day', 'in two hours', 'in two hours, charged now'],
    total: ['left out', '1', '2', '3'],
    duration: ['a minute', 'an hour', 'left out'],
    missed: ['STOP', 'IGNORE', 'left out'],
    amount: magnitudes,
    payer: ['nobody', 'an address', 'a customer'],
    description: texts,
    flags: ['left out', 'true', 'false'],
    pages: ['left out', 'given'],
    reminder: ['left out', 'days', 'hours'],
    currency: ['left out', 'IDR', 'of nowhere'],
    'pays by': [
      'nothing',
      'nothing',
      'nothing',
      'what is no direct debit',
      'a card for many uses',
      'a card for one use',
      ...Object.keys(UNKNOWN),
    ],
  },
  input: ({ model, thing, levels, draw }) => {
    const foreign = model
      .all(paymentMethod, thing.account)
      .findLast(({ facts }) => facts.type !== 'DIRECT_DEBIT');
    const by = levels['pays by'] ?? 'nothing';
    if (by === 'what is no direct debit' && !foreign) return null;
    const card = model
      .all(token, thing.account)
      .findLast(
        ({ facts }) =>
          facts.multiple === (by === 'a card for many uses') && facts.currency === 'IDR',
      );
    const isByCard = by.startsWith('a card for');
    // No clause says when a saved card is charged.
    if (isByCard && (!card || !model.trial.isHeldToContracts)) return null;
    const [start = '', now] = (levels['start'] ?? '').split(', ');
    const after = starts[start];
    if (after !== undefined && model.now === null) return null;
    const seconds = { 'a minute': 60, 'an hour': 3_600 }[levels['duration'] ?? ''];
    const flag = levels['flags'] === 'true';
    return {
      body: {
        external_id: model.trial.newReference(),
        amount: amountAt(levels['amount'], draw),
        interval: levels['interval'],
        interval_count: Number(levels['count']),
        ...(start === 'empty' && { start_date: '' }),
        ...(after !== undefined && {
          start_date: new Date((model.now ?? 0) + after).toISOString(),
          charge_immediately: now !== undefined,
        }),
        ...(levels['total'] !== 'left out' && { total_recurrence: Number(levels['total']) }),
        ...(seconds !== undefined && { invoice_duration: seconds }),
        ...(levels['missed'] !== 'left out' && { missed_payment_action: levels['missed'] }),
        ...(levels['payer'] === 'an address' && { payer_email: 'siti@customers.example' }),
        ...(levels['payer'] === 'a customer' && {
          customer: {
            given_names: 'Siti',
            email: 'siti@customers.example',
            mobile_number: '+6281234567890',
          },
          customer_notification_preference: { invoice_created: ['email'], invoice_paid: ['email'] },
        }),
        ...textsOf(levels, draw),
        ...(levels['flags'] !== 'left out' && { should_send_email: flag }),
        ...pagesOf({ model, levels }),
        ...(levels['reminder'] !== 'left out' && {
          reminder_time: 2,
          reminder_time_unit: levels['reminder'],
        }),
        ...(levels['currency'] !== 'left out' && {
          currency: levels['currency'] === 'IDR' ? 'IDR' : 'XXX',
        }),
        ...(by === 'what is no direct debit' && { payment_method_id: foreign?.id }),
        ...(isByCard && { credit_card_token: card?.id }),
        ...UNKNOWN[by]?.sent,
      },
    };
  },
  expects: (_, { model, input, levels: { 'pays by': by = 'nothing', currency } }) => {
    const method = model.byId(paymentMethod, field(input.body, 'payment_method_id'));
    const { dialect } = model.trial.context;
    if (method?.facts.type === 'CARD' && chosen('recurring_methods', dialect) !== 'direct debits')
      return open('a recurring payment by a card');
    const codes = [
      ...(by in refusals ? [refusals[by] ?? ''] : []),
      ...(currency === 'of nowhere' ? ['UNSUPPORTED_CURRENCY'] : []),
    ];
    const [code] = codes;
    if (code === undefined) return accepted;
    return refused(`RECUR-CREATE-ERR-${code}`, { status: 400, codes });
  },
  follows: (outcome) => {
    const { model, input, body } = outcome;
    const sent = input.body as Made;
    const method = model.byId(paymentMethod, sent['payment_method_id']);
    const created = Date.parse(String(body['created']));
    const start = sent['start_date'];
    const later = typeof start === 'string' && start !== '' ? Date.parse(start) : null;
    const facts: PlanFacts = {
      sent,
      isAutomatic: sent['credit_card_token'] !== undefined || method?.facts.type === 'CARD',
      terms: sent,
      status: 'ACTIVE',
      anchor: later ?? created,
      span: spanOf(sent['interval'], sent['interval_count']),
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Actions of a merchant: the statuses in which they are possible, and the status they lead to. */
const moves = {
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'ACTIVE' },
  stop: { from: ['ACTIVE', 'PAUSED'], to: 'STOPPED' },
} as const;

const move = (verb: keyof typeof moves): Command<PlanFacts> => {
  const { from, to } = moves[verb];
  return {
    name: `${verb} a recurring payment`,
    endpoint: `recurring_payments.${verb}`,
    on: plan,
    weight: verb === 'stop' ? 0.3 : 1,
    factors: {},
    input: ({ model: { now }, thing }) =>
      now !== null && isAtCycle(thing.facts, now) ? null : { params: thing.params },
    expects: (facts, { model }) => {
      const status = facts.status ?? 'open';
      const question = `to ${verb} a recurring payment that is ${status}`;
      if (isDone(facts)) return open(`${question} and has no cycle left`);
      if ((from as readonly string[]).includes(status)) return open(question);
      // No clause says which of these actions are impossible (STATE-UNSPEC-01).
      return model.trial.isHeldToContracts && facts.status !== null
        ? refused('STATE-UNSPEC-01')
        : open(question);
    },
    change: becomes(to),
  };
};

const change: Command<PlanFacts> = {
  name: 'change a recurring payment',
  endpoint: 'recurring_payments.update',
  on: plan,
  factors: {
    what: ['amount', 'duration', 'missed payments', 'interval', 'the next date', 'nothing'],
  },
  input: ({ model, thing, levels, draw }) => {
    const { terms } = thing.facts;
    const other = terms['missed_payment_action'] === 'STOP' ? 'IGNORE' : 'STOP';
    const bodies: Readonly<Record<string, Made>> = {
      amount: { amount: draw.amount(25_000, 99_999) },
      duration: { invoice_duration: draw.integer(30, 7_200) },
      'missed payments': { missed_payment_action: other },
      interval: { interval_count: Number(terms['interval_count']) + 1 },
      'the next date': { reschedule_at: new Date((model.now ?? 0) + 5_400_000).toISOString() },
      nothing: {},
    };
    if (model.now === null && levels['what'] === 'the next date') return null;
    // No clause says from where a new interval counts after cycles that a pause has left out.
    const { status } = thing.facts;
    const isOpen = status !== 'ACTIVE' && !model.trial.isHeldToContracts;
    const isNow = model.now !== null && isAtCycle(thing.facts, model.now);
    if (levels['what'] === 'interval' && (isOpen || isNow)) return null;
    return { params: thing.params, body: bodies[levels['what'] ?? ''] ?? {} };
  },
  expects: (facts, { model, levels }) => {
    const question = `changing ${levels['what'] ?? ''} of a recurring payment that is ${String(facts.status)}`;
    if (isDone(facts)) return open(`${question} and has no cycle left`);
    return facts.status === 'STOPPED' && model.trial.isHeldToContracts
      ? refused('RECUR-UNSPEC-02')
      : open(question);
  },
  change: (facts, { input }) => {
    const { reschedule_at, ...terms } = input.body as Made;
    facts.terms = { ...facts.terms, ...terms };
    const isLonger = terms['interval_count'] !== undefined;
    // Cycles count from the next one when it moves, or when their length changes.
    if (reschedule_at !== undefined || isLonger) {
      if (!isFull(facts) || reschedule_at !== undefined)
        facts.anchor =
          reschedule_at === undefined ? nextOf(facts) : Date.parse(textOf(reschedule_at));
      facts.turn = 0;
    }
    if (isLonger) facts.span = spanOf(facts.sent['interval'], terms['interval_count']);
  },
};

const pay = onItself<PlanFacts>({
  name: 'pay the last invoice of a recurring payment',
  endpoint: 'recurring_payments.get',
  on: plan,
  weight: 2,
  presses: (thing) => {
    const page = thing.seen('last_created_invoice_url');
    const waits = thing.facts.cycles.at(-1)?.state === 'waiting';
    return typeof page === 'string' && waits ? { page, act: 'payInvoice' } : null;
  },
  expects: () => accepted,
  change: (facts) => {
    const last = facts.cycles.length - 1;
    facts.cycles = facts.cycles.map((one, at) =>
      at === last ? { ...one, state: 'paid' as const } : one,
    );
    if (isDone(facts) && facts.status !== 'STOPPED') facts.status = null;
  },
  follows: ({ model, thing }) => {
    const { facts, account } = thing;
    const at = facts.cycles.length - 1;
    const amount = facts.cycles[at]?.amount;
    const paid = (): ModelObject<BillFacts> | undefined =>
      model.all(planBill, account).find((one) => one.facts.plan === thing && one.facts.at === at);
    expectPaymentTransaction(model, {
      account,
      name: `invoice ${at} of the recurring payment ${thing.id}`,
      owns: ({ product_id }) => product_id === paid()?.seen('payment_id'),
      currency: 'IDR',
      amount,
      rules: { reference_id: is(field(facts.sent, 'external_id')) },
    });
  },
});

/** Returns the invoice of the last cycle; undefined until it was seen. */
const lastBill = (
  model: Model,
  thing: ModelObject<PlanFacts>,
): ModelObject<BillFacts> | undefined =>
  model
    .all(planBill, thing.account)
    .find(({ facts }) => facts.plan === thing && facts.at === thing.facts.cycles.length - 1);

const expire: Command<PlanFacts> = {
  name: 'expire the last invoice of a recurring payment',
  endpoint: 'invoices.expire',
  on: plan,
  factors: {},
  fits: ({ cycles }) => cycles.at(-1)?.state === 'waiting',
  input: ({ model, thing }) => {
    const bill = lastBill(model, thing);
    return bill ? { params: { id: bill.id } } : null;
  },
  expects: () => open('expiring an invoice that waits'),
  change: (facts) => {
    miss(facts, facts.cycles.length - 1);
  },
};

export const planKinds: readonly Kind[] = [plan, planBill, invoiceRefund, paymentMethod, token];
export const planCommands: readonly Command[] = [
  create,
  move('pause'),
  move('resume'),
  move('stop'),
  change,
  pay,
  expire,
  saveCard,
  refundInvoices('refund an invoice of a recurring payment', planBill, ({ plan: of, at }) => {
    const cycle = of.facts.cycles[at];
    return {
      isPaid: cycle?.state === 'paid',
      byCard: of.facts.isAutomatic,
      amount: cycle?.amount,
      currency: 'IDR',
    };
  }),
  ...methodCommands(['EWALLET', 'CARD']),
];
