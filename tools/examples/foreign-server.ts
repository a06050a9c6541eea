// A small server of the API that shares no code with ours: QR codes, their payments and webhooks,
// and an operator interface. It stands for a server for which somebody writes a control adapter.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ForeignWebhooks } from './foreign-webhooks.ts';

interface Shop {
  readonly name: string;
  readonly hook: string;
  readonly token: string;
}

interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly created: string;
  readonly status: 'COMPLETED';
  readonly payment_detail: { readonly receipt_id: string; readonly source: string };
  readonly qr_code: object;
}

interface Code {
  readonly shop: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly payments: Payment[];
}

/** A response: status and body. */
type Sent = readonly [status: number, body: unknown];

export interface ForeignServer {
  readonly baseUrl: string;
  readonly operatorUrl: string;
  /** Key of its first shop. */
  readonly key: string;
  readonly stop: () => Promise<void>;
}

const textOf = async (message: IncomingMessage): Promise<string> => {
  message.setEncoding('utf8');
  let text = '';
  for await (const chunk of message) text += chunk;
  return text;
};

const listenOn = async (listener: RequestListener): Promise<readonly [Server, string]> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
};

const refused = (status: number, error_code: string, message: string): Sent => [
  status,
  { error_code, message },
];
const invalid = refused(400, 'API_VALIDATION_ERROR', 'There was an error in the request.');
const notFound = refused(404, 'DATA_NOT_FOUND', 'There is no such QR code.');

/** The server itself: shops, codes and their payments. */
class Foreign {
  readonly #shops = new Map<string, Shop>();
  readonly #keys = new Map<string, string>();
  readonly #codes = new Map<string, Code>();
  readonly webhooks = new ForeignWebhooks();

  openShop(shop: Shop): readonly [id: string, key: string] {
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    this.#shops.set(id, shop);
    return [id, this.cutKey(id)];
  }

  cutKey(shop: string): string {
    const key = `xnd_development_${randomUUID()}`;
    this.#keys.set(key, shop);
    return key;
  }

  #create(shop: string, body: Readonly<Record<string, unknown>>): Sent {
    const { external_id, type, callback_url, amount = null, metadata = null } = body;
    if (typeof external_id !== 'string' || typeof callback_url !== 'string') return invalid;
    const name = `${shop} ${external_id}`;
    if (this.#codes.has(name)) return refused(409, 'DUPLICATE_ERROR', 'This QR code exists.');
    const fields = {
      id: `qr_${randomUUID()}`,
      external_id,
      amount,
      description: '',
      qr_string: `foreign:${randomUUID()}`,
      callback_url,
      type,
      status: 'ACTIVE',
      created: this.webhooks.time,
      updated: this.webhooks.time,
      metadata,
    };
    this.#codes.set(name, { shop, fields, payments: [] });
    return [200, fields];
  }

  #pay(code: Code, body: Readonly<Record<string, unknown>>): Sent {
    const { id, external_id, qr_string, type, metadata, callback_url } = code.fields;
    const amount = body['amount'] ?? code.fields['amount'];
    if (typeof amount !== 'number') return invalid;
    const payment: Payment = {
      id: `qrpy_${randomUUID()}`,
      amount,
      created: this.webhooks.time,
      status: 'COMPLETED',
      payment_detail: { receipt_id: randomUUID(), source: 'FOREIGN' },
      qr_code: { id, external_id, qr_string, type, metadata },
    };
    code.payments.unshift(payment);
    const { payment_detail: payment_details } = payment;
    this.webhooks.add({
      id: randomUUID(),
      url: String(callback_url),
      token: this.#shops.get(code.shop)?.token ?? '',
      body: JSON.stringify({ event: 'qr.payment', ...payment, payment_details }),
    });
    return [200, payment];
  }

  /** Responds to a request of the API. */
  api(method: string, url: URL, key: string, text: string): Sent {
    const shop = this.#keys.get(key);
    if (shop === undefined) return refused(401, 'INVALID_API_KEY', 'There is no such API key.');
    let body: Readonly<Record<string, unknown>>;
    try {
      body = JSON.parse(text || '{}');
    } catch {
      return invalid;
    }
    const [resource, name, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    const codeOf = (one: string): Code | undefined => this.#codes.get(`${shop} ${one}`);
    const route = [method, resource, ...rest].join(' ');
    if (route === 'POST qr_codes' && name === undefined) return this.#create(shop, body);
    if (route === 'GET qr_codes' && name === 'payments') {
      const wanted = url.searchParams.get('external_id');
      if (wanted === null) return invalid;
      const code = codeOf(wanted);
      return code ? [200, code.payments] : notFound;
    }
    if (route === 'POST qr_codes payments simulate') {
      const code = codeOf(name ?? '');
      return code ? this.#pay(code, body) : notFound;
    }
    return refused(404, 'NOT_FOUND', 'There is nothing here.');
  }
}

const keyIn = ({ headers }: IncomingMessage): string =>
  Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64')
    .toString()
    .replace(/:$/, '');

/** Handles an operator request: the body is a form, and the response is plain text. */
const operate = (foreign: Foreign, path: string, form: URLSearchParams): string => {
  const field = (name: string): string => form.get(name) ?? '';
  if (path === '/busy') return foreign.webhooks.isBusy ? 'yes' : 'no';
  if (path === '/shops') {
    const shop = { name: field('name'), hook: field('hook'), token: field('token') };
    return foreign.openShop(shop).join(' ');
  }
  if (path === '/keys') return foreign.cutKey(field('shop'));
  if (path !== '/time') throw new Error(`Nobody knows ${path}.`);
  foreign.webhooks.advance(Number(field('seconds')));
  return 'done';
};

/** Starts the server with one shop. */
export const startForeignServer = async (): Promise<ForeignServer> => {
  const foreign = new Foreign();
  const [, key] = foreign.openShop({ name: 'First', hook: '', token: 'first' });
  const [api, baseUrl] = await listenOn(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://foreign.example');
    const text = await textOf(request);
    const [status, body] = foreign.api(request.method ?? '', url, keyIn(request), text);
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': randomUUID() })
      .end(JSON.stringify(body));
  });
  const [operator, operatorUrl] = await listenOn(async (request, response) => {
    const form = new URLSearchParams(await textOf(request));
    response.end(operate(foreign, request.url ?? '', form));
  });
  return {
    baseUrl,
    operatorUrl,
    key,
    stop: async () => {
      for (const server of [api, operator]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
};
