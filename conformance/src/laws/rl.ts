// Laws of rate limits: headers, the exact limit, the sliding window, separate buckets, refusals
// without effect.
import { law, type Law } from '../law.ts';
import { contractNamed } from '../registry.ts';
import { makeQr } from '../run/samples.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, holds, inShort, refuses, succeeds, textOf } from '../violation.ts';
import type { Answer } from '../wire/message.ts';

const LIST = 'transactions.list';
const OTHER = 'payment_requests.list';

interface Quota {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

const quotaOf = ({ headers }: Answer): Quota => {
  const read = (name: string): number => {
    const text = headers[`rate-limit-${name}`] ?? '';
    holds(/^\d+$/.test(text), `a whole number in Rate-Limit-${name}`, text);
    return Number(text);
  };
  return { limit: read('limit'), remaining: read('remaining'), reset: read('reset') };
};

const ask = (trial: Trial, endpoint = LIST): Promise<Answer> =>
  trial.call(endpoint, { query: { limit: 1 } }, { unpaced: true });

const headers = law({
  id: 'rl-1',
  title: 'limit, remaining and reset are told: one limit, one less each time, at most 60 seconds',
  level: 'M',
  needs: ['rate headers'],
  clauses: ['RATE-HDR-limit', 'RATE-HDR-remaining', 'RATE-HDR-reset'],
  endpoints: [LIST],
  run: async (trial) => {
    const alone = await trial.moveOut();
    let before = quotaOf(await ask(trial));
    for (let n = 0; n < 5; n += 1) {
      const now = quotaOf(await ask(trial));
      holds(now.limit === before.limit, `the limit ${before.limit}`, now.limit);
      const falls = now.remaining === before.remaining - 1;
      const frees = !alone && now.remaining >= before.remaining;
      holds(
        falls || frees || before.remaining === 0,
        `${before.remaining - 1} left`,
        now.remaining,
      );
      holds(now.reset >= 0 && now.reset <= 60, '0 to 60 seconds', now.reset);
      before = now;
    }
  },
});

/** Uses a bucket up; answers how many requests were admitted after the first, and the refusal. */
const exhaust = async (
  trial: Trial,
  endpoint = LIST,
): Promise<{ quota: Quota; admitted: number; refusal: Answer }> => {
  const first = await ask(trial, endpoint);
  succeeds(first, 'for the first request of a bucket');
  const quota = quotaOf(first);
  for (let admitted = 0; ; admitted += 1) {
    const answer = await ask(trial, endpoint);
    if (answer.status === 429) return { quota, admitted, refusal: answer };
    hasStatus(answer, 200, 'below the limit');
    holds(admitted < quota.remaining + 1, `429 after ${quota.remaining} more`, inShort(answer));
  }
};

const exact = law({
  id: 'rl-2',
  title: 'as many requests pass as the limit says, the next is 429 RATE_LIMIT_EXCEEDED',
  level: 'M',
  needs: ['exhaust'],
  clauses: [
    'RATE-02',
    'RATE-05',
    'ERR-STATUS-429',
    'ERR-CODE-RATE_LIMIT_EXCEEDED',
    'RATE-HDR-limit',
    'RATE-HDR-remaining',
  ],
  endpoints: [LIST],
  run: async (trial) => {
    const alone = await trial.moveOut();
    const { quota, admitted, refusal } = await exhaust(trial);
    refuses(refusal, 429, ['RATE_LIMIT_EXCEEDED'], 'beyond the limit');
    if (alone) holds(quota.remaining === quota.limit - 1, 'a fresh bucket', quota);
    const exactly = admitted === quota.remaining;
    holds(exactly || (!alone && admitted > quota.remaining), `${quota.remaining} more`, admitted);
    const after = quotaOf(refusal);
    holds(after.remaining === 0, 'nothing left in a refusal', after);
    holds(after.reset > 0 && after.reset <= 60, 'a reset of 1 to 60 seconds', after);
  },
});

const HALF_MS = 30_000;

const sliding = law({
  id: 'rl-3',
  title: 'the window slides: what was used 30 seconds ago still counts',
  level: 'M',
  needs: ['exhaust', 'clock'],
  clauses: ['RATE-04'],
  endpoints: [LIST],
  run: async (trial) => {
    await trial.moveOut();
    const clock = trial.world.control?.clock;
    const { limit } = quotaOf(await ask(trial));
    const half = Math.floor(limit / 2);
    for (let n = 1; n < half; n += 1) hasStatus(await ask(trial), 200, 'in the first half');
    await clock?.advance(HALF_MS);
    const { admitted } = await exhaust(trial);
    holds(admitted + 1 === limit - half, `${limit - half} in the second half`, admitted + 1);
    await clock?.advance(HALF_MS + 2_000);
    const again = await exhaust(trial);
    holds(again.admitted + 1 === half, `${half} when the first half is over`, again.admitted + 1);
  },
});

const separate = law({
  id: 'rl-5',
  title: 'endpoints and accounts have limits of their own',
  level: 'M',
  needs: ['exhaust'],
  clauses: ['RATE-08'],
  endpoints: [LIST, OTHER],
  run: async (trial) => {
    await trial.moveOut();
    await exhaust(trial);
    hasStatus(await ask(trial, OTHER), 200, 'at another endpoint');
    if (await trial.moveOut()) hasStatus(await ask(trial), 200, 'in another account');
  },
});

const noEffect = law({
  id: 'rl-7',
  title: 'a request refused with 429 has no effect and does not use up its idempotency key',
  level: 'S',
  needs: ['writes', 'exhaust'],
  clauses: ['RATE-05'],
  endpoints: ['qr_codes.create', 'qr_codes.simulate', 'qr_codes.payments'],
  run: async (trial) => {
    await trial.moveOut();
    const code = await makeQr(trial, { type: 'STATIC' });
    const external_id = textOf(code, 'external_id');
    const none = { params: { external_id: trial.fresh() }, body: { amount: 15_500 } };
    const first = await trial.call('qr_codes.simulate', none, { unpaced: true });
    for (let left = quotaOf(first).remaining; left > 0; left -= 1) {
      await trial.call('qr_codes.simulate', none, { unpaced: true });
    }
    const key = trial.fresh();
    const input = { params: { external_id }, body: { amount: 15_500 } };
    const refused = await trial.call('qr_codes.simulate', input, { key, unpaced: true });
    refuses(refused, 429, ['RATE_LIMIT_EXCEEDED'], 'beyond the limit');
    const { body } = await trial.call('qr_codes.payments', { query: { external_id } });
    holds(Array.isArray(body) && body.length === 0, 'no payment', body);
    const clock = trial.world.control?.clock;
    if (!clock) return;
    await clock.advance(61_000);
    const later = await trial.call('qr_codes.simulate', input, { key, unpaced: true });
    succeeds(later, 'with the same key later');
  },
});

const known = law({
  id: 'rl-8',
  title: 'the limit is one that the specification names, or the own one of the endpoint',
  level: 'C',
  needs: ['rate headers'],
  clauses: ['RATE-02', 'RATE-CONF-01'],
  endpoints: [LIST],
  run: async (trial) => {
    const { limit } = quotaOf(await ask(trial));
    const own = contractNamed(LIST).ratePerMinute;
    holds([60, 3_000, 6_000, own].includes(limit), '60, 3000 or 6000', limit);
    trial.dialect('requests per minute', String(limit));
  },
});

export const rlLaws: readonly Law[] = [headers, exact, sliding, separate, noEffect, known];
