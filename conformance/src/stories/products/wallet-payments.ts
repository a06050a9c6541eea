// Stories of wallet payments, with their handwritten scenarios.
import { transaction } from '../../model/transactions.ts';
import { walletPaymentCommands, walletPaymentKinds } from '../../model/wallet-payments.ts';
import { make, on, scenario, time } from '../scenario.ts';
import type { Product } from '../product.ts';

export const walletPayments: Product = {
  id: 'story-14',
  name: 'wallet payments',
  clauses: [
    'EWALLET-CREATE-01',
    'EWALLET-FIELD-*',
    'EWALLET-GET-01',
    'EWALLET-GET-ERR-PAYMENT_NOT_FOUND_ERROR',
    'EWALLET-GET-ewallet_type',
    'EWALLET-GET-external_id',
    'EWALLET-UNSPEC-*',
    'LIMIT-09',
    'STATE-EWALLET-SET',
    'VER-11',
  ],
  needs: ['ewallets.create', 'ewallets.get'],
  commands: walletPaymentCommands,
  kinds: [...walletPaymentKinds, transaction],
  currencies: ['IDR'],
  scenarios: [
    scenario('story-128', 'wallets ask for a payment that nobody makes in time', [
      make('ask a wallet for a payment', { wallet: 'DANA', reference: 'new' }),
      make('ask a wallet for a payment', { wallet: 'LINKAJA', reference: 'new' }),
      time.before,
      time.after,
      on(1, 'approve a wallet payment'),
    ]),
    scenario(
      'story-212',
      'a wallet is paid, and another refused, some time after they were asked',
      [
        make('ask a wallet for a payment', { wallet: 'LINKAJA', reference: 'new' }),
        make('ask a wallet for a payment', { wallet: 'LINKAJA', reference: 'new' }),
        time.minute,
        on(1, 'approve a wallet payment'),
        time.minute,
        on(2, 'decline a wallet payment'),
      ],
    ),
  ],
};
