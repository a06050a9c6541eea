// Stores the lines of a statement, a few at a time, so that no decision takes long.
import { decideQuietly } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import {
  recordLines,
  recordNeeds,
  type ReportedLine,
  type StatementDay,
} from '@kasir/payments/reconciliation';

/** Lines of one decision. A crash in between does no harm: each line counts once forever. */
const LINES_AT_ONCE = 100;

/** Lines of a statement, with their origin. */
export interface ArrivedLines {
  readonly day: StatementDay;
  readonly source: 'fetched' | 'uploaded';
  readonly lines: readonly ReportedLine[];
}

/** Stores lines of a statement. Throws RangeError when its sums are too large to be exact. */
export const storeLines = async (
  store: Pick<Store, 'exec'>,
  partition: Partition,
  { day, source, lines }: ArrivedLines,
): Promise<void> => {
  // A statement without lines counts as arrived, too.
  for (let from = 0; from === 0 || from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE);
    await store.exec(
      partition,
      (at, tx) => decideQuietly(at, tx, (d) => recordLines(d, day, source, some)),
      { needs: recordNeeds(day, some) },
    );
  }
};
