// Data table: the objects that requests reference, and how each is created and brought into its
// state.
import { Blocked, NotApplicable, requireObject, textOf } from '../../violation.ts';
import { itemsOf, type Actor } from '../../targets/wire/message.ts';
import type { Trial } from '../trial.ts';
import { letPay, type Simulator } from './paying.ts';
import { make, settled, type Made } from './sample.ts';
import { reusable, type Shape } from './shapes.ts';

/** A step that acts on an object and returns the object to continue with. */
type Step = (trial: Trial, object: Made, as?: Actor) => Promise<Made>;

/**
 * The creation of an object: a shape of the request, by default the first of its endpoint, and the
 * steps that follow.
 */
export interface Kind extends Shape {
  /** The endpoint that creates it. */
  readonly by: string;
  readonly steps?: readonly Step[];
}

/** Calls an endpoint on the object, with a body if the endpoint takes one. */
const acts =
  (endpoint: string, bodyOf?: (trial: Trial) => Made): Step =>
  (trial, object, as) => {
    const input = { params: { id: textOf(object, 'id') }, ...(bodyOf && { body: bodyOf(trial) }) };
    return make(trial, endpoint, input, `what ${endpoint} answers`, as);
  };

/** Reads the object until it no longer changes automatically. */
const settles =
  (read: string, parameter = 'id'): Step =>
  (trial, object, as) =>
    settled(trial, read, { [parameter]: textOf(object, 'id') }, ['PENDING'], as);

/** Ends the law if the object is in another state. */
const isIn =
  (status: string, otherwise: Error): Step =>
  (_, object) => {
    if (object['status'] !== status) throw otherwise;
    return Promise.resolve(object);
  };

/** Lets the payer of the object pay. */
const isPaid =
  (simulator: Simulator): Step =>
  async (trial, object, as) => {
    await letPay(trial, simulator, textOf(object, 'id'), {}, as);
    return object;
  };

/** Continues with another object that this one names. */
const leadsTo =
  (name: string): Step =>
  (_, object) =>
    Promise.resolve({ id: textOf(object, name) });

/** Pays the object by its external_id, and continues with the transaction of the payment. */
const pays =
  (simulator: string, body: Made): Step =>
  async (trial, object, as) => {
    const reference_id = textOf(object, 'external_id');
    const input = { params: { external_id: reference_id }, body };
    await make(trial, simulator, input, 'a simulated payment', as);
    const query = { reference_id };
    const page = await trial.call('transactions.list', { query }, { ...(as && { as }) });
    const [row] = itemsOf(page.body);
    if (!row) throw new Blocked(`what ${simulator} pays has no transaction`);
    return requireObject({ ...page, body: row }, 'a transaction');
  };

const password = ({ password }: Trial): { readonly auth_code: string } => ({
  auth_code: password,
});
const otp = ({ password }: Trial): { readonly otp_code: string } => ({ otp_code: password });

/**
 * Kind -> its creation; a kind with the name of a resource is any object of it, as references name
 * it.
 */
