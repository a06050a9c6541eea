// Writes the catalog of differences: where the specification and the public service disagree, and
// what each dialect does.
import { dialect, type DialectRow } from '@kasir/models';
import { codes, page, prose, table, type GeneratedFile } from './markdown.ts';

/** Returns the page of differences. */
export const differenceCatalogue = (): GeneratedFile => {
  const rows: readonly (readonly [string, DialectRow])[] = Object.entries(dialect);
  return page('docs/reference/differences.md', 'Differences from the public service', [
    `The specification and the public service differ in ${rows.length} places. \`kasir start --dialect spec\` (the default) behaves as the specification, \`--dialect service\` as the public service. Test an integration that is written for the public service with the second.`,
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
