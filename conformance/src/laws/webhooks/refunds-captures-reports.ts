// Laws about webhooks of refunds, captures and reports: one event for each final status.
import fc from 'fast-check';
import type { Law } from '../../law.ts';
import { captureAmount } from '../../models/capture.ts';
import { openRequest } from '../../models/payment-request.ts';
import { requestRefund, type RefundShare } from '../../models/refund.ts';
import { manualCaptureCard } from '../../models/payment-options.ts';
import { makeReport, settledReport } from '../../run/samples/reports.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectThat, expectSame, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { paidByWallet } from '../refund-law.ts';
import {
  listenForEvents,
  eventsAt,
  waitForEvents,
  webhookLaw,
  type ReceivedEvent,
} from './webhook-law.ts';

const needs = ['writes', 'receiver', 'events'] as const;

/** For laws about all events of an account: a separate account receives no others. */
const alone = ['writes', 'receiver', 'control'] as const;

/**
 * Expects exactly one of two events of an object, by its final status, now and at the end of the
 * run.
 */
const endOf = async (
  trial: Trial,
  path: string,
  id: unknown,
  [wanted, other]: readonly [string, string],
): Promise<ReceivedEvent> => {
  const names = [wanted, other];
  const [events, ...others] = await waitForEvents(trial, path, id, names);
  if (!events) {
    expectThat(
      false,
      `a webhook ${wanted}`,
      eventsAt(trial, path)
        .map(({ event }) => event)
        .join(', '),
    );
    throw new Error('A webhook that was looked at is gone.');
  }
  expectSame(
    'webhooks of one end',
    [wanted],
    [events, ...others].map(({ event }) => event),
  );
  trial.checkWhenIdle(async () => {
    const all = eventsAt(trial, path).filter(
      ({ event, data }) => data['id'] === id && names.includes(String(event)),
    );
    expectSame(
      'webhooks of one end, later',
      [wanted],
      all.map(({ event }) => event),
    );
  });
  return events;
};

const refundEvents = (status: unknown): readonly [string, string] =>
  status === 'FAILED'
    ? ['refund.failed', 'refund.succeeded']
    : ['refund.succeeded', 'refund.failed'];

const shares: readonly RefundShare[] = ['part', 'failing', 'rest', 'over'];

const refunds = webhookLaw({
  id: 'wh-18',
  on: 'refunds.create',
  title: 'each refund sends one event with its final status and the refund itself',
  level: 'M',
  needs,
  clauses: [
    'EVT-refund.succeeded',
    'EVT-refund.failed',
    'EVT-REFUND-event',
    'EVT-REFUND-business_id',
    'EVT-REFUND-created',
    'EVT-REFUND-data',
    'EVT-REFUND-HDR-x_callback_token',
    'EVT-REFUND-HDR-webhook_id',
    'REFUND-CREATE-02',
    'STATE-REFUND-02',
    'STATE-REFUND-03',
    'REFUND-CONF-02',
  ],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.simulate',
    'refunds.create',
    'refunds.get',
  ],
  witnesses: ['a refund that SUCCEEDED', 'a refund that FAILED'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    await trial.property<readonly RefundShare[]>(
      fc.array(fc.constantFrom<RefundShare[]>(...shares), { minLength: 1, maxLength: 4 }),
      async (all) => {
        const payment = await paidByWallet(trial);
        for (const share of all) await requestRefund(trial, payment, share);
        for (const refund of payment.refunds) {
          const events = await endOf(trial, path, refund['id'], refundEvents(refund['status']));
          expectSame('the refund in the webhook', refund, events.data);
          expectSame(
            'business_id',
            payment.request['business_id'],
            field(events.body, 'business_id'),
          );
          expectThat(
            Date.parse(textOf(events.body, 'created')) >= Date.parse(textOf(refund, 'created')),
            'a time after the refund was created',
            events.body,
          );
        }
      },
      { examples: [['failing', 'part', 'over', 'rest']] },
    );
    for (const { headers } of trial.receiver.at(path))
      for (const name of ['webhook-id', 'x-callback-token'])
        expectThat(
          (headers[name] ?? '') !== '',
          `a header ${name}`,
          Object.keys(headers).join(', '),
        );
  },
});

