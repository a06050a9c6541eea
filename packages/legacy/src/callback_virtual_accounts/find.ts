// Finding the virtual account that an id or external_id names, and who cannot be found or used.
import { fail, type Need, type Reads } from '@kasir/core/server';
import { instruments, merchantKey, type InstrumentRow } from '@kasir/payments/state';
import { VIRTUAL_ACCOUNT } from '../products.ts';

/** The virtual account with this id, if there is one. */
export const findAccount = (reads: Pick<Reads, 'find'>, id: string): InstrumentRow | undefined => {
  const row = reads.find(instruments, 'short_id', id);
  return row?.state.product.kind === VIRTUAL_ACCOUNT ? row : undefined;
};

/** The latest virtual account with this external_id, if there is one. */
export const findLatest = (
  reads: Pick<Reads, 'find'>,
  externalId: string,
): InstrumentRow | undefined =>
  reads.find(instruments, 'merchant_key', merchantKey(VIRTUAL_ACCOUNT, externalId));

/** What a decision about this id will read. */
export const accountNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => [
  { kind: instruments, key: 'short_id', value: params.id },
];

/** What a decision about this external_id will read. */
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
