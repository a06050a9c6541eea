// Writes the decisions of Kasir that the specification leaves open, from JSON reports of runs:
// `node tools/choices/main.ts REPORT.json ...`. Questions on which runs disagree are omitted.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agreed, type ReportFile } from '@kasir/conformance';

const target = fileURLToPath(new URL('../../conformance/choices.tsv', import.meta.url));

/** Settings of a server, and decisions after a random time. */
const omitted = /^requests per minute$| ms$/;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: node tools/choices/main.ts REPORT.json ...');
  process.exit(2);
}
const runs = files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as ReportFile).runs);
const rows = Object.entries(agreed(runs.map(({ choices }) => choices)))
  .filter(([question]) => !omitted.test(question))
  .map((row) => row.join('\t'))
  .toSorted();
writeFileSync(target, `${rows.join('\n')}\n`);
