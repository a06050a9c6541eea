// The receiver: which deliveries it trusts, what it passes to the handler, and how often.
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deliveryHeaders } from '../headers.ts';
import type { ReceivedEvent } from '../received-event.ts';
import { secretText } from '../signature.ts';
import { createReceiver, type EventHandler, type ReceiverOptions } from './receiver.ts';
import { isAnySame, isSameText } from './same-text.ts';
import { memorySeen } from './seen.ts';

const token = 'token-of-the-account';
const secret = secretText(Buffer.alloc(32, 7));
const NOW = Date.UTC(2026, 0, 1);
const report = { event: 'reports.completed', id: 'r-1', type: 'TRANSACTIONS', status: 'COMPLETED' };
const text = JSON.stringify(report);

const delivered = (id = 'wh-1', change: Partial<Parameters<typeof deliveryHeaders>[0]> = {}) => {
  const body = change.body ?? text;
  return { headers: deliveryHeaders({ id, body, token, secret, now: NOW, ...change }), body };
};

const receiver = (options: Partial<ReceiverOptions> = {}) =>
  createReceiver({ token, now: () => NOW, ...options });

/** Delivers to an endpoint, runs the work after the response, and returns the status. */
const served = async (
  endpoint: ReturnType<ReturnType<typeof receiver>['handle']>,
  delivery: ReturnType<typeof delivered>,
): Promise<number> => {
  const { status, after } = await endpoint.respond(delivery);
  await after?.();
  return status;
};

