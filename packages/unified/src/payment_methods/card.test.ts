// Tests cards: the fields that are shown, the refusals, and that number and cvv are never stored.
import { hasCheckDigit } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardMethod,
  cardNumbers,
  createMethodMerchant,
} from '../testing/payment-method-fixtures.ts';
import { returnUrls } from '../testing/merchant.ts';

const renderedCard = async (sent: object) => (await createMethodMerchant().make(sent)).card;

describe('a card is shown', () => {
  test('masked, with the fields that identify it (PM2-FIELD-card, PM2-CREATE-card, PM2-CREATE-card.currency, PM2-CREATE-card.channel_properties, PM2-CREATE-card.card_information, PM2-UNSPEC-05, MODEL-UNSPEC-14)', async () => {
    const channel_properties = {
      ...returnUrls,
      cardonfile_type: 'RECURRING',
      merchant_id_tag: 'east',
      installment_configuration: { terms: 3, interval: 'MONTH', code: 'B3' },
    };
    const body = cardMethod({ billing_information: { country: 'ID', postal_code: '40111' } });
    const card = await renderedCard({ ...body, card: { ...body.card, channel_properties } });
    expect(card).toEqual({
      currency: 'IDR',
      channel_code: null,
      channel_properties,
      card_information: {
        token_id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        masked_card_number: '400000XXXXXX1091',
        cardholder_name: 'Siti',
        expiry_month: '12',
        expiry_year: '2039',
        fingerprint: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        type: 'CREDIT',
        network: 'VISA',
        country: 'ID',
        issuer: expect.any(String) as string,
      },
      card_verification_results: {
        three_d_secure: null,
        cvv_result: 'MATCH',
        address_verification_result: 'MATCH',
        network_response_code: null,
        network_response_code_descriptor: null,
      },
    });
  });

  test('with the fingerprint that its number has in this account, and a token of its own', async () => {
    const { make, call } = createMethodMerchant({
      account: { platform: true },
      others: [{ id: 'a'.repeat(24), parent: '0123456789abcdef01234567' }],
    });
    const headers = { 'for-user-id': 'a'.repeat(24) };
    const subAccountResponse = await call('POST', '/v2/payment_methods', cardMethod(), { headers });
    const made = [
      await make(cardMethod()),
      await make(cardMethod({}, {}, { cvv: null, expiry_year: '2040' })),
      await make(cardMethod({}, {}, { card_number: '4000000000001109' })),
      subAccountResponse.body,
    ];
    const [one, same, other, elsewhere] = made.map(({ card }) => card.card_information);
    expect(same.fingerprint).toBe(one.fingerprint);
    expect(new Set([one, other, elsewhere].map((card) => card.fingerprint)).size).toBe(3);
    expect(new Set([one, same, other, elsewhere].map((card) => card.token_id)).size).toBe(4);
    expect(same.masked_card_number).toBe(one.masked_card_number);
  });

  test.each([
    ['4000000000002503', 'VISA', '400000XXXXXX2503', 'CREDIT'],
    ['4222222222222', 'VISA', '422222XXX2222', 'CREDIT'],
    ['5200000000002151', 'MASTERCARD', '520000XXXXXX2151', 'CREDIT'],
    ['5123450000000008', 'MASTERCARD', '512345XXXXXX0008', 'CREDIT'],
    ['2221000000000009', 'MASTERCARD', '222100XXXXXX0009', 'CREDIT'],
    ['2720990000000007', 'MASTERCARD', '272099XXXXXX0007', 'CREDIT'],
    ['3337000000000008', 'JCB', '333700XXXXXX0008', 'CREDIT'],
    ['3528000000000007', 'JCB', '352800XXXXXX0007', 'CREDIT'],
    ['3589000000000003', 'JCB', '358900XXXXXX0003', 'CREDIT'],
    ['6011000000000004', 'DISCOVER', '601100XXXXXX0004', 'CREDIT'],
    ['6445644564456445', 'DISCOVER', '644564XXXXXX6445', 'CREDIT'],
    ['6500000000000002', 'DISCOVER', '650000XXXXXX0002', 'CREDIT'],
    ['6200000000000005', 'UNIONPAY', '620000XXXXXX0005', 'CREDIT'],
    ['6205500000000000004', 'UNIONPAY', '620550XXXXXXXXX0004', 'CREDIT'],
    ['8171999900000018', 'UNIONPAY', '817199XXXXXX0018', 'CREDIT'],
    ['1946000000000005', 'GPN', '194600XXXXXX0005', 'DEBIT'],
  ])('%s as %s %s, a %s card', async (card_number, network, masked_card_number, type) => {
    const card = await renderedCard(cardMethod({}, {}, { card_number }));
    expect(card.card_information).toMatchObject({ network, masked_card_number, type });
  });

  test('as AMEX if it has a cvv of four digits', async () => {
    const information = { card_number: '340000000002534', cvv: '1234' };
    const card = await renderedCard(cardMethod({}, {}, information));
    expect(card.card_information).toMatchObject({
      network: 'AMEX',
      masked_card_number: '340000XXXXX2534',
    });
  });

  test('as GPN on the channel GPN, whatever its first digits (PM2-UNSPEC-05)', async () => {
    const card = await renderedCard(cardMethod({}, { channel_code: 'GPN' }));
    expect([card.channel_code, card.card_information.network]).toEqual(['GPN', 'GPN']);
  });

  test.each([
    ['IDR', 'ID'],
    ['PHP', 'PH'],
    ['VND', 'VN'],
    ['THB', 'TH'],
    ['MYR', 'MY'],
  ])('in %s in its market %s (PM2-CREATE-card.currency)', async (currency, country) => {
    const made = await createMethodMerchant().make(cardMethod({}, { currency }));
    expect([made.card.currency, made.country]).toEqual([currency, country]);
  });
});

