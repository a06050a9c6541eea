// Checks the rotation of the verification token and the signing secret, as receivers see it.
import { loopback, reply, type ReceivedRequest } from '@kasir/client/testing';
import { createReceiver } from '@kasir/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

const HOUR_MS = 3_600_000;

interface Trust {
  readonly token: string;
  readonly signing_secret: string;
}

const openPlatform = async () => {
  const server = await openTestServer({ privateCallbacks: 'test' });
  const receiver = await loopback((response) => reply(response, 200, {}));
  onTestFinished(() => receiver.close());
  const path = `/accounts/${server.platform}/webhooks`;
  const read = async (mode = 'test') =>
    (await server.control('GET', `${path}?mode=${mode}`)).body as Trust;
  const rotate = (body: object) => server.control('POST', `${path}/rotate`, body);
  let number = 0;
  /** Causes a delivery, and returns it as it was received. */
  const deliver = async (): Promise<ReceivedRequest> => {
    number += 1;
    const external_id = `code-${number}`;
    const callback_url = receiver.url;
    await server.call('POST', '/qr_codes', { external_id, type: 'STATIC', callback_url });
    await server.call('POST', `/qr_codes/${external_id}/payments/simulate`, { amount: 1_000 });
    await server.control('POST', '/quiet', {});
    const sent = receiver.seen.at(-1);
    if (receiver.seen.length !== number || !sent) throw new Error('nothing was delivered');
    return sent;
  };
  const advance = (hours: number) =>
    server.control('POST', '/clock/advance', { ms: hours * HOUR_MS, wait_ms: 60_000 });
  return { server, read, rotate, deliver, advance };
};

/** Returns whether a receiver with these tokens and secrets accepts a delivery. */
const takes = async (
  { headers, body }: ReceivedRequest,
  token: string[],
  secret: string[],
): Promise<boolean> => (await createReceiver({ token, secret }).receive({ headers, body })).ok;

test('during the overlap of a rotation, receivers with either signing secret accept every delivery (AUTH-13)', async () => {
  const { server, read, rotate, deliver, advance } = await openPlatform();
  await server.control('POST', '/clock/freeze', {});
  const old = await read();
  const live = await read('live');
  const { status, body } = await rotate({ secret: 'signing_secret' });
  const now = Date.parse((await server.control('GET', '/clock')).body.now);
  expect([status, body]).toEqual([
    200,
    {
      token: old.token,
      signing_secret: expect.stringMatching(/^whsec_/),
      former_until: new Date(now + 24 * HOUR_MS).toISOString(),
    },
  ]);
  expect(body.signing_secret).not.toBe(old.signing_secret);
  expect(await read()).toMatchObject({ signing_secret: body.signing_secret });
  expect(await read('live')).toEqual(live);
  const during = await deliver();
  expect(during.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  expect(await takes(during, [old.token], [old.signing_secret])).toBe(true);
  expect(await takes(during, [old.token], [body.signing_secret])).toBe(true);
  expect(await takes(during, [old.token], [live.signing_secret])).toBe(false);
  await advance(24);
  const after = await deliver();
  expect(await takes(after, [old.token], [old.signing_secret])).toBe(false);
  expect(await takes(after, [old.token], [body.signing_secret])).toBe(true);
});

test('the former token is sent until the overlap of its rotation ends, and then the new one (AUTH-13)', async () => {
  const { read, rotate, deliver, advance } = await openPlatform();
  const { token: old, signing_secret } = await read();
  const { body } = await rotate({ secret: 'token', overlap_ms: 2 * HOUR_MS });
  expect(body).toMatchObject({ signing_secret, token: expect.stringMatching(/^[0-9a-f]{48}$/) });
  expect(await takes(await deliver(), [old], [signing_secret])).toBe(true);
  const again = await rotate({ secret: 'token' });
  expect([again.status, again.body.errors?.[0]?.path]).toEqual([400, 'body.overlap_ms']);
  await advance(2);
  const after = await deliver();
  expect(await takes(after, [old], [signing_secret])).toBe(false);
  expect(await takes(after, [old, body.token], [signing_secret])).toBe(true);
});

test('without an overlap the former token is replaced at once (AUTH-13)', async () => {
  const { read, rotate, deliver } = await openPlatform();
  const { token: old, signing_secret } = await read();
  await rotate({ secret: 'token' });
  const { body } = await rotate({ secret: 'token', token: 'chosen', overlap_ms: 0 });
  expect(body).toEqual({ token: 'chosen', signing_secret, former_until: null });
  const sent = await deliver();
  expect(await takes(sent, [old], [signing_secret])).toBe(false);
  expect(await takes(sent, ['chosen'], [signing_secret])).toBe(true);
  const chosen = await rotate({ secret: 'signing_secret', token: 'chosen' });
  expect([chosen.status, chosen.body.errors?.[0]?.path]).toEqual([400, 'body.token']);
});
