// Hooks that call the control API: one reads and reloads, the other makes changes.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { toFailure, type Failure } from './failure.ts';

export interface Loaded<T> {
  /** The result of the last read; kept during a reload. */
  readonly data: T | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

interface Reading<T> {
  readonly data: T | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
}

/** Reads when the page opens and whenever one of the keys changes. */
export const useLoad = <T>(
  read: (signal: AbortSignal) => Promise<T>,
  keys: readonly unknown[],
): Loaded<T> => {
  const [state, setState] = useState<Reading<T>>({ data: null, failure: null, loading: true });
  const [turn, setTurn] = useState(0);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const aborting = new AbortController();
    setState((before) => ({ ...before, loading: true }));
    latest.current(aborting.signal).then(
      (data) => {
        if (!aborting.signal.aborted) setState({ data, failure: null, loading: false });
      },
      (error: unknown) => {
        if (aborting.signal.aborted) return;
        setState(({ data }) => ({ data, failure: toFailure(error), loading: false }));
      },
    );
    return () => aborting.abort();
  }, [...keys, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { ...state, reload };
};

export interface Doing {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** The result of the last change, as a sentence. */
  readonly done: string | null;
  /** Runs a change; the returned sentence reports its result. */
  readonly run: (act: () => Promise<string | void>) => Promise<void>;
  /** Runs a change and reports it with this sentence. */
  readonly change: (act: () => Promise<unknown>, done: string) => void;
}

/** Makes changes one at a time; `onChange` reloads the changed data. */
export const useDoing = (onChange?: () => void): Doing => {
  const [state, setState] = useState<Pick<Doing, 'busy' | 'failure' | 'done'>>({
    busy: false,
    failure: null,
    done: null,
  });
  const run = useCallback(async (act: () => Promise<string | void>) => {
    setState({ busy: true, failure: null, done: null });
    try {
      const done = await act();
      setState({ busy: false, failure: null, done: done ?? null });
    } catch (error) {
      setState({ busy: false, failure: toFailure(error), done: null });
    }
  }, []);
  const change = (act: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await act();
      onChange?.();
      return done;
    });
  return { ...state, run, change };
};
