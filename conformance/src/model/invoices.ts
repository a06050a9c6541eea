// Invoices: paid once on their page before they end, and never after. No clause gives their
// shape, so that what was sent, what was paid and when they end is exact, and nothing else.
import { differences } from '../differences.ts';
import { hundredths } from './money.ts';
import { idleUrl } from '../run/samples/qr-codes.ts';
import type { Made } from '../run/samples/sample.ts';
import { metadataOf, sizes, textAt, texts } from '../run/samples/values.ts';
import type { Command, Expectation, Kind, Thing } from './model.ts';
import { reading } from './reading.ts';
import { echo, is, none, oneOf, some, that } from './rule.ts';

export interface InvoiceFacts {
  readonly sent: Made;
  /** Whether it waits, was paid, or has ended unpaid. */
  state: 'waiting' | 'paid' | 'ended';
  /** When it ends, once it was seen. */
  ends: number | null;
}

const CLAUSE = 'CORE-UNSPEC-01';
const DAY_SECONDS = 86_400;

const statuses = { waiting: ['PENDING'], paid: ['PAID', 'SETTLED'], ended: ['EXPIRED'] } as const;

/** Fields that are shown as they were sent, and left out where nothing was. */
const echoed = [
  'description',
  'payer_email',
  'customer',
  'items',
  'fees',
  'metadata',
  'success_redirect_url',
  'failure_redirect_url',
  'reminder_time',
  'reminder_time_unit',
  'customer_notification_preference',
] as const;

const currencyOf = ({ currency }: Made): string =>
  typeof currency === 'string' ? currency : 'IDR by default';

const secondsOf = ({ sent }: InvoiceFacts): number =>
  Number(sent['invoice_duration'] ?? DAY_SECONDS);

export const invoice: Kind<InvoiceFacts> = {
  name: 'an invoice',
  clauses: '',
  classOf: ({ sent, state }) => `${currencyOf(sent)} ${state}`,
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
  rules: (facts, { account }, body) => {
    const { sent, state } = facts;
    const isPaid = state === 'paid';
    return {
      id: some(),
      external_id: is(sent['external_id']),
      amount: is(sent['amount']),
      currency: is(sent['currency'] ?? 'IDR'),
      ...(account.id !== null && { user_id: is(account.id) }),
      ...Object.fromEntries(echoed.map((name) => [name, echo(sent[name])])),
      should_send_email: is(sent['should_send_email'] ?? false),
      should_exclude_credit_card: is(sent['should_exclude_credit_card'] ?? false),
      status: oneOf(statuses[state]),
      invoice_url: some(),
      expiry_date: that(
        `${secondsOf(facts)} seconds after created`,
        (end) =>
          Date.parse(String(end)) - Date.parse(String(body['created'])) ===
          secondsOf(facts) * 1_000,
      ),
      paid_amount: isPaid ? is(sent['amount']) : none(),
      ...Object.fromEntries(
        ['paid_at', 'payment_method', 'payment_channel', 'payment_id'].map((name) => [
          name,
          isPaid ? some() : none(),
        ]),
      ),
    };
  },
  learn: (facts, thing) => {
    facts.ends ??= Date.parse(String(thing.seen('expiry_date')));
  },
  // What was paid may be settled in time.
  stirs: ({ state }) => state === 'paid',
  passing: ['PAID'],
  announces: {
    PAID: { names: ['invoice.paid'], clause: CLAUSE },
    EXPIRED: { names: ['invoice.expired'], clause: CLAUSE },
  },
  views: [{ name: 'get', endpoint: 'invoices.get', read: reading('invoices.get') }],
  lists: [
    {
      endpoint: 'invoices.list',
      filters: {
        statuses: {
          query: (thing) => ({ statuses: statuses[thing.facts.state] }),
          keeps: (thing, query) =>
            differences(statuses[thing.facts.state], query['statuses']).length === 0,
        },
      },
      limit: { min: 1, max: 100 },
      cursor: 'last_invoice_id',
      order: 'newest',
    },
  ],
  timers: ({ state, ends }) =>
    state !== 'waiting' || ends === null
      ? []
      : [
          {
            name: 'its end',
            at: ends,
            clause: CLAUSE,
            fire: (facts) => {
              facts.state = 'ended';
            },
          },
        ],
};

const item: Made = { name: 'Coffee', quantity: 2, price: 12_500 };

const durations: Readonly<Record<string, unknown>> = {
  'a minute': 60,
  'an hour': 3_600,
  'an hour, as text': '3600',
  'three days': 3 * DAY_SECONDS,
};

