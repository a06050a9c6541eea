// Which clause is covered: proven by a test or law, decided and carried, or documented; and not
// said to be missing.
import type { Clause, Ledger } from './clauses.ts';
import type { Place } from './places.ts';
import type { Run } from './reports.ts';

export interface AreaCoverage {
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
}

export type Coverage = Readonly<Record<string, AreaCoverage>>;

const idsOf = (places: readonly Place[], role: Place['role']): Set<string> =>
  new Set(places.filter((place) => place.role === role).map(({ id }) => id));

/** Ids with a passing proof and no failing one; without a run, what titles and laws claim. */
const provenIds = (places: readonly Place[], run: Run): Set<string> => {
  if (!run.ran) return idsOf(places, 'proves');
  const failed = new Set(run.proofs.filter(({ passed }) => !passed).map(({ id }) => id));
  return new Set(run.proofs.map(({ id }) => id).filter((id) => !failed.has(id)));
};

/** Coverage by area, areas and ids in the order of the ledger. */
export const coverage = (ledger: Ledger, places: readonly Place[], run: Run): Coverage => {
  const proven = provenIds(places, run);
  const carried = idsOf(places, 'carries');
  const decided = idsOf(places, 'decides');
  const documented = idsOf(places, 'documents');
  const lacking = idsOf(places, 'lacks');
  const isOpen = (kind: string): boolean => kind === 'conflict' || kind === 'unspecified';
  // A decision that no code carries may describe code that was never written.
  const isCovered = ({ id, kind, observable }: Clause): boolean =>
    !lacking.has(id) &&
    (proven.has(id) ||
      (isOpen(kind) && decided.has(id) && carried.has(id)) ||
      (observable.startsWith('not observable') && documented.has(id)));
  const areas = new Map<string, { total: number; covered: number; uncovered: string[] }>();
  for (const clause of ledger.values()) {
    const area = areas.get(clause.area) ?? { total: 0, covered: 0, uncovered: [] };
    areas.set(clause.area, area);
    area.total += 1;
    if (isCovered(clause)) area.covered += 1;
    else area.uncovered.push(clause.id);
  }
  return Object.fromEntries(areas);
};

/** Uncovered clauses per area, as the ratchet file holds them. */
export type Ratchet = Readonly<Record<string, number>>;

export const ratchetOf = (areas: Coverage): Ratchet =>
  Object.fromEntries(
    Object.entries(areas).map(([area, { uncovered }]) => [area, uncovered.length]),
  );

/** How coverage stands to the ratchet: areas that lost clauses, and areas that gained some. */
export const compare = (
  areas: Coverage,
  ratchet: Ratchet,
): { worse: string[]; better: string[] } => {
  const lines = (wanted: (now: number, before: number) => boolean): string[] =>
    Object.entries(ratchetOf(areas))
      .map(([area, now]) => ({ area, now, before: ratchet[area] ?? 0 }))
      .filter(({ now, before }) => wanted(now, before))
      .map(({ area, now, before }) => `${area}: ${now} uncovered, the ratchet says ${before}`);
  return {
    worse: lines((now, before) => now > before),
    better: lines((now, before) => now < before),
  };
};
