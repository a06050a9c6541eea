// Draws mutants at random: the operator first, then the declaration, then the place in it, so that
// neither frequent operators nor long tables of data are drawn more often than others.
import { RandomSource } from '../random/random-source.ts';
import type { Mutant } from './mutant.ts';

/** Mutants by operator, then by declaration. */
type Pool = Map<string, Map<string, Mutant[]>>;

const poolOf = (candidates: readonly Mutant[]): Pool => {
  const pool: Pool = new Map();
  for (const mutant of candidates) {
    const { operator, file, declaration } = mutant;
    const byPlace = pool.get(operator) ?? new Map<string, Mutant[]>();
    pool.set(operator, byPlace);
    const place = `${file} ${declaration}`;
    const some = byPlace.get(place);
    if (some) some.push(mutant);
    else byPlace.set(place, [mutant]);
  }
  return pool;
};

/** Returns a random key of a map, which must not be empty. */
const drawKey = (map: ReadonlyMap<string, unknown>, random: RandomSource): string =>
  random.among([...map.keys()], '');

/** Yields every candidate once, in the order that the seed draws. */
export const drawn = function* (candidates: readonly Mutant[], seed: number): Generator<Mutant> {
  const pool = poolOf(candidates);
  const random = new RandomSource(seed);
  while (pool.size > 0) {
    const operator = drawKey(pool, random);
    const byPlace = pool.get(operator) ?? new Map<string, Mutant[]>();
    const place = drawKey(byPlace, random);
    const some = byPlace.get(place) ?? [];
    yield* some.splice(random.below(some.length), 1);
    if (some.length === 0) byPlace.delete(place);
    if (byPlace.size === 0) pool.delete(operator);
  }
};
