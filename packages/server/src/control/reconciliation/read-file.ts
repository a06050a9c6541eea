// Reads a CSV file of a processor for an operator who maps its columns; nothing is imported.
import { controlContracts, type StatementMapping } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import { ok } from '@kasir/core/server';
import { readColumns } from '../../reconciliation/read-columns.ts';
import { FileProblems, readStatementFile } from '../../reconciliation/read-file.ts';
import { operation, unknownAccount } from '../operation.ts';

const read = (text: string, mapping: StatementMapping) => {
  try {
    const days = [...readStatementFile(text, mapping)].map(([date, lines]) => ({
      date,
      lines: lines.map(({ settled, ...line }) => ({ ...line, settled_at: toIsoString(settled) })),
    }));
    return { days, problems: [] };
  } catch (error) {
    if (error instanceof FileProblems) return { days: [], problems: [...error.problems] };
    throw error;
  }
};

export const readUploadedFile = operation(
  controlContracts.reconciliation.readFile,
  async (kasir, { params, body: { text, skip_lines, mapping } }) => {
    if (!(await kasir.directory.account(params.id))) return unknownAccount;
    const columns = readColumns(text, mapping?.skip_lines ?? skip_lines);
    const found = mapping ? read(text, mapping) : { days: [], problems: [] };
    return ok({ ...columns, ...found });
  },
);
