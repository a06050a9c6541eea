// Exports the objects that a filter matches as a CSV file, page by page: the list may be long.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { toFailure, type Failure } from '../../api/failure.ts';
import { say } from '../../language.ts';
import { download } from '../../parts/download.ts';
import { problem } from '../../parts/notice.ts';
import { button, span } from '../../parts/tags.ts';
import { scopeOf, usePlace, type Place } from '../../place.ts';
import { csvHead, csvLines } from './csv.ts';
import { queryOf, type Filter } from './filter.ts';

const PAGE = 100;

/** Reads all pages; `progress` is called with the number of objects so far. */
const readAll = async (
  place: Place,
  filter: Filter,
  progress: (count: number) => void,
): Promise<Blob> => {
  const { params, query } = scopeOf(place);
  const parts: string[] = [csvHead];
  let count = 0;
  let before: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
    const page: Awaited<ReturnType<ReturnType<typeof api>['objects']['list']>> =
      await api().objects.list({
        params,
        query: { ...query, ...queryOf(filter), limit: PAGE, ...(before !== null && { before }) },
      });
    parts.push(csvLines(page.data));
    count += page.data.length;
    progress(count);
    before = page.next;
  } while (before !== null);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
};

/** A button that saves the filtered list as a file. */
export const ExportButton = ({ filter }: { readonly filter: Filter }): JSX.Element => {
  const place = usePlace();
  const [count, setCount] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (): Promise<void> => {
    setFailure(null);
    setCount(0);
    try {
      const { account, route } = place;
      download(await readAll(place, filter, setCount), `objects-${account.id}-${route.mode}.csv`);
    } catch (error) {
      setFailure(toFailure(error));
    }
    setCount(null);
  };
  return span(
    { class: 'row' },
    count === null
      ? null
      : span({ class: 'hint', role: 'status' }, say('{count} read', { count: count })),
    failure ? problem(failure) : null,
    button(
      { class: 'small', disabled: count !== null, onClick: () => void run() },
      say('Export as CSV'),
    ),
  );
};
