// Stores payments that were received by issued numbers, codes and QR codes, and reports them.
import { receivedPayment, type ReceivedPayment } from '../protocol/index.ts';
import { dayOfTime } from '../store/day.ts';
import type { Rows } from '../store/port.ts';
import type { System } from '../system.ts';
import { queueReceived } from './callbacks.ts';

/** A payment in the form that the author's code reports. */
export type NewPayment = Omit<ReceivedPayment, 'sequence'>;

const isSame = (a: ReceivedPayment, b: ReceivedPayment): boolean =>
  a.issued_by === b.issued_by &&
  a.amount.value === b.amount.value &&
  a.amount.currency === b.amount.currency;

/**
 * Stores a payment and queues its callback; a repeat with the same id changes nothing. Throws for
 * an unknown issue operation, for another payment with this id, and for a malformed one.
 */
export const storePayment = (rows: Rows, system: System, given: NewPayment): void => {
  const payment = receivedPayment.parse({ ...given, sequence: 1 });
  const known = rows.findPayment(payment.id);
  if (known && isSame(known, payment)) return;
  if (known || rows.findOperation(payment.id))
    throw new Error(`${payment.id} is the id of another payment or operation.`);
  if (rows.findOperation(payment.issued_by)?.request.work !== 'issue')
    throw new Error(`${payment.issued_by} is not an issue operation of this connector.`);
  // The payment belongs to the day on which it becomes known, because statements of earlier days
  // may already be complete.
  rows.putPayment(payment, dayOfTime(system.now()));
  queueReceived(rows, system, payment);
};
