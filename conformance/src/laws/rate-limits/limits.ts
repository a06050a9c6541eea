// Laws about rate limits: headers, the exact limit, separate buckets, rejections without effect.
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { makeQr } from '../../run/samples/makers.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import {
  expectStatus,
  expectThat,
  summarize,
  expectRefusal,
  expectSame,
  expectSuccess,
  textOf,
} from '../../violation.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';
import { sendUnpaced, LIST, quotaOf, type Quota } from './limit-law.ts';

const OTHER = 'payment_requests.list';

const headers = law({
  id: 'rl-1',
  title:
    'rate-limit headers report a constant limit that is named, a decreasing remainder and a reset within 60 seconds',
  level: 'M',
  needs: ['rate headers'],
  clauses: ['RATE-HDR-limit', 'RATE-HDR-remaining', 'RATE-HDR-reset', 'RATE-02', 'RATE-CONF-01'],
  endpoints: [LIST],
  run: async (trial) => {
    const alone = (await trial.useOwnAccount()) !== null;
    let before = quotaOf(await sendUnpaced(trial));
    const named = [60, 3_000, 6_000, contractNamed(LIST).ratePerMinute];
    expectThat(named.includes(before.limit), '60, 3000 or 6000', before.limit);
    trial.noteChoice('requests per minute', String(before.limit));
    if (alone) expectSame('what is left after one request', before.limit - 1, before.remaining);
    for (let n = 0; n < 5; n += 1) {
      const now = quotaOf(await sendUnpaced(trial));
      expectThat(now.limit === before.limit, `the limit ${before.limit}`, now.limit);
      const falls = now.remaining === before.remaining - 1;
      const frees = !alone && now.remaining >= before.remaining;
      expectThat(
        falls || frees || before.remaining === 0,
        `${before.remaining - 1} left`,
        now.remaining,
      );
      expectThat(now.reset >= 0 && now.reset <= 60, '0 to 60 seconds', now.reset);
      before = now;
    }
  },
});

/**
 * Sends the same request until it is rejected; returns how many passed. In a bucket that only this
 * trial uses, exactly the remaining ones pass; in others, older requests leave the window and make
 * room.
 */
const untilRefused = async (
  send: () => Promise<ApiResponse>,
  { limit, remaining }: Quota,
  alone: boolean,
): Promise<{ passed: number; refusal: ApiResponse }> => {
  const most = alone ? remaining : 2 * limit;
  for (let passed = 0; ; passed += 1) {
    const response = await send();
    if (response.status === 429) return { passed, refusal: response };
    expectThat(passed < most, `429 after ${most} more`, summarize(response));
  }
};

/** Uses up the bucket of the list; waits for room first if others use the bucket. */
const exhaust = async (trial: Trial, alone: boolean) => {
  const first = await trial.call(LIST, { query: { limit: 1 } }, { unpaced: alone });
  expectSuccess(first, 'for the first request of a bucket');
  const quota = quotaOf(first);
  return { quota, ...(await untilRefused(() => sendUnpaced(trial), quota, alone)) };
};

const exact = law({
  id: 'rl-2',
  title:
    'exactly as many requests succeed as the limit allows; the next returns 429 RATE_LIMIT_EXCEEDED',
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
    const alone = (await trial.useOwnAccount()) !== null;
    const { quota, passed, refusal } = await exhaust(trial, alone);
    expectRefusal(refusal, 429, ['RATE_LIMIT_EXCEEDED'], 'beyond the limit');
    if (alone) {
      expectSame('the remaining requests after one request', quota.limit - 1, quota.remaining);
      expectSame('requests that pass', quota.remaining, passed);
    } else expectThat(passed >= quota.remaining, `${quota.remaining} more or a few`, passed);
    const after = quotaOf(refusal);
    expectThat(after.remaining === 0, 'no remaining requests in a rejection', after);
    expectThat(after.reset > 0 && after.reset <= 60, 'a reset of 1 to 60 seconds', after);
  },
});

const separate = law({
  id: 'rl-5',
  title: 'each endpoint and each account has its own rate limit',
  level: 'M',
  needs: ['exhaust'],
  clauses: ['RATE-08'],
  endpoints: [LIST, OTHER],
  run: async (trial) => {
    await exhaust(trial, (await trial.useOwnAccount()) !== null);
    expectStatus(await sendUnpaced(trial, OTHER), 200, 'at another endpoint');
    if (!(await trial.useOwnAccount())) return;
    expectStatus(await sendUnpaced(trial), 200, 'in another account');
    const platform = await trial.account({ platform: true });
    const child = await trial.account({ parent: platform.id });
    trial.useActor({ ...platform, forUserId: child.id });
    await exhaust(trial, true);
    trial.useActor(platform);
    expectStatus(await sendUnpaced(trial), 200, 'in the account of the platform that acts');
  },
});

const methods = law({
  id: 'rl-11',
  title: 'two endpoints at one path have their own rate limits',
  level: 'M',
  needs: ['writes', 'exhaust'],
  clauses: ['RATE-02', 'RATE-08'],
  endpoints: ['customers.list', 'customers.create'],
  run: async (trial) => {
    const alone = (await trial.useOwnAccount()) !== null;
    const query = { reference_id: trial.newReference() };
    const list = () => trial.call('customers.list', { query }, { unpaced: true });
    await untilRefused(list, quotaOf(await list()), alone);
    const input = await sampleOf(trial, contractNamed('customers.create'));
    const made = await trial.call('customers.create', input, { unpaced: true });
    expectSuccess(made, 'at the other method of the path');
  },
});

const noEffect = law({
  id: 'rl-7',
  title: 'a request rejected with 429 has no effect and does not consume its idempotency key',
  level: 'S',
  needs: ['writes', 'exhaust'],
  clauses: ['RATE-05'],
  endpoints: ['qr_codes.create', 'qr_codes.simulate', 'qr_codes.payments'],
  run: async (trial) => {
    const alone = (await trial.useOwnAccount()) !== null;
    const code = await makeQr(trial, { type: 'STATIC' });
    const external_id = textOf(code, 'external_id');
    const none = { params: { external_id: trial.newReference() }, body: { amount: 15_500 } };
    const first = quotaOf(await trial.call('qr_codes.simulate', none));
    const again = () => trial.call('qr_codes.simulate', none, { unpaced: true });
    await untilRefused(again, first, alone);
    const key = trial.newReference();
    const input = { params: { external_id }, body: { amount: 15_500 } };
    const refused = await trial.call('qr_codes.simulate', input, { key, unpaced: true });
    expectRefusal(refused, 429, ['RATE_LIMIT_EXCEEDED'], 'beyond the limit');
    const { body } = await trial.call('qr_codes.payments', { query: { external_id } });
    expectThat(Array.isArray(body) && body.length === 0, 'no payment', body);
    const clock = trial.context.control?.clock;
    if (!clock) return;
    await clock.advance(61_000);
    const later = await trial.call('qr_codes.simulate', input, { key, unpaced: true });
    expectSuccess(later, 'with the same key later');
  },
});

export const limitLaws: readonly Law[] = [headers, exact, separate, methods, noEffect];
