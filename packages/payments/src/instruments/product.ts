// The product of an instrument: turning an instrument into a payment method, and keys of the
// merchant.
import type { Scope } from '@kasir/core/server';
import type { Product } from '../product.ts';
import { instruments, merchantKey, type InstrumentRow, type Metadata } from './kind.ts';

/** The product of an instrument that is a payment method, in every generation that has them. */
export const PAYMENT_METHOD = 'payment_method';

/** Returns the product of a payment method. */
export const paymentMethod = (id: string): Product => ({
  kind: PAYMENT_METHOD,
  id,
  listed: 'by_name',
});

/**
 * Turns an instrument authorized under another product into a payment method: it keeps its id, and
 * the data of its former product is dropped.
 */
export const becomePaymentMethod = (
  d: Scope,
  { id }: InstrumentRow,
  metadata: Metadata | null,
): InstrumentRow =>
  d.change(
    instruments,
    { id },
    {
      product: paymentMethod(id),
      metadata,
      echo: null,
      updated: d.now,
    },
  );

/** Releases a key of the merchant so that another instrument can take it. */
export const releaseMerchantKey = (d: Scope, product: string, key: string): void => {
  const holder = d.find(instruments, 'merchant_key', merchantKey(product, key));
  if (holder) d.change(instruments, holder, { merchantKey: null });
};
