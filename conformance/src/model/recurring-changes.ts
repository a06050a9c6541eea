// Changes of recurring payments: they are paused, resumed, stopped or changed, and an invoice is
// paid, expired or refunded.
import type { Made } from '../run/samples/sample.ts';
import { field } from '../targets/wire/message.ts';
import type { Command, Occasion } from './command.ts';
import type { ModelObject, Model } from './model.ts';
import { accepted, open, refused } from './expecting.ts';
import { becomes } from './becoming.ts';
import { onItself } from './acting.ts';
import { expectPaymentTransaction } from './money.ts';
import {
  intervalOf,
  isAtCycle,
  isCounted,
  isDone,
  isFull,
  isTooLong,
  miss,
  lengthOf,
  nextOf,
  type PlanFacts,
} from './recurring-cycles.ts';
import { refundInvoices } from './invoice-refunds.ts';
import { is } from './rule.ts';
import { plan, planBill, type BillFacts } from './recurring-payments.ts';

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

const payer: Made = {
  customer: {
    given_names: 'Budi',
    surname: 'Santoso',
    email: 'budi@customers.example',
    phone_number: '+62215550100',
    addresses: [{ country: 'ID', city: 'Bandung', street_line1: 'Jalan Braga 1' }],
  },
};

/** Changes that no clause describes: the response shows what was sent, and the rest stays. */
const plainChanges = {
  description: ({ model }) => ({ description: model.trial.newReference() }),
  'the payer': () => payer,
  'the notifications': () => ({
    customer_notification_preference: {
      invoice_created: ['email', 'sms'],
      invoice_reminder: ['whatsapp'],
    },
  }),
  'the reminder': ({ draw }) => ({
    reminder_time: draw.integer(1, 24),
    reminder_time_unit: 'hours',
  }),
  mail: ({ thing }) => ({ should_send_email: thing.facts.terms['should_send_email'] !== true }),
} satisfies Readonly<Record<string, (occasion: Occasion<PlanFacts>) => Made>>;

const SHORTEST = { interval: 'DAY', interval_count: 1 } as const;

const isPlain = (what: string | undefined): what is keyof typeof plainChanges =>
  what !== undefined && Object.hasOwn(plainChanges, what);

/**
 * Returns from where cycles count after a change: from the next one when it moves, or when the
 * interval changes.
 */
const movedBy = (
  facts: PlanFacts,
  { reschedule_at, interval, interval_count }: Made,
): { readonly anchor: number; readonly isMoved: boolean } => {
  if (reschedule_at !== undefined)
    return { anchor: Date.parse(textOf(reschedule_at)), isMoved: true };
  const isOther = interval !== undefined || interval_count !== undefined;
  return { anchor: isOther && !isFull(facts) ? nextOf(facts) : facts.anchor, isMoved: isOther };
};

const change: Command<PlanFacts> = {
  name: 'change a recurring payment',
  endpoint: 'recurring_payments.update',
  on: plan,
  weight: 1.5,
  factors: {
    what: [
      'amount',
      'duration',
      'duration of a cycle',
      'duration of nearly a cycle',
      'missed payments',
      'interval',
      'shortest interval',
      'shortest interval and duration',
      'its unit',
      'months',
      'the next date',
      ...Object.keys(plainChanges),
      'nothing',
    ],
  },
  input: (occasion) => {
    const { model, thing, levels, draw } = occasion;
    const { what } = levels;
    const { terms } = thing.facts;
    const length = lengthOf(thing.facts.interval);
    if (isPlain(what)) return { params: thing.params, body: plainChanges[what](occasion) };
    const other = terms['missed_payment_action'] === 'STOP' ? 'IGNORE' : 'STOP';
    const bodies: Readonly<Record<string, Made>> = {
      amount: { amount: draw.amount(25_000, 99_999) },
      duration: { invoice_duration: draw.integer(30, 7_200) },
      'duration of a cycle': { invoice_duration: length.most / 1_000 },
      'duration of nearly a cycle': { invoice_duration: length.least / 1_000 - 1 },
      'shortest interval': SHORTEST,
      'shortest interval and duration': { ...SHORTEST, invoice_duration: 3_600 },
      'missed payments': { missed_payment_action: other },
      interval: { interval_count: Number(terms['interval_count']) + 1 },
      'its unit': { interval: terms['interval'] === 'WEEK' ? 'DAY' : 'WEEK' },
      months: { interval: 'MONTH' },
      'the next date': { reschedule_at: new Date((model.now ?? 0) + 5_400_000).toISOString() },
      nothing: {},
    };
    if (model.now === null && what === 'the next date') return null;
    // No clause says from where a new interval counts after cycles that a pause has left out.
    const { status } = thing.facts;
    const isOpen = status !== 'ACTIVE' && !model.trial.isHeldToContracts;
    const isNow = model.now !== null && isAtCycle(thing.facts, model.now);
    const body = bodies[what ?? ''] ?? {};
    const isOther = body['interval'] !== undefined || body['interval_count'] !== undefined;
    if (isOther && (isOpen || isNow)) return null;
    const { anchor } = movedBy(thing.facts, body);
    if (!isCounted(anchor, intervalOf({ ...terms, ...body }))) return null;
    return { params: thing.params, body };
  },
  expects: (facts, { model, levels, input }) => {
    const what = `changing ${levels['what'] ?? ''} of a recurring payment`;
    if (isTooLong({ ...facts.terms, ...(input.body as Made) }))
      // It is stated of new ones: "always" is why a change may not break it either.
      return model.trial.isHeldToContracts
        ? refused('RECUR-CREATE-invoice_duration')
        : open(`${what} so that invoices last as long as a cycle`);
    const question = `${what} that is ${String(facts.status)}`;
    if (isDone(facts)) return open(`${question} and has no cycle left`);
    return facts.status === 'STOPPED' && model.trial.isHeldToContracts
      ? refused('RECUR-UNSPEC-02')
      : open(question);
  },
  change: (facts, { input }) => {
    const { reschedule_at: _, ...terms } = input.body as Made;
    facts.terms = { ...facts.terms, ...terms };
    const { anchor, isMoved } = movedBy(facts, input.body as Made);
    if (isMoved) Object.assign(facts, { anchor, turn: 0 });
    facts.interval = intervalOf(facts.terms);
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

/** Commands on recurring payments and their invoices. */
export const planCommands: readonly Command[] = [
  move('pause'),
  move('resume'),
  move('stop'),
  change,
  pay,
  expire,
  refundInvoices('refund an invoice of a recurring payment', planBill, ({ plan: of, at }) => {
    const cycle = of.facts.cycles[at];
    return {
      isPaid: cycle?.state === 'paid',
      byCard: of.facts.isAutomatic,
      amount: cycle?.amount,
      currency: 'IDR',
    };
  }),
];
