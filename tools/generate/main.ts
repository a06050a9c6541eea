// Writes everything that is generated from the declarations: `npm run generate`. With `--check` it
// only lists the files that are out of date.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../repository/command-line.ts';
import { contractFiles, generatedFiles, type GeneratedFile } from '../sdk/files.ts';
import { referenceFiles } from './references.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the text of a file as the repository's formatter writes it. */
const formatted = ({ path, text }: GeneratedFile): string => {
  const command = join(root, 'node_modules/.bin/oxfmt');
  const { status, stdout, stderr } = spawnSync(command, ['--stdin-filepath', path], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return stdout;
};

const { values } = commandLine('Usage: npm run generate -- [--check]', {
  options: { check: { type: 'boolean', default: false } },
});
const isCheck = values.check;
const stale: string[] = [];

/** Writes the files that differ from what is there. */
const writeFiles = (files: readonly GeneratedFile[]): void => {
  for (const file of files) {
    const place = join(root, file.path);
    // Pages and pictures are committed as generated.
    const text = /\.(?:md|svg)$/.test(file.path) ? file.text : formatted(file);
    if (existsSync(place) && readFileSync(place, 'utf8') === text) continue;
    stale.push(file.path);
    if (isCheck) continue;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
};

// First, because the other modules import the contracts from the packages.
writeFiles(contractFiles());
const { certificateSchema, reportSchema } = await import('@kasir/conformance');
const { catalogues } = await import('../catalogues/catalogues.ts');
const { documentFiles } = await import('../documents/document.ts');

/** The schemas of the suite's reports and certificates, as its package ships them. */
const schemas: readonly GeneratedFile[] = [
  { path: 'conformance/report.schema.json', text: JSON.stringify(reportSchema()) },
  { path: 'conformance/certificate.schema.json', text: JSON.stringify(certificateSchema()) },
];

writeFiles([
  ...referenceFiles(root),
  ...generatedFiles(),
  ...(await catalogues()),
  ...(await documentFiles()),
  ...schemas,
]);
for (const path of stale) console.log(`${isCheck ? 'stale' : 'written'}  ${path}`);
if (isCheck && stale.length > 0) {
  console.error('Run `npm run generate` and commit what it writes.');
  process.exitCode = 1;
}