describe('a card is refused', () => {
  const information = 'body.card.card_information';
  const properties = 'body.card.channel_properties';
  const change = (own: object) => cardMethod({}, {}, own);
  const with3ds = (own: object) =>
    cardMethod({}, { channel_properties: { ...returnUrls, ...own } });

  test.each<[string, object, string]>([
    [
      'of no known network',
      change({ card_number: '9011000000000004' }),
      `${information}.card_number`,
    ],
    [
      'beside the first of MASTERCARD',
      change({ card_number: '2220999999999999' }),
      `${information}.card_number`,
    ],
    [
      'behind the last of MASTERCARD',
      change({ card_number: '2721000000000000' }),
      `${information}.card_number`,
    ],
    [
      'with 15 digits of 16',
      change({ card_number: '520000000000215' }),
      `${information}.card_number`,
    ],
    ['with spaces', change({ card_number: '4000 0000 0000 1091' }), `${information}.card_number`],
    ['without a number', change({ card_number: undefined }), `${information}.card_number`],
    ['of month 13', change({ expiry_month: '13' }), `${information}.expiry_month`],
    ['of a year of two digits', change({ expiry_year: '39' }), `${information}.expiry_year`],
    [
      'that expired last month',
      change({ expiry_month: '12', expiry_year: '2025' }),
      `${information}.expiry_year`,
    ],
    ['with four digits of cvv', change({ cvv: '1234' }), `${information}.cvv`],
    [
      'of AMEX with three',
      change({ card_number: '340000000002534', cvv: '123' }),
      `${information}.cvv`,
    ],
    [
      'without a way back',
      with3ds({ success_return_url: null }),
      `${properties}.success_return_url`,
    ],
    [
      'without another way',
      with3ds({ failure_return_url: null }),
      `${properties}.failure_return_url`,
    ],
    ['with a time in the past', with3ds({ expires_at: '2025-01-01' }), `${properties}.expires_at`],
    [
      'with terms of weeks',
      with3ds({ installment_configuration: { terms: 3, interval: 'WEEK' } }),
      `${properties}.installment_configuration.interval`,
    ],
    [
      'for installments without terms',
      cardMethod({}, { currency: 'THB', channel_code: 'KTB_CARD_INSTALLMENT' }),
      `${properties}.installment_configuration`,
    ],
  ])(
    '%s (PM2-CREATE-card.card_information, PM2-UNSPEC-02, PM2-UNSPEC-05)',
    async (_, sent, path) => {
      const { post } = createMethodMerchant();
      const { status, body } = await post(sent);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors.map((one: { path: string }) => one.path)).toEqual([path]);
    },
  );

  test('only after its expiry month has ended', async () => {
    const { post } = createMethodMerchant();
    const now = change({ expiry_month: '01', expiry_year: '2026' });
    expect((await post(now)).status).toBe(201);
  });
});

