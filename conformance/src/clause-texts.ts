// The sentences of the specification by clause id, as they ship with this package.
import { existsSync, readFileSync } from 'node:fs';

/** Next to the code in an installed package, in spec/ in the repository. */
const places = ['../clauses.tsv', '../../spec/clauses.tsv'];

/** Clause id -> its sentence. Throws when the package is incomplete. */
export const clauseTexts = (): ReadonlyMap<string, string> => {
  const file = places
    .map((place) => new URL(place, import.meta.url))
    .find((url) => existsSync(url));
  if (!file) throw new Error('clauses.tsv is missing in this package: install it again.');
  const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  const [id, text] = [columns.indexOf('id'), columns.indexOf('obligation')];
  return new Map(
    rows.map((row) => {
      const cells = row.split('\t');
      return [cells[id] ?? '', cells[text] ?? ''];
    }),
  );
};
