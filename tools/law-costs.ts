// Writes what laws cost from three JSON reports of whole runs with the thoroughness of smoke,
// standard and full: `node tools/law-costs.ts smoke.json standard.json full.json`. A run that is
// to try every law of smoke names the groups after --only.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReportFile } from '@kasir/conformance';

const target = fileURLToPath(new URL('../conformance/src/run/law-costs.ts', import.meta.url));

/** Law -> requests at an endpoint, the mean of all that were tried. */
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
  console.error('Usage: node tools/law-costs.ts smoke.json standard.json full.json');
  process.exit(2);
}
const ids = [...new Set([...smoke.keys(), ...standard.keys(), ...full.keys()])].toSorted();
const rows = ids.map((id) => {
  const some = smoke.get(id) ?? standard.get(id) ?? full.get(id) ?? 0;
  const more = standard.get(id) ?? some;
  // A law that a run of profile full did not reach grows as it did before.
  const most = full.get(id) ?? Math.ceil((more * more) / Math.max(1, some));
  return `  '${id}': [${some}, ${more}, ${most}],\n`;
});
const text = readFileSync(target, 'utf8');
const head = text.slice(0, text.indexOf('= {') + 3);
writeFileSync(target, `${head}\n${rows.join('')}};\n`);
