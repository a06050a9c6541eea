// A run as JUnit XML, which build servers show.
import { groupOf } from '../law.ts';
import type { LawResult, Report } from './report.ts';

/** Text for XML 1.0: markup escaped, characters that XML cannot hold replaced. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const contents = ({ verdict, note, reason, failure }: LawResult): string => {
  const why = escaped(`${reason ?? verdict}: ${note ?? ''}`);
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
      const message = escaped(`expected ${failure?.expected}, saw ${failure?.seen}`);
      const transcript = escaped((failure?.transcript ?? []).join('\n'));
      return `<failure type="${verdict}" message="${message}">${transcript}</failure>`;
    }
    default:
      return `<error type="${verdict}" message="${why}"/>`;
  }
};

const testcase = (result: LawResult): string => {
  const group = escaped(groupOf(result));
  const name = escaped(`${result.id} ${result.title}`);
  const time = result.seconds.toFixed(3);
  return `    <testcase classname="conformance.${group}" name="${name}" time="${time}">${contents(result)}</testcase>`;
};

/** The report as a JUnit document. */
export const junitOf = ({ laws, seconds }: Report): string => {
  const count = (...verdicts: string[]): number =>
    laws.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const counts = [
    `tests="${laws.length}"`,
    `failures="${count('FAIL', 'FLAKY', 'FIXED')}"`,
    `errors="${count('BLOCKED', 'INCONCLUSIVE')}"`,
    `skipped="${count('SKIP', 'VACUOUS')}"`,
    `time="${seconds.toFixed(3)}"`,
  ].join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="kasir-conformance" ${counts}>`,
    ...laws.map(testcase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};
