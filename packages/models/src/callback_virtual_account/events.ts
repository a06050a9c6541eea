// Callbacks of virtual accounts: their status, and each payment; both without an envelope, as
// receivers of the legacy API expect.
import { event } from '@kasir/core/resource';
import { callbackVirtualAccountNotice, virtualAccountPaymentNotice } from './schema.ts';

export const virtualAccountStatusEvent = event({
  name: 'virtual_account.status',
  family: 'fva_status',
  envelope: 'bare',
  data: callbackVirtualAccountNotice,
  essential: {
    id: true,
    external_id: true,
    account_number: true,
    bank_code: true,
    is_closed: true,
    status: true,
  },
  when: 'a virtual account of the legacy API was opened by its bank, or the merchant has changed it',
  clauses: ['LEGACY-PATH-03'],
});

export const virtualAccountPaymentEvent = event({
  name: 'virtual_account.payment',
  family: 'fva_paid',
  envelope: 'bare',
  data: virtualAccountPaymentNotice,
  essential: {
    payment_id: true,
    callback_virtual_account_id: true,
    external_id: true,
    account_number: true,
    bank_code: true,
    amount: true,
  },
  when: 'a virtual account of the legacy API is paid',
  clauses: ['LEGACY-PATH-03'],
});
