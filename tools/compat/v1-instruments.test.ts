// Tests instruments of the legacy API through the SDK of major 1: QR codes, virtual accounts,
// payment codes and linked accounts, with their payments.
import {
  callbackVirtualAccount,
  directDebit,
  fixedPaymentCode,
  legacyPaymentMethod,
  linkedAccount,
  linkedAccountToken,
  paymentCode,
  qrCode,
  virtualAccountBank,
  virtualAccountPayment,
} from '@kasir/models';
import { expect, test } from 'vitest';
import { openReceiver } from './receiver.ts';
import { openV1, plain, type Sent } from './v1.ts';

const { account, operate, call, sdk } = await openV1();
const { url, received } = await openReceiver();
await operate('PATCH', `/accounts/${account}`, { callback_urls: { test: { fva_paid: url } } });
const codes = new sdk.QrCode({});
const customers = new sdk.Customer({});
const accounts = new sdk.VirtualAcc({});
const outlets = new sdk.RetailOutlet({});
const debits = new sdk.DirectDebit({});

type CodeSent = Sent<typeof codes.createCode>;

/** The SDK has this resource, but no type for it. */
interface RegionalRetailOutlet {
  createPaymentCode(data: object): Promise<object>;
  getPaymentCode(data: { readonly id: string }): Promise<object>;
  updatePaymentCode(data: object): Promise<object>;
}
const { RegionalRetailOutlet } = sdk as unknown as {
  readonly RegionalRetailOutlet: new (options: object) => RegionalRetailOutlet;
};
const regional = new RegionalRetailOutlet({});

test('a QR code is created, paid in test mode, and its payments are listed', async () => {
  const sent = { externalID: 'code-1', callbackURL: 'https://merchant.example/qr', amount: 15_000 };
  const made = qrCode.parse(
    await codes.createCode(plain<CodeSent>({ ...sent, type: 'DYNAMIC', metadata: { a: 'b' } })),
  );
  expect(made).toMatchObject({
    external_id: 'code-1',
    callback_url: sent.callbackURL,
    amount: 15_000,
    type: 'DYNAMIC',
    status: 'ACTIVE',
    metadata: { a: 'b' },
  });
  expect(await codes.getCode({ externalID: 'code-1' })).toEqual(made);
  const payment = await codes.simulate({ externalID: 'code-1' });
  expect(payment).toMatchObject({ amount: 15_000, status: 'COMPLETED' });
  const from = new Date(Date.now() - 60_000).toISOString();
  const to = new Date(Date.now() + 60_000).toISOString();
  const listed = await codes.getPayments({ externalID: 'code-1', from, to, limit: 5 });
  expect(listed).toEqual([payment]);
});

test('a virtual account of the legacy API is created, changed and read, and its banks are listed', async () => {
  const made = callbackVirtualAccount.parse(
    await accounts.createFixedVA({
      externalID: 'va-1',
      bankCode: 'BRI',
      name: 'Siti Rahayu',
      virtualAccNumber: '9999000001',
      isClosed: true,
      expectedAmt: 50_000,
      suggestedAmt: 50_000,
      expirationDate: new Date(Date.now() + 86_400_000),
      isSingleUse: true,
      description: 'Order 1',
      currency: 'IDR',
      country: 'ID',
    }),
  );
  const { id } = made;
  const changed = callbackVirtualAccount.parse(
    await accounts.updateFixedVA({ id, expectedAmt: 60_000, isSingleUse: false }),
  );
  expect(changed).toMatchObject({ id, expected_amount: 60_000, is_single_use: false });
  expect(await accounts.getFixedVA({ id })).toMatchObject({ id, expected_amount: 60_000 });
  const banks = virtualAccountBank.array().parse(await accounts.getVABanks());
  expect(banks.map(({ code }) => code)).toContain('BRI');
});

test('a payment of a virtual account is read by the payment_id of its webhook', async () => {
  const { id } = callbackVirtualAccount.parse(
    await accounts.createFixedVA({ externalID: 'va-2', bankCode: 'BNI', name: 'Siti Rahayu' }),
  );
  const paid = await call('POST', '/callback_virtual_accounts/external_id=va-2/simulate_payment', {
    amount: 45_000,
  });
  expect(paid).toMatchObject({ status: 'COMPLETED' });
  await expect.poll(() => received[0]?.payment_id).toBeDefined();
  const paymentID = received[0]?.payment_id ?? '';
  expect(virtualAccountPayment.parse(await accounts.getVAPayment({ paymentID }))).toMatchObject({
    payment_id: paymentID,
    callback_virtual_account_id: id,
    external_id: 'va-2',
    bank_code: 'BNI',
    amount: 45_000,
  });
});

