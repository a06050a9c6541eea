// POST /accounts/{id}/reconciliation/read-file: read a CSV file of a processor without an import.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { delimiters, statementMapping } from './mapping.ts';
import { importedLine, statementDate } from './statement.ts';

export const readStatementFileContract = controlContract({
  id: 'reconciliation.read_file',
  method: 'POST',
  path: '/accounts/{id}/reconciliation/read-file',
  summary: 'Read the columns and lines of a CSV file; nothing is imported (live mode)',
  role: 'viewer',
  params: byId,
  query: nothing,
  body: z.strictObject({
    text: z.string().min(1).max(1_000_000).describe('Text of the file.'),
    skip_lines: z.int().min(0).default(0).describe('Lines before the line of column names.'),
    mapping: statementMapping
      .nullable()
      .default(null)
      .describe('Columns by field; null to read the columns alone.'),
  }),
  success: {
    status: 200,
    body: z.object({
      delimiter: z.enum(delimiters).describe('Character between fields.'),
      columns: z
        .array(
          z.object({
            name: z.string().describe('Name of the column.'),
            values: z.array(z.string()).describe('Different texts of the column; at most 12.'),
          }),
        )
        .describe('The columns of the file.'),
      days: z
        .array(
          z.object({
            date: statementDate,
            lines: z.array(importedLine).describe('Lines of the day, as they can be imported.'),
          }),
        )
        .describe('The lines by day; empty without a mapping, and when there are problems.'),
      problems: z.array(z.string()).describe('Mistakes of the file, each with its place.'),
    }),
  },
  errors: objectErrors,
});
