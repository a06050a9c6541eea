// Finds a payment code in the Philippines by its id.
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { instruments, type InstrumentRow } from '@kasir/payments/state';
import { PAYMENT_CODE } from '../products.ts';

/** Returns the payment code with this id, if there is one. */
export const findCode = (reads: Pick<Reads, 'get'>, id: string): InstrumentRow | undefined => {
  const row = reads.get(instruments, id);
  return row?.state.product.kind === PAYMENT_CODE ? row : undefined;
};

/** Returns the rows that a decision about this id reads. */
export const codeNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => [
  { kind: instruments, id: params.id },
];

export const unknownCode = fail('DATA_NOT_FOUND', 'There is no payment code with this id.');

/** The error for a multiple-use code at an outlet that supports only single-use codes. */
export const singleUseRequired = fail(
  'SINGLE_USE_REQUIRED_ERROR',
  'This outlet takes codes for a single use alone. Send is_single_use true.',
);
