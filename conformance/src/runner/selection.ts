// Chooses a sample of the laws for a run of few requests: some of every group, selected by the
// seed.
import type { Law } from '../law.ts';
import { groupOf } from '../verdict.ts';
import type { Skip } from './plan.ts';
import { createRandom, seedFor } from '../run/seed.ts';

export interface SampleOptions {
  /** Requests of the whole run. */
  readonly budget: number;
  readonly seed: number;
  /** Requests that a law is likely to send. */
  readonly costOf: (law: Law) => number;
  /** Returns why a law cannot be tried, or null; its endpoints must have been looked for. */
  readonly findSkip: (law: Law) => Skip | null;
  /** Returns whether an endpoint was looked for. */
  readonly isKnown: (endpoint: string) => boolean;
  /** Looks for an endpoint; resolves to the number of requests that were sent for it. */
  readonly find: (endpoint: string) => Promise<number>;
}

/** Requests reserved for laws that cost more than estimated, and to confirm a failure. */
const RESERVE = 30;

/** Number of endpoints that are looked for first because most laws need them. */
const COMMON = 10;

const findMostNeeded = (laws: readonly Law[]): string[] => {
  const counts = new Map<string, number>();
  for (const id of laws.flatMap(({ endpoints }) => endpoints)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, COMMON)
    .map(([id]) => id);
};

/** Many targets finish a refund immediately, so a law at its cancellation would try nothing. */
const RARELY_POSSIBLE = 'refunds.cancel';

/**
 * Returns whether quick runs skip a law: it is slow, uses up a rate limit, or is seldom possible.
 */
const isSkippedBySmoke = ({ needs, on }: Law): boolean =>
  needs.includes('exhaust') || needs.includes('wait') || on === RARELY_POSSIBLE;

const shuffle = <T>(values: readonly T[], random: () => number): T[] =>
  values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);

/**
 * Chooses laws that together fit into a budget of requests: one of each group that the target can
 * be tried for, and then more of all groups in turn.
 */
export const chooseSample = async (
  laws: readonly Law[],
  { budget, seed, costOf, findSkip, isKnown, find }: SampleOptions,
): Promise<ReadonlySet<Law>> => {
  const random = createRandom(seedFor(seed, 'sample'));
  const light = laws.filter((law) => !isSkippedBySmoke(law));
  let left = budget - RESERVE;
  for (const id of findMostNeeded(light)) left -= await find(id);
  // Laws whose needs the target does not meet use no requests of the budget.
  const possible = light.filter((law) => findSkip({ ...law, endpoints: [] }) === null);
  const groups = Map.groupBy(shuffle(possible, random), groupOf);
  const chosen = new Set<Law>();
  const tried = new Set<Law>();
  const unknownTo = ({ endpoints }: Law): readonly string[] =>
    endpoints.filter((id) => !isKnown(id));
  const priceOf = (law: Law): number => costOf(law) + unknownTo(law).length;

  /**
   * Chooses the first law of a group that costs no more than `most` and that the target supports.
   */
  const takeOne = async (group: readonly Law[], most: number): Promise<boolean> => {
    for (const law of group) {
      if (tried.has(law) || priceOf(law) > Math.min(most, left)) continue;
      tried.add(law);
      for (const id of unknownTo(law)) left -= await find(id);
      if (findSkip(law) !== null) continue;
      chosen.add(law);
      left -= costOf(law);
      return true;
    }
    return false;
  };

  // Groups with expensive laws come first: the others share what they leave.
  const cheapest = (group: readonly Law[]): number => Math.min(...group.map(priceOf));
  const order = [...groups.values()].toSorted((one, other) => cheapest(other) - cheapest(one));
  for (const group of order)
    if (!(await takeOne(group, 2 * cheapest(group)))) await takeOne(group, left);
  for (let takes = true; takes;) {
    takes = false;
    const share = left / order.length;
    for (const group of order) if (await takeOne(group, share)) takes = true;
  }
  return new Set(laws.filter((law) => chosen.has(law)));
};

/** Returns the skip of a law that is not part of the sample. */
export const notSampled = (profile: string): Skip => ({
  reason: 'PROFILE',
  note: `--profile ${profile} tries a sample of the laws: --profile standard tries all`,
});
