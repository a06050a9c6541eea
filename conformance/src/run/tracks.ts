// Laws side by side: which may run so, and in which track, each with an account of its own.
import type { Law, Need } from '../law.ts';
import { isOutcome } from '../violation.ts';
import { Trial } from './trial.ts';
import type { RunContext } from './run-context.ts';

/** Laws that run at once: enough for suite and target to work at the same time. */
const TRACKS = 4;

/** What is everybody's: the clock, what arrives at the receiver, limits, and real time. */
const shared: ReadonlySet<Need> = new Set<Need>([
  'clock',
  'receiver',
  'events',
  'rate headers',
  'exhaust',
  'windows',
  'wait',
]);

/** Whether a law neither disturbs others that run at the same time nor is disturbed by them. */
export const runsBeside = ({ needs, racy, stopsClock }: Law): boolean =>
  !racy && stopsClock !== true && !needs.some((need) => shared.has(need));

/**
 * Laws in the order in which they run beside each other: those that move the clock first, because
 * everything that others leave behind has times that would pass as well.
 */
export const inOrder = (laws: readonly Law[]): readonly Law[] => {
  const moves = ({ needs, stopsClock }: Law): boolean =>
    (stopsClock === true || needs.includes('clock')) && !needs.includes('exhaust');
  return [...laws.filter(moves), ...laws.filter((law) => !moves(law))];
};

/** Fewer laws are not worth accounts of their own and a look at every endpoint. */
const WORTH = 20;

/** Whether tracks are worth their while for these laws. */
export const isWorthTracks = (laws: readonly Law[]): boolean =>
  laws.filter(runsBeside).length >= WORTH;

/**
 * The context of a track: an account that nobody else uses takes the place of the main one. It may
 * do all that any account may, so that what a law sees does not depend on its track.
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
 * Contexts of tracks for so many laws: the first has the main account, which is the only one where
 * the target makes no more.
 */
export const openTracks = async (
  context: RunContext,
  laws: number,
): Promise<readonly RunContext[]> => {
  const tracks = [context];
  try {
    while (tracks.length < Math.min(TRACKS, laws)) tracks.push(await trackOf(context));
  } catch (error) {
    // The laws say what is wrong.
    if (!isOutcome(error)) throw error;
  }
  return tracks;
};

/** Distributes laws over tracks by what they cost: the same laws always meet on one account. */
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
