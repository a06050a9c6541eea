// Paged lists: the first page is reloaded on changes, older pages are read on demand.
import { useState } from 'preact/hooks';
import { useLoad, type Loaded } from '../api/load.ts';

interface Page<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

export interface Paged<T, P extends Page<T>> extends Loaded<P> {
  readonly rows: readonly T[];
  /** Reads the page after the last; null at the end. */
  readonly older: (() => void) | null;
  readonly fetching: boolean;
}

type ReadPage<P> = (before: string | undefined, signal?: AbortSignal) => Promise<P>;

/** Reads a list; a new `filter` starts it anew, a new `turn` reloads it. */
export const usePaged = <T, P extends Page<T>>(
  read: (
    before: string | undefined,
    signal?: AbortSignal,
  ) => Promise<P & { readonly data: readonly T[] }>,
  filter: string,
  turn: number,
): Paged<T, P> => {
  const first = useLoad((signal) => (read as ReadPage<P>)(undefined, signal), [filter, turn]);
  const [more, setMore] = useState<{ readonly of: string; readonly pages: readonly P[] }>({
    of: filter,
    pages: [],
  });
  const [fetching, setFetching] = useState(false);
  const pages = more.of === filter ? more.pages : [];
  const last = pages.at(-1) ?? first.data;
  const older = async (before: string) => {
    setFetching(true);
    try {
      const page = await (read as ReadPage<P>)(before);
      setMore({ of: filter, pages: [...pages, page] });
    } finally {
      setFetching(false);
    }
  };
  const next = last?.next ?? null;
  return {
    ...first,
    rows: [...(first.data?.data ?? []), ...pages.flatMap(({ data }) => data)],
    older: next === null ? null : () => void older(next),
    fetching,
  };
};
