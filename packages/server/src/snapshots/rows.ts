// Finds the rows of a snapshot file in the bytes of a request, so that they are read one at a time:
// the rest of the body is small, and read like any other.

/** The position of a row in the bytes: `from` inclusive, `to` exclusive. */
export type Span = readonly [from: number, to: number];

export type RowList = 'objects' | 'entries' | 'jobs';

export interface SplitBody {
  /** The body with empty lists. */
  readonly rest: Uint8Array;
  readonly rows: Readonly<Record<RowList, readonly Span[]>>;
}

const [QUOTE, ESCAPE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = Buffer.from('"\\,[]{}');

/** The depth of the lists of rows, and the key that contains them. */
const DEPTH = 3;
const FILE = 'file';

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Returns the span without surrounding white space; null for an empty one. */
const trimSpan = (bytes: Uint8Array, from: number, to: number): Span | null => {
  let [start, end] = [from, to];
  while (start < end && isSpace(bytes[start])) start += 1;
  while (end > start && isSpace(bytes[end - 1])) end -= 1;
  return start === end ? null : [start, end];
};

const isList = (key: string): key is RowList =>
  key === 'objects' || key === 'entries' || key === 'jobs';

/** Splits a body in one pass. Invalid JSON is left to the parsers of the parts. */
export const splitRows = (bytes: Uint8Array): SplitBody => {
  const rows: Record<RowList, Span[]> = { objects: [], entries: [], jobs: [] };
  const rest: Uint8Array[] = [];
  let kept = 0;
  let depth = 0;
  let list: RowList | null = null;
  let rowStart = 0;
  let [text, outer, inner] = ['', '', ''];
  const endRow = (to: number): void => {
    const span = list && trimSpan(bytes, rowStart, to);
    if (list && span) rows[list].push(span);
    rowStart = to + 1;
  };
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case QUOTE: {
        const start = at + 1;
        for (at = start; at < bytes.length && bytes[at] !== QUOTE; at += 1)
          if (bytes[at] === ESCAPE) at += 1;
        // A relevant name is short, and texts within a row are not names.
        if (list === null && depth <= 2 && at - start <= 16)
          text = Buffer.from(bytes.subarray(start, at)).toString();
        break;
      }
      case OPEN:
      case OPEN_LIST:
        if (depth === 1) outer = text;
        if (depth === 2) inner = text;
        depth += 1;
        if (
          bytes[at] === OPEN_LIST &&
          depth === DEPTH &&
          list === null &&
          outer === FILE &&
          isList(inner)
        ) {
          list = inner;
          rest.push(bytes.subarray(kept, at + 1));
          rowStart = at + 1;
        }
        break;
      case CLOSE:
      case CLOSE_LIST:
        if (list !== null && depth === DEPTH) {
          endRow(at);
          kept = at;
          list = null;
        }
        depth -= 1;
        text = '';
        break;
      case COMMA:
        if (list !== null && depth === DEPTH) endRow(at);
        break;
      default: // Any other byte belongs to its surroundings.
    }
  }
  if (list === null) rest.push(bytes.subarray(kept));
  return { rest: Buffer.concat(rest), rows };
};
