// Sums the hours of requests and deliveries by day, with the durations within which half and most
// of the requests ended.
import { toIsoString } from '@kasir/core';
import { DURATIONS_MS, type HourlyCount } from '../../observation/hourly.ts';

/** The bound that is shown for the longest durations, which have none. */
const LONGEST_MS = 10_000;

/** Returns the duration within which a share of the requests ended; null without requests. */
const boundOf = (durations: readonly number[], share: number): number | null => {
  const all = durations.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let within = 0;
  const at = durations.findIndex((count) => (within += count) >= all * share);
  return DURATIONS_MS[at] ?? LONGEST_MS;
};

/** Returns the sums of hours by day in UTC, oldest first. */
export const trafficByDay = (hours: readonly HourlyCount[]) =>
  [...Map.groupBy(hours, ({ hour }) => toIsoString(hour).slice(0, 10))].map(([date, all]) => {
    const sum = (of: (hour: HourlyCount) => number): number =>
      all.reduce((total, hour) => total + of(hour), 0);
    const durations = [...DURATIONS_MS, LONGEST_MS].map((_, at) =>
      sum((hour) => hour.durations[at] ?? 0),
    );
    return {
      date,
      requests: sum(({ requests }) => requests),
      client_errors: sum(({ clientErrors }) => clientErrors),
      server_errors: sum(({ serverErrors }) => serverErrors),
      median_ms: boundOf(durations, 0.5),
      slow_ms: boundOf(durations, 0.95),
      deliveries: sum(({ attempts }) => attempts),
      acknowledged: sum(({ acknowledged }) => acknowledged),
    };
  });
