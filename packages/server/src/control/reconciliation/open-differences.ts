// Counts the open differences of an account.
import type { Partition } from '@kasir/core/store';
import { differences, type DifferenceRow } from '@kasir/payments/reconciliation';
import type { StatementView } from '@kasir/control';
import type { Kasir } from '../../app/kasir.ts';

/** Rows of one read. */
const PAGE = 200;

/** Returns every open difference of an account. */
export const openDifferences = async (
  { store }: Pick<Kasir, 'store'>,
  partition: Partition,
): Promise<DifferenceRow[]> => {
  const found: DifferenceRow[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const page = { limit: PAGE, ...(after !== undefined && { after }) };
    const { rows, more } = await store.view(partition, (view) =>
      view.list(differences, { any: { status: ['OPEN'] } }, page),
    );
    found.push(...rows);
    if (!more) return found;
  }
};

/** Returns the numbers of differences by reason; one with several reasons counts for each. */
export const countReasons = (rows: readonly DifferenceRow[]): StatementView['open_differences'] => {
  const counts = Map.groupBy(
    rows.flatMap(({ state }) => state.reasons),
    (reason) => reason,
  );
  return [...counts].map(([reason, { length: count }]) => ({ reason, count }));
};
