// Stories of virtual accounts.
import { accountCommands, accountKinds } from '../../model/number-families.ts';
import { transaction } from '../../model/transactions.ts';
import type { Product } from '../product.ts';

export const virtualAccounts: Product = {
  id: 'story-9',
  name: 'virtual accounts',
  clauses: [],
  needs: ['callback_virtual_accounts.create', 'callback_virtual_accounts.get', 'transactions.list'],
  commands: accountCommands,
  kinds: [...accountKinds, transaction],
  currencies: ['IDR'],
  scenarios: [],
};
