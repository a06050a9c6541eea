// Stories of sub-accounts.
import { subAccountCommands, subAccountKinds } from '../../model/sub-accounts.ts';
import type { Product } from '../product.ts';

export const subAccounts: Product = {
  id: 'story-16',
  name: 'sub-accounts',
  clauses: ['CORE-UNSPEC-08'],
  needs: ['accounts.create', 'accounts.get', 'accounts.list'],
  commands: subAccountCommands,
  kinds: subAccountKinds,
  currencies: [],
  scenarios: [],
};
