// Distributes laws that run in parallel over tracks, each with a separate account.
import type { Law, Need } from '../law.ts';
import { isOutcome } from '../violation.ts';
import { Trial } from '../run/trial.ts';
import type { RunContext } from '../run/run-context.ts';

/** Laws that run at once: enough for suite and target to work at the same time. */
const TRACKS = 4;

/** Needs that all tracks share: the clock, the receiver, rate limits, and real time. */
const shared: ReadonlySet<Need> = new Set<Need>([
  'clock',
  'receiver',
  'events',
  'rate headers',
  'exhaust',
  'windows',
  'wait',
]);

/**
 * Returns whether a law neither disturbs others that run at the same time nor is disturbed by them.
 */
export const runsInParallel = ({ needs, racy, stopsClock }: Law): boolean =>
  !racy && stopsClock !== true && !needs.some((need) => shared.has(need));

/**
 * Returns the order of laws that run in parallel: those that move the clock first, because the
 * objects that others leave behind have times that would pass as well.
 */
export const inOrder = (laws: readonly Law[]): readonly Law[] => {
  const moves = ({ needs, stopsClock }: Law): boolean =>
    (stopsClock === true || needs.includes('clock')) && !needs.includes('exhaust');
  return [...laws.filter(moves), ...laws.filter((law) => !moves(law))];
};

/** Fewer laws do not justify separate accounts and a search for every endpoint. */
const WORTH = 20;

/** Returns whether tracks pay off for these laws. */
export const isWorthTracks = (laws: readonly Law[]): boolean =>
  laws.filter(runsInParallel).length >= WORTH;

/**
 * Creates the context of a track: an account that nobody else uses replaces the main one. It may do
 * all that any account may, so that what a law sees does not depend on its track.
 */
const trackOf = async (context: RunContext): Promise<RunContext> => {
  const { name, key } = await new Trial(context, 0).account({ platform: true });
  return {
    ...context,
    main: { name, key },
    readOnly: null,
    live: null,
    subAccounts: [],
    inbox: null,
    callbackToken: null,
  };
};

/**
 * Opens the contexts of tracks for a number of laws: the first has the main account, and it is the
 * only one if the target creates no more accounts.
 */
export const openTracks = async (
  context: RunContext,
  laws: number,
): Promise<readonly RunContext[]> => {
  const tracks = [context];
  try {
    while (tracks.length < Math.min(TRACKS, laws)) tracks.push(await trackOf(context));
  } catch (error) {
    // The laws report what is wrong.
    if (!isOutcome(error)) throw error;
  }
  return tracks;
};

/** Distributes laws over tracks by cost; the same laws always share an account. */
export const distributed = (
  laws: readonly Law[],
  tracks: number,
  costOf: (law: Law) => number,
): readonly (readonly Law[])[] => {
  const all = Array.from({ length: tracks }, (): { laws: Law[]; cost: number } => ({
    laws: [],
    cost: 0,
  }));
  for (const law of laws) {
    const least = all.reduce((one, other) => (other.cost < one.cost ? other : one));
    least.laws.push(law);
    least.cost += costOf(law);
  }
  return all.map((track) => track.laws);
};
