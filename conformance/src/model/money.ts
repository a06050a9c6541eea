// Amounts that can be added up, changes of a balance by transactions, and the expected transactions
// of payments and refunds of all products.
import type { Made } from '../run/samples/sample.ts';
import type { Model, Movement } from './model.ts';
import { is, type Rules } from './rule.ts';

/** Returns an amount in hundredths, so that amounts can be added up. */
export const hundredths = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Statuses in which money has moved; in the others it has not, or not yet. */
const movedStatuses = new Set(['SUCCESS', 'REFUNDED', 'REVERSED']);

export const hasMoved = ({ status }: Made): boolean => movedStatuses.has(String(status));

/** Statuses that count towards the balance; a REVERSED transaction has no net effect. */
const countedStatuses = new Set(['SUCCESS', 'REFUNDED']);

/**
 * Returns the change of the balance by a transaction, in hundredths: its signed net amount, or 0.
 */
export const addedBy = ({ status, cashflow, net_amount, settlement_status }: Made): number => {
  if (!countedStatuses.has(String(status)) || settlement_status === 'PENDING') return 0;
  return cashflow === 'MONEY_OUT' ? -hundredths(net_amount) : hundredths(net_amount);
};

/** The money of one transaction. */
interface Money extends Pick<Movement, 'account' | 'name' | 'owns' | 'due'> {
  readonly currency: unknown;
  readonly amount: unknown;
  readonly clause?: string;
  /** Rules of its transaction beside amount, currency and direction. */
  readonly rules?: Rules;
}

const moved = (
  model: Model,
  sign: 1 | -1,
  { currency, amount, rules = {}, clause = 'TXN-FIELD-amount', ...movement }: Money,
): void =>
  model.move({
    ...movement,
    currency: String(currency),
    clause,
    sum: () => sign * hundredths(amount),
    rows: [
      {
        amount: is(amount),
        currency: is(currency),
        cashflow: is(sign === 1 ? 'MONEY_IN' : 'MONEY_OUT'),
        ...rules,
      },
    ],
  });

/** Expects the transaction of a payment. */
export const expectPaymentTransaction = (model: Model, money: Money): void =>
  moved(model, 1, { ...money, rules: { type: is('PAYMENT'), ...money.rules } });

/** Expects the transaction of money that is returned. */
export const expectRefundTransaction = (model: Model, money: Money): void =>
  moved(model, -1, money);

/** Returns a test whether a transaction has these values. */
export const having =
  (values: Made): Movement['owns'] =>
  (row) =>
    Object.entries(values).every(([name, value]) => row[name] === value);

/** Returns whether money must have moved at a status; where that is open it may have. */
export const dueIn = (
  status: string | null,
  moves: readonly string[],
  waits: readonly string[] = [],
): 'must' | 'may' | 'must not' => {
  if (status === null || waits.includes(status)) return 'may';
  return moves.includes(status) ? 'must' : 'must not';
};
