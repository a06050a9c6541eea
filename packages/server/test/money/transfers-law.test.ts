// Checks the law of transfers: whatever is sent at once and wherever the platform fails, no money
// is created or lost, no balance falls below zero, and both sides agree with the transfer and the
// response.
import type { Store } from '@kasir/core/store';
import { countingRandom, manualClock, memoryStore } from '@kasir/core/testing';
import { ledgers } from '@kasir/payments/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

const OPENING = 1_000_000_000;

interface Move {
  readonly from: number;
  readonly to: number;
  /** In hundreds of millions, so that the balance of some accounts is insufficient. */
  readonly amount: number;
}

const move: fc.Arbitrary<Move> = fc
  .record({
    from: fc.integer({ min: 0, max: 2 }),
    step: fc.integer({ min: 1, max: 2 }),
    amount: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ from, step, amount }) => ({ from, to: (from + step) % 3, amount }));

/** How each decision ends: well, or failing before or after it; well after the end of the list. */
const endings = fc.array(fc.constantFrom('well', 'well', 'before', 'after'), { maxLength: 40 });

/** Makes the decisions of a store fail before or after they are stored, as listed. */
const failing = (store: Store, ends: string[]): Store => {
  const exec = store.exec.bind(store);
  store.exec = async (...parameters) => {
    const how = ends.shift() ?? 'well';
    if (how === 'before') throw new Error('broke down before');
    const result = await exec(...parameters);
    if (how === 'after') throw new Error('broke down after');
    return result;
  };
  return store;
};

const balances = (
  server: TestServer,
  accounts: readonly string[],
  ledger: string,
): Promise<number[]> =>
  Promise.all(
    accounts.map((account) =>
      server.store.view({ account, mode: 'test' }, (view) => view.balance(ledger, 'IDR')),
    ),
  );

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

const play = async (
  open: (clock: { now: () => number }) => Promise<Store>,
  moves: readonly Move[],
  ends: readonly string[],
  seen: Set<string>,
): Promise<void> => {
  const clock = manualClock();
  const breaks: string[] = [];
  const store = failing(await open(clock), breaks);
  const server = await openTestServer({ store, now: clock.now });
  const accounts = [server.platform, await server.branch(), await server.branch()];
  const name = (index: number) => accounts[index] ?? '';
  await server.control('POST', '/quiet', {});
  breaks.push(...ends);
  const responses = await Promise.all(
    moves.map(({ from, to, amount }, index) =>
      server.call('POST', '/transfers', {
        reference: `move-${index}`,
        amount: amount * 100_000_000,
        source_user_id: name(from),
        destination_user_id: name(to),
      }),
    ),
  );
  breaks.length = 0;
  // A failed job runs again after a pause: the clock moves until no job is left.
  const quiet = server.control('POST', '/quiet', {});
  const pauses = setInterval(() => clock.advance(61_000), 1);
  await quiet.finally(() => clearInterval(pauses));
  for (const [index, { status, body }] of responses.entries()) {
    const record = await server.call('GET', `/transfers/reference=move-${index}`);
    const ended = record.status === 404 ? 'NOT MADE' : record.body.status;
    seen.add(`${status} ${ended}`);
    expect(['NOT MADE', 'SUCCESSFUL']).toContain(ended);
    if (status === 200) expect(body).toEqual(record.body);
    if (status === 400)
      expect([body.error_code, ended]).toEqual(['INSUFFICIENT_BALANCE', 'NOT MADE']);
    const { from, to } = moves[index] ?? { from: 0, to: 0 };
    for (const [as, cashflow] of [
      [name(from), 'MONEY_OUT'],
      [name(to), 'MONEY_IN'],
    ] as const) {
      const query = `/transactions?types=TRANSFER&reference_id=move-${index}&limit=50`;
      const { data } = (await server.call('GET', query, undefined, { as })).body;
      const sides = data.filter(
        (one: { reference_id: string }) => one.reference_id === `move-${index}`,
      );
      expect(sides.map((one: { cashflow: string }) => one.cashflow)).toEqual(
        ended === 'SUCCESSFUL' ? [cashflow] : [],
      );
    }
  }
  const held = await balances(server, accounts, ledgers.available);
  expect(sum(held)).toBe(3 * OPENING);
  for (const one of held) expect(one).toBeGreaterThanOrEqual(0);
  expect(sum(await balances(server, accounts, ledgers.transit))).toBe(0);
  expect(await checkInvariants(server.store)).toEqual([]);
  await server.close();
};

const much: Move = { from: 0, to: 1, amount: 7 };

/** One example for each way a transfer ends, so that every run has them all. */
const examples: [Move[], ('before' | 'after')[]][] = [
  [[much, much], []],
  [[much], ['before']],
  [[much], ['after']],
];

test.each([
  [
    'in memory',
    async ({ now }: { now: () => number }) => memoryStore({ now, random: countingRandom() }),
    40,
  ],
  [
    'on SQLite',
    ({ now }: { now: () => number }) =>
      openSqlite({ file: ':memory:', now, random: countingRandom() }),
    12,
  ],
] as const)(
  'concurrent transfers neither create nor lose money, whichever decisions fail, %s (TXN-FIELD-cashflow-transfer)',
  async (_, open, numRuns) => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), endings, (moves, ends) =>
        play(open, moves, ends, seen),
      ),
      { numRuns, examples },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(['200 SUCCESSFUL', '400 NOT MADE', '500 NOT MADE', '500 SUCCESSFUL']),
    );
  },
);
