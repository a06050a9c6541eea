// Webhook of a card token whose status is final.
import { event } from '@kasir/core/resource';
import { cardToken } from './schema.ts';

/** The token without the URL of the page, which its holder no longer needs. */
export const cardTokenNotice = cardToken
  .omit({ payer_authentication_url: true })
  .describe('A card token, as its webhook shows it.');

export const cardTokenization = event({
  name: 'credit_card.tokenization',
  family: 'credit_card_tokenization',
  envelope: 'refund',
  data: cardTokenNotice,
  essential: { id: true, status: true, masked_card_number: true },
  when: 'a card token is VERIFIED or FAILED',
  clauses: ['MODEL-UNSPEC-26'],
});
