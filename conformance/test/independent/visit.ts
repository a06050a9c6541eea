// Opens a visit to an independent server: the server, a client with its key, and a receiver of its
// webhooks.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { startIndependent, type Independent, type IndependentOptions } from './server.ts';
import type { Json } from './state.ts';

/** A response that a visit reads. */
export interface Response {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

/** A webhook that arrived. */
export interface Received {
  readonly token: unknown;
  readonly id: unknown;
  readonly event: string;
  readonly data: Json;
  readonly path: string | undefined;
}

/** A server, a client with its key, and the webhooks that arrived. */
export interface Visit {
  readonly server: Independent;
  readonly received: Received[];
  readonly receiverUrl: string;
  /** Statuses that the receiver responds with, before it responds 200. */
  readonly refusals: number[];
  readonly call: (
    method: string,
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  readonly as: (key: string) => Visit['call'];
  readonly end: () => Promise<void>;
}

const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

const clientOf =
  (baseUrl: string, key: string): Visit['call'] =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { authorization: basic(key), 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers: sent } = response;
    return { status, headers: sent, body: (await response.json()) as Json };
  };

/** Starts a server and a receiver. */
export const visit = async (options: IndependentOptions = {}): Promise<Visit> => {
  const received: Received[] = [];
  const refusals: number[] = [];
  const receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { event, data } = JSON.parse(text) as { event: string; data: Json };
      const { 'x-callback-token': token, 'webhook-id': id } = request.headers;
      received.push({ token, id, event, data, path: request.url });
      response.writeHead(refusals.shift() ?? 200).end();
    });
  });
  const { url: receiverUrl } = await listenOnLoopback(receiver);
  const server = await startIndependent({ callbackUrl: `${receiverUrl}/account`, ...options });
  return {
    server,
    received,
    receiverUrl,
    refusals,
    call: clientOf(server.baseUrl, server.key),
    as: (key) => clientOf(server.baseUrl, key),
    end: async () => {
      await server.close();
      receiver.closeAllConnections();
      await new Promise<void>((resolve) => receiver.close(() => resolve()));
    },
  };
};

export const V3 = { 'api-version': '2024-11-11' };

const URLS = {
  success_return_url: 'https://shop.example/yes',
  failure_return_url: 'https://shop.example/no',
};

/** Returns the body of a payment request by a wallet. */
export const byWallet = (more: Json = {}, method: Json = {}): Json => ({
  currency: 'IDR',
  amount: 10_000,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'DANA', channel_properties: URLS },
    ...method,
  },
  ...more,
});

/** Returns the body of a payment request by card. */
export const byCard = (more: Json = {}): Json => ({
  currency: 'IDR',
  amount: 10_000,
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: URLS,
      card_information: { card_number: '4000000000001091', cvv: '123' },
    },
  },
  ...more,
});

/** Returns the body of a v3 payment request by a wallet. */
export const byV3 = (more: Json = {}): Json => ({
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: 10_000,
  channel_code: 'DANA',
  channel_properties: URLS,
  ...more,
});

/** Returns the body of a QR code. */
export const aCode = (more: Json = {}): Json => ({
  external_id: `code-${Math.random()}`,
  type: 'DYNAMIC',
  callback_url: 'http://127.0.0.1:9/none',
  amount: 1_500,
  ...more,
});

/** Returns the id of a created object. */
export const idOf = ({ body }: Response): string => String(body['id'] ?? body['payment_token_id']);

/** Creates a payment request, pays it, and returns its id. */
export const paid = async ({ call, server }: Visit, body = byWallet()): Promise<string> => {
  const id = idOf(await call('POST', '/payment_requests', body));
  server.pay(id);
  return id;
};

/** Returns the rows of a list. */
export const rowsOf = ({ body }: Response): Json[] => body['data'] as Json[];

/** Refunds a payment request. */
export const refund = (
  { call }: Visit,
  payment_request_id: string,
  more: Json = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  call(
    'POST',
    '/refunds',
    { payment_request_id, reason: 'REQUESTED_BY_CUSTOMER', ...more },
    headers,
  );

/** Returns the status of a response, and its code if it is an error. */
export const outcome = ({ status, body }: Response): string =>
  [status, body['error_code']].filter(Boolean).join(' ');

/** Returns how often an event was received. */
export const times = async ({ server, received }: Visit, event: string): Promise<number> => {
  await server.idle();
  return received.filter((webhook) => webhook.event === event).length;
};
