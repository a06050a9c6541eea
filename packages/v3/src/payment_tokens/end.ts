// Deactivates or cancels payment tokens.
import { fail, type Fail, type Scope } from '@kasir/core/server';
import { endInstrument, switchInstrument } from '@kasir/payments';
import { statusAt, type InstrumentRow } from '@kasir/payments/state';

/** Returns the refusal to change a token that has ended; null for any other token. */
export const endedToken = (
  d: Scope,
  row: InstrumentRow,
): Fail<'INELIGIBLE_TRANSACTION_STATUS'> | null => {
  const status = statusAt(row, d.now);
  return status === 'EXPIRED' || status === 'FAILED' || status === 'CANCELED'
    ? fail('INELIGIBLE_TRANSACTION_STATUS', 'This payment token has ended. Create another one.')
    : null;
};

/** Cancels a token for good, together with the requests that wait for it. */
export const cancelToken = (d: Scope, row: InstrumentRow): void =>
  void endInstrument(d, row, 'cancel');

/** Deactivates a token; one that is not authorized yet is canceled. */
export const deactivateToken = (d: Scope, row: InstrumentRow): void => {
  const status = statusAt(row, d.now);
  if (status === 'ACTIVE') switchInstrument(d, row, 'deactivate');
  else if (status !== 'INACTIVE') cancelToken(d, row);
};
