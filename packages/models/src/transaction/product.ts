// Converts between the product of a transaction, a public id, and the object that moved the money.
import { stripPrefix } from '@kasir/core';
import type { Ref } from '@kasir/core/resource';
import { categoriesOfType, findTypeOfCategory } from '../channels/categories.ts';
import { channelTypes, type ChannelType } from '../channels/table.ts';
import { paymentPublicId } from '../generation.ts';
import { prefixes } from '../ids.ts';
import type { ChannelCategory } from '../channel-category.ts';

const paid = Object.values(channelTypes);

const typePaidBy = (category: ChannelCategory): ChannelType => {
  const type = findTypeOfCategory(category);
  if (type === undefined) throw new Error(`No payment comes by ${category}`);
  return type;
};

/**
 * Returns the public id of the object that moved the money; that of a payment depends on the
 * generation of the paid product, and before v3 on its channel category (TXN-FIELD-product_id).
 * `product` is the kind of the paid product.
 */
export const productId = (
  { kind, id }: Ref,
  category: ChannelCategory,
  product: string | null = null,
): string => {
  switch (kind) {
    case 'payment':
      return paymentPublicId(product, typePaidBy(category), id);
    case 'refund':
      return prefixes.refund + id;
    case 'posting':
      return prefixes.posting + id;
    case 'transfer':
      return id;
    default:
      throw new Error(`No transaction shows a ${kind}`);
  }
};

/** The source of transactions that a public id identifies. */
export interface Product {
  readonly source: Ref;
  /** The categories that its prefix allows; null when the prefix does not restrict them. */
  readonly categories: readonly ChannelCategory[] | null;
}

/** Parses the result of `productId`; an id without a known prefix is that of a transfer. */
export const parseProductId = (text: string): Product => {
  for (const kind of ['refund', 'posting'] as const) {
    const id = stripPrefix(prefixes[kind], text);
    if (id !== null) return { source: { kind, id }, categories: null };
  }
  const ofV3 = stripPrefix(prefixes.payment, text);
  if (ofV3 !== null) return { source: { kind: 'payment', id: ofV3 }, categories: null };
  for (const { paymentPrefix } of paid) {
    const id = stripPrefix(paymentPrefix, text);
    if (id === null) continue;
    const same = paid.filter((one) => one.paymentPrefix === paymentPrefix);
    return { source: { kind: 'payment', id }, categories: same.flatMap(categoriesOfType) };
  }
  return { source: { kind: 'transfer', id: text }, categories: null };
};
