// Reads the totals of an account, day by day.
import { SYSTEM, type Partition, type Store } from '@kasir/core/store';
import { dailyTotals, dayId, ownerOf, type DailyTotal } from './kinds.ts';

/** Returns the totals of days, YYYY-MM-DD; a day without payments and refunds is omitted. */
export const readTotals = (
  store: Pick<Store, 'view'>,
  partition: Partition,
  dates: readonly string[],
): Promise<readonly DailyTotal[]> =>
  store.view(SYSTEM, (view) =>
    dates.flatMap((date) => view.get(dailyTotals, dayId(ownerOf(partition), date))?.state ?? []),
  );
