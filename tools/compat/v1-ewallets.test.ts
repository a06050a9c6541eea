// Tests e-wallets through the SDK of major 1: payments, charges, and saved wallets.
import {
  createdEwalletPayment,
  ewalletCharge,
  ewalletPaymentStatus,
  legacyPaymentMethod,
  linkedAccount,
  linkedAccountToken,
} from '@kasir/models';
import { expect, test } from 'vitest';
import { openV1, plain, type Sent } from './v1.ts';

const { choose, sdk } = await openV1();
const wallets = new sdk.EWallet({});
const customers = new sdk.Customer({});

type PaymentSent = Sent<typeof wallets.createPayment>;
type StatusSent = Sent<typeof wallets.getPayment>;
type ChargeSent = Sent<typeof wallets.createEWalletCharge>;

const thanks = 'https://merchant.example/thanks';
const returns = {
  successRedirectURL: thanks,
  failureRedirectURL: 'https://merchant.example/sorry',
};

const statusOf = async (data: StatusSent) =>
  ewalletPaymentStatus.parse(await wallets.getPayment(data));

test('an OVO payment is PENDING at first; with version 2019-02-04 the request waits for the payer', async () => {
  const sent = { externalID: 'ovo-1', amount: 25_000, phone: '081234567890' };
  const made = createdEwalletPayment.parse(
    await wallets.createPayment(plain<PaymentSent>({ ...sent, ewalletType: 'OVO' })),
  );
  expect(made).toMatchObject({ external_id: 'ovo-1', amount: 25_000, status: 'PENDING' });
  const waited = createdEwalletPayment.parse(
    await wallets.createPayment(
      plain<PaymentSent>({
        ...sent,
        externalID: 'ovo-2',
        ewalletType: 'OVO',
        xApiVersion: '2019-02-04',
      }),
    ),
  );
  expect(waited).toMatchObject({ external_id: 'ovo-2', ewallet_type: 'OVO' });
  const paid = plain<StatusSent>({ externalID: 'ovo-2', ewalletType: 'OVO' });
  expect(await statusOf(paid)).toMatchObject({ ewallet_type: 'OVO', status: 'COMPLETED' });
});

test('DANA and LINKAJA are paid on a page', async () => {
  const sent = {
    amount: 25_000,
    phone: '081234567890',
    callbackURL: 'https://merchant.example/wallets',
    redirectURL: thanks,
    items: [{ id: 'c', name: 'Coffee', price: 12_500, quantity: 2 }],
    expirationDate: new Date(Date.now() + 3_600_000),
  };
  for (const [ewalletType, status] of [
    ['DANA', 'PAID'],
    ['LINKAJA', 'COMPLETED'],
  ] as const) {
    const externalID = `order-${ewalletType}`;
    const made = createdEwalletPayment.parse(
      await wallets.createPayment(plain<PaymentSent>({ ...sent, externalID, ewalletType })),
    );
    expect(await choose(made.checkout_url, 'approve')).toBe(thanks);
    const paid = await statusOf(plain<object>({ externalID, ewalletType }) as StatusSent);
    expect(paid).toMatchObject({ external_id: externalID, status });
  }
});

test('a charge is paid on a page, read, and voided', async () => {
  const made = ewalletCharge.parse(
    await wallets.createEWalletCharge(
      plain<ChargeSent>({
        referenceID: 'charge-1',
        currency: 'IDR',
        amount: 25_000,
        checkoutMethod: 'ONE_TIME_PAYMENT',
        channelCode: 'ID_DANA',
        channelProperties: returns,
        basket: [
          {
            referenceID: 'coffee',
            name: 'Coffee',
            category: 'Drinks',
            currency: 'IDR',
            price: 12_500,
            quantity: 2,
            type: 'PRODUCT',
            subCategory: 'Hot',
            metadata: { size: 'L' },
          },
        ],
        metadata: { table: 7 },
      }),
    ),
  );
  expect(made).toMatchObject({
    reference_id: 'charge-1',
    charge_amount: 25_000,
    status: 'PENDING',
    basket: [{ reference_id: 'coffee', sub_category: 'Hot', metadata: { size: 'L' } }],
    metadata: { table: 7 },
  });
  const { id: chargeID } = made;
  await expect(wallets.voidEWalletCharge({ chargeID })).rejects.toMatchObject({
    status: 400,
    code: 'INELIGIBLE_TRANSACTION',
  });
  expect(await choose(made.actions?.desktop_web_checkout_url, 'approve')).toBe(thanks);
  const paid = ewalletCharge.parse(await wallets.getEWalletChargeStatus({ chargeID }));
  expect(paid).toMatchObject({ id: chargeID, status: 'SUCCEEDED', capture_amount: 25_000 });
  const voided = ewalletCharge.parse(await wallets.voidEWalletCharge({ chargeID }));
  expect(voided).toMatchObject({ id: chargeID, status: 'VOIDED', void_status: 'SUCCEEDED' });
});

test('a wallet is linked on a page, becomes a payment method, is charged and unlinked', async () => {
  const { id: customerID } = (await customers.createCustomer({
    referenceID: 'wallet-1',
    givenNames: 'Maria',
    email: 'maria@merchant.example',
    mobileNumber: '+639171234567',
    apiVersion: '2020-05-19',
  })) as { readonly id: string };
  const token = linkedAccountToken.parse(
    await wallets.initializeTokenization(
      plain<Sent<typeof wallets.initializeTokenization>>({
        customerID,
        channelCode: 'PH_GRABPAY',
        properties: { ...returns, callbackURL: 'https://merchant.example/links' },
      }),
    ),
  );
  expect(await choose(token.authorizer_url, 'approve')).toBe(thanks);
  // In this SDK only the resource DirectDebit reads the accounts of a token.
  const debits = new sdk.DirectDebit({});
  const [linked] = linkedAccount
    .array()
    .parse(await debits.retrieveAccountsByTokenID({ tokenID: token.id }));
  const method = legacyPaymentMethod.parse(
    await wallets.createPaymentMethod(
      plain<Sent<typeof wallets.createPaymentMethod>>({
        customerID,
        type: 'EWALLET',
        properties: { id: linked?.id ?? '' },
      }),
    ),
  );
  expect(await wallets.getPaymentMethodsByCustomerID({ customerID })).toEqual([method]);
  const charge = ewalletCharge.parse(
    await wallets.createEWalletCharge(
      plain<ChargeSent>({
        referenceID: 'charge-2',
        currency: 'PHP',
        amount: 250.5,
        checkoutMethod: 'TOKENIZED_PAYMENT',
        paymentMethodId: method.id,
        customerID,
      }),
    ),
  );
  expect(charge).toMatchObject({ payment_method_id: method.id, charge_amount: 250.5 });
  const { id: chargeID } = charge;
  expect(await wallets.getEWalletChargeStatus({ chargeID })).toMatchObject({ status: 'SUCCEEDED' });
  expect(await wallets.unlinkTokenization({ linkedAccTokenID: token.id })).toEqual({
    id: token.id,
    is_deleted: true,
  });
});
