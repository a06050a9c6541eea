// Defines the mapping from the columns of a CSV file to the fields of statement lines.
import * as z from 'zod';

const column = z.string().min(1);

/** The date formats of files; a time may follow a date in ISO 8601 only. */
export const dateFormats = ['ISO', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY', 'YYYYMMDD'] as const;
export type DateFormat = (typeof dateFormats)[number];

const kinds = ['charge', 'capture', 'refund', 'payment'] as const;

export const delimiters = [',', ';', '\t', '|'] as const;

export const statementMapping = z
  .strictObject({
    delimiter: z.enum(delimiters).default(',').describe('Character between fields.'),
    skip_lines: z.int().min(0).default(0).describe('Lines before the line of column names.'),
    columns: z
      .strictObject({
        id: z
          .union([column, z.array(column).min(1)])
          .describe('Column of the id; the texts of several are joined by -.'),
        operation: column.describe('Column of the operation.'),
        kind: column.optional().describe('Column of the kind.'),
        currency: column.optional().describe('Column of the currency.'),
        gross: column.describe('Column of the gross amount.'),
        fee: column.optional().describe('Column of the fee.'),
        net: column.optional().describe('Column of the net amount.'),
        settled_at: column.describe('Column of the time of the payout.'),
        date: column.optional().describe('Column of the day of the statement; else the payout.'),
      })
      .describe('Names of columns, by field.'),
    constants: z
      .strictObject({
        kind: z.enum(kinds).optional().describe('Kind of every line.'),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'Must be three upper-case letters, such as IDR.')
          .optional()
          .describe('Currency of every line.'),
      })
      .default({})
      .describe('Values of fields that have no column.'),
    kinds: z
      .record(z.string(), z.enum([...kinds, 'ignore']))
      .default({})
      .describe('Kinds by the text of their column; lines of any other text are refused.'),
    amounts: z
      .strictObject({
        unit: z
          .enum(['main', 'minor'])
          .default('main')
          .describe('main: 10.50 PHP is written 10.50; minor: it is written 1050.'),
        decimal: z.enum(['.', ',']).default('.').describe('Character before decimals.'),
        group: z
          .enum([',', '.', ' ', "'"])
          .nullable()
          .default(null)
          .describe('Character between thousands; null without one.'),
        refunds: z
          .enum(['negative', 'positive'])
          .default('negative')
          .describe('Sign of refunds in the columns of gross and net.'),
        fees: z
          .enum(['positive', 'negative'])
          .default('positive')
          .describe('Sign of fees that the connector keeps.'),
      })
      .prefault({})
      .describe('Notation of amounts.'),
    dates: z.enum(dateFormats).default('ISO').describe('Form of dates.'),
  })
  .superRefine(({ columns, constants, amounts }, context) => {
    const refuse = (path: string[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    for (const field of ['kind', 'currency'] as const) {
      if ((columns[field] === undefined) === (constants[field] === undefined))
        refuse(
          ['columns', field],
          `Name a column, or a value in constants.${field}, but not both.`,
        );
    }
    if (columns.fee === undefined && columns.net === undefined)
      refuse(['columns', 'fee'], 'Name the column of the fee or of the net amount.');
    if (amounts.group === amounts.decimal)
      refuse(['amounts', 'group'], 'Must differ from amounts.decimal.');
  });

export type StatementMapping = z.output<typeof statementMapping>;
