// Reads the files of `kasir reconcile import`: the statement and its mapping.
import { readFileSync } from 'node:fs';
import { violations } from '@kasir/core/pipeline';
import { CommandFailure } from '../../failures/exit-codes.ts';
import { statementMapping, type StatementMapping } from '@kasir/control';
import {
  FileProblems,
  readStatementFile,
  type LinesByDay,
} from '../../reconciliation/read-file.ts';

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandFailure('usage', `${path} cannot be read.`, { cause: error });
  }
};

const refuse = (path: string, problems: readonly string[]): never => {
  const listed = problems.map((problem) => `  ${problem}`).join('\n');
  throw new CommandFailure('usage', `${path} cannot be used:\n${listed}`);
};

const readMapping = (path: string): StatementMapping => {
  let document: unknown;
  try {
    document = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    return refuse(path, [(error as Error).message]);
  }
  const checked = statementMapping.safeParse(document);
  if (checked.success) return checked.data;
  const found = violations(statementMapping, document, 'mapping');
  return refuse(
    path,
    found.map((one) => `${one.path}: ${one.message}`),
  );
};

/** Reads the lines of a CSV file by day. Throws with every mistake and its place. */
export const readLines = (path: string, mapping: string): LinesByDay => {
  const read = readMapping(mapping);
  try {
    return readStatementFile(readText(path), read);
  } catch (error) {
    if (error instanceof FileProblems) return refuse(path, error.problems);
    throw error;
  }
};
