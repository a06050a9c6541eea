// How to read the object of each event, and how it must agree with the event.
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectStatus, expectThat, expectSame, textOf } from '../violation.ts';
import { field, itemsOf } from '../wire/message.ts';

/** Reads what an event is about and compares it with what the event says. */
type EventCheck = (trial: Trial, event: Made) => Promise<void>;

const read = async (
  trial: Trial,
  endpoint: string,
  params: Readonly<Record<string, string>>,
  query: Made = {},
): Promise<unknown> => {
  const input = { ...versionOf(endpoint), params, query };
  const response = await trial.call(endpoint, input);
  expectStatus(response, 200, `for ${endpoint} while its event is being delivered`);
  return response.body;
};

/**
 * Expects the fields that event and object share to be equal, except those that change
 * independently.
 */
const expectAgreement = (
  what: string,
  event: Made,
  seen: unknown,
  apart: readonly string[] = [],
): void => {
  const shared = Object.keys(event).filter(
    (name) => !apart.includes(name) && field(seen, name) !== undefined,
  );
  expectThat(shared.includes('status'), `a status of ${what}`, seen);
  for (const name of shared)
    expectSame(`${name} of ${what} in the event and when read`, event[name], field(seen, name));
};

/** The item of a list that an event is about. */
const itemOf = (what: string, body: unknown, event: Made): unknown => {
  const found = itemsOf(body).find((one) => field(one, 'id') === event['id']);
  expectThat(
    found !== undefined,
    `${what} in its list while its event is being delivered`,
    itemsOf(body),
  );
  return found;
};

const byId =
  (endpoint: string, param = 'id', apart: readonly string[] = []): EventCheck =>
  async (trial, event) => {
    const seen = await read(trial, endpoint, { [param]: textOf(event, 'id') });
    expectAgreement('its object', event, seen, [...apart, 'event']);
  };

/** Checks that the payment request of an event has one of these statuses. */
const payment =
  (...states: readonly string[]): EventCheck =>
  async (trial, event) => {
    const id = textOf(event, 'payment_request_id');
    const request = await read(trial, 'payment_requests.get', { id });
    const status = String(field(request, 'status'));
    expectThat(states.includes(status), `a payment request that is ${states.join(' or ')}`, status);
    expectSame(
      'failure_code in the event and when read',
      event['failure_code'] ?? null,
      field(request, 'failure_code') ?? null,
    );
    const method = textOf(event['payment_method'], 'id');
    const list = await read(trial, 'payment_methods.payments', { id: method });
    expectAgreement('a payment', event, itemOf('a payment', list, event), ['payment_method']);
  };

/** A payment that has moved money is in the books. */
const moneyIn: EventCheck = async (trial, event) => {
  const { currency, id: product_id } = event;
  const list = await read(trial, 'transactions.list', {}, { currency, product_id });
  const sums = itemsOf(list).map((row) => field(row, 'amount'));
  expectSame('amount in the event and in its transactions', [event['amount']], sums);
};

const succeeded: EventCheck = async (trial, event) => {
  await payment('SUCCEEDED')(trial, event);
  await moneyIn(trial, event);
};

const waiting = payment('REQUIRES_ACTION', 'PENDING', 'AWAITING_CAPTURE');
const authorized = payment('AWAITING_CAPTURE');
const ended = payment('FAILED', 'EXPIRED', 'CANCELED', 'VOIDED');
const method = byId('payment_methods.get');
const refund = byId('refunds.get');
// A link to a file may differ each time it is shown.
const report = byId('reports.get', 'report_id', ['url']);
const invoice = byId('invoices.get');

const capture: EventCheck = async (trial, event) => {
  const id = textOf(event, 'payment_request_id');
  const list = await read(trial, 'payment_requests.captures', { id });
  expectAgreement('a capture', event, itemOf('a capture', list, event), ['payment_method']);
};

const qrPayment: EventCheck = async (trial, event) => {
  const external_id = textOf(event['qr_code'], 'external_id');
  const list = await read(trial, 'qr_codes.payments', {}, { external_id });
  expectAgreement('a QR payment', event, itemOf('a QR payment', list, event), ['event']);
  const code = await read(trial, 'qr_codes.get', { external_id });
  const isOnce = field(code, 'type') === 'DYNAMIC';
  expectSame('status of the paid code', isOnce ? 'INACTIVE' : 'ACTIVE', field(code, 'status'));
};

const account: EventCheck = async (trial, event) => {
  const id = String(event['user_id'] ?? event['id']);
  const seen = await read(trial, 'accounts.get', { id });
  expectSame('id of the account', id, field(seen, 'id'));
};

/** A checkout that is paid is in the books, any other is not. */
const cardlessCredit: EventCheck = async (trial, event) => {
  const reference_id = event['external_id'];
  const list = await read(trial, 'transactions.list', {}, { reference_id });
  const isPaid = event['transaction_status'] === 'settlement';
  const sums = itemsOf(list)
    .filter((row) => field(row, 'reference_id') === reference_id)
    .map((row) => field(row, 'amount'));
  expectSame('amounts in the books', isPaid ? [event['amount']] : [], sums);
};

/** A payment by a wallet is read by what its merchant calls it; its status is that of the event. */
const walletPayment: EventCheck = async (trial, { external_id, ewallet_type, ...event }) => {
  const seen = await read(trial, 'ewallets.get', {}, { external_id, ewallet_type });
  const outcome = String(event['payment_status'] ?? event['status']).replace('SUCCESS_', '');
  const status = String(field(seen, 'status'));
  const agrees = status === outcome || (outcome === 'FAILED' && status === 'EXPIRED');
  expectThat(agrees, `a payment that is ${outcome}`, status);
  expectSame('its amount', Number(event['amount']), Number(field(seen, 'amount')));
};

