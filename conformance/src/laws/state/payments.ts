// Laws about the states of payment requests by every type of method, exhausted when short and
// random when long.
import { chosen } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { capture } from '../../models/capture.ts';
import { allHistories, anyHistory, runHistory } from '../../models/history.ts';
import {
  isFinal,
  openRequest,
  simulatePayment,
  type ModelledRequest,
} from '../../models/payment-request.ts';
import { manualCaptureCard, methodOptions, historyOptions } from '../../models/payment-options.ts';
import { sampleOf } from '../../run/samples/index.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, requireObject, expectSame, textOf } from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';

/** The states of the specification; a dialect names the others in its table. */
const listed = (trial: Trial): ReadonlySet<string> => {
  const { dialect } = trial.context;
  return new Set([
    'REQUIRES_ACTION',
    'SUCCEEDED',
    'FAILED',
    'AWAITING_CAPTURE',
    chosen('waiting_payment_request', dialect),
    chosen('expired_payment_request', dialect),
    chosen('withdrawn_payment_request', dialect),
    chosen('uncaptured_payment_request', dialect),
  ]);
};

/** What an action may be: two words of the specification, and those that a dialect adds. */
const listedActions = (trial: Trial): ReadonlySet<unknown> => {
  const more = chosen('other_actions', trial.context.dialect);
  return new Set(['AUTH', 'RESEND_AUTH', ...(more === 'none' ? [] : more.split(' and '))]);
};

/** Notes the status of a request, which must be one of the list, as its actions must be. */
const seen = (trial: Trial, request: ModelledRequest): void => {
  const status = String(request.seen['status']);
  expectThat(listed(trial).has(status), 'a status of the list', status);
  const actions = itemsOf(request.seen['actions']).map((one) => field(one, 'action'));
  const foreign = actions.filter((action) => !listedActions(trial).has(action));
  expectThat(foreign.length === 0, 'actions of the list only', foreign);
  if (isFinal(request)) trial.witness(`a request that ${status}`);
};

const endpoints = [
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
  'transactions.list',
];

const capturing = ['payment_requests.capture', 'payment_requests.captures'];

const states = law({
  id: 'st-18',
  on: 'payment_requests.create',
  title: 'a payment request has only documented statuses and actions, and keeps its final status',
  level: 'M',
  clauses: ['STATE-PR2-SET', 'PR2-FIELD-status', 'PR2-FIELD-actions', 'PR2-FIELD-action.action'],
  endpoints: [...endpoints, ...capturing, 'payment_methods.expire'],
  witnesses: ['a request that SUCCEEDED', 'a request that FAILED'],
  run: async (trial) => {
    const { depth, commands, runs } = trial.profile;
    const playAll = async (history: Parameters<typeof runHistory>[1]): Promise<void> => {
      await runHistory(trial, history, (request) => seen(trial, request));
    };
    for (const history of allHistories(trial.magic, Math.max(1, depth - 1))) {
      trial.transcript = [];
      await playAll(history);
    }
    await trial.property(anyHistory(trial.magic, commands), playAll, { runs: Math.ceil(runs / 2) });
  },
});

const methodStatus = async (trial: Trial, id: string): Promise<unknown> =>
  requireObject(await trial.call('payment_methods.get', { params: { id } }), 'a payment method')[
    'status'
  ];

const methods = law({
  id: 'st-3',
  on: 'payment_requests.create',
  title: 'a successful payment expires a one-time payment method and leaves a reusable one ACTIVE',
  level: 'M',
  clauses: ['STATE-PM2-01', 'STATE-PM2-03', 'STATE-PM2-SET'],
  endpoints: [...endpoints, ...capturing, 'payment_methods.get'],
  witnesses: ['a method for ONE_TIME_USE was paid', 'a method for MULTIPLE_USE was paid'],
  run: async (trial) => {
    for (const option of [...methodOptions, manualCaptureCard]) {
      trial.transcript = [];
      const request = await openRequest(trial, option);
      if (!request) continue;
      if (!isFinal(request) && !option.manual) await simulatePayment(trial, request);
      if (option.manual) await capture(trial, request, 'rest');
      if (request.payments === 0) continue;
      const wanted = option.reusability === 'ONE_TIME_USE' ? 'EXPIRED' : 'ACTIVE';
      expectSame(
        `the status of ${option.name} once it is paid`,
        wanted,
        await methodStatus(trial, request.method),
      );
      trial.witness(`a method for ${option.reusability} was paid`);
    }
  },
});

const debits = law({
  id: 'st-17',
  on: 'payment_requests.create',
  title: 'a new payment request by direct debit requires an action and lists at least one',
  level: 'M',
  clauses: ['STATE-PR2-01', 'PR2-FIELD-actions'],
  endpoints: ['payment_requests.create'],
  run: async (trial) => {
    const option = historyOptions(trial.magic).find(({ type }) => type === 'DIRECT_DEBIT');
    const request = option && (await openRequest(trial, option));
    const { status, actions } = request?.seen ?? {};
    expectSame('the status of a new direct debit', 'REQUIRES_ACTION', status);
    expectThat(Array.isArray(actions) && actions.length > 0, 'an action', actions);
  },
});

const oneAction = law({
  id: 'st-19',
  on: 'payment_requests.auth',
  title: 'completing one of several actions is enough: afterwards no action is listed',
  level: 'M',
  clauses: ['PR2-FIELD-actions-one', 'PR2-FIELD-actions'],
  endpoints: [
    'payment_methods.create',
    'payment_methods.auth',
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.auth',
  ],
  witnesses: ['several actions'],
  run: async (trial) => {
    const input = await sampleOf(trial, 'payment_requests.auth');
    const { params = {} } = input;
    const open = requireObject(
      await trial.call('payment_requests.get', { params }),
      'a payment request',
    );
    const { actions } = open;
    if (Array.isArray(actions) && actions.length > 1) trial.witness('several actions');
    const done = requireObject(
      await trial.call('payment_requests.auth', input),
      'a payment by password',
    );
    expectSame('the request that was authorized', textOf(open, 'id'), done['id']);
    const { body } = await trial.call('payment_requests.get', { params });
    expectSame('its status', 'SUCCEEDED', field(body, 'status'));
    expectSame('its actions', [], field(body, 'actions'));
  },
});

export const paymentLaws: readonly Law[] = [states, methods, debits, oneAction];
