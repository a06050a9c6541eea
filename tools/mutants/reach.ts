// Selects the laws that can notice a mutant: those that run its place, or all when it runs at the
// start.
import { holds } from './executed.ts';
import type { CoverageMap, JudgingLaw } from './map.ts';
import type { Mutant } from './mutant.ts';

export interface Reach {
  /** Code that runs the place: laws, only the start of a server, or nothing. */
  readonly by: 'laws' | 'start' | 'nobody';
  /** The laws to try, the likeliest and fastest first. */
  readonly laws: readonly JudgingLaw[];
}

const idOf = ({ name }: JudgingLaw): string => name.split(':')[0] ?? name;

/**
 * Orders laws so that each is tried at one endpoint before any is tried at its second: a law that
 * misses a mutant at one endpoint seldom notices it at the next. Within each turn the fastest comes
 * first.
 */
const inTurns = (laws: readonly JudgingLaw[]): JudgingLaw[] => {
  const turns = [...Map.groupBy(laws, idOf).values()].flatMap((some) =>
    some.toSorted((a, b) => a.seconds - b.seconds).map((law, turn) => ({ law, turn })),
  );
  return turns
    .toSorted((a, b) => a.turn - b.turn || a.law.seconds - b.law.seconds)
    .map(({ law }) => law);
};

/** Returns the laws that can notice a mutant. */
export const reachOf = ({ laws, files, start }: CoverageMap, mutant: Mutant): Reach => {
  const ran = files[mutant.file] ?? [];
  const running = new Set(
    ran.filter(({ spans }) => holds(spans, mutant.start)).flatMap((one) => one.laws),
  );
  const near = new Set(ran.flatMap((one) => one.laws));
  const first = laws.filter((_, at) => running.has(at));
  if (!holds(start[mutant.file] ?? [], mutant.start)) {
    return { by: running.size > 0 ? 'laws' : 'nobody', laws: inTurns(first) };
  }
  // A value that a module computes at the start may be read from anywhere.
  const second = laws.filter((_, at) => near.has(at) && !running.has(at));
  const third = laws.filter((_, at) => !near.has(at) && !running.has(at));
  return {
    by: running.size > 0 ? 'laws' : 'start',
    laws: [first, second, third].flatMap(inTurns),
  };
};
