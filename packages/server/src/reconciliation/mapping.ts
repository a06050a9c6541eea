// Defines the mapping from the columns of a CSV file to the fields of statement lines.
import * as z from 'zod';

const column = z.string().min(1);

/** The date formats of files; a time may follow a date in ISO 8601 only. */
export const dateFormats = ['ISO', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY', 'YYYYMMDD'] as const;
export type DateFormat = (typeof dateFormats)[number];

const kinds = ['charge', 'capture', 'refund', 'payment'] as const;

export const statementMapping = z
  .strictObject({
    /** The character between fields. */
    delimiter: z.enum([',', ';', '\t', '|']).default(','),
    /** Lines before the line of column names. */
    skip_lines: z.int().min(0).default(0),
    /** Field -> column name; an id of several columns is joined by `-`. */
    columns: z.strictObject({
      id: z.union([column, z.array(column).min(1)]),
      operation: column,
      kind: column.optional(),
      currency: column.optional(),
      gross: column,
      fee: column.optional(),
      net: column.optional(),
      settled_at: column,
      date: column.optional(),
    }),
    /** Values of fields that have no column. */
    constants: z
      .strictObject({
        kind: z.enum(kinds).optional(),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'Must be three upper-case letters, such as IDR.')
          .optional(),
      })
      .default({}),
    /** Text of the column `kind` -> kind; lines of any other text are refused. */
    kinds: z.record(z.string(), z.enum([...kinds, 'ignore'])).default({}),
    amounts: z
      .strictObject({
        /** `main`: 10.50 PHP is written 10.50; `minor`: it is written 1050. */
        unit: z.enum(['main', 'minor']).default('main'),
        decimal: z.enum(['.', ',']).default('.'),
        /** The character between thousands, if the file has one. */
        group: z.enum([',', '.', ' ', "'"]).nullable().default(null),
        /** The sign of refunds in the columns gross and net. */
        refunds: z.enum(['negative', 'positive']).default('negative'),
        /** The sign of fees that the connector keeps. */
        fees: z.enum(['positive', 'negative']).default('positive'),
      })
      .prefault({}),
    dates: z.enum(dateFormats).default('ISO'),
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