test('a card for installments shows their terms', async () => {
  const installment_configuration = { terms: 10, interval: 'MONTH' };
  const channel_code = 'KTB_CARD_INSTALLMENT';
  const channel_properties = { ...returnUrls, installment_configuration };
  const card = await renderedCard(
    cardMethod({}, { currency: 'THB', channel_code, channel_properties }),
  );
  expect(card).toMatchObject({ channel_code, channel_properties });
});

test('a saved card can be used until it expires, or until the time that was sent', async () => {
  const expires_at = '2026-01-05T00:00:00Z';
  const frictionless = { card_number: cardNumbers.frictionless };
  for (const [own, information, days] of [
    [{}, { expiry_month: '01', expiry_year: '2026' }, 31],
    [{ channel_properties: { ...returnUrls, expires_at } }, {}, 4],
  ] as const) {
    const { make, get, advance, eventNames } = createMethodMerchant();
    const { id } = await make(cardMethod({}, own, { ...frictionless, ...information }));
    await advance(days * 86_400_000 - 1);
    expect((await get(id)).status).toBe('ACTIVE');
    await advance(1);
    expect((await get(id)).status).toBe('EXPIRED');
    expect(await eventNames()).toEqual(['payment_method.expired']);
  }
});

describe('the number and the cvv', () => {
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((all) => all.join(''));
  // The first digits of the numbers, 4929, occur in no id or time of the test.
  const secret = fc.record({ tail: digits(11), cvv: digits(3) });
  const withCheckDigit = (number: string): string =>
    number + Array.from('0123456789').find((last) => hasCheckDigit(number + last));

  test('are in no stored byte, response, event or error, whatever the outcome (PM2-CREATE-card.card_information, PM2-UNSPEC-05)', async () => {
    await fc.assert(
      fc.asyncProperty(
        secret,
        fc.constantFrom('approve', 'decline'),
        async ({ tail, cvv }, choice) => {
          const merchant = createMethodMerchant();
          const { post, get, chooseOnPage, store, call, advance } = merchant;
          const card_number = withCheckDigit(`4929${tail}`);
          const information = { card_number, cvv };
          const key = { headers: { 'idempotency-key': 'k-1' } };
          const responses = [
            await call('POST', '/v2/payment_methods', cardMethod({}, {}, information), key),
            await post(cardMethod({ reusability: 'ONE_TIME_USE' }, {}, information)),
            await post(cardMethod({}, { currency: 'USD' }, information)),
            await post(cardMethod({}, {}, { ...information, expiry_year: '2020' })),
            await post(cardMethod({}, {}, { ...information, cvv: `${cvv}7` })),
          ];
          const { id } = responses[0]?.body ?? {};
          await chooseOnPage(id, choice);
          await advance(1_000);
          const seen = JSON.stringify([
            responses,
            await get(id),
            await merchant.events(),
            store.asText(),
          ]);
          expect(seen).not.toContain(card_number);
          expect(seen).not.toContain(card_number.slice(0, 12));
          expect(seen).not.toContain(`"${cvv}"`);
          expect(seen).not.toContain(`\\"${cvv}\\"`);
          expect(seen).toContain(`${card_number.slice(0, 6)}XXXXXX${card_number.slice(-4)}`);
        },
      ),
      { numRuns: 40 },
    );
  });
});
