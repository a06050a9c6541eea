// Tests the resources of major 1 that newer majors have as well: payments, payment methods,
// refunds, customers, transactions, reports and accounts.
import { linkedPage, page } from '@kasir/core';
import { paymentMethod, paymentRequest, refund, report, transaction } from '@kasir/models';
import { expect, test } from 'vitest';
import Xendit from 'xendit-node-1';
import { openV1, plain, type Sent } from './v1.ts';

const { merchant, account, choose, sdk } = await openV1();
const requests = new sdk.PaymentRequest({});
const methods = new sdk.PaymentMethodV2({});
const refunds = new sdk.Refund({});
const transactions = new sdk.Transaction({});
const reports = new sdk.Report({});
const customers = new sdk.Customer({});
const platforms = new sdk.Platform({});
const disbursements = new sdk.Disbursement({});
const payouts = new sdk.Payout({});
const plans = new sdk.Recurring({});
const cards = new sdk.Card({});

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

test('a payment request is created once per idempotency key, paid, read and listed', async () => {
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
  const made = (await platforms.createV2Account({
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
  expect(await platforms.getAccountByID({ id: made.id })).toMatchObject(made);
  const sent = {
    reference: 'transfer-1',
    amount: 10_000,
    sourceUserID: account,
    destinationUserID: made.id,
  };
  expect(await platforms.createTransfer(sent)).toMatchObject({
    reference: 'transfer-1',
    amount: 10_000,
    source_user_id: account,
    destination_user_id: made.id,
  });
});

test('a platform sets where events of a type are sent', async () => {
  const url = 'https://merchant.example/invoices';
  expect(await platforms.setCallbackURL({ type: 'invoice', url })).toEqual({
    status: 'SUCCESSFUL',
    user_id: account,
    url,
    environment: 'TEST',
    callback_token: expect.any(String),
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

test('a call that the platform does not serve rejects with NOT_FOUND or METHOD_NOT_ALLOWED', async () => {
  const id = 'none';
  const businessId = account;
  const amount = 10_000;
  const calls = await Promise.allSettled([
    cards.createPromotion({
      referenceId: 'promotion-1',
      description: 'A tenth less',
      binList: ['400000'],
      discountPercent: 10,
      currency: 'IDR',
      startTime: new Date(),
      endTime: new Date(Date.now() + 86_400_000),
    }),
    platforms.createFeeRule({ name: 'fee', routes: [{ unit: 'flat', amount, currency: 'IDR' }] }),
    disbursements.getBanks(),
    disbursements.getByID({ disbursementID: id }),
    payouts.createPayout({
      externalID: 'payout-1',
      amount: '10000',
      email: 'siti@merchant.example',
    }),
    plans.getPlan({ id, businessId }),
    plans.getSchedule({ id, businessId }),
  ]);
  for (const call of calls)
    expect(call).toMatchObject({
      status: 'rejected',
      reason: { status: 404, code: 'NOT_FOUND' },
    });
  // This path exists, but only for reading.
  await expect(
    platforms.updateAccount({ id: account, email: 'branch@merchant.example' }),
  ).rejects.toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
});
