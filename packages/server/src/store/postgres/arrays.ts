// Encodes columns of values as array parameters of a statement. Texts and JSON use PostgreSQL's
// binary form, which needs no escaping: JSON is full of quotes, and the text form escapes each of
// them.
export type Cell = string | number | boolean | null | undefined;

/** Object ids of the element types, the same in every PostgreSQL. */
const TEXT = 25;
const JSONB = 3_802;
/** Precedes the text of a jsonb value. */
const JSONB_VERSION = 1;

/** Number of dimensions, null flag, element type, element count, first index. */
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

/** Returns the text form of an array of numbers or booleans, which need no escaping. */
const plainArray = (values: readonly Cell[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

const parameter = (values: readonly Cell[], type: string | undefined): Buffer | string => {
  if (type === 'text') return binaryArray(values, TEXT);
  return type === 'jsonb' ? binaryArray(values, JSONB) : plainArray(values);
};

/** Parameter types by the text of a statement. */
const known = new Map<string, readonly string[]>();

/** Returns the types of a statement's arrays, as its text declares them after each parameter. */
const typesIn = (text: string): readonly string[] => {
  let types = known.get(text);
  if (!types) {
    types = Array.from(text.matchAll(/\$\d+::(\w+)\[\]/g), ([, type = '']) => type);
    known.set(text, types);
  }
  return types;
};

/** Returns one array per column, in the order of a statement's parameters `$1::type[]`. */
export const columnsOf = (text: string, rows: readonly (readonly Cell[])[]): (Buffer | string)[] =>
  typesIn(text).map((type, column) =>
    parameter(
      rows.map((row) => row[column]),
      type,
    ),
  );
