// Invoices: paid once on their page before they end, and never after. No clause states their shape,
// so only sent values, the payment and the end are exact.
import { differences } from '../differences.ts';
import { idleUrl } from '../run/samples/examples.ts';
import type { Made } from '../run/samples/sample.ts';
import { sizes, texts } from '../run/samples/values.ts';
import type { Account } from './account.ts';
import type { Command } from './command.ts';
import type { Kind, Listing, Model, ModelObject } from './model.ts';
import { hostedPage } from './hosted-pages.ts';
import { get } from './reading.ts';
import { accepted, open, refused } from './expecting.ts';
import { once } from './becoming.ts';
import { onItself, addMade } from './acting.ts';
import { amountAt, magnitudes } from './amounts.ts';
import { referenceFor, references } from './references.ts';
import { textsOf } from './extras.ts';
import { expectPaymentTransaction } from './money.ts';
import { is, none, oneOf, some, that, same, echoes, someIf } from './rule.ts';
import { fieldsFor, leftOut, levelsOf, type OptionalFields } from './optional-fields.ts';

export interface InvoiceFacts {
  readonly sent: Made;
  /** The invoice waits for its payment, is paid, or has ended unpaid. */
  state: 'waiting' | 'paid' | 'ended';
  /** When it ends; null until that was seen. */
  ends: number | null;
  /** The seconds that it lasts when its request has not said; null when that is open. */
  readonly usual: number | null;
  refunded?: number;
}

const CLAUSE = 'CORE-UNSPEC-01';
const DAY_SECONDS = 86_400;

/** State -> the statuses that express it. */
export const statuses = {
  waiting: ['PENDING'],
  paid: ['PAID', 'SETTLED'],
  ended: ['EXPIRED'],
} as const;

/** Fields that are shown as they were sent, and left out when they were not. */
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

/** Returns how long an invoice lasts; null when that is open. */
const secondsOf = ({ sent, usual }: InvoiceFacts): number | null => {
  const said = sent['invoice_duration'] ?? usual;
  return said === null ? null : Number(said);
};

/** Returns the properties that all kinds of invoices share; `clause` is that of their events. */
export const billed = (clause: string) => ({
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
  passing: ['PAID'],
  announces: {
    PAID: { names: ['invoice.paid'], clause },
    EXPIRED: { names: ['invoice.expired'], clause },
  },
  views: [get('invoices.get')],
});

export const invoiceList: Listing = {
  endpoint: 'invoices.list',
  limit: { min: 1, max: 100 },
  cursor: 'last_invoice_id',
  order: 'newest',
};

/** The pages of the merchant to which a payer is redirected. */
export const pages: OptionalFields[string] = {
  ...leftOut,
  given: ({ model }) => ({
    success_redirect_url: idleUrl(model.trial),
    failure_redirect_url: 'https://merchant.example/sorry',
  }),
};

export const invoice: Kind<InvoiceFacts> = {
  name: 'an invoice',
  clauses: '',
  classOf: ({ sent, state }) => `${currencyOf(sent)} ${state}`,
  ...billed(CLAUSE),
  views: [
    get('invoices.get'),
    hostedPage<InvoiceFacts>({
      endpoint: 'invoices.get',
      url: (thing) => thing.seen('invoice_url'),
      amount: ({ sent }) => sent['amount'],
      waits: ({ state }) => state === 'waiting',
    }),
  ],
  rules: (facts, { account }, body) => {
    const { sent, state } = facts;
    const isPaid = state === 'paid';
    const seconds = secondsOf(facts);
    return {
      id: some(),
      ...same(sent, ['external_id', 'amount']),
      currency: is(sent['currency'] ?? 'IDR'),
      ...(account.id !== null && { user_id: is(account.id) }),
      ...echoes(sent, echoed),
      should_send_email: is(sent['should_send_email'] ?? false),
      should_exclude_credit_card: is(sent['should_exclude_credit_card'] ?? false),
      status: oneOf(statuses[state]),
      invoice_url: some(),
      ...(seconds !== null && {
        expiry_date: that(
          `${seconds} seconds after created`,
          (end) =>
            Date.parse(String(end)) - Date.parse(String(body['created'])) === seconds * 1_000,
        ),
      }),
      paid_amount: isPaid ? is(sent['amount']) : none(),
      paid_at: someIf(isPaid),
      payment_method: someIf(isPaid),
      payment_channel: someIf(isPaid),
      payment_id: someIf(isPaid),
    };
  },
  learn: (facts, thing) => {
    facts.ends ??= Date.parse(String(thing.seen('expiry_date')));
  },
  // A paid invoice may be settled later.
  clearUndetermined: ({ state }) => state === 'paid',
  lists: [
    {
      ...invoiceList,
      filters: {
        statuses: {
          query: (thing) => ({ statuses: statuses[thing.facts.state] }),
          keeps: (thing, query) =>
            differences(statuses[thing.facts.state], query['statuses']).length === 0,
        },
      },
    },
  ],
  timers: ({ state, ends }) =>
    once(state === 'waiting' ? ends : null, 'its end', CLAUSE, (facts) => {
      facts.state = 'ended';
    }),
};

