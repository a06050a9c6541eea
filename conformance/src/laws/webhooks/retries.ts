// The law about how long an unacknowledged webhook is retried; stories cover all other webhooks.
import type { Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectThat } from '../../violation.ts';
import { waitForDelivery, webhookLaw } from './webhook-law.ts';

const HOUR_MS = 3_600_000;

/** Advances the clock hour by hour until a path has this many deliveries. */
const hoursUntil = async (trial: Trial, path: string, count: number, most: number) => {
  for (let hours = 0; hours < most && trial.receiver.at(path).length < count; hours += 1) {
    await trial.context.control?.clock?.advance(HOUR_MS);
  }
};

/** More attempts than any schedule makes in a day. */
const NEVER = Array.from({ length: 1_000 }, () => 500);

const givenUp = webhookLaw({
  id: 'wh-10',
  title: 'an unacknowledged webhook is retried for 24 hours and no longer',
  level: 'M',
  needs: ['writes', 'receiver', 'clock'],
  clauses: ['EVT-DLV-05', 'LIMIT-16'],
  run: async (trial) => {
    const path = `/${trial.newReference()}`;
    const { events } = trial.context.control ?? {};
    const own = events ? await trial.account() : undefined;
    const code = await makeQr(trial, { callback_url: trial.receiver.url(path) }, own);
    trial.receiver.setResponses(path, NEVER);
    await payQr(trial, code, undefined, own);
    const { headers } = await waitForDelivery(trial, path);
    // A manual attempt that fails does not end the retries.
    if (own) await events?.resend(own.id, headers['webhook-id'] ?? '');
    await hoursUntil(trial, path, NEVER.length, 12);
    const half = trial.receiver.at(path).length;
    expectThat(half > 1, 'several attempts in the first 12 hours', half);
    await hoursUntil(trial, path, NEVER.length, 13);
    const all = trial.receiver.at(path).length;
    expectThat(all > half, 'attempts in the second 12 hours', `${half}, then ${all}`);
    await hoursUntil(trial, path, NEVER.length, 24);
    expectSame('attempts after 24 hours', all, trial.receiver.at(path).length);
  },
});

export const retryLaws: readonly Law[] = [givenUp];
