// Creates the payment of an order at the payment service.
import type { CreatePaymentRequestBody, UnifiedClient } from '@kasir/unified/client';
import type { Instructions, Order, WayToPay } from './orders.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

const methodOf = (way: WayToPay, orderUrl: string): CreatePaymentRequestBody['payment_method'] => {
  switch (way) {
    case 'QRIS':
      return { type: 'QR_CODE', reusability: 'ONE_TIME_USE', qr_code: {} };
    case 'BCA':
      return {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'ONE_TIME_USE',
        virtual_account: {
          channel_code: 'BCA',
          channel_properties: { customer_name: 'Kopi Kasir' },
        },
      };
    case 'DANA':
      return {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channel_code: 'DANA',
          channel_properties: { success_return_url: orderUrl, failure_return_url: orderUrl },
        },
      };
  }
};

/**
 * Creates the payment of an order. The order id is the idempotency key, so repeated calls for an
 * order create one payment.
 */
export const collect = async (
  payments: UnifiedClient,
  { id, way, amount }: Order,
  orderUrl: string,
): Promise<Outcome<Instructions>> => {
  const payment_method = methodOf(way, orderUrl);
  const result = await payments.paymentRequests.create(
    { body: { reference_id: id, currency: 'IDR', amount, payment_method } },
    { idempotencyKey: id },
  );
  if (!result.ok) return outcomeOf(result);
  const { id: requestId, actions, payment_method: method } = result.body;
  const [action] = actions;
  const number = method.virtual_account?.channel_properties.virtual_account_number;
  const payCode = action?.qr_code ?? number ?? null;
  return { is: 'done', value: { requestId, payUrl: action?.url ?? null, payCode } };
};
