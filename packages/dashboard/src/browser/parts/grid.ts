// Tables: columns as data. In a narrow window the rows of wide tables become blocks of lines; in
// windows of middle width the region of a table scrolls.
import { h, type ComponentChildren, type JSX } from 'preact';
import { Empty, type EmptyProps } from './notice.ts';
import { div, table, tbody, td, th, thead, tr, caption } from './tags.ts';

export interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => ComponentChildren;
  /**
   * `end` for numbers, `words` for sentences, `tight` for text that must not wrap, `bar` for bars;
   * the data of a column that is hidden in a narrow or middle window must be shown elsewhere there.
   */
  readonly kind?:
    | 'end'
    | 'words'
    | 'tight'
    | 'bar'
    | 'hide-narrow'
    | 'hide-middle'
    | 'end hide-narrow';
}

export interface GridOptions<T> {
  /** The name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** In place of a table without rows. */
  readonly empty?: EmptyProps;
}

/** A table of more columns than this does not fit a phone: each of its rows becomes a block. */
const STACKED = 2;

/** Returns a table of rows; in a narrow window each row is a block of lines with their names. */
export const grid = <T>({ label, columns, rows, keyOf, empty }: GridOptions<T>): JSX.Element =>
  rows.length === 0 && empty
    ? h(Empty, empty)
    : div(
        {
          class: columns.length > STACKED ? 'scroll stacks' : 'scroll',
          tabIndex: 0,
          role: 'region',
          'aria-label': label,
        },
        table(
          null,
          caption({ class: 'unseen' }, label),
          thead(
            null,
            tr(
              null,
              ...columns.map(({ name, kind }) => th({ scope: 'col', class: kind ?? '' }, name)),
            ),
          ),
          tbody(
            null,
            ...rows.map((row) =>
              tr(
                { key: keyOf(row) },
                ...columns.map(({ name, cell, kind }) =>
                  td({ class: kind ?? '', 'data-name': name }, cell(row)),
                ),
              ),
            ),
          ),
        ),
      );
