// Finds a payment code in Indonesia by its id.
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { instruments, type InstrumentRow } from '@kasir/payments/state';
import { FIXED_PAYMENT_CODE } from '../products.ts';

/** Returns the payment code with this id, if there is one. */
export const findCode = (reads: Pick<Reads, 'find'>, id: string): InstrumentRow | undefined => {
  const row = reads.find(instruments, 'short_id', id);
  return row?.state.product.kind === FIXED_PAYMENT_CODE ? row : undefined;
};

/** Returns the rows that a decision about this id reads. */
export const codeNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => [
  { kind: instruments, key: 'short_id', value: params.id },
];

export const unknownCode = fail(
  'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR',
  'There is no such payment code.',
);