export const kinds: Readonly<Record<string, Kind>> = {
  business: { by: 'customers.create', example: 'business' },
  callback_virtual_account: { by: 'callback_virtual_accounts.create' },
  // Its bank has opened it.
  open_virtual_account: {
    by: 'callback_virtual_accounts.create',
    steps: [settles('callback_virtual_accounts.get')],
  },
  virtual_account_payment: {
    by: 'callback_virtual_accounts.create',
    steps: [
      pays('callback_virtual_accounts.simulate', { amount: 15_000 }),
      (_, row) => Promise.resolve({ payment_id: textOf(row, 'product_id') }),
    ],
  },
  card_token: { by: 'credit_card_tokens.create' },
  reusable_card_token: { by: 'credit_card_tokens.create', change: reusable },
  card_authentication: {
    by: 'credit_card_tokens.create',
    steps: [leadsTo('authentication_id')],
  },
  card_charge: { by: 'credit_card_charges.create' },
  held_card_charge: { by: 'credit_card_charges.create', change: { capture: false } },
  customer: { by: 'customers.create' },
  debit_method: { by: 'legacy_payment_methods.create' },
  direct_debit: { by: 'direct_debits.create' },
  ewallet_charge: { by: 'ewallet_charges.create' },
  // Its payer decides on a device, which needs no page.
  paid_ewallet_charge: {
    by: 'ewallet_charges.create',
    example: 'ovo',
    steps: [
      settles('ewallet_charges.get'),
      isIn('SUCCEEDED', new Blocked('a charge of a device was not paid')),
    ],
  },
  ewallet_payment: { by: 'ewallets.create', example: 'dana' },
  fixed_payment_code: { by: 'fixed_payment_codes.create' },
  invoice: { by: 'invoices.create' },
  linked_account_token: { by: 'linked_account_tokens.auth' },
  linked_account: {
    by: 'linked_account_tokens.auth',
    steps: [
      async (trial, token, as) => {
        const { customer_id } = token;
        await acts('linked_account_tokens.validate_otp', otp)(trial, token, as);
        return { customer_id, id: textOf(token, 'id').replace('lat-', 'la-') };
      },
    ],
  },
  payment_code: { by: 'payment_codes.create' },
  payment_method: { by: 'payment_methods.create' },
  outlet_method: { by: 'payment_methods.create', example: 'overTheCounter' },
  unlinked_method: { by: 'payment_methods.create', example: 'directDebit' },
  linked_method: {
    by: 'payment_methods.create',
    example: 'directDebit',
    steps: [acts('payment_methods.auth', password)],
  },
  payment_request: { by: 'payment_requests.create' },
  paid_payment_request: {
    by: 'payment_requests.create',
    steps: [isPaid('payment_requests.simulate')],
  },
  // An authorized card payment that waits to be captured.
  held_payment_request: {
    by: 'payment_requests.create',
    example: 'card',
    change: { amount: 25_000 },
  },
  // Waits for the one-time password of its payer.
  password_request: {
    by: 'payment_requests.create',
    example: 'virtualAccount',
    change: async ({ make }) => ({
      payment_method: undefined,
      payment_method_id: (await make('linked_method'))['id'],
    }),
  },
  payment_token: { by: 'payment_tokens.create', example: 'card' },
  qr_code: { by: 'qr_codes.create' },
  static_qr_code: { by: 'qr_codes.create', example: 'static' },
  recurring_payment: { by: 'recurring_payments.create' },
  paused_recurring_payment: {
    by: 'recurring_payments.create',
    steps: [acts('recurring_payments.pause')],
  },
  refund: { by: 'refunds.create', steps: [settles('refunds.get')] },
  new_refund: { by: 'refunds.create' },
  pending_refund: {
    by: 'refunds.create',
    steps: [
      isIn(
        'PENDING',
        new NotApplicable('refunds are final at once, so that none can be cancelled'),
      ),
    ],
  },
  new_report: { by: 'reports.create' },
  report: { by: 'reports.create', steps: [settles('reports.get', 'report_id')] },
  sub_account: { by: 'accounts.create' },
  transaction: { by: 'qr_codes.create', steps: [pays('qr_codes.simulate', {})] },
  transfer: { by: 'transfers.create' },
  v3_payment_request: { by: 'v3_payment_requests.create' },
  open_v3_payment_request: { by: 'v3_payment_requests.create', example: 'open_virtual_account' },
  v3_payment: {
    by: 'v3_payment_requests.create',
    example: 'card',
    change: { capture_method: 'AUTOMATIC' },
    steps: [leadsTo('latest_payment_id'), acts('v3_payments.get')],
  },
  held_v3_payment: {
    by: 'v3_payment_requests.create',
    example: 'card',
    steps: [leadsTo('latest_payment_id'), acts('v3_payments.get')],
  },
};
