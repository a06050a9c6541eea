// What is kept of a checkout on credit, and its life.
import { lifecycle } from '@kasir/core';
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

/** Something that is bought. */
export interface CheckoutItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly url: string;
  /** Minor units of one. */
  readonly price: number;
  readonly quantity: number;
}

export interface CheckoutState {
  readonly status: (typeof checkoutLifecycle.states)[number];
  /** The merchant's own reference, unique among checkouts. */
  readonly reference: string;
  /** The lender, a channel of type PAYLATER. */
  readonly channel: string;
  /** What the lender knows it by. */
  readonly receipt: string;
  readonly country: string;
  readonly currency: string;
  /** Minor units: what the merchant gets before fees. */
  readonly amount: number;
  readonly items: readonly CheckoutItem[];
  /** How the payer pays the lender back. */
  readonly terms: InstallmentTerms;
  /** Where the payer goes back to from its page, however it ends. */
  readonly returnUrl: string;
  /** Bare id of the payment that completed it, or that was declined; null when nobody paid. */
  readonly payment: string | null;
  readonly failure: string | null;
  /** Milliseconds from which it cannot be completed. */
  readonly expires: number;
  readonly created: number;
  readonly updated: number;
  /** What its owner keeps with it; read by nobody else. */
  readonly echo: unknown;
}
