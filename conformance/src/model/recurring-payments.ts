// Recurring payments and their invoices, from the clauses: one for every cycle while they are
// ACTIVE, as often as they say, and what becomes of them when nobody pays.
import { chosen } from '@kasir/models';
import { hundredths } from './money.ts';
import { idleUrl } from '../run/samples/qr-codes.ts';
import type { Made } from '../run/samples/sample.ts';
import { textAt, texts } from '../run/samples/values.ts';
import { expectSame } from '../violation.ts';
import { field, itemsOf } from '../wire/message.ts';
import type { Command, Expectation, Kind, Model, Thing, Timer } from './model.ts';
import { methodCommands, paymentMethod } from './payment-methods.ts';
import { reading } from './reading.ts';
import { is, none, oneOf, some, that } from './rule.ts';

interface Cycle {
  /** When its invoice is created, and when that ends, if it is known. */
  readonly due: number;
  ends: number | null;
  readonly amount: unknown;
  /** How long its cycle is: an invoice ends before the next one. */
  readonly span: number;
  state: 'waiting' | 'paid' | 'ended';
}

interface PlanFacts {
  readonly sent: Made;
  /** What a change has set since. */
  terms: Made;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** From when cycles are counted, how long they are, and how many of them have passed. */
  anchor: number;
  span: number;
  turn: number;
  cycles: readonly Cycle[];
  /** The last cycle that had no invoice because it was paused. */
  passed: number | null;
  /** Whether the cycle after the last one has passed, which has no invoice. */
  closed: boolean;
}

interface BillFacts {
  readonly plan: Thing<PlanFacts>;
  /** Which of its invoices it is. */
  readonly at: number;
}

const STATES = ['ACTIVE', 'PAUSED', 'STOPPED'];
const DAY_MS = 86_400_000;
const spans: Readonly<Record<string, number>> = { DAY: DAY_MS, WEEK: 7 * DAY_MS };

/** Whether every invoice that it was to have is there. */
const isFull = ({ sent, cycles }: PlanFacts): boolean =>
  typeof sent['total_recurrence'] === 'number' && cycles.length >= sent['total_recurrence'];

/** Whether there is nothing left to come: what its status is then is open (STATE-UNSPEC-01). */
const isDone = (facts: PlanFacts): boolean =>
  isFull(facts) && facts.cycles.at(-1)?.state !== 'waiting';

const nextOf = ({ anchor, span, turn }: PlanFacts): number => anchor + turn * span;

const secondsIn = ({ terms }: PlanFacts): number | null =>
  typeof terms['invoice_duration'] === 'number' ? terms['invoice_duration'] : null;

/** A cycle begins: it has an invoice. */
const bill = (facts: PlanFacts, due: number): void => {
  const seconds = secondsIn(facts);
  const ends = seconds === null ? null : due + seconds * 1_000;
  const amount = facts.terms['amount'];
  facts.cycles = [...facts.cycles, { due, ends, amount, span: facts.span, state: 'waiting' }];
};

/** An invoice that nobody paid has ended. */
const miss = (facts: PlanFacts, at: number): void => {
  facts.cycles = facts.cycles.map((one, index) =>
    index === at ? { ...one, state: 'ended' as const } : one,
  );
  const stops = facts.terms['missed_payment_action'] === 'STOP';
  const isSaid = facts.terms['missed_payment_action'] !== undefined;
  if (stops && facts.status === 'ACTIVE') facts.status = 'STOPPED';
  else if ((!isSaid || stops) && facts.status !== 'STOPPED') facts.status = null;
  if (isDone(facts) && facts.status !== 'STOPPED') facts.status = null;
};

/** The next cycle, which has an invoice unless it is paused or there were all. */
const cycleOf = (facts: PlanFacts): readonly Timer<PlanFacts>[] => {
  const { status, closed } = facts;
  if (status === 'STOPPED' || (isFull(facts) && closed)) return [];
  return [
    {
      name: 'its next cycle',
      at: nextOf(facts),
      clause: status === 'PAUSED' ? 'STATE-RECUR-06' : 'RECUR-CREATE-02',
      fire: (now) => {
        if (isFull(now)) now.closed = true;
        else {
          if (now.status === 'ACTIVE') bill(now, nextOf(now));
          else now.passed = nextOf(now);
          now.turn += 1;
        }
      },
    },
  ];
};

