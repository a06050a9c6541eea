// Determines which clauses are covered (proven by a test or law, decided and in code, or
// documented, and not marked as missing), and where production code names them.
import type { Clause, Ledger } from './clauses.ts';
import type { Place, Role } from './places.ts';
import type { Run } from './reports.ts';

/** Naming of a clause in production code: at the line that implements it, or in a list only. */
export type Site = 'carried' | 'listed' | 'none';

export interface Standing {
  readonly covered: boolean;
  readonly site: Site;
}

export type Standings = ReadonlyMap<string, Standing>;

const idsOf = (places: readonly Place[], role: Role): Set<string> =>
  new Set(places.filter((place) => place.role === role).map(({ id }) => id));

/**
 * Returns ids with a passing proof and no failing one; without a run, those that titles and laws
 * claim.
 */
const provenIds = (places: readonly Place[], run: Run): Set<string> => {
  if (!run.ran) return idsOf(places, 'proves');
  const failed = new Set(run.proofs.filter(({ passed }) => !passed).map(({ id }) => id));
  return new Set(run.proofs.map(({ id }) => id).filter((id) => !failed.has(id)));
};

/** Returns the status of each clause, in the order of the ledger. */
export const standings = (ledger: Ledger, places: readonly Place[], run: Run): Standings => {
  const proven = provenIds(places, run);
  const carried = idsOf(places, 'carries');
  const listed = idsOf(places, 'lists');
  const decided = idsOf(places, 'decides');
  const documented = idsOf(places, 'documents');
  const lacking = idsOf(places, 'lacks');
  const siteOf = (id: string): Site =>
    carried.has(id) ? 'carried' : listed.has(id) ? 'listed' : 'none';
  const isOpen = (kind: string): boolean => kind === 'conflict' || kind === 'unspecified';
  // A decision that no code names may describe code that was never written.
  const isCovered = ({ id, kind, observable }: Clause): boolean =>
    !lacking.has(id) &&
    (proven.has(id) ||
      (isOpen(kind) && decided.has(id) && siteOf(id) !== 'none') ||
      (observable.startsWith('not observable') && documented.has(id)));
  return new Map(
    Array.from(ledger.values(), (clause) => [
      clause.id,
      { covered: isCovered(clause), site: siteOf(clause.id) },
    ]),
  );
};

/** Clauses of an area or group; `carried`, `listed` and `none` divide those that are covered. */
export interface Counts extends Readonly<Record<Site, number>> {
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
}

export type Coverage = Readonly<Record<string, Counts>>;

/** Returns the capitalized prefix of an id: `PR2-CREATE-*` for PR2-CREATE-amount-decimals. */
export const groupOf = ({ id }: Clause): string =>
  `${/^(?:[A-Z0-9]+-)+(?=.)/.exec(id)?.[0] ?? id}*`;

/** Counts clauses by the names that `nameOf` returns, such as areas, in the order of the ledger. */
export const countsBy = (
  ledger: Ledger,
  standing: Standings,
  nameOf: (clause: Clause) => string,
): Coverage => {
  const rows = new Map<string, Counts & { uncovered: string[] }>();
  for (const clause of ledger.values()) {
    const name = nameOf(clause);
    const row = rows.get(name) ?? {
      total: 0,
      covered: 0,
      uncovered: [],
      carried: 0,
      listed: 0,
      none: 0,
    };
    const { covered, site } = standing.get(clause.id) ?? { covered: false, site: 'none' };
    if (!covered) row.uncovered.push(clause.id);
    const proven = covered ? { covered: row.covered + 1, [site]: row[site] + 1 } : {};
    rows.set(name, { ...row, total: row.total + 1, ...proven });
  }
  return Object.fromEntries(rows);
};

export const areaOf = ({ area }: Clause): string => area;
