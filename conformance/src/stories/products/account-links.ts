// Stories of account links by the bank standard, and of payments by the accounts that they link.
import { accountLink, linkByStandard } from '../../model/account-links.ts';
import { ONE_KEY, ONE_KEY_VARIED, AT_ONCE } from '../levels.ts';
import type { Product } from '../product.ts';
import {
  again,
  byStranger,
  child,
  key,
  make,
  makeAs,
  on,
  scenario,
  stranger,
  time,
} from '../scenario.ts';
import { paidBy } from './payments-of-v2.ts';

const types = ['EWALLET', 'DIRECT_DEBIT'] as const;
const link = linkByStandard.name;
const wallet = { type: 'EWALLET', user: 'given', phone: 'given' };
const account = { type: 'DIRECT_DEBIT', user: 'given', phone: 'given', channel: 'usual' };
const many = { reusability: 'MULTIPLE_USE' };
const agree = 'agree to a payment method';

const { commands, kinds, ...paid } = paidBy(types);

export const accountLinks: Product = {
  ...paid,
  id: 'story-180',
  name: 'account links of the bank standard',
  needs: ['account_links.create', 'payment_methods.get'],
  clauses: [
    ...paid.clauses,
    'SNAP-01',
    'SNAP-02',
    'SNAP-03',
    'SNAP-FIELD-*',
    'SNAP-partnerReferenceNo',
    'SNAP-phoneNo',
    'SNAP-additionalData.userId',
    'SNAP-additionalData.merchantId',
    'SNAP-additionalInfo.reusability',
    'SNAP-HDR-X-EXTERNAL-ID',
    'IDEM-HDR-x_external_id',
  ],
  commands: [linkByStandard, ...commands],
  kinds: [accountLink, ...kinds],
  scenarios: [
    scenario('story-181', 'a wallet and an account are linked by the bank standard, and charged', [
      make(link, { ...wallet, ...many }),
      on(1.1, agree),
      make('create a payment request by EWALLET', { ...many, method: 'saved and usable' }),
      on(3, 'refund a payment request', { share: 'a part' }),
      make(link, { ...account, ...many }),
      on(5.1, agree),
      make('create a payment request by DIRECT_DEBIT', {
        ...many,
        method: 'saved and usable',
        amount: 'thousands',
      }),
      on(7, 'approve a payment request'),
    ]),
    scenario('story-182', 'a link by the bank standard is refused, and made in time', [
      make(link, { ...wallet, ...many }),
      on(1.1, 'refuse a payment method'),
      time.tenMinutes,
      on(1.1, agree),
      on(1.1, 'expire a payment method', byStranger),
      on(1.1, 'expire a payment method'),
    ]),
    scenario(
      'story-183',
      'every use of an account needs its own fields in the bank standard',
      types.flatMap((type) =>
        ['ONE_TIME_USE', 'MULTIPLE_USE'].flatMap((reusability) => [
          make(link, { ...wallet, type, reusability, 'before without': 'each field' }),
          make(link, { ...wallet, type, reusability, user: 'left out' }),
          make(link, { ...wallet, type, reusability, phone: 'left out' }),
        ]),
      ),
    ),
    scenario('story-184', 'an X-EXTERNAL-ID is remembered for a day and then forgotten', [
      make(link, { ...wallet, ...many, ...key }),
      makeAs(child, link, { ...wallet, ...many, ...key }),
      time.midnight,
      again(1),
      again(1, { how: 'another body' }),
      again(1, { how: 'by another account', to: stranger }),
      again(2, { how: 'other spellings' }),
    ]),
    scenario('story-185', 'an X-EXTERNAL-ID is forgotten after a day', [
      make(link, { ...wallet, ...many, ...key }),
      time.nearlyDay,
      again(1),
      time.minute,
      time.minute,
      again(1),
    ]),
    scenario('story-186', 'of many links at once under one X-EXTERNAL-ID one is made', [
      make(link, { ...wallet, ...many, [AT_ONCE]: ONE_KEY }),
      make(link, { ...account, ...many, [AT_ONCE]: ONE_KEY_VARIED }),
      make(link, { ...wallet, idempotency: 'a key of the longest length' }),
      make(link, { ...wallet, idempotency: 'a key of the longest length' }),
    ]),
  ],
};
