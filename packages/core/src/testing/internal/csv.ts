// Parses CSV strictly, for tests of files.

const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;

/** Returns the records of a CSV text; throws for anything that RFC 4180 does not allow. */
export const parseCsv = (text: string): string[][] => {
  const records: string[][] = [];
  let record: string[] = [];
  for (let at = 0; at < text.length;) {
    cell.lastIndex = at;
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? [];
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      records.push(record);
      record = [];
    } else throw new Error(`No CSV at ${at}: ${text.slice(at, at + 20)}`);
  }
  if (record.length > 0) throw new Error('The last record has no end');
  const [first] = records;
  const uneven = records.find(({ length }) => length !== first?.length);
  if (uneven) throw new Error(`A record has ${uneven.length} cells: ${uneven.join()}`);
  return records;
};

/** Returns records by heading; the first record is the headings. */
export const tableOf = (text: string): Record<string, string>[] => {
  const [headings = [], ...records] = parseCsv(text);
  return records.map((record) =>
    Object.fromEntries(headings.map((heading, at) => [heading, record[at] ?? ''])),
  );
};
