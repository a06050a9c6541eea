// Stories of transfers beside payments, with their handwritten scenarios.
import { qrCommands, qrKinds } from '../../model/qr-codes.ts';
import { transaction } from '../../model/transactions.ts';
import { transfer, transferCommands } from '../../model/transfers.ts';
import { child, key, make, makeAs, on, scenario, sibling, usedKey } from '../scenario.ts';
import type { Product } from '../product.ts';

const qr = 'create a QR code';
const payQr = 'pay a QR code';

export const transfers: Product = {
  id: 'story-7',
  name: 'transfers beside payments',
  clauses: ['QR-UNSPEC-04', 'TXN-FIELD-cashflow-transfer', 'TXN-FIELD-channel_category-TRANSFER'],
  needs: ['transfers.create', 'qr_codes.create'],
  commands: [...transferCommands, ...qrCommands],
  kinds: [...qrKinds, transfer, transaction],
  currencies: ['IDR'],
  scenarios: [
    scenario('story-124', 'money goes to a sub-account and comes back', [
      make('transfer money', { direction: 'to the sub-account', amount: 'thousands' }),
      make('transfer money', { direction: 'back', amount: 'hundreds', reference: 'new' }),
      make('transfer money', { direction: 'back', reference: 'used' }),
      ...['to the sub-account', 'back'].map((direction) =>
        make('transfer money', { direction, amount: 'more than there is', reference: 'new' }),
      ),
    ]),
    scenario('story-149', 'a key of one account is unused in those beside it', [
      make(qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      makeAs(child, qr, { ...usedKey, type: 'STATIC', name: 'used', amount: 'thousands' }),
      makeAs(child, qr, { idempotency: 'no key', name: 'used', amount: 'thousands' }),
      on(1, payQr, { ...key, amount: 'thousands' }),
      on(2, payQr, { ...usedKey, amount: 'thousands' }),
      makeAs(child, qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      makeAs(sibling, qr, { ...usedKey, type: 'STATIC', name: 'new', amount: 'thousands' }),
      makeAs(child, qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      make(qr, { ...usedKey, type: 'STATIC', name: 'new', amount: 'thousands' }),
    ]),
  ],
};
