// The law about a payment that is concurrent with the expiry of its payment method.
import { law, type Law } from '../../law.ts';
import { methodOptions } from '../../models/payment-options.ts';
import {
  checkRequest,
  isFinal,
  isRefused,
  openRequest,
  type ModelledRequest,
} from '../../models/payment-request.ts';
import {
  hundredths,
  paymentsIn,
  readRowsByReference,
  sumOf,
} from '../../models/transaction-rows.ts';
import { eventually } from '../../run/eventually.ts';
import { make } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectSame, expectThat, summarize } from '../../violation.ts';
import { field, isSuccess } from '../../wire/message.ts';

/** The names of the payment events that the account received about a request. */
const eventsAbout = (trial: Trial, path: string, { id }: ModelledRequest): readonly unknown[] =>
  trial.receiver
    .at(path)
    .filter(({ body }) => field(field(body, 'data'), 'payment_request_id') === id)
    .map(({ body }) => field(body, 'event'));

/** Expects transactions and status to agree on one outcome, whichever came first. */
const expectOneOutcome = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  await eventually(
    trial,
    () => checkRequest(trial, request),
    () => isFinal(request),
  );
  const paid = request.seen['status'] === 'SUCCEEDED';
  const rows = paymentsIn(await readRowsByReference(trial, request.seen, paid ? 1 : 0));
  expectSame('the money of the request', paid ? hundredths(request.option.amount) : 0, sumOf(rows));
  expectSame('its transactions with money', paid ? 1 : 0, rows.length);
  trial.witness(paid ? 'a payment that came first' : 'an expiry that came first');
};

const paymentAndExpiry = law({
  id: 'rc-6',
  on: 'payment_methods.expire',
  title:
    'a payment concurrent with the expiry of its method has one outcome, in transactions and events',
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
    const path = `/${trial.newReference()}`;
    const { receiver } = trial.context;
    const account =
      receiver &&
      (await trial.useOwnAccount({
        callback: { url: receiver.url(path), token: trial.newReference() },
      }));
    const options = methodOptions.filter(({ type }) => type === 'VIRTUAL_ACCOUNT');
    for (let round = 0; round < trial.profile.burst; round += 1) {
      trial.transcript = [];
      const option = options[round % options.length];
      const request = option && (await openRequest(trial, option));
      if (!request) throw new Blocked('no payment by virtual account could be made');
      const { id, method } = request;
      const both = [
        trial.outgoing('payment_requests.simulate', { params: { id }, body: {} }),
        trial.outgoing('payment_methods.expire', { params: { id: method }, body: {} }),
      ];
      const responses = await trial.burst(round % 4 < 2 ? both : both.toReversed());
      expectThat(
        responses.every((one) => isSuccess(one) || isRefused(one)),
        'a success or a rejection of each',
        responses.map(summarize).join('; '),
      );
      await expectOneOutcome(trial, request);
      const { status } = await make(
        trial,
        'payment_methods.get',
        { params: { id: method } },
        'a payment method',
      );
      expectSame('the status of the method', 'EXPIRED', status);
      // Events about a request that keeps waiting, or ends in another status, are not specified.
      const event = { SUCCEEDED: 'payment.succeeded', FAILED: 'payment.failed' }[
        String(request.seen['status'])
      ];
      if (!account || event === undefined) continue;
      trial.checkWhenIdle(async () => {
        expectSame('events about the payment', [event], eventsAbout(trial, path, request));
      });
    }
  },
});

export const paymentAndExpiryLaws: readonly Law[] = [paymentAndExpiry];
