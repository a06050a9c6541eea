// Stories of checkouts on cardless credit, with their handwritten scenarios.
import { checkoutCommands, checkoutKinds } from '../../model/checkouts.ts';
import { qrCommands, qrKinds } from '../../model/qr-codes.ts';
import { transaction } from '../../model/transactions.ts';
import { OFF } from '../hindrances.ts';
import { AT_ONCE, HINDERED, SAME } from '../levels.ts';
import { make, on, scenario } from '../scenario.ts';
import type { Product } from '../product.ts';

export const checkouts: Product = {
  id: 'story-15',
  name: 'checkouts on cardless credit',
  clauses: [
    'CC-CREATE-ERR-DUPLICATE_PAYMENT_ERROR',
    'CC-CREATE-ERR-GENERATE_CHECKOUT_URL_ERROR',
    'CC-CREATE-ERR-MERCHANT_NOT_FOUND',
    'CC-CREATE-callback_url',
    'ERR-CONF-05',
    'EVT-CC-*',
    'EVT-UNSPEC-02',
    'TXN-FIELD-channel_category-PAYMENT',
  ],
  needs: ['cardless_credit.create', 'qr_codes.create'],
  commands: [...checkoutCommands, ...qrCommands],
  kinds: [...checkoutKinds, ...qrKinds, transaction],
  currencies: ['IDR'],
  scenarios: [
    scenario('story-129', 'a checkout is denied, and approved too late', [
      make('open a checkout', { reference: 'new' }),
      on(1, 'deny a checkout'),
      on(1, 'approve a checkout'),
      make('open a checkout', { reference: 'new' }),
      on(4, 'approve a checkout'),
      on(4, 'cancel a checkout'),
    ]),
    scenario('story-192', 'an account that no lender knows opens no checkout', [
      make('open a checkout', { reference: 'new', [HINDERED]: OFF }),
      on(1, 'approve a checkout'),
    ]),
    scenario('story-146', 'a checkout is opened many times at once', [
      make('open a checkout', { reference: 'new', [AT_ONCE]: SAME }),
      make('open a checkout', { reference: 'used' }),
    ]),
  ],
};
