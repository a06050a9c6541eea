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
  readonly channel_code: string;
  readonly country: string;
  readonly currency: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  /** Given back whole at once, because what it paid was used up (STATE-QR-03). */
  readonly taken_back: boolean;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly failure_code: string | null;
  readonly detail: PaymentDetail;
  /** Bare id of the transaction that booked it, null while nothing moved. */
  readonly transaction: string | null;
  readonly created: number;
  readonly updated: number;
}

export const payments = kind<CanonicalPayment>()({
  name: 'payment',
  schema: z.object({}),
  parent: (row) => row.private.parent,
  facets: {
    kept: (row) => (row.private.taken_back ? 0 : 1),
  },
  machine: paymentMachine,
  status: (row) => row.private.status,
});