const create: Command = {
  name: 'create an invoice',
  endpoint: 'invoices.create',
  extras: [
    'locale',
    'should_authenticate_credit_card',
    'customer.surname',
    'customer.mobile_number',
  ],
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    duration: ['left out', ...Object.keys(durations)],
    currency: ['left out', 'IDR', 'PHP'],
    amount: ['thousands', 'hundred thousands'],
    payer: ['nobody', 'an address', 'a customer'],
    description: texts,
    metadata: sizes,
    items: ['none', 'one', 'two'],
    fees: ['none', 'one'],
    flags: ['left out', 'true', 'false'],
    pages: ['left out', 'given'],
    reminder: ['left out', 'given'],
    reference: ['new', 'new', 'used'],
  },
  input: ({ model, thing, levels, draw }) => {
    const used = model.all(invoice, thing.account).at(-1)?.facts.sent['external_id'];
    if (levels['reference'] === 'used' && used === undefined) return null;
    const currency = levels['currency'];
    const flag = levels['flags'] === 'true';
    const description = textAt(levels['description'], draw);
    const amount =
      levels['amount'] === 'thousands'
        ? draw.amount(25_000, 99_999)
        : draw.amount(420_000, 999_999);
    const items = levels['items'] === 'one' ? [item] : [item, { ...item, quantity: 1 }];
    return {
      body: {
        external_id: levels['reference'] === 'used' ? used : model.trial.newReference(),
        amount: currency === 'PHP' ? amount / 100 : amount,
        ...(currency !== 'left out' && { currency }),
        ...(levels['duration'] !== 'left out' && {
          invoice_duration: durations[levels['duration'] ?? ''],
        }),
        ...(levels['payer'] === 'an address' && { payer_email: 'siti@customers.example' }),
        ...(levels['payer'] === 'a customer' && {
          customer: { given_names: 'Siti', email: 'siti@customers.example' },
          customer_notification_preference: { invoice_paid: ['email'] },
        }),
        ...(description !== undefined && { description }),
        ...metadataOf(levels['metadata'], draw),
        ...(levels['items'] !== 'none' && { items }),
        ...(levels['fees'] === 'one' && { fees: [{ type: 'ADMIN', value: 1_500 }] }),
        ...(levels['flags'] !== 'left out' && {
          should_send_email: flag,
          should_exclude_credit_card: flag,
        }),
        ...(levels['pages'] === 'given' && {
          success_redirect_url: idleUrl(model.trial),
          failure_redirect_url: 'https://merchant.example/sorry',
        }),
        ...(levels['reminder'] === 'given' && { reminder_time: 2, reminder_time_unit: 'hours' }),
      },
    };
  },
  expects: (_, { levels }): Expectation => ({
    is: 'open',
    question: `an invoice in ${levels['currency'] ?? ''} with a ${levels['reference'] ?? ''} external_id`,
  }),
  follows: ({ model, thing, input, body, key }) => {
    model.add({
      kind: invoice,
      account: thing.account,
      key: key(0),
      body,
      facts: { sent: input.body as Made, state: 'waiting', ends: null },
      view: 'the response to its creation',
    });
  },
};

const isRupiah = ({ facts }: Thing<InvoiceFacts>): boolean =>
  (facts.sent['currency'] ?? 'IDR') === 'IDR';

const pay: Command<InvoiceFacts> = {
  name: 'pay an invoice',
  endpoint: 'invoices.get',
  on: invoice,
  weight: 3,
  factors: {},
  presses: (thing) =>
    isRupiah(thing) ? { page: String(thing.seen('invoice_url')), act: 'payInvoice' } : null,
  input: ({ thing }) => ({ params: thing.params }),
  leads: ({ sent, state }) => (state === 'waiting' ? sent['success_redirect_url'] : undefined),
  expects: ({ state }): Expectation =>
    state === 'waiting'
      ? { is: 'accepted' }
      : { is: 'open', question: `paying an invoice that has ${state}` },
  change: (facts) => {
    if (facts.state === 'waiting') facts.state = 'paid';
  },
  follows: ({ model, thing, before }) => {
    if (before.state !== 'waiting') return;
    const { account, facts } = thing;
    const { amount, external_id } = facts.sent;
    model.move({
      account,
      currency: 'IDR',
      name: `the payment of the invoice ${thing.id}`,
      owns: ({ product_id }) => product_id === thing.seen('payment_id'),
      clause: 'TXN-FIELD-amount',
      sum: () => hundredths(amount),
      rows: [
        {
          type: is('PAYMENT'),
          amount: is(amount),
          currency: is('IDR'),
          cashflow: is('MONEY_IN'),
          channel_category: is('EWALLET'),
          reference_id: is(external_id),
        },
      ],
    });
  },
};

const expire: Command<InvoiceFacts> = {
  name: 'expire an invoice',
  endpoint: 'invoices.expire',
  on: invoice,
  weight: 0.7,
  factors: {},
  input: ({ thing }) => ({ params: thing.params }),
  expects: ({ state }): Expectation => {
    if (state === 'paid') return { is: 'refused', clause: CLAUSE };
    return state === 'waiting'
      ? { is: 'accepted' }
      : { is: 'open', question: 'expiring an invoice that has ended' };
  },
  change: (facts) => {
    if (facts.state === 'waiting') facts.state = 'ended';
  },
  follows: ({ thing, body }) => thing.see(body, { view: 'the response to its end' }),
};

export const invoiceCommands: readonly Command[] = [create, pay, expire];
