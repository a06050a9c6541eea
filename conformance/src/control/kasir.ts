// The control plane of a Kasir server, over its control listener.
import { request } from 'undici';
import { field, parsedJson } from '../wire/message.ts';
import type { AccountWish, Control, KeyWish } from './control.ts';

const named = (body: unknown, name: string): string => {
  const value = field(body, name);
  if (typeof value !== 'string') throw new Error(`The control API answered without ${name}.`);
  return value;
};

/** Controls the Kasir server whose control listener is at `url`, with the token it printed. */
export const kasirControl = (url: string, token: string): Control => {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await request(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.body.text();
    if (response.statusCode >= 300) {
      throw new Error(`The control API answered ${response.statusCode} to POST ${path}: ${text}`);
    }
    return parsedJson(text);
  };
  return {
    account: async ({ name, platform = false, parent, callback }: AccountWish) => {
      const made = await post('/accounts', {
        name,
        platform,
        ...(parent !== undefined && { parent }),
        ...(callback && {
          callback_urls: { default: callback.url },
          callback_token: callback.token,
        }),
      });
      return { id: named(made, 'id'), key: named(field(made, 'key'), 'key') };
    },
    key: async (account: string, { mode, permissions }: KeyWish) =>
      named(
        await post(`/accounts/${account}/keys`, {
          name: 'Conformance',
          mode,
          ...(permissions && { permissions }),
        }),
        'key',
      ),
    clock: {
      advance: async (ms) => {
        await post('/clock/advance', { ms });
      },
    },
    quiet: async () => {
      await post('/quiet', {});
    },
  };
};
