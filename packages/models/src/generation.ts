// The generation of the API to which a product belongs, which decides its public ids.
import { prefixes } from './ids.ts';
import { channelTypes, type ChannelType } from './channels/table.ts';

/** Kinds of product of v3: an intent is a payment request, an instrument is a token. */
export const v3Products = { request: 'v3_payment_request', token: 'payment_token' } as const;

const ofV3: ReadonlySet<string> = new Set(Object.values(v3Products));

/** Returns whether a kind of product belongs to v3. */
export const isV3Product = (product: string): boolean => ofV3.has(product);

/**
 * Returns the prefix of a payment's public id: that of v3 for v3 products, otherwise one that shows
 * the type of its instrument (PAY-FIELD-id, V3-CONF-01). `product` is a kind, null for earlier
 * generations.
 */
export const paymentPrefix = (product: string | null, type: ChannelType): string =>
  product !== null && isV3Product(product) ? prefixes.payment : channelTypes[type].paymentPrefix;

/** Returns the public id of a payment. */
export const paymentPublicId = (product: string | null, type: ChannelType, id: string): string =>
  paymentPrefix(product, type) + id;
