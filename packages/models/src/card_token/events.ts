// Webhook of a card token: its status is final.
import { event } from '@kasir/core';
import { cardToken } from './schema.ts';

export const cardTokenization = event({
  name: 'credit_card.tokenization',
  family: 'credit_card_tokenization',
  envelope: 'refund',
  data: cardToken.omit({ payer_authentication_url: true }),
  essential: { id: true, status: true, masked_card_number: true },
  when: 'a card token is VERIFIED or FAILED',
  clauses: ['MODEL-UNSPEC-26'],
});
