// Events of e-wallet charges: their result, their void, and each refund (VER-UNSPEC-05).
import { event } from '@kasir/core/resource';
import { ewalletCharge, ewalletRefund } from './schema.ts';

const family = 'ewallet';
const clauses = ['VER-UNSPEC-05'] as const;

/** The essential fields: the charge, its status and its amount. */
const essential = {
  id: true,
  reference_id: true,
  status: true,
  currency: true,
  charge_amount: true,
} as const;

export const ewalletCaptured = event({
  name: 'ewallet.capture',
  family,
  envelope: 'refund',
  data: ewalletCharge,
  essential,
  when: 'an e-wallet charge succeeds or fails',
  clauses,
});

export const ewalletVoided = event({
  name: 'ewallet.void',
  family,
  envelope: 'refund',
  data: ewalletCharge,
  essential,
  when: 'an e-wallet charge is voided',
  clauses,
});

export const ewalletRefunded = event({
  name: 'ewallet.refund',
  family,
  envelope: 'refund',
  data: ewalletRefund,
  essential: { id: true, charge_id: true, status: true, refund_amount: true, currency: true },
  when: 'a refund of an e-wallet charge succeeds or fails',
  clauses,
});
