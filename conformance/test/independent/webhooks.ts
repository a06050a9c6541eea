// Sends the webhooks of the independent server: each has a token and an id, and is repeated for 24
// hours until the receiver responds with 200.
import { newId, now, stamp, type Store, type Json, type State } from './state.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** One webhook that is being sent. */
interface Delivery {
  readonly store: Store;
  readonly url: string;
  readonly id: string;
  readonly body: string;
  readonly first: number;
  tries: number;
}

/** Sends once; returns whether the receiver has responded with 200 within 30 seconds. */
const attempt = async (state: State, { store, url, id, body }: Delivery): Promise<boolean> => {
  const { token, oldToken } = store.account;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-callback-token': state.wrong === 'token-of-old-setting' ? oldToken : token,
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

const send = (state: State, delivery: Delivery): void => {
  const run = async (): Promise<void> => {
    const ok = await attempt(state, delivery);
    delivery.tries += 1;
    const next = now(state) + Math.min(MINUTE * 4 ** (delivery.tries - 1), 4 * 60 * MINUTE);
    if (ok || next > delivery.first + DAY || state.wrong === 'no-retry') return;
    state.due.push({ at: next, act: () => send(state, delivery) });
  };
  const sent = run().finally(() => state.sending.delete(sent));
  state.sending.add(sent);
};

/** Sends a webhook to the address of the account, or to one that a request named. */
export const emit = (
  state: State,
  store: Store,
  event: string,
  data: Json,
  { url = store.account.callbackUrl, id = newId('wh_') } = {},
): void => {
  if (url === '') return;
  const created = stamp(now(state));
  const envelope = { event, business_id: store.account.id, created, data };
  const body = JSON.stringify(envelope);
  send(state, { store, url, id, body, first: now(state), tries: 0 });
};
