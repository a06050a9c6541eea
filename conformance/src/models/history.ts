// Histories of payment requests: what payer and merchant do to them, one thing after another.
import fc from 'fast-check';
import type { Trial } from '../run/trial.ts';
import { capture, type CaptureShare } from './capture.ts';
import {
  checkRequest,
  checkMoney,
  openRequest,
  simulatePayment,
  expireMethod,
  type ModelledRequest,
} from './payment-request.ts';
import type { Magic } from '../magic/magic.ts';
import { historyOptions } from './payment-options.ts';

type Act = (trial: Trial, request: ModelledRequest) => Promise<void>;

const captures =
  (share: CaptureShare): Act =>
  (trial, request) =>
    capture(trial, request, share);

/** What payer and merchant can do to a request. */
const acts: Readonly<Record<string, Act>> = {
  simulatePayment,
  expireMethod,
  'capture part': captures('part'),
  'capture rest': captures('rest'),
  'capture too much': captures('over'),
};

/** What a random history does next: to begin a request, or an act on one of those there are. */
type Step = { readonly begin: number } | { readonly act: string; readonly on: number };

/** What is tried on a request that is captured by itself: one capture is as good as another. */
const plain = ['pay', 'withdraw', 'capture part'];

const sequences = (choices: readonly string[], length: number): readonly (readonly string[])[] =>
  length === 0
    ? [[]]
    : sequences(choices, length - 1).flatMap((head) => choices.map((last) => [...head, last]));

/** Every history of one request with this many actions. */
export const allHistories = (magic: Magic, length: number): readonly (readonly Step[])[] =>
  historyOptions(magic).flatMap(({ manual }, begin) =>
    sequences(manual ? Object.keys(acts) : plain, length).map((names) => [
      { begin },
      ...names.map((act) => ({ act, on: 0 })),
    ]),
  );

/** Random histories of at most this many steps. */
export const anyHistory = (magic: Magic, length: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 1,
        arbitrary: fc.record({ begin: fc.nat({ max: historyOptions(magic).length - 1 }) }),
      },
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

const act = async (
  trial: Trial,
  requests: ModelledRequest[],
  step: Step,
): Promise<ModelledRequest | undefined> => {
  if ('begin' in step) {
    const option = historyOptions(trial.magic)[step.begin];
    const request = option && (await openRequest(trial, option));
    if (request) requests.push(request);
    return request ?? undefined;
  }
  const request = requests[Math.max(0, requests.length - 1 - step.on)];
  if (request) await acts[step.act]?.(trial, request);
  return request;
};

/**
 * Runs a history, reports every request after each step, and finally compares all of them with
 * their models.
 */
export const runHistory = async (
  trial: Trial,
  history: readonly Step[],
  onRequest: (request: ModelledRequest) => void | Promise<void> = () => {},
): Promise<readonly ModelledRequest[]> => {
  const requests: ModelledRequest[] = [];
  for (const step of history) {
    const request = await act(trial, requests, step);
    if (request) await onRequest(request);
  }
  for (const request of requests) {
    await checkRequest(trial, request);
    await checkMoney(trial, request);
  }
  return requests;
};
