// A paged list: its table and the button for older rows.
import type { JSX } from 'preact';
import { grid, type GridOptions } from './grid.ts';
import type { Loaded } from '../api/load.ts';
import { say } from '../language.ts';
import { whenLoaded } from './notice.ts';
import { button, div } from './tags.ts';

interface Rows<T> {
  readonly rows: readonly T[];
  readonly older: (() => void) | null;
  readonly fetching: boolean;
}

/** Returns the table of a paged list. */
export const pagedGrid = <T>(
  list: Loaded<unknown> & Rows<T>,
  options: Omit<GridOptions<T>, 'rows'>,
): JSX.Element =>
  whenLoaded(list, () => {
    // New rows push others to a page that was read before, so duplicates are removed.
    const rows = [...new Map(list.rows.map((row) => [options.keyOf(row), row])).values()];
    return [
      grid({ ...options, rows }),
      list.older
        ? div(
            { class: 'more' },
            button({ disabled: list.fetching, onClick: list.older }, say('Older')),
          )
        : null,
    ];
  });
