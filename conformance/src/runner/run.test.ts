// Tests the runner against small services: verdicts, confirmation, budget, limits, and what a run
// reports.
import { loopback, reply, type Respond } from '@kasir/client/testing';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { law, type Law } from '../law.ts';
import { Blocked, expectThat, Indeterminate, NotApplicable } from '../violation.ts';
import type { RunOptions } from './options.ts';
import { run } from '../suite.ts';
import type { Trial } from '../run/trial.ts';

const KEY = 'xnd_development_runner';
const LIST = 'transactions.list';

let requestIds = 0;

/** Responds like a service with a balance endpoint only, with a unique Request-ID each time. */
const nothing: Respond = (response, { url }) => {
  requestIds += 1;
  const headers = { 'request-id': String(requestIds) };
  if (url.startsWith('/balance')) {
    return reply(response, 400, { error_code: 'API_VALIDATION_ERROR', message: 'no' }, headers);
  }
  return reply(response, 404, { error_code: 'NOT_FOUND', message: 'nothing' }, headers);
};

const judge = async (
  laws: readonly Law[],
  options: Partial<RunOptions> = {},
  respond: Respond = nothing,
) => {
  const server = await loopback(respond);
  onTestFinished(() => server.close());
  return run({
    baseUrl: server.url,
    key: KEY,
    seed: 5,
    laws,
    only: ['try'],
    demand: 'declared',
    ...options,
  });
};

const trying = (body: (trial: Trial) => Promise<void>, change: Partial<Law> = {}): Law =>
  law({ id: 'try-1', title: 'a law', level: 'M', needs: [], run: body, ...change });

const verdictOf = async (...args: Parameters<typeof judge>) => {
  const { laws } = await judge(...args);
  return laws.find(({ id }) => id === 'try-1');
};

const ask = (trial: Trial) =>
  trial.send({
    endpoint: null,
    actor: trial.actor,
    method: 'GET',
    target: '/a',
    headers: {},
    body: null,
  });

