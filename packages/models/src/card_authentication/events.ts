// Webhook of the authentication of a card token that is VERIFIED or has FAILED.
import { event } from '@kasir/core/resource';
import { cardAuthenticationNotice } from './schema.ts';

export const cardAuthenticated = event({
  name: 'credit_card.authentication',
  family: 'credit_card_authentication',
  envelope: 'refund',
  data: cardAuthenticationNotice,
  essential: { id: true, credit_card_token_id: true, amount: true, currency: true, status: true },
  when: 'the authentication of a card token is VERIFIED or FAILED',
  clauses: ['MODEL-UNSPEC-26'],
});
