// Stories of e-wallet charges, with their handwritten scenarios.
import { walletCommands, walletKinds } from '../../model/ewallet-charges.ts';
import { transaction } from '../../model/transactions.ts';
import { make, on, scenario } from '../scenario.ts';
import type { Product } from '../product.ts';

export const ewalletCharges: Product = {
  id: 'story-8',
  name: 'e-wallet charges',
  clauses: [],
  needs: ['ewallet_charges.create', 'ewallet_charges.get'],
  commands: walletCommands,
  kinds: [...walletKinds, transaction],
  currencies: ['IDR', 'PHP'],
  scenarios: [
    scenario('story-122', 'a wallet charge is refunded in two parts', [
      make('charge a wallet'),
      on(1, 'refund a charge', { share: 'a part' }),
      on(1, 'refund a charge', { share: 'the rest' }),
    ]),
  ],
};
