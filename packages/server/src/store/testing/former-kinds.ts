// Two kinds of an earlier release that are merged into one, for upgrade tests on every store.
import { kind, recordKind, type AnyKind, type Stored } from '@kasir/core/resource';
import type { At, Partition, Store, Tx } from '@kasir/core/store';
import { expect } from 'vitest';
import * as z from 'zod';

const animal = z.object({ name: z.string(), legs: z.number() });
type Animal = z.infer<typeof animal>;

interface Owned {
  readonly owner: string;
}

const declared = {
  schema: animal,
  keys: { name: (row: { readonly public: Animal }) => row.public.name },
};

/** The declarations of the earlier release: dogs had a facet, names of birds were searched. */
const dogs = kind<Owned>()({
  name: 'dog',
  ...declared,
  facets: { legs: (row) => row.public.legs },
});
const birds = kind<Owned>()({
  name: 'bird',
  ...declared,
  facets: { name: (row) => row.public.name },
  searched: ['name'],
});

interface PetState extends Animal, Owned {
  readonly species: string;
}

const petOf = ({ kind: species, public: visible, state }: Stored): PetState =>
  species === 'pet'
    ? (state as PetState)
    : { species, ...animal.parse(visible), ...(state as Owned) };

/** The declaration of this release; `searched` states whether names are searched. */
const petsOf = (searched: boolean) =>
  recordKind<PetState>()({
    name: 'pet',
    keys: { tag: ({ species, name }) => `${species} ${name}` },
    facets: { name: ({ name }) => name, legs: ({ legs }) => legs },
    searched: searched ? ['name'] : [],
    parent: ({ owner }) => owner,
    upcast: petOf,
    formerly: ['dog', 'bird'],
  });

const partition: Partition = { account: 'acc', mode: 'test' };
const other: Partition = { account: 'acc2', mode: 'live' };

const adds =
  (of: AnyKind, name: string, legs: number, expires?: number) =>
  (at: At, tx: Tx): string =>
    tx.insert(
      of,
      at.id(),
      { public: { name, legs }, state: { owner: `owner of ${name}` } },
      expires === undefined ? {} : { expires },
    ).id;

type Within = <T>(work: (store: Store) => Promise<T>) => Promise<T>;

/**
 * Checks the conversion of former kinds. Each `within` is a release that opens the database, uses
 * it, and closes it.
 */
export const takesOver = async (within: Within, searched: boolean): Promise<void> => {
  const pets = petsOf(searched);
  const { rex, tweety, elsewhere } = await within(async (store) => {
    await store.exec(partition, (at, tx) => {
      for (let n = 0; n < 1_100; n += 1) adds(dogs, `dog ${n}`, 4)(at, tx);
    });
    return {
      rex: await store.exec(partition, adds(dogs, 'rex', 3, store.now() + 86_400_000)),
      tweety: await store.exec(partition, adds(birds, 'tweety', 2)),
      elsewhere: await store.exec(other, adds(birds, 'tweety', 2)),
    };
  });
  const bello = await within(async (store) => {
    await store.view(partition, (view) => {
      const bird = view.get(pets, tweety);
      expect(bird).toMatchObject({
        version: 1,
        public: {},
        state: { species: 'bird', name: 'tweety', legs: 2, owner: 'owner of tweety' },
      });
      expect(view.find(pets, 'tag', 'dog rex')?.id).toBe(rex);
      expect(view.children(pets, 'owner of rex').map(({ id }) => id)).toEqual([rex]);
      const threeLegs = view.list(pets, { any: { legs: [3] } }, { limit: 9 }).rows;
      expect(threeLegs.map(({ id }) => id)).toEqual([rex]);
      expect(view.list(pets, {}, { limit: 2_000 }).rows).toHaveLength(1_102);
      if (searched) {
        const found = view.list(pets, { contains: { name: 'weet' } }, { limit: 9 }).rows;
        expect(found.map(({ id }) => id)).toEqual([tweety]);
      }
    });
    expect(await store.view(other, (view) => view.find(pets, 'tag', 'bird tweety')?.id)).toBe(
      elsewhere,
    );
    return store.exec(partition, (at, tx) => {
      const dog = tx.get(pets, rex);
      if (dog) tx.update(pets, dog, { state: { ...dog.state, legs: 4 } });
      const state = { species: 'dog', name: 'bello', legs: 4, owner: 'owner of rex' };
      return tx.insert(pets, at.id(), { public: {}, state }).id;
    });
  });
  await within(async (store) => {
    await store.view(partition, (view) => {
      expect(view.get(pets, rex)).toMatchObject({ version: 2, state: { species: 'dog', legs: 4 } });
      expect(view.children(pets, 'owner of rex').map(({ id }) => id)).toEqual([rex, bello]);
      expect(view.list(dogs, {}, { limit: 9 }).rows).toEqual([]);
    });
  });
};

/** Checks a kind that keeps its name but is stored in a new form, with a new key and facet. */
export const fillsFromUpcast = async (within: Within): Promise<void> => {
  const id = await within((store) => store.exec(partition, adds(dogs, 'rex', 3)));
  const next = recordKind<Animal & Owned>()({
    name: 'dog',
    upcast: ({ public: visible, state }) => ({ ...animal.parse(visible), ...(state as Owned) }),
    keys: { tag: ({ name }) => `tag of ${name}` },
    facets: { owner: ({ owner }) => owner },
  });
  await within((store) =>
    store.view(partition, (view) => {
      const found = view.find(next, 'tag', 'tag of rex');
      expect(found?.state).toEqual({ name: 'rex', legs: 3, owner: 'owner of rex' });
      const owned = view.list(next, { any: { owner: ['owner of rex'] } }, { limit: 9 }).rows;
      expect(owned.map((row) => row.id)).toEqual([id]);
    }),
  );
};
