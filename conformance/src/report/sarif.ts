// Renders failures as SARIF 2.1.0, which code hosts show as findings.
import { clauses } from '../clauses.ts';
import { brokenIn, type Report } from './report.ts';

const HOME = 'https://github.com/kasir-dev/kasir';

/** Renders the runs as one SARIF log. */
export const sarifOf = (runs: readonly Report[]): string => {
  const laws = runs.flatMap(brokenIn);
  const rules = new Map(laws.map((law) => [law.id, law]));
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'kasir-conformance',
              informationUri: HOME,
              rules: [...rules.values()].map(({ id, title, clauses: all, failure }) => ({
                id,
                shortDescription: { text: title },
                fullDescription: {
                  text:
                    (failure?.clauses ?? all)
                      .map((one) => `${one}: ${clauses().get(one)?.text ?? ''}`)
                      .join('\n') || title,
                },
                helpUri: `${HOME}/blob/main/docs/reference/conformance/README.md`,
              })),
            },
          },
          results: laws.map(({ id, verdict, failure }) => ({
            ruleId: id,
            level: verdict === 'FAIL' ? 'error' : 'warning',
            message: {
              text: `expected ${failure?.expected ?? ''}, saw ${failure?.seen ?? ''}, after ${failure?.done ?? ''}\n${failure?.case ?? ''}`,
            },
            partialFingerprints: { case: failure?.case.replace(/@\d+/, '') ?? id },
            // A server has no file, so its route takes the place of one.
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: id.split(':')[1] ?? 'service' },
                  region: { startLine: 1 },
                },
              },
            ],
          })),
        },
      ],
    },
    null,
    2,
  )}\n`;
};
