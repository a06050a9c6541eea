// Columns of values as parameters of a statement: texts in PostgreSQL's binary form of an array, in
// which nothing has to be escaped. JSON is full of quotes, and its text form has one more character
// for each.
export type Cell = string | number | boolean | null | undefined;

/** Ids of the types of elements, as every PostgreSQL has them. */
const TEXT = 25;
const JSONB = 3_802;
/** Stands in front of the text of a jsonb. */
const JSONB_VERSION = 1;

/** Dimensions, whether there are nulls, type of the elements, number of them, first index. */
const HEAD_BYTES = 20;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;

const binaryArray = (values: readonly Cell[], type: typeof TEXT | typeof JSONB): Buffer => {
  const prefix = type === JSONB ? 1 : 0;
  const texts = values.map((value) =>
    value === null || value === undefined ? null : String(value),
  );
  let size = HEAD_BYTES;
  let nulls = 0;
  for (const text of texts) {
    size += LENGTH_BYTES;
    if (text === null) nulls = 1;
    else size += prefix + Buffer.byteLength(text);
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = bytes.writeInt32BE(1, 0);
  at = bytes.writeInt32BE(nulls, at);
  at = bytes.writeInt32BE(type, at);
  at = bytes.writeInt32BE(texts.length, at);
  at = bytes.writeInt32BE(1, at);
  for (const text of texts) {
    const start = at + LENGTH_BYTES;
    if (text === null) {
      at = bytes.writeInt32BE(NULL_LENGTH, at);
      continue;
    }
    if (prefix > 0) bytes.writeUInt8(JSONB_VERSION, start);
    const length = prefix + bytes.write(text, start + prefix);
    bytes.writeInt32BE(length, at);
    at = start + length;
  }
  return bytes;
};

/** Numbers and booleans have nothing to escape. */
const plainArray = (values: readonly Cell[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

const parameter = (values: readonly Cell[], type: string | undefined): Buffer | string => {
  if (type === 'text') return binaryArray(values, TEXT);
  return type === 'jsonb' ? binaryArray(values, JSONB) : plainArray(values);
};

/** By the text of a statement. */
const known = new Map<string, readonly string[]>();

/** The types of a statement's arrays, as its text says them behind each parameter. */
const typesIn = (text: string): readonly string[] => {
  let types = known.get(text);
  if (!types) {
    types = Array.from(text.matchAll(/\$\d+::(\w+)\[\]/g), ([, type = '']) => type);
    known.set(text, types);
  }
  return types;
};

/**
 * One array per column of some rows, in the order of the parameters `$1::type[]` of a statement.
 */
export const columnsOf = (text: string, rows: readonly (readonly Cell[])[]): (Buffer | string)[] =>
  typesIn(text).map((type, column) =>
    parameter(
      rows.map((row) => row[column]),
      type,
    ),
  );
