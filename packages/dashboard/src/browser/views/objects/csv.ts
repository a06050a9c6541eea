// Writes objects as CSV by RFC 4180. Texts of merchants and payers that a spreadsheet would read as
// a formula stay texts.
import type { ObjectSummary } from '@kasir/control';

/** Text that a spreadsheet reads as a formula, also after apostrophes, which keep it a text. */
const FORMULA = /^'*[=+\-@\t\r]/;

const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  const isPlain = !/["\r\n,]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
};

const fields = [
  'id',
  'kind',
  'status',
  'amount',
  'currency',
  'channel_code',
  'reference_id',
  'customer_id',
  'created',
] as const satisfies readonly (keyof ObjectSummary)[];

/** The first line, with the names of the fields. */
export const csvHead = `${fields.join(',')}\r\n`;

/** Returns the lines of objects. */
export const csvLines = (objects: readonly ObjectSummary[]): string =>
  objects.map((object) => `${fields.map((field) => cellOf(object[field])).join(',')}\r\n`).join('');
