// Writes the catalog of the conformance suite: every law with its clauses and their texts, by
// group.
import { readFileSync } from 'node:fs';
import { laws, watchingLaws, type Law, type Level } from '@kasir/conformance';
import { parseLedger } from '../trace/clauses.ts';
import { code, codes, page, prose, table, type GeneratedFile } from './markdown.ts';

/** Clause texts by clause id. */
export type ClauseTexts = ReadonlyMap<string, string>;

/** Returns the clause texts of the specification. */
export const clauseTexts = (): ClauseTexts =>
  new Map(
    [...parseLedger(readFileSync(new URL('../../spec/clauses.tsv', import.meta.url), 'utf8'))].map(
      ([id, { obligation }]) => [id, obligation],
    ),
  );

const groups = {
  env: 'Every response',
  auth: 'Authentication',
  idem: 'Idempotency',
  val: 'Validation',
  rt: 'Round trip',
  pg: 'Pagination',
  fl: 'Filters',
  err: 'Errors',
  wh: 'Webhooks',
  iso: 'Isolation',
  snap: 'Account linking of the bank standard',
  http: 'HTTP',
  ver: 'Versions',
  rl: 'Rate limits',
  story: 'Stories',
} as const;
type Group = keyof typeof groups;

const levels: Readonly<Record<Level, string>> = {
  M: 'Stated by the specification',
  S: 'Follows from the specification or from HTTP',
  C: 'A choice in which a server must be consistent',
  O: 'Observed only',
};

/** A law with the number of endpoints on which it is tried. */
interface Entry {
  readonly law: Law;
  readonly tried: number;
  readonly titles: ReadonlySet<string>;
  readonly clauses: ReadonlySet<string>;
}

const groupOf = (id: string): Group => {
  const group = id.split('-')[0] ?? id;
  if (!(group in groups)) throw new Error(`No title for the group of ${id}.`);
  return group as Group;
};

// Sorted by endpoint: the order of the contracts depends on the order of loading.
const all: readonly Law[] = [...watchingLaws, ...laws].toSorted((a, b) =>
  (a.on ?? '').localeCompare(b.on ?? '', 'en'),
);

const entries = (): Entry[] => {
  const byId = Map.groupBy(all, ({ id }) => id);
  const byNumber = [...byId.values()].toSorted(
    ([a], [b]) => Number(a?.id.split('-')[1]) - Number(b?.id.split('-')[1]),
  );
  return byNumber.map((same) => ({
    law: same[0] as Law,
    tried: same.filter(({ on }) => on !== null).length,
    titles: new Set(same.map(({ title }) => title)),
    clauses: new Set(same.flatMap(({ clauses }) => clauses)),
  }));
};

const MANY = 12;

const section = ({ law, tried, titles, clauses }: Entry, texts: ClauseTexts): string => {
  const [title = '', ...others] = titles;
  const facts = [
    levels[law.level],
    tried > 1 ? `tried on ${tried} endpoints` : law.on === null ? '' : `tried on ${code(law.on)}`,
    law.needs.length === 0 ? '' : `needs ${law.needs.join(', ')}`,
  ].filter(Boolean);
  const sentences = [...clauses]
    .toSorted()
    .map((id) => `- ${code(id)}: ${prose(texts.get(id) ?? '')}`);
  const list =
    sentences.length > MANY
      ? `<details><summary>${sentences.length} clauses</summary>\n\n${sentences.join('\n')}\n\n</details>`
      : sentences.join('\n');
  return [
    `## ${law.id}`,
    `**${prose(title)}**${others.length > 0 ? ` (and ${others.length} more titles, one for each case)` : ''}`,
    `${facts.join('; ')}.`,
    ...(sentences.length > 0 ? [list] : []),
  ].join('\n\n');
};

const folder = 'docs/reference/conformance';

/** Returns the pages: an index and one for each group. */
export const lawCatalogue = (texts: ClauseTexts): GeneratedFile[] => {
  const listed = entries();
  const byGroup = new Map(
    (Object.keys(groups) as Group[]).map((group) => [
      group,
      listed.filter(({ law }) => groupOf(law.id) === group),
    ]),
  );
  const index = page(`${folder}/README.md`, 'Conformance laws', [
    `${listed.length} laws in ${byGroup.size} groups; with the endpoints on which each is tried they are ${all.length} checks. Each names the clauses of the specification that a pass proves. The sentences of the clauses come with ${code('@kasir/conformance')} (${code('clauses.tsv')}), and failure reports print them. How to run the suite against your own server is in the [guide](../../guide/conformance.md).`,
    table(
      ['Group', 'Ids', 'Laws', 'Checks'],
      [...byGroup].map(([group, list]) => [
        `[${groups[group]}](${group}.md)`,
        codes([`${group}-*`]),
        String(list.length),
        String(all.filter(({ id }) => groupOf(id) === group).length),
      ]),
    ),
  ]);
  const pages = [...byGroup].map(([group, list]) =>
    page(`${folder}/${group}.md`, `Laws: ${groups[group]}`, [
      `${list.length} laws. [All groups](README.md).`,
      ...list.map((one) => section(one, texts)),
    ]),
  );
  return [index, ...pages];
};
