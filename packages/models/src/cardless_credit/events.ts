// The callback of a cardless credit checkout, sent to its own callback_url when it has ended.
import { event } from '@kasir/core/resource';
import { cardlessCreditCallback } from './schema.ts';

export const cardlessCreditEvent = event({
  name: 'cardless_credit.payment',
  family: 'cardless_credit',
  envelope: 'bare',
  data: cardlessCreditCallback,
  when: 'a cardless credit checkout is paid, denied, canceled or expires',
  essential: {
    external_id: true,
    order_id: true,
    transaction_id: true,
    amount: true,
    transaction_status: true,
  },
  clauses: [
    'EVT-CC-CALLBACK',
    'EVT-CC-external_id',
    'EVT-CC-order_id',
    'EVT-CC-transaction_id',
    'EVT-CC-amount',
    'EVT-CC-transaction_status',
    'EVT-CC-payment_type',
    'EVT-CC-items',
    'EVT-CC-customer_details',
    'EVT-UNSPEC-02',
    'QR-CONF-04',
  ],
});
