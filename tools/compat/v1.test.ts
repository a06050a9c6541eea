// The last official SDK with handwritten types, major 1: its responses are read with the schemas of
// the platform.
import { linkedPage, page } from '@kasir/core';
import {
  callbackVirtualAccount,
  directDebit,
  fixedPaymentCode,
  invoice,
  legacyPaymentMethod,
  linkedAccount,
  linkedAccountToken,
  paymentMethod,
  paymentRequest,
  qrCode,
  recurringPayment,
  refund,
  report,
  transaction,
  virtualAccountBank,
} from '@kasir/models';
import { expect, test } from 'vitest';
import Xendit from 'xendit-node-1';
import { openPlatform } from './platform.ts';

const { merchant, account, choose } = await openPlatform();
const sdk = new Xendit(merchant);
const codes = new sdk.QrCode({});
const requests = new sdk.PaymentRequest({});
const methods = new sdk.PaymentMethodV2({});
const refunds = new sdk.Refund({});
const transactions = new sdk.Transaction({});
const reports = new sdk.Report({});
const invoices = new sdk.Invoice({});
const subscriptions = new sdk.RecurringPayment({});
const customers = new sdk.Customer({});
const accounts = new sdk.VirtualAcc({});
const outlets = new sdk.RetailOutlet({});
const debits = new sdk.DirectDebit({});

/** What a method is given. */
type Sent<M extends (data: never) => unknown> = Parameters<M>[0];

/** The same with the values of enums instead of the enums. */
type Plain<T> = T extends string
  ? `${T}`
  : T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Plain<T[K]> }
      : T;

/** The SDK wants enums that it does not export: this checks their values and passes them on. */
const plain = <T>(data: Plain<T>): T => data as T;

type CodeSent = Sent<typeof codes.createCode>;
type RequestSent = Sent<typeof requests.createPaymentRequest>;
type MethodSent = Sent<typeof methods.createPaymentMethodV2>;
type RefundSent = Sent<typeof refunds.createRefund>;
type ReportSent = Sent<typeof reports.generateReport>;

const returns = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const byWallet = plain<RequestSent>({
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'DANA', channel_properties: returns },
  },
});

/** A payment by wallet that its payer has paid; returns the id of its payment request. */
const pay = async (reference_id: string): Promise<string> => {
  const { id, actions } = paymentRequest.parse(
    await requests.createPaymentRequest({ ...byWallet, reference_id }),
  );
  expect(await choose(actions[0]?.url, 'approve')).toBe(returns.success_return_url);
  return id;
};

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

test('a payment request is created once for a key, paid, read and listed', async () => {
  const sent = { ...byWallet, reference_id: 'order-1', idempotency_key: 'order-1' };
  const made = paymentRequest.parse(await requests.createPaymentRequest(sent));
  expect(await requests.createPaymentRequest(sent)).toEqual(made);
  expect(made).toMatchObject({ reference_id: 'order-1', amount: 25_000, currency: 'IDR' });
  expect(await choose(made.actions[0]?.url, 'approve')).toBe(returns.success_return_url);
  const paid = await requests.getPaymentRequestById({ id: made.id });
  expect(paid).toMatchObject({ id: made.id, status: 'SUCCEEDED' });
  const listed = page(paymentRequest).parse(
    await requests.listPaymentRequest({ id: made.id, reference_id: 'order-1', limit: 5 }),
  );
  expect(listed).toEqual({ data: [paid], has_more: false });
});

test('a payment method is created, changed, listed, expired', async () => {
  const made = paymentMethod.parse(
    await methods.createPaymentMethodV2(
      plain<MethodSent>({
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'MULTIPLE_USE',
        reference_id: 'method-1',
        idempotency_key: 'method-1',
        virtual_account: {
          channel_code: 'BRI',
          channel_properties: { customer_name: 'Siti' },
        },
      }),
    ),
  );
  const { id } = made;
  expect(await methods.getPaymentMethodByIdV2({ id })).toEqual(made);
  const changed = await methods.updatePaymentMethodV2({ id, description: 'For the week' });
  expect(changed).toMatchObject({ id, description: 'For the week', reference_id: 'method-1' });
  const listed = page(paymentMethod).parse(await methods.listPaymentMethodV2({ id, limit: '5' }));
  expect(listed).toEqual({ data: [changed], has_more: false });
  const payments = await methods.listPaymentsByPaymentMethodIdV2({ id, limit: 5 });
  expect(payments).toEqual({ data: [], has_more: false });
  const expired = await methods.expirePaymentMethodV2({ id });
  expect(expired).toMatchObject({ id, status: 'EXPIRED' });
});

