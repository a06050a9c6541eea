// Tests that webhooks of refunds are applied once, in any order.
import { expect, test } from 'vitest';
import { openOrders } from './orders.ts';
import { settleRefund } from './refunds.ts';

const paidOrder = () => {
  const orders = openOrders(':memory:');
  const { id } = orders.place(crypto.randomUUID(), 'DANA', 85_000);
  orders.move(id, 'pending', 'paid');
  orders.move(id, 'paid', 'refunding');
  return { orders, id };
};

test('a repeated failure of a refund does not change the refund after it', () => {
  const { orders, id } = paidOrder();
  settleRefund(orders, `${id}.1`, 'FAILED');
  expect(orders.find(id)?.status).toBe('paid');
  orders.move(id, 'paid', 'refunding');
  settleRefund(orders, `${id}.1`, 'FAILED');
  expect(orders.find(id)?.status).toBe('refunding');
  settleRefund(orders, `${id}.2`, 'SUCCEEDED');
  settleRefund(orders, `${id}.2`, 'SUCCEEDED');
  expect(orders.find(id)?.status).toBe('refunded');
});

test('a refund that this shop has not requested changes nothing', () => {
  const { orders, id } = paidOrder();
  settleRefund(orders, 'another-shop.1', 'SUCCEEDED');
  expect(orders.list().map(({ status }) => status)).toEqual(['refunding']);
  expect(orders.find(id)?.refund_number).toBe(1);
});
