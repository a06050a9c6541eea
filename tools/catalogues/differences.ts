// Writes the catalog of differences: where the specification and the public service disagree, and
// what each dialect does.
import { dialect, type DialectRow } from '@kasir/models';
import { codes, page, prose, table, type GeneratedFile } from './markdown.ts';

/** Returns the page of differences. */
export const differenceCatalogue = (): GeneratedFile => {
  const rows: readonly (readonly [string, DialectRow])[] = Object.entries(dialect);
  return page('docs/reference/differences.md', 'Differences from the public service', [
    `The specification and the public service disagree in ${rows.length} places. A server shows the one or the other: \`kasir start --dialect spec\` (the default) or \`--dialect service\`. Integrations that are written for the public service are tested with the second.`,
    table(
      ['Question', 'Dialect `spec`', 'Dialect `service`', 'Clauses'],
      rows.map(([, { question, spec, service, clauses }]) => [
        prose(question),
        prose(spec),
        prose(service),
        codes(clauses),
      ]),
    ),
  ]);
};
