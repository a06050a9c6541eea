// Tests errors as the official SDK reports them, in every major, and the keys that it accepts.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks, type Options, type Sdk } from './sdks.ts';

const { merchant, operate, account } = await openPlatform();

/** Creates a key of the merchant with limited permissions. */
const keyFor = async (...permissions: string[]): Promise<Options> => {
  const made = await operate<{ key: string }>('POST', `/accounts/${account}/keys`, { permissions });
  return { ...merchant, secretKey: made.key };
};

/** Returns a payment request with the given amount. */
const request = (amount: number) =>
  ({
    currency: 'IDR',
    amount,
    paymentMethod: {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      ewallet: {
        channelCode: 'DANA',
        channelProperties: { successReturnUrl: 'https://a.example' },
      },
    },
  }) as const;

/** Reads of objects that do not exist, with the error code that each returns. */
const reads: readonly (readonly [string, string, (sdk: Sdk) => Promise<unknown>])[] = [
  [
    'payment request',
    'DATA_NOT_FOUND',
    ({ PaymentRequest: requests }) =>
      requests.getPaymentRequestByID({ paymentRequestId: 'pr-none' }),
  ],
  [
    'payment method',
    'DATA_NOT_FOUND',
    ({ PaymentMethod: methods }) => methods.getPaymentMethodByID({ paymentMethodId: 'pm-none' }),
  ],
  [
    'refund',
    'DATA_NOT_FOUND',
    ({ Refund: refunds }) => refunds.getRefund({ refundID: 'rfd-none' }),
  ],
  [
    'customer',
    'DATA_NOT_FOUND',
    ({ Customer: customers }) => customers.getCustomer({ id: 'none' }),
  ],
  [
    'transaction',
    'TRANSACTION_NOT_FOUND',
    ({ Transaction: transactions }) => transactions.getTransactionByID({ id: 'txn_none' }),
  ],
  [
    'invoice',
    'INVOICE_NOT_FOUND_ERROR',
    ({ Invoice: invoices }) => invoices.getInvoiceById({ invoiceId: '0123456789abcdef01234567' }),
  ],
];

describe.each(sdks)('SDK $major', ({ connect, SdkError }) => {
  const sdk = connect(merchant);

  test('reports what is wrong with a request, and where', async () => {
    const wrong = sdk.PaymentRequest.createPaymentRequest({ data: request(-1) });
    await expect(wrong).rejects.toBeInstanceOf(SdkError);
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      errorCode: 'API_VALIDATION_ERROR',
      errorMessage: expect.stringContaining('amount'),
      rawResponse: { errors: [{ path: 'body.amount', message: expect.any(String) }] },
    });
  });

  test.each(reads)('reports an unknown %s', async (_, errorCode, read) => {
    const lost = read(sdk);
    await expect(lost).rejects.toBeInstanceOf(SdkError);
    await expect(lost).rejects.toMatchObject({ status: 404, errorCode });
  });

  test('reports an invalid API key', async () => {
    const stranger = connect({ ...merchant, secretKey: 'xnd_development_nobody' });
    for (const [, , read] of reads) {
      await expect(read(stranger)).rejects.toMatchObject({
        status: 401,
        errorCode: 'INVALID_API_KEY',
      });
    }
  });

  test('reports a missing permission', async () => {
    const reader = connect(await keyFor('money_in:read'));
    expect(await reader.PaymentRequest.getAllPaymentRequests({ limit: 1 })).toBeTruthy();
    const forbidden = reader.PaymentRequest.createPaymentRequest({ data: request(10_000) });
    await expect(forbidden).rejects.toMatchObject({
      status: 403,
      errorCode: 'REQUEST_FORBIDDEN_ERROR',
    });
  });

  test('reports an account of another platform', async () => {
    const elsewhere = sdk.Balance.getBalance({ forUserId: 'nobody' });
    await expect(elsewhere).rejects.toMatchObject({
      status: 403,
      errorCode: 'REQUEST_FORBIDDEN_ERROR',
    });
  });

  test('reports an unavailable channel', async () => {
    const away = sdk.PaymentRequest.createPaymentRequest({ data: request(10_101) });
    await expect(away).rejects.toMatchObject({ status: 503, errorCode: 'CHANNEL_UNAVAILABLE' });
  });
});

test('every major recognizes the keys of the platform as test keys', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  for (const { connect } of sdks) connect(merchant);
  expect(error).not.toHaveBeenCalled();
});