const charge = byId('ewallet_charges.get');

const chargeRefund: EventCheck = async (trial, event) => {
  const id = textOf(event, 'charge_id');
  const list = await read(trial, 'ewallet_charges.refunds', { id });
  expectAgreement('a refund', event, itemOf('a refund', list, event));
};

const virtualAccount = byId('callback_virtual_accounts.get', 'id', ['created', 'updated']);
const directDebit = byId('direct_debits.get', 'id', ['timestamp', 'updated']);

/** Expects what an event says of a payment to be what its transaction says. */
const inBooks = async (trial: Trial, event: Made, currency: unknown): Promise<void> => {
  const product_id = event['payment_id'] ?? event['id'];
  const list = await read(trial, 'transactions.list', {}, { currency, product_id });
  const sums = itemsOf(list).map((row) => field(row, 'amount'));
  expectSame('amount in the event and in its transaction', [event['amount']], sums);
};

const accountPayment: EventCheck = async (trial, event) => {
  const payment_id = textOf(event, 'payment_id');
  const seen = await read(trial, 'callback_virtual_accounts.payment', { payment_id });
  expectSame('a payment in the event and when read', { ...event, ...(seen as Made) }, event);
  await inBooks(trial, event, event['currency']);
};

const codePayment =
  (endpoint: string, code: string, currency: string): EventCheck =>
  async (trial, event) => {
    const list = await read(trial, endpoint, { id: textOf(event, code) });
    expectAgreement('a payment', event, itemOf('a payment', list, event));
    await inBooks(trial, event, currency);
  };

const linkedAccount: EventCheck = async (trial, event) => {
  const id = textOf(event, 'id');
  const list = await read(trial, 'linked_account_tokens.accounts', { id });
  const [linked] = event['accounts'] as readonly Made[];
  expectSame('the linked account', linked?.['id'], field(itemsOf(list)[0], 'id'));
};

const cardToken = byId('credit_card_tokens.get');
const cardAuthentication = byId('credit_card_authentications.get');

/** The charge of a signed form; before its result there is none. */
const cardAcceptance = byId('credit_card_charges.get', 'id', ['signature']);

/** An object of v3 is read at its own id. */
const ofV3 =
  (endpoint: string, param: string, apart: readonly string[] = []): EventCheck =>
  async (trial, event) => {
    const seen = await read(trial, endpoint, { id: textOf(event, param) });
    expectAgreement('its object', event, seen, apart);
  };

const v3Payment: EventCheck = async (trial, event) => {
  await ofV3('v3_payments.get', 'payment_id')(trial, event);
  const { payment_request_id, payment_id: product_id, status, currency, captures } = event;
  const request = await read(trial, 'v3_payment_requests.get', { id: String(payment_request_id) });
  expectSame('reference_id of its request', event['reference_id'], field(request, 'reference_id'));
  if (status !== 'SUCCEEDED') return;
  const [taken = event['request_amount']] = itemsOf(captures).map((one) =>
    field(one, 'capture_amount'),
  );
  const list = await read(trial, 'transactions.list', {}, { currency, product_id });
  const sums = itemsOf(list).map((row) => field(row, 'amount'));
  expectSame('what its transactions moved', [taken], sums);
};

const v3Request = ofV3('v3_payment_requests.get', 'payment_request_id');
const token = ofV3('payment_tokens.get', 'payment_token_id');

/** Event -> how its object is read; a test sees to it that no event is left out. */
export const eventChecks: Readonly<Record<string, EventCheck>> = {
  'account.activated': account,
  'account.created': account,
  'account.registered': account,
  'capture.failed': capture,
  'capture.succeeded': capture,
  'cardless_credit.payment': cardlessCredit,
  'dana.payment': walletPayment,
  'ewallet.capture': charge,
  'ewallet.payment': walletPayment,
  'ewallet.refund': chargeRefund,
  'ewallet.void': charge,
  'credit_card.authentication': cardAuthentication,
  'credit_card.safe_acceptance': cardAcceptance,
  'credit_card.tokenization': cardToken,
  'invoice.expired': invoice,
  'invoice.paid': invoice,
  'linkaja.payment': walletPayment,
  'direct_debit.payment': directDebit,
  'fixed_payment_code.payment': codePayment(
    'fixed_payment_codes.payments',
    'fixed_payment_code_id',
    'IDR',
  ),
  'linked_account_token.successful': linkedAccount,
  'payment.authorization': authorized,
  'payment.awaiting_capture': authorized,
  'payment.capture': v3Payment,
  'payment.expiry': v3Payment,
  'payment.failure': v3Payment,
  'payment.failed': ended,
  'payment.pending': waiting,
  'payment.succeeded': succeeded,
  'payment_code.payment': codePayment('payment_codes.payments', 'payment_code_id', 'PHP'),
  'payment_method.activated': method,
  'payment_method.expired': method,
  'payment_method.failed': method,
  'payment_request.expired': v3Request,
  'payment_request.expiry': v3Request,
  'payment_token.activation': token,
  'payment_token.expiry': token,
  'payment_token.failure': token,
  'qr.payment': qrPayment,
  'refund.failed': refund,
  'refund.succeeded': refund,
  'reports.completed': report,
  'reports.failed': report,
  'virtual_account.payment': accountPayment,
  'virtual_account.status': virtualAccount,
  'v3 payment.authorization': v3Payment,
};
