// Checks the money of a live account at its connectors: clearing equals the operations that no
// statement has settled, the ledgers of statements equal their matched lines, and suspense equals
// the amounts that operations have in it.
import { exponents } from '@kasir/core/money';
import type { Partition } from '@kasir/core/store';
import { ledgers } from '@kasir/payments/ledger';
import { isGiveBack, isSettled, operations, type OperationState } from '@kasir/payments/operation';
import { adjustments, grossOf, statementLines } from '@kasir/payments/reconciliation';
import type { YieldingView } from '../scheduling/yielding-view.ts';
import { allRows, type Note } from './books.ts';

const checkedLedgers = [
  ledgers.clearing,
  ledgers.settled,
  ledgers.processorFees,
  ledgers.suspense,
] as const;

/** Expected balances by ledger and currency, in minor units. */
class Expected {
  readonly #sums = new Map<string, number>();

  add(ledger: string, currency: string, amount: number): void {
    const key = `${ledger} ${currency}`;
    this.#sums.set(key, this.of(ledger, currency) + amount);
  }

  of(ledger: string, currency: string): number {
    return this.#sums.get(`${ledger} ${currency}`) ?? 0;
  }
}

/**
 * Returns the money that an operation has moved in clearing until a statement settles it, in minor
 * units, positive when it came in; null for none. A refund by the platform itself is booked at
 * once; when the connector declines it, the money is in suspense.
 */
const clearedBy = (state: OperationState): number | null => {
  const isOpen = state.status === 'SENT' || state.status === 'WAITING';
  if (isOpen && isGiveBack(state)) return -(state.amount ?? 0);
  return isSettled(state) === false ? grossOf(state) : null;
};

/** Checks the ledgers of a live account against its operations, lines and adjustments. */
export const checkStatements = async (
  take: YieldingView,
  partition: Partition,
  note: Note,
): Promise<void> => {
  const expected = new Expected();
  for await (const { state } of allRows(take, partition, operations)) {
    expected.add(ledgers.clearing, state.currency, -(clearedBy(state) ?? 0));
    expected.add(ledgers.suspense, state.currency, state.suspense ?? 0);
  }
  for await (const { state } of allRows(take, partition, statementLines)) {
    if (state.status !== 'MATCHED') continue;
    expected.add(ledgers.settled, state.currency, -state.net);
    expected.add(ledgers.processorFees, state.currency, -state.fee);
  }
  for await (const { state } of allRows(take, partition, adjustments))
    for (const { ledger, amount } of state.lines)
      // An adjustment has already reduced the suspense of its operation.
      if (ledger !== ledgers.suspense) expected.add(ledger, state.currency, amount);
  for (const currency of Object.keys(exponents)) {
    const balances = await take(partition, (view) =>
      checkedLedgers.map((ledger) => [ledger, view.balance(ledger, currency)] as const),
    );
    for (const [ledger, balance] of balances) {
      const should = expected.of(ledger, currency);
      if (balance !== should)
        note('statements equal their ledgers', `${ledger} ${currency}: ${balance}, not ${should}`);
    }
  }
};
