// Stories of payments of v2 by cards and accounts, with their handwritten scenarios.
import { AT_ONCE, HINDERED, MANY, ONE_KEY, ONE_KEY_VARIED, SAME, VARIED } from '../levels.ts';
import {
  again,
  byStranger,
  child,
  key,
  make,
  makeAs,
  on,
  onIfPossible,
  scenario,
  stranger,
  time,
} from '../scenario.ts';
import { NO_MONEY, OFF } from '../hindrances.ts';
import { paidBy } from './payments-of-v2.ts';
import type { Product } from '../product.ts';

const wallet = 'create a payment request by EWALLET';
const card = 'create a payment request by CARD';
const held = 'create a payment request by CARD, captured later';
const refund = 'refund a payment request';
const capture = 'capture a payment request';
const approve = 'approve a payment request';

/** A single payment by a method of its own. */
const once = { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' };

export const cardsAndAccounts: Product = {
  ...paidBy(['CARD', 'EWALLET', 'DIRECT_DEBIT']),
  id: 'story-2',
  name: 'payments of v2 by cards and accounts',
  scenarios: [
    scenario('story-101', 'a saved wallet is charged twice and refunded in part', [
      make(wallet, { reusability: 'MULTIPLE_USE', method: 'inside' }),
      on(1, approve),
      make(wallet, { reusability: 'MULTIPLE_USE', method: 'saved and usable' }),
      on(1, refund, { share: 'a part' }),
      on(1, refund, { share: 'the rest' }),
      on(1, refund, { share: 'too much' }),
    ]),
    scenario('story-102', 'a payer declines, and approves on another page', [
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside' }),
      on(1, 'decline a payment request'),
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside' }),
      on(3, approve),
    ]),
    scenario('story-103', 'a payer cancels the link to a wallet, and links it in time', [
      make('create a payment method', { type: 'EWALLET', reusability: 'MULTIPLE_USE' }),
      on(1, 'refuse a payment method'),
      on(1, 'agree to a payment method'),
    ]),
    scenario('story-104', 'the link to a wallet is canceled, and not made again in time', [
      make('create a payment method', { type: 'EWALLET', reusability: 'MULTIPLE_USE' }),
      time.minute,
      on(1, 'refuse a payment method'),
      time.after,
      on(1, 'agree to a payment method'),
    ]),
    scenario('story-105', 'the link to a wallet is canceled, and made again at the last moment', [
      make('create a payment method', { type: 'EWALLET', reusability: 'MULTIPLE_USE' }),
      time.minute,
      on(1, 'refuse a payment method'),
      time.before,
      on(1, 'agree to a payment method'),
    ]),
    scenario(
      'story-201',
      'a payer leaves the page of a link, and comes back in time, or too late',
      [
        ...[1, 2].map(() =>
          make('create a payment method', {
            type: 'EWALLET',
            reusability: 'MULTIPLE_USE',
            'way back': 'given',
          }),
        ),
        on(1, 'leave the page of a payment method'),
        time.before,
        on(1, 'agree to a payment method'),
        on(2, 'leave the page of a payment method'),
        time.after,
        on(2, 'agree to a payment method'),
      ],
    ),
    scenario('story-106', 'an authorized card is captured in two parts', [
      make(held, { method: 'inside', amount: 'thousands' }),
      on(1, capture, { share: 'a part' }),
      on(1, capture, { share: 'too much' }),
      on(1, capture, { share: 'the rest' }),
      on(1, refund, { share: 'a part' }),
      on(1, refund, { share: 'left out' }),
      on(1, refund, { share: 'too much' }),
    ]),
    scenario('story-206', 'an authorization ends without a capture, which fails its request', [
      make(held, { method: 'inside', amount: 'thousands' }),
      onIfPossible(1, approve),
      time.before,
      time.after,
      on(1, capture, { share: 'one unit' }),
    ]),
    scenario('story-107', 'an authorization ends after its first part was captured', [
      make(held, { method: 'inside', amount: 'thousands' }),
      on(1, capture, { share: 'a part' }),
      time.before,
      on(1, capture, { share: 'one unit' }),
      time.after,
      on(1, capture, { share: 'one unit' }),
    ]),
    scenario('story-108', 'an authorization that nobody captures ends', [
      make(held, { method: 'inside', amount: 'thousands' }),
      time.until,
      on(1, capture, { share: 'the rest' }),
    ]),
    scenario('story-109', 'a card is saved, expired, and charged no more', [
      make('create a payment method', { type: 'CARD', reusability: 'MULTIPLE_USE' }),
      make(card, { reusability: 'MULTIPLE_USE', method: 'saved before' }),
      on(1, 'expire a payment method'),
      make(card, { reusability: 'MULTIPLE_USE', method: 'saved before' }),
    ]),
    scenario('story-130', 'what is left of a payment is refunded by default', [
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, approve),
      on(1, refund, { share: 'a part' }),
      on(1, refund, { share: 'left out' }),
      on(1, refund, { share: 'one unit' }),
    ]),
    scenario('story-131', 'a refund fails, and is asked for again', [
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, approve),
      on(1, refund, { share: 'declined' }),
      on(1, refund, { share: 'the rest' }),
    ]),
    scenario('story-190', 'a refund is refused while its channel is off or no money is left', [
      make(wallet, {
        reusability: 'ONE_TIME_USE',
        method: 'inside',
        channel: 'usual',
        amount: 'thousands',
      }),
      on(1, approve),
      on(1, refund, { share: 'a part', [HINDERED]: NO_MONEY }),
      on(1, refund, { share: 'a part', [HINDERED]: OFF }),
      on(1, refund, { share: 'the rest' }),
    ]),
    scenario('story-135', 'a bank refuses captures and refunds for every reason that there is', [
      make(held, { method: 'inside', channel: 'usual', amount: 'thousands' }),
      on(1, capture, { share: 'declined' }),
      on(1, capture, { share: 'the rest' }),
      make(wallet, {
        reusability: 'ONE_TIME_USE',
        method: 'inside',
        channel: 'usual',
        amount: 'thousands',
      }),
      on(4, refund, { share: 'a part' }),
      on(4, approve),
      ...['1', '2', '3', '4', '5'].map((declines) =>
        on(4, refund, { share: 'declined', declines }),
      ),
      on(4, refund, { share: 'the rest' }),
    ]),
    scenario('story-140', 'refunds at once never exceed the payment, from any caller', [
      ...[VARIED, VARIED, MANY].flatMap((how, at) => [
        makeAs(child, wallet, { ...once, amount: 'thousands' }),
        on(3 * at + 1, approve),
        on(3 * at + 1, refund, { [AT_ONCE]: how, share: 'a part' }),
      ]),
      on(7, refund, { [AT_ONCE]: MANY, share: 'the rest' }),
      // A refund that the bank declines frees its amount for the others, but not its reference.
      ...[VARIED, SAME, VARIED].flatMap((how, at) => [
        make(card, { ...once, amount: 'just above fifty thousand', holder: 'is not asked' }),
        on(2 * at + 11, refund, { [AT_ONCE]: how, share: 'declined', reference: 'given' }),
      ]),
    ]),
    scenario('story-141', 'captures at once never exceed the authorization', [
      make(held, { method: 'inside', amount: 'thousands' }),
      on(1, capture, { [AT_ONCE]: VARIED, share: 'a part' }),
      make(held, { method: 'inside', amount: 'thousands' }),
      on(3, capture, { [AT_ONCE]: MANY, share: 'the rest' }),
    ]),
    scenario('story-145', 'equal requests without a key are as many payments', [
      make(wallet, { ...once, idempotency: 'no key', [AT_ONCE]: SAME }),
      make('create a payment method', { idempotency: 'no key', [AT_ONCE]: SAME }),
      on(1, approve),
    ]),
    scenario(
      'story-150',
      'a request with a key is another one in every other account',
      ['a platform', child, stranger].flatMap((account, at) => [
        makeAs(account, wallet, { ...once, ...key }),
        again(4 * at + 1, {
          how: 'by another account',
          to: account === child ? 'a platform' : child,
        }),
        makeAs(account, 'create a payment method', { ...key, type: 'VIRTUAL_ACCOUNT' }),
        again(4 * at + 3, { how: 'by another account', to: account === child ? stranger : child }),
      ]),
    ),
    scenario('story-152', 'a key is remembered for a day and then forgotten', [
      make(wallet, { ...once, ...key }),
      time.nearlyDay,
      again(1),
      again(1, { how: 'other spellings' }),
      time.minute,
      time.minute,
      again(1),
    ]),
    scenario(
      'story-200',
      'a card is held twice under one key, days apart, and captured each time',
      [
        make(held, {
          ...once,
          holder: 'is not asked',
          amount: 'thousands',
          'own reference': 'given',
          ...key,
        }),
        on(1, capture, { share: 'one unit' }),
        time.before,
        again(1),
        on(4, capture, { share: 'the rest' }),
      ],
    ),
    scenario('story-155', 'a refusal is remembered under its key, though its cause is gone', [
      make(wallet, { ...once, idempotency: 'no key' }),
      on(1, refund, { ...key, share: 'a part' }),
      on(1, approve),
      again(2),
      again(2, { how: 'another body' }),
      again(2),
    ]),
    scenario('story-159', 'a payer cancels twice, and comes back within a quarter of an hour', [
      make(wallet, { ...once, 'way back': 'given' }),
      on(1, 'leave the page of a payment request'),
      time.tenMinutes,
      on(1, 'leave the page of a payment request'),
      time.tenMinutes,
      on(1, approve),
    ]),
    scenario('story-164', 'what one account has made is of no use to another', [
      make('create a customer'),
      make('create a payment method', {
        ...byStranger,
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        owner: 'known',
      }),
      make(wallet, {
        ...byStranger,
        reusability: 'MULTIPLE_USE',
        method: 'inside',
        owner: 'known',
        inside: 'agrees',
      }),
      make('create a payment method', { type: 'CARD', reusability: 'MULTIPLE_USE' }),
      make(card, { ...byStranger, reusability: 'MULTIPLE_USE', method: 'saved before' }),
      on(4, 'expire a payment method', byStranger),
      make(wallet, once),
      on(7, approve),
      on(7, refund, { ...byStranger, share: 'a part' }),
      make(held, { method: 'inside', amount: 'thousands' }),
      on(10, capture, { ...byStranger, share: 'a part' }),
    ]),
    scenario(
      'story-163',
      'an account is linked by its password, and debited by payer and merchant',
      [
        make('create a payment method', {
          type: 'DIRECT_DEBIT',
          reusability: 'MULTIPLE_USE',
          channel: 'usual',
          owner: 'new',
        }),
        on(1, 'enter the password of a payment method'),
        ...['MERCHANT', 'CUSTOMER', 'left out'].map((initiator) =>
          make('create a payment request by DIRECT_DEBIT', {
            reusability: 'MULTIPLE_USE',
            method: 'saved and usable',
            amount: 'thousands',
            initiator,
          }),
        ),
        on(3, approve),
        on(4, 'enter the password of a payment request'),
      ],
    ),
    scenario(
      'story-171',
      'a reference that is left out is generated, unlike any other',
      ['left out', 'null', 'left out'].flatMap((own, at) => [
        make(wallet, { ...once, amount: 'thousands', 'own reference': own }),
        on(4 * at + 1, approve),
        on(4 * at + 1, refund, { share: 'a part', reference: 'left out' }),
        make('create a payment method', { type: 'CARD', reference: 'left out' }),
      ]),
    ),
    scenario('story-168', 'of many calls at once under one key one takes effect', [
      make(wallet, { ...once, amount: 'thousands', [AT_ONCE]: ONE_KEY }),
      on(1, approve),
      on(1, refund, { share: 'a part', [AT_ONCE]: ONE_KEY_VARIED }),
      on(1, refund, { share: 'a part', [AT_ONCE]: ONE_KEY }),
      make('create a payment method', { [AT_ONCE]: ONE_KEY_VARIED }),
      // These differ in a header alone: no clause says whether it belongs to what a key stands for.
      make(wallet, {
        ...once,
        amount: 'just above fifty thousand',
        method: 'inside',
        inside: 'agrees',
        owner: 'unknown',
        reference: 'left out',
        description: 'left out',
        metadata: 'left out',
        'own reference': 'null',
        'own metadata': 'left out',
        'with-split-rule': 'given',
        [AT_ONCE]: ONE_KEY_VARIED,
      }),
    ]),
  ],
};
