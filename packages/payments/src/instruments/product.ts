// Whose view an instrument is: how one becomes a payment method, and which one is found by a key of
// the merchant.
import type { Scope } from '@kasir/core/server';
import { instruments, merchantKey, type InstrumentRow, type Metadata } from './kind.ts';

/** The product of an instrument that is a payment method, in every generation that has them. */
export const PAYMENT_METHOD = 'payment_method';

/**
 * An instrument that was authorized under another product becomes a payment method: it keeps its
 * id, and its former owner's rest is forgotten.
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
      product: { kind: PAYMENT_METHOD, id },
      metadata,
      echo: null,
      updated: d.now,
    },
  );

/** Frees a key of the merchant for an instrument that takes it over. */
export const releaseMerchantKey = (d: Scope, product: string, key: string): void => {
  const holder = d.find(instruments, 'merchant_key', merchantKey(product, key));
  if (holder) d.change(instruments, holder, { merchantKey: null });
};
