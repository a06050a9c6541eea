// CSV as RFC 4180 writes it: commas, CRLF, quotes where a cell needs them (MODEL-UNSPEC-20).

/** Text, an amount in the currency's own unit, or nothing. */
export type Cell = string | number | null;

const written = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One record with its line break. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => written(cell)).join(',')}\r\n`;
