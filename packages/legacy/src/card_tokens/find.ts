// Finding card tokens and their authentications by the 24 digits that merchants know them by.
import { fail, type Need, type Reads } from '@kasir/core/server';
import {
  authentications,
  instruments,
  merchantKey,
  type AuthenticationRow,
  type InstrumentRow,
} from '@kasir/payments/state';
import { CARD_AUTHENTICATION, CARD_TOKEN } from '../products.ts';

/** The card token with this id, if there is one: what a merchant or a plan charges. */
export const findCardToken = (reads: Pick<Reads, 'find'>, id: string): InstrumentRow | undefined =>
  reads.find(instruments, 'merchant_key', merchantKey(CARD_TOKEN, id));

/** What a decision about this token will read. */
export const tokenNeeds = (id: string): Need[] => [
  { kind: instruments, key: 'merchant_key', value: merchantKey(CARD_TOKEN, id) },
];

/** The authentication of a card token with this id, if there is one. */
export const findCardAuthentication = (
  reads: Pick<Reads, 'find'>,
  id: string,
): AuthenticationRow | undefined => {
  const row = reads.find(authentications, 'short_id', id);
  return row?.state.product.kind === CARD_AUTHENTICATION ? row : undefined;
};

/** What a decision about this authentication will read. */
export const authenticationNeeds = (id: string): Need[] => [
  { kind: authentications, key: 'short_id', value: id },
];

/** The response to an id that names no token. */
export const unknownToken = fail('TOKEN_NOT_FOUND_ERROR', 'There is no card token with this id.');
