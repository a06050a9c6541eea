// Runs the whole platform in this process for tests, called without a socket by its default account
// and by others.
import { outgoing } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { memoryStore, type TestResponse } from '@kasir/core/testing';
import { onTestFinished } from 'vitest';
import { createControl } from '../control/control.ts';
import { openKasir } from '../app/open.ts';
import type { KasirOptions } from '../app/options.ts';
import { bytesOf, callTo } from './call.ts';
import { randomHex } from '../random/random-hex.ts';

interface Options extends Partial<KasirOptions> {
  readonly store?: Store;
}

/** Opens the platform on the in-memory store, unless another is given; it closes with the test. */
export const openTestServer = async (options: Options = {}) => {
  const kasir = await openKasir({
    // While the clock is frozen, short ids of two accounts differ only in their random part.
    store: memoryStore({ now: () => Date.now(), random: () => randomHex(12) }),
    rates: { test: 0, live: 0, address: 0 },
    ...options,
  });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= kasir.close());
  onTestFinished(close);
  const respond = createControl(kasir, 'token');
  const call = callTo(kasir);
  const send = async (
    token: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<TestResponse> => {
    const [name = '', query = ''] = path.split('?');
    const response = await respond({
      method,
      path: name,
      query,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
      body: bytesOf(body),
      address: '127.0.0.1',
    });
    let text = '';
    const pieces = typeof response.body === 'string' ? [response.body] : response.body;
    for await (const piece of pieces) text += piece;
    return { ...response, headers: {}, body: JSON.parse(text) as unknown };
  };
  return {
    kasir,
    store: kasir.store,
    platform: kasir.account,
    call,
    control: (method: string, path: string, body?: unknown) => send('token', method, path, body),
    /** Calls the control API with the token of an operator. */
    controlAs: (token: string) => (method: string, path: string, body?: unknown) =>
      send(token, method, path, body),
    close,
    /** Opens a sub-account of the default account and returns its id. */
    branch: async (type = 'OWNED'): Promise<string> => {
      const made = await call('POST', '/v2/accounts', {
        email: 'cabang@toko.example',
        type,
        public_profile: { business_name: 'Toko Cabang' },
      });
      return (made.body as { id: string }).id;
    },
    /** Returns the bodies of the events of an account, oldest first. */
    events: async (account: string, mode: Partition['mode'] = 'test') => {
      const { rows } = await kasir.store.view({ account, mode }, (view) =>
        view.list(outgoing, {}, { limit: 1_000, order: 'asc' }),
      );
      return rows.map(({ state: sent }) => JSON.parse(sent.body) as Record<string, unknown>);
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
