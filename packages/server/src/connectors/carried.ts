// Keeps the card and account data of requests to connectors, in memory, until the request has
// ended.
import type { CarriedData } from '@kasir/core/server';

/** The time after which data is dropped whose request has not ended, in milliseconds. */
const KEPT_MS = 60_000;

export interface Carried extends CarriedData {
  /** Drops the data of a work that has ended. */
  readonly drop: (work: string) => void;
}

/** Creates the memory of a node; `now` is real time. */
export const createCarried = (now: () => number): Carried => {
  const kept = new Map<string, { readonly data: unknown; readonly until: number }>();
  let timer: NodeJS.Timeout | null = null;
  const dropOld = (): void => {
    for (const [work, { until }] of kept) {
      if (until > now()) return;
      kept.delete(work);
    }
  };
  /** Drops data in time also when no other request follows. */
  const dropLater = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      dropOld();
      if (kept.size > 0) dropLater();
    }, KEPT_MS).unref();
  };
  return {
    put: (work, data) => {
      dropOld();
      // Inserted last, so that the oldest entries are first.
      kept.delete(work);
      kept.set(work, { data, until: now() + KEPT_MS });
      dropLater();
    },
    get: (work) => {
      dropOld();
      return kept.get(work)?.data;
    },
    drop: (work) => void kept.delete(work),
  };
};
