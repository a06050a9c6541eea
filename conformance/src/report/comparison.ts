// Compares two targets: holds the results of both, law by law, and derives the rows of a dialect.
import * as z from 'zod';
import { clausesIn } from '../clauses.ts';
import { verdicts, type Verdict } from '../verdict.ts';
import { unchecked, type LawResult } from './report.ts';

/** The result of a law on one target. */
const seen = z.strictObject({
  verdict: z.enum(verdicts),
  /** The failure, or the reason why the law was not checked. */
  note: z.string().nullable(),
});
const sides = z.record(z.string(), z.string());

/** A comparison as its file contains it, so that another run can resume it. */
const comparison = z.strictObject({
  version: z.literal(1),
  /** The settings that a run must share to resume the comparison. */
  of: z.strictObject({
    one: z.string(),
    other: z.string(),
    profile: z.string(),
    dialect: z.string(),
    demand: z.string(),
    seed: z.number(),
  }),
  /** Endpoints that each target has; null before they were looked for. */
  endpoints: z.strictObject({ one: z.array(z.string()), other: z.array(z.string()) }).nullable(),
  /** Choices of each target where the specification leaves one. */
  choices: z.strictObject({ one: sides, other: sides }),
  requests: z.strictObject({ one: z.number(), other: z.number() }),
  /** Law -> its results on both targets. */
  laws: z.record(
    z.string(),
    z.strictObject({
      title: z.string(),
      clauses: z.array(z.string()),
      one: seen,
      other: seen,
    }),
  ),
});

export type Comparison = z.infer<typeof comparison>;
type Seen = z.infer<typeof seen>;

/** Parses a comparison. Throws if the text is not one. */
export const parseComparison = (text: string): Comparison => comparison.parse(JSON.parse(text));

export const seenOf = ({ verdict, note, failure }: LawResult): Seen => ({
  verdict,
  note: failure ? `expected ${failure.expected}, saw ${failure.seen}` : note,
});

/** One difference, as a row of a dialect. */
export interface Row {
  /** The law, the open question, or the resource that may be missing. */
  readonly about: string;
  readonly title: string;
  readonly clauses: readonly string[];
  readonly one: string;
  readonly other: string;
}

const holds: readonly Verdict[] = ['PASS', 'OBSERVED', 'KNOWN'];
const broken: readonly Verdict[] = ['FAIL', 'FLAKY'];

/** Describes the result of a law on a target. */
const outcomeOf = ({ verdict, note }: Seen): string => {
  if (verdict === 'OBSERVED' || broken.includes(verdict)) return note ?? verdict;
  return holds.includes(verdict) ? 'holds' : `${verdict}: ${note ?? ''}`;
};

/** Values that differ from run to run, such as ids and times. */
const VARYING = /[\w-]*\d[\w:.-]*/g;

/**
 * Returns a result without varying values: two targets that break a law in the same way do not
 * differ, whatever their ids are.
 */
const kindOf = (one: Seen): string => outcomeOf(one).replaceAll(VARYING, '#');

/** Returns the clauses that the failures name, or those of the law if they name none. */
const clausesOf = (all: readonly string[], one: Seen, other: Seen): readonly string[] => {
  const named = clausesIn(`${one.note ?? ''} ${other.note ?? ''}`);
  return named.length > 0 ? named : all;
};

/** Returns the endpoints that only one target has, with one row per resource. */
const missingRows = ({ endpoints }: Comparison): readonly Row[] => {
  const [one, other] = [new Set(endpoints?.one), new Set(endpoints?.other)];
  const apart = [...new Set([...one, ...other])].filter((id) => one.has(id) !== other.has(id));
  const groups = Map.groupBy(apart, (id) => `${one.has(id)} ${id.split('.')[0] ?? id}`);
  return [...groups.values()].map((ids) => {
    const [first = ''] = ids;
    const [resource = ''] = first.split('.');
    return {
      about: resource,
      title: `endpoints: ${ids.map((id) => id.slice(resource.length + 1)).join(', ')}`,
      clauses: [],
      one: one.has(first) ? 'are there' : 'are missing',
      other: other.has(first) ? 'are there' : 'are missing',
    };
  });
};

/**
 * Returns the differences between two targets: in their choices, in laws, and in their endpoints.
 */
export const rowsOf = (all: Comparison): readonly Row[] => [
  ...Object.entries(all.choices.one)
    .map(([question, one]) => ({ question, one, other: all.choices.other[question] ?? one }))
    .filter(({ one, other }) => one !== other)
    .map(({ question, one, other }) => ({
      about: question,
      title: 'left open by the specification',
      clauses: clausesIn(question),
      one,
      other,
    })),
  ...Object.entries(all.laws)
    .filter(([, { one, other }]) => kindOf(one) !== kindOf(other))
    .map(([about, { title, clauses, one, other }]) => ({
      about,
      title,
      clauses: clausesOf(clauses, one, other),
      one: outcomeOf(one),
      other: outcomeOf(other),
    })),
  ...missingRows(all),
];

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3)}...` : text;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Maximum number of clauses in a row. */
const CLAUSES = 4;

const clauseText = (ids: readonly string[]): string =>
  ids.slice(0, CLAUSES).join(', ') + (ids.length > CLAUSES ? ' ...' : '');

/** Counts the laws with which at least one target was checked. */
const checkedIn = ({ laws }: Comparison): number =>
  Object.values(laws).filter((law) =>
    [law.one, law.other].some(({ verdict }) => !unchecked.includes(verdict)),
  ).length;

const headOf = (all: Comparison, count: number): string => {
  const { one, other, seed } = all.of;
  return `${one} -> ${other}, seed ${seed}: ${count} difference${count === 1 ? '' : 's'} in ${checkedIn(all)} laws`;
};

const ABOUT = 40;
const CELL = 56;

/** Formats the rows for a terminal. */
export const comparisonText = (all: Comparison): string => {
  const rows = rowsOf(all);
  const line = (about: string, one: string, other: string): string =>
    `${short(oneLine(about), ABOUT).padEnd(ABOUT)}  ${short(oneLine(one), CELL).padEnd(CELL)}  ${short(oneLine(other), CELL)}`;
  return [
    headOf(all, rows.length),
    ...(rows.length === 0 ? [] : ['', line('', all.of.one, all.of.other)]),
    ...rows.flatMap(({ about, title, clauses: ids, one, other }) => [
      line(about, one, other),
      `    ${title}${ids.length === 0 ? '' : `  [${clauseText(ids)}]`}`,
    ]),
  ].join('\n');
};

const cell = (text: string): string =>
  short(oneLine(text), 300).replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** Formats the rows in Markdown. */
export const comparisonMarkdown = (all: Comparison): string => {
  const rows = rowsOf(all);
  return [
    `## ${headOf(all, rows.length)}`,
    '',
    `| Law or choice | Clauses | ${cell(all.of.one)} | ${cell(all.of.other)} |`,
    '|---|---|---|---|',
    ...rows.map(
      ({ about, title, clauses: ids, one, other }) =>
        `| ${cell(`${about}: ${title}`)} | ${clauseText(ids)} | ${cell(one)} | ${cell(other)} |`,
    ),
    '',
  ].join('\n');
};

/** Returns the rows as JSON, with the settings and counts of the comparison. */
export const comparisonJson = (all: Comparison): string =>
  `${JSON.stringify({ ...all.of, requests: all.requests, laws: checkedIn(all), rows: rowsOf(all) }, null, 2)}\n`;
