// Checks webhook chaos at a real receiver: every event arrives at least once, and every disturbance
// can be read.
import { reply } from '@kasir/client/testing';
import { createReceiver, type WebhookEvent } from '@kasir/webhooks';
import { expect, test } from 'vitest';
import { receiver } from '../../deliveries/testing/delivery-harness.ts';
import { openTestServer } from '../../testing/test-server.ts';

interface Seen {
  readonly id: string;
  readonly event: string;
  readonly timestamp: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A platform with a receiver that notes what arrives. */
const open = async (respond: (seen: Seen) => number | Promise<number> = () => 200) => {
  const seen: Seen[] = [];
  const hook = await receiver(async (response, { headers, body }) => {
    const one = {
      id: String(headers['webhook-id']),
      event: (JSON.parse(body) as { event: string }).event,
      timestamp: Number(headers['webhook-timestamp']),
      headers: headers as Record<string, string>,
      body,
    };
    seen.push(one);
    reply(response, await respond(one), {});
  });
  const server = await openTestServer({ privateCallbacks: 'all', callbackUrl: hook.url });
  const { control, platform, call } = server;
  await control('POST', '/clock/freeze', {});
  const path = `/accounts/${platform}/chaos`;
  let codes = 0;
  return {
    ...server,
    seen,
    path,
    arrived: () => seen.map(({ event }) => event),
    chaos: async (body: object) => {
      const set = await control('POST', path, body);
      expect(set.status, JSON.stringify(set.body)).toBe(200);
    },
    done: async () => (await control('GET', path)).body.chaos.done,
    advance: (minutes: number) =>
      control('POST', '/clock/advance', { ms: minutes * 60_000, wait_ms: 60_000 }),
    quiet: () => control('POST', '/quiet', {}),
    /** Causes one event. */
    pay: async () => {
      codes += 1;
      const external_id = `code-${codes}`;
      await call('POST', '/qr_codes', {
        external_id,
        type: 'DYNAMIC',
        amount: 15_000,
        callback_url: hook.url,
      });
      return call('POST', `/qr_codes/${external_id}/payments/simulate`, {});
    },
    log: async () =>
      (await control('GET', `/accounts/${platform}/events`)).body.data.map(
        ({ status, attempts }: { status: string; attempts: { error: string | null }[] }) => ({
          status,
          errors: attempts.map(({ error }) => error),
        }),
      ),
  };
};

test('a dropped attempt has chaos as its error, and is retried (EVT-DLV-05)', async () => {
  const { chaos, pay, quiet, log, arrived, done, control, path, advance } = await open();
  await chaos({ drop: 1 });
  await pay();
  await quiet();
  expect(await log()).toEqual([{ status: 'PENDING', errors: ['Dropped by webhook chaos.'] }]);
  expect([arrived(), await done()]).toMatchObject([[], { dropped: 1, duplicated: 0 }]);
  const ended = await control('DELETE', path);
  expect(ended.body.chaos.done.dropped).toBe(1);
  expect((await control('GET', path)).body).toEqual({ chaos: null });
  await advance(15);
  expect(await log()).toEqual([
    { status: 'DELIVERED', errors: ['Dropped by webhook chaos.', null] },
  ]);
});

test('only the next webhook is lost, for the configured number of attempts', async () => {
  const { chaos, pay, quiet, log, arrived, advance, done } = await open();
  await chaos({ next: 1, lost_attempts: 2 });
  await pay();
  await pay();
  await quiet();
  expect(arrived()).toHaveLength(1);
  await advance(15);
  expect(arrived()).toHaveLength(1);
  await advance(45);
  const dropped = 'Dropped by webhook chaos.';
  expect(await log()).toEqual(
    expect.arrayContaining([
      { status: 'DELIVERED', errors: [dropped, dropped, null] },
      { status: 'DELIVERED', errors: [null] },
    ]),
  );
  expect(await done()).toMatchObject({ dropped: 2 });
});

test('a duplicate arrives after the acknowledgment, with the same id', async () => {
  const { chaos, pay, quiet, log, seen, done } = await open();
  await chaos({ duplicate: 1 });
  await pay();
  await quiet();
  expect(seen).toHaveLength(2);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
  expect(await log()).toEqual([
    { status: 'DELIVERED', errors: [null, 'Duplicated by webhook chaos.'] },
  ]);
  expect(await done()).toMatchObject({ duplicated: 1 });
});

test('a webhook that is not acknowledged is not duplicated, and each attempt is sent once', async () => {
  const { chaos, pay, quiet, seen, advance } = await open(() => 500);
  await chaos({ duplicate: 1 });
  await pay();
  await quiet();
  await advance(15);
  expect(seen).toHaveLength(2);
});

test('a stale signature is refused by a receiver that checks its timestamp', async () => {
  const now = Date.now();
  const { chaos, pay, quiet, log, seen } = await open(({ timestamp }) =>
    Math.abs(now / 1000 - timestamp) > 300 ? 401 : 200,
  );
  await chaos({ stale_signature: 1 });
  await pay();
  await quiet();
  expect(await log()).toEqual([
    { status: 'PENDING', errors: ['Signed with an old time by webhook chaos.'] },
  ]);
  expect(now / 1000 - (seen[0]?.timestamp ?? 0)).toBeGreaterThan(590);
});

test('reordered events arrive in another order, and none is lost', async () => {
  const { chaos, pay, quiet, seen, done, advance } = await open();
  await chaos({ reorder: 0.5, seed: 2 });
  for (let n = 0; n < 6; n += 1) {
    await pay();
    await quiet();
  }
  await advance(2);
  const order = seen.map(({ id }) => id);
  expect(order).toHaveLength(6);
  expect(order).not.toEqual(order.toSorted());
  expect((await done()).reordered).toBeGreaterThan(0);
});

test('a delay passes on the clock of the account', async () => {
  const { chaos, pay, quiet, seen, advance, done } = await open();
  await chaos({ delay: 1, delay_ms: 600_000 });
  await pay();
  await quiet();
  expect([seen.length, (await done()).delayed]).toEqual([0, 1]);
  await advance(10);
  expect(seen).toHaveLength(1);
});

test('a webhook is delivered and acknowledged before the response of the request that caused it', async () => {
  const order: string[] = [];
  const { chaos, pay, call, done } = await open(async ({ event }) => {
    // A receiver may call the API before it responds.
    order.push(`${event} ${(await call('GET', '/balance')).status}`);
    return 200;
  });
  await chaos({ before_response: 1 });
  await pay().then(({ status }) => order.push(`response ${status}`));
  expect(order).toEqual(['qr.payment 200', 'response 200']);
  expect(await done()).toMatchObject({ before_response: 1 });
});

test('a receiver that calls the API from its handler does not cause a deadlock', async () => {
  let inner: Promise<{ readonly status: number }> | undefined;
  const opened = await open(async () => {
    // The webhook of the inner request is acknowledged meanwhile.
    if (inner === undefined) await (inner = opened.pay());
    return 200;
  });
  await opened.chaos({ before_response: 1 });
  expect((await opened.pay()).status).toBe(200);
  expect([(await inner)?.status, opened.seen.length]).toEqual([200, 2]);
});

test('chaos affects only the configured event names and events after it was set, and no resend', async () => {
  const { chaos, pay, quiet, log, control, platform, seen } = await open();
  await pay();
  await quiet();
  await chaos({ drop: 1, events: ['payment.succeeded'] });
  await pay();
  await quiet();
  expect(seen).toHaveLength(2);
  await chaos({ drop: 1 });
  await control('POST', `/accounts/${platform}/events/resend`, { webhook_id: seen[0]?.id });
  await quiet();
  expect(seen).toHaveLength(3);
  expect((await log()).map(({ status }: { status: string }) => status)).toEqual([
    'DELIVERED',
    'DELIVERED',
  ]);
  for (const [method, body] of [['GET'], ['DELETE'], ['POST', {}]] as const)
    expect((await control(method, '/accounts/none/chaos', body)).status).toBe(404);
});

test('under all kinds of chaos at once, every event arrives and is handled once (EVT-DLV-04, EVT-DLV-09)', async () => {
  const handled: WebhookEvent[] = [];
  let handle: (seen: Seen) => Promise<number> = async () => 503;
  const opened = await open((seen) => handle(seen));
  const { chaos, pay, control, platform, advance, quiet, done } = opened;
  const { body } = await control('GET', `/accounts/${platform}/webhooks`);
  const { fetch: receive } = createReceiver({
    token: body.token,
    secret: body.signing_secret,
  }).handle((event) => void handled.push(event), { await: true });
  handle = async ({ headers, body: text }) =>
    (
      await receive(
        new Request('http://merchant.example/hook', { method: 'POST', headers, body: text }),
      )
    ).status;
  await chaos({
    seed: 11,
    duplicate: 0.5,
    reorder: 0.3,
    delay: 0.3,
    drop: 0.3,
    stale_signature: 0.3,
    before_response: 0.5,
  });
  for (let n = 0; n < 20; n += 1) await pay();
  await quiet();
  await advance(24 * 60);
  const { data } = (await control('GET', `/accounts/${platform}/events?limit=100`)).body;
  expect(data.map(({ status }: { status: string }) => status)).toEqual(Array(20).fill('DELIVERED'));
  for (const count of Object.values(await done())) expect(count).toBeGreaterThan(0);
  expect(handled).toHaveLength(20);
});
