// Checks that every engine dumps and loads the contents of a partition completely.
import { expect } from 'expect';
import { timeOf } from '@kasir/core';
import type { At, Partition, PartitionContents, Replacement, Store, Tx } from '@kasir/core/store';
import {
  adds,
  changes,
  lamps,
  notes,
  otherPartition,
  parcels,
  testPartition,
  type Suite,
} from './fixtures.ts';
import { transfer } from './journal.ts';

const kinds = [notes, lamps, parcels];

/** Returns all pieces of a dump of the partition, joined. */
const dumped = async (store: Store, partition: Partition): Promise<PartitionContents> => {
  const all = { turn: { now: 0, sequence: 0 }, objects: [], entries: [], jobs: [] };
  let whole: PartitionContents = all;
  for await (const { turn, objects, entries, jobs } of store.dump(partition, kinds))
    whole = {
      turn,
      objects: [...whole.objects, ...objects],
      entries: [...whole.entries, ...entries],
      jobs: [...whole.jobs, ...jobs],
    };
  return whole;
};

/** Returns a replacement with these contents that ignores the existing ones. */
const instead = (contents: PartitionContents): Replacement => ({
  turn: contents.turn,
  reads: [],
  pieces: () => [contents],
});

/** Returns the contents in a fixed order: the order of stored jobs differs between adapters. */
const sortContents = (contents: PartitionContents): PartitionContents => ({
  ...contents,
  objects: contents.objects.toSorted((a, b) =>
    `${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1,
  ),
  entries: contents.entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  jobs: contents.jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

/** Registers the tests of dumps and loads. */
export const contentTests = ({ describe, test, on }: Suite): void => {
  describe('contents', () => {
    test(
      'a load restores everything that was dumped: objects with keys and lists, lines, balances, jobs',
      on(async ({ store, clock }) => {
        const id = await store.exec(
          testPartition,
          adds({ code: 'c1', label: 'one', size: 3 }, 's'),
        );
        const gone = clock.now() + 5;
        await store.exec(testPartition, adds({ code: 'short', label: 'expires' }, null, gone));
        await store.exec(testPartition, (at, tx) => {
          tx.insert(lamps, 'lamp-1', { public: { state: 'NEW' }, state: {} });
          const parcel = { route: 'north', size: 'L', color: 'red', shelf: 'a' };
          tx.insert(parcels, at.id(), { public: {}, state: parcel });
          tx.post(at.id(), transfer(70));
          tx.job('later', at.now + 60_000, { n: 1 });
          tx.job('deliver', at.now, { n: 2 }, 'https://example.com');
        });
        await store.exec(testPartition, changes(id, { label: 'two' }));
        clock.advance(10);
        const before = await dumped(store, testPartition);
        expect(before.objects.map(({ kind }) => kind).toSorted()).toEqual([
          'lamp',
          'note',
          'parcel',
        ]);
        expect(before.entries).toHaveLength(2);
        expect(before.jobs).toHaveLength(2);

        await store.exec(testPartition, changes(id, { label: 'three', code: 'c2' }));
        await store.exec(testPartition, adds({ code: 'c1' }));
        await store.exec(testPartition, (at, tx) => tx.post(at.id(), transfer(-5)));
        await store.load(testPartition, instead(before), kinds);

        expect(sortContents(await dumped(store, testPartition))).toEqual(sortContents(before));
        const seen = await store.view(testPartition, (view) => ({
          byKey: view.find(notes, 'code', 'c1')?.public.label,
          freed: view.find(notes, 'code', 'c2'),
          secret: view.find(notes, 'secret', 's')?.id,
          listed: view.list(notes, { any: { size: [3] } }, { limit: 9 }).rows.length,
          searched: view.list(notes, { contains: { label: 'tw' } }, { limit: 9 }).rows.length,
          lost: view.list(notes, { contains: { label: 'three' } }, { limit: 9 }).rows.length,
          parcel: view.list(parcels, { any: { list: ['north'] } }, { limit: 9 }).rows.length,
          children: view.children(parcels, 'a').length,
          balance: view.balance('available', 'IDR'),
        }));
        expect(seen).toEqual({
          byKey: 'two',
          freed: undefined,
          secret: id,
          listed: 1,
          searched: 1,
          lost: 0,
          parcel: 1,
          children: 1,
          balance: 70,
        });
        const claimed = await store.claim(5, 1_000, () => () => true);
        expect(claimed.map(({ topic, payload }) => [topic, payload])).toEqual([
          ['deliver', { n: 2 }],
        ]);
        // Versions continue from the restored ones.
        await store.exec(testPartition, changes(id, { label: 'four' }));
        const version = await store.view(testPartition, (view) => view.get(notes, id)?.version);
        expect(version).toBe(3);
      }),
    );

    test(
      'the contents of a partition can replace those of another, and empty contents clear one',
      on(async ({ store }) => {
        await store.exec(testPartition, adds({ code: 'c1' }));
        await store.exec(otherPartition, adds({ code: 'other' }));
        const held = await dumped(store, testPartition);
        await store.load(otherPartition, instead(held), kinds);
        const nothing = { ...held, objects: [], entries: [], jobs: [] };
        await store.load(testPartition, instead(nothing), kinds);
        const codes = (partition: typeof testPartition) =>
          store.view(partition, (view) =>
            view.list(notes, {}, { limit: 9 }).rows.map((row) => row.public.code),
          );
        expect(await codes(testPartition)).toEqual([]);
        expect(await codes(otherPartition)).toEqual(['c1']);
        const id = await store.exec(testPartition, adds({ code: 'again' }));
        expect(await store.view(testPartition, (view) => view.get(notes, id)?.public.code)).toBe(
          'again',
        );
      }),
    );

    test(
      'new ids are later than the latest moment of loaded contents',
      on(async ({ store, clock }) => {
        await store.exec(testPartition, adds());
        const held = await dumped(store, testPartition);
        const { turn } = held;
        const later = { ...held, objects: [], turn: { now: turn.now + 50, sequence: 3 } };
        await store.load(
          testPartition,
          { ...instead(held), pieces: () => [later, { ...later, turn }] },
          kinds,
        );
        expect((await dumped(store, testPartition)).turn).toEqual(later.turn);
        clock.advance(10);
        const id = await store.exec(testPartition, adds());
        expect(timeOf(id)).toBe(later.turn.now);
      }),
    );

    test(
      'a load with an object of an unknown kind fails and changes nothing',
      on(async ({ store }) => {
        const id = await store.exec(testPartition, adds());
        const held = await dumped(store, testPartition);
        await expect(store.load(testPartition, instead(held), [lamps])).rejects.toThrow(
          'no kind note',
        );
        expect(await store.view(testPartition, (view) => view.get(notes, id)?.id)).toBe(id);
      }),
    );

    test(
      'a replacement in pieces reads the earlier objects, and sets the clock',
      on(async ({ store }) => {
        const id = await store.exec(testPartition, adds({ code: 'c1' }));
        await store.exec(testPartition, (at, tx) => tx.post(at.id(), transfer(5)));
        const before = await dumped(store, testPartition);
        const empty = { ...before, objects: [], entries: [], jobs: [] };
        const seen: string[] = [];
        const clock = { frozen: before.turn.now + 1_000, offset: 0 };
        await store.load(
          testPartition,
          {
            turn: before.turn,
            reads: [notes],
            clock,
            *pieces(held) {
              seen.push(...held.map((object) => object.id));
              yield { ...empty, objects: held };
              yield { ...empty, entries: before.entries };
            },
          },
          kinds,
        );
        expect(seen).toEqual([id]);
        expect(await store.clock()).toEqual(clock);
        expect(sortContents(await dumped(store, testPartition))).toEqual(sortContents(before));
      }),
    );

    test(
      'a replacement that fails between two pieces changes nothing, not even the clock',
      on(async ({ store }) => {
        const id = await store.exec(testPartition, adds({ code: 'c1' }));
        const held = await dumped(store, testPartition);
        const clock = await store.clock();
        const failing = store.load(
          testPartition,
          {
            turn: { now: held.turn.now + 9, sequence: 0 },
            reads: [],
            clock: { frozen: 1, offset: 0 },
            *pieces() {
              yield { ...held, objects: [] };
              throw new Error('in between');
            },
          },
          kinds,
        );
        await expect(failing).rejects.toThrow('in between');
        expect(await store.clock()).toEqual(clock);
        expect(await dumped(store, testPartition)).toEqual(held);
        expect(await store.view(testPartition, (view) => view.get(notes, id)?.id)).toBe(id);
      }),
    );

    test(
      'the extra decision of a replacement is stored with it, in another partition',
      on(async ({ store }) => {
        const id = await store.exec(otherPartition, adds({ code: 'beside', label: 'before' }));
        await store.exec(testPartition, adds({ code: 'c1' }));
        const held = await dumped(store, testPartition);
        const extraDecision = {
          partition: otherPartition,
          kinds: [notes],
          decide: (at: At, tx: Tx) => {
            changes(id, { label: 'after' })(at, tx);
            adds({ code: 'made beside' })(at, tx);
          },
        };
        await store.load(testPartition, { ...instead(held), extraDecision }, kinds);
        const seen = await store.view(otherPartition, (view) => [
          view.get(notes, id)?.public.label,
          view.find(notes, 'code', 'made beside')?.version,
        ]);
        expect(seen).toEqual(['after', 1]);
        const later = await store.exec(otherPartition, adds({ code: 'later' }));
        const made = await store.view(otherPartition, (view) =>
          view.find(notes, 'code', 'made beside'),
        );
        expect(later > (made?.id ?? '')).toBe(true);
      }),
    );

    test(
      'a replacement whose extra decision fails changes nothing in either partition',
      on(async ({ store }) => {
        const id = await store.exec(testPartition, adds({ code: 'c1' }));
        const held = await dumped(store, testPartition);
        const clock = await store.clock();
        const extraDecision = {
          partition: otherPartition,
          kinds: [notes],
          decide: (at: At, tx: Tx) => {
            adds({ code: 'half' })(at, tx);
            throw new Error('beside');
          },
        };
        const failing = store.load(
          testPartition,
          {
            ...instead({ ...held, objects: [] }),
            clock: { frozen: 1, offset: 0 },
            extraDecision,
          },
          kinds,
        );
        await expect(failing).rejects.toThrow('beside');
        expect(await store.clock()).toEqual(clock);
        expect(await dumped(store, testPartition)).toEqual(held);
        expect(await store.view(testPartition, (view) => view.get(notes, id)?.id)).toBe(id);
        const half = await store.view(otherPartition, (view) => view.find(notes, 'code', 'half'));
        expect(half).toBeUndefined();
      }),
    );
  });
};
