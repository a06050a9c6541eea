// The stored states of payments and captures, and their lifecycles.
import { lifecycle } from '@kasir/core/resource';
import type { ChannelType } from '@kasir/models';
import type { Product } from '../product.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';

export const paymentLifecycle = lifecycle({
  name: 'payment',
  states: ['PENDING', 'AWAITING_CAPTURE', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'],
  on: {
    request: [
      {
        from: [null],
        to: 'PENDING',
        when: 'the payer is asked elsewhere',
        signal: 'payment.pending',
      },
    ],
    complete: [{ from: [null, 'PENDING'], to: 'SUCCEEDED', signal: 'payment.completed' }],
    receive_late: [
      {
        from: [null],
        to: 'SUCCEEDED',
        when: 'its instrument has ended: it is reversed at once',
        signal: 'payment.received_late',
      },
    ],
    fail: [{ from: [null, 'PENDING'], to: 'FAILED', signal: 'payment.failed' }],
    cancel: [
      {
        from: ['PENDING'],
        to: 'CANCELED',
        when: 'the merchant takes it back while its payer may still confirm',
      },
    ],
    authorize: [{ from: [null], to: 'AWAITING_CAPTURE', signal: 'payment.authorized' }],
    capture: [
      {
        from: ['AWAITING_CAPTURE'],
        to: 'SUCCEEDED',
        when: 'the first capture',
        signal: 'payment.completed',
      },
      { from: ['SUCCEEDED'], to: 'SUCCEEDED', when: 'some of what was authorized is left' },
    ],
    expire: [
      {
        from: ['AWAITING_CAPTURE'],
        to: 'EXPIRED',
        when: '7 days without a capture',
        signal: 'payment.expired',
      },
    ],
    void: [
      {
        from: ['AWAITING_CAPTURE'],
        to: 'VOIDED',
        when: 'the merchant lets the authorization go',
        signal: 'payment.voided',
      },
      {
        from: ['SUCCEEDED'],
        to: 'VOIDED',
        when: 'the merchant takes a completed payment by a wallet back',
        signal: 'payment.voided',
      },
    ],
  },
});

export interface PaymentState {
  readonly status: (typeof paymentLifecycle.states)[number];
  /** The paid product: that of its intent, otherwise of its instrument, otherwise an invoice. */
  readonly product: Product;
  /** Unprefixed id of the intent that it pays, or null. */
  readonly intent: string | null;
  /** Unprefixed id of the instrument that was charged or paid to, or null. */
  readonly instrument: string | null;
  readonly type: ChannelType;
  readonly channel: string;
  readonly country: string;
  readonly currency: string;
  /** Minor units, as all amounts here. */
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  /** Reserved for refunds that are not final yet; not refundable. */
  readonly reserved: number;
  /** True when it was reversed at once, because its instrument had ended. */
  readonly reversed: boolean;
  readonly reference: string;
  /** The number that was paid to, or the masked card, or null. */
  readonly identifier: string | null;
  readonly failure: string | null;
  readonly detail: PaymentDetail;
  /** Unprefixed id of the operation that moved or holds its money; omitted in test mode. */
  readonly operation?: string;
  /** Unprefixed ids of its transactions, one for each capture. */
  readonly transactions: readonly string[];
  /** The time in milliseconds until which it can be captured; null without an authorization. */
  readonly authorizedUntil: number | null;
  /** The time of its first capture in milliseconds; omitted before it. */
  readonly capturedAt?: number;
  readonly created: number;
  readonly updated: number;
}

export const captureLifecycle = lifecycle({
  name: 'capture',
  states: ['PENDING', 'SUCCEEDED', 'FAILED'],
  on: {
    wait: [{ from: [null], to: 'PENDING', when: 'its bank responds later, outside of test mode' }],
    succeed: [{ from: [null, 'PENDING'], to: 'SUCCEEDED', signal: 'capture.succeeded' }],
    fail: [{ from: [null, 'PENDING'], to: 'FAILED', signal: 'capture.failed' }],
  },
});

export interface CaptureState {
  readonly status: (typeof captureLifecycle.states)[number];
  readonly product: Product;
  /** Unprefixed id of the intent. */
  readonly intent: string;
  readonly payment: string;
  readonly reference: string;
  readonly currency: string;
  /** Minor units: the authorization, this capture, and the capturable rest after it. */
  readonly authorized: number;
  readonly captured: number;
  readonly capturable: number;
  readonly failure: string | null;
  readonly created: number;
}
