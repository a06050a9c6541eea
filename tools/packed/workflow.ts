// Reads the workflow of releases, so that tests run the very commands that publish.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './published.ts';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Returns a workflow of this repository by the name of its file. */
export const readWorkflow = (name: string): Workflow =>
  parse(readFileSync(join(root, '.github/workflows', name), 'utf8')) as Workflow;

/** Returns the command with which the release publishes on npm, in the folder of the release. */
export const publishCommand = (): string => {
  const { run } = readWorkflow('release.yml').jobs['publish']?.steps.find(
    ({ id }) => id === 'npm',
  ) ?? { run: undefined };
  if (run === undefined) throw new Error('The job publish has no step npm.');
  return run;
};
