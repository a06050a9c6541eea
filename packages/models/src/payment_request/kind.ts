// How payment requests are stored.
import { kind } from '@kasir/core';
import { paymentRequestMachine } from './machine.ts';
import { paymentRequestCore } from './schema.ts';

interface Private {
  /** Bare id of the payment method. */
  readonly payment_method: string;
  /** Milliseconds from which it can no longer be paid, or null. */
  readonly expires: number | null;
  /** Bare id of the payment that is pending or was authorized for it, or null. */
  readonly payment: string | null;
  /** Whether its payer went back to the merchant without deciding. */
  readonly left: boolean;
  /** Whether a card's security code was sent; the code itself is kept nowhere. */
  readonly cvv: boolean;
}

export const paymentRequests = kind<Private>()({
  name: 'payment_request',
  schema: paymentRequestCore,
  facets: {
    reference_id: (row) => row.public.reference_id,
    customer_id: (row) => row.public.customer_id,
  },
  parent: (row) => row.state.payment_method,
  machine: paymentRequestMachine,
  status: (row) => row.public.status,
});
