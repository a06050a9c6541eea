// Laws about deliveries: once when acknowledged, again until then, for a day.
import type { Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, expectSame } from '../../violation.ts';
import { waitForDelivery, payNewCode, webhookLaw } from './webhook-law.ts';

const HOUR_MS = 3_600_000;

const onlyOnce = webhookLaw({
  id: 'wh-7',
  title: 'an acknowledged webhook is not sent again',
  level: 'S',
  clauses: ['EVT-DLV-09'],
  run: async (trial) => {
    const { path } = await payNewCode(trial, 'STATIC');
    await waitForDelivery(trial, path);
    await trial.context.control?.clock?.advance(HOUR_MS);
    trial.checkWhenIdle(async () => {
      expectSame('deliveries of one webhook', 1, trial.receiver.at(path).length);
    });
  },
});

/** Advances the clock hour by hour until a path has this many deliveries. */
const hoursUntil = async (trial: Trial, path: string, count: number, most: number) => {
  for (let hours = 0; hours < most && trial.receiver.at(path).length < count; hours += 1) {
    await trial.context.control?.clock?.advance(HOUR_MS);
  }
};

const retried = webhookLaw({
  id: 'wh-8',
  title: 'an unacknowledged webhook is sent again with the same body, webhook-id and token',
  level: 'M',
  needs: ['writes', 'receiver', 'clock'],
  clauses: ['EVT-UNSPEC-07', 'EVT-DLV-03'],
  run: async (trial) => {
    const path = `/${trial.newReference()}`;
    const code = await makeQr(trial, { callback_url: trial.receiver.url(path) });
    trial.receiver.response(path, [500, 404]);
    await payQr(trial, code);
    const first = await waitForDelivery(trial, path);
    await hoursUntil(trial, path, 3, 24);
    const last = await waitForDelivery(trial, path, 3);
    for (const name of ['webhook-id', 'x-callback-token']) {
      expectSame(name, first.headers[name], last.headers[name]);
    }
    expectSame('the bytes of both attempts', first.text, last.text);
    await hoursUntil(trial, path, 4, 24);
    expectSame('deliveries in the end', 3, trial.receiver.at(path).length);
  },
});

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
    const code = await makeQr(trial, { callback_url: trial.receiver.url(path) });
    trial.receiver.response(path, NEVER);
    await payQr(trial, code);
    await waitForDelivery(trial, path);
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

export const retryLaws: readonly Law[] = [onlyOnce, retried, givenUp];
