// An independent model of payment requests: what may become of one by any sequence of actions.
import type { Made } from '../run/samples/sample.ts';
import { eventually } from '../run/eventually.ts';
import type { Trial } from '../run/trial.ts';
import { holds, inShort, made, same, textOf } from '../violation.ts';
import { field, type Answer } from '../wire/message.ts';
import { hasMoved, hundredths, paymentsAmong, rowsWith, sumOf } from './rows.ts';
import { bodyOf, categories, isPaidAgain, type Way } from './ways.ts';

/** What the model knows of one request. */
export interface ModelledRequest {
  readonly way: Way;
  readonly id: string;
  /** Id of its payment method. */
  readonly method: string;
  /** As it was read last. */
  seen: Made;
  /** How many payments have succeeded; an authorization is one with its first capture. */
  payments: number;
  /** Every capture that was answered, and how much was captured in hundredths. */
  captures: readonly Made[];
  captured: number;
}

/** What never changes. */
const fixed = ['id', 'created', 'reference_id', 'currency', 'amount', 'capture_method'];

const isWaiting = (status: unknown): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING';

/** Whether nothing more can become of a request. */
export const isFinal = ({ seen: { status } }: ModelledRequest): boolean =>
  !isWaiting(status) && status !== 'AWAITING_CAPTURE';

export const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

/** Expects a refusal. */
export const refused = (answer: Answer, what: string): void =>
  holds(isRefused(answer), `a refusal of ${what}`, inShort(answer));

const read = async (trial: Trial, id: string): Promise<Made> =>
  made(await trial.call('payment_requests.get', { params: { id } }), 'a payment request');

/** An object without the payment method that it shows: that lives a life of its own. */
export const own = (object: Made): Made => {
  const { payment_method: _, ...rest } = object;
  return rest;
};

/** Takes over what was read, which must follow from what was known. */
const takeOver = (request: ModelledRequest, now: Made): void => {
  const { seen, way } = request;
  if (isFinal(request)) same('a final state', seen['status'], now['status']);
  if (isFinal(request) && !way.manual) same('a request that has ended', own(seen), own(now));
  for (const name of fixed) same(name, seen[name], now[name]);
  const [was, is] = [textOf(seen, 'updated'), textOf(now, 'updated')];
  holds(Date.parse(is) >= Date.parse(was), `updated not before ${was}`, is);
  request.seen = now;
  if (!isFinal(request)) return;
  same('actions of a payment request in its final state', [], now['actions']);
  const isFailed = now['status'] === 'FAILED';
  if (isFailed || now['status'] === 'SUCCEEDED')
    same('whether it has a failure_code', isFailed, (now['failure_code'] ?? null) !== null);
};

/** Reads a request and compares it with the model. */
export const look = async (trial: Trial, request: ModelledRequest): Promise<void> =>
  takeOver(request, await read(trial, request.id));

/** Reads a request that must be as it was. */
export const unchanged = async (
  trial: Trial,
  request: ModelledRequest,
  after: string,
): Promise<void> =>
  same(`a payment request after ${after}`, own(request.seen), own(await read(trial, request.id)));

/** Creates a request on the target and in the model; null where the target has no such way. */
export const open = async (trial: Trial, way: Way): Promise<ModelledRequest | null> => {
  const answer = await trial.call('payment_requests.create', { body: bodyOf(trial, way) });
  if (isRefused(answer)) return null;
  const seen = made(answer, `a payment request by ${way.name}`);
  const method = textOf(seen['payment_method'], 'id');
  const request = { way, id: textOf(seen, 'id'), method, seen, captures: [], captured: 0 };
  return { ...request, payments: seen['status'] === 'SUCCEEDED' ? 1 : 0 };
};

/** What came of a payment that was accepted. */
const outcome = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const { way, payments, seen } = request;
  const again = isPaidAgain(way);
  if (again) {
    const rows = paymentsAmong(await rowsWith(trial, seen, payments + 1));
    same('transactions of a number that was paid again', payments + 1, rows.length);
  }
  const now = await eventually(
    trial,
    () => read(trial, request.id),
    ({ status }) => again || !isWaiting(status),
  );
  takeOver(request, now);
  const { status } = now;
  if (again && isWaiting(status)) {
    trial.dialect('a payment request whose number may be paid again, once it is paid', 'waits');
    request.payments += 1;
    return;
  }
  const ends = way.manual ? ['AWAITING_CAPTURE', 'FAILED'] : ['SUCCEEDED', 'FAILED'];
  holds(ends.includes(String(status)), `${ends.join(' or ')} once the payer has paid`, status);
  if (status === 'SUCCEEDED') request.payments += 1;
};

/** The payer pays. A request that does not wait for a payer refuses, and nothing comes of it. */
export const pay = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const { id, seen, way } = request;
  const answer = await trial.call('payment_requests.simulate', { params: { id }, body: {} });
  if (!isWaiting(seen['status'])) {
    refused(answer, `a payment of what is ${String(seen['status'])}`);
    await unchanged(trial, request, 'a refused payment');
    return;
  }
  const question = `simulating a payment by ${way.name}`;
  trial.dialect(question, isRefused(answer) ? 'is refused' : 'is accepted');
  if (isRefused(answer)) await unchanged(trial, request, 'a refused payment');
  else await outcome(trial, request);
};

/** The merchant expires the payment method; a request that waits for it may end with that. */
export const withdraw = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const params = { id: request.method };
  const answer = await trial.call('payment_methods.expire', { params, body: {} });
  const waited = isWaiting(request.seen['status']);
  if (!waited || isRefused(answer)) {
    await unchanged(trial, request, 'the end of its method');
    return;
  }
  await look(trial, request);
  const status = String(request.seen['status']);
  const wrong = request.payments > 0 ? 'FAILED' : 'SUCCEEDED';
  holds(status !== wrong, `no ${wrong} after ${request.payments} payments`, status);
  const question =
    request.payments > 0 ? 'a payment request that was paid' : 'a payment request that waits';
  trial.dialect(`${question} when its method is expired`, status);
};

/** The code that is told at an outlet, where the method has one: it is no number of an account. */
const paymentCodeOf = ({ payment_method }: Made): unknown =>
  field(field(field(payment_method, 'over_the_counter'), 'channel_properties'), 'payment_code');

/** Compares transactions with what was paid: there is one for each payment that succeeded. */
export const money = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const { way, seen, payments, captured } = request;
  const rows = await rowsWith(trial, seen, payments);
  const paid = paymentsAmong(rows);
  const wanted = way.manual ? captured : payments * hundredths(way.amount);
  same('the money that came in for a payment request', wanted, sumOf(paid));
  same('transactions in which money has moved', rows.filter(hasMoved).length, paid.length);
  const products = new Set(paid.map((row) => row['product_id']));
  same('payments among the transactions', payments, products.size);
  if (!way.manual) same('transactions of payments', payments, paid.length);
  const code = paymentCodeOf(seen);
  for (const { account_identifier } of code === undefined ? [] : paid)
    holds(account_identifier !== code, 'no payment code as account_identifier', code);
  for (const { cashflow, channel_category } of paid) {
    const category = categories[way.type];
    same(
      'what the transaction of a payment says',
      { cashflow: 'MONEY_IN', channel_category: category },
      { cashflow, channel_category },
    );
  }
};
