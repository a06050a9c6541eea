// Laws of races for money: refunds, captures, and a payment against the end of what it pays.
import { law, type Law } from '../../law.ts';
import { captureAmount, leftOf as leftToCapture } from '../../models/capture.ts';
import {
  isFinal,
  isRefused,
  look,
  money,
  open,
  type ModelledRequest,
} from '../../models/payment-request.ts';
import { books, leftOf, openPaid, record, type ModelledPayment } from '../../models/refund.ts';
import { hundredths, paymentsAmong, rowsWith, sumOf } from '../../models/rows.ts';
import { eventually } from '../../run/eventually.ts';
import { byPlainWallet, capturedLater, methodWays } from '../../models/ways.ts';
import { make, type Body } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, codeOf, holds, inShort, objectOf, same } from '../../violation.ts';
import { field, type Actor, type Answer } from '../../wire/message.ts';
import { paidInvoice } from '../refund-law.ts';

/** Shares of a payment in percent; null stands for no amount, which is all that is left. */
const shares = [60, 60, null, 40, 100, 40, null, 30] as const;

const refusals = new Set([
  'MAXIMUM_REFUND_AMOUNT_REACHED',
  'REFUND_IN_PROGRESS',
  'INELIGIBLE_TRANSACTION',
]);

/** What a refund names its payment by, and who asks for it. */
interface Naming {
  readonly by: Body;
  readonly as?: Actor;
}

/** Asks for refunds of a payment at the same moment, by each of its names. */
export const refundAtOnce = async (
  trial: Trial,
  payment: ModelledPayment,
  names: readonly Naming[] = [payment],
): Promise<void> => {
  const chosen = shares.slice(0, trial.effort.burst);
  const all = chosen.map((share, at) => {
    const { by, as }: Naming = names[at % names.length] ?? payment;
    const amount = share === null ? {} : { amount: (payment.captured * share) / 10_000 };
    const body = { ...by, reference_id: trial.fresh(), reason: 'DUPLICATE', ...amount };
    return trial.outgoing('refunds.create', { body }, { ...(as && { as }) });
  });
  const answers = await trial.burst(all);
  const accepted = answers.filter((answer) => answer.status < 300);
  for (const answer of answers.filter((one) => one.status >= 300)) {
    const fit = answer.status === 400 && refusals.has(codeOf(answer) ?? '');
    holds(fit, `400 ${[...refusals].join(' or ')}`, inShort(answer));
  }
  if (accepted.length > 0) trial.witness('a burst with a refund');
  for (const answer of accepted) await record(trial, payment, objectOf(answer, 'for a refund'));
  await books(trial, payment);
  holds(leftOf(payment) >= 0, 'no more refunds than money', payment.refunded);
};

const refunds = law({
  id: 'rc-1',
  on: 'refunds.create',
  title: 'of refunds of one payment at the same moment no more than was captured succeeds',
  level: 'S',
  racy: true,
  clauses: ['REFUND-ERR-REFUND_IN_PROGRESS', 'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.simulate',
    'refunds.create',
    'refunds.get',
    'transactions.list',
  ],
  witnesses: ['a burst with a refund'],
  run: async (trial) => {
    for (let round = 0; round < trial.effort.depth; round += 1) {
      trial.story = [];
      const payment = await openPaid(trial, byPlainWallet);
      if (!payment) throw new Blocked('no payment by wallet was made');
      await refundAtOnce(trial, payment);
    }
  },
});

const invoices = law({
  id: 'rc-12',
  on: 'invoices.create',
  title: 'of refunds of one invoice at the same moment no more than was paid succeeds',
  level: 'S',
  racy: true,
  clauses: ['REFUND-CREATE-invoice_id'],
  needs: ['writes', 'control', 'payer'],
  endpoints: [
    'invoices.create',
    'invoices.get',
    'refunds.create',
    'refunds.get',
    'transactions.list',
  ],
  witnesses: ['a burst with a refund'],
  run: async (trial) => refundAtOnce(trial, await paidInvoice(trial)),
});

const isSuccess = ({ status }: Answer): boolean => status < 300;

