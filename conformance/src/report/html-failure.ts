// Renders a broken law: what was expected and seen, the clause, the shortest story, what happened
// with its times, and the script that makes it happen again.
import { clauses } from '../clauses.ts';
import { text } from './html-text.ts';
import type { Failure, LawResult } from './report.ts';

/** Maximum number of clauses whose texts are expanded at first. */
const OPEN_MAX = 3;

/** Returns the anchor of a law in the page. */
export const anchorOf = ({ id, seed }: Pick<LawResult, 'id' | 'seed'>): string =>
  text(`${id}@${seed}`);

const clauseList = (ids: readonly string[]): string => {
  if (ids.length === 0) return '';
  const items = ids
    .map(
      (id) =>
        `<li><a href="#clause-${text(id)}"><code>${text(id)}</code></a> ${text(clauses().get(id)?.text ?? '')}</li>`,
    )
    .join('');
  const names = `${ids.slice(0, 4).join(', ')}${ids.length > 4 ? ' ...' : ''}`;
  const list = `<ul class="clauses">${items}</ul>`;
  return `<h4>Clauses</h4>${ids.length > OPEN_MAX ? `<details><summary>${ids.length}: <code>${text(names)}</code></summary>${list}</details>` : list}`;
};

const diffTable = (diff: Failure['diff']): string =>
  diff.every(({ path }) => path === '')
    ? ''
    : `<h4>Differences</h4><div class="scroll diff"><table><tr><th>where</th><th>expected</th><th>seen</th></tr>${diff
        .map(
          ({ path, wanted, seen }) =>
            `<tr><td class="code">${text(path === '' ? 'the value' : path)}</td><td class="code">${text(wanted ?? '')}</td><td class="code">${text(seen)}</td></tr>`,
        )
        .join('')}</table></div>`;

/** A step of a story: its number, what is done, its options, and when. */
const stepPattern = /^(\d+(?:\.\d+)?)\. ([^(]*?)(?: \((.*)\))?(, at \S+)?$/;

const stepOf = (line: string): string => {
  const [, id = '', what = '', options = '', at = ''] = stepPattern.exec(line) ?? [];
  if (what === '') return `<li>${text(line)}</li>`;
  const chips = options
    .split(', ')
    .filter((one) => one !== '')
    .map((one) => `<span class="chip">${text(one)}</span>`)
    .join('');
  return `<li><b>${text(what)}</b> <span class="soft">step ${text(id)}${text(at)}</span><br>${chips}</li>`;
};

const story = (counterexample: string | null): string => {
  if (counterexample === null) return '';
  const lines = counterexample.split('\n');
  return lines.every((line) => stepPattern.test(line))
    ? `<h4>Shortest story that shows it</h4><ol class="story">${lines.map(stepOf).join('')}</ol>`
    : `<h4>Smallest input that shows it</h4><pre>${text(counterexample)}</pre>`;
};

/** Returns JSON with line breaks; other text as it is. */
const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

type Entry = Failure['timeline'][number];

const message = (name: string, one: Entry['sent']): string =>
  one === null
    ? ''
    : `<h4>${name}</h4><pre>${text(
        [
          ...Object.entries(one.headers).map(([key, value]) => `${key}: ${value}`),
          ...(one.body === null || one.body === '' ? [] : ['', pretty(one.body)]),
        ].join('\n'),
      )}</pre>`;

const entryOf = (entry: Entry): string => {
  const { at, took, kind, what, operation, actor, note, sent, outcome, received } = entry;
  const who = kind === 'request' ? ` <span class="soft">as ${text(actor ?? 'nobody')}</span>` : '';
  const said = kind === 'webhook' ? 'acknowledged with' : '';
  const notes = [operation, note, took === null ? null : `${took} ms`].filter(
    (one) => one !== null,
  );
  const more = notes.length === 0 ? '' : ` <span class="soft">${text(notes.join(', '))}</span>`;
  const result = outcome === '' ? '' : ` &rarr; ${said} <b>${text(outcome)}</b>`;
  const line = `<span class="ms">${at} ms</span>${kind === 'webhook' ? 'webhook ' : ''}<code>${text(what)}</code>${result}${who}${more}`;
  if (sent === null && received === null) return `<li class="${kind}">${line}</li>`;
  const sides =
    kind === 'webhook'
      ? message('Webhook', sent)
      : message('Request', sent) + message('Response', received);
  return `<li class="${kind}"><details><summary>${line}</summary>${sides}</details></li>`;
};

const timeline = ({ timeline: entries }: Failure): string => {
  if (entries.length === 0) return '';
  const hooks = entries.filter(({ kind }) => kind === 'webhook').length;
  const count = `${entries.length - hooks} steps${hooks > 0 ? ` and ${hooks} webhook${hooks === 1 ? '' : 's'}` : ''}`;
  return `<h4>What happened: ${count}</h4><ol class="time">${entries.map(entryOf).join('')}</ol>`;
};

const row = (name: string, value: string): string =>
  value === '' ? '' : `<dt>${name}</dt><dd>${text(value)}</dd>`;

/** Renders a broken law as a card. */
export const failureCard = (result: LawResult): string => {
  const { id, title, verdict, note, failure } = result;
  const head = `<div class="head"><span class="chip ${verdict}">${verdict}</span><h3 id="${anchorOf(result)}">${text(id)}</h3></div><p>${text(title)}</p>`;
  if (!failure) return `<div class="card">${head}<p class="soft">${text(note ?? '')}</p></div>`;
  return [
    `<div class="card">${head}`,
    `<div class="two"><div class="want"><small>expected</small>${text(failure.expected)}</div><div class="got"><small>seen</small>${text(failure.seen)}</div></div>`,
    `<dl>${row('after', failure.done)}${row('view', failure.view ?? '')}${row('attempts', `${failure.hits} failed`)}<dt>try again</dt><dd><code>kasir-conformance replay ${text(failure.case)}</code></dd></dl>`,
    diffTable(failure.diff),
    clauseList(failure.clauses),
    story(failure.counterexample),
    timeline(failure),
    `<h4>Script that makes it happen again</h4><details><summary>${failure.transcript.length} lines; set <code>BASE_URL</code> and <code>KEY</code> first</summary><div class="script"><button data-copy>Copy</button><pre>${text(failure.transcript.join('\n'))}</pre></div></details>`,
    '</div>',
  ].join('');
};