const captures = webhookLaw({
  id: 'wh-16',
  on: 'payment_requests.capture',
  title: 'if capture events are sent, each capture sends one that equals the response of the API',
  level: 'S',
  needs: alone,
  clauses: ['EVT-UNSPEC-03'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.capture',
    'payment_requests.captures',
  ],
  witnesses: ['a capture'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const request = await openRequest(trial, manualCaptureCard);
    if (request?.seen['status'] !== 'AWAITING_CAPTURE')
      throw new Blocked('nothing waits for a capture');
    for (const amount of [10_000, 99_999, 10_054, 4_000])
      await captureAmount(trial, request, amount);
    if (request.captures.length > 0) trial.witness('a capture');
    trial.checkWhenIdle(async () => {
      const events = eventsAt(trial, path).filter(({ event }) =>
        String(event).startsWith('capture.'),
      );
      trial.noteChoice('events of captures', events.length > 0 ? 'capture.*' : 'none');
      if (events.length === 0) return;
      const name = ({ id, status }: Made) =>
        `${status === 'FAILED' ? 'capture.failed' : 'capture.succeeded'} ${String(id)}`;
      const wanted = request.captures.map(name).toSorted();
      expectSame(
        'captures with an event',
        wanted,
        events.map(({ event, data }) => `${String(event)} ${String(data['id'])}`).toSorted(),
      );
      for (const { data } of events) {
        const capture = request.captures.find(({ id }) => id === data['id']) ?? {};
        for (const field of ['captured_amount', 'payment_request_id', 'currency', 'reference_id'])
          expectSame(`${field} of a capture`, capture[field], data[field]);
      }
    });
  },
});

/** A beginning that makes a report fail where the target simulates so. */
const FAILING = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };

/** Expects the event of a report to equal the report; a link may differ each time it is shown. */
const expectReportEvent = async (trial: Trial, path: string, change: Made): Promise<unknown> => {
  const requested = await makeReport(trial, change);
  const { url, ...report } = await settledReport(trial, requested);
  const isMade = report['status'] === 'COMPLETED';
  const events = await endOf(
    trial,
    path,
    report['id'],
    isMade ? ['reports.completed', 'reports.failed'] : ['reports.failed', 'reports.completed'],
  );
  const { url: link, event: _, ...fields } = events.data;
  expectSame('the report in the webhook', report, fields);
  expectSame('whether it has a url', Boolean(url), Boolean(link));
  expectSame('event beside its fields', events.event, field(events.body, 'event'));
  return report['status'];
};

const reportEndpoints = ['reports.create', 'reports.get'];

const reports = webhookLaw({
  id: 'wh-19',
  on: 'reports.create',
  title: 'a completed report sends one event with all its fields beside the event name',
  level: 'M',
  needs,
  clauses: [
    'EVT-reports.completed',
    'EVT-RPT-event',
    'EVT-RPT-fields',
    'STATE-RPT-01',
    'RPT-FIELD-url',
  ],
  endpoints: reportEndpoints,
  run: async (trial) => {
    const path = await listenForEvents(trial);
    for (const type of ['TRANSACTIONS', 'BALANCE_HISTORY'])
      expectSame(
        'the status of a report',
        'COMPLETED',
        await expectReportEvent(trial, path, { type }),
      );
  },
});

const failedReports = webhookLaw({
  id: 'wh-20',
  on: 'reports.get',
  title: 'a report that fails sends one reports.failed event',
  level: 'M',
  needs,
  clauses: ['EVT-reports.failed', 'STATE-RPT-02'],
  endpoints: reportEndpoints,
  witnesses: ['a report that failed'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const status = await expectReportEvent(trial, path, { filter: FAILING });
    if (status !== 'COMPLETED') trial.witness('a report that failed');
  },
});

export const refundCaptureReportLaws: readonly Law[] = [refunds, captures, reports, failedReports];
