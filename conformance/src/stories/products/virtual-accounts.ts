// Stories of virtual accounts, with their handwritten scenario.
import { accountCommands, accountKinds } from '../../model/number-families.ts';
import { transaction } from '../../model/transactions.ts';
import { make, on, scenario } from '../scenario.ts';
import type { Product } from '../product.ts';

const number = 'create a virtual account';

export const virtualAccounts: Product = {
  id: 'story-9',
  name: 'virtual accounts',
  clauses: ['LEGACY-PATH-03'],
  needs: ['callback_virtual_accounts.create', 'callback_virtual_accounts.get', 'transactions.list'],
  commands: accountCommands,
  kinds: [...accountKinds, transaction],
  currencies: ['IDR'],
  scenarios: [
    scenario('story-167', 'a number is taken once, whichever generation of the API takes it', [
      make(number, { number: 'chosen', channel: 'BNI', end: 'none', reference: 'new' }),
      make(number, { number: 'taken', reference: 'new' }),
      on(1, 'take the number of a virtual account in the unified API'),
    ]),
  ],
};
