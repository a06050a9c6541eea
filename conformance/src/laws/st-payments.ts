// Laws of the states of payment requests by every type of method, exhausted when short and random
// when long.
import { chosen } from '@kasir/models';
import fc from 'fast-check';
import { law, type Law } from '../law.ts';
import { capture, type Share } from '../models/capture.ts';
import {
  isFinal,
  look,
  money,
  open,
  pay,
  withdraw,
  type ModelledRequest,
} from '../models/payment-request.ts';
import { capturedLater, methodWays, walkedWays, type Way } from '../models/ways.ts';
import { sampleOf } from '../run/samples/index.ts';
import type { Trial } from '../run/trial.ts';
import { holds, made, same, textOf } from '../violation.ts';
import { field } from '../wire/message.ts';

type Act = (trial: Trial, request: ModelledRequest) => Promise<void>;

const captures =
  (share: Share): Act =>
  (trial, request) =>
    capture(trial, request, share);

/** What payer and merchant can do to a request. */
const acts: Readonly<Record<string, Act>> = {
  pay,
  withdraw,
  'capture part': captures('part'),
  'capture rest': captures('rest'),
  'capture too much': captures('over'),
};

/** What is tried on a request that is captured by itself: one capture is as good as another. */
const plain = ['pay', 'withdraw', 'capture part'];

/** The states of the specification; a dialect names the others in its table. */
const listed = (trial: Trial): ReadonlySet<string> => {
  const { side } = trial.world;
  return new Set([
    'REQUIRES_ACTION',
    'SUCCEEDED',
    'FAILED',
    'AWAITING_CAPTURE',
    chosen('waiting_payment_request', side),
    chosen('expired_payment_request', side),
    chosen('withdrawn_payment_request', side),
    chosen('uncaptured_payment_request', side),
  ]);
};

const seen = (trial: Trial, request: ModelledRequest): void => {
  const status = String(request.seen['status']);
  holds(listed(trial).has(status), 'a status of the list', status);
  if (isFinal(request)) trial.witness(`a request that ${status}`);
};

const begin = async (trial: Trial, way: Way): Promise<ModelledRequest | null> => {
  const request = await open(trial, way);
  if (request) seen(trial, request);
  return request;
};

const act = async (trial: Trial, request: ModelledRequest, name: string): Promise<void> => {
  await acts[name]?.(trial, request);
  seen(trial, request);
};

/** All sequences of a length. */
const sequences = (choices: readonly string[], length: number): readonly (readonly string[])[] =>
  length === 0
    ? [[]]
    : sequences(choices, length - 1).flatMap((head) => choices.map((last) => [...head, last]));

/** Every short sequence of acts on a request of every way. */
const exhaust = async (trial: Trial): Promise<void> => {
  const depth = Math.max(1, trial.effort.depth - 1);
  for (const way of walkedWays) {
    for (const sequence of sequences(way.manual ? Object.keys(acts) : plain, depth)) {
      trial.story = [];
      const request = await begin(trial, way);
      if (!request) break;
      for (const name of sequence) await act(trial, request, name);
      await money(trial, request);
    }
  }
};

/** What a random history does next: to begin a request, or an act on one of those there are. */
type Step = { readonly begin: number } | { readonly act: string; readonly on: number };

const steps = (length: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 1, arbitrary: fc.record({ begin: fc.nat({ max: walkedWays.length - 1 }) }) },
      {
        weight: 3,
        arbitrary: fc.record({
          act: fc.constantFrom(...Object.keys(acts)),
          on: fc.nat({ max: 3 }),
        }),
      },
    ),
    { minLength: 1, maxLength: length, size: 'max' },
  );

const play = async (trial: Trial, history: readonly Step[]): Promise<void> => {
  const requests: ModelledRequest[] = [];
  for (const step of history) {
    if ('begin' in step) {
      const way = walkedWays[step.begin];
      const request = way && (await begin(trial, way));
      if (request) requests.push(request);
      continue;
    }
    const request = requests[Math.max(0, requests.length - 1 - step.on)];
    if (request) await act(trial, request, step.act);
  }
  for (const request of requests) {
    await look(trial, request);
    await money(trial, request);
  }
};

const endpoints = [
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
  'transactions.list',
];

const capturing = ['payment_requests.capture', 'payment_requests.captures'];

const states = law({
  id: 'st-4',
  on: 'payment_requests.create',
  title: 'a payment request only has listed states, and keeps the state in which it has ended',
  level: 'M',
  clauses: ['STATE-PR2-SET', 'STATE-PR2-02', 'PR2-FIELD-status', 'PR2-FIELD-actions'],
  endpoints: [...endpoints, ...capturing, 'payment_methods.expire'],
  witnesses: ['a request that SUCCEEDED', 'a request that FAILED'],
  run: async (trial) => {
    await exhaust(trial);
    await trial.property(steps(trial.effort.commands), (history) => play(trial, history), {
      runs: Math.ceil(trial.effort.runs / 2),
    });
  },
});

const methodStatus = async (trial: Trial, id: string): Promise<unknown> =>
  made(await trial.call('payment_methods.get', { params: { id } }), 'a payment method')['status'];

const methods = law({
  id: 'st-3',
  on: 'payment_requests.create',
  title: 'a payment that succeeds ends a method for one use, and no other',
  level: 'M',
  clauses: ['STATE-PM2-01', 'STATE-PM2-03', 'STATE-PM2-SET'],
  endpoints: [...endpoints, ...capturing, 'payment_methods.get'],
  witnesses: ['a method for ONE_TIME_USE was paid', 'a method for MULTIPLE_USE was paid'],
  run: async (trial) => {
    for (const way of [...methodWays, capturedLater]) {
      trial.story = [];
      const request = await open(trial, way);
      if (!request) continue;
      if (!isFinal(request) && !way.manual) await pay(trial, request);
      if (way.manual) await capture(trial, request, 'rest');
      if (request.payments === 0) continue;
      const wanted = way.reusability === 'ONE_TIME_USE' ? 'EXPIRED' : 'ACTIVE';
      same(
        `the status of ${way.name} once it is paid`,
        wanted,
        await methodStatus(trial, request.method),
      );
      trial.witness(`a method for ${way.reusability} was paid`);
    }
  },
});

const debits = law({
  id: 'st-16',
  on: 'payment_requests.create',
  title: 'a new payment request by direct debit requires an action, and lists one',
  level: 'M',
  clauses: ['STATE-PR2-01', 'PR2-FIELD-actions'],
  endpoints: ['payment_requests.create'],
  run: async (trial) => {
    const way = walkedWays.find(({ type }) => type === 'DIRECT_DEBIT');
    const request = way && (await open(trial, way));
    const { status, actions } = request?.seen ?? {};
    same('the status of a new direct debit', 'REQUIRES_ACTION', status);
    holds(Array.isArray(actions) && actions.length > 0, 'an action', actions);
  },
});

const oneAction = law({
  id: 'st-11',
  on: 'payment_requests.auth',
  title: 'of several actions one is enough: afterwards none is listed',
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
    const open = made(await trial.call('payment_requests.get', { params }), 'a payment request');
    const { actions } = open;
    if (Array.isArray(actions) && actions.length > 1) trial.witness('several actions');
    const done = made(await trial.call('payment_requests.auth', input), 'a payment by password');
    same('the request that was authorized', textOf(open, 'id'), done['id']);
    const { body } = await trial.call('payment_requests.get', { params });
    same('its status', 'SUCCEEDED', field(body, 'status'));
    same('its actions', [], field(body, 'actions'));
  },
});

export const stPaymentLaws: readonly Law[] = [states, methods, debits, oneAction];
