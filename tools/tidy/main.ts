// Checks the house rules: `npm run tidy` prints `file:line: message` with the remedy. `--word NAME`
// lists the places of a word that must not come back; `--ratchet` lowers the limits to what is
// left.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../repository/command-line.ts';
import { readFiles } from '../repository/files.ts';
import { exportRule } from './exports.ts';
import { folderRule } from './folders.ts';
import { houseRules } from './house.ts';
import { importRules } from './imports.ts';
import { repository } from './repository.ts';
import { textRule } from './texts.ts';
import { countsOf, lowered, standings, wordFindings, type Counts } from './vocabulary.ts';
import { words } from './words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const checked = repository(readFiles(root));

const { values } = commandLine('Usage: npm run tidy -- [--word NAME] [--ratchet]', {
  options: { word: { type: 'string' }, ratchet: { type: 'boolean', default: false } },
});
const found = standings(checked.scripts.values(), words);
for (const { path, line } of found.get(values.word ?? '') ?? []) console.log(`${path}:${line}`);

const held = new URL('words.json', import.meta.url);
const ceilings = JSON.parse(readFileSync(held, 'utf8')) as Counts;
const counts = countsOf(found);
const kept = values.ratchet ? lowered(words, counts, ceilings) : ceilings;
if (values.ratchet) writeFileSync(held, `${JSON.stringify(kept, null, 2)}\n`);

const findings = [houseRules, ...importRules, folderRule, exportRule, textRule]
  .flatMap((rule) => rule(checked))
  .concat(wordFindings(words, counts, kept))
  .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));

for (const { path, line, message } of findings) console.log(`${path}:${line}: ${message}`);
const broken = findings.filter(({ question }) => !question);
console.log(
  `tidy: ${checked.scripts.size} scripts, ${broken.length} findings, ${findings.length - broken.length} questions`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
