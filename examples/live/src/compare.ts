// Shows the books side by side, and states whether they agree.
import type { Totals, Sums } from './books.ts';

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(10) : String(cell).padStart(12)))
    .join('');

const none: Sums = { gross: 0, fee: 0, net: 0 };

/**
 * Compares books by their names, to the last minor unit. Returns a table for each currency, and
 * whether every sum is the same in all of them.
 */
export const compareTotals = (
  books: Readonly<Record<string, Totals>>,
): { readonly table: string; readonly agree: boolean } => {
  const currencies = new Set(Object.values(books).flatMap((totals) => [...totals.keys()]));
  const tables = [...currencies].map((currency) => {
    const rows = Object.entries(books).map(([name, totals]) => {
      const { gross, fee, net } = totals.get(currency) ?? none;
      return [name, gross, fee, net] as const;
    });
    const agree = new Set(rows.map(([, ...sums]) => sums.join())).size === 1;
    return { text: [[currency, 'gross', 'fee', 'net'], ...rows].map(row).join('\n'), agree };
  });
  return {
    table: tables.map(({ text }) => text).join('\n\n'),
    agree: tables.every(({ agree }) => agree),
  };
};
