// Which generation of the API a product belongs to: it decides how public ids are spelled.
import { prefixes } from './ids.ts';
import { channelTypes, type ChannelType } from './channels/types.ts';

/** Kinds of product of v3: an intent that is a payment request, an instrument that is a token. */
export const v3Products = { request: 'v3_payment_request', token: 'payment_token' } as const;

const ofV3: ReadonlySet<string> = new Set(Object.values(v3Products));

/** Whether a kind of product is one of v3. */
export const isV3Product = (product: string): boolean => ofV3.has(product);

/**
 * Prefix of the public id of a payment: that of v3 for what v3 made, else one that tells the type
 * of its instrument (PAY-FIELD-id, V3-CONF-01). Product is a kind; null is one of earlier
 * generations.
 */
export const paymentPrefix = (product: string | null, type: ChannelType): string =>
  product !== null && isV3Product(product) ? prefixes.payment : channelTypes[type].paymentPrefix;

/** The public id of a payment. */
export const paymentPublicId = (product: string | null, type: ChannelType, id: string): string =>
  paymentPrefix(product, type) + id;