const timersOf = (facts: PlanFacts): readonly Timer<PlanFacts>[] => [
  ...cycleOf(facts),
  ...facts.cycles.flatMap(({ ends, state }, at) =>
    state === 'waiting' && ends !== null
      ? [
          {
            name: 'the end of an invoice',
            at: ends,
            clause:
              facts.terms['missed_payment_action'] === 'STOP' ? 'STATE-RECUR-04' : 'STATE-RECUR-05',
            fire: (now: PlanFacts, model: Model, thing: Thing<PlanFacts>) => {
              miss(now, at);
              model.touch(thing);
            },
          },
        ]
      : [],
  ),
];

/** Fields that are shown as they were sent; what they are otherwise is open. */
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

/** The invoices of a plan, oldest first, each of which becomes an object of the model. */
const lookAtBills = async (model: Model, thing: Thing<PlanFacts>): Promise<void> => {
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
      external_id: is(sent['external_id']),
      amount: is(terms['amount']),
      interval: is(sent['interval']),
      interval_count: is(terms['interval_count']),
      ...(sent['currency'] !== undefined && { currency: is(sent['currency']) }),
      ...Object.fromEntries(
        echoed.filter((name) => terms[name] !== undefined).map((name) => [name, is(terms[name])]),
      ),
      ...(typeof start === 'string' &&
        start !== '' && {
          start_date: that(start, (seen) => Date.parse(String(seen)) === Date.parse(start)),
        }),
      status: status === null ? oneOf(STATES, 'STATE-RECUR-SET') : is(status, 'STATE-RECUR-01'),
      recurrence_progress: is(cycles.length),
      last_created_invoice_url: cycles.length > 0 ? some('STATE-RECUR-02') : none('STATE-RECUR-03'),
    };
  },
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    if (isDone(facts) && facts.status !== 'STOPPED') facts.status = null;
    return facts.status === null;
  },
  views: [
    { name: 'get', endpoint: 'recurring_payments.get', read: reading('recurring_payments.get') },
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

const billStates = { waiting: ['PENDING'], paid: ['PAID', 'SETTLED'], ended: ['EXPIRED'] } as const;

const planBill: Kind<BillFacts> = {
  name: 'an invoice of a recurring payment',
  clauses: '',
  classOf: ({ plan: { facts }, at }) => facts.cycles[at]?.state ?? 'unknown',
  moving: [
    'status',
    'updated',
    'paid_amount',
    'paid_at',
    'payment_method',
    'payment_channel',
    'payment_id',
    'payment_details',
    'available_banks',
    'available_retail_outlets',
    'available_ewallets',
    'available_qr_codes',
    'available_direct_debits',
    'available_paylaters',
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
      status: oneOf(billStates[state]),
    };
  },
  passing: ['PAID'],
  announces: {
    PAID: { names: ['invoice.paid'], clause: 'RECUR-CREATE-02' },
    EXPIRED: { names: ['invoice.expired'], clause: 'RECUR-CREATE-02' },
  },
  views: [{ name: 'get', endpoint: 'invoices.get', read: reading('invoices.get') }],
  lists: [
    {
      endpoint: 'invoices.list',
      within: ({ facts }) => ({ query: { recurring_payment_id: facts.plan.id } }),
      limit: { min: 1, max: 100 },
      cursor: 'last_invoice_id',
      order: 'newest',
    },
  ],
};

const HOUR_MS = 3_600_000;

const starts: Readonly<Record<string, number>> = {
  'in two hours': 2 * HOUR_MS,
  'in a day': DAY_MS,
};

const NOBODY = '000000000000000000000000';

