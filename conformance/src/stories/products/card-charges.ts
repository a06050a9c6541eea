// Stories of card charges, with their handwritten scenarios.
import { declinedCharge } from '../../targets/magic/magic.ts';
import { authorizedCommands, charge } from '../../model/card-charges.ts';
import { formCommands } from '../../model/card-forms.ts';
import { cardRefundCommands } from '../../model/card-refunds.ts';
import { token, tokenCommands } from '../../model/card-tokens.ts';
import { newChargeCommands } from '../../model/new-card-charges.ts';
import { transaction } from '../../model/transactions.ts';
import { AT_ONCE, MANY } from '../levels.ts';
import { make, on, onIfPossible, scenario } from '../scenario.ts';
import { cardFailureReason } from '@kasir/models';
import type { Product } from '../product.ts';

const authenticate = 'authenticate the holder of a card';

/** A charge that is captured at once, by an authentication of its own. */
const newCharge = { authentication: 'a new one', amount: 'thousands', capture: 'true' };

/** A charge of a card for one use that only its amount and its holder decide. */
const ordinary = {
  amount: 'thousands',
  authentication: 'left out',
  currency: 'left out',
  promotion: 'left out',
  cvn: 'right',
  '+billing_details': 'left out',
};

export const cardCharges: Product = {
  id: 'story-6',
  name: 'card charges',
  clauses: [
    'CARD-CREATE-capture',
    'CARD-CREATE-currency',
    'CARD-ERR-AMOUNT_*',
    'CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR',
    'CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR',
    'CARD-ERR-AUTHENTICATION_NOT_FOUND_ERROR',
    'CARD-ERR-INVALID_AUTHENTICATION_ID_ERROR',
    'CARD-ERR-INVALID_TOKEN_ID_ERROR',
    'CARD-ERR-TOKEN_ALREADY_USED_ERROR',
    'CARD-ERR-TOKEN_NOT_FOUND_ERROR',
    'CARD-FAIL-*',
    'CARD-FIELD-eci-*',
    'CARD-UNSPEC-03',
    'LIMIT-04',
    'MODEL-UNSPEC-26',
    'SAFE-UNSPEC-01',
    'SAFE-request_timestamp',
    'SAFE-signed_field_names',
    'STATE-CARD-01',
    'STATE-CARD-02',
    'STATE-CARD-SET',
    'VER-12',
  ],
  needs: ['credit_card_tokens.create', 'credit_card_charges.create', 'credit_card_charges.get'],
  commands: [
    ...tokenCommands,
    ...newChargeCommands,
    ...authorizedCommands,
    ...cardRefundCommands,
    ...formCommands,
  ],
  kinds: [token, charge, transaction],
  currencies: ['IDR', 'PHP'],
  scenarios: [
    scenario('story-117', 'a card for many uses is authenticated for each charge', [
      make('save a card', { use: 'many', covered: 'more than any charge' }),
      on(1, authenticate, { covered: 'much', currency: 'that of its token' }),
      on(1, 'charge a card', {
        authentication: 'a new one',
        amount: 'thousands',
        currency: 'given',
      }),
      on(1, 'charge a card', {
        authentication: 'a used one',
        amount: 'thousands',
        currency: 'given',
      }),
      on(1, 'charge a card', {
        authentication: 'left out',
        amount: 'thousands',
        currency: 'given',
      }),
    ]),
    scenario('story-118', 'what a card holds is captured in part and refunded', [
      make('save a card', { use: 'one', authenticated: 'yes', covered: 'more than any charge' }),
      on(1, 'charge a card', { capture: 'false', amount: 'thousands', currency: 'given' }),
      on(2, 'capture a card charge', { share: 'a part' }),
      on(2, 'capture a card charge', { share: 'a part' }),
      on(2, 'refund a card charge', { share: 'a part' }),
      on(2, 'refund a card charge', { share: 'too much' }),
      on(2, 'reverse a card charge'),
    ]),
    scenario('story-125', 'a card is declined, and its token is not charged again', [
      make('save a card', { use: 'one', authenticated: 'yes', currency: 'IDR' }),
      on(1, 'charge a card', { amount: 'declined', authentication: 'left out', currency: 'given' }),
      on(1, 'charge a card', {
        amount: 'thousands',
        authentication: 'left out',
        currency: 'given',
      }),
    ]),
    scenario('story-211', 'a card is charged with a descriptor longer than a line of a statement', [
      ...['true', 'false'].flatMap((capture, turn) => [
        make('save a card', {
          use: 'one',
          authenticated: 'yes',
          covered: 'more than any charge',
          card: 'visa',
        }),
        on(2 * turn + 1, 'charge a card', {
          ...ordinary,
          currency: 'given',
          descriptor: 'long',
          capture,
        }),
      ]),
      on(4, 'capture a card charge', { share: 'a part' }),
    ]),
    scenario(
      'story-195',
      'a card is charged the least and the most of its currency, and nothing beyond them',
      ['IDR', 'PHP'].flatMap((currency, turn) =>
        ['least', 'most', 'below the least', 'above the most'].flatMap((amount, at) => [
          make('save a card', {
            use: 'one',
            authenticated: 'yes',
            covered: 'more than any charge',
            currency,
          }),
          on(2 * (4 * turn + at) + 1, 'charge a card', {
            amount,
            authentication: 'left out',
            currency: 'given',
          }),
        ]),
      ),
    ),
    scenario(
      'story-134',
      'a bank declines a card for every reason that there is',
      cardFailureReason.options.flatMap((reason, at) => [
        make('save a card', { use: 'one', authenticated: 'yes', covered: 'more than any charge' }),
        on(2 * at + 1, 'charge a card', {
          amount: 'declined',
          reason,
          authentication: 'left out',
          currency: 'given',
        }),
      ]),
      (magic) =>
        cardFailureReason.options.every((reason) => declinedCharge(magic, reason) !== undefined),
    ),
    scenario(
      'story-162',
      'a card that was saved in one currency is authenticated and charged in another',
      [
        make('save a card', { use: 'many', currency: 'IDR', authenticated: 'no' }),
        on(1, authenticate, { covered: 'much', currency: 'PHP' }),
        on(1, 'charge a card', { ...newCharge, currency: 'another' }),
        on(1, authenticate, { covered: 'much', currency: 'that of its token' }),
        on(1, 'charge a card', { ...newCharge, currency: 'given' }),
      ],
    ),
    scenario('story-187', 'a bank declines many refunds at once, and then grants one', [
      make('save a card', { use: 'one', authenticated: 'yes', covered: 'more than any charge' }),
      on(1, 'charge a card', { capture: 'true', amount: 'thousands', currency: 'given' }),
      on(2, 'refund a card charge', { [AT_ONCE]: MANY, share: 'declined', version: 'the last' }),
      on(2, 'refund a card charge', { share: 'a part', version: 'the last' }),
    ]),
    scenario(
      'story-193',
      'a bank requires the name of the holder, and a charge stays within its authentication',
      [
        make('save a card whose bank requires a name', {
          use: 'one',
          authenticated: 'yes',
          covered: 'a little',
        }),
        on(1, 'confirm to be the holder of a card'),
        on(1, 'charge a card', { ...ordinary, holder: 'left out' }),
        on(1, 'charge a card', {
          ...ordinary,
          holder: 'given',
          amount: 'just above the authentication',
        }),
        on(1, 'charge a card', { ...ordinary, holder: 'given' }),
      ],
      ({ namedCard }) => namedCard !== undefined,
    ),
    scenario('story-188', 'a security code has the length that its network has', [
      ...['visa', 'amex'].flatMap((card) =>
        ['one', 'many'].map((use) =>
          make('save a card', { use, card, covered: 'more than any charge', authenticated: 'yes' }),
        ),
      ),
      ...[1, 2, 3, 4].flatMap((of) => [
        on(of, 'charge a card', {
          cvn: 'of another network',
          amount: 'thousands',
          authentication: 'left out',
        }),
        on(of, 'charge a card', { cvn: 'right', amount: 'thousands', authentication: 'left out' }),
      ]),
    ]),
    scenario(
      'story-202',
      'a card is charged without its security code, which nothing has checked',
      [
        ...['one', 'many'].map((use) =>
          make('save a card', {
            use,
            covered: 'more than any charge',
            authenticated: 'yes',
            code: 'left out',
          }),
        ),
        ...[1, 2].map((of) =>
          on(of, 'charge a card', {
            cvn: 'left out',
            amount: 'thousands',
            authentication: 'left out',
            currency: 'given',
          }),
        ),
      ],
    ),
    scenario(
      'story-203',
      'a card is charged in installments from the least amount of its bank, and not below it',
      ['the least', 'just below the least', 'above the least'].flatMap((amount, turn) => [
        make('save a card with installments', {
          use: 'one',
          authenticated: 'yes',
          currency: 'IDR',
          covered: 'more than any charge',
        }),
        onIfPossible(3 * turn + 1, 'confirm to be the holder of a card'),
        on(3 * turn + 1, 'charge a card in installments', {
          amount,
          authentication: 'left out',
          promotion: 'left out',
        }),
      ]),
      ({ installments }) => installments.length > 0,
    ),
    scenario('story-166', 'a card is charged by its own ids, and by no others', [
      make('save a card', { use: 'many', currency: 'IDR' }),
      ...['no token', 'a token of nobody', 'no authentication', 'an authentication of nobody'].map(
        (by) => on(1, 'charge a card by an id of nobody', { by }),
      ),
      make('save a card', { use: 'one', authenticated: 'yes', covered: 'more than any charge' }),
      ...['thousands', 'thousands'].map((amount) =>
        on(6, 'charge a card', { amount, authentication: 'left out', currency: 'given' }),
      ),
    ]),
  ],
};
