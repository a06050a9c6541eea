// Checks transfers with one restored side: the books of both accounts agree, and a check finds no
// breach, in whatever order accounts are reset, restored and copied.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const assertBooks = async ({ control }: TestServer) =>
  expect((await control('GET', '/invariants')).body).toMatchObject({ ok: true, breaches: [] });

let references = 0;

const transfer = async ({ call }: TestServer, from: string, to: string) => {
  references += 1;
  const { status } = await call('POST', '/transfers', {
    reference: `settlement-${references}`,
    amount: 1_000,
    source_user_id: from,
    destination_user_id: to,
  });
  // A platform that was reset no longer knows its sub-accounts.
  expect([200, 400, 404]).toContain(status);
};

const snapshotOf = async ({ control }: TestServer, account: string): Promise<string> =>
  (await control('POST', `/accounts/${account}/snapshots`, {})).body.id;

describe('a transfer', () => {
  test.each(['source', 'destination'] as const)(
    'stays with the other account when its %s is reset',
    async (side) => {
      const server = await openTestServer();
      const { control, call, platform, branch } = server;
      const other = await branch();
      await transfer(server, platform, other);
      const [emptied, kept] = side === 'source' ? [platform, other] : [other, platform];
      const balance = async () =>
        (await call('GET', '/balance', undefined, kept === other ? { as: other } : {})).body
          .balance;
      const before = await balance();
      await control('POST', `/accounts/${emptied}/reset`, {});
      await assertBooks(server);
      expect(await balance()).toBe(before);
      // A second reset, of an account that is already empty.
      await control('POST', `/accounts/${emptied}/reset`, {});
      await assertBooks(server);
    },
  );

  test('leaves the books in agreement after resets, restores, copies and repetitions in any order', async () => {
    type Act = 'transfer' | 'take' | 'restore' | 'file' | 'reset' | 'fork';
    const twice = (between: readonly Act[]): [{ act: Act; side: number }[]] => [
      (['transfer', 'take', 'file', ...between, 'file', 'transfer'] as const).map((act) => ({
        act,
        side: 0,
      })),
    ];
    const steps = fc.array(
      fc.record({
        act: fc.constantFrom<Act>('transfer', 'take', 'restore', 'file', 'reset', 'fork'),
        side: fc.nat(1),
      }),
      { minLength: 3, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const server = await openTestServer();
        const { control, platform, branch } = server;
        const sides = [platform, await branch()] as const;
        const taken: string[][] = [[], []];
        for (const { act, side } of acts) {
          const [own = '', peer = ''] = side === 0 ? sides : sides.toReversed();
          const path = `/accounts/${own}`;
          const snapshot = taken[side]?.at(-1);
          if (act === 'transfer') await transfer(server, own, peer);
          if (act === 'take') taken[side]?.push(await snapshotOf(server, own));
          if (act === 'reset') await control('POST', `${path}/reset`, {});
          if (act === 'fork') await control('POST', `${path}/fork`, {});
          if (act === 'restore' && snapshot)
            expect((await control('POST', `${path}/restore`, { snapshot })).status).toBe(200);
          if (act === 'file' && snapshot) {
            const { body: file } = await control('GET', `/snapshots/${snapshot}`);
            const target = `/accounts/${peer}/restore`;
            const { status, body } = await control('POST', target, { file });
            expect([status, body]).toEqual([200, expect.anything()]);
          }
          await assertBooks(server);
        }
        await server.close();
      }),
      { numRuns: 20, examples: [twice([]), twice(['reset'])] },
    );
  });
});
