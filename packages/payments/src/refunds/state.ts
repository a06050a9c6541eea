// Refunds: money of a payment on its way back to the payer.
import { lifecycle, type Ref } from '@kasir/core';
import type { ChannelType, Refund } from '@kasir/models';
import type { Fees } from '../fees/fees.ts';

/** Where a response finds a refund: never SUCCEEDED or FAILED, which are final (REFUND-CONF-02). */
const responded = [null, 'PENDING'] as const;

export const refundLifecycle = lifecycle({
  name: 'refund',
  states: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'],
  on: {
    wait: [{ from: [null], to: 'PENDING', when: 'the channel responds later' }],
    succeed: [{ from: responded, to: 'SUCCEEDED', signal: 'refund.succeeded' }],
    fail: [{ from: responded, to: 'FAILED', signal: 'refund.failed' }],
    cancel: [{ from: ['PENDING'], to: 'CANCELED' }],
  },
});

export interface RefundState {
  readonly status: (typeof refundLifecycle.states)[number];
  /** Whose view it is; a refund of the refunds API names none. */
  readonly product?: Ref;
  /** Bare id of the payment whose money goes back. */
  readonly payment: string;
  /** Kind of the product that was paid. */
  readonly paidProduct: string;
  /** Bare id of the intent that was paid, or null. */
  readonly intent: string | null;
  /** Short id of the invoice whose payment the merchant asked to refund, or null. */
  readonly invoice: string | null;
  readonly type: ChannelType;
  readonly channel: string;
  readonly country: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Fee and VAT that come back to the merchant with it. */
  readonly returned: Fees;
  /** Whether it costs the merchant nothing: all that was charged on the payment comes back. */
  readonly free: boolean;
  readonly reason: Refund['reason'];
  /** The merchant's own reference, unique among its refunds. */
  readonly reference: string;
  readonly metadata: Refund['metadata'];
  readonly failure: string | null;
  /** What the request that created it has sent as x-kasir-script. */
  readonly script?: string;
  readonly created: number;
  readonly updated: number;
}
