// Renders runs as one self-contained page: what was not checked, what is broken and how to see it,
// which clauses were tried, at which operations and in which views.
import { clauses } from '../clauses.ts';
import { matrixOf } from './html-matrix.ts';
import { text } from './html-text.ts';
import {
  brokenIn,
  countsOf,
  unchecked,
  type Failure,
  type LawResult,
  type Report,
} from './report.ts';

const CSS = `
:root{color-scheme:light dark;--ink:#1c2330;--soft:#5b6577;--line:#dde2ea;--back:#fff;--card:#f6f8fb;--good:#1a7f4b;--bad:#c0272d;--dim:#8a94a6;--mark:#fff1c2}
@media(prefers-color-scheme:dark){:root{--ink:#e6eaf2;--soft:#a3adbf;--line:#2d3646;--back:#12161e;--card:#1a202b;--good:#4ecb8d;--bad:#ff7b7b;--dim:#77839a;--mark:#4a3f12}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1100px;margin:0 auto;padding:24px 16px 80px}h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:40px 0 12px;padding-top:8px;border-top:1px solid var(--line)}h3{font-size:15px;margin:0 0 6px}
p{margin:0 0 10px}.soft,small{color:var(--soft)}code,pre,td.code{font:13px/1.45 ui-monospace,monospace}
pre{background:var(--back);border:1px solid var(--line);border-radius:6px;padding:10px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;margin:6px 0 12px}
.card{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:14px 16px;margin:0 0 14px}.bad{color:var(--bad)}.good{color:var(--good)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:5px 10px 5px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}th{font-weight:600;color:var(--soft);white-space:nowrap}td.n{text-align:right;white-space:nowrap}.matrix .name{width:36%}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin:0 0 8px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
details>summary{cursor:pointer;padding:3px 0}.chip{display:inline-block;border-radius:4px;padding:0 6px;margin:1px 4px 1px 0;border:1px solid var(--line);font:12px/1.6 ui-monospace,monospace}
.PASS{color:var(--good)}.FAIL,.FLAKY,.FIXED,.ERROR{color:var(--bad);border-color:currentColor}.SKIP,.VACUOUS,.BLOCKED,.INCONCLUSIVE{color:var(--dim)}
del{background:none;color:var(--good);text-decoration:none}ins{background:none;color:var(--bad);text-decoration:none}
@media(max-width:600px){dl{grid-template-columns:1fr}dt{margin-top:6px}}`;

/** Maximum number of clauses whose texts are expanded at first. */
const OPEN_MAX = 3;

const clauseLines = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : `<details${ids.length > OPEN_MAX ? '' : ' open'}><summary>${ids.length} clause${ids.length === 1 ? '' : 's'}: <code>${text(ids.slice(0, 4).join(', '))}${ids.length > 4 ? ' ...' : ''}</code></summary><ul>${ids
        .map((id) => `<li><code>${text(id)}</code> ${text(clauses().get(id)?.text ?? '')}</li>`)
        .join('')}</ul></details>`;

const timeline = ({ timeline: steps }: Failure): string =>
  steps.length === 0
    ? ''
    : `<details><summary>${steps.length} requests with their times</summary><div class="scroll"><table><tr><th>ms</th><th>took</th><th>as</th><th>request</th><th>response</th></tr>${steps
        .map(
          (step) =>
            `<tr><td class="n">${step.at}</td><td class="n">${step.took}</td><td>${text(step.actor ?? 'nobody')}</td><td class="code">${text(step.request)}</td><td class="code">${text(step.outcome)}</td></tr>`,
        )
        .join('')}</table></div></details>`;

const row = (name: string, value: string): string =>
  value === '' ? '' : `<dt>${name}</dt><dd>${text(value)}</dd>`;

const failed = ({ id, title, verdict, note, failure }: LawResult): string => {
  const head = `<h3 id="${text(id)}"><span class="chip ${verdict}">${verdict}</span> ${text(id)}</h3><p>${text(title)}</p>`;
  if (!failure) return `<div class="card">${head}<p class="soft">${text(note ?? '')}</p></div>`;
  const story =
    failure.counterexample === null
      ? ''
      : `<p class="soft">The shortest input or story that shows it</p><pre>${text(failure.counterexample)}</pre>`;
  return `<div class="card">${head}<dl>${row('done', failure.done)}<dt>expected</dt><dd><del>${text(failure.expected)}</del></dd><dt>seen</dt><dd><ins>${text(failure.seen)}</ins></dd>${row('in', failure.view ?? '')}<dt>attempts</dt><dd>${text(failure.hits)} failed</dd><dt>again</dt><dd><code>replay ${text(failure.case)}</code></dd></dl>${clauseLines(failure.clauses)}${story}<details open><summary>Script that makes what it needs</summary><pre>${text(failure.transcript.join('\n'))}</pre></details>${timeline(failure)}</div>`;
};

/** Renders the laws that say nothing about the target, by reason, the most frequent first. */
const open = ({ laws }: Report): string => {
  const left = laws.filter(({ verdict }) => unchecked.includes(verdict));
  const groups = Map.groupBy(
    left,
    ({ verdict, reason, note }) => `${reason ?? verdict}: ${note ?? ''}`,
  );
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(
      ([why, some]) =>
        `<details><summary><b>${some.length}</b> ${text(why)}</summary><p class="soft">${some
          .map(({ id }) => text(id))
          .join(', ')}</p></details>`,
    )
    .join('');
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><tr>${head.map((one) => `<th>${text(one)}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((one) => `<td>${text(one)}</td>`).join('')}</tr>`)
    .join('')}</table></div>`;

const section = (report: Report): string => {
  const { all, unchecked: left } = countsOf(report);
  const broken = brokenIn(report);
  const choices = Object.entries(report.choices);
  const totals = Object.entries(report.totals).map(([name, count]) => `${count} ${name}`);
  return [
    `<h2>Seed ${report.seed}: not checked</h2>`,
    ...(report.ended ? [`<p class="bad">Ended early: ${text(report.ended.note)}</p>`] : []),
    `<p><b>${left}</b> of ${all} laws say nothing of this target.</p>${open(report)}`,
    `<h2>Broken</h2>`,
    broken.length === 0
      ? `<p class="good">None of the ${all - left} laws that were checked.</p>`
      : broken.map(failed).join(''),
    `<h2>What the target chose</h2>`,
    choices.length === 0
      ? '<p class="soft">Nothing that the specification leaves open was met.</p>'
      : table(['left open by the specification', 'the target'], choices),
    `<p class="soft">${text(totals.join(', '))}; ${report.requests} requests in ${report.seconds.toFixed(1)} s.</p>`,
  ].join('');
};

/** Renders the page. */
export const htmlOf = (runs: readonly Report[]): string => {
  const [first] = runs;
  const broken = runs.flatMap(brokenIn).length;
  const facts = first
    ? `${first.started.slice(0, 16).replace('T', ' ')} UTC, profile ${first.profile}, dialect ${first.dialect}, held to what is ${first.demand}`
    : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Conformance of ${text(first?.target ?? '')}</title><style>${CSS}</style><main><h1>Conformance of ${text(first?.target ?? '')}</h1><p class="soft">${text(facts)}</p><p class="${broken > 0 ? 'bad' : 'good'}">${broken > 0 ? `${broken} law${broken === 1 ? ' is' : 's are'} broken.` : 'No law that was checked is broken.'}</p>${runs.map(section).join('')}<h2>Clauses</h2>${matrixOf(runs)}</main></html>\n`;
};
