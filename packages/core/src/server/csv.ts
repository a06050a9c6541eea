// Writes CSV by RFC 4180: commas, CRLF, quotes where a cell needs them (MODEL-UNSPEC-20).

/** Text of the specification, which is written unchanged even if it looks like a formula. */
interface Verbatim {
  readonly verbatim: string;
}

/** Text, an amount in major units, or nothing. */
export type Cell = string | number | Verbatim | null;

/**
 * Matches text that a spreadsheet reads as a formula. Such text of merchants and payers is prefixed
 * with an apostrophe, so that it stays text. Text that already begins with apostrophes before a
 * formula gets another one, so that removing one always restores the original.
 */
const formula = /^'*[=+\-@\t\r]/;

const textOf = (cell: Cell): string => {
  if (typeof cell === 'string') return formula.test(cell) ? `'${cell}` : cell;
  if (cell === null || typeof cell === 'number') return String(cell ?? '');
  return cell.verbatim;
};

const toCsvCell = (cell: Cell): string => {
  const text = textOf(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns one record with its line break. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => toCsvCell(cell)).join(',')}\r\n`;
