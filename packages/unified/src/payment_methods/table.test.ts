// Tests that every channel makes the method that its row in the channel table describes, for one
// use and for many.
import { channelsNamed, methodChannels, transactionCode, type Channel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siti, createMethodMerchant } from '../testing/payment-method-fixtures.ts';

type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/** A value for every property that some channel requires. */
const values: Readonly<Record<string, unknown>> = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
  cancel_return_url: 'https://merchant.example/back',
  mobile_number: '+6281234567890',
  cashtag: '$siti',
  customer_name: 'Siti',
  card_last_four: '1234',
  card_expiry: '12/39',
  email: 'siti@example.com',
  account_number: '900300700112',
  virtual_account_number: '12345',
  payment_code: '12345',
  installment_configuration: { terms: 3, interval: 'MONTH' },
};

/** Returns the required properties; a card needs return URLs for 3-D Secure on every channel. */
const neededBy = (channel: Channel, reusability: Reusability): readonly string[] => {
  const named = reusability === 'MULTIPLE_USE' ? channel.requiresToSave : channel.requires;
  if (channel.type !== 'CARD') return named;
  const terms = channel.code.endsWith('_CARD_INSTALLMENT') ? ['installment_configuration'] : [];
  return [...named, 'success_return_url', 'failure_return_url', ...terms];
};

const bodyFor = (channel: Channel, reusability: Reusability, sent: readonly string[]) => {
  const { type, code, country, currency } = channel;
  const information = { card_number: '4000000000001091', expiry_month: '12', expiry_year: '2039' };
  return {
    type,
    reusability,
    customer: siti,
    // A code that exists in several markets requires a country (PM2-UNSPEC-04).
    ...(channelsNamed(type, code).length > 1 && { country }),
    [type.toLowerCase()]: {
      channel_code: code,
      channel_properties: Object.fromEntries(sent.map((name) => [name, values[name]])),
      ...(type === 'CARD' && { currency, card_information: information }),
    },
  };
};

/** Returns the first status of a method (STATE-UNSPEC-03). */
const beginsAs = ({ type }: Channel, reusability: Reusability): string => {
  const saved = reusability === 'MULTIPLE_USE' && (type === 'EWALLET' || type === 'CARD');
  return saved || type === 'DIRECT_DEBIT' ? 'REQUIRES_ACTION' : 'ACTIVE';
};

const rows = methodChannels.flatMap((channel) =>
  (['ONE_TIME_USE', 'MULTIPLE_USE'] as const).map(
    (reusability) => [transactionCode(channel), channel.type, reusability, channel] as const,
  ),
);

describe('the table', () => {
  test('has every type in each of its markets, and no row twice', () => {
    const names = methodChannels.map((one) => `${one.type} ${transactionCode(one)}`);
    expect(new Set(names).size).toBe(names.length);
    const markets = (type: Channel['type']) =>
      new Set(methodChannels.filter((one) => one.type === type).map((one) => one.country));
    expect(markets('CARD')).toEqual(new Set(['ID', 'MY', 'PH', 'TH', 'VN']));
    expect(markets('DIRECT_DEBIT')).toEqual(new Set(['ID', 'MY', 'PH', 'TH']));
    expect(markets('OVER_THE_COUNTER')).toEqual(new Set(['ID', 'PH']));
    expect(markets('QR_CODE')).toEqual(new Set(['ID', 'PH', 'TH']));
  });

  test('has debits for every direct debit, and for no other type', () => {
    for (const { type, debits, otp, reusable } of methodChannels) {
      expect(debits === null).toBe(type !== 'DIRECT_DEBIT');
      if (otp) expect(debits).toBe('DEBIT_CARD');
      if (debits === 'BANK_REDIRECT') expect(reusable).toBe(false);
    }
  });
});

describe.each(rows)('%s of %s for %s', (_, type, reusability, channel) => {
  const needed = neededBy(channel, reusability);
  const refused = reusability === 'MULTIPLE_USE' && !channel.reusable;

  test('is created, or refused, as the table says (PM2-CREATE-type, PM2-UNSPEC-02, PM2-UNSPEC-04, PM2-CREATE-reusability)', async () => {
    const { post, get } = createMethodMerchant();
    const { status, body } = await post(bodyFor(channel, reusability, needed));
    if (refused) {
      expect([status, body.error_code]).toEqual([400, 'PAYMENT_METHOD_REUSABILITY_INVALID']);
      return;
    }
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type,
      reusability,
      status: beginsAs(channel, reusability),
      country: channel.country,
      [type.toLowerCase()]: { channel_code: channel.code },
    });
    expect(body.actions.length > 0).toBe(body.status === 'REQUIRES_ACTION');
    expect(await get(body.id)).toEqual(body);
  });

  test('names exactly the properties that are missing (PM2-UNSPEC-02)', async () => {
    const { post } = createMethodMerchant();
    await fc.assert(
      fc.asyncProperty(fc.subarray([...needed]), async (sent) => {
        const { status, body } = await post(bodyFor(channel, reusability, sent));
        const missing = needed.filter((name) => !sent.includes(name));
        const paths: string[] = body.errors?.map((one: { path: string }) => one.path) ?? [];
        const path = `body.${type.toLowerCase()}.channel_properties`;
        expect(paths.filter((one) => one !== 'body.reusability').toSorted()).toEqual(
          missing.map((name) => `${path}.${name}`).toSorted(),
        );
        if (missing.length === 0) expect(status).toBe(refused ? 400 : 201);
      }),
      { numRuns: 4 },
    );
  });
});

describe.each(
  rows.filter(
    ([, type, reusability]) =>
      reusability === 'ONE_TIME_USE' && (type === 'VIRTUAL_ACCOUNT' || type === 'OVER_THE_COUNTER'),
  ),
)('the number of %s of %s', (_, type, reusability, channel) => {
  test('can be chosen only if the table says so', async () => {
    const name = type === 'VIRTUAL_ACCOUNT' ? 'virtual_account_number' : 'payment_code';
    const sent = [...neededBy(channel, reusability), name];
    const { status } = await createMethodMerchant().post(bodyFor(channel, reusability, sent));
    expect(status).toBe(channel.customNumber ? 201 : 400);
  });
});
