// Receives the webhooks of a test file.
import { loopback } from '@kasir/client/testing';
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
  const { url, close } = await loopback((response, { body }) => {
    received.push(JSON.parse(body) as Webhook);
    response.end();
  });
  afterAll(close);
  return { url, received };
};
