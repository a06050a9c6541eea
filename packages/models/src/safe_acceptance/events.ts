// Webhook of a charge by safe acceptance, because its payer may never return to the merchant's
// page.
import { event } from '@kasir/core/resource';
import { safeAcceptance } from './schema.ts';

export const cardAccepted = event({
  name: 'credit_card.safe_acceptance',
  family: 'credit_card_safe_acceptance',
  envelope: 'refund',
  data: safeAcceptance,
  essential: { reference_id: true, token_id: true, status: true, signature: true },
  when: 'a charge by safe acceptance has its result',
  clauses: ['SAFE-UNSPEC-01'],
});
