// Renders runs as one self-contained page: what was not checked, what is broken and how to see it,
// which clauses were tried, at which operations and in which views.
import { brokenGroups, type BrokenGroup } from './broken-groups.ts';
import { clauseStates, coverageOf, pairsIn } from './coverage.ts';
import { anchorOf, failureCard } from './html-failure.ts';
import { matrixOf } from './html-matrix.ts';
import { SCRIPT, STYLE } from './html-style.ts';
import { text } from './html-text.ts';
import { brokenIn, countsOf, unchecked, type LawResult, type Report } from './report.ts';

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
        `<details><summary><b>${some.length}</b> ${text(why)}</summary><ul>${some
          .map(({ id, title }) => `<li><code>${text(id)}</code> ${text(title)}</li>`)
          .join('')}</ul></details>`,
    )
    .join('');
};

const choicesTable = ({ choices }: Report): string => {
  const rows = Object.entries(choices);
  return rows.length === 0
    ? '<p class="soft">Nothing that the specification leaves open was met.</p>'
    : `<div class="scroll"><table><tr><th>left open by the specification</th><th>the target</th></tr>${rows
        .map(([question, choice]) => `<tr><td>${text(question)}</td><td>${text(choice)}</td></tr>`)
        .join('')}</table></div>`;
};

const tile = (value: string, name: string, kind = ''): string =>
  `<div class="tile"><b class="${kind}">${text(value)}</b><span>${text(name)}</span></div>`;

const tilesOf = (runs: readonly Report[]): string => {
  const counts = runs.map(countsOf);
  const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
  const all = sum(counts.map((one) => one.all));
  const left = sum(counts.map((one) => one.unchecked));
  const broken = runs.flatMap(brokenIn).length;
  const states = clauseStates(runs);
  const tried = [...states.values()].filter((state) => state !== 'open').length;
  return `<div class="tiles">${[
    tile(
      String(broken),
      broken === 1 ? 'law is broken' : 'laws are broken',
      broken > 0 ? 'bad' : 'good',
    ),
    tile(`${all - left} of ${all}`, 'laws were checked'),
    tile(`${tried} of ${states.size}`, 'clauses were tried'),
    tile(String(pairsIn(coverageOf(runs))), 'pairs of a clause and an operation'),
    tile(String(sum(runs.map(({ requests }) => requests))), 'requests'),
    tile(
      `${sum(runs.map(({ seconds }) => seconds)).toFixed(1)} s`,
      runs.length === 1 ? 'in one run' : `in ${runs.length} runs`,
    ),
  ].join('')}</div>`;
};

/** Returns a heading for a run, which only several runs need. */
const runHead = (report: Report, several: boolean): string =>
  several ? `<h3>Seed ${report.seed}</h3>` : '';

const openPart = (report: Report, several: boolean): string => {
  const { all, unchecked: left } = countsOf(report);
  return [
    runHead(report, several),
    report.ended ? `<p class="bad">Ended early: ${text(report.ended.note)}</p>` : '',
    left === 0
      ? `<p class="good">Every law of this run was checked.</p>`
      : `<p><b>${left}</b> of ${all} laws say nothing about this target.</p>${open(report)}`,
  ].join('');
};

const linkOf = (law: LawResult): string =>
  `<a href="#${anchorOf(law)}"><code>${text(law.id)}</code></a>`;

/** Renders the shortest failure of a group, and the others behind a click. */
const groupPart = ({ laws: [first, ...others] }: BrokenGroup): string =>
  others.length === 0
    ? failureCard(first)
    : `${failureCard(first)}<details class="same"><summary><b>${others.length}</b> more with the same clauses: ${others
        .map(linkOf)
        .join(' ')}</summary>${others.map(failureCard).join('')}</details>`;

/** Renders one line for each group of failures: what it breaks, and where it is shown. */
const groupList = (groups: readonly BrokenGroup[]): string =>
  `<ul>${groups
    .map(({ clauses: ids, laws: [first, ...others] }) => {
      const more = others.length === 0 ? '' : ` and <b>${others.length}</b> more`;
      const what = ids.length === 0 ? '' : `<code>${text(ids.slice(0, 4).join(', '))}</code> `;
      return `<li>${what}${linkOf(first)}${more}: ${text(first.title)}</li>`;
    })
    .join('')}</ul>`;

const brokenPart = (report: Report, several: boolean): string => {
  const groups = brokenGroups(report);
  return [
    runHead(report, several),
    groups.length === 0
      ? '<p class="good">No law that was checked is broken.</p>'
      : `${groups.length > 1 ? groupList(groups) : ''}${groups.map(groupPart).join('')}`,
  ].join('');
};

/** Renders the page. */
export const htmlOf = (runs: readonly Report[]): string => {
  const [first] = runs;
  const several = runs.length > 1;
  const facts = first
    ? `${first.started.slice(0, 16).replace('T', ' ')} UTC, profile ${first.profile}, dialect ${first.dialect}, held to what is ${first.demand}, seed${several ? 's' : ''} ${runs.map(({ seed }) => seed).join(', ')}`
    : '';
  const parts = [
    ['not-checked', 'Not checked', runs.map((run) => openPart(run, several)).join('')],
    ['broken', 'Broken laws', runs.map((run) => brokenPart(run, several)).join('')],
    ['clauses', 'Clauses', matrixOf(runs)],
    [
      'choices',
      'Choices of the target',
      runs.map((run) => runHead(run, several) + choicesTable(run)).join(''),
    ],
  ] as const;
  const title = `Conformance of ${text(first?.target ?? '')}`;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><style>${STYLE}</style>`,
    `<nav><div>${parts.map(([id, name]) => `<a href="#${id}">${name}</a>`).join('')}</div></nav>`,
    `<main><h1>${title}</h1><p class="soft">${text(facts)}</p>${tilesOf(runs)}`,
    ...parts.map(([id, name, body]) => `<h2 id="${id}">${name}</h2>${body}`),
    `</main><script>${SCRIPT}</script></html>\n`,
  ].join('');
};