test('a linked bank card is confirmed with passwords, which can be sent again', async () => {
  const { id: customer_id } = (await customers.createCustomer({
    referenceID: 'debit-1',
    givenNames: 'Siti',
    email: 'siti@example.com',
    apiVersion: '2020-05-19',
  })) as { id: string };
  const { id } = paymentMethod.parse(
    await methods.createPaymentMethodV2(
      plain<MethodSent>({
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        customer_id,
        direct_debit: {
          channel_code: 'BRI',
          channel_properties: {
            mobile_number: '+6281234567890',
            card_last_four: '1234',
            card_expiry: '06/30',
            email: 'siti@example.com',
          },
        },
      }),
    ),
  );
  const linked = await methods.authorizePaymentMethodV2({ id, auth_code: '333000' });
  expect(linked).toMatchObject({ id, status: 'ACTIVE' });
  const made = paymentRequest.parse(
    await requests.createPaymentRequest(
      plain<RequestSent>({
        currency: 'IDR',
        amount: 30_000,
        payment_method_id: id,
      }),
    ),
  );
  const again = await requests.resendAuthForPaymentRequest({ id: made.id });
  expect(again).toMatchObject({ id: made.id, status: 'REQUIRES_ACTION' });
  const paid = await requests.confirmPaymentRequest({ id: made.id, auth_code: '222000' });
  expect(paid).toMatchObject({ id: made.id, status: 'SUCCEEDED' });
});

test('a refund is created, read and listed', async () => {
  const payment_request_id = await pay('refunded-1');
  const made = refund.parse(
    await refunds.createRefund(
      plain<RefundSent>({
        payment_request_id,
        reference_id: 'refund-1',
        amount: 10_000,
        reason: 'REQUESTED_BY_CUSTOMER',
      }),
    ),
  );
  expect(made).toMatchObject({ payment_request_id, reference_id: 'refund-1', amount: 10_000 });
  expect(await refunds.getRefundById({ id: made.id })).toEqual(made);
  const listed = linkedPage(refund).parse(await refunds.listRefunds({ payment_request_id }));
  expect(listed).toMatchObject({ data: [made], has_more: false });
});

test('transactions are found by every filter, a report of them is made', async () => {
  await pay('reported-1');
  const from = new Date(Date.now() - 60_000);
  const to = new Date(Date.now() + 60_000);
  const { data } = linkedPage(transaction).parse(
    await transactions.listTransactions({
      types: ['PAYMENT', 'REFUND'],
      statuses: ['SUCCESS'],
      channelCategories: ['EWALLET', 'CARDS'],
      referenceId: 'reported-1',
      currency: 'IDR',
      amount: 25_000,
      createdDateFrom: from,
      createdDateTo: to,
      updatedDateFrom: from,
      updatedDateTo: to,
      limit: 5,
    }),
  );
  expect(data).toMatchObject([{ reference_id: 'reported-1', amount: 25_000, type: 'PAYMENT' }]);
  expect(await transactions.getTransaction({ id: data[0]?.id ?? '' })).toEqual(data[0]);

  const { id } = report.parse(
    await reports.generateReport(
      plain<ReportSent>({
        type: 'TRANSACTIONS',
        filterDateFrom: from,
        filterDateTo: to,
      }),
    ),
  );
  const read = async () => report.parse(await reports.getReport({ id }));
  await expect.poll(read).toMatchObject({ id, status: 'COMPLETED', currency: 'IDR' });
  const file = await fetch((await read()).url ?? '');
  expect(await file.text()).toContain('reported-1');
});

test('the balance of an account is a number', async () => {
  const balances = new sdk.Balance({});
  const response = await balances.getBalance({ accountType: sdk.Balance.AccountType.Cash });
  expect(response).toEqual({ balance: expect.any(Number) });
});

test('an invoice is created, read, listed and expired', async () => {
  const made = invoice.parse(
    await invoices.createInvoice({
      externalID: 'bill-1',
      amount: 50_000,
      payerEmail: 'siti@example.com',
      invoiceDuration: 3_600,
      items: [{ name: 'Coffee', price: 25_000, quantity: 2 }],
    }),
  );
  expect(made).toMatchObject({
    external_id: 'bill-1',
    amount: 50_000,
    payer_email: 'siti@example.com',
    items: [{ name: 'Coffee', price: 25_000, quantity: 2 }],
    status: 'PENDING',
  });
  expect(await invoices.getInvoice({ invoiceID: made.id })).toEqual(made);
  const expired = await invoices.expireInvoice({ invoiceID: made.id });
  expect(expired).toMatchObject({ id: made.id, status: 'EXPIRED' });
  const listed = await invoices.getAllInvoices({
    statuses: ['EXPIRED', 'PAID'],
    createdAfter: new Date(Date.now() - 60_000),
    limit: 5,
  });
  expect(listed).toEqual([expired]);
});