const captures = law({
  id: 'rc-2',
  on: 'payment_requests.capture',
  title: 'of captures of one authorization at the same moment no more than it holds succeeds',
  level: 'S',
  racy: true,
  clauses: ['STATE-PR2-03'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.capture',
    'payment_requests.captures',
    'transactions.list',
  ],
  witnesses: ['a burst with a capture'],
  run: async (trial) => {
    const request = await open(trial, capturedLater);
    if (request?.seen['status'] !== 'AWAITING_CAPTURE')
      throw new Blocked('nothing waits for a capture');
    const { id } = request;
    const whole = leftToCapture(request) / 100;
    const amounts = shares
      .slice(0, trial.effort.burst)
      .map((share) => (whole * (share ?? 70)) / 100);
    const answers = await trial.burst(
      amounts.map((capture_amount) =>
        trial.outgoing('payment_requests.capture', { params: { id }, body: { capture_amount } }),
      ),
    );
    const made = answers.filter(isSuccess).map((answer) => objectOf(answer, 'for a capture'));
    const taken = made.filter((one) => one['status'] !== 'FAILED');
    request.captures = made;
    request.captured = taken.reduce((sum, one) => sum + hundredths(one['captured_amount']), 0);
    request.payments = taken.length > 0 ? 1 : 0;
    holds(
      leftToCapture(request) >= 0,
      'no more than was authorized',
      answers.map(inShort).join('; '),
    );
    if (taken.length > 0) trial.witness('a burst with a capture');
    holds(
      answers.every((one) => isSuccess(one) || isRefused(one)),
      'captures or refusals',
      answers.map(inShort).join('; '),
    );
    await look(trial, request);
    await money(trial, request);
    // More than what is left is refused as ever, and the list is of what was answered.
    await captureAmount(trial, request, leftToCapture(request) / 100 + 1);
  },
});

/** What the account was told of a request: the names of its payment events. */
const toldOf = (trial: Trial, path: string, { id }: ModelledRequest): readonly unknown[] =>
  trial.receiver
    .at(path)
    .filter(({ body }) => field(field(body, 'data'), 'payment_request_id') === id)
    .map(({ body }) => field(body, 'event'));

/** The one story that rows and state tell, whichever came first. */
const oneStory = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  await eventually(
    trial,
    () => look(trial, request),
    () => isFinal(request),
  );
  const paid = request.seen['status'] === 'SUCCEEDED';
  const rows = paymentsAmong(await rowsWith(trial, request.seen, paid ? 1 : 0));
  same('the money of the request', paid ? hundredths(request.way.amount) : 0, sumOf(rows));
  same('its transactions with money', paid ? 1 : 0, rows.length);
  trial.witness(paid ? 'a payment that came first' : 'an end that came first');
};

const ends = law({
  id: 'rc-6',
  on: 'payment_methods.expire',
  title:
    'a payment against the end of its method has one outcome, and rows and events tell the same',
  level: 'S',
  racy: true,
  clauses: ['STATE-PR2-02', 'STATE-PM2-SET'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.simulate',
    'payment_methods.expire',
    'payment_methods.get',
    'transactions.list',
  ],
  run: async (trial) => {
    const path = `/${trial.fresh()}`;
    const { receiver } = trial.world;
    const told =
      receiver &&
      (await trial.moveOut({ callback: { url: receiver.url(path), token: trial.fresh() } }));
    const ways = methodWays.filter(({ type }) => type === 'VIRTUAL_ACCOUNT');
    for (let round = 0; round < trial.effort.burst; round += 1) {
      trial.story = [];
      const way = ways[round % ways.length];
      const request = way && (await open(trial, way));
      if (!request) throw new Blocked('no payment by virtual account was made');
      const { id, method } = request;
      const both = [
        trial.outgoing('payment_requests.simulate', { params: { id }, body: {} }),
        trial.outgoing('payment_methods.expire', { params: { id: method }, body: {} }),
      ];
      const answers = await trial.burst(round % 4 < 2 ? both : both.toReversed());
      holds(
        answers.every((one) => isSuccess(one) || isRefused(one)),
        'a success or a refusal of each',
        answers.map(inShort).join('; '),
      );
      await oneStory(trial, request);
      const { status } = await make(
        trial,
        'payment_methods.get',
        { params: { id: method } },
        'a payment method',
      );
      same('the status of the method', 'EXPIRED', status);
      // What is told of a request that goes on waiting, or ends in another state, is left open.
      const event = { SUCCEEDED: 'payment.succeeded', FAILED: 'payment.failed' }[
        String(request.seen['status'])
      ];
      if (!told || event === undefined) continue;
      trial.later(async () => {
        same('what was told of the payment', [event], toldOf(trial, path, request));
      });
    }
  },
});

export const moneyLaws: readonly Law[] = [refunds, invoices, captures, ends];
