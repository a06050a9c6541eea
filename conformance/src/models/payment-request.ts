// An independent model of payment requests: what may become of one by any sequence of actions.
import type { Made } from '../run/samples/sample.ts';
import { eventually } from '../run/eventually.ts';
import { simulate as payBy } from '../run/samples/paying.ts';
import type { Trial } from '../run/trial.ts';
import { expectThat, summarize, requireObject, expectSame, textOf } from '../violation.ts';
import { field, type ApiResponse } from '../wire/message.ts';
import {
  hasMoved,
  hundredths,
  paymentsIn,
  readRowsByReference,
  sumOf,
} from './transaction-rows.ts';
import {
  requestBodyFor,
  categories,
  canBePaidAgain,
  type PaymentOption,
} from './payment-options.ts';

/** What the model knows of one request. */
export interface ModelledRequest {
  readonly option: PaymentOption;
  readonly id: string;
  /** Id of its payment method. */
  readonly method: string;
  /** As it was read last. */
  seen: Made;
  /** How many payments have succeeded; an authorization is one with its first capture. */
  payments: number;
  /** Every capture that was returned, and how much was captured in hundredths. */
  captures: readonly Made[];
  captured: number;
}

/** What never changes. */
const fixed = ['id', 'created', 'reference_id', 'currency', 'amount', 'capture_method'];

const isWaiting = (status: unknown): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING';

/** Whether a request has its final status. */
export const isFinal = ({ seen: { status } }: ModelledRequest): boolean =>
  !isWaiting(status) && status !== 'AWAITING_CAPTURE';

export const isRefused = ({ status }: ApiResponse): boolean => status >= 400 && status < 500;

/** Expects a rejection. */
export const expectRefused = (response: ApiResponse, what: string): void =>
  expectThat(isRefused(response), `a rejection of ${what}`, summarize(response));

const read = async (trial: Trial, id: string): Promise<Made> =>
  requireObject(await trial.call('payment_requests.get', { params: { id } }), 'a payment request');

/** An object without its payment method, which changes independently. */
export const withoutMethod = (object: Made): Made => {
  const { payment_method: _, ...rest } = object;
  return rest;
};

/** Updates the model with a reading, which must follow from the previous one. */
const applyReading = (request: ModelledRequest, now: Made): void => {
  const { seen, option } = request;
  if (isFinal(request)) expectSame('a final state', seen['status'], now['status']);
  if (isFinal(request) && !option.manual)
    expectSame('a request with a final status', withoutMethod(seen), withoutMethod(now));
  for (const name of fixed) expectSame(name, seen[name], now[name]);
  const [was, is] = [textOf(seen, 'updated'), textOf(now, 'updated')];
  expectThat(Date.parse(is) >= Date.parse(was), `updated not before ${was}`, is);
  request.seen = now;
  if (!isFinal(request)) return;
  expectSame('actions of a payment request in its final state', [], now['actions']);
  const isFailed = now['status'] === 'FAILED';
  if (isFailed || now['status'] === 'SUCCEEDED')
    expectSame('whether it has a failure_code', isFailed, (now['failure_code'] ?? null) !== null);
};

/** Reads a request and compares it with the model. */
export const checkRequest = async (trial: Trial, request: ModelledRequest): Promise<void> =>
  applyReading(request, await read(trial, request.id));

/** Reads a request that must be as it was. */
export const expectUnchanged = async (
  trial: Trial,
  request: ModelledRequest,
  after: string,
): Promise<void> =>
  expectSame(
    `a payment request after ${after}`,
    withoutMethod(request.seen),
    withoutMethod(await read(trial, request.id)),
  );

/**
 * Creates a request on the target and in the model; null if the target does not support the option.
 */
export const openRequest = async (
  trial: Trial,
  option: PaymentOption,
): Promise<ModelledRequest | null> => {
  const response = await trial.call('payment_requests.create', {
    body: requestBodyFor(trial, option),
  });
  if (isRefused(response)) return null;
  const seen = requireObject(response, `a payment request by ${option.name}`);
  const method = textOf(seen['payment_method'], 'id');
  const request = { option, id: textOf(seen, 'id'), method, seen, captures: [], captured: 0 };
  return { ...request, payments: seen['status'] === 'SUCCEEDED' ? 1 : 0 };
};

/** Updates the model after an accepted payment. */
const applyPayment = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const { option, payments, seen } = request;
  const again = canBePaidAgain(option);
  if (again) {
    const rows = paymentsIn(await readRowsByReference(trial, seen, payments + 1));
    expectSame('transactions of a number that was paid again', payments + 1, rows.length);
  }
  const now = await eventually(
    trial,
    () => read(trial, request.id),
    ({ status }) => again || !isWaiting(status),
  );
  applyReading(request, now);
  const { status } = now;
  if (again && isWaiting(status)) {
    trial.noteChoice('a payment request whose number may be paid again, once it is paid', 'waits');
    request.payments += 1;
    return;
  }
  const ends = option.manual ? ['AWAITING_CAPTURE', 'FAILED'] : ['SUCCEEDED', 'FAILED'];
  expectThat(ends.includes(String(status)), `${ends.join(' or ')} once the payer has paid`, status);
  if (status === 'SUCCEEDED') request.payments += 1;
};

/** Simulates a payment. A request that does not wait for a payer rejects it, without effect. */
export const simulatePayment = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const { id, seen, option } = request;
  const response = await payBy(trial, 'payment_requests.simulate', id);
  if (!isWaiting(seen['status'])) {
    expectRefused(response, `a payment of a request that is ${String(seen['status'])}`);
    await expectUnchanged(trial, request, 'a rejected payment');
    return;
  }
  const question = `simulating a payment by ${option.name}`;
  trial.noteChoice(question, isRefused(response) ? 'is rejected' : 'is accepted');
  if (isRefused(response)) await expectUnchanged(trial, request, 'a rejected payment');
  else await applyPayment(trial, request);
};

/** The payment code of an outlet, if the method has one; it is not an account identifier. */
const paymentCodeOf = ({ payment_method }: Made): unknown =>
  field(field(field(payment_method, 'over_the_counter'), 'channel_properties'), 'payment_code');

/** Compares the transactions with the model: one for each successful payment. */
export const checkMoney = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const { option, seen, payments, captured } = request;
  const rows = await readRowsByReference(trial, seen, payments);
  const paid = paymentsIn(rows);
  const wanted = option.manual ? captured : payments * hundredths(option.amount);
  expectSame('the amount received for a payment request', wanted, sumOf(paid));
  expectSame('transactions in which money has moved', rows.filter(hasMoved).length, paid.length);
  const products = new Set(paid.map((row) => row['product_id']));
  expectSame('payments among the transactions', payments, products.size);
  if (!option.manual) expectSame('transactions of payments', payments, paid.length);
  const code = paymentCodeOf(seen);
  for (const { account_identifier } of code === undefined ? [] : paid)
    expectThat(account_identifier !== code, 'no payment code as account_identifier', code);
  for (const { cashflow, channel_category } of paid) {
    const category = categories[option.type];
    expectSame(
      'the transaction of a payment',
      { cashflow: 'MONEY_IN', channel_category: category },
      { cashflow, channel_category },
    );
  }
};
