// The callback of a direct debit.
import { event } from '@kasir/core/resource';
import { directDebitNotice } from './schema.ts';

export const directDebitEvent = event({
  name: 'direct_debit.payment',
  family: 'direct_debit',
  envelope: 'flat',
  data: directDebitNotice,
  essential: { id: true, reference_id: true, amount: true, currency: true, status: true },
  when: 'a direct debit of the legacy API is completed or has failed',
  clauses: ['LEGACY-PATH-08'],
});
