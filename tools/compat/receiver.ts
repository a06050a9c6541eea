// Receives the webhooks of a test file.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** The fields of a webhook by which the tests find it. */
interface Webhook {
  readonly event?: string;
  readonly payment_id?: string;
  readonly data?: { readonly id: string };
}

/** Listens for webhooks until the end of the test file. */
export const openReceiver = async () => {
  const received: Webhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()) as Webhook);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
};
