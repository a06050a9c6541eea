// Tests a mock like those that generators build from examples: it knows every endpoint, has one
// response for each, and requests have no effect.
import { loopback, reply, type Respond } from '@kasir/client/testing';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { arbitraryFor } from '../generate/arbitrary.ts';
import { strangeMagic } from '../targets/magic/kasir.ts';
import { registry } from '../registry.ts';
import { exitCodeOf } from '../report/report.ts';
import { run } from '../suite.ts';

/** Rate-limit headers that never change, although the mock has no limit. */
const headers = {
  'rate-limit-limit': '60',
  'rate-limit-remaining': '0',
  'rate-limit-reset': '60',
};

const examples = [...registry.contracts.values()].map(({ id, method, path, success }) => ({
  id,
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  status: success.status,
  body: fc.sample(arbitraryFor(success.body, strangeMagic), { seed: 1, numRuns: 1 })[0],
}));

const mock: Respond = (response, { method, url, headers: sent }) => {
  const [path = ''] = url.split('?');
  const found = examples.find((one) => one.method === method && one.path.test(path));
  if (!found)
    return reply(response, 404, { error_code: 'NOT_FOUND', message: 'no route' }, headers);
  if (sent['authorization'] === undefined)
    return reply(response, 401, { error_code: 'INVALID_API_KEY', message: 'no' }, headers);
  return reply(response, found.status, found.body, headers);
};

/** Laws of these send bursts, and many requests. */
const only = ['rl', 'qr_codes.create', 'transactions.list', 'payment_requests.create'];

test('a run against a mock whose headers always announce a used-up limit ends with a report', async () => {
  const server = await loopback(mock);
  onTestFinished(() => server.close());
  const report = await run({ baseUrl: server.url, key: 'xnd_development_a', seed: 1, only });
  const { laws, ended } = report;
  expect([exitCodeOf(report), ended]).toEqual([1, null]);
  expect(laws.filter(({ verdict }) => verdict === 'ERROR')).toEqual([]);
  // A single wait for a window would take longer.
  const bursts = laws.filter(({ id }) => /^idem-(?:12|19)/.test(id));
  expect(bursts.length).toBeGreaterThan(2);
  expect(Math.max(...bursts.map(({ seconds }) => seconds))).toBeLessThan(60);
});
