// Reads CSV in the format of RFC 4180.

/** Lower-case heading -> cell. */
export type CsvRow = Readonly<Record<string, string>>;

/** Returns the records of cells; a quote inside quotes is doubled. */
const recordsOf = (text: string): string[][] => {
  const records: string[][] = [];
  let record: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error('A quote in the file is not closed.');
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
};

/**
 * Returns the text of a cell. Some servers write an apostrophe before text that a spreadsheet would
 * read as a formula: the apostrophe is not part of the text.
 */
const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');

/** Headings of columns with numbers, which need no such apostrophe, and are none with it. */
const NUMERIC = /(^| )(amount|balance|wht)$/;

/** Returns the headings of a file, as they are written. */
export const headingsOfCsv = (text: string): readonly string[] => recordsOf(text)[0] ?? [];

/** Returns the rows of a file by heading. Throws if it is not valid CSV. */
export const rowsOfCsv = (text: string): CsvRow[] => {
  const [head = [], ...rest] = recordsOf(text);
  const names = head.map((name) => name.trim().toLowerCase());
  return rest.map((record) => {
    if (record.length !== names.length)
      throw new Error(`A row has ${record.length} cells, not ${names.length}.`);
    return Object.fromEntries(
      names.map((name, at) => {
        const cell = record[at] ?? '';
        return [name, NUMERIC.test(name) ? cell : withoutGuard(cell)];
      }),
    );
  });
};