test('a payment code is created, paid in test mode, changed and listed', async () => {
  const code = fixedPaymentCode.parse(
    await outlets.createFixedPaymentCode({
      externalID: 'code-1',
      retailOutletName: 'ALFAMART',
      name: 'Siti Rahayu',
      expectedAmt: 50_000,
    }),
  );
  const { id, payment_code: paymentCodeText } = code;
  const paid = { retailOutletName: 'ALFAMART', paymentCode: paymentCodeText };
  expect(await outlets.simulatePayment({ ...paid, transferAmount: 50_000 })).toMatchObject({
    status: 'COMPLETED',
  });
  const payments = await outlets.getPaymentsByFixedPaymentCodeId({ id });
  expect(payments).toMatchObject({ data: [{ amount: 50_000 }], has_more: false });
  const changed = await outlets.updateFixedPaymentCode({ id, name: 'Ani', expectedAmt: 60_000 });
  expect(changed).toMatchObject({ id, name: 'Ani', expected_amount: 60_000 });
  expect(await outlets.getFixedPaymentCode({ id })).toEqual(changed);
});

test('a payment code of the Philippines is created, read and given another name', async () => {
  const made = paymentCode.parse(
    await regional.createPaymentCode({
      referenceId: 'regional-1',
      channelCode: 'CEBUANA',
      customerName: 'Maria Santos',
      amount: 250.5,
      currency: 'PHP',
      market: 'PH',
      description: 'Order 1',
      metadata: { branch: { floor: 2 } },
      expiresAt: new Date(Date.now() + 86_400_000),
      isSingleUse: true,
    }),
  );
  const { id } = made;
  expect(made).toMatchObject({
    amount: 250.5,
    is_single_use: true,
    metadata: { branch: { floor: 2 } },
  });
  expect(await regional.getPaymentCode({ id })).toEqual(made);
  const changed = paymentCode.parse(await regional.updatePaymentCode({ id, customerName: 'Ana' }));
  expect(changed).toMatchObject({ id, customer_name: 'Ana', amount: 250.5 });
  // The SDK also sends the amount as the currency, which cannot be changed and stays.
  const dearer = paymentCode.parse(await regional.updatePaymentCode({ id, amount: 300 }));
  expect(dearer).toMatchObject({ id, amount: 300, currency: 'PHP' });
});

test('an account is linked, becomes a payment method and is debited with a password', async () => {
  const { id: customerID } = (await customers.createCustomer({
    referenceID: 'debit-2',
    givenNames: 'Siti',
    email: 'siti@example.com',
    mobileNumber: '+6281234567890',
    apiVersion: '2020-05-19',
  })) as { readonly id: string };
  const token = linkedAccountToken.parse(
    await debits.initializeTokenization(
      plain<Sent<typeof debits.initializeTokenization>>({
        customerID,
        channelCode: 'DC_BRI',
        properties: {
          accountMobileNumber: '+6281234567890',
          cardLastFour: 1234,
          cardExpiry: '12/39',
          accountEmail: 'siti@example.com',
        },
      }),
    ),
  );
  const linked = { tokenID: token.id, otpCode: '333000' };
  expect(await debits.validateOTPforLinkedAccount(linked)).toMatchObject({ status: 'SUCCESS' });
  const [account] = linkedAccount
    .array()
    .parse(await debits.retrieveAccountsByTokenID({ tokenID: token.id }));
  const method = legacyPaymentMethod.parse(
    await debits.createPaymentMethod(
      plain<Sent<typeof debits.createPaymentMethod>>({
        customerID,
        type: 'DEBIT_CARD',
        properties: { id: account?.id ?? '' },
      }),
    ),
  );
  expect(await debits.getPaymentMethodsByCustomerID({ customerID })).toEqual([method]);
  const debit = directDebit.parse(
    await debits.createDirectDebitPayment(
      plain<Sent<typeof debits.createDirectDebitPayment>>({
        idempotencyKey: 'debit-1',
        referenceID: 'debit-1',
        paymentMethodID: method.id,
        currency: 'IDR',
        amount: 15_000,
        callbackURL: 'https://merchant.example/debits',
        enableOTP: true,
      }),
    ),
  );
  const paid = await debits.validateOTPforPayment({ directDebitID: debit.id, otpCode: '222000' });
  expect(paid).toMatchObject({ id: debit.id, status: 'COMPLETED' });
  const byId = await debits.getDirectDebitPaymentStatusByID({ directDebitID: debit.id });
  expect(byId).toEqual(paid);
  const listed = await debits.getDirectDebitPaymentStatusByReferenceID({ referenceID: 'debit-1' });
  expect(listed).toEqual([paid]);
});
