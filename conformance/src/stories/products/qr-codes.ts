// Stories of QR codes, with their handwritten scenarios.
import { qrCommands, qrKinds } from '../../model/qr-codes.ts';
import { transaction } from '../../model/transactions.ts';
import { OFF } from '../hindrances.ts';
import { AT_ONCE, HINDERED, ONE_KEY_VARIED, SAME } from '../levels.ts';
import { again, key, make, on, scenario, time, usedKey } from '../scenario.ts';
import { listed } from './ledger.ts';
import type { Product } from '../product.ts';

const qr = 'create a QR code';
const payQr = 'pay a QR code';

export const qrCodes: Product = {
  id: 'story-1',
  name: 'QR codes',
  clauses: [
    ...listed,
    'AUTH-03',
    'AUTH-04',
    'AUTH-09',
    'AUTH-11',
    'EVT-01',
    'EVT-DLV-01',
    'EVT-DLV-02',
    'EVT-DLV-03',
    'EVT-DLV-04',
    'EVT-DLV-05',
    'EVT-QR-PAYMENT',
    'EVT-UNSPEC-01',
    'EVT-UNSPEC-06',
    'QR-CONF-03',
    'LIMIT-14',
    'QR-CONF-04',
    'QR-CREATE-ERR-DATA_NOT_FOUND',
    'QR-CREATE-ERR-DUPLICATE_ERROR',
    'RPT-GET-ERR-FEATURE_NOT_AVAILABLE',
    'TXN-GET-ERR-FEATURE_NOT_AVAILABLE',
    'TXN-LIST-ERR-FEATURE_NOT_AVAILABLE',
    'CORE-HDR-for_user_id',
    'QR-CREATE-HDR-for_user_id',
    'QR-GET-HDR-for_user_id',
    'QR-CREATE-HDR-fee_rule_id',
    'QR-CREATE-HDR-with_fee_rule',
    'QR-CREATE-amount-static',
    'QR-CREATE-callback_url',
    'QR-CREATE-type',
    'QR-SIM-01',
    'QR-SIM-amount',
    'STATE-QR-*',
    'TXN-FIELD-channel_category-PAYMENT',
  ],
  needs: ['qr_codes.create', 'qr_codes.get'],
  commands: qrCommands,
  kinds: [...qrKinds, transaction],
  currencies: ['IDR'],
  scenarios: [
    scenario('story-114', 'a dynamic QR code is paid, and paid once more too late', [
      make('create a QR code', { type: 'DYNAMIC', amount: 'thousands', name: 'new' }),
      on(1, 'pay a QR code', { amount: 'own' }),
      on(1, 'pay a QR code', { amount: 'own' }),
      make('create a QR code', { name: 'used' }),
    ]),
    scenario('story-144', 'a code is asked for many times at once, and paid so', [
      make(qr, {
        type: 'DYNAMIC',
        amount: 'thousands',
        name: 'new',
        [AT_ONCE]: SAME,
      }),
      on(1, payQr, { amount: 'own', [AT_ONCE]: SAME }),
    ]),
    scenario('story-197', 'calls at once under one key are refused by a used name or by the key', [
      make(qr, { type: 'DYNAMIC', amount: 'thousands', name: 'new' }),
      ...Array.from({ length: 4 }, () =>
        make(qr, { type: 'DYNAMIC', name: 'used', [AT_ONCE]: ONE_KEY_VARIED }),
      ),
    ]),
    scenario(
      'story-191',
      'an account lacks what it needs for QR codes, and what reads their money',
      [
        make(qr, { type: 'DYNAMIC', amount: 'thousands', name: 'new', [HINDERED]: OFF }),
        on(1, payQr, { amount: 'own' }),
        { what: 'switch a feature off and on', by: { feature: 'TRANSACTIONS' } },
        { what: 'switch a feature off and on', by: { feature: 'REPORTS' } },
      ],
    ),
    scenario('story-151', 'a key counts at one endpoint and path', [
      make(qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      on(1, payQr, { ...usedKey, amount: 'thousands' }),
      make(qr, { idempotency: 'no key', type: 'STATIC', name: 'new', amount: 'thousands' }),
      on(1, payQr, { ...key, amount: 'thousands' }),
      on(3, payQr, { ...usedKey, amount: 'thousands' }),
    ]),
    scenario('story-156', 'a name that is taken stays refused under its key', [
      make(qr, { type: 'DYNAMIC', amount: 'thousands', name: 'new', idempotency: 'no key' }),
      make(qr, { type: 'DYNAMIC', amount: 'thousands', name: 'used', ...key }),
      again(2),
      again(2, { how: 'another body' }),
    ]),
    scenario('story-157', 'a webhook comes again until it is acknowledged, and then no more', [
      make(qr, { type: 'STATIC', amount: 'thousands', name: 'new' }),
      ...['fail once', 'break off twice', 'answer that it is gone'].flatMap((how) => [
        { what: 'reply to webhooks', by: { how } },
        on(1, payQr, { amount: 'thousands' }),
        time.nearlyDay,
      ]),
      on(1, payQr, { amount: 'thousands' }),
      time.nearlyDay,
    ]),
    scenario('story-170', 'a key that was revoked counts no more, and the one after it does', [
      make(qr, { type: 'STATIC', amount: 'thousands', name: 'new' }),
      { what: 'use another key' },
      on(1, payQr, { amount: 'thousands' }),
      { what: 'use another key' },
      on(1, payQr, { amount: 'thousands' }),
    ]),
  ],
};
