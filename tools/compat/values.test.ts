// Tests that the newest official SDK knows every value that the platform may show, except those
// that the guide lists; it reads any other as UNKNOWN_ENUM_VALUE.
import { readFileSync } from 'node:fs';
import {
  capture,
  cardNetwork,
  categoriesOf,
  channels,
  currency,
  customerType,
  invoiceStatus,
  paymentMethodStatus,
  paymentMethodType,
  paymentRequestStatus,
  refundReason,
  reusability,
  transactionStatus,
} from '@kasir/models';
import { expect, test } from 'vitest';
import * as transaction from 'xendit-node-7/balance_and_transaction/models/index.js';
import * as person from 'xendit-node-7/customer/models/index.js';
import * as invoice from 'xendit-node-7/invoice/models/index.js';
import * as method from 'xendit-node-7/payment_method/models/index.js';
import * as request from 'xendit-node-7/payment_request/models/index.js';
import * as refund from 'xendit-node-7/refund/models/index.js';

const guide = readFileSync(new URL('../../docs/guide/sdk.md', import.meta.url), 'utf8');

type Type = (typeof channels)[number]['type'];

const codesOf = (type: Type): string[] =>
  channels.filter((channel) => channel.v2 && channel.type === type).map(({ code }) => code);

/** The values that the platform may return at each place, and the enum that the SDK has there. */
const valuesByPlace: Readonly<Record<string, readonly [readonly string[], object]>> = {
  'payment request: status': [paymentRequestStatus.options, request.PaymentRequestStatus],
  'payment request: currency': [currency.options, request.PaymentRequestCurrency],
  'payment request: wallet': [codesOf('EWALLET'), request.EWalletChannelCode],
  'payment request: bank': [codesOf('DIRECT_DEBIT'), request.DirectDebitChannelCode],
  'payment request: virtual account': [
    codesOf('VIRTUAL_ACCOUNT'),
    request.VirtualAccountChannelCode,
  ],
  'payment request: outlet': [codesOf('OVER_THE_COUNTER'), request.OverTheCounterChannelCode],
  'payment request: QR code': [codesOf('QR_CODE'), request.QRCodeChannelCode],
  'card: network': [cardNetwork.options, request.CardInformationNetworkEnum],
  'capture: status': [capture.shape.status.options, request.CaptureStatusEnum],
  'payment method: status': [paymentMethodStatus.options, method.PaymentMethodStatus],
  'payment method: type': [paymentMethodType.options, method.PaymentMethodType],
  'payment method: reusability': [reusability.options, method.PaymentMethodReusability],
  'payment method: wallet': [codesOf('EWALLET'), method.EWalletChannelCode],
  'payment method: bank': [codesOf('DIRECT_DEBIT'), method.DirectDebitChannelCode],
  'payment method: virtual account': [codesOf('VIRTUAL_ACCOUNT'), method.VirtualAccountChannelCode],
  'payment method: outlet': [codesOf('OVER_THE_COUNTER'), method.OverTheCounterChannelCode],
  'payment method: QR code': [codesOf('QR_CODE'), method.QRCodeChannelCode],
  'transaction: status': [transactionStatus.options, transaction.TransactionStatuses],
  'transaction: category': [Object.values(categoriesOf).flat(), transaction.ChannelsCategories],
  'refund: reason': [refundReason.options, refund.CreateRefundReasonEnum],
  'customer: type': [customerType.options, person.CustomerTypeEnum],
  'invoice: status': [invoiceStatus.options, invoice.InvoiceStatus],
  'invoice: wallet': [codesOf('EWALLET'), invoice.EwalletType],
};

test('the newest SDK knows every value except those that the guide lists', () => {
  const unknown = Object.entries(valuesByPlace).flatMap(([place, [values, known]]) => {
    const knows = new Set(Object.values(known));
    return [...new Set(values)].filter((one) => !knows.has(one)).map((one) => `${place} ${one}`);
  });
  const listed = [...guide.matchAll(/^\| ([a-z]+ ?[a-z]*: [^|]+) \| (.+) \|$/gm)].flatMap(
    ([, place = '', values = '']) =>
      [...values.matchAll(/`(\w+)`/g)].map(([, value = '']) => `${place} ${value}`),
  );
  expect(unknown.toSorted()).toEqual(listed.toSorted());
});