/** What nobody has, and how it is refused. */
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
    amount: ['thousands', 'hundred thousands'],
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
      ...Object.keys(UNKNOWN),
    ],
  },
  input: ({ model, thing, levels, draw }) => {
    const foreign = model
      .all(paymentMethod, thing.account)
      .findLast(({ facts }) => facts.type !== 'DIRECT_DEBIT');
    const by = levels['pays by'] ?? 'nothing';
    if (by === 'what is no direct debit' && !foreign) return null;
    const [start = '', now] = (levels['start'] ?? '').split(', ');
    const after = starts[start];
    if (after !== undefined && model.now === null) return null;
    const description = textAt(levels['description'], draw);
    const seconds = { 'a minute': 60, 'an hour': 3_600 }[levels['duration'] ?? ''];
    const flag = levels['flags'] === 'true';
    return {
      body: {
        external_id: model.trial.newReference(),
        amount:
          levels['amount'] === 'thousands'
            ? draw.amount(25_000, 99_999)
            : draw.amount(420_000, 999_999),
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
        ...(description !== undefined && { description }),
        ...(levels['flags'] !== 'left out' && { should_send_email: flag }),
        ...(levels['pages'] === 'given' && {
          success_redirect_url: idleUrl(model.trial),
          failure_redirect_url: 'https://merchant.example/sorry',
        }),
        ...(levels['reminder'] !== 'left out' && {
          reminder_time: 2,
          reminder_time_unit: levels['reminder'],
        }),
        ...(levels['currency'] !== 'left out' && {
          currency: levels['currency'] === 'IDR' ? 'IDR' : 'XXX',
        }),
        ...(by === 'what is no direct debit' && { payment_method_id: foreign?.id }),
        ...UNKNOWN[by]?.sent,
      },
    };
  },
  expects: (_, { model, input, levels: { 'pays by': by = 'nothing', currency } }): Expectation => {
    const method = model.byId(paymentMethod, field(input.body, 'payment_method_id'));
    const { dialect } = model.trial.context;
    if (method?.facts.type === 'CARD' && chosen('recurring_methods', dialect) !== 'direct debits')
      return { is: 'open', question: 'a recurring payment by a card' };
    const codes = [
      ...(by === 'nothing' ? [] : [UNKNOWN[by]?.code ?? 'INVALID_PAYMENT_METHOD_ID_ERROR']),
      ...(currency === 'of nowhere' ? ['UNSUPPORTED_CURRENCY'] : []),
    ];
    const [code] = codes;
    if (code === undefined) return { is: 'accepted' };
    return { is: 'refused', status: 400, codes, clause: `RECUR-CREATE-ERR-${code}` };
  },
  follows: ({ model, thing, input, body, key }) => {
    const sent = input.body as Made;
    const created = Date.parse(String(body['created']));
    const start = sent['start_date'];
    const later = typeof start === 'string' && start !== '' ? Date.parse(start) : null;
    const facts: PlanFacts = {
      sent,
      terms: sent,
      status: 'ACTIVE',
      anchor: later ?? created,
      span: (spans[String(sent['interval'])] ?? DAY_MS) * Number(sent['interval_count']),
      turn: later === null ? 1 : 0,
      cycles: [],
      passed: null,
      closed: false,
    };
    if (later === null || sent['charge_immediately'] === true) bill(facts, created);
    model.add({
      kind: plan,
      account: thing.account,
      key: key(0),
      body,
      facts,
      view: 'the response to its creation',
    });
  },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a move of a merchant leads to, and from where it is possible. */
const moves = {
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'ACTIVE' },
  stop: { from: ['ACTIVE', 'PAUSED'], to: 'STOPPED' },
} as const;