describe('trust', () => {
  test('only a delivery with the verification token is accepted (AUTH-10)', async () => {
    const { receive } = receiver();
    const { headers, body } = delivered();
    expect(await receive({ headers, body })).toMatchObject({ ok: true, delivery: { id: 'wh-1' } });
    const { 'x-callback-token': _, ...without } = headers;
    const refused = { ok: false, status: 401 };
    expect(await receive({ headers: without, body })).toMatchObject(refused);
    for (const wrong of ['', 'x', token.slice(1), `${token} `, token.toUpperCase()]) {
      const forged = { ...headers, 'x-callback-token': wrong };
      expect(await receive({ headers: forged, body }), wrong).toMatchObject(refused);
    }
  });

  test('header names may be in upper or lower case, in a record or in Headers of fetch', async () => {
    const { receive } = receiver({ secret });
    const { headers, body } = delivered();
    const loud = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    const wanted = { ok: true, delivery: { id: 'wh-1' } };
    expect(await receive({ headers: loud, body })).toMatchObject(wanted);
    expect(await receive({ headers: new Headers(headers), body })).toMatchObject(wanted);
  });

  test('each of several tokens and secrets is accepted while they are being replaced', async () => {
    const tokens = [token, 'next', 'after next'];
    const secrets = [7, 8, 9].map((byte) => secretText(Buffer.alloc(32, byte)));
    const { receive } = receiver({ token: tokens, secret: secrets });
    for (const one of tokens)
      for (const other of secrets) {
        const sent = delivered('wh-1', { token: one, secret: other });
        expect(await receive(sent)).toMatchObject({ ok: true });
      }
    const foreign = secretText(Buffer.alloc(32, 10));
    expect(await receive(delivered('wh-1', { token: 'last' }))).toMatchObject({ ok: false });
    expect(await receive(delivered('wh-1', { secret: foreign }))).toMatchObject({ ok: false });
  });

  test('the comparison of secrets finds every difference, at any place and of any length', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (given, wanted) => {
        expect(isSameText(given, wanted)).toBe(given === wanted);
        expect(isSameText(wanted, wanted)).toBe(true);
        expect(isSameText(wanted + given, wanted)).toBe(given === '');
        expect(isAnySame([given, wanted], [wanted, 'other'])).toBe(true);
        expect(isAnySame([given], [`${given}.`, `.${given}`])).toBe(false);
      }),
    );
  });

  test.each([
    ['token', ''],
    ['token', []],
    ['token', ['token', '']],
    ['token', undefined],
    ['token', ['token', undefined]],
    ['secret', ''],
    ['secret', 'whsec_'],
    ['secret', 'whsec_not Base64'],
    ['secret', 'whsec_AAAAA'],
    ['secret', []],
    ['secret', [secret, '']],
    ['secret', undefined],
    ['secret', [undefined]],
  ])('a receiver with the %s %j is not created, as anybody could send to it', (option, value) => {
    const options = { token, [option]: value } as unknown as ReceiverOptions;
    expect(() => createReceiver(options)).toThrow(new RegExp(`^${option} must be the`));
  });

  const forgeries = [
    { 'x-callback-token': 'token-of-another' },
    { 'webhook-signature': 'v1,AAAA' },
    { 'webhook-timestamp': '1' },
  ];

  test('the reason of a refusal names what to compare, and contains no token, secret or signature', async () => {
    const rejected: string[] = [];
    const endpoint = receiver({ secret }).handle(() => {}, {
      rejected: (reason) => void rejected.push(reason),
    });
    const { headers, body } = delivered();
    for (const forged of forgeries)
      expect(await served(endpoint, { headers: { ...headers, ...forged }, body })).toBe(401);
    expect(await served(endpoint, delivered('wh-2', { body: '7' }))).toBe(400);
    expect(rejected).toEqual([
      expect.stringMatching(/^x-callback-token is not .*compare.*webhook token/),
      expect.stringMatching(/^webhook-signature was not .*compare.*webhook secret/),
      expect.stringMatching(/^webhook-timestamp is too far .*compare the clocks/),
      'The body must be a JSON object.',
    ]);
    for (const hidden of [token, 'token-of-another', secret, 'AAAA', headers['webhook-signature']])
      expect(rejected.join()).not.toContain(hidden);
  });

  test('a receiver without a rejected callback prints each reason once', async () => {
    const { warn } = console;
    const lines: string[] = [];
    console.warn = (line: string) => void lines.push(line);
    onTestFinished(() => void (console.warn = warn));
    const endpoint = receiver({ secret }).handle(() => {});
    const { headers, body } = delivered();
    for (const forged of [...forgeries, ...forgeries])
      await served(endpoint, { headers: { ...headers, ...forged }, body });
    expect(lines).toHaveLength(forgeries.length);
    for (const line of lines) expect(line).toMatch(/^A webhook was refused\. (?:x|web).*compare/);
  });

  test('when the rejected callback throws, the response is still 401 and the reason is printed', async () => {
    const { error } = console;
    const lines: string[] = [];
    console.error = (line: string) => void lines.push(line);
    onTestFinished(() => void (console.error = error));
    const endpoint = receiver().handle(() => {}, {
      rejected: () => {
        throw new Error('no log');
      },
    });
    const { headers, body } = delivered();
    const forged = { ...headers, ...forgeries[0] };
    expect(await served(endpoint, { headers: forged, body })).toBe(401);
    expect(lines).toEqual([expect.stringMatching(/^A webhook was refused\. x-callback-token/)]);
  });

  test('given a secret, the signature must cover id, time and every byte of the body', async () => {
    const { receive } = receiver({ secret });
    const { headers, body } = delivered();
    expect(await receive({ headers, body: Buffer.from(body) })).toMatchObject({ ok: true });
    const changes = [
      { body: `${body} ` },
      { headers: { ...headers, 'webhook-id': 'wh-2' } },
      { headers: { ...headers, 'webhook-timestamp': String(NOW / 1000 + 1) } },
      { headers: { ...headers, 'webhook-signature': 'v1,AAAA' } },
      { headers: delivered('wh-1', { secret: secretText(Buffer.alloc(32)) }).headers },
    ];
    for (const change of changes) {
      expect(await receive({ headers, body, ...change })).toMatchObject({ ok: false, status: 401 });
    }
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      const without = { ...headers, [name]: '' };
      expect(await receive({ headers: without, body }), name).toMatchObject({ ok: false });
    }
  });

  test('one valid signature among several is enough', async () => {
    const { headers, body } = delivered();
    const several = { ...headers, 'webhook-signature': `v1a,x ${headers['webhook-signature']}` };
    expect(await receiver({ secret }).receive({ headers: several, body })).toMatchObject({
      ok: true,
    });
  });

  test('a signed delivery is refused when its timestamp is too old, too new or malformed', async () => {
    const tolerance = 5 * 60_000;
    const at = async (now: number) =>
      (await receiver({ secret }).receive(delivered('wh-1', { now }))).ok;
    expect(await at(NOW - tolerance)).toBe(true);
    expect(await at(NOW + tolerance)).toBe(true);
    expect(await at(NOW - tolerance - 1000)).toBe(false);
    expect(await at(NOW + tolerance + 1000)).toBe(false);
    const { headers, body } = delivered();
    for (const time of ['1e3', '', ' ', `${NOW / 1000}.5`, `${NOW / 1000}x`, `-${NOW / 1000}`]) {
      const odd = { ...headers, 'webhook-timestamp': time };
      expect(await receiver({ secret }).receive({ headers: odd, body })).toMatchObject({
        ok: false,
      });
    }
  });

  test('the signature is the one that Standard Webhooks describes', async () => {
    const headers = deliveryHeaders({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
      token,
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      now: 1_614_265_330_000,
    });
    expect(headers).toMatchObject({
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('a body that is not a JSON object gets 400, and an already parsed body throws', async () => {
    const { receive } = receiver();
    expect(await receive(delivered('wh-1', { body: '[]' }))).toMatchObject({
      ok: false,
      status: 400,
    });
    const parsed = { ...delivered(), body: {} as unknown as string };
    await expect(receive(parsed)).rejects.toThrow('raw text or bytes');
  });
});

describe('handling', () => {
  const failing: EventHandler = () => {
    throw new Error('not today');
  };

  test('the handler gets the event and its webhook-id', async () => {
    const got: unknown[] = [];
    const endpoint = receiver().handle((event, delivery) => void got.push([event, delivery]));
    expect(await served(endpoint, delivered())).toBe(200);
    expect(got).toMatchObject([[report, { id: 'wh-1', name: report.event, body: report }]]);
  });

  test('a delivery that is not trusted reaches no handler', async () => {
    const got: ReceivedEvent[] = [];
    const endpoint = receiver().handle((event) => void got.push(event), { rejected: () => {} });
    expect(await served(endpoint, delivered('wh-1', { token: 'x' }))).toBe(401);
    expect(got).toEqual([]);
  });

  test('an event that is not in the catalog goes to the handler for unknown events', async () => {
    const foreign = { event: 'payout.paid', id: '1' };
    const delivery = delivered('wh-1', { body: JSON.stringify(foreign) });
    const got: unknown[] = [];
    const endpoint = receiver().handle(failing, { unknown: (event) => void got.push(event) });
    expect(await served(endpoint, delivery)).toBe(200);
    expect(got).toEqual([{ event: 'unknown', name: 'payout.paid', body: foreign }]);
  });

  test.each([false, true])(
    'an event without a handler gets 500, is reported, and its id is not stored, await: %j',
    async (waits) => {
      const seen = memorySeen();
      const reported: unknown[] = [];
      const endpoint = receiver({ seen }).handle(failing, {
        await: waits,
        failed: (error, { id, name }) => reported.push([String(error), id, name]),
      });
      const named = delivered('wh-1', { body: '{"event":"payout.paid"}' });
      const nameless = delivered('wh-2', { body: '{}' });
      expect([await served(endpoint, named), await served(endpoint, nameless)]).toEqual([500, 500]);
      expect(reported).toEqual([
        ['Error: There is no handler for payout.paid.', 'wh-1', 'payout.paid'],
        ['Error: There is no handler for an event without a name.', 'wh-2', null],
      ]);
      expect([await seen.has('wh-1'), await seen.has('wh-2')]).toEqual([false, false]);
    },
  );

  test.each([false, true])(
    'a repeated webhook-id gets 200 without its handler, await: %j (AUTH-12, AUTH-CONF-04)',
    async (waits) => {
      const got: ReceivedEvent[] = [];
      const endpoint = receiver().handle((event) => void got.push(event), { await: waits });
      for (const id of ['wh-1', 'wh-1', 'wh-2', 'wh-1']) {
        expect(await served(endpoint, delivered(id))).toBe(200);
      }
      expect(got).toHaveLength(2);
    },
  );

  test('200 is sent before the handler has begun (EVT-DLV-06)', async () => {
    const order: string[] = [];
    const endpoint = receiver().handle(() => void order.push('handler'));
    const { status, after } = await endpoint.respond(delivered());
    order.push(`answer ${status}`);
    await after?.();
    expect(order).toEqual(['answer 200', 'handler']);
  });

  test('an id is stored only after its handler succeeded', async () => {
    const failures: unknown[] = [];
    let broken = true;
    let runs = 0;
    const endpoint = receiver().handle(
      () => {
        runs += 1;
        if (broken) throw new Error('not today');
      },
      { failed: (error, { id, name }) => failures.push([error, id, name]) },
    );
    expect(await served(endpoint, delivered())).toBe(200);
    expect(failures).toEqual([[new Error('not today'), 'wh-1', report.event]]);
    broken = false;
    for (let again = 0; again < 3; again += 1) await served(endpoint, delivered());
    expect(runs).toBe(2);
  });

  test.each([false, true])(
    'when the failed callback throws, the status stays and both errors are printed, await: %j',
    async (waits) => {
      const { error } = console;
      const lines: string[] = [];
      console.error = (line: string) => void lines.push(line);
      onTestFinished(() => void (console.error = error));
      const endpoint = receiver().handle(failing, {
        await: waits,
        failed: () => {
          throw new Error('no log');
        },
      });
      expect(await served(endpoint, delivered())).toBe(waits ? 500 : 200);
      expect(lines).toHaveLength(2);
      for (const line of lines)
        expect(line).toMatch(/^Webhook wh-1 \(reports\.completed\) failed: Error: .+ \(at .+\)$/);
    },
  );

  test('with await, a delivery whose handler fails gets 500, so that it is sent again', async () => {
    const endpoint = receiver().handle(failing, { await: true, failed: () => {} });
    const { status, after } = await endpoint.respond(delivered());
    expect([status, after]).toEqual([500, undefined]);
  });

  test('duplicates that come at the same time run one handler and share its outcome', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let runs = 0;
    const endpoint = receiver().handle(
      async () => {
        runs += 1;
        await promise;
        throw new Error('not today');
      },
      { await: true, failed: () => {} },
    );
    const both = [endpoint.respond(delivered()), endpoint.respond(delivered())];
    resolve();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([500, 500]);
    expect(runs).toBe(1);
  });

  test('deliveries without a webhook-id are handled every time', async () => {
    let runs = 0;
    const endpoint = receiver().handle(() => void (runs += 1));
    const { headers, body } = delivered();
    const legacy = { headers: { ...headers, 'webhook-id': '' }, body };
    await served(endpoint, legacy);
    await served(endpoint, legacy);
    expect(runs).toBe(2);
  });

  test('handled ids can be kept in another store; when it fails, the delivery gets 500', async () => {
    const kept = new Set(['wh-1']);
    const seen = {
      has: async (id: string) => kept.has(id),
      add: async (id: string) => {
        if (id === 'wh-3') throw new Error('disk full');
        kept.add(id);
      },
    };
    let runs = 0;
    const endpoint = receiver({ seen }).handle(() => void (runs += 1), {
      await: true,
      failed: () => {},
    });
    const statuses = [];
    for (const id of ['wh-1', 'wh-2', 'wh-2', 'wh-3']) {
      statuses.push(await served(endpoint, delivered(id)));
    }
    expect(statuses).toEqual([200, 200, 200, 500]);
    expect(runs).toBe(2);
    expect([...kept]).toEqual(['wh-1', 'wh-2']);
  });

  test('the memory of handled ids is bounded, and forgets the oldest', () => {
    const seen = memorySeen(2);
    for (const id of ['a', 'b', 'c']) void seen.add(id);
    expect(['a', 'b', 'c'].map((id) => seen.has(id))).toEqual([false, true, true]);
  });
});
