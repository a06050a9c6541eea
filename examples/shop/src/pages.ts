// Renders the pages of the shop: the checkout, an order, and all orders for the merchant.
import { renderSVG } from 'uqr';
import { Html, html, none } from './html.ts';
import type { Order, OrderStatus, WayToPay } from './orders.ts';
import { style } from './style.ts';

/** The product of the shop, priced in rupiah. */
export const product = { name: 'Gayo coffee beans, 250 g', price: 85_000 } as const;

const channels: Readonly<Record<WayToPay, { readonly name: string; readonly how: string }>> = {
  QRIS: { name: 'QRIS', how: 'Scan a code with any banking app' },
  BCA: { name: 'BCA Virtual Account', how: 'Transfer to a number' },
  DANA: { name: 'DANA', how: 'Confirm in your wallet' },
};

const statuses: Readonly<Record<OrderStatus, string>> = {
  pending: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Not paid',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

const rupiah = (amount: number): string => `Rp ${amount.toLocaleString('id-ID')}`;

const page = (title: string, content: Html, shape = ''): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Kopi Kasir</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main class="${shape}"><a class="brand" href="/">Kopi Kasir</a>${content}</main>
      </body>
    </html>`.text;

const badge = (status: OrderStatus): Html =>
  html`<span class="status ${status}">${statuses[status]}</span>`;

/** Renders the checkout; `id` becomes the id of the order, even if the form is sent twice. */
export const checkoutPage = (id: string): string =>
  page(
    'Checkout',
    html`<form class="card" method="post" action="/orders">
      <h1>Checkout</h1>
      <div class="row">
        <span>${product.name}</span><span class="price">${rupiah(product.price)}</span>
      </div>
      <input type="hidden" name="id" value="${id}" />
      <fieldset>
        <legend>How would you like to pay?</legend>
        ${Object.entries(channels).map(
          ([way, { name, how }], index) =>
            html`<label
              ><input
                type="radio"
                name="way"
                value="${way}"
                ${index === 0 ? html` checked` : none}
              /><span>${name}<small>${how}</small></span></label
            >`,
        )}
      </fieldset>
      <button class="full">Pay ${rupiah(product.price)}</button>
    </form>`,
  );

/** Renders the payment data; without a payment request yet, a button to try again. */
const payment = ({ id, way, request_id, pay_url, pay_code }: Order): Html => {
  if (request_id === null)
    return html`<p>
        The payment service did not answer. Nothing is lost, and nothing is paid twice.
      </p>
      <form method="post" action="/orders">
        <input type="hidden" name="id" value="${id}" /><input
          type="hidden"
          name="way"
          value="${way}"
        /><button>Try again</button>
      </form>`;
  const link =
    pay_url === null ? none : html`<a class="button" href="${pay_url}">Open the payment page</a>`;
  if (way === 'QRIS')
    return html`<p>Scan the code with your banking app.</p>
      <div class="qr" role="img" aria-label="QR code to pay with">
        ${new Html(renderSVG(pay_code ?? ''))}
      </div>
      ${link}`;
  if (way === 'BCA')
    return html`<p>Transfer the exact amount to this BCA virtual account:</p>
      <p class="number">${pay_code ?? ''}</p>
      ${link}`;
  return html`<p>Confirm the payment in your wallet.</p>
    ${link}`;
};

const sentences: Readonly<Record<Exclude<OrderStatus, 'pending'>, string>> = {
  paid: 'Thank you. Your coffee is being packed.',
  failed: 'The payment did not go through, and you were not charged.',
  refunding: 'Your money is on its way back.',
  refunded: 'Your money was refunded.',
};

/** Renders an order as its buyer sees it. */
export const orderPage = (order: Order): string =>
  page(
    'Your order',
    html`<section class="card">
      <div class="row">
        <h1>Your order</h1>
        ${badge(order.status)}
      </div>
      <div class="row">
        <span>${product.name}</span><span class="price">${rupiah(order.amount)}</span>
      </div>
      ${order.status === 'pending' ? payment(order) : html`<p>${sentences[order.status]}</p>`}
      ${order.status === 'failed' ? html`<a class="button" href="/">Order again</a>` : none}
      <p class="quiet id">${order.id}</p>
    </section>`,
  );

const refundable: readonly OrderStatus[] = ['paid', 'refunding'];

const row = (order: Order): Html => {
  const { id, way, amount, status, note } = order;
  // A payment to a virtual account cannot be refunded here: the merchant transfers the money back.
  const button =
    refundable.includes(status) && way !== 'BCA'
      ? html`<form method="post" action="/admin/orders/${id}/refund">
          <button class="small">${status === 'paid' ? 'Refund' : 'Ask again'}</button>
        </form>`
      : none;
  return html`<tr>
    <td><span class="id">${id}</span><br />${channels[way].name}</td>
    <td>${rupiah(amount)}</td>
    <td>${badge(status)}${note === '' ? none : html`<p class="quiet">${note}</p>`}</td>
    <td>${button}</td>
  </tr>`;
};

/** Renders all orders, newest first, as the merchant sees them. */
export const adminPage = (orders: readonly Order[]): string =>
  page(
    'Orders',
    html`<section class="card">
      <h1>Orders</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Amount</th>
            <th scope="col">Status</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          ${orders.map(row)}
        </tbody>
      </table>
    </section>`,
    'wide',
  );

/** Renders a page with one message. */
export const messagePage = (message: string): string =>
  page(message, html`<section class="card"><h1>${message}</h1></section>`);
