// The stored state of refunds, money of a payment returned to the payer, and their lifecycle.
import { lifecycle, type Ref } from '@kasir/core/resource';
import type { ChannelType, Refund } from '@kasir/models';
import type { Fees } from '../fees/fees.ts';

/** The statuses to which a response applies: not the final SUCCEEDED, FAILED (REFUND-CONF-02). */
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
  /** The product to which it belongs; omitted for refunds of the refunds API. */
  readonly product?: Ref;
  /** Unprefixed id of the refunded payment. */
  readonly payment: string;
  /** Kind of the paid product. */
  readonly paidProduct: string;
  /** Unprefixed id of the paid intent, or null. */
  readonly intent: string | null;
  /** Short id of the invoice that the merchant asked to refund, or null. */
  readonly invoice: string | null;
  readonly type: ChannelType;
  readonly channel: string;
  readonly country: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Fee and VAT returned to the merchant with it. */
  readonly returned: Fees;
  /** True when it costs the merchant nothing: all fees of the payment are returned. */
  readonly free: boolean;
  readonly reason: Refund['reason'];
  /** The merchant's own reference, unique among its refunds. */
  readonly reference: string;
  readonly metadata: Refund['metadata'];
  readonly failure: string | null;
  /** The x-kasir-script header of the request that created it. */
  readonly script?: string;
  readonly created: number;
  readonly updated: number;
}
