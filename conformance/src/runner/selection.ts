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

/** Most further endpoints that are looked for on behalf of one group. */
const NEW_PER_GROUP = 5;

const mostNeeded = (laws: readonly Law[]): string[] => {
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

/** Returns whether quick runs skip a law: it takes time or a whole limit, or is seldom possible. */
const isSkippedBySmoke = ({ needs, on }: Law): boolean =>
  needs.includes('exhaust') || needs.includes('wait') || on === RARELY_POSSIBLE;

const shuffled = <T>(values: readonly T[], random: () => number): T[] =>
  values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);

/** Chooses laws that together fit into a budget of requests. */
export const chooseSample = async (
  laws: readonly Law[],
  { budget, seed, costOf, findSkip, isKnown, find }: SampleOptions,
): Promise<ReadonlySet<Law>> => {
  const random = createRandom(seedFor(seed, 'sample'));
  const light = laws.filter((law) => !isSkippedBySmoke(law));
  const groups = Map.groupBy(shuffled(light, random), groupOf);
  const chosen = new Set<Law>();
  let left = budget - RESERVE;
  for (const id of mostNeeded(light)) left -= await find(id);

  /** Takes as many laws of a group as its share allows; looks for as many endpoints at most. */
  const take = async (
    group: readonly Law[],
    share: number,
    most: number,
    looks = NEW_PER_GROUP,
  ): Promise<void> => {
    let [open, found, taken] = [share, 0, 0];
    for (const law of group) {
      const unknown = law.endpoints.filter((id) => !isKnown(id));
      const cost = costOf(law);
      const dear = cost + unknown.length > (taken === 0 ? Math.max(open, most) : open);
      if (chosen.has(law) || dear || found + unknown.length > looks) continue;
      for (const id of unknown) {
        const sent = await find(id);
        [open, left, found] = [open - sent, left - sent, found + 1];
      }
      if (findSkip(law) !== null) continue;
      chosen.add(law);
      taken += 1;
      [open, left] = [open - cost, left - cost];
    }
  };

  // Groups with expensive laws come first: the others share what they leave.
  const cheapest = (group: readonly Law[]): number => Math.min(...group.map(costOf));
  const order = [...groups.values()].toSorted((one, other) => cheapest(other) - cheapest(one));
  for (const [at, group] of order.entries()) {
    const share = Math.floor(left / (order.length - at));
    await take(group, share, Math.min(left / 2, cheapest(group) * 2));
  }
  // Endpoints found for later groups may serve earlier ones that got nothing.
  for (const group of order) {
    if (!group.some((law) => chosen.has(law)))
      await take(group, Math.floor(left / 2), left, Math.floor(left / 4));
  }
  return new Set(laws.filter((law) => chosen.has(law)));
};

/** Returns the skip of a law that is not part of the sample. */
export const notSampled = (profile: string): Skip => ({
  reason: 'PROFILE',
  note: `--profile ${profile} tries a sample of the laws: --profile standard tries all`,
});
