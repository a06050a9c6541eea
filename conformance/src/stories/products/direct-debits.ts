// Stories of direct debits.
import { debitCommands, debitKinds } from '../../model/direct-debits.ts';
import { transaction } from '../../model/transactions.ts';
import type { Product } from '../product.ts';

export const directDebits: Product = {
  id: 'story-12',
  name: 'direct debits',
  clauses: ['LEGACY-PATH-06'],
  needs: ['customers.create', 'linked_account_tokens.auth', 'direct_debits.create'],
  commands: debitCommands,
  kinds: [...debitKinds, transaction],
  currencies: ['IDR', 'PHP'],
  scenarios: [],
};
