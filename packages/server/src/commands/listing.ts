// The shared parts of commands that print a list: a table for people, CSV or JSON for programs.
import { Option } from '@commander-js/extra-typings';
import { csvLine } from '@kasir/core/server';
import { tableText, type Column } from '../terminal/table.ts';
import type { Shell } from './command.ts';
import { remoteCommand } from './remote.ts';

const formats = ['table', 'csv', 'json'] as const;

/** The values of the flags that choose the form of a list. */
export interface ListFlags {
  readonly json?: true | undefined;
  readonly format?: (typeof formats)[number] | undefined;
}

/** Returns the flag that chooses the form of a list. */
export const formatOption = () =>
  new Option('--format <FORMAT>', 'form of the list; --json is the same as json').choices(formats);

/** Returns a command that prints a list of a running server. */
export const listCommand = () => remoteCommand().addOption(formatOption());

/** A list to print. */
export interface Listing<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** The sentence for people when there are no rows: what to do to have some. */
  readonly empty: string;
}

/** Returns a record of CSV, whose line feed comes from the shell. */
export const csvRecord = (cells: Parameters<typeof csvLine>[0]): string =>
  csvLine(cells).slice(0, -1);

const textOf = (value: string | number | boolean | null | undefined): string | number =>
  typeof value === 'boolean' ? String(value) : (value ?? '');

/** Prints a list as the flags say. */
export const printList = <Row>(
  shell: Shell,
  { json, format = json ? 'json' : 'table' }: ListFlags,
  { rows, columns, empty }: Listing<Row>,
): void => {
  if (format === 'json') return shell.print(JSON.stringify(rows));
  if (format === 'csv') {
    const records = [
      columns.map(({ title }) => title.replaceAll(' ', '_')),
      ...rows.map((row) => columns.map(({ of }) => textOf(of(row)))),
    ];
    return shell.print(records.map(csvRecord).join('\n'));
  }
  return shell.print(rows.length === 0 ? empty : tableText(columns, rows, shell.screen));
};
