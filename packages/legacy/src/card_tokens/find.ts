// Finds card tokens and their authentications by their 24-digit ids.
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import {
  authentications,
  instruments,
  merchantKey,
  type AuthenticationRow,
  type InstrumentRow,
} from '@kasir/payments/state';
import { CARD_AUTHENTICATION, CARD_TOKEN } from '../products.ts';

/** Returns the card token with this id, if there is one. */
export const findCardToken = (reads: Pick<Reads, 'find'>, id: string): InstrumentRow | undefined =>
  reads.find(instruments, 'merchant_key', merchantKey(CARD_TOKEN, id));

/** Returns the rows that a decision about this token reads. */
export const tokenNeeds = (id: string): Need[] => [
  { kind: instruments, key: 'merchant_key', value: merchantKey(CARD_TOKEN, id) },
];

/** Returns the authentication of a card token with this id, if there is one. */
export const findCardAuthentication = (
  reads: Pick<Reads, 'find'>,
  id: string,
): AuthenticationRow | undefined => {
  const row = reads.find(authentications, 'short_id', id);
  return row?.state.product.kind === CARD_AUTHENTICATION ? row : undefined;
};

/** Returns the rows that a decision about this authentication reads. */
export const authenticationNeeds = (id: string): Need[] => [
  { kind: authentications, key: 'short_id', value: id },
];

/** The error for an id that no token has. */
export const unknownToken = fail('TOKEN_NOT_FOUND_ERROR', 'There is no card token with this id.');
