// Checks the balance history: every transaction has its lines, each balance follows from the one
// before it, and a part of a period has the lines of that time.
import type { CsvRow } from './csv.ts';
import { seeCells, type TransactionCells } from './report-cells.ts';
import { balanceChange, type Window } from './report-file.ts';
import { addedBy, hundredths } from '../model/money.ts';
import type { ModelObject } from '../model/model.ts';
import { field } from '../targets/wire/message.ts';
import { expectSame, expectThat } from '../violation.ts';

const columns: TransactionCells = {
  report: 'the balance history',
  texts: { reference: 'reference_id', 'account number': 'account_identifier' },
  unstatedTexts: { 'product id': 'product_id', 'payment channel': 'channel_code' },
  settled: 'settlement date',
  stable: ['invoice id', 'description', 'bank code', 'name'],
};

/** Returns the first line whose balance does not follow from the one before it. */
const brokenAt = (lines: readonly CsvRow[]): CsvRow | undefined =>
  lines.find((line, at) => {
    const before = lines[at - 1];
    return (
      before && hundredths(before['balance']) + balanceChange(line) !== hundredths(line['balance'])
    );
  });

const isReversal = (line: CsvRow): boolean => line['line type']?.endsWith('_REVERSAL') === true;

/** Returns lines by type and amount, with reversals named like the lines that they reverse. */
const figures = (lines: readonly CsvRow[], sign: number): readonly string[] =>
  lines
    .map((line) => `${line['line type']?.replace('_REVERSAL', '')} ${sign * balanceChange(line)}`)
    .toSorted();

/** Category of a payment's channel -> type of its lines (RPT-BH-transaction_type). */
const paymentTypes: Readonly<Record<string, string>> = {
  CARDLESS_CREDIT: 'CARDLESS_CREDIT_PAYMENT',
  CARDS: 'CREDIT_CARD_PAYMENT',
  DIRECT_DEBIT: 'DIRECT_DEBIT_PAYMENT',
  EWALLET: 'EWALLET_PAYMENT',
  QR_CODE: 'QR_CODE_PAYMENT',
  RETAIL_OUTLET: 'RO_PAYMENT',
  VIRTUAL_ACCOUNT: 'VA_PAYMENT',
};

/** Checks that the lines of a transaction name its type, as far as a clause states it. */
const expectType = (thing: ModelObject, lines: readonly CsvRow[]): void => {
  const type = thing.seen('type');
  const named =
    type === 'PAYMENT' ? paymentTypes[String(thing.seen('channel_category'))] : String(type);
  const isListed = type === 'DISBURSEMENT' || type === 'REMITTANCE_PAYOUT' || type === 'PAYMENT';
  if (!isListed || named === undefined) return;
  for (const line of lines)
    expectSame(
      `the type of ${type} by ${String(thing.seen('channel_category'))} (RPT-BH-transaction_type)`,
      named,
      line['transaction type'],
    );
};

/** Type of a line -> the part of the fee that it books. */
const feeLines = { FEE: 'xendit_fee', VAT: 'value_added_tax' } as const;

/**
 * Checks that a transaction of our own server books its amount in a line and each part of its fee
 * in others (RPT-BH-line_type); a refund that returns a fee books its reversal. Clauses let another
 * server book both in one line.
 */
const expectParts = (thing: ModelObject, what: string, lines: readonly CsvRow[]): void => {
  const sign = thing.seen('cashflow') === 'MONEY_OUT' ? -1 : 1;
  expectSame(
    `the amount of ${what}, in its lines (RPT-BH-line_type)`,
    [sign * hundredths(thing.seen('amount'))],
    lines.filter((line) => line['line type']?.startsWith('TRANSACTION')).map(balanceChange),
  );
  const fee = thing.seen('fee');
  if (typeof fee !== 'object' || fee === null) return;
  for (const [type, part] of Object.entries(feeLines)) {
    const own = lines.filter((line) => line['line type']?.startsWith(type));
    expectSame(
      `${part} of ${thing.id}, in lines of type ${type} (RPT-BH-line_type)`,
      hundredths(field(fee, part) ?? 0),
      own.reduce((sum, line) => sum - balanceChange(line), 0),
    );
  }
};

/** Checks that the lines of a transaction add up to what it has moved. */
const expectLines = (thing: ModelObject, lines: readonly CsvRow[], isStrict: boolean): void => {
  const [type, status] = [thing.seen('type'), thing.seen('status')];
  const row = Object.fromEntries(
    ['status', 'cashflow', 'net_amount', 'settlement_status'].map((name) => [
      name,
      thing.seen(name),
    ]),
  );
  const what = `a ${String(type)} that is ${String(status)}`;
  expectSame(
    `the sum of the lines of ${what} (RPT-BH-amount)`,
    addedBy(row),
    lines.reduce((sum, line) => sum + balanceChange(line), 0),
  );
  expectType(thing, lines);
  const [back, there] = [lines.filter(isReversal), lines.filter((line) => !isReversal(line))];
  if (status === 'REVERSED')
    expectSame(`reversals of ${what} (RPT-BH-line_type)`, figures(there, 1), figures(back, -1));
  else if (isStrict && lines.length > 0) expectParts(thing, what, lines);
};

/**
 * Types of transactions that an operator makes: their lines may have no transaction in the list.
 */
const BY_HAND = new Set(['DEPOSIT', 'WITHDRAWAL']);

/**
 * Checks that every transaction has its lines, that no other lines exist, and that each balance
 * follows from the one before it. Throws `Violation`.
 */
export const expectHistory = (
  all: readonly ModelObject[],
  currency: string,
  lines: readonly CsvRow[],
  isStrict: boolean,
): void => {
  // The order of lines is not stated.
  if (brokenAt(lines.toReversed()) !== undefined)
    expectSame('a line whose balance does not follow (RPT-BH-balance)', undefined, brokenAt(lines));
  for (const line of lines) {
    expectSame('Currency (RPT-BH-currency)', currency, line['currency']);
    expectSame('Timezone (RPT-BH-timezone)', '+0000 UTC', line['timezone']);
    expectThat(line['reference'] !== undefined, 'a Reference (RPT-BH-reference)', line);
    const thing = all.find(({ id }) => id === line['transaction id']);
    if (thing) seeCells(line, thing, columns, isStrict);
    else
      expectThat(
        BY_HAND.has(line['transaction type'] ?? ''),
        'a line of a transaction (RPT-BH-transaction_id)',
        line,
      );
  }
  for (const thing of all)
    expectLines(
      thing,
      lines.filter((line) => line['transaction id'] === thing.id),
      isStrict,
    );
};

/** A time with milliseconds, as periods have them. */
const isExact = ({ 'created date': at = '' }: CsvRow): boolean => /\.\d{3}/.test(at);

/** Returns when lines were created, in milliseconds since 1970; nothing where it is not exact. */
export const momentsOf = (lines: readonly CsvRow[]): readonly number[] =>
  lines.every(isExact) ? lines.map((line) => Date.parse(line['created date'] ?? '')) : [];

/** Checks that a part of a period has those lines of it that were created then. */
export const expectPart = (
  part: readonly CsvRow[],
  window: Window,
  lines: readonly CsvRow[],
): void => {
  const moments = momentsOf(lines);
  const within = lines.filter((_, at) => {
    const moment = moments[at] ?? NaN;
    return moment >= window.from && moment <= window.to;
  });
  expectSame('lines of a part of the period (RPT-BH-created_date)', within, part);
};
