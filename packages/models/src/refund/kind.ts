// How refunds are stored: below their payment, unique by the merchant's reference_id.
import { kind } from '@kasir/core';
import { refundMachine } from './machine.ts';
import { refund } from './schema.ts';

interface Private {
  /** Bare id of the payment whose money goes back. */
  readonly payment: string;
  /** Fee and VAT that come back to the merchant with it, in minor units. */
  readonly returned: { readonly fee: number; readonly vat: number };
}

export const refunds = kind<Private>()({
  name: 'refund',
  schema: refund,
  keys: { reference_id: (row) => row.public.reference_id },
  facets: {
    payment_request_id: (row) => row.public.payment_request_id,
    invoice_id: (row) => row.public.invoice_id,
    channel_code: (row) => row.public.channel_code,
    payment_method_type: (row) => row.public.payment_method_type,
  },
  parent: (row) => row.state.payment,
  machine: refundMachine,
  status: (row) => row.public.status,
});
