// CSV as RFC 4180 writes it: commas, CRLF, quotes where a cell needs them (MODEL-UNSPEC-20).

/** Text as the specification spells it, whatever it begins with. */
interface Verbatim {
  readonly verbatim: string;
}

/** Text, an amount in the currency's own unit, or nothing. */
export type Cell = string | number | Verbatim | null;

/**
 * Where a spreadsheet sees a formula. Text of merchants and payers gets an apostrophe before it, so
 * that it stays text; one that stands there already gets another, so that each can be taken away.
 */
const formula = /^'*[=+\-@\t\r]/;

const textOf = (cell: Cell): string => {
  if (typeof cell === 'string') return formula.test(cell) ? `'${cell}` : cell;
  if (cell === null || typeof cell === 'number') return String(cell ?? '');
  return cell.verbatim;
};

const written = (cell: Cell): string => {
  const text = textOf(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One record with its line break. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => written(cell)).join(',')}\r\n`;
