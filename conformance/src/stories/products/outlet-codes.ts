// Stories of payment codes of outlets.
import { codeCommands, codeKinds } from '../../model/number-families.ts';
import { transaction } from '../../model/transactions.ts';
import type { Product } from '../product.ts';

export const outletCodes: Product = {
  id: 'story-10',
  name: 'payment codes of outlets',
  clauses: ['LEGACY-PATH-04', 'LEGACY-PATH-05'],
  needs: ['fixed_payment_codes.create', 'fixed_payment_codes.get', 'transactions.list'],
  commands: codeCommands,
  kinds: [...codeKinds, transaction],
  currencies: ['IDR', 'PHP'],
  scenarios: [],
};
