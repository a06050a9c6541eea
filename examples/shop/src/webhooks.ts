// Applies webhooks to orders. Only a webhook marks an order as paid, because the return of a
// browser does not prove a payment.
import { createReceiver, type WebhookEndpoint } from '@kasir/webhooks';
import type { Orders } from './orders.ts';
import { settleRefund } from './refunds.ts';

export interface WebhookSettings {
  /** Verification token and signing secret of the account, from its webhook settings. */
  readonly token: string;
  readonly secret: string;
}

/**
 * Creates the webhook endpoint. If the handler throws, the response is 500 and the event is sent
 * again. A repeated event finds the order already changed, so `ship` is called once.
 */
export const createWebhooks = (
  orders: Orders,
  settings: WebhookSettings,
  ship: (id: string) => void,
): WebhookEndpoint =>
  createReceiver(settings).handle(
    (event) => {
      switch (event.event) {
        case 'payment.succeeded': {
          const { reference_id, amount, currency } = event.data;
          const order = orders.find(reference_id);
          if (!order) return;
          if (amount !== order.amount || currency !== 'IDR')
            console.error(`Order ${order.id} was paid with ${currency} ${amount}: check it.`);
          else if (orders.move(order.id, 'pending', 'paid')) ship(order.id);
          return;
        }
        case 'payment.failed':
          orders.move(event.data.reference_id, 'pending', 'failed', event.data.failure_code ?? '');
          return;
        case 'refund.succeeded':
        case 'refund.failed':
          settleRefund(orders, event.data.reference_id, event.data.status);
          return;
        default: // The shop ignores all other events.
      }
    },
    { await: true, unknown: ({ name }) => console.log(`Not handled: ${name}`) },
  );
