// Refunds paid orders.
import type { UnifiedClient } from '@kasir/unified/client';
import type { Order, Orders } from './orders.ts';
import { outcomeOf } from './outcome.ts';

/** Returns the reference of a refund, which is also its idempotency key. */
const referenceOf = ({ id, refund_number }: Order): string => `${id}.${refund_number}`;

/**
 * Stores the result of a refund, from its response or its webhook. Both may arrive, in any order.
 */
export const settleRefund = (orders: Orders, reference: string, status: string): void => {
  const [id = ''] = reference.split('.');
  const order = orders.find(id);
  if (!order || referenceOf(order) !== reference) return;
  if (status === 'SUCCEEDED') orders.move(id, 'refunding', 'refunded');
  if (status === 'FAILED') orders.keepPaid(order, 'The refund failed.');
};

/**
 * Refunds an order in full. If its refund is already in progress, the request is repeated with the
 * same key, so that the order is refunded once.
 */
export const refund = async (
  payments: UnifiedClient,
  orders: Orders,
  order: Order,
): Promise<void> => {
  orders.move(order.id, 'paid', 'refunding');
  const reference_id = referenceOf(order);
  const { request_id: payment_request_id } = order;
  const result = await payments.refunds.create(
    { body: { payment_request_id, reference_id, reason: 'REQUESTED_BY_CUSTOMER' } },
    { idempotencyKey: reference_id },
  );
  if (result.ok) return settleRefund(orders, reference_id, result.body.status);
  const outcome = outcomeOf(result);
  if (outcome.is === 'refused') orders.keepPaid(order, outcome.reason);
};
