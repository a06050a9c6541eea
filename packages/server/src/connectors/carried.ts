// Keeps the cards that travel with requests to connectors, in memory, until the request has ended.
import type { CarriedData } from '@kasir/core/server';

/** The time after which data is dropped that nobody came for, in milliseconds. */
const KEPT_MS = 60_000;

export interface Carried extends CarriedData {
  /** Drops the data of a work that has ended. */
  readonly drop: (work: string) => void;
}

/** Creates the memory of a node; `now` is real time. */
export const createCarried = (now: () => number): Carried => {
  const kept = new Map<string, { readonly data: unknown; readonly until: number }>();
  const dropOld = (): void => {
    for (const [work, { until }] of kept) {
      if (until > now()) return;
      kept.delete(work);
    }
  };
  return {
    put: (work, data) => {
      dropOld();
      // Last, so that the oldest are first.
      kept.delete(work);
      kept.set(work, { data, until: now() + KEPT_MS });
    },
    get: (work) => kept.get(work)?.data,
    drop: (work) => void kept.delete(work),
  };
};
