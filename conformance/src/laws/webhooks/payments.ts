// Laws about webhooks of payments: one event for every payment and expiry, and no others.
import { chosen } from '@kasir/models';
import type { Law } from '../../law.ts';
import { capture } from '../../models/capture.ts';
import { allHistories, anyHistory, runHistory } from '../../models/history.ts';
import {
  checkRequest,
  openRequest,
  withoutMethod,
  simulatePayment,
  type ModelledRequest,
} from '../../models/payment-request.ts';
import { manualCaptureCard, methodOptions } from '../../models/payment-options.ts';
import { waitUntilIdle } from '../../run/attempt.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectThat, expectSame } from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';
import { listenForEvents, eventsAt, waitForEvents, webhookLaw } from './webhook-law.ts';

const needs = ['writes', 'receiver', 'events'] as const;

/** For laws about all events of an account: a separate account receives no others. */
const alone = ['writes', 'receiver', 'control'] as const;

const endpoints = [
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
  'payment_requests.capture',
  'payment_requests.captures',
  'payment_methods.get',
  'payment_methods.expire',
  'transactions.list',
];

/** Events about money or a final status; each must have a cause. */
const counted = new Set(['payment.succeeded', 'payment.failed', 'payment_method.expired']);

const named = (event: unknown, id: unknown): string => `${String(event)} of ${String(id)}`;

/** Counted events by the request or method that they are about. */
const countedAt = (trial: Trial, path: string): readonly string[] =>
  eventsAt(trial, path)
    .filter(({ event }) => counted.has(String(event)))
    .map(({ event, data }) => named(event, data['payment_request_id'] ?? data['id']))
    .toSorted();

const readMethod = (trial: Trial, id: string): Promise<Made> =>
  make(trial, 'payment_methods.get', { params: { id } }, 'a payment method');

/** The events that must have been sent for the current status of a request and its method. */
const reasonsOf = async (trial: Trial, request: ModelledRequest): Promise<readonly string[]> => {
  const { id, seen, payments, method } = request;
  const { status } = await readMethod(trial, method);
  return [
    ...Array.from({ length: payments }, () => named('payment.succeeded', id)),
    ...(seen['status'] === 'FAILED' ? [named('payment.failed', id)] : []),
    ...(status === 'EXPIRED' ? [named('payment_method.expired', method)] : []),
  ];
};

/** Statuses that the specification does not name: their events are not specified. */
const isOpenEnd = ({ seen: { status } }: ModelledRequest): boolean =>
  ['EXPIRED', 'CANCELED', 'VOIDED'].includes(String(status));

const every = webhookLaw({
  id: 'wh-21',
  on: 'payment_requests.create',
  title:
    'every payment and every expiry of a method sends one event, and no event is sent without a cause',
  level: 'M',
  needs: alone,
  clauses: [
    'EVT-payment.succeeded',
    'EVT-payment.failed',
    'EVT-payment_method.expired',
    'STATE-PR2-02',
    'STATE-PM2-02',
    'EVT-01',
  ],
  endpoints,
  witnesses: ['payment.succeeded', 'payment.failed', 'payment_method.expired'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const all: ModelledRequest[] = [];
    for (const history of allHistories(1)) all.push(...(await runHistory(trial, history)));
    await trial.property(
      anyHistory(trial.profile.commands),
      async (history) => {
        all.push(...(await runHistory(trial, history)));
      },
      { runs: Math.ceil(trial.profile.runs / 3) },
    );
    trial.checkWhenIdle(async () => {
      // The clock may have been moved on meanwhile: what waited has ended then.
      for (const request of all) await checkRequest(trial, request);
      const reasons = await Promise.all(all.map((one) => reasonsOf(trial, one)));
      const open = new Set(all.filter(isOpenEnd).map(({ id }) => named('payment.failed', id)));
      const events = countedAt(trial, path).filter((one) => !open.has(one));
      expectSame('webhooks with a reason', reasons.flat().toSorted(), events);
      for (const { event } of eventsAt(trial, path)) trial.witness(String(event));
    });
  },
});

