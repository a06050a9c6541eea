// Where the object of each event is read, and what the reading must show once the event is told.
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, holds, same, textOf } from '../violation.ts';
import { field, itemsOf } from '../wire/message.ts';

/** Reads what an event is about and compares it with what the event says. */
type Reading = (trial: Trial, told: Made) => Promise<void>;

const read = async (
  trial: Trial,
  endpoint: string,
  params: Readonly<Record<string, string>>,
  query: Made = {},
): Promise<unknown> => {
  const input = { ...versionOf(endpoint), params, query };
  const answer = await trial.call(endpoint, input);
  hasStatus(answer, 200, `for ${endpoint} while its event is being told`);
  return answer.body;
};

/** Every field that event and reading have in common, but those that live a life of their own. */
const agree = (what: string, told: Made, seen: unknown, apart: readonly string[] = []): void => {
  const shared = Object.keys(told).filter(
    (name) => !apart.includes(name) && field(seen, name) !== undefined,
  );
  holds(shared.includes('status'), `a status of ${what}`, seen);
  for (const name of shared)
    same(`${name} of ${what}, as told and as read`, told[name], field(seen, name));
};

/** The item of a list that an event is about. */
const itemOf = (what: string, body: unknown, told: Made): unknown => {
  const found = itemsOf(body).find((one) => field(one, 'id') === told['id']);
  holds(found !== undefined, `${what} in its list while its event is being told`, itemsOf(body));
  return found;
};

const byId =
  (endpoint: string, param = 'id', apart: readonly string[] = []): Reading =>
  async (trial, told) => {
    const seen = await read(trial, endpoint, { [param]: textOf(told, 'id') });
    agree('its object', told, seen, [...apart, 'event']);
  };

/** States that the payment request of a payment may have once it is told. */
const payment =
  (...states: readonly string[]): Reading =>
  async (trial, told) => {
    const id = textOf(told, 'payment_request_id');
    const request = await read(trial, 'payment_requests.get', { id });
    const status = String(field(request, 'status'));
    holds(states.includes(status), `a payment request that is ${states.join(' or ')}`, status);
    same(
      'failure_code, as told and as read',
      told['failure_code'] ?? null,
      field(request, 'failure_code') ?? null,
    );
    const method = textOf(told['payment_method'], 'id');
    const list = await read(trial, 'payment_methods.payments', { id: method });
    agree('a payment', told, itemOf('a payment', list, told), ['payment_method']);
  };

/** A payment that has moved money is in the books. */
const moneyIn: Reading = async (trial, told) => {
  const { currency, id: product_id } = told;
  const list = await read(trial, 'transactions.list', {}, { currency, product_id });
  const sums = itemsOf(list).map((row) => field(row, 'amount'));
  same('amounts of its transactions, as told and as read', [told['amount']], sums);
};

const succeeded: Reading = async (trial, told) => {
  await payment('SUCCEEDED')(trial, told);
  await moneyIn(trial, told);
};

const waiting = payment('REQUIRES_ACTION', 'PENDING', 'AWAITING_CAPTURE');
const authorized = payment('AWAITING_CAPTURE');
const ended = payment('FAILED', 'EXPIRED', 'CANCELED', 'VOIDED');
const method = byId('payment_methods.get');
const refund = byId('refunds.get');
// A link to a file may differ each time it is shown.
const report = byId('reports.get', 'report_id', ['url']);
const invoice = byId('invoices.get');

const capture: Reading = async (trial, told) => {
  const id = textOf(told, 'payment_request_id');
  const list = await read(trial, 'payment_requests.captures', { id });
  agree('a capture', told, itemOf('a capture', list, told), ['payment_method']);
};

const qrPayment: Reading = async (trial, told) => {
  const external_id = textOf(told['qr_code'], 'external_id');
  const list = await read(trial, 'qr_codes.payments', {}, { external_id });
  agree('a QR payment', told, itemOf('a QR payment', list, told), ['event']);
  const code = await read(trial, 'qr_codes.get', { external_id });
  const isOnce = field(code, 'type') === 'DYNAMIC';
  same('status of the paid code', isOnce ? 'INACTIVE' : 'ACTIVE', field(code, 'status'));
};

const account: Reading = async (trial, told) => {
  const id = String(told['user_id'] ?? told['id']);
  const seen = await read(trial, 'accounts.get', { id });
  same('id of the account', id, field(seen, 'id'));
};

/** Event -> how its object is read; a test sees to it that no event is left out. */
export const readings: Readonly<Record<string, Reading>> = {
  'account.activated': account,
  'account.created': account,
  'account.registered': account,
  'capture.failed': capture,
  'capture.succeeded': capture,
  'invoice.expired': invoice,
  'invoice.paid': invoice,
  'payment.authorization': authorized,
  'payment.awaiting_capture': authorized,
  'payment.failed': ended,
  'payment.pending': waiting,
  'payment.succeeded': succeeded,
  'payment_method.activated': method,
  'payment_method.expired': method,
  'payment_method.failed': method,
  'qr.payment': qrPayment,
  'refund.failed': refund,
  'refund.succeeded': refund,
  'reports.completed': report,
  'reports.failed': report,
};
