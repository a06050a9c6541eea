// Checks resends by filter: the matching events, at most 500 per call, with the same ids and bytes.
import { event } from '@kasir/core/resource';
import { decideQuietly, emit } from '@kasir/core/server';
import { loopback, reply } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { openTestServer } from '../../testing/test-server.ts';

const thing = (name: string) =>
  event({
    name,
    family: 'thing',
    envelope: 'v2',
    data: z.object({ id: z.string() }),
    essential: { id: true },
    when: 'it happens',
    clauses: [],
  });

const openPlatform = async () => {
  const server = await openTestServer({ privateCallbacks: 'test' });
  await server.control('POST', '/clock/freeze', { at: '2100-01-01T00:00:00Z' });
  let status = 500;
  const receiver = await loopback((response) => reply(response, status, {}));
  onTestFinished(() => receiver.close());
  const account = await server.kasir.directory.account(server.platform);
  if (!account) throw new Error('no account');
  const happen = async (name: string, subject: string, count = 1): Promise<void> => {
    const partition = { account: account.id, mode: 'test' } as const;
    await server.store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        for (let n = 0; n < count; n += 1)
          emit(d, { account, mode: 'test' }, thing(name), {
            data: { id: `${subject}-${n}` },
            subject,
            url: receiver.url,
          });
      }),
    );
  };
  const quiet = () => server.control('POST', '/quiet', {});
  const resendMany = async (body: object) => {
    const before = receiver.seen.length;
    const response = await server.control(
      'POST',
      `/accounts/${server.platform}/events/resend_many`,
      body,
    );
    await quiet();
    return { ...response, sent: receiver.seen.slice(before) };
  };
  const respondWith = (next: number): void => {
    status = next;
  };
  return { server, receiver, happen, quiet, resendMany, respondWith };
};

test('events are resent by status, name, subject and time, with the same ids and bytes (EVT-DLV-07, EVT-UNSPEC-07)', async () => {
  const { server, receiver, happen, quiet, resendMany, respondWith } = await openPlatform();
  await happen('thing.made', 'a');
  await happen('thing.made', 'b');
  await quiet();
  respondWith(200);
  await happen('thing.sold', 'a');
  await quiet();
  await server.control('POST', '/clock/advance', { ms: 60_000, wait_ms: 60_000 });
  await happen('thing.sold', 'b');
  await quiet();
  const { body: list } = await server.control('GET', `/accounts/${server.platform}/events`);
  const ids = new Map<string, string>(
    list.data.map((one: { event: string; subject: string; webhook_id: string }) => [
      `${one.event} ${one.subject}`,
      one.webhook_id,
    ]),
  );
  const bodies = new Map(
    receiver.seen.map(({ headers, body }) => [headers['webhook-id'], body] as const),
  );
  const found = async (filter: object) => {
    const { body, sent } = await resendMany(filter);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set(body.webhook_ids as string[]),
    );
    expect(sent).toHaveLength((body.webhook_ids as string[]).length);
    for (const { headers, body: bytes } of sent)
      expect(bytes).toBe(bodies.get(headers['webhook-id']));
    expect(body.next).toBeNull();
    return (body.webhook_ids as string[]).map(
      (id) => [...ids].find(([, known]) => known === id)?.[0],
    );
  };
  respondWith(500);
  expect(await found({ status: 'PENDING' })).toHaveLength(2);
  expect(await found({ status: 'DELIVERED', subject: 'a' })).toEqual(['thing.sold a']);
  expect(await found({ event: 'thing.sold' })).toEqual(['thing.sold a', 'thing.sold b']);
  expect(await found({ from: '2100-01-01T00:00:30Z' })).toEqual(['thing.sold b']);
  expect(await found({ to: '2100-01-01T00:00:30Z', subject: 'b' })).toEqual(['thing.made b']);
  expect(await found({ status: 'FAILED' })).toEqual([]);
  respondWith(200);
  expect(await found({})).toHaveLength(4);
  expect(await found({ status: 'PENDING' })).toEqual([]);
  expect(await found({ mode: 'live' })).toEqual([]);
});

test('at most 500 events are resent by a call, and the next call goes on where it ended', async () => {
  const { happen, quiet, resendMany, respondWith, receiver } = await openPlatform();
  respondWith(200);
  await happen('thing.made', 'a', 620);
  await quiet();
  expect(receiver.seen).toHaveLength(620);
  expect((await resendMany({ limit: 501 })).status).toBe(400);
  const first = await resendMany({ subject: 'a' });
  expect([first.body.webhook_ids.length, first.sent.length]).toEqual([500, 500]);
  const second = await resendMany({ subject: 'a', after: first.body.next });
  expect([second.body.webhook_ids.length, second.sent.length]).toEqual([120, 120]);
  expect(second.body.next).toBeNull();
  expect(new Set([...first.body.webhook_ids, ...second.body.webhook_ids]).size).toBe(620);
});
