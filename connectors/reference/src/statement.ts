// Makes the statement of a day: every line is settled at the end of the day or now, if that is
// earlier, without a fee.
import { lineOfOperation, lineOfPayment, type MakeStatement, type System } from '@kasir/connector';

const DAY_MS = 86_400_000;

/** Creates the function that makes statements. */
export const createStatement =
  ({ now }: Pick<System, 'now'>): MakeStatement =>
  (date, { operations, payments, isOver }) => {
    const settled_at = new Date(Math.min(Date.parse(date) + DAY_MS, now())).toISOString();
    const settlement = { fee: 0, settled_at };
    return {
      is_complete: isOver,
      lines: [
        ...operations.map((one) => lineOfOperation(one, settlement)),
        ...payments.map((one) => lineOfPayment(one, settlement)),
      ].filter((line) => line !== null),
    };
  };
