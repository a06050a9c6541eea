// Writes the decisions of Kasir that the specification leaves open, from JSON reports of runs:
// `node tools/choices/main.ts REPORT.json ...`. Questions on which runs disagree are omitted, and
// results that few runs have met or that vary.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agreed, RESULT, VARIES, type ReportFile } from '@kasir/conformance';

const target = fileURLToPath(new URL('../../conformance/choices.tsv', import.meta.url));

/** Settings of a server, and decisions after a random time. */
const omitted = /^requests per minute$| ms$/;

/**
 * A result that fewer runs have met may depend on what their seeds drew: with three, every second
 * run contradicted some result that the others agreed on, mostly those of cards.
 */
const RUNS_MIN = 12;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: node tools/choices/main.ts REPORT.json ...');
  process.exit(2);
}
const runs = files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as ReportFile).runs);
const isMet = ([question, choice]: readonly [string, string]): boolean =>
  !question.startsWith(RESULT) ||
  (choice !== VARIES && runs.filter(({ choices }) => question in choices).length >= RUNS_MIN);
const rows = Object.entries(agreed(runs.map(({ choices }) => choices)))
  .filter((row) => !omitted.test(row[0]) && isMet(row))
  .map((row) => row.join('\t'))
  .toSorted();
writeFileSync(target, `${rows.join('\n')}\n`);
