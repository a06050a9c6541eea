// Laws about what never changes of refunds, captures and reports, whatever follows them.
import { law, type Law } from '../../law.ts';
import { captureAmount } from '../../models/capture.ts';
import { openRequest } from '../../models/payment-request.ts';
import { manualCaptureCard } from '../../models/payment-options.ts';
import { finalRefund, makePaid, refundBody } from '../../run/samples/refunds.ts';
import { makeReport, settledReport } from '../../run/samples/reports.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectThat, expectSame, textOf } from '../../violation.ts';
import { itemsOf } from '../../wire/message.ts';

/** Expects the same object at a later time. */
const isSame = (trial: Trial, before: Made, after: Made): void => {
  for (const name of ['id', 'created']) expectSame(name, before[name], after[name]);
  const times = [before['created'], before['updated'], after['updated']].map((at) => String(at));
  const [created = 0, was = 0, is = 0] = times.map((at) => Date.parse(at));
  expectThat(
    created <= was && was <= is,
    'created, then updated that never falls',
    times.join(' '),
  );
  trial.witness('a later reading');
};

const witnesses = ['a later reading'];

const refunds = law({
  id: 'st-12',
  on: 'refunds.create',
  title: 'id and created never change, and updated never decreases',
  level: 'S',
  clauses: ['REFUND-FIELD-id', 'REFUND-FIELD-created', 'REFUND-FIELD-updated'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.simulate',
    'refunds.create',
    'refunds.get',
  ],
  witnesses,
  run: async (trial) => {
    const paid = await makePaid(trial);
    const refund = (): Promise<Made> =>
      make(trial, 'refunds.create', { body: refundBody(trial, paid) }, 'a refund');
    const first = await refund();
    const ended = await finalRefund(trial, first);
    isSame(trial, first, ended);
    await finalRefund(trial, await refund());
    isSame(trial, ended, await finalRefund(trial, first));
  },
});

const captures = law({
  id: 'st-12',
  on: 'payment_requests.captures',
  title: 'id and created never change, and updated never decreases',
  level: 'S',
  clauses: [],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.capture',
    'payment_requests.captures',
  ],
  witnesses,
  run: async (trial) => {
    const request = await openRequest(trial, manualCaptureCard);
    if (request?.seen['status'] !== 'AWAITING_CAPTURE')
      throw new Blocked('nothing waits for a capture');
    await captureAmount(trial, request, 10_000);
    await captureAmount(trial, request, 5_000);
    const params = { id: request.id };
    const { body } = await trial.call('payment_requests.captures', { params });
    const later = new Map((itemsOf(body) as Made[]).map((one) => [textOf(one, 'id'), one]));
    for (const capture of request.captures)
      isSame(trial, capture, later.get(textOf(capture, 'id')) ?? {});
  },
});

const reports = law({
  id: 'st-12',
  on: 'reports.create',
  title: 'id and created never change, and updated never decreases',
  level: 'S',
  clauses: ['RPT-FIELD-id', 'RPT-FIELD-created', 'RPT-FIELD-updated'],
  endpoints: ['reports.create', 'reports.get'],
  witnesses,
  run: async (trial) => {
    const requested = await makeReport(trial);
    const made = await settledReport(trial, requested);
    isSame(trial, requested, made);
    await settledReport(trial, await makeReport(trial));
    isSame(trial, made, await settledReport(trial, made));
  },
});

export const moneyIdentityLaws: readonly Law[] = [refunds, captures, reports];
