// How payments are stored: everything is private, because each generation of the API shows another
// view of it.
import { kind } from '@kasir/core';
import { z } from 'zod';
import type { ChannelType } from '../channels/channel.ts';
import { paymentMachine } from './machine.ts';
import type { PaymentDetail, PaymentStatus } from './schema.ts';

/**
 * The one payment under QR codes, payment requests and later generations. Amounts in minor units.
 */
export interface CanonicalPayment {
  readonly status: PaymentStatus;
  readonly type: ChannelType;
  /** Public id of what was paid: the QR code, the payment request. */
  readonly product: string;
  /** Bare id of the same. */
  readonly parent: string;
  /** Bare id of the payment method that paid it, or null. */
  readonly method: string | null;
  readonly channel_code: string;
  readonly country: string;
  readonly currency: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  /** Of refunds that are not final yet; counted against what is left. */
  readonly refunding: number;
  /** Given back whole at once, because what it paid was used up (STATE-QR-03). */
  readonly taken_back: boolean;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly failure_code: string | null;
  readonly detail: PaymentDetail;
  /** Bare ids of the transactions that booked it, one for each capture. */
  readonly transactions: readonly string[];
  /** Milliseconds until which an authorization can be captured; null for every other payment. */
  readonly authorized_until: number | null;
  readonly created: number;
  readonly updated: number;
}

export const payments = kind<CanonicalPayment>()({
  name: 'payment',
  schema: z.object({}),
  parent: (row) => row.state.parent,
  facets: {
    kept: (row) => (row.state.taken_back ? 0 : 1),
    method: (row) => row.state.method,
    status: (row) => row.state.status,
    product: (row) => row.state.product,
    reference_id: (row) => row.state.reference_id,
    updated: (row) => row.state.updated,
  },
  machine: paymentMachine,
  status: (row) => row.state.status,
});
