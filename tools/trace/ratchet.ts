// Holds coverage at least at the level of ratchet.json, per area.
import type { Coverage } from './coverage.ts';

/** The limits of an area: at most this many uncovered clauses, at least this many carried ones. */
export interface Held {
  readonly uncovered: number;
  readonly carried: number;
}

export type Ratchet = Readonly<Record<string, Held>>;

export const ratchetOf = (areas: Coverage): Ratchet =>
  Object.fromEntries(
    Object.entries(areas).map(([area, { uncovered, carried }]) => [
      area,
      { uncovered: uncovered.length, carried },
    ]),
  );

/** The direction of improvement. */
const signs = { uncovered: -1, carried: 1 } as const;

/**
 * Compares coverage with the ratchet; returns the areas that got worse and those that got better.
 */
export const compare = (
  areas: Coverage,
  ratchet: Ratchet,
): { worse: string[]; better: string[] } => {
  const changes = Object.entries(ratchetOf(areas)).flatMap(([area, now]) => {
    const before = ratchet[area] ?? { uncovered: 0, carried: 0 };
    return (['uncovered', 'carried'] as const).map((what) => ({
      gain: (now[what] - before[what]) * signs[what],
      line: `${area}: ${now[what]} ${what}, the ratchet says ${before[what]}`,
    }));
  });
  return {
    worse: changes.filter(({ gain }) => gain < 0).map(({ line }) => line),
    better: changes.filter(({ gain }) => gain > 0).map(({ line }) => line),
  };
};
