// Laws about rate limits over several windows: on the target's clock, or by waiting.
import { setTimeout as sleep } from 'node:timers/promises';
import { law, type Law } from '../../law.ts';
import { SlidingWindow } from './sliding-window.ts';
import type { Trial } from '../../run/trial.ts';
import { expectStatus, expectThat, summarize, expectRefusal } from '../../violation.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';
import { sendUnpaced, LIST, quotaOf } from './limit-law.ts';

const SECOND_MS = 1_000;
const WINDOW_MS = 60 * SECOND_MS;

/** No multiple of it is near the length of a window, so most responses are certain. */
const STEP_MS = 7 * SECOND_MS;

/** The steps cover more than two windows. */
const STEPS = 24;

/** Steps that send more requests than any limit allows, one in each window. */
const floods: readonly number[] = [5, 15, 22];

/** Between these steps almost no request is sent, for a whole window. */
const quiet = { after: 5, before: 15 } as const;

const shares = [0, 0.1, 0.2, 0.4] as const;

/**
 * The time by which the target limits requests: its clock is advanced, or real time is waited for.
 */
class Time {
  readonly #trial: Trial;
  #moved = 0;

  constructor(trial: Trial) {
    this.#trial = trial;
  }

  now(): number {
    return this.#trial.context.client.now() + this.#moved;
  }

  async pass(ms: number): Promise<void> {
    const { clock } = this.#trial.context.control ?? {};
    if (clock) {
      await clock.advance(ms);
      this.#moved += ms;
    } else await sleep(ms);
  }
}

/** Sends one request and compares its response with the model. */
const judged = async (trial: Trial, time: Time, window: SlidingWindow): Promise<ApiResponse> => {
  const from = time.now();
  const response = await sendUnpaced(trial);
  const span = { from, to: time.now() };
  const wanted = window.expects(span);
  const passed = response.status !== 429;
  if (passed) expectStatus(response, 200, 'within the limit');
  else expectRefusal(response, 429, ['RATE_LIMIT_EXCEEDED'], 'beyond the limit');
  const { remaining } = quotaOf(response);
  const seen = `${summarize(response).slice(0, 60)} with ${remaining} left`;
  expectThat(wanted === 'either' || passed === (wanted === 'a success'), wanted, seen);
  expectThat(
    window.accepts(span, { passed, remaining }),
    'the remaining requests of the last 60 seconds',
    seen,
  );
  return response;
};

/** Returns how many requests a step sends. */
const sizeOf = (trial: Trial, step: number, limit: number): number => {
  if (floods.includes(step)) return limit + 2;
  const few = trial.integer(0, 2);
  const isQuiet = step > quiet.after && step < quiet.before;
  return isQuiet ? few : few + Math.ceil(limit * trial.pick(shares));
};

const windows = law({
  id: 'rl-9',
  title: 'over several windows no period of 60 seconds admits more requests than the limit',
  level: 'M',
  needs: ['exhaust', 'windows'],
  clauses: ['RATE-02', 'RATE-04', 'RATE-05', 'RATE-HDR-limit', 'RATE-HDR-remaining'],
  endpoints: [LIST],
  witnesses: ['the limit was used up in three windows', 'twice the quota passed'],
  run: async (trial) => {
    const time = new Time(trial);
    // After this time the requests of others have left the window.
    if (!(await trial.useOwnAccount())) await time.pass(WINDOW_MS + SECOND_MS);
    const begun = time.now();
    const first = await sendUnpaced(trial);
    const { limit, remaining } = quotaOf(first);
    const window = new SlidingWindow(limit);
    const span = { from: begun, to: time.now() };
    expectThat(window.accepts(span, { passed: true, remaining }), `${limit - 1} left`, remaining);
    const full = new Set<number>();
    let passed = 1;
    for (let step = 0; step < STEPS; step += 1) {
      trial.transcript = [];
      const size = sizeOf(trial, step, limit);
      for (let n = 0; n < size; n += 1) {
        const { status } = await judged(trial, time, window);
        if (status === 429) full.add(Math.floor((time.now() - begun) / WINDOW_MS));
        else passed += 1;
      }
      await time.pass(STEP_MS);
    }
    if (window.refused !== null) trial.noteChoice('requests rejected with 429', window.refused);
    if (full.size > 2) trial.witness('the limit was used up in three windows');
    if (passed >= 2 * limit) trial.witness('twice the quota passed');
  },
});

const reset = law({
  id: 'rl-10',
  title: 'after the number of seconds announced by a 429 the next request succeeds',
  level: 'S',
  needs: ['exhaust', 'windows'],
  clauses: ['RATE-HDR-reset'],
  endpoints: [LIST],
  witnesses: ['a rejection'],
  run: async (trial) => {
    const time = new Time(trial);
    await trial.useOwnAccount();
    const { limit } = quotaOf(await sendUnpaced(trial));
    await time.pass(STEP_MS);
    let response = await sendUnpaced(trial);
    for (let n = 0; n < 2 * limit && response.status !== 429; n += 1)
      response = await sendUnpaced(trial);
    expectRefusal(response, 429, ['RATE_LIMIT_EXCEEDED'], 'beyond the limit');
    trial.witness('a rejection');
    await time.pass(quotaOf(response).reset * SECOND_MS);
    expectStatus(await sendUnpaced(trial), 200, 'after the reset');
  },
});

const countdown = law({
  id: 'rl-12',
  title: 'Rate-Limit-Reset counts the seconds that are left of the window',
  level: 'S',
  needs: ['windows'],
  clauses: ['RATE-HDR-reset'],
  endpoints: [LIST],
  witnesses: ['a response later in a window'],
  run: async (trial) => {
    const time = new Time(trial);
    // After this time the requests of others have left the window.
    if (!(await trial.useOwnAccount())) await time.pass(WINDOW_MS + SECOND_MS);
    const begun = time.now();
    const first = quotaOf(await sendUnpaced(trial));
    for (let n = 0; n < 2; n += 1) {
      await time.pass(STEP_MS);
      const from = time.now();
      const { reset } = quotaOf(await sendUnpaced(trial));
      const least = first.reset - Math.ceil((time.now() - begun) / SECOND_MS) - 1;
      const most = first.reset - Math.floor((from - begun) / SECOND_MS) + 1;
      expectThat(
        reset >= least && reset <= most,
        `from ${least} to ${most} seconds, because ${first.reset} were left before`,
        reset,
      );
    }
    trial.witness('a response later in a window');
  },
});

export const windowLaws: readonly Law[] = [windows, reset, countdown];
