// Writes failures as separate files: a test to keep, or requests that an editor sends.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialect } from '@kasir/models';
import type { Magic } from '../targets/magic/magic.ts';
import { brokenIn, type LawResult, type Report } from './report.ts';

export const emitted = ['vitest', 'http'] as const;
export type Emitted = (typeof emitted)[number];

/** The options of the run that a test states; omitted ones have their defaults. */
interface StatedOptions {
  readonly profile?: string | undefined;
  readonly dialect?: Dialect | undefined;
  readonly magic?: Magic | undefined;
  /** URL of the control API of a Kasir server, if the run used it. */
  readonly controlUrl?: string | undefined;
}

/** Formats text as comments with this comment sign. */
const comment = (sign: string, text: string): string =>
  text
    .split('\n')
    .map((line) => `${sign} ${line}`.trimEnd())
    .join('\n');

const about = ({ id, title, clauses, failure }: LawResult): string =>
  [
    `${id}  ${title}`,
    (failure?.clauses ?? clauses).join(', '),
    failure?.done ?? '',
    `expected ${failure?.expected ?? ''}`,
    `saw ${failure?.seen ?? ''}`,
    ...(failure?.counterexample ? [failure.counterexample] : []),
  ].join('\n');

/**
 * Returns a test that tries the law again with its seed; a comment above it lists the requests of
 * the failure.
 */
const vitestOf = (
  law: LawResult,
  report: Report,
  { profile, dialect, magic, controlUrl }: StatedOptions,
): string => {
  const imported = controlUrl === undefined ? 'run' : 'kasirControl, run';
  const variables =
    controlUrl === undefined
      ? ''
      : `\nconst { CONTROL_URL = ${JSON.stringify(controlUrl)}, CONTROL_TOKEN = '' } = process.env;`;
  const control =
    controlUrl === undefined ? '' : '\n    control: kasirControl(CONTROL_URL, CONTROL_TOKEN),';
  return `${comment('//', about(law))}
//
${comment('//', (law.failure?.transcript ?? []).join('\n'))}
import { ${imported} } from '@kasir/conformance';
import { expect, test } from 'vitest';

const { BASE_URL = ${JSON.stringify(report.target)}, KEY = '' } = process.env;${variables}

test(${JSON.stringify(`${law.id}: ${law.title}`)}, async () => {
  const report = await run({
    baseUrl: BASE_URL,
    key: KEY,${control}
    only: [${JSON.stringify(law.id)}],
    seed: ${report.seed},
    profile: ${JSON.stringify(profile ?? 'standard')},
    dialect: ${JSON.stringify(dialect ?? 'spec')},
    demand: ${JSON.stringify(report.demand)},${
      magic === undefined ? '' : `\n    magic: ${JSON.stringify(magic)},`
    }
  });
  expect(report.laws.map(({ verdict, note, failure }) => failure ?? note ?? verdict)).toEqual(['PASS']);
}, 600_000);
`;
};

const httpOf = (law: LawResult, report: Report): string =>
  [
    comment('#', about(law)),
    '',
    `@BASE_URL = ${report.target}`,
    '@KEY = the secret test key',
    '',
    ...(law.failure?.http ?? []),
  ].join('\n');

/** Writes a file for each failure of a run into a folder; returns their names. */
export const emit = (
  format: Emitted,
  folder: string,
  report: Report,
  options: StatedOptions,
): readonly string[] =>
  brokenIn(report)
    .filter(({ failure }) => failure !== null)
    .map((law) => {
      const name = `${law.id.replaceAll(/[^\w.-]/g, '-')}.${format === 'http' ? 'http' : 'test.ts'}`;
      const text = format === 'http' ? httpOf(law, report) : vitestOf(law, report, options);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), text);
      return name;
    });
