// Checks the house rules: `npm run tidy` prints `file:line: message` with the remedy.
import { fileURLToPath } from 'node:url';
import { readFiles } from '../files.ts';
import { folderRule } from './folders.ts';
import { houseRules } from './house.ts';
import { importRules } from './imports.ts';
import { allowedRings } from './layers.ts';
import { repository } from './repository.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const checked = repository(readFiles(root));
const findings = [houseRules, ...importRules, folderRule(allowedRings)]
  .flatMap((rule) => rule(checked))
  .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));

for (const { path, line, message } of findings) console.log(`${path}:${line}: ${message}`);
const broken = findings.filter(({ question }) => !question);
console.log(
  `tidy: ${checked.scripts.size} scripts, ${broken.length} findings, ${findings.length - broken.length} questions`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
