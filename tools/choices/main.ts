// Writes the decisions of Kasir that the specification leaves open, from JSON reports of runs:
// `node tools/choices/main.ts REPORT.json ...`. Questions on which runs disagree are omitted, those
// that one run alone has met, and results.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agreed, RESULT, type ReportFile } from '@kasir/conformance';

const target = fileURLToPath(new URL('../../conformance/choices.tsv', import.meta.url));

/** Settings of a server, and decisions after a random time. */
const omitted = /^requests per minute$| ms$/;

/**
 * A question that fewer runs have met names something that their seeds drew, such as a time, and is
 * of no use to others.
 */
const RUNS_MIN = 2;

const files = process.argv.slice(2);
if (files.length < RUNS_MIN) {
  console.error('Usage: node tools/choices/main.ts REPORT.json REPORT.json ...');
  process.exit(2);
}
const runs = files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as ReportFile).runs);

/**
 * Results are left out: they depend on what a seed drew beside the question, such as an amount that
 * is declined. Of 298 on which 40 runs agreed, one was another in the next ten runs.
 */
const isMet = (question: string): boolean =>
  !question.startsWith(RESULT) &&
  runs.filter(({ choices }) => question in choices).length >= RUNS_MIN;

const rows = Object.entries(agreed(runs.map(({ choices }) => choices)))
  .filter(([question]) => !omitted.test(question) && isMet(question))
  .map((row) => row.join('\t'))
  .toSorted();
writeFileSync(target, `${rows.join('\n')}\n`);
