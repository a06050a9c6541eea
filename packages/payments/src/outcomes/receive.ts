// Books a payment that a number or code of a connector has received: it cannot be refused.
import type { Scope } from '@kasir/core/server';
import { getInstrument } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { attemptOf } from '../intents/attempt.ts';
import { receiveMoney } from '../intents/receive.ts';
import { keepOrReverse } from '../payments/late.ts';
import { externalKey, operations, type OperationRow } from '../operations/kind.ts';
import { whenSent } from '../operations/sent.ts';
import type { Receipt } from './outcome.ts';
import type { Attention } from '../operations/state.ts';

/** Keeps or refunds money that no intent expects, by the setting of the account. */
const recordUnexpected = (
  d: Scope,
  instrument: InstrumentRow,
  receipt: Receipt,
  id: string,
): void => {
  const attempt = attemptOf({ intent: null, instrument }, receipt.amount.value);
  keepOrReverse(d, { ...attempt, operation: id });
};

/** Books the money of a receipt; returns the reason why an operator should look at it, or null. */
const recordReceipt = (
  d: Scope,
  instrument: InstrumentRow,
  receipt: Receipt,
  id: string,
): Attention | null => {
  const { value, currency } = receipt.amount;
  if (currency !== instrument.state.currency) return 'CONTRADICTION';
  const received = receiveMoney(d, instrument, { amount: value, late: 'refuse', operation: id });
  if (received.ok) return null;
  recordUnexpected(d, instrument, receipt, id);
  return received.refusal.code === 'NOT_ACTIVE' ? 'LATE_SUCCESS' : 'OTHER_AMOUNT';
};

/**
 * Books a payment once, however often it is reported. Returns false when the operation that issued
 * the number is unknown.
 */
export const receivePayment = (d: Scope, connector: string, receipt: Receipt): boolean => {
  const known = d.find(operations, 'external', externalKey(connector, receipt.id));
  if (known) {
    const { amount: recorded, currency, parent } = known.state;
    const { amount, issuedBy } = receipt;
    if (recorded !== amount.value || currency !== amount.currency || parent !== issuedBy)
      d.change(operations, known, { attention: 'CONTRADICTION' });
    return true;
  }
  const issue = d.get(operations, receipt.issuedBy);
  if (issue?.state.connector !== connector || issue.state.work !== 'issue') return false;
  const id = d.id();
  const row: OperationRow = d.create(operations, id, 'succeed', {
    ...issue.state,
    ...whenSent(d.now),
    work: 'receive',
    currency: receipt.amount.currency,
    amount: receipt.amount.value,
    executed: receipt.amount.value,
    parent: issue.id,
    instead: null,
    fallbacks: [],
    external: receipt.id,
    request: '',
    requests: 0,
    resume: null,
    sequence: receipt.sequence,
  });
  const instrument = instrumentOf(d, issue);
  const attention = instrument ? recordReceipt(d, instrument, receipt, id) : 'CONTRADICTION';
  // A payment that contradicts its number is not booked.
  const executed = attention === 'CONTRADICTION' ? null : receipt.amount.value;
  if (attention !== null) d.change(operations, row, { attention, executed });
  return true;
};

/** Returns the instrument whose number an operation has issued, or null. */
const instrumentOf = (d: Scope, { state: { resume } }: OperationRow): InstrumentRow | null => {
  const id = resume?.payload['instrument'];
  return typeof id === 'string' ? getInstrument(d, id) : null;
};