/** Whether a cycle of this very instant is one of the pause, or of the terms before, is open. */
const isAtCycle = ({ anchor, span, passed }: PlanFacts, now: number): boolean =>
  (now - anchor) % span === 0 || now === passed;

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
    expects: (facts, { model }): Expectation => {
      const status = facts.status ?? 'open';
      const question = `to ${verb} a recurring payment that is ${status}`;
      if (isDone(facts)) return { is: 'open', question: `${question} and has no cycle left` };
      if ((from as readonly string[]).includes(status)) return { is: 'open', question };
      // No clause says what cannot be moved (STATE-UNSPEC-01).
      return model.trial.isHeldToContracts && facts.status !== null
        ? { is: 'refused', clause: 'STATE-UNSPEC-01' }
        : { is: 'open', question };
    },
    change: (facts) => {
      facts.status = to;
    },
    follows: ({ thing, body }) => thing.see(body, { view: `the response to ${verb}` }),
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
    // No clause says from where a new interval is counted after cycles that a pause has left out.
    const { status } = thing.facts;
    const isOpen = status !== 'ACTIVE' && !model.trial.isHeldToContracts;
    const isNow = model.now !== null && isAtCycle(thing.facts, model.now);
    if (levels['what'] === 'interval' && (isOpen || isNow)) return null;
    return { params: thing.params, body: bodies[levels['what'] ?? ''] ?? {} };
  },
  expects: (facts, { model, levels }): Expectation => {
    const question = `changing ${levels['what'] ?? ''} of a recurring payment that is ${String(facts.status)}`;
    if (isDone(facts)) return { is: 'open', question: `${question} and has no cycle left` };
    return facts.status === 'STOPPED' && model.trial.isHeldToContracts
      ? { is: 'refused', clause: 'RECUR-UNSPEC-02' }
      : { is: 'open', question };
  },
  change: (facts, { input }) => {
    const { reschedule_at, ...terms } = input.body as Made;
    facts.terms = { ...facts.terms, ...terms };
    const isLonger = terms['interval_count'] !== undefined;
    // Cycles are counted from the next one where it moves, or their length does.
    if (reschedule_at !== undefined || isLonger) {
      if (!isFull(facts) || reschedule_at !== undefined)
        facts.anchor =
          reschedule_at === undefined ? nextOf(facts) : Date.parse(textOf(reschedule_at));
      facts.turn = 0;
    }
    if (isLonger)
      facts.span =
        (spans[String(facts.sent['interval'])] ?? DAY_MS) * Number(terms['interval_count']);
  },
  follows: ({ thing, body }) => thing.see(body, { view: 'the response to its change' }),
};

const pay: Command<PlanFacts> = {
  name: 'pay the last invoice of a recurring payment',
  endpoint: 'recurring_payments.get',
  on: plan,
  weight: 2,
  factors: {},
  presses: (thing) => {
    const page = thing.seen('last_created_invoice_url');
    const waits = thing.facts.cycles.at(-1)?.state === 'waiting';
    return typeof page === 'string' && waits ? { page, act: 'payInvoice' } : null;
  },
  input: ({ thing }) => ({ params: thing.params }),
  expects: (): Expectation => ({ is: 'accepted' }),
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
    const paid = (): Thing<BillFacts> | undefined =>
      model.all(planBill, account).find((one) => one.facts.plan === thing && one.facts.at === at);
    model.move({
      account,
      currency: 'IDR',
      name: `invoice ${at} of the recurring payment ${thing.id}`,
      owns: ({ product_id }) => product_id === paid()?.seen('payment_id'),
      clause: 'TXN-FIELD-amount',
      sum: () => hundredths(amount),
      rows: [
        {
          type: is('PAYMENT'),
          amount: is(amount),
          cashflow: is('MONEY_IN'),
          reference_id: is(field(facts.sent, 'external_id')),
        },
      ],
    });
  },
};

/** The invoice of the last cycle, where it was seen. */
const lastBill = (model: Model, thing: Thing<PlanFacts>): Thing<BillFacts> | undefined =>
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
  expects: (): Expectation => ({ is: 'open', question: 'expiring an invoice that waits' }),
  change: (facts) => {
    miss(facts, facts.cycles.length - 1);
  },
};

export const planKinds: readonly Kind[] = [plan, planBill, paymentMethod];
export const planCommands: readonly Command[] = [
  create,
  move('pause'),
  move('resume'),
  move('stop'),
  change,
  pay,
  expire,
  ...methodCommands(['EWALLET', 'CARD']),
];
