// Asks the payment service to collect an order.
import type { UnifiedClient } from '@kasir/unified/client';
import type { Instructions, Order, WayToPay } from './orders.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

const methodOf = (way: WayToPay, orderUrl: string) => {
  const once = { reusability: 'ONE_TIME_USE' } as const;
  switch (way) {
    case 'QRIS':
      return { ...once, type: 'QR_CODE', qr_code: {} } as const;
    case 'BCA': {
      const channel_properties = { customer_name: 'Kopi Kasir' };
      const virtual_account = { channel_code: 'BCA', channel_properties };
      return { ...once, type: 'VIRTUAL_ACCOUNT', virtual_account } as const;
    }
    case 'DANA': {
      const back = { success_return_url: orderUrl, failure_return_url: orderUrl };
      const ewallet = { channel_code: 'DANA', channel_properties: back };
      return { ...once, type: 'EWALLET', ewallet } as const;
    }
  }
};

/**
 * Asks for the payment of an order. Its id is the idempotency key: however often an order is asked
 * for, there is one payment.
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
