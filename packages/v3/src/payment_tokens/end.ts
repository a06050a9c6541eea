// Switching a payment token off, for a while or for good.
import { fail, type Fail, type Scope } from '@kasir/core/server';
import { endInstrument, switchInstrument } from '@kasir/payments';
import { statusAt, type InstrumentRow } from '@kasir/payments/state';

/** What has ended stays as it is. */
export const endedToken = (
  d: Scope,
  row: InstrumentRow,
): Fail<'INELIGIBLE_TRANSACTION_STATUS'> | null => {
  const status = statusAt(row, d.now);
  return status === 'EXPIRED' || status === 'FAILED' || status === 'CANCELED'
    ? fail('INELIGIBLE_TRANSACTION_STATUS', 'This payment token has ended. Create another one.')
    : null;
};

/** Cancels a token for good; what waits for it is canceled with it. */
export const cancelToken = (d: Scope, row: InstrumentRow): void =>
  void endInstrument(d, row, 'cancel');

/** Switches a token off; one that nobody has authorized yet is canceled. */
export const deactivateToken = (d: Scope, row: InstrumentRow): void => {
  const status = statusAt(row, d.now);
  if (status === 'ACTIVE') switchInstrument(d, row, 'deactivate');
  else if (status !== 'INACTIVE') cancelToken(d, row);
};
