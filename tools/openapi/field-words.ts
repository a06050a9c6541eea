// Reads the meanings of fields and types from `fields.tsv`.
import { readFileSync } from 'node:fs';

/** Unit of every amount. */
const money = "In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.";

/**
 * Meanings by key. A key is a field (`net_amount`), a field of one type (`Report.url`) or of all
 * types with the same ending (`*Query.status`), or a type (`Report`).
 */
const meanings: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('fields.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter((row) => row !== '')
    .map((row): [string, string] => {
      const [key = '', text = ''] = row.split('\t');
      return [key, text.replace('{money}', money)];
    }),
);

/** All keys, for the test that finds unused ones. */
export const meaningKeys: readonly string[] = [...meanings.keys()];

/** Returns a type with the more general types whose texts apply to it, the closest first. */
const widened = (type: string): readonly string[] => [
  type,
  ...(type.endsWith('Input') ? [type.slice(0, -'Input'.length)] : []),
];

const words = (type: string): readonly string[] => type.match(/[A-Z][a-z0-9]*/g) ?? [];

/** Returns the key for the text of a field of a type. */
export const fieldKey = (type: string, field: string): string | undefined => {
  const endings = words(type).map((_, at, all) => `*${all.slice(at).join('')}`);
  return [...widened(type), ...endings]
    .map((one) => `${one}.${field}`)
    .concat(field)
    .find((key) => meanings.has(key));
};

/** Returns the key for the text of a type. */
export const typeKey = (type: string): string | undefined =>
  widened(type).find((key) => meanings.has(key));

/** Returns the text of a key. */
export const meaningOf = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : meanings.get(key);
