// Laws about slow receivers: how long they may take to respond, and that they delay no other
// receiver.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectThat } from '../../violation.ts';
import type { Reply } from '../../targets/wire/receiver.ts';
import { SilentOrigins } from '../../targets/wire/silent-origins.ts';
import { payNewCode, webhookLaw } from './webhook-law.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Pays a new code whose webhook first gets these replies; resolves to the webhook's path. */
const payWithReplies = async (trial: Trial, ...replies: readonly Reply[]): Promise<string> => {
  const path = `/${trial.newReference()}`;
  trial.receiver.setResponses(path, replies);
  await payQr(trial, await makeQr(trial, { callback_url: trial.receiver.url(path) }));
  return path;
};

/** Returns a reply with 200 after some seconds, and when it was sent. */
const slowly = (seconds: number): readonly [Reply, Promise<void>] => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reply = async (): Promise<number> => {
    await sleep(seconds * SECOND_MS);
    resolve();
    return 200;
  };
  return [reply, promise];
};

const timeout = webhookLaw({
  id: 'wh-9',
  title:
    'a response after 25 seconds acknowledges a webhook and a repeated one, and one after 33 seconds does not',
  level: 'M',
  needs: ['writes', 'receiver', 'clock', 'wait'],
  clauses: ['EVT-DLV-04', 'LIMIT-16'],
  witnesses: ['an answer that came too late'],
  run: async (trial) => {
    const [tooLate, replied] = slowly(33);
    const [inTime, repliedAgain] = slowly(25);
    const early = await payWithReplies(trial, slowly(25)[0]);
    const late = await payWithReplies(trial, tooLate, inTime);
    const { patienceMs } = trial.context;
    for (const path of [early, late])
      expectThat(
        (await trial.receiver.wait(path, 1, patienceMs)).length === 1,
        'a webhook that can be answered',
        'none',
      );
    await replied;
    trial.witness('an answer that came too late');
    const { clock } = trial.context.control ?? {};
    await clock?.advance(12 * HOUR_MS);
    // Nothing says when within a day it is sent again.
    if ((await trial.receiver.wait(late, 2, patienceMs)).length > 1) await repliedAgain;
    await clock?.advance(12 * HOUR_MS);
    const count = (path: string) => trial.receiver.at(path).length;
    expectSame('deliveries of the webhook answered after 25 seconds', 1, count(early));
    expectSame(
      'deliveries of the webhook answered after 33 seconds, and then after 25 seconds',
      2,
      count(late),
    );
  },
});

const delaysNobody = webhookLaw({
  id: 'wh-11',
  title: 'receivers that do not respond delay the webhooks of no other',
  level: 'S',
  clauses: ['EVT-DLV-01', 'EVT-UNSPEC-09'],
  witnesses: ['webhooks that nobody answers'],
  run: async (trial) => {
    const silent = await SilentOrigins.open(trial.profile.burst);
    try {
      // One webhook for each origin, and three more for the first, so that several wait there at
      // once.
      const [first] = silent.urls;
      for (const callback_url of [...silent.urls, first, first, first])
        await payQr(trial, await makeQr(trial, { callback_url }));
      const { patienceMs, patience } = trial.context;
      patience.check();
      await silent.firstArrival(patienceMs);
      expectThat(silent.held > 0, 'a webhook at a receiver that does not answer', 'none');
      const others = [await payNewCode(trial)];
      if (await trial.useOwnAccount()) others.push(await payNewCode(trial));
      for (const [at, { path }] of others.entries()) {
        const { length } = await trial.receiver.wait(path, 1, patienceMs);
        const whose = at === 0 ? 'the same account' : 'another account';
        const { length: silentOnes } = silent.urls;
        expectThat(
          length === 1,
          `a webhook of ${whose} while ${silentOnes} receivers on other ports of this host do not answer theirs`,
          `none within ${patienceMs / SECOND_MS} seconds`,
        );
      }
      if (silent.held > 0) trial.witness('webhooks that nobody answers');
    } finally {
      await silent.close();
    }
  },
});

export const slowReceiverLaws: readonly Law[] = [timeout, delaysNobody];
