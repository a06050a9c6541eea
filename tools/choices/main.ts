// Writes the decisions of Kasir that the specification leaves open, from JSON reports of runs:
// `node tools/choices/main.ts REPORT.json ...`, with at least 30 reports. Questions on which runs
// disagree are omitted, and those that few runs have met.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agreed, RESULT, VARIES, type ReportFile } from '@kasir/conformance';

const target = fileURLToPath(new URL('../../conformance/choices.tsv', import.meta.url));

/** Settings of a server, and decisions after a random time. */
const omitted = /^requests per minute$| ms$/;

/**
 * A question that fewer runs have met names something that their seeds drew, such as a time, and is
 * of no use to others.
 */
const RUNS_MIN = 2;

/**
 * A result may depend on what the seeds drew as well. Of 40 runs, any 30 agree on 300 results that
 * the other 10 confirm; with 12 of 30 instead of 23, one run in thirty contradicts one of 530.
 */
const RESULT_RUNS_MIN = 30;

const files = process.argv.slice(2);
if (files.length < RESULT_RUNS_MIN) {
  console.error(
    `Usage: node tools/choices/main.ts REPORT.json ..., with ${RESULT_RUNS_MIN} reports or more`,
  );
  process.exit(2);
}
const runs = files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as ReportFile).runs);
const isMet = ([question, choice]: readonly [string, string]): boolean => {
  const { length } = runs.filter(({ choices }) => question in choices);
  const isResult = question.startsWith(RESULT);
  return choice !== VARIES && length >= (isResult ? RESULT_RUNS_MIN : RUNS_MIN);
};
const rows = Object.entries(agreed(runs.map(({ choices }) => choices)))
  .filter((row) => !omitted.test(row[0]) && isMet(row))
  .map((row) => row.join('\t'))
  .toSorted();
writeFileSync(target, `${rows.join('\n')}\n`);
