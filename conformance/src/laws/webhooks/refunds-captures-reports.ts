// Laws of the webhooks of refunds, captures and reports: one for each end, with what the API shows.
import fc from 'fast-check';
import type { Law } from '../../law.ts';
import { captureAmount } from '../../models/capture.ts';
import { open } from '../../models/payment-request.ts';
import { ask, type Asked } from '../../models/refund.ts';
import { capturedLater } from '../../models/ways.ts';
import { makeReport, settledReport } from '../../run/samples/reports.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, holds, same, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { paidByWallet } from '../refund-law.ts';
import { listening, toldAt, toldOf, webhookLaw, type Told } from './webhook-law.ts';

const needs = ['writes', 'receiver', 'events'] as const;

/** For laws about everything that an account is told: in one of its own nothing else is. */
const alone = ['writes', 'receiver', 'control'] as const;

/** Expects exactly one of two events of an object, by how it has ended, now and at the end. */
const endOf = async (
  trial: Trial,
  path: string,
  id: unknown,
  [wanted, other]: readonly [string, string],
): Promise<Told> => {
  const names = [wanted, other];
  const [told, ...others] = await toldOf(trial, path, id, names);
  if (!told) {
    holds(
      false,
      `a webhook ${wanted}`,
      toldAt(trial, path)
        .map(({ event }) => event)
        .join(', '),
    );
    throw new Error('A webhook that was looked at is gone.');
  }
  same(
    'webhooks of one end',
    [wanted],
    [told, ...others].map(({ event }) => event),
  );
  trial.later(async () => {
    const all = toldAt(trial, path).filter(
      ({ event, data }) => data['id'] === id && names.includes(String(event)),
    );
    same(
      'webhooks of one end, later',
      [wanted],
      all.map(({ event }) => event),
    );
  });
  return told;
};

const refundEvents = (status: unknown): readonly [string, string] =>
  status === 'FAILED'
    ? ['refund.failed', 'refund.succeeded']
    : ['refund.succeeded', 'refund.failed'];

const shares: readonly Asked[] = ['part', 'failing', 'rest', 'over'];

const refunds = webhookLaw({
  id: 'wh-18',
  on: 'refunds.create',
  title: 'each refund is told once, as it has ended, with the refund itself',
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
    const path = await listening(trial);
    await trial.property<readonly Asked[]>(
      fc.array(fc.constantFrom<Asked[]>(...shares), { minLength: 1, maxLength: 4 }),
      async (all) => {
        const payment = await paidByWallet(trial);
        for (const asked of all) await ask(trial, payment, asked);
        for (const refund of payment.refunds) {
          const told = await endOf(trial, path, refund['id'], refundEvents(refund['status']));
          same('the refund in the webhook', refund, told.data);
          same('business_id', payment.request['business_id'], field(told.body, 'business_id'));
          holds(
            Date.parse(textOf(told.body, 'created')) >= Date.parse(textOf(refund, 'created')),
            'a time after the refund was created',
            told.body,
          );
        }
      },
      { examples: [['failing', 'part', 'over', 'rest']] },
    );
    for (const { headers } of trial.receiver.at(path))
      for (const name of ['webhook-id', 'x-callback-token'])
        holds((headers[name] ?? '') !== '', `a header ${name}`, Object.keys(headers).join(', '));
  },
});

const captures = webhookLaw({
  id: 'wh-16',
  on: 'payment_requests.capture',
  title: 'where captures are told, each is told once and as it was answered',
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
    const path = await listening(trial);
    const request = await open(trial, capturedLater);
    if (request?.seen['status'] !== 'AWAITING_CAPTURE')
      throw new Blocked('nothing waits for a capture');
    for (const amount of [10_000, 99_999, 10_054, 4_000])
      await captureAmount(trial, request, amount);
    if (request.captures.length > 0) trial.witness('a capture');
    trial.later(async () => {
      const told = toldAt(trial, path).filter(({ event }) => String(event).startsWith('capture.'));
      trial.dialect('events of captures', told.length > 0 ? 'capture.*' : 'none');
      if (told.length === 0) return;
      const name = ({ id, status }: Made) =>
        `${status === 'FAILED' ? 'capture.failed' : 'capture.succeeded'} ${String(id)}`;
      const wanted = request.captures.map(name).toSorted();
      same(
        'captures that were told',
        wanted,
        told.map(({ event, data }) => `${String(event)} ${String(data['id'])}`).toSorted(),
      );
      for (const { data } of told) {
        const capture = request.captures.find(({ id }) => id === data['id']) ?? {};
        for (const field of ['captured_amount', 'payment_request_id', 'currency', 'reference_id'])
          same(`${field} of a capture`, capture[field], data[field]);
      }
    });
  },
});

/** A beginning that makes a report fail where the target simulates so. */
const FAILING = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };

/** A report that has ended, told as it is read; a link may differ each time it is shown. */
const reportTold = async (trial: Trial, path: string, change: Made): Promise<unknown> => {
  const asked = await makeReport(trial, change);
  const { url, ...report } = await settledReport(trial, asked);
  const isMade = report['status'] === 'COMPLETED';
  const told = await endOf(
    trial,
    path,
    report['id'],
    isMade ? ['reports.completed', 'reports.failed'] : ['reports.failed', 'reports.completed'],
  );
  const { url: link, event: _, ...fields } = told.data;
  same('the report in the webhook', report, fields);
  same('whether it has a url', Boolean(url), Boolean(link));
  same('event beside its fields', told.event, field(told.body, 'event'));
  return report['status'];
};

const reportEndpoints = ['reports.create', 'reports.get'];

const reports = webhookLaw({
  id: 'wh-19',
  on: 'reports.create',
  title: 'a report that is made is told once, with all its fields beside the event',
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
    const path = await listening(trial);
    for (const type of ['TRANSACTIONS', 'BALANCE_HISTORY'])
      same('the status of a report', 'COMPLETED', await reportTold(trial, path, { type }));
  },
});

const failedReports = webhookLaw({
  id: 'wh-20',
  on: 'reports.get',
  title: 'a report that cannot be made is told once as reports.failed',
  level: 'M',
  needs,
  clauses: ['EVT-reports.failed', 'STATE-RPT-02'],
  endpoints: reportEndpoints,
  witnesses: ['a report that failed'],
  run: async (trial) => {
    const path = await listening(trial);
    const status = await reportTold(trial, path, { filter: FAILING });
    if (status !== 'COMPLETED') trial.witness('a report that failed');
  },
});

export const refundCaptureReportLaws: readonly Law[] = [refunds, captures, reports, failedReports];
