// Reads a transfer by its reference.
import { fail, ok, query } from '@kasir/core/server';
import { transfers } from '@kasir/payments/accounts';
import { getTransfer } from './get.contract.ts';
import { renderTransfer } from './render.ts';

export const getTransferHandler = query(getTransfer, (view, { params }) => {
  const row = view.find(transfers, 'reference', params.reference);
  return row
    ? ok(renderTransfer(row))
    : fail('DATA_NOT_FOUND', 'There is no transfer with this reference.');
});
