// Renders the matrix of a report: each clause with the operations at which it was tried, and for
// each operation the laws about it and the views in which stories compared it.
import { clauses } from '../clauses.ts';
import { coverageOf, isTried, type Coverage, type Trace } from './coverage.ts';
import { text } from './html-text.ts';
import type { Report } from './report.ts';

/** Maximum number of laws that a cell names; the rest are counted. */
const LAWS_MAX = 12;

const lawsOf = ({ laws }: Trace): string => {
  const named = laws
    .slice(0, LAWS_MAX)
    .map(({ id, verdict }) => `<span class="chip ${verdict}">${text(id.split(':')[0])}</span>`);
  const more = laws.length - named.length;
  return named.join('') + (more > 0 ? `and ${more} more` : '');
};

const viewsOf = ({ views }: Trace): string =>
  [...views]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([view, count]) => `<span class="chip">${text(view)} <b>${count}</b></span>`)
    .join('');

/** Renders a row for each operation of a clause; the first row begins with the clause. */
const rowsOf = (id: string, traces: readonly Trace[]): string =>
  traces
    .map((trace, at) => {
      const name = `<td class="name" rowspan="${traces.length}"><code>${text(id)}</code><br><small>${text(clauses().get(id)?.text ?? '')}</small></td>`;
      return `<tr>${at === 0 ? name : ''}<td class="code">${text(trace.operation)}</td><td>${lawsOf(trace)}</td><td>${viewsOf(trace)}</td></tr>`;
    })
    .join('');

const byOperation = (one: Trace, other: Trace): number =>
  one.operation < other.operation ? -1 : 1;

/** Lists clauses without a law in the run, by their names only. */
const restOf = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : `<p class="soft">No law of this run is about ${ids.map((id) => `<code>${text(id)}</code>`).join(', ')}.</p>`;

const areaOf = (
  area: string,
  ids: readonly string[],
  coverage: Coverage,
  triedIn: (id: string) => number,
): string => {
  const count = ids.filter((id) => triedIn(id) > 0).length;
  const [known, rest] = [
    ids.filter((id) => coverage.has(id)),
    ids.filter((id) => !coverage.has(id)),
  ];
  const rows = known.map((id) =>
    rowsOf(id, [...(coverage.get(id)?.values() ?? [])].toSorted(byOperation)),
  );
  const head =
    '<tr><th>clause</th><th>operation</th><th>laws</th><th>views that stories compared, how often</th></tr>';
  const table =
    known.length === 0
      ? ''
      : `<div class="scroll"><table class="matrix">${head}${rows.join('')}</table></div>`;
  return `<details><summary><code>${text(area)}</code> ${count} of ${ids.length} clauses tried</summary>${table}${restOf(rest)}</details>`;
};

/** Renders the clauses of the specification by area, with what was tried of each. */
export const matrixOf = (runs: readonly Report[]): string => {
  const coverage = coverageOf(runs);
  const triedIn = (id: string): number =>
    [...(coverage.get(id)?.values() ?? [])].filter(isTried).length;
  const ids = [...new Set([...clauses().keys(), ...coverage.keys()])].toSorted();
  const tried = ids.filter((id) => triedIn(id) > 0);
  const places = tried.reduce((sum, id) => sum + triedIn(id), 0);
  const traces = [...coverage.values()].flatMap((own) => [...own.values()]);
  const views = traces.reduce((sum, trace) => sum + trace.views.size, 0);
  const areas = Map.groupBy(ids, (id) => id.split('-')[0] ?? id);
  return `<p><b>${tried.length}</b> of ${ids.length} clauses were tried, at <b>${places}</b> pairs of a clause and an operation; stories compared <b>${views}</b> triples of a clause, an operation and a view.</p>${[
    ...areas,
  ]
    .map(([area, own]) => areaOf(area, own, coverage, triedIn))
    .join('')}`;
};
