// Renders the comparison as a page.
import { bars } from './bars.ts';
import type { BundleSize } from './bundles.ts';
import type { Figures } from './figures.ts';

/** Date, machine and versions of a measurement. */
export interface Setting {
  readonly date: string;
  readonly machine: string;
  /** Number of turns of each client. */
  readonly rounds: number;
  readonly versions: Readonly<Record<string, string>>;
}

const kilobytes = (bytes: number): string =>
  Number.isFinite(bytes) ? `${(bytes / 1_000).toFixed(1)} KB` : 'does not bundle';
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const bundle = (size: BundleSize | null): string =>
  size === null ? 'does not bundle' : `${kilobytes(size.minified)} / ${kilobytes(size.gzip)}`;
const count = (number: number): string => number.toLocaleString('en-US');
const seconds = (number: number): string => `${number.toFixed(2)} s`;
const milliseconds = (number: number): string => `${number.toFixed(0)} ms`;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A row for each measurement; its function returns the cell of a client. */
const rows: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['Bundle for browsers and workers, minified / gzip', ({ browser }) => bundle(browser)],
  ['Bundle for Node.js, minified / gzip', ({ node }) => bundle(node)],
  [
    'With validation of responses, browsers and workers',
    ({ project, browserValidated }) =>
      project.subject.validated === null ? 'none' : bundle(browserValidated),
  ],
  [
    'With validation of responses, Node.js',
    ({ project, nodeValidated }) =>
      project.subject.validated === null ? 'none' : bundle(nodeValidated),
  ],
  ['Import', ({ importMs }) => milliseconds(importMs)],
  ['Types, TypeScript 7', ({ compiled7 }) => count(compiled7.types)],
  ['Check, TypeScript 7', ({ compiled7 }) => milliseconds(compiled7.checkSeconds * 1_000)],
  ['All of tsc, TypeScript 7', ({ compiled7 }) => seconds(compiled7.totalSeconds)],
  ['Types, TypeScript 5.9', ({ compiled5 }) => count(compiled5.types)],
  ['Check, TypeScript 5.9', ({ compiled5 }) => milliseconds(compiled5.checkSeconds * 1_000)],
  ['All of tsc, TypeScript 5.9', ({ compiled5 }) => seconds(compiled5.totalSeconds)],
  ['Declarations that the program reads', (figures) => kilobytes(figures.declarationBytes)],
  ['First diagnostics in an editor', ({ editorMs }) => seconds(editorMs / 1_000)],
  ['Installed, in packages', ({ project }) => `${megabytes(project.bytes)} in ${project.packages}`],
  ['Install from a warm cache', ({ project }) => seconds(project.installMs / 1_000)],
];

/** Returns each bar with the measured value, and whether it is reached. */
const barRows = (own: Figures): readonly string[] => {
  const gzipOf = (size: BundleSize | null): number => size?.gzip ?? Number.POSITIVE_INFINITY;
  const types = Math.max(own.compiled7.types, own.compiled5.types);
  const checkSeconds = Math.max(own.compiled7.checkSeconds, own.compiled5.checkSeconds);
  const gzip = Math.max(gzipOf(own.browser), gzipOf(own.node));
  const validated = Math.max(gzipOf(own.browserValidated), gzipOf(own.nodeValidated));
  const held = (what: string, bar: string, measured: string, isReached: boolean): string =>
    line([what, bar, measured, isReached ? 'reached' : '**not reached**']);
  return [
    held(
      'Types, either compiler',
      `at most ${count(bars.types)}`,
      count(types),
      types <= bars.types,
    ),
    held(
      'Check, either compiler',
      `at most ${seconds(bars.checkSeconds)}`,
      seconds(checkSeconds),
      checkSeconds <= bars.checkSeconds,
    ),
    held(
      'Bundle without validation, either target, gzip',
      `at most ${kilobytes(bars.gzip)}`,
      kilobytes(gzip),
      gzip <= bars.gzip,
    ),
    held(
      'Bundle with validation, either target, gzip',
      `at most ${kilobytes(bars.gzipWithValidation)}`,
      kilobytes(validated),
      validated <= bars.gzipWithValidation,
    ),
    held(
      'Import',
      `at most ${milliseconds(bars.importMs)}`,
      milliseconds(own.importMs),
      own.importMs <= bars.importMs,
    ),
  ];
};

/** Returns the whole page; the first figures are ours. */
export const pageOf = (all: readonly Figures[], setting: Setting): string => {
  const names = all.map(({ project }) => `${project.subject.name} ${project.version}`);
  const [own] = all;
  const rule = line(['---', ...names.map(() => '---')]);
  return `# Client comparison

Written by \`npm run compare\`: the packed Kasir client, installed in an empty project, compared with three widely used clients.
Each has the same small program, which creates a payment, lists payments and refunds one. Times are medians of interleaved
runs in one session (${setting.rounds} each, imports ${setting.rounds * 3}), so read them as ratios; sizes and numbers of types are the same in every run.

Measured ${setting.date} on ${setting.machine}, with ${Object.entries(setting.versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.

${line(['', ...names])}
${rule}
${rows.map(([name, cell]) => line([name, ...all.map(cell)])).join('\n')}

- The program of openapi-fetch uses the types that openapi-typescript generates from Kasir's OpenAPI document, which has all generations of the API.
- A bundle for Node.js is measured without undici, which the Kasir client imports there: servers install it and do not bundle it.
- Types are counted with \`types: ["node"]\`, in strict mode and without library checks; they include the types of the language itself.
- The Kasir packages are installed from tarballs on disk, the others from the cache of npm.
- First diagnostics are those of tsserver (TypeScript 5.9) from a cold start: it opens the program and reports its errors.

## Limits

Limits of \`@kasir/unified\`. \`npm run verify\` fails when a size or the number of types exceeds its limit; times are only measured here.

${line(['', 'Limit', 'Measured', ''])}
${line(['---', '---', '---', '---'])}
${own ? barRows(own).join('\n') : ''}
`;
};