const authorized = webhookLaw({
  id: 'wh-22',
  on: 'payment_requests.capture',
  title:
    'an authorization sends its own event; its capture sends payment.succeeded and expires the method',
  level: 'M',
  needs: alone,
  clauses: [
    'EVT-payment.authorization',
    'EVT-payment.succeeded',
    'EVT-payment_method.expired',
    'STATE-PM2-02',
  ],
  endpoints,
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const request = await openRequest(trial, manualCaptureCard);
    if (request?.seen['status'] !== 'AWAITING_CAPTURE')
      throw new Blocked('nothing waits for a capture');
    const both = chosen('authorized_events', trial.context.dialect).split(' and ');
    const before = (await trial.deliveries(path, both.length)).map(({ body }) => body);
    expectSame(
      'events of an authorization',
      both.toSorted(),
      before.map((body) => String(field(body, 'event'))).toSorted(),
    );
    for (const body of before) {
      const { payment_request_id, amount } = field(body, 'data') as Made;
      const wanted = { payment_request_id: request.id, amount: request.option.amount };
      expectSame('the payment that is authorized', wanted, { payment_request_id, amount });
    }
    await capture(trial, request, 'part');
    await trial.deliveries(path, both.length + 2);
    trial.checkWhenIdle(async () => {
      const wanted = [
        named('payment.succeeded', request.id),
        named('payment_method.expired', request.method),
      ].toSorted();
      expectSame('events of its capture', wanted, countedAt(trial, path));
    });
  },
});

/** Fields of a payment that its request decides. */
const decided = ['currency', 'amount', 'reference_id', 'country', 'customer_id', 'description'];

const agreement = webhookLaw({
  id: 'wh-17',
  on: 'payment_requests.create',
  title: 'the payment in a webhook equals the payment of the request and the listed payment',
  level: 'S',
  needs,
  clauses: [
    'PAY-FIELD-id',
    'PAY-FIELD-payment_request_id',
    'PAY-FIELD-reference_id',
    'PAY-FIELD-customer_id',
    'PAY-FIELD-currency',
    'PAY-FIELD-amount',
    'PAY-FIELD-country',
    'PAY-FIELD-status',
    'PAY-FIELD-payment_method',
    'PAY-FIELD-description',
    'PAY-FIELD-failure_code',
    'PAY-FIELD-metadata',
    'PAY-FIELD-created',
    'PAY-FIELD-updated',
  ],
  endpoints: [...endpoints, 'payment_methods.payments'],
  witnesses: ['a payment'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    for (const option of methodOptions) {
      trial.transcript = [];
      const request = await openRequest(trial, option);
      if (!request) continue;
      if (request.payments === 0) await simulatePayment(trial, request);
      if (request.payments === 0) continue;
      const params = { id: request.method };
      const { body } = await trial.call('payment_methods.payments', { params });
      const [listed] = itemsOf(body) as readonly Made[];
      const [events] = await waitForEvents(trial, path, listed?.['id'], ['payment.succeeded']);
      expectThat(
        events !== undefined,
        `payment.succeeded of ${option.name}`,
        eventsAt(trial, path).length,
      );
      const data = events?.data ?? {};
      for (const name of decided) expectSame(name, request.seen[name], data[name]);
      expectSame('payment_request_id', request.id, data['payment_request_id']);
      expectSame('metadata', request.seen['metadata'], data['metadata']);
      expectSame('status', 'SUCCEEDED', data['status']);
      expectSame('failure_code', null, data['failure_code'] ?? null);
      expectSame('its method', request.method, field(data['payment_method'], 'id'));
      for (const [name, value] of Object.entries(withoutMethod(data)))
        if (listed && name in listed)
          expectSame(`${name} of the listed payment`, listed[name], value);
      trial.witness('a payment');
    }
  },
});

const pairs = webhookLaw({
  id: 'wh-26',
  on: 'payment_requests.create',
  title: 'a payment sends the expiry of a one-time method, and no expiry of a reusable one',
  level: 'M',
  needs,
  clauses: ['EVT-01', 'STATE-PM2-01', 'STATE-PM2-02', 'STATE-PM2-03', 'EVT-payment_method.expired'],
  endpoints,
  witnesses: ['a method for ONE_TIME_USE', 'a method for MULTIPLE_USE'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const paid: ModelledRequest[] = [];
    for (const option of [...methodOptions, manualCaptureCard]) {
      const request = await openRequest(trial, option);
      if (!request) continue;
      if (option.manual) await capture(trial, request, 'rest');
      else if (request.payments === 0) await simulatePayment(trial, request);
      if (request.payments === 0) continue;
      trial.witness(`a method for ${option.reusability}`);
      paid.push(request);
    }
    // Checked at once, not at the end of the run: numbers expire when the clock is advanced.
    await waitUntilIdle(trial.context);
    const events = countedAt(trial, path);
    for (const { id, method, option } of paid) {
      const once = option.reusability === 'ONE_TIME_USE';
      const wanted = [
        named('payment.succeeded', id),
        ...(once ? [named('payment_method.expired', method)] : []),
      ];
      const about = events.filter(
        (one) => one.endsWith(` of ${id}`) || one.endsWith(` of ${method}`),
      );
      expectSame(`events of a payment by ${option.name}`, wanted.toSorted(), about);
    }
  },
});

export const paymentLaws: readonly Law[] = [every, authorized, agreement, pairs];
