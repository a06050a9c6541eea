// Reads the columns of a CSV file with their first texts, before a mapping gives them a meaning.
import { delimiters } from '@kasir/control';
import { CsvError, parseCsv, type CsvRecord } from './csv.ts';

/** The most distinct texts that are returned for a column. */
const VALUES_MAX = 12;

const recordsOf = (text: string, delimiter: string): readonly CsvRecord[] => {
  try {
    return parseCsv(text, delimiter);
  } catch (error) {
    // The text may be CSV with another delimiter, or not CSV at all.
    if (error instanceof CsvError) return [];
    throw error;
  }
};

/**
 * Returns the columns of a file after `skip` lines, and the delimiter between its fields: the one
 * that separates the most names.
 */
export const readColumns = (text: string, skip: number) => {
  const lines = text.split(/(?<=\n)/).slice(skip);
  const [names = ''] = lines;
  const widthBy = (delimiter: string): number => recordsOf(names, delimiter)[0]?.fields.length ?? 0;
  const delimiter = delimiters.reduce((best, one) => (widthBy(one) > widthBy(best) ? one : best));
  const [header, ...records] = recordsOf(lines.join(''), delimiter);
  const columns = (header?.fields ?? []).map((name, at) => {
    const texts = new Set(records.map(({ fields }) => (fields[at] ?? '').trim()));
    return { name: name.trim(), values: [...texts].slice(0, VALUES_MAX) };
  });
  return { delimiter, columns };
};
