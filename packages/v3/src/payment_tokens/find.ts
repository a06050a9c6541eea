// Finding the payment token that an id names: what v3 saved, or what v2 saved to be used again.
import { bare } from '@kasir/core';
import { fail, type Need, type Reads } from '@kasir/core/server';
import { prefixes, v3Products } from '@kasir/models';
import { channelOf, instruments, intents, type InstrumentRow } from '@kasir/payments/state';

/** The kind of product that v2 payment methods are: a saved one is a token, too (V3-MAP-15). */
const METHOD = 'payment_method';

/** The public id of a token; the uuid is that of the v2 payment method. */
export const tokenId = (id: string): string => prefixes.payment_token + id;

/** Whether an instrument is one that was saved, on a channel that v3 knows. */
const isToken = ({ state }: InstrumentRow): boolean => {
  const { kind } = state.product;
  if (kind === v3Products.token) return true;
  const channel = channelOf(state);
  return kind === METHOD && state.reusable && channel.v3 !== null && channel.flow !== 'PRESENT';
};

/** The token of a public id, if there is one. */
export const findToken = (reads: Pick<Reads, 'get'>, id: string): InstrumentRow | undefined => {
  const key = bare(prefixes.payment_token, id);
  const row = key === null ? undefined : reads.get(instruments, key);
  return row && isToken(row) ? row : undefined;
};

/** What a decision about a token reads, with the requests that may wait for it. */
export const tokenNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = bare(prefixes.payment_token, params.id);
  return id === null
    ? []
    : [
        { kind: instruments, id },
        { kind: intents, parent: id },
      ];
};

export const unknownToken = fail('DATA_NOT_FOUND', 'There is no payment token with this id.');
