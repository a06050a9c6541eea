// `npm run trace`: reports where each clause of the specification is carried and proven. Arguments
// and rules are described in docs/guide/tracing.md.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../repository/command-line.ts';
import { readFiles } from '../repository/files.ts';
import { parseLedger, type Clause } from './clauses.ts';
import { gapsIn } from './complete.ts';
import { areaOf, countsBy, groupOf, standings, type Coverage, type Standing } from './coverage.ts';
import { placesIn, type Place } from './places.ts';
import { lastRun, type Run } from './reports.ts';
import { transitionLines } from './transitions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const usage = `Usage: npm run trace -- [CLAUSE ...] [--groups] [--uncovered AREA] [--uncarried AREA] [--json]
                        [--verify]
What each shows: docs/guide/tracing.md.`;

const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    uncovered: { type: 'string' },
    uncarried: { type: 'string' },
    groups: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
});

const files = readFiles(root);
const ledger = parseLedger(readFileSync(`${root}/spec/clauses.tsv`, 'utf8'));
const { places, unknown } = placesIn(ledger, files);
const run = lastRun(root, ledger, files);
const standing = standings(ledger, places, run);
const areas = countsBy(ledger, standing, areaOf);

const complain = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

/** Renders rows under their titles, with their sums. */
const table = (of: string, counts: Coverage): string => {
  const titles = ['total', 'covered', 'carried', 'listed only', 'none'];
  const rows = Object.entries(counts).map(([name, row]) => ({
    name,
    numbers: [row.total, row.covered, row.carried, row.listed, row.none],
  }));
  const sums = titles.map((_, column) =>
    rows.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0),
  );
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [{ name: of, numbers: titles }, ...rows, { name: 'all', numbers: sums }]
    .map(({ name, numbers }) =>
      [name.padEnd(width), ...numbers.map((cell) => String(cell).padStart(12))].join(''),
    )
    .join('\n');
};

/** Returns the text of a line of the repository, without the marks of a list or table. */
const lineText = ({ path, line }: Place): string =>
  (files.find((file) => file.path === path)?.text.split('\n')[line - 1] ?? '').replace(
    /^[-| ]+|[| ]+$/g,
    '',
  );

const words = { lacks: 'not built yet', lists: 'listed' } as const;

/** Renders a clause, and the places that explain why it is uncovered, or not carried. */
const renderClause = ({ id, kind, line, obligation }: Clause, role: keyof typeof words): string =>
  [
    `${id.padEnd(32)} ${kind}, line ${line}`,
    `    ${obligation}`,
    ...places
      .filter((place) => place.id === id && place.role === role)
      .map((place) => `    ${words[role]}: ${place.path}:${place.line}  ${lineText(place)}`),
  ].join('\n');

const proofLines = (clause: Clause, known: readonly Place[], result: Run): string[] =>
  result.ran
    ? result.proofs
        .filter(({ id }) => id === clause.id)
        .map((p) => `${p.passed ? 'passed' : 'FAILED'}     ${p.path}:${p.line}  ${p.title}`)
    : known
        .filter(({ role }) => role === 'proves')
        .map(({ path, line }) => `not run    ${path}:${line}`);

const describeClause = async (clause: Clause): Promise<string> => {
  const known = places.filter(({ id }) => id === clause.id);
  return [
    `${clause.id}  ${clause.area}, ${clause.kind}, ${clause.endpoint}`,
    clause.obligation,
    `specification, line ${clause.line}`,
    `observable: ${clause.observable}`,
    standing.get(clause.id)?.covered ? 'covered' : 'NOT COVERED',
    ...known
      .filter(({ role }) => role !== 'proves')
      .map(({ role, path, line }) => `${role.padEnd(10)} ${path}:${line}`),
    ...(await transitionLines(root, clause.id, known)),
    ...proofLines(clause, known, run),
  ].join('\n');
};

/** Prints the clauses of an area that match. */
const list = (area: string, role: keyof typeof words, isWanted: (one: Standing) => boolean) => {
  if (!areas[area]) complain(`Unknown area: ${area}. Areas: ${Object.keys(areas).join(', ')}.`);
  for (const [id, one] of standing) {
    const clause = ledger.get(id);
    if (clause?.area === area && isWanted(one)) console.log(renderClause(clause, role));
  }
};

for (const [index, id] of positionals.entries()) {
  const clause = ledger.get(id);
  if (index > 0) console.log();
  if (clause) console.log(await describeClause(clause));
  else complain(`Unknown clause: ${id}. For all ids see spec/clauses.tsv.`);
}
if (positionals.length > 0) {
  // Only the named clauses are shown.
} else if (values.uncovered !== undefined) {
  list(values.uncovered, 'lacks', ({ covered }) => !covered);
} else if (values.uncarried !== undefined) {
  list(values.uncarried, 'lists', ({ covered, site }) => covered && site !== 'carried');
} else if (values.json) console.log(JSON.stringify({ areas }));
else if (values.groups) console.log(table('group', countsBy(ledger, standing, groupOf)));
else console.log(table('area', areas));

if (!run.ran && values.verify) complain(`trace: ${run.why}. Run npm run verify to create it.`);
else if (!run.ran) console.error(`No test report (${run.why}): titles and laws count as claimed.`);
else if (values.verify) for (const gap of gapsIn(standing)) complain(`trace: ${gap}.`);
for (const { path, line, id: word } of unknown) {
  complain(
    `${path}:${line}: Unknown clause: ${word}. Correct the id, or reword the text if it is not an id.`,
  );
}
