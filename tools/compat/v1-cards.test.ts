// Tests cards through the SDK of major 1. It creates no tokens: browsers do, with a public key.
import { cardCharge, cardRefund, cardReversal, cardToken } from '@kasir/models';
import { expect, test } from 'vitest';
import { openV1 } from './v1.ts';

const { account, operate, call, sdk } = await openV1();
const cards = new sdk.Card({});
const { key: publicKey } = await operate<{ readonly key: string }>(
  'POST',
  `/accounts/${account}/keys`,
  { type: 'public' },
);

const card_data = { account_number: '4000000000001000', exp_month: '12', exp_year: '2039' };

/** Creates a token for one charge of an amount; returns its id. */
const tokenFor = async (amount: number): Promise<string> => {
  const body = { amount, card_data, is_multiple_use: false };
  return cardToken.parse(await call('POST', '/v2/credit_card_tokens', body, publicKey)).id;
};

/** Creates a charge that is captured at once. */
const charge = async (externalID: string, amount: number) => {
  const tokenID = await tokenFor(amount);
  return cardCharge.parse(
    await cards.createCharge({ tokenID, externalID, amount, cardCVN: '123', isRecurring: false }),
  );
};

/** Creates a charge that is only authorized. */
const authorize = async (externalID: string, amount: number) => {
  const tokenID = await tokenFor(amount);
  return cardCharge.parse(
    await cards.createAuthorization({ tokenID, externalID, amount, cardCVN: '123' }),
  );
};

test('a token is charged with everything that the SDK can send, and the charge is read', async () => {
  const made = cardCharge.parse(
    await cards.createCharge({
      tokenID: await tokenFor(75_000),
      externalID: 'charge-1',
      amount: 75_000,
      cardCVN: '123',
      capture: true,
      descriptor: 'Two coffees',
      currency: 'IDR',
      billingDetails: { given_names: 'Siti', surname: 'Rahma', email: 'siti@merchant.example' },
      metadata: { table: 7, guest: { name: 'Siti' } },
      isRecurring: false,
    }),
  );
  expect(made).toMatchObject({
    status: 'CAPTURED',
    business_id: account,
    external_id: 'charge-1',
    authorized_amount: 75_000,
    capture_amount: 75_000,
    masked_card_number: '400000XXXXXX1000',
    descriptor: 'Two coffees',
    metadata: { table: 7, guest: { name: 'Siti' } },
  });
  expect(await cards.getCharge({ chargeID: made.id })).toEqual(made);
});

test('an authorization is captured for less, or reversed', async () => {
  const { id: chargeID, status } = await authorize('held-1', 50_000);
  expect(status).toBe('AUTHORIZED');
  const captured = cardCharge.parse(await cards.captureCharge({ chargeID, amount: 30_000 }));
  expect(captured).toMatchObject({
    id: chargeID,
    status: 'CAPTURED',
    authorized_amount: 50_000,
    capture_amount: 30_000,
  });
  const other = await authorize('held-2', 40_000);
  const reversal = cardReversal.parse(
    await cards.reverseAuthorization({ chargeID: other.id, externalID: 'reversal-1' }),
  );
  expect(reversal).toMatchObject({ credit_card_charge_id: other.id, amount: 40_000 });
  expect(await cards.getCharge({ chargeID: other.id })).toMatchObject({ status: 'REVERSED' });
});

test('a charge is refunded once per idempotency key', async () => {
  const { id: chargeID } = await charge('charge-2', 60_000);
  const sent = { chargeID, amount: 20_000, externalID: 'refund-1', xIdempotencyKey: 'refund-1' };
  const made = cardRefund.parse(await cards.createRefund(sent));
  expect(made).toMatchObject({
    credit_card_charge_id: chargeID,
    amount: 20_000,
    external_id: 'refund-1',
    status: 'SUCCEEDED',
  });
  expect(await cards.createRefund(sent)).toEqual(made);
});

test('a used token, an unknown charge and an excessive refund are rejected with their error codes', async () => {
  const tokenID = await tokenFor(20_000);
  const sent = { tokenID, amount: 20_000, isRecurring: false };
  const { id: chargeID } = cardCharge.parse(
    await cards.createCharge({ ...sent, externalID: 'charge-3' }),
  );
  await expect(cards.createCharge({ ...sent, externalID: 'charge-4' })).rejects.toMatchObject({
    status: 400,
    code: 'TOKEN_ALREADY_USED_ERROR',
  });
  await expect(cards.getCharge({ chargeID: '0190b8c26f1e000001a2b3c4' })).rejects.toMatchObject({
    status: 404,
    code: 'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR',
  });
  await expect(
    cards.createRefund({ chargeID, amount: 20_001, externalID: 'refund-2' }),
  ).rejects.toMatchObject({ status: 400, code: 'REFUND_AMOUNT_EXCEEDED' });
});
