// Renders the matrix of a report: each clause with the operations at which it was tried, and for
// each operation the laws about it and the views in which stories compared it.
import { clauses, obliges } from '../clauses.ts';
import {
  clauseStates,
  coverageOf,
  pairsIn,
  type ClauseState,
  type Coverage,
  type Trace,
} from './coverage.ts';
import { text } from './html-text.ts';
import { lawNameOf, type Report } from './report.ts';

/** Maximum number of laws that a cell names; the rest are counted. */
const LAWS_MAX = 12;

const stateNames: Readonly<Record<ClauseState, string>> = {
  broken: 'broken',
  held: 'holds',
  open: 'not tried',
};

const lawsOf = ({ laws }: Trace): string => {
  const named = laws
    .slice(0, LAWS_MAX)
    .map(
      (law) =>
        `<span class="chip ${law.verdict}" title="${law.verdict}">${text(lawNameOf(law))}</span>`,
    );
  const more = laws.length - named.length;
  return named.join('') + (more > 0 ? `and ${more} more` : '');
};

const viewsOf = ({ views }: Trace): string =>
  [...views]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([view, count]) => `<span class="chip">${text(view)} <b>${count}</b></span>`)
    .join('');

const byOperation = (one: Trace, other: Trace): number =>
  one.operation < other.operation ? -1 : 1;

/** Up to this number, the operations of a row are named; beyond it, they are unfolded. */
const OPERATIONS_MAX = 3;

/** Renders the name of an operation, which may break between its words. */
const operationName = (name: string): string =>
  `<span class="code">${text(name).replaceAll(/[._]/g, '$&<wbr>')}</span>`;

const operationsOf = (traces: readonly Trace[]): string => {
  const names = traces.map(({ operation }) => operationName(operation)).join('<br>');
  return traces.length > OPERATIONS_MAX
    ? `<details><summary>${traces.length} operations</summary>${names}</details>`
    : names;
};

/** Returns the traces in groups that have the same laws with the same verdicts, and no views. */
const alike = (traces: readonly Trace[]): readonly (readonly Trace[])[] => [
  ...Map.groupBy(traces, (trace) => (trace.views.size > 0 ? trace : lawsOf(trace))).values(),
];

/** Renders the rows of a clause, one for operations that are alike; the first has the clause. */
const clauseRows = (id: string, state: ClauseState, traces: readonly Trace[]): string => {
  const groups = alike(traces);
  const span = Math.max(1, groups.length);
  const name = `<td class="clause" rowspan="${span}"><code>${text(id)}</code> <span class="${state}">${stateNames[state]}</span><br><small>${text(clauses().get(id)?.text ?? '')}</small></td>`;
  const rows =
    groups.length === 0
      ? [
          `<tr>${name}<td colspan="3" class="soft">${obliges(id) ? 'no law of this run is about it' : 'a conflict, a silence, or nothing that can be observed'}</td></tr>`,
        ]
      : groups.flatMap((group, at) => {
          const [first] = group;
          if (!first) return [];
          return `<tr>${at === 0 ? name : ''}<td>${operationsOf(group)}</td><td>${lawsOf(first)}</td><td>${viewsOf(first)}</td></tr>`;
        });
  return `<tbody id="clause-${text(id)}" data-state="${state}">${rows.join('')}</tbody>`;
};

const areaOf = (
  area: string,
  ids: readonly string[],
  coverage: Coverage,
  states: ReadonlyMap<string, ClauseState>,
): string => {
  const stateOf = (id: string): ClauseState => states.get(id) ?? 'open';
  const tried = ids.filter((id) => stateOf(id) !== 'open').length;
  const broken = ids.filter((id) => stateOf(id) === 'broken').length;
  const rows = ids.map((id) =>
    clauseRows(id, stateOf(id), [...(coverage.get(id)?.values() ?? [])].toSorted(byOperation)),
  );
  const share = Math.round((tried / ids.length) * 100);
  const bad = broken === 0 ? '' : ` <span class="bad">${broken} broken</span>`;
  return `<details class="area"><summary><code>${text(area)}</code><span class="bar"><i style="width:${share}%"></i></span><span>${tried} of ${ids.length} tried${bad}</span></summary><div class="scroll"><table class="matrix"><thead><tr><th class="clause">clause</th><th class="operation">operation</th><th class="laws">laws</th><th>views that stories compared, how often</th></tr></thead>${rows.join('')}</table></div></details>`;
};

const filter =
  '<div class="tools" hidden><input type="search" id="find" placeholder="Filter: clause, operation, law or view" aria-label="Filter clauses"><select id="state" aria-label="State"><option value="">all clauses</option><option value="broken">broken</option><option value="held">holding</option><option value="open">not tried</option></select></div>';

/** Renders the clauses of the specification by area, with what was tried of each. */
export const matrixOf = (runs: readonly Report[]): string => {
  const coverage = coverageOf(runs);
  const states = clauseStates(runs);
  const tried = [...states.values()].filter((state) => state !== 'open').length;
  const traces = [...coverage.values()].flatMap((own) => [...own.values()]);
  const views = traces.reduce((sum, trace) => sum + trace.views.size, 0);
  const areas = Map.groupBy([...states.keys()].toSorted(), (id) => id.split('-')[0] ?? id);
  return `<p><b>${tried}</b> of ${states.size} clauses were tried, at <b>${pairsIn(coverage)}</b> pairs of a clause and an operation; stories compared <b>${views}</b> triples of a clause, an operation and a view.</p>${filter}${[
    ...areas,
  ]
    .map(([area, own]) => areaOf(area, own, coverage, states))
    .join('')}`;
};
