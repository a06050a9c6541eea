// Webhooks of the independent server: one envelope, a token, an id, and repeats for 24 hours until a 200.
import { newId, now, stamp, type Book, type Json, type World } from './world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** One webhook on its way. */
interface Delivery {
  readonly book: Book;
  readonly url: string;
  readonly id: string;
  readonly body: string;
  readonly first: number;
  tries: number;
}

/** Sends once; true if the receiver has answered 200 within 30 seconds. */
const attempt = async (world: World, { book, url, id, body }: Delivery): Promise<boolean> => {
  const { token, oldToken } = book.account;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-callback-token': world.wrong === 'token-of-old-setting' ? oldToken : token,
        'webhook-id': id,
      },
      body,
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
};

const send = (world: World, delivery: Delivery): void => {
  const run = async (): Promise<void> => {
    const ok = await attempt(world, delivery);
    delivery.tries += 1;
    const next = now(world) + Math.min(MINUTE * 4 ** (delivery.tries - 1), 4 * 60 * MINUTE);
    if (ok || next > delivery.first + DAY || world.wrong === 'no-retry') return;
    world.due.push({ at: next, act: () => send(world, delivery) });
  };
  const sent = run().finally(() => world.sending.delete(sent));
  world.sending.add(sent);
};

/** Sends a webhook to the address of the account, or to one that a request named. */
export const emit = (
  world: World,
  book: Book,
  event: string,
  data: Json,
  { url = book.account.callbackUrl, id = newId('wh_') } = {},
): void => {
  if (url === '') return;
  const created = stamp(now(world));
  const envelope = { event, business_id: book.account.id, created, data };
  const body = JSON.stringify(envelope);
  send(world, { book, url, id, body, first: now(world), tries: 0 });
};
