// Checks that the object of an event can be read during its delivery, and agrees with the event.
import { eventNameOf } from './event-names.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectSame, expectThat, summarize } from '../violation.ts';
import type { Input } from '../targets/wire/encode.ts';
import { field, itemsOf, type Actor } from '../targets/wire/message.ts';

/** The request that reads the object of an event. */
interface Source {
  readonly endpoint: string;
  readonly input: (data: Made) => Pick<Input, 'params' | 'query'>;
  /** Set when the response lists it among others. */
  readonly isListed?: true;
}

const at = (endpoint: string, param = 'id', name = param): Source => ({
  endpoint,
  // The form of v3 events is open (EVT-UNSPEC-04).
  input: (data) => ({ params: { [param]: String(data[name] ?? data['id']) } }),
});

const among = (endpoint: string, id: (data: Made) => unknown): Source => ({
  endpoint,
  input: (data) => ({ params: { id: String(id(data)) } }),
  isListed: true,
});

/** Beginning of an event name -> the request that reads its object. */
const sources: Readonly<Record<string, Source>> = {
  'account.': at('accounts.get', 'id', 'user_id'),
  'capture.': among('payment_requests.captures', (data) => data['payment_request_id']),
  'credit_card.authentication': at('credit_card_authentications.get'),
  'credit_card.tokenization': at('credit_card_tokens.get'),
  'direct_debit.payment': at('direct_debits.get'),
  'ewallet.capture': at('ewallet_charges.get'),
  'ewallet.refund': among('ewallet_charges.refunds', (data) => data['charge_id']),
  'ewallet.void': at('ewallet_charges.get'),
  'fixed_payment_code.payment': among(
    'fixed_payment_codes.payments',
    (data) => data['fixed_payment_code_id'],
  ),
  'invoice.': at('invoices.get'),
  'payment.': {
    endpoint: 'payment_methods.payments',
    input: (data) => ({
      params: { id: String(field(data['payment_method'], 'id')) },
      query: { limit: 50 },
    }),
    isListed: true,
  },
  'payment_code.payment': among('payment_codes.payments', (data) => data['payment_code_id']),
  'payment_method.': at('payment_methods.get'),
  'payment_request.': at('v3_payment_requests.get', 'id', 'payment_request_id'),
  'payment_token.': at('payment_tokens.get', 'id', 'payment_token_id'),
  'qr.payment': {
    endpoint: 'qr_codes.payments',
    input: (data) => ({
      query: { external_id: field(data['qr_code'], 'external_id'), limit: 100 },
    }),
    isListed: true,
  },
  'refund.': at('refunds.get'),
  'reports.': at('reports.get', 'report_id', 'id'),
  'v3 payment.': at('v3_payments.get', 'id', 'payment_id'),
  'virtual_account.status': at('callback_virtual_accounts.get'),
};

/** Events whose object may have changed again before anybody receives them. */
const PASSING = [
  'payment_method.activated',
  'payment.pending',
  'invoice.paid',
  'virtual_account.status',
];

const sourceOf = (name: string, body: unknown): Source | undefined => {
  const generation = field(body, 'api_version') === 'v3' ? 'v3 ' : '';
  const names = Object.keys(sources);
  const found =
    names.find((start) => `${generation}${name}`.startsWith(start)) ??
    names.find((start) => name.startsWith(start));
  return found === undefined ? undefined : sources[found];
};

/** Reads the object of an event that is being delivered. Throws `Violation` when it disagrees. */
export const readDuringDelivery = async (trial: Trial, body: unknown, as: Actor): Promise<void> => {
  const name = eventNameOf(body);
  const source = sourceOf(name, body);
  // An event in the form of a dated version has other fields.
  const isDated = /^\d{4}-/.test(String(field(body, 'api_version')));
  // A target of another dialect may announce objects that its API does not show.
  if (
    !source ||
    isDated ||
    trial.context.dialect !== 'spec' ||
    !(await trial.context.supports(source.endpoint))
  )
    return;
  const data = (field(body, 'data') ?? body) as Made;
  const input = { ...versionOf(source.endpoint), ...source.input(data) };
  const response = await trial.call(source.endpoint, input, { as });
  const what = `the object of ${name} while that is delivered`;
  expectThat(response.status === 200, what, summarize(response));
  const seen = source.isListed
    ? itemsOf(response.body).find((one) => field(one, 'id') === data['id'])
    : response.body;
  expectThat(seen !== undefined, what, response.body);
  const [sent, read] = [data['status'], field(seen, 'status')];
  if (sent !== undefined && read !== undefined && !PASSING.includes(name))
    expectSame(`the status of ${what}`, sent, read);
};
