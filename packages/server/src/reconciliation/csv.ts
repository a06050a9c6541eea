// Parses CSV (RFC 4180): fields in quotes may contain delimiters, quotes and line ends.

/** A record with the number of its first line, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** A file that is not CSV, with its place. */
export class CsvError extends Error {
  constructor(line: number, column: number, message: string) {
    super(`line ${line}, column ${column}: ${message}`);
    this.name = 'CsvError';
  }
}

/** Reads fields one after the other. */
class Cursor {
  readonly #text: string;
  readonly #delimiter: string;
  #at = 0;
  line = 1;

  constructor(text: string, delimiter: string) {
    // Spreadsheets begin their files with a byte order mark.
    this.#text = text.startsWith('\uFEFF') ? text.slice(1) : text;
    this.#delimiter = delimiter;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Steps over a delimiter, and returns whether there was one. */
  skipDelimiter(): boolean {
    if (this.#text[this.#at] !== this.#delimiter) return false;
    this.#at += 1;
    return true;
  }

  /** Steps over the end of a line, and returns whether there was one. */
  skipLineEnd(): boolean {
    const [end] = /^(?:\r\n|\n|\r)/.exec(this.#text.slice(this.#at, this.#at + 2)) ?? [];
    if (end === undefined) return false;
    this.#at += end.length;
    this.line += 1;
    return true;
  }

  readField(column: number): string {
    return this.#text[this.#at] === '"' ? this.#readQuoted(column) : this.#readPlain(column);
  }

  #readPlain(column: number): string {
    const start = this.#at;
    while (!this.isAtEnd && !this.#isFieldEnd()) {
      if (this.#text[this.#at] === '"')
        throw new CsvError(
          this.line,
          column,
          'A field contains a quote. Put the whole field in quotes and double each quote in it.',
        );
      this.#at += 1;
    }
    return this.#text.slice(start, this.#at);
  }

  #readQuoted(column: number): string {
    const { line } = this;
    let field = '';
    let start = this.#at + 1;
    for (;;) {
      const quote = this.#text.indexOf('"', start);
      if (quote === -1) throw new CsvError(line, column, 'The quote of this field is not closed.');
      field += this.#text.slice(start, quote);
      if (this.#text[quote + 1] !== '"') {
        this.#at = quote + 1;
        break;
      }
      field += '"';
      start = quote + 2;
    }
    this.line += field.split(/\r\n|\n|\r/).length - 1;
    if (!this.isAtEnd && !this.#isFieldEnd())
      throw new CsvError(line, column, 'Text follows the closing quote of this field.');
    return field;
  }

  #isFieldEnd(): boolean {
    const next = this.#text[this.#at];
    return next === this.#delimiter || next === '\n' || next === '\r';
  }
}

/**
 * Parses a CSV text into records; empty lines are left out. The delimiter is one character. Throws
 * CsvError with line and column (the number of the field, from 1).
 */
export const parseCsv = (text: string, delimiter = ','): CsvRecord[] => {
  const cursor = new Cursor(text, delimiter);
  const records: CsvRecord[] = [];
  while (!cursor.isAtEnd) {
    if (cursor.skipLineEnd()) continue;
    const { line } = cursor;
    const fields = [cursor.readField(1)];
    while (cursor.skipDelimiter()) fields.push(cursor.readField(fields.length + 1));
    cursor.skipLineEnd();
    records.push({ line, fields });
  }
  return records;
};