describe('a verdict', () => {
  test('is PASS when the law holds and all witnesses were reached', async () => {
    const found = await verdictOf([
      trying(
        async (trial) => {
          await ask(trial);
          trial.witness('seen');
        },
        { witnesses: ['seen'] },
      ),
    ]);
    expect(found).toMatchObject({ verdict: 'PASS', requests: 1, failure: null });
  });

  test('is VACUOUS when a witness is missing', async () => {
    const found = await verdictOf([trying(async () => {}, { witnesses: ['two pages'] })]);
    expect(found).toMatchObject({ verdict: 'VACUOUS', note: 'never reached: two pages' });
  });

  test('is FAIL with a transcript when every attempt fails', async () => {
    const broken = trying(async (trial) => {
      await ask(trial);
      expectThat(false, 'something else', `the key ${trial.actor.key}`);
    });
    const found = await verdictOf([broken]);
    expect(found?.verdict).toBe('FAIL');
    expect(found?.failure).toMatchObject({
      expected: 'something else',
      seen: 'the key $KEY',
      hits: '3 of 3',
      case: expect.stringMatching(/^try-1@5~\w+$/),
    });
    expect(found?.failure?.transcript[0]).toBe('curl -sS -u "$KEY:" "$BASE_URL/a"');
  });

  test('is FLAKY when a failure is not reproducible, and FAIL if the law is a race', async () => {
    const once = (change: Partial<Law> = {}): Law => {
      let tries = 0;
      return trying(async () => {
        tries += 1;
        expectThat(tries > 1, 'a second try', tries);
      }, change);
    };
    expect(await verdictOf([once()])).toMatchObject({
      verdict: 'FLAKY',
      failure: { hits: '1 of 3' },
    });
    expect((await verdictOf([once({ racy: true })]))?.verdict).toBe('FAIL');
  });

  test('is BLOCKED or INCONCLUSIVE when the law could not be completed', async () => {
    const blocked = trying(async () => {
      throw new Blocked('no object');
    });
    expect(await verdictOf([blocked])).toMatchObject({ verdict: 'BLOCKED', note: 'no object' });
    const unknown = trying(async () => {
      throw new Indeterminate('no response');
    });
    expect((await verdictOf([unknown]))?.verdict).toBe('INCONCLUSIVE');
  });

  test('is SKIP when the target never shows the situation', async () => {
    const absent = trying(async () => {
      throw new NotApplicable('no refund waits');
    });
    expect(await verdictOf([absent])).toMatchObject({
      verdict: 'SKIP',
      reason: 'NOT_SHOWN',
      note: 'no refund waits',
    });
  });

  test('is SKIP when the budget is used up, for this law and all that follow', async () => {
    const greedy = trying(async (trial) => {
      for (;;) await ask(trial);
    });
    const other = trying(async () => {}, { id: 'try-2' });
    const { laws, ended } = await judge([greedy, other], { maxRequests: 200 });
    expect(ended).toEqual({
      reason: 'BUDGET',
      note: 'the budget of 200 requests is used up',
    });
    expect(laws.slice(0, 2)).toMatchObject([
      { id: 'try-1', verdict: 'SKIP', reason: 'BUDGET' },
      { id: 'try-2', verdict: 'SKIP', reason: 'BUDGET', requests: 0 },
    ]);
  });

  test('is FAIL although the budget was used up while the failure was confirmed or shrunk', async () => {
    const broken = trying((trial) =>
      trial.property(fc.nat(), async (value) => {
        await ask(trial);
        expectThat(value < 10, 'less than 10', value);
      }),
    );
    const found = await verdictOf([broken], { maxRequests: 6 });
    expect(found).toMatchObject({ verdict: 'FAIL', failure: { hits: '1 of 1' } });
  });

  test('is ERROR with its place after an error of the suite, and the other laws are tried', async () => {
    const wrong = trying(async () => {
      throw new TypeError('a mistake of the suite');
    });
    const { laws } = await judge([wrong, trying(async () => {}, { id: 'try-2' })]);
    expect(laws).toMatchObject([
      {
        verdict: 'ERROR',
        note: expect.stringMatching(/^TypeError: a mistake of the suite \(at .*run\.test/),
      },
      { verdict: 'PASS' },
    ]);
  });

  test('includes the checks that a law deferred until the target was idle', async () => {
    let checks = 0;
    const found = await verdictOf([
      trying(async (trial) => {
        trial.checkWhenIdle(async () => {
          checks += 1;
          expectThat(checks === 0, 'nothing to come', checks);
        });
      }),
    ]);
    expect(found).toMatchObject({ verdict: 'FAIL', failure: { hits: '3 of 3' } });
  });

  test('is FAIL when a choice of the target is not constant', async () => {
    const found = await verdictOf([
      trying(async (trial) => {
        trial.noteChoice('the order of lists', 'newest first');
        trial.noteChoice('the order of lists', 'oldest first');
      }),
    ]);
    expect(found?.failure?.seen).toBe('oldest first');
  });
});

describe('a property', () => {
  test('fails with its smallest value and the transcript of that value alone', async () => {
    const found = await verdictOf([
      trying((trial) =>
        trial.property(
          fc.nat(),
          async (value) => {
            await ask(trial);
            expectThat(value < 10, 'less than 10', value);
          },
          { runs: 50 },
        ),
      ),
    ]);
    expect(found?.failure).toMatchObject({ counterexample: '10', seen: '10' });
    expect(found?.failure?.transcript).toHaveLength(2);
  });

  test('draws the same values from the same seed', async () => {
    const drawn = async (seed: number): Promise<number[]> => {
      const values: number[] = [];
      await judge(
        [
          trying((trial) =>
            trial.property(fc.nat(), async (value) => {
              values.push(value, trial.integer(0, 1_000_000));
            }),
          ),
        ],
        { seed },
      );
      return values;
    };
    expect(await drawn(3)).toEqual(await drawn(3));
    expect(await drawn(3)).not.toEqual(await drawn(4));
  });

  test('does not shrink an unknown outcome', async () => {
    let runs = 0;
    const found = await verdictOf([
      trying((trial) =>
        trial.property(fc.nat(), async () => {
          runs += 1;
          throw new Indeterminate('no response');
        }),
      ),
    ]);
    expect(found?.verdict).toBe('INCONCLUSIVE');
    expect(runs).toBe(1);
  });
});

describe('a run', () => {
  test('does not start without a service, or with a rejected key', async () => {
    const closed = await loopback(nothing);
    await closed.close();
    const { ended, laws } = await run({ baseUrl: closed.url, key: KEY, only: ['pg'] });
    expect(ended).toEqual({
      reason: 'UNREACHABLE',
      note: expect.stringMatching(/^The target cannot be reached: .*ECONNREFUSED/),
    });
    expect(new Set(laws.map(({ reason }) => reason))).toEqual(new Set(['UNREACHABLE']));
    const refusing: Respond = (response, { url }) =>
      reply(response, url.includes('no-such-route') ? 404 : 401, {
        error_code: 'INVALID_API_KEY',
        message: 'no',
      });
    const refused = await judge([trying(async () => {}, { endpoints: [LIST] })], {}, refusing);
    expect(refused.ended?.note).toContain('rejects the API key');
  });

  test('detects the supported endpoints by comparison with an unknown route', async () => {
    const some: Respond = (response, request, index) => {
      if (!request.url.startsWith('/transactions')) return nothing(response, request, index);
      requestIds += 1;
      const headers = { 'request-id': String(requestIds) };
      return reply(response, 200, { data: [], has_more: false, links: [] }, headers);
    };
    const there = trying(async () => {}, { endpoints: [LIST] });
    const gone = trying(async () => {}, { id: 'try-2', endpoints: ['qr_codes.get'] });
    const { laws } = await judge([there, gone], {}, some);
    expect(laws).toMatchObject([
      { id: 'try-1', verdict: 'PASS' },
      { id: 'try-2', verdict: 'SKIP', reason: 'UNSUPPORTED' },
    ]);
  });

  test('waits after a 429 and continues', async () => {
    let refused = 0;
    const busy: Respond = (response, request, index) => {
      if (request.url !== '/a' || refused > 0) return nothing(response, request, index);
      refused += 1;
      const headers = { 'retry-after': '0', 'request-id': 'busy' };
      const body = { error_code: 'RATE_LIMIT_EXCEEDED', message: 'wait' };
      return reply(response, 429, body, headers);
    };
    const found = await verdictOf(
      [
        trying(async (trial) => {
          const { status } = await ask(trial);
          expectThat(status === 404, '404', status);
        }),
      ],
      {},
      busy,
    );
    expect(found).toMatchObject({ verdict: 'PASS', requests: 2 });
  });

  test('waits on separate connections as well; a burst that met a limit is inconclusive', async () => {
    let refusals = 0;
    const busy: Respond = (response, request, index) => {
      if (request.url !== '/a' || refusals <= 0) return nothing(response, request, index);
      refusals -= 1;
      const headers = { 'retry-after': '0', 'request-id': `busy ${refusals}`, connection: 'close' };
      const body = { error_code: 'RATE_LIMIT_EXCEEDED', message: 'wait' };
      return reply(response, 429, body, headers);
    };
    const outgoing = (trial: Trial) => ({
      endpoint: null,
      actor: trial.actor,
      method: 'GET',
      target: '/a',
      headers: {},
      body: null,
    });
    const alone = trying(async (trial) => {
      refusals = 2;
      const response = await trial.raw(outgoing(trial));
      expectThat(response?.status === 404, '404', response?.status);
    });
    expect(await verdictOf([alone], {}, busy)).toMatchObject({ verdict: 'PASS', requests: 3 });
    const together = trying(async (trial) => {
      refusals = 1;
      await trial.burst([outgoing(trial), outgoing(trial)]);
    });
    expect(await verdictOf([together], {}, busy)).toMatchObject({
      verdict: 'INCONCLUSIVE',
      note: 'a request of a burst met a rate limit',
    });
  });

  test('reports its progress in laws that can run', async () => {
    const far: string[] = [];
    const absent = trying(async () => {}, { id: 'try-2', endpoints: ['qr_codes.get'] });
    await judge([trying(async () => {}), absent, trying(async () => {}, { id: 'try-3' })], {
      onProgress: ({ done, total }) => far.push(`${done}/${total}`),
    });
    expect(far).toEqual(['1/2', '2/2']);
  });

  test('is inconclusive when a gateway responds', async () => {
    const gateway: Respond = (response, request, index) =>
      request.url === '/a' ? reply(response, 502, {}) : nothing(response, request, index);
    const found = await verdictOf([trying(async (trial) => void (await ask(trial)))], {}, gateway);
    expect(found).toMatchObject({ verdict: 'INCONCLUSIVE', note: 'a gateway responded with 502' });
  });

  test('reports every result, and failed watchers', async () => {
    const results: string[] = [];
    const html: Respond = (response, request, index) => {
      if (request.url !== '/a') return nothing(response, request, index);
      response.writeHead(200, { 'content-type': 'text/html', 'request-id': 'html' });
      return response.end('<p>');
    };
    const { laws, totals } = await judge(
      [trying(async (trial) => void (await ask(trial)))],
      { onResult: ({ id, verdict }) => results.push(`${id} ${verdict}`) },
      html,
    );
    expect(results).toEqual(['try-1 PASS', 'env-1 FAIL']);
    expect(laws.map(({ id }) => id)).toEqual(['try-1', 'env-1']);
    expect(totals).toEqual({ PASS: 1, FAIL: 1 });
  });

  test('ends at the first failed law with untilBroken', async () => {
    const broken = trying(async () => expectThat(false, 'a', 'b'));
    const other = trying(async () => {}, { id: 'try-2' });
    const { laws } = await judge([broken, other], { untilBroken: true });
    expect(laws).toMatchObject([{ id: 'try-1', verdict: 'FAIL', failure: { hits: '1 of 1' } }]);
  });

  test('judges known failures', async () => {
    const broken = trying(async () => expectThat(false, 'a', 'b'));
    const found = await verdictOf([broken], { known: [{ law: 'try-1', reason: 'ticket 12' }] });
    expect(found).toMatchObject({ verdict: 'KNOWN', note: 'ticket 12' });
  });
});
