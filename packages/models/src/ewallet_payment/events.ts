// Callbacks of e-wallet payments: that of OVO names its event, those of DANA and LINKAJA are
// recognized by their fields (EWALLET-UNSPEC-01).
import { event } from '@kasir/core/resource';
import { danaCallback, linkajaCallback, ovoCallback } from './schema.ts';

const family = 'ewallet';
const clauses = ['EWALLET-UNSPEC-01', 'VER-11'] as const;

export const ovoPaymentEvent = event({
  name: 'ewallet.payment',
  family,
  envelope: 'flat',
  data: ovoCallback,
  essential: { external_id: true, amount: true, status: true, ewallet_type: true },
  when: 'an OVO payment that nobody waited for is completed or has failed',
  clauses,
});

export const danaPaymentEvent = event({
  name: 'dana.payment',
  family,
  envelope: 'bare',
  data: danaCallback,
  essential: { external_id: true, amount: true, payment_status: true, ewallet_type: true },
  when: 'a DANA payment is paid, has failed, or expires',
  clauses: ['EWALLET-UNSPEC-01'],
});

export const linkajaPaymentEvent = event({
  name: 'linkaja.payment',
  family,
  envelope: 'bare',
  data: linkajaCallback,
  essential: { external_id: true, amount: true, status: true, ewallet_type: true, items: true },
  when: 'a LINKAJA payment is completed, or ends unpaid',
  clauses: ['EWALLET-UNSPEC-01'],
});
