// The callback of a linked account.
import { event } from '@kasir/core/resource';
import { linkedAccountNotice } from './schema.ts';

export const linkedAccountEvent = event({
  name: 'linked_account_token.successful',
  family: 'payment_method',
  envelope: 'flat',
  data: linkedAccountNotice,
  essential: { id: true, customer_id: true, channel_code: true, type: true, accounts: true },
  when: 'a payer has linked an account or wallet by the legacy API',
  clauses: ['LEGACY-PATH-06'],
});
