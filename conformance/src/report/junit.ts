// Renders runs as JUnit XML, which build servers show.
import { groupOf } from '../verdict.ts';
import type { LawResult, Report } from './report.ts';

/**
 * Escapes text for XML 1.0: markup is escaped, and characters that XML cannot contain are replaced.
 */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const contents = ({ verdict, note, reason, failure }: LawResult): string => {
  const why = escapeXml(`${reason ?? verdict}: ${note ?? ''}`);
  switch (verdict) {
    case 'PASS':
    case 'OBSERVED':
    case 'KNOWN':
      return '';
    case 'SKIP':
    case 'VACUOUS':
      return `<skipped message="${why}"/>`;
    case 'FAIL':
    case 'FLAKY':
    case 'FIXED': {
      const message = escapeXml(
        `expected ${failure?.expected}, saw ${failure?.seen}, after ${failure?.done}`,
      );
      const transcript = escapeXml((failure?.transcript ?? []).join('\n'));
      return `<failure type="${verdict}" message="${message}">${transcript}</failure>`;
    }
    default:
      return `<error type="${verdict}" message="${why}"/>`;
  }
};

/**
 * Returns the class of a law; it includes the seed if there are several runs, whose laws are the
 * same, so that build servers distinguish them.
 */
const classOf = (result: LawResult, { seed }: Report, several: boolean): string =>
  escapeXml(`conformance.${several ? `seed-${seed}.` : ''}${groupOf(result)}`);

const testcase = (result: LawResult, report: Report, several: boolean): string => {
  const name = escapeXml(`${result.id} ${result.title}`);
  const time = result.seconds.toFixed(3);
  const start = `<testcase classname="${classOf(result, report, several)}" name="${name}" time="${time}">`;
  return `    ${start}${contents(result)}</testcase>`;
};

const countsOf = (runs: readonly Report[]): string => {
  const laws = runs.flatMap((run) => run.laws);
  const count = (...verdicts: string[]): number =>
    laws.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return [
    `tests="${laws.length}"`,
    `failures="${count('FAIL', 'FLAKY', 'FIXED')}"`,
    `errors="${count('BLOCKED', 'INCONCLUSIVE', 'ERROR')}"`,
    `skipped="${count('SKIP', 'VACUOUS')}"`,
    `time="${runs.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3)}"`,
  ].join(' ');
};

const suite = (report: Report, several: boolean): string[] => [
  `  <testsuite name="kasir-conformance seed ${report.seed}" ${countsOf([report])}>`,
  ...report.laws.map((law) => testcase(law, report, several)),
  '  </testsuite>',
];

/** Renders the runs as a JUnit document, each as a separate suite. */
export const junitOf = (runs: readonly Report[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${countsOf(runs)}>`,
    ...runs.flatMap((report) => suite(report, runs.length > 1)),
    '</testsuites>',
    '',
  ].join('\n');
