// Finds payment tokens by public id: tokens saved by v3, and reusable payment methods of v2.
import { stripPrefix } from '@kasir/core';
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { prefixes, v3Products } from '@kasir/models';
import { channelOf, instruments, intents, type InstrumentRow } from '@kasir/payments/state';

/** Product kind of v2 payment methods: a saved one is also a token (V3-MAP-15). */
const METHOD = 'payment_method';

/** Returns the public id of a token; its UUID is that of the v2 payment method. */
export const tokenId = (id: string): string => prefixes.payment_token + id;

/** Returns whether an instrument is saved, and on a channel that v3 has. */
const isToken = ({ state }: InstrumentRow): boolean => {
  const { kind } = state.product;
  if (kind === v3Products.token) return true;
  const channel = channelOf(state);
  return kind === METHOD && state.reusable && channel.v3 !== null && channel.flow !== 'PRESENT';
};

/** Returns the token with a public id, or undefined. */
export const findToken = (reads: Pick<Reads, 'get'>, id: string): InstrumentRow | undefined => {
  const key = stripPrefix(prefixes.payment_token, id);
  const row = key === null ? undefined : reads.get(instruments, key);
  return row && isToken(row) ? row : undefined;
};

/** Returns the rows that a decision about a token reads, with requests that may wait for it. */
export const tokenNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = stripPrefix(prefixes.payment_token, params.id);
  return id === null
    ? []
    : [
        { kind: instruments, id },
        { kind: intents, parent: id },
      ];
};

export const unknownToken = fail('DATA_NOT_FOUND', 'There is no payment token with this id.');
