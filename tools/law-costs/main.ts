// Writes the costs of laws from JSON reports of whole runs with the profiles smoke, standard and
// full: `node tools/law-costs/main.ts smoke.json standard.json full.json`. A smoke run that must
// try every law names the groups after --only.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReportFile } from '@kasir/conformance';

const target = fileURLToPath(
  new URL('../../conformance/src/generated/law-costs.ts', import.meta.url),
);

/** Returns the requests of each law at one endpoint: the mean of all endpoints that were tried. */
const costsIn = (file: string): Map<string, number> => {
  const { runs } = JSON.parse(readFileSync(file, 'utf8')) as ReportFile;
  const tried = runs.flatMap(({ laws }) => laws).filter(({ requests }) => requests > 0);
  const byLaw = Map.groupBy(tried, ({ id }) => id.split(':')[0] ?? id);
  return new Map(
    [...byLaw].map(([id, some]) => {
      const sum = some.reduce((total, { requests }) => total + requests, 0);
      return [id, Math.ceil(sum / some.length)];
    }),
  );
};

const [smoke, standard, full] = process.argv.slice(2, 5).map(costsIn);
if (!smoke || !standard || !full) {
  console.error('Usage: node tools/law-costs/main.ts smoke.json standard.json full.json');
  process.exit(2);
}
const ids = [...new Set([...smoke.keys(), ...standard.keys(), ...full.keys()])].toSorted();
const rows = ids.map((id) => {
  const some = smoke.get(id) ?? standard.get(id) ?? full.get(id) ?? 0;
  const more = standard.get(id) ?? some;
  // The cost of a law that the full run did not reach grows as it did from smoke to standard.
  const most = full.get(id) ?? Math.ceil((more * more) / Math.max(1, some));
  return `  '${id}': [${some}, ${more}, ${most}],\n`;
});
const text = readFileSync(target, 'utf8');
const head = text.slice(0, text.indexOf('= {') + 3);
writeFileSync(target, `${head}\n${rows.join('')}};\n`);
