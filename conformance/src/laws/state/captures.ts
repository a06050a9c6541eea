// Laws about captures: the authorized amount is captured once, in full or in parts, within seven
// days.
import fc from 'fast-check';
import { declinedOf } from '../../magic/magic.ts';
import { wholeAmount } from '../../generate/amounts.ts';
import { law, type Law } from '../../law.ts';
import { capture, captureAmount, leftOf, type CaptureShare } from '../../models/capture.ts';
import {
  checkRequest,
  checkMoney,
  openRequest,
  simulatePayment,
  type ModelledRequest,
} from '../../models/payment-request.ts';
import { hasMoved, readRowsByReference } from '../../models/transaction-rows.ts';
import { manualCaptureCard } from '../../models/payment-options.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectThat, summarize, expectSame } from '../../violation.ts';

const shares: readonly CaptureShare[] = ['part', 'rest', 'over'];

const endpoints = [
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.capture',
  'payment_requests.captures',
  'payment_requests.simulate',
  'transactions.list',
];

/** A request whose money is authorized. */
const authorized = async (trial: Trial): Promise<ModelledRequest> => {
  const request = await openRequest(trial, manualCaptureCard);
  if (!request) throw new Blocked('no card payment with capture_method MANUAL was created');
  if (request.seen['status'] === 'REQUIRES_ACTION') await simulatePayment(trial, request);
  const { status } = request.seen;
  expectThat(status !== 'SUCCEEDED', 'no success of a MANUAL payment before its capture', status);
  if (status !== 'AWAITING_CAPTURE') throw new Blocked(`it is ${String(status)}`);
  return request;
};

/** Captures amounts one after the other, as many as the target takes. */
const captureAll = async (trial: Trial, amounts: readonly number[]): Promise<void> => {
  const request = await authorized(trial);
  for (const amount of amounts) {
    const before = request.captured;
    await captureAmount(trial, request, amount);
    if (request.captured > before) trial.witness('a capture');
    else trial.witness('a rejected capture');
  }
  await checkMoney(trial, request);
};

const within = law({
  id: 'st-5',
  on: 'payment_requests.capture',
  title: 'captures never exceed the authorized amount, and each moves the amount it reports',
  level: 'S',
  clauses: ['STATE-PR2-03', 'PR2-FIELD-capture_method', 'PR2-FIELD-status'],
  endpoints,
  witnesses: ['a capture', 'a rejected capture'],
  run: async (trial) => {
    for (const first of shares) {
      for (const second of shares) {
        trial.transcript = [];
        const request = await authorized(trial);
        for (const share of [first, second]) await capture(trial, request, share);
        await checkMoney(trial, request);
      }
    }
    const { amount } = manualCaptureCard;
    const amounts = fc.array(wholeAmount(trial.magic, 1, amount), { minLength: 2, maxLength: 4 });
    await trial.property(amounts, (all) => captureAll(trial, all), {
      examples: [
        [amount + 1, amount],
        [amount, 1],
        // One that the card's bank rejects, where the target lists any.
        ...declinedOf(trial.magic, 'CARD')
          .slice(0, 1)
          .map((declined) => [declined, 10_000]),
      ],
    });
  },
});

const DAY_MS = 86_400_000;
const VALID_MS = 7 * DAY_MS;
const MARGIN_MS = 60_000;

const lapsed = law({
  id: 'st-20',
  on: 'payment_requests.get',
  title:
    'an authorization is valid for seven days; if uncaptured, it then ends without moving money',
  level: 'M',
  clauses: ['LIMIT-15', 'STATE-PR2-03'],
  needs: ['writes', 'clock'],
  endpoints,
  run: async (trial) => {
    const { clock } = trial.context.control ?? {};
    const captured = await authorized(trial);
    const left = await authorized(trial);
    await clock?.advance(VALID_MS - MARGIN_MS);
    await checkRequest(trial, left);
    expectSame('the status within seven days', 'AWAITING_CAPTURE', left.seen['status']);
    await capture(trial, captured, 'part');
    expectThat(leftOf(captured) > 0 && captured.captured > 0, 'a capture', captured.captured);
    await clock?.advance(2 * MARGIN_MS);
    for (const { id } of [left, captured]) {
      const response = await trial.call('payment_requests.capture', {
        params: { id },
        body: { capture_amount: 1 },
      });
      expectThat(
        response.status >= 400 && response.status < 500,
        'a rejection of the capture',
        summarize(response),
      );
    }
    await checkRequest(trial, left);
    const { status } = left.seen;
    expectThat(
      status !== 'AWAITING_CAPTURE' && status !== 'SUCCEEDED',
      'an end without success',
      status,
    );
    expectSame(
      'its transactions with money',
      [],
      (await readRowsByReference(trial, left.seen)).filter(hasMoved),
    );
    await checkMoney(trial, captured);
  },
});

export const captureLaws: readonly Law[] = [within, lapsed];