test('a customer of the first version is created, read and found by reference id', async () => {
  const sent = {
    referenceID: 'person-1',
    givenNames: 'Siti',
    surname: 'Rahma',
    email: 'siti@example.com',
    mobileNumber: '+6281234567890',
    nationality: 'ID',
    dateOfBirth: '1990-02-28',
    description: 'Comes every Friday',
    metadata: { branch: 'A 1' },
    addresses: [{ country: 'ID', streetLine1: 'Jalan Braga 1', city: 'Bandung', province: 'JB' }],
  };
  const apiVersion = '2020-05-19';
  const made = await customers.createCustomer({ ...sent, apiVersion });
  expect(made).toMatchObject({
    id: expect.any(String),
    reference_id: 'person-1',
    given_names: 'Siti',
    surname: 'Rahma',
    email: 'siti@example.com',
    mobile_number: '+6281234567890',
    nationality: 'ID',
    date_of_birth: '1990-02-28',
    description: 'Comes every Friday',
    metadata: { branch: 'A 1' },
    addresses: [{ country: 'ID', street_line1: 'Jalan Braga 1', city: 'Bandung', province: 'JB' }],
  });
  const { id } = made as { id: string };
  expect(await customers.getCustomer({ id, apiVersion })).toEqual(made);
  expect(await customers.getCustomerByReferenceID({ referenceID: 'person-1', apiVersion })).toEqual(
    [made],
  );
  // Without a version the SDK sends the header without a value: the account's version applies.
  expect(await customers.getCustomer({ id })).toMatchObject({
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti', surname: 'Rahma' },
  });
});

test('a platform opens sub-accounts and moves money to them', async () => {
  const accounts = new sdk.Platform({});
  const made = (await accounts.createV2Account({
    email: 'branch@merchant.example',
    type: sdk.Platform.AccountType.Owned,
    publicProfile: { businessName: 'Branch' },
  })) as { id: string };
  expect(made).toMatchObject({
    id: expect.any(String),
    email: 'branch@merchant.example',
    type: 'OWNED',
    public_profile: { business_name: 'Branch' },
  });
  expect(await accounts.getAccountByID({ id: made.id })).toMatchObject(made);
  const sent = {
    reference: 'transfer-1',
    amount: 10_000,
    sourceUserID: account,
    destinationUserID: made.id,
  };
  expect(await accounts.createTransfer(sent)).toMatchObject({
    reference: 'transfer-1',
    amount: 10_000,
    source_user_id: account,
    destination_user_id: made.id,
  });
});

test('errors have the code and the message of the platform', async () => {
  await expect(requests.getPaymentRequestById({ id: 'pr-none' })).rejects.toEqual({
    status: 404,
    code: 'DATA_NOT_FOUND',
    message: expect.any(String),
  });
  await expect(requests.createPaymentRequest({ ...byWallet, amount: -1 })).rejects.toMatchObject({
    status: 400,
    code: 'API_VALIDATION_ERROR',
  });
  const stranger = new Xendit({ ...merchant, secretKey: 'xnd_development_nobody' });
  await expect(new stranger.Balance({}).getBalance({} as never)).rejects.toMatchObject({
    status: 401,
    code: 'INVALID_API_KEY',
  });
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

test('RecurringPayment creates, reads, edits, pauses, resumes and stops (RECUR-UNSPEC-02)', async () => {
  const { Interval, Action } = sdk.RecurringPayment;
  const made = recurringPayment.parse(
    await subscriptions.createPayment({
      externalID: 'membership-1',
      amount: 50_000,
      interval: Interval.Month,
      intervalCount: 1,
      payerEmail: 'siti@merchant.example',
      description: 'Membership',
      missedPaymentAction: Action.Stop,
      recharge: true,
    }),
  );
  expect(made).toMatchObject({ status: 'ACTIVE', interval: 'MONTH', recurrence_progress: 1 });
  const { id } = made;
  expect(recurringPayment.parse(await subscriptions.getPayment({ id }))).toEqual(made);
  const edited = await subscriptions.editPayment({ id, amount: 60_000, interval: Interval.Week });
  expect(recurringPayment.parse(edited)).toMatchObject({ amount: 60_000, interval: 'WEEK' });
  const statusOf = async (call: Promise<unknown>) => recurringPayment.parse(await call).status;
  expect(await statusOf(subscriptions.pausePayment({ id }))).toBe('PAUSED');
  expect(await statusOf(subscriptions.resumePayment({ id }))).toBe('ACTIVE');
  expect(await statusOf(subscriptions.stopPayment({ id }))).toBe('STOPPED');
});
