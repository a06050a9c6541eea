// Selects the laws that can notice mutants: those that run their places, or all when one runs at
// the start.
import { holds } from './executed.ts';
import type { CoverageMap, JudgingLaw } from './map.ts';
import type { Mutant } from './mutant.ts';

export interface Reach {
  /** Code that runs a place: laws, only the start of a server, or nothing. */
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

/** Returns the laws that can notice one of these mutants. */
export const reachOf = ({ laws, files, start }: CoverageMap, mutants: readonly Mutant[]): Reach => {
  const running = new Set(
    mutants.flatMap((mutant) =>
      (files[mutant.file] ?? [])
        .filter(({ spans }) => holds(spans, mutant.start))
        .flatMap((one) => one.laws),
    ),
  );
  const near = new Set(
    mutants.flatMap(({ file }) => (files[file] ?? []).flatMap((one) => one.laws)),
  );
  const first = laws.filter((_, at) => running.has(at));
  if (!mutants.some(({ file, start: at }) => holds(start[file] ?? [], at))) {
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

/** The seconds of the laws that are tried on each mutant alone. */
const QUICK_SECONDS = 15;

/** Returns the first laws, as many as take some seconds together. */
export const quickest = (laws: readonly JudgingLaw[]): readonly JudgingLaw[] => {
  let sum = 0;
  const end = laws.findIndex(({ seconds }) => (sum += seconds) > QUICK_SECONDS);
  return end === -1 ? laws : laws.slice(0, end);
};
