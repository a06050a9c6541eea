// The stored state of a checkout on credit, and its lifecycle.
import { lifecycle } from '@kasir/core/resource';
import type { Purchase } from '../operations/purchase.ts';
import type { InstallmentTerms } from './installments.ts';

export const checkoutLifecycle = lifecycle({
  name: 'checkout',
  states: ['PENDING', 'COMPLETED', 'DENIED', 'CANCELED', 'EXPIRED'],
  on: {
    open: [{ from: [null], to: 'PENDING' }],
    complete: [
      {
        from: ['PENDING'],
        to: 'COMPLETED',
        when: 'the lender pays for the payer',
        signal: 'checkout.completed',
      },
    ],
    deny: [
      { from: ['PENDING'], to: 'DENIED', when: 'the lender refuses', signal: 'checkout.denied' },
    ],
    cancel: [
      { from: ['PENDING'], to: 'CANCELED', when: 'the payer leaves', signal: 'checkout.canceled' },
    ],
    expire: [
      { from: ['PENDING'], to: 'EXPIRED', when: 'its time passes', signal: 'checkout.expired' },
    ],
  },
});

/** A bought item. */
export interface CheckoutItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly url: string;
  /** The price of one, in minor units. */
  readonly price: number;
  readonly quantity: number;
}

export interface CheckoutState {
  readonly status: (typeof checkoutLifecycle.states)[number];
  /** The merchant's own reference, unique among checkouts. */
  readonly reference: string;
  /** The lender, a channel of type PAYLATER. */
  readonly channel: string;
  /** The lender's own identifier of the checkout. */
  readonly receipt: string;
  readonly country: string;
  readonly currency: string;
  /** Minor units: the amount for the merchant before fees. */
  readonly amount: number;
  readonly items: readonly CheckoutItem[];
  /** The terms on which the payer repays the lender. */
  readonly terms: InstallmentTerms;
  /** The purchase, for the lender; omitted in test mode. */
  readonly purchase?: Purchase;
  /** The URL to which the payer returns from the page, whatever the result. */
  readonly returnUrl: string;
  /** Unprefixed id of the payment that completed it or was declined; null without a payment. */
  readonly payment: string | null;
  readonly failure: string | null;
  /** The time in milliseconds from which it cannot be completed. */
  readonly expires: number;
  readonly created: number;
  readonly updated: number;
  /** Data of the product that owns it; the domain does not read it. */
  readonly echo: unknown;
}