/**
 * Returns the seconds that invoices of an account last when nobody has said: those that the
 * contract declares, or else those of an earlier one, as each business may have its own. Null until
 * then.
 */
export const usualSeconds = (model: Model, account: Account): number | null => {
  if (model.trial.isHeldToContracts) return DAY_SECONDS;
  const earlier = model
    .all(invoice, account)
    .find(({ facts }) => facts.sent['invoice_duration'] === undefined);
  if (!earlier) return null;
  const [from, to] = ['created', 'expiry_date'].map((name) =>
    Date.parse(String(earlier.seen(name))),
  );
  const seconds = ((to ?? Number.NaN) - (from ?? Number.NaN)) / 1_000;
  return Number.isNaN(seconds) ? null : seconds;
};

const item: Made = { name: 'Coffee', quantity: 2, price: 12_500 };

const optional: OptionalFields = {
  duration: {
    ...leftOut,
    'a minute': { invoice_duration: 60 },
    'an hour': { invoice_duration: 3_600 },
    'an hour, as text': { invoice_duration: '3600' },
    'three days': { invoice_duration: 3 * DAY_SECONDS },
  },
  currency: { ...leftOut, IDR: { currency: 'IDR' }, PHP: { currency: 'PHP' } },
  payer: {
    nobody: {},
    'an address': { payer_email: 'siti@customers.example' },
    'a customer': {
      customer: { given_names: 'Siti', email: 'siti@customers.example' },
      customer_notification_preference: { invoice_paid: ['email'] },
    },
  },
  items: { none: {}, one: { items: [item] }, two: { items: [item, { ...item, quantity: 1 }] } },
  fees: { none: {}, one: { fees: [{ type: 'ADMIN', value: 1_500 }] } },
  flags: {
    ...leftOut,
    true: { should_send_email: true, should_exclude_credit_card: true },
    false: { should_send_email: false, should_exclude_credit_card: false },
  },
  pages,
  reminder: { ...leftOut, given: { reminder_time: 2, reminder_time_unit: 'hours' } },
};

const create: Command = {
  name: 'create an invoice',
  endpoint: 'invoices.create',
  extras: [
    'locale',
    'should_authenticate_credit_card',
    'customer.surname',
    'customer.mobile_number',
    'customer.phone_number',
    'customer.addresses',
    'customer_notification_preference.invoice_created',
    'customer_notification_preference.invoice_reminder',
    'customer_notification_preference.invoice_expired',
  ],
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    ...levelsOf(optional),
    amount: magnitudes,
    description: texts,
    metadata: sizes,
    reference: references,
  },
  input: (occasion) => {
    const { levels, draw } = occasion;
    const reference = referenceFor(occasion, invoice, 'external_id');
    if (reference === null) return null;
    const amount = amountAt(levels['amount'], draw);
    return {
      body: {
        external_id: reference,
        amount: levels['currency'] === 'PHP' ? amount / 100 : amount,
        ...fieldsFor(optional, occasion),
        ...textsOf(levels, draw),
      },
    };
  },
  expects: (_, { levels }) =>
    open(
      `an invoice in ${levels['currency'] ?? ''} with a ${levels['reference'] ?? ''} external_id`,
    ),
  follows: (outcome) => {
    const { model, thing, input } = outcome;
    addMade(outcome, invoice, {
      sent: input.body as Made,
      state: 'waiting',
      ends: null,
      usual: usualSeconds(model, thing.account),
    });
  },
};

const isRupiah = ({ facts }: ModelObject<InvoiceFacts>): boolean =>
  (facts.sent['currency'] ?? 'IDR') === 'IDR';

const pay = onItself<InvoiceFacts>({
  name: 'pay an invoice',
  endpoint: 'invoices.get',
  on: invoice,
  weight: 3,
  presses: (thing) =>
    isRupiah(thing) ? { page: String(thing.seen('invoice_url')), act: 'payInvoice' } : null,
  leads: ({ sent, state }) => (state === 'waiting' ? sent['success_redirect_url'] : undefined),
  expects: ({ state }) =>
    state === 'waiting' ? accepted : open(`paying an invoice that has ${state}`),
  change: (facts) => {
    if (facts.state === 'waiting') facts.state = 'paid';
  },
  follows: ({ model, thing, before }) => {
    if (before.state !== 'waiting') return;
    const { account, facts } = thing;
    const { amount, external_id } = facts.sent;
    expectPaymentTransaction(model, {
      account,
      name: `the payment of the invoice ${thing.id}`,
      owns: ({ product_id }) => product_id === thing.seen('payment_id'),
      currency: 'IDR',
      amount,
      rules: { channel_category: is('EWALLET'), reference_id: is(external_id) },
    });
  },
});

const expire = onItself<InvoiceFacts>({
  name: 'expire an invoice',
  endpoint: 'invoices.expire',
  on: invoice,
  weight: 0.7,
  expects: ({ state }) => {
    if (state === 'paid') return refused(CLAUSE);
    return state === 'waiting' ? accepted : open('expiring an invoice that has ended');
  },
  change: (facts) => {
    if (facts.state === 'waiting') facts.state = 'ended';
  },
});

export const invoiceCommands: readonly Command[] = [create, pay, expire];
