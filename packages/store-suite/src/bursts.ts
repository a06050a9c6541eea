// Checks concurrent decisions: acknowledged results are stored as returned, failures leave nothing.
import fc from 'fast-check';
import { expect } from 'expect';
import type { At, Partition, Store, Tx } from '@kasir/core/store';
import { adds, notes, type Suite } from './fixtures.ts';
import { transfer } from './journal.ts';

/** A command that adds a note or changes the code of one; it may look for the code, or fail. */
const anyCommand = fc.record({
  code: fc.constantFrom('a', 'b', 'c', null),
  target: fc.option(fc.nat(9)),
  looks: fc.boolean(),
  fails: fc.constantFrom(true, false, false, false),
});

type Command = typeof anyCommand extends fc.Arbitrary<infer C> ? C : never;

interface Acknowledgment {
  readonly id: string;
  readonly version: number;
  readonly code: string | null;
}

const decides =
  ({ code, target, looks, fails }: Command, ids: readonly string[]) =>
  (at: At, tx: Tx): Acknowledgment => {
    if (looks && code !== null && tx.find(notes, 'code', code)) throw new Error('held');
    const chosen = target === null ? undefined : ids[target % ids.length];
    const id = chosen ?? adds({ code })(at, tx);
    const row = tx.get(notes, id);
    if (!row) throw new Error(`note ${id} is missing`);
    const { version } =
      chosen === undefined ? row : tx.update(notes, row, { public: { ...row.public, code } });
    tx.post(at.id(), transfer(1));
    tx.job('burst', at.now, id);
    if (fails) throw new Error('failed');
    return { id, version, code };
  };

/** Compares everything in a partition with the latest acknowledged result for each note. */
const expectAsAcknowledged = async (
  store: Store,
  partition: Partition,
  acknowledged: readonly Acknowledgment[],
) => {
  const latest = new Map<string, Acknowledgment>();
  for (const ack of acknowledged) {
    if (ack.version > (latest.get(ack.id)?.version ?? 0)) latest.set(ack.id, ack);
  }
  const seen = await store.view(partition, (view) => ({
    rows: view.list(notes, {}, { limit: 999, order: 'asc' }).rows,
    found: ['a', 'b', 'c'].map((code) => view.find(notes, 'code', code)?.id),
    lines: view.entries('available', 'IDR', { limit: 999 }).map(({ balance }) => balance),
  }));
  const held = seen.rows.map(({ id, version, public: { code } }) => ({ id, version, code }));
  expect(held).toEqual([...latest.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const holders = ['a', 'b', 'c'].map((code) => held.filter((note) => note.code === code));
  expect(holders.every(({ length }) => length <= 1)).toBe(true);
  expect(seen.found).toEqual(holders.map(([holder]) => holder?.id));
  expect(seen.lines).toEqual(acknowledged.map((_, n) => n + 1));
  expect(new Set(acknowledged.map(({ id, version }) => `${id} ${version}`)).size).toBe(
    acknowledged.length,
  );
};

export const burstTests = ({ describe, test, on }: Suite): void => {
  describe('bursts', () => {
    test(
      'after any bursts, the stored objects, keys, versions, lines and jobs match the returned results',
      on(async ({ store }) => {
        const seen = { committed: 0, failed: 0 };
        const bursts = fc.array(fc.array(anyCommand, { maxLength: 12 }), { maxLength: 4 });
        const law = fc.asyncProperty(bursts, async (generated) => {
          const partition: Partition = {
            account: `${seen.committed} ${seen.failed}`,
            mode: 'test',
          };
          const acknowledged: Acknowledgment[] = [];
          for (const burst of generated) {
            const ids = [...new Set(acknowledged.map(({ id }) => id))];
            const results = await Promise.allSettled(
              burst.map((command) => store.exec(partition, decides(command, ids))),
            );
            for (const result of results) {
              if (result.status === 'fulfilled') acknowledged.push(result.value);
              else seen.failed += 1;
            }
            await expectAsAcknowledged(store, partition, acknowledged);
          }
          const jobs = await store.claim(999, 1000);
          const touched = (all: readonly unknown[]) => all.map(String).toSorted();
          expect(touched(jobs.map(({ payload }) => payload))).toEqual(
            touched(acknowledged.map(({ id }) => id)),
          );
          seen.committed += acknowledged.length;
        });
        await fc.assert(law, { numRuns: 60 });
        expect(Math.min(seen.committed, seen.failed)).toBeGreaterThan(100);
      }),
    );
  });
};
