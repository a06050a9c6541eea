// Reads the reports of tests and conformance suite, if they are of the current source.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isScript, pathsOf, type TextFile } from '../repository/files.ts';
import { mentionsIn, type Ledger } from './clauses.ts';

/** A test or law that ran and names a clause. */
export interface Proof {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly line: number;
  readonly passed: boolean;
}

export const TEST_REPORT = 'reports/tests.json';

interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

export interface LawReport {
  readonly laws: readonly {
    readonly id: string;
    readonly verdict: string;
    readonly clauses: readonly string[];
  }[];
}

const ran = new Set(['passed', 'failed']);

/** Returns the tests of a report with clauses in their own titles; skipped tests prove nothing. */
export const testProofs = (
  ledger: Ledger,
  report: TestReport,
  root: string,
  files: readonly TextFile[],
): Proof[] => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const path = relative(root, name).split(sep).join('/');
    const lines = (texts.get(path) ?? '').split('\n');
    return assertionResults
      .filter(({ status }) => ran.has(status))
      .flatMap(({ title, status }) =>
        mentionsIn(ledger, title).known.map(({ id }) => {
          const at = lines.findIndex((line) => line.includes(title));
          const line = 1 + Math.max(0, at === -1 ? lines.findIndex((l) => l.includes(id)) : at);
          return { id, title, path, line, passed: status === 'passed' };
        }),
      );
  });
};

/** Returns the laws of a suite report; only PASS and FAIL count. */
export const lawProofs = (ledger: Ledger, { laws }: LawReport, path: string): Proof[] =>
  laws
    .filter(({ verdict }) => verdict === 'PASS' || verdict === 'FAIL')
    .flatMap(({ id: title, verdict, clauses }) =>
      clauses
        .filter((id) => ledger.has(id))
        .map((id) => ({ id, title, path, line: 1, passed: verdict === 'PASS' })),
    );

const newestSource = (root: string): number =>
  Math.max(
    0,
    ...pathsOf(root)
      .filter((path) => isScript(path))
      .map((path) => statSync(join(root, path)).mtimeMs),
  );

export type Run =
  | { readonly ran: true; readonly proofs: readonly Proof[] }
  | { readonly ran: false; readonly why: string };

/** Returns proofs of the last test run and of the suite's reports, if newer than every script. */
export const lastRun = (root: string, ledger: Ledger, files: readonly TextFile[]): Run => {
  const path = join(root, TEST_REPORT);
  if (!existsSync(path)) return { ran: false, why: `${TEST_REPORT} is missing` };
  const newest = newestSource(root);
  const fresh = (file: string): boolean => statSync(join(root, file)).mtimeMs >= newest;
  if (!fresh(TEST_REPORT)) return { ran: false, why: `${TEST_REPORT} is older than the source` };
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const suites = readdirSync(join(root, 'reports'))
    .filter((name) => /^conformance.*\.json$/.test(name))
    .map((name) => `reports/${name}`)
    .filter(fresh);
  const proofs = [
    ...testProofs(ledger, read(TEST_REPORT) as TestReport, root, files),
    ...suites.flatMap((file) => lawProofs(ledger, read(file) as LawReport, file)),
  ];
  return { ran: true, proofs };
};
