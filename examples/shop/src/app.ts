// Creates the shop as an Express application: checkout, orders, webhooks, and the merchant's own
// pages.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { UnifiedClient } from '@kasir/unified/client';
import express, { type Express, type RequestHandler } from 'express';
import { z } from 'zod';
import { collect } from './collect.ts';
import { wayToPay, type Orders } from './orders.ts';
import { adminPage, checkoutPage, messagePage, orderPage, product } from './pages.ts';
import { refund } from './refunds.ts';
import { createWebhooks, type WebhookSettings } from './webhooks.ts';

export interface Shop {
  readonly orders: Orders;
  readonly payments: UnifiedClient;
  readonly webhooks: WebhookSettings;
  /** Called once for each order that is paid. */
  readonly ship: (id: string) => void;
  /** The address at which buyers reach the shop; wallets send them back to it. */
  readonly url: string;
  /** Password of the merchant's pages, for the user `admin`. */
  readonly password: string;
}

const placed = z.object({ id: z.uuid(), way: wayToPay });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Requires the password, and refuses forms sent from another site. */
const merchantOnly = (password: string): RequestHandler => {
  const expected = digest(`Basic ${btoa(`admin:${password}`)}`);
  return (request, response, next) => {
    const isSameSite = request.get('sec-fetch-site') !== 'cross-site';
    if (isSameSite && timingSafeEqual(digest(request.get('authorization') ?? ''), expected)) next();
    else response.status(401).set('www-authenticate', 'Basic').send(messagePage('Please log in'));
  };
};

/** Creates the application. */
export const createShop = ({ orders, payments, webhooks, ship, url, password }: Shop): Express => {
  const app = express();
  // Must come before any body parser, because the signature covers the received bytes.
  app.post('/webhooks', createWebhooks(orders, webhooks, ship).node);
  app.use(express.urlencoded({ extended: false }));

  app.get('/', (_, response) => {
    response.send(checkoutPage(randomUUID()));
  });

  // The form contains the id of the order, so sending it twice creates one order.
  app.post('/orders', async (request, response) => {
    const form = placed.safeParse(request.body);
    if (!form.success) return void response.status(422).send(messagePage('Choose how to pay'));
    const order = orders.place(form.data.id, form.data.way, product.price);
    const orderUrl = `${url}/orders/${order.id}`;
    if (order.status !== 'pending' || order.request_id !== null)
      return response.redirect(303, orderUrl);
    const outcome = await collect(payments, order, orderUrl);
    if (outcome.is === 'refused') orders.move(order.id, 'pending', 'failed', outcome.reason);
    if (outcome.is === 'done') orders.instruct(order.id, outcome.value);
    const payUrl = outcome.is === 'done' ? outcome.value.payUrl : null;
    response.redirect(303, order.way === 'DANA' && payUrl !== null ? payUrl : orderUrl);
  });

  app.get('/orders/:id', (request, response) => {
    const order = orders.find(request.params.id);
    if (!order) return void response.status(404).send(messagePage('There is no such order'));
    // Shows the effect of the webhook soon after it arrives; the buyer's return does not prove a
    // payment.
    if (order.status === 'pending') response.set('refresh', '3');
    response.send(orderPage(order));
  });

  app.use('/admin', merchantOnly(password));
  app.get('/admin', (_, response) => {
    response.send(adminPage(orders.list()));
  });

  app.post('/admin/orders/:id/refund', async (request, response) => {
    const order = orders.find(request.params.id);
    if (order?.status === 'paid' || order?.status === 'refunding')
      await refund(payments, orders, order);
    response.redirect(303, '/admin');
  });
  return app;
};
