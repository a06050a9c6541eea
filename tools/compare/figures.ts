// Collects all measurements of the clients.
import { join } from 'node:path';
import { bundleSize, type BundleSize, type Target } from './bundles.ts';
import { firstDiagnosticsMs } from './editor.ts';
import { importMs } from './imports.ts';
import { interleaved, median } from './median.ts';
import type { Project, Toolbox } from './projects.ts';
import { check, declarationBytes } from './types.ts';

/** The measurements of compiling a program with one compiler. */
export interface Compiled {
  readonly types: number;
  readonly checkSeconds: number;
  readonly totalSeconds: number;
}

export interface Figures {
  readonly project: Project;
  readonly browser: BundleSize | null;
  readonly node: BundleSize | null;
  /** The same with validation of responses; null for a client without it. */
  readonly browserValidated: BundleSize | null;
  readonly nodeValidated: BundleSize | null;
  readonly importMs: number;
  readonly compiled7: Compiled;
  readonly compiled5: Compiled;
  readonly declarationBytes: number;
  readonly editorMs: number;
}

/**
 * Compiles every program in turns; the number of types is the same each time, times are medians.
 */
const compiledBy = async (
  tsc: string,
  projects: readonly Project[],
  rounds: number,
): Promise<readonly Compiled[]> => {
  const runs = projects.map((): Compiled[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { folder }] of projects.entries()) {
      runs[index]?.push(await check(tsc, folder));
    }
  }
  return runs.map((all) => ({
    types: median(all.map(({ types }) => types)),
    checkSeconds: median(all.map(({ checkSeconds }) => checkSeconds)),
    totalSeconds: median(all.map(({ totalSeconds }) => totalSeconds)),
  }));
};

/** Measures all projects; times are measured in turns, `rounds` times or a multiple of it. */
export const measure = async (
  toolbox: Toolbox,
  projects: readonly Project[],
  rounds: number,
): Promise<readonly Figures[]> => {
  const compiled7 = await compiledBy(toolbox.tsc7, projects, rounds);
  const compiled5 = await compiledBy(toolbox.tsc5, projects, rounds);
  const imports = await interleaved(projects, rounds * 3, ({ folder, subject }) =>
    importMs(folder, subject.specifier),
  );
  const editor = await interleaved(projects, rounds, ({ folder }) =>
    firstDiagnosticsMs(toolbox.tsserver, folder, join(folder, 'program.ts')),
  );
  const nothing = { types: 0, checkSeconds: 0, totalSeconds: 0 };
  return Promise.all(
    projects.map(async (project, index): Promise<Figures> => {
      const { folder, subject } = project;
      const sizeFor = async (target: Target, code: string | null) =>
        code === null ? null : bundleSize(folder, code, target);
      return {
        project,
        browser: await sizeFor('browser', subject.program),
        node: await sizeFor('node', subject.program),
        browserValidated: await sizeFor('browser', subject.validated),
        nodeValidated: await sizeFor('node', subject.validated),
        importMs: imports[index] ?? Number.NaN,
        compiled7: compiled7[index] ?? nothing,
        compiled5: compiled5[index] ?? nothing,
        declarationBytes: await declarationBytes(toolbox.tsc7, folder),
        editorMs: editor[index] ?? Number.NaN,
      };
    }),
  );
};
