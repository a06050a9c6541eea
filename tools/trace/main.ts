// Tells which clause of the specification is carried and proven by what: `npm run trace`.
// The arguments and the rules of coverage are described in docs/guide/tracing.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readFiles } from '../files.ts';
import { parseLedger, type Clause } from './clauses.ts';
import { compare, coverage, ratchetOf, type Coverage, type Ratchet } from './coverage.ts';
import { placesIn, type Place } from './places.ts';
import { lastRun, type Run } from './reports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ratchetPath = fileURLToPath(new URL('ratchet.json', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    uncovered: { type: 'string' },
    ratchet: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
});

const files = readFiles(root);
const ledger = parseLedger(readFileSync(`${root}/spec/clauses.tsv`, 'utf8'));
const { places, unknown } = placesIn(ledger, files);
const run = lastRun(root, ledger, files);
const areas = coverage(ledger, places, run);

const complain = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const table = (rows: Coverage): string => {
  const cells = Object.entries(rows).map(([area, { total, covered, uncovered }]) =>
    [area, total, covered, uncovered.length].map(String),
  );
  const sum = (column: number): string =>
    String(cells.reduce((total, row) => total + Number(row[column]), 0));
  return [['area', 'total', 'covered', 'uncovered'], ...cells, ['all', sum(1), sum(2), sum(3)]]
    .map(([area = '', ...numbers]) => area.padEnd(10) + numbers.map((n) => n.padStart(10)).join(''))
    .join('\n');
};

/** Text of a line of the repository, without the marks of a list or table. */
const lineText = ({ path, line }: Place): string =>
  (files.find((file) => file.path === path)?.text.split('\n')[line - 1] ?? '').replace(
    /^[-| ]+|[| ]+$/g,
    '',
  );

/** An uncovered clause, and why it is: what a document says about what is missing. */
const listed = ({ id, kind, line, obligation }: Clause): string =>
  [
    `${id.padEnd(32)} ${kind}, line ${line}`,
    `    ${obligation}`,
    ...places
      .filter((place) => place.id === id && place.role === 'lacks')
      .map((place) => `    not built yet: ${place.path}:${place.line}  ${lineText(place)}`),
  ].join('\n');

const proofLines = (clause: Clause, known: readonly Place[], result: Run): string[] =>
  result.ran
    ? result.proofs
        .filter(({ id }) => id === clause.id)
        .map((p) => `${p.passed ? 'passed' : 'FAILED'}     ${p.path}:${p.line}  ${p.title}`)
    : known
        .filter(({ role }) => role === 'proves')
        .map(({ path, line }) => `not run    ${path}:${line}`);

const shown = (clause: Clause): string => {
  const known = places.filter(({ id }) => id === clause.id);
  const covered = !areas[clause.area]?.uncovered.includes(clause.id);
  return [
    `${clause.id}  ${clause.area}, ${clause.kind}, ${clause.endpoint}`,
    clause.obligation,
    `specification, line ${clause.line}`,
    `observable: ${clause.observable}`,
    covered ? 'covered' : 'NOT COVERED',
    ...known
      .filter(({ role }) => role !== 'proves')
      .map(({ role, path, line }) => `${role.padEnd(10)} ${path}:${line}`),
    ...proofLines(clause, known, run),
  ].join('\n');
};

const verify = (): void => {
  const { worse, better } = compare(
    areas,
    JSON.parse(readFileSync(ratchetPath, 'utf8')) as Ratchet,
  );
  for (const line of worse) complain(`trace: coverage fell. ${line}.`);
  for (const line of better) {
    console.log(`trace: coverage rose. ${line}: lower it with npm run trace -- --ratchet.`);
  }
};

const [id] = positionals;
if (id !== undefined) {
  const clause = ledger.get(id);
  if (clause) console.log(shown(clause));
  else complain(`${id} is no clause: see spec/clauses.tsv.`);
} else if (values.uncovered !== undefined) {
  const area = areas[values.uncovered];
  if (!area) complain(`${values.uncovered} is no area: ${Object.keys(areas).join(', ')}.`);
  for (const one of area?.uncovered ?? []) console.log(listed(ledger.get(one) as Clause));
} else if (values.json) console.log(JSON.stringify({ areas }));
else console.log(table(areas));

const needsRun = values.verify || values.ratchet;
if (!run.ran && needsRun) complain(`trace: ${run.why}: npm run verify writes it.`);
else if (!run.ran) console.error(`not run: ${run.why}, titles and laws are taken as written`);
else if (values.verify) verify();
else if (values.ratchet) {
  writeFileSync(ratchetPath, `${JSON.stringify(ratchetOf(areas), null, 2)}\n`);
}
for (const { path, line, id: word } of unknown) {
  complain(`${path}:${line}: ${word} is no clause: correct it, or write it another way.`);
}
