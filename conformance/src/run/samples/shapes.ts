// Data table: the shapes of valid requests that are not just the examples of a contract.
import { contractNamed } from '../../registry.ts';
import type { Trial } from '../trial.ts';
import { bodiesOf } from './examples.ts';
import { accounts } from './identity-accounts.ts';
import type { Body, Made } from './sample.ts';

/** The input of a change. */
export interface Making {
  readonly trial: Trial;
  /** Creates an object of a kind; see `kinds`. */
  readonly make: (kind: string) => Promise<Made>;
  /** The object that the path or the example references. */
  readonly about: Made;
}

type Change = Body | ((making: Making) => Body | Promise<Body>);

export interface Shape {
  /** The name of the contract's example; its first when omitted. */
  readonly example?: string;
  /** The kind of object that it references, if not every object of its resource is suitable. */
  readonly of?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Fields that replace those of the example; undefined omits one. */
  readonly change?: Change;
}

/** A request about an object of one kind. */
const about = (of: string): readonly Shape[] => [{ of }];

/** A change of every field of a customer, with a new description and accounts of every type. */
const wholeCustomer =
  (example: string): Change =>
  ({ trial }) => {
    const whole = bodiesOf('customers.create', example)(trial);
    const { reference_id: _, type: __, ...rest } = whole;
    return { ...rest, identity_accounts: accounts, description: trial.newReference() };
  };

const withCustomer: Change = async ({ make }) => ({
  customer: undefined,
  customer_id: (await make('customer'))['id'],
});

/** The amount to pay for the object in the path. */
const amountAs =
  (name: string): Change =>
  ({ about: { [name]: amount } }) => ({ amount });

/** Covers every charge of a sample. */
export const authenticated = { amount: 900_000 };

/** A card token for several payments. */
export const reusable = { ...authenticated, is_multiple_use: true };

/** Starts so late that nothing changes automatically for years. */
const later = { interval_count: 24, start_date: '2039-01-31T12:00:00.000Z' };

/** Endpoint -> its shapes; the first is the one that laws send. */
const special: Readonly<Record<string, readonly Shape[]>> = {
  // A type without webhooks: other laws wait for deliveries to the usual URLs.
  'callback_urls.set': [{ params: { type: 'payout' } }],
  'credit_card_charges.capture': about('held_card_charge'),
  'credit_card_charges.create': [{}, { change: { capture: false } }],
  'credit_card_charges.reverse': about('held_card_charge'),
  'credit_card_tokens.authenticate': about('reusable_card_token'),
  'credit_card_tokens.create': [{ change: authenticated }, { change: reusable }],
  'credit_card_tokens.create_former': [{ change: authenticated }],
  'customers.create': [
    { example: 'individual' },
    { example: 'business' },
    { change: { identity_accounts: accounts } },
  ],
  'customers.update': [
    { change: wholeCustomer('individual') },
    { of: 'business', change: wholeCustomer('business') },
  ],
  'ewallet_charges.refund': about('paid_ewallet_charge'),
  'ewallet_charges.void': about('paid_ewallet_charge'),
  'ewallets.create': [{ example: 'dana' }, { example: 'ovo' }, { example: 'linkaja' }],
  'fixed_payment_codes.simulate': [
    {
      change: async ({ make }) => {
        const { retail_outlet_name, payment_code } = await make('fixed_payment_code');
        return { retail_outlet_name, payment_code };
      },
    },
  ],
  'payment_methods.auth': about('unlinked_method'),
  'payment_methods.create': [
    { example: 'virtualAccount' },
    { example: 'wallet' },
    { example: 'directDebit', change: withCustomer },
    { example: 'directDebit' },
    { example: 'card', change: { billing_information: { country: 'ID' } } },
    { example: 'overTheCounter' },
    { example: 'qrCode', change: { country: 'ID' } },
  ],
  'payment_methods.resend': about('unlinked_method'),
  'payment_methods.update': [
    { change: { status: 'INACTIVE' } },
    {
      of: 'outlet_method',
      change: {
        virtual_account: undefined,
        over_the_counter: { amount: 30_000, channel_properties: { customer_name: 'Ani' } },
      },
    },
  ],
  'payment_requests.auth': about('password_request'),
  'payment_requests.capture': about('held_payment_request'),
  'payment_requests.create': [
    { example: 'wallet' },
    { example: 'virtualAccount' },
    { example: 'directDebit' },
    { example: 'directDebit', change: withCustomer },
    { example: 'card' },
    { example: 'overTheCounter' },
    { example: 'qrCode' },
  ],
  'payment_requests.resend': about('password_request'),
  'payment_requests.simulate': [{ change: amountAs('amount') }],
  'payment_tokens.create': [
    { example: 'direct_debit', change: { customer: undefined } },
    { example: 'direct_debit' },
    { example: 'card' },
  ],
  'payment_tokens.update': [{ change: { status: 'INACTIVE' } }],
  'qr_codes.simulate': about('static_qr_code'),
  'recurring_payments.create': [{ change: later }, { example: 'daily' }],
  'recurring_payments.resume': about('paused_recurring_payment'),
  'refunds.cancel': about('pending_refund'),
  'refunds.create': about('paid_payment_request'),
  'transfers.create': [
    {
      change: async ({ make }) => ({
        amount: 1_000,
        source_user_id: (await make('payment_request'))['business_id'],
        destination_user_id: (await make('sub_account'))['id'],
      }),
    },
  ],
  'v3_payment_requests.create': [
    { example: 'virtual_account' },
    { example: 'wallet' },
    { example: 'save_wallet' },
    { example: 'save_wallet', change: withCustomer },
    { example: 'open_virtual_account' },
    { example: 'over_the_counter' },
    { example: 'qr_code' },
    { example: 'card' },
  ],
  'v3_payment_requests.simulate': [{ change: amountAs('request_amount') }],
  'v3_payment_requests.update': about('open_v3_payment_request'),
  'v3_payments.cancel': about('held_v3_payment'),
  'v3_payments.capture': about('held_v3_payment'),
};

/** Returns the shapes of an endpoint: its examples in their order, unless the table has others. */
export const shapesOf = (endpoint: string): readonly Shape[] => {
  const names = Object.keys(contractNamed(endpoint).examples ?? {});
  const examples = names.map((example) => ({ example }));
  return special[endpoint] ?? (examples.length > 0 ? examples : [{}]);
};
