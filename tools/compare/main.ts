// `npm run compare`: measures our packed client beside its peers, and writes docs/comparison.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version as esbuild } from 'esbuild';
import { parse } from 'yaml';
import { build, pack } from '../packed/project.ts';
import { measure } from './figures.ts';
import { generateTypes, openProjects, openToolbox, versionIn } from './projects.ts';
import { pageOf } from './report.ts';
import { subjects } from './subjects.ts';

const ROUNDS = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));
const document = join(root, 'packages/server/openapi/openapi.json');

const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  readonly catalog: Readonly<Record<'typescript' | '@types/node', string>>;
};

const folder = mkdtempSync(join(tmpdir(), 'kasir-compare-'));
const tarballFolder = mkdtempSync(join(tmpdir(), 'kasir-tarballs-'));
try {
  console.log('Packing');
  await build();
  const tarballs = await pack(tarballFolder);
  console.log('Installing');
  const { typescript, '@types/node': node } = catalog;
  const toolbox = await openToolbox(folder, { typescript, '@types/node': node });
  const projects = await openProjects(toolbox, subjects, tarballs, ROUNDS);
  const generated = projects.find(({ subject }) => subject.name === 'openapi-fetch');
  if (generated) await generateTypes(toolbox, document, generated);
  console.log('Measuring');
  const figures = await measure(toolbox, projects, ROUNDS);
  const page = pageOf(figures, {
    date: new Date().toISOString().slice(0, 10),
    rounds: ROUNDS,
    machine: `${availableParallelism()} x ${cpus()[0]?.model ?? 'processor'}, ${process.platform} ${process.arch}`,
    versions: {
      'Node.js': process.version,
      TypeScript: `${versionIn(folder, 'typescript')} and ${versionIn(folder, 'typescript-5')}`,
      esbuild,
    },
  });
  writeFileSync(join(root, 'docs/comparison.md'), page);
  console.log(page);
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(tarballFolder, { recursive: true, force: true });
}
