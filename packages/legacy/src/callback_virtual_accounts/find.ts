// Finds virtual accounts by id or external_id, and defines the errors of missing and inactive ones.
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { instruments, merchantKey, type InstrumentRow } from '@kasir/payments/state';
import { VIRTUAL_ACCOUNT } from '../products.ts';

/** Returns the virtual account with this id, if there is one. */
export const findAccount = (reads: Pick<Reads, 'find'>, id: string): InstrumentRow | undefined => {
  const row = reads.find(instruments, 'short_id', id);
  return row?.state.product.kind === VIRTUAL_ACCOUNT ? row : undefined;
};

/** Returns the latest virtual account with this external_id, if there is one. */
export const findLatest = (
  reads: Pick<Reads, 'find'>,
  externalId: string,
): InstrumentRow | undefined =>
  reads.find(instruments, 'merchant_key', merchantKey(VIRTUAL_ACCOUNT, externalId));

/** Returns the rows that a decision about this id reads. */
export const accountNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => [
  { kind: instruments, key: 'short_id', value: params.id },
];

/** Returns the rows that a decision about this external_id reads. */
export const latestNeeds = (externalId: string): Need[] => [
  { kind: instruments, key: 'merchant_key', value: merchantKey(VIRTUAL_ACCOUNT, externalId) },
];

export const unknownAccount = fail(
  'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR',
  'There is no virtual account with this id or external_id.',
);

export const inactiveAccount = fail(
  'INACTIVE_VIRTUAL_ACCOUNT_ERROR',
  'This virtual account is INACTIVE for good. Create another one.',
);
