// A typed client of the control API: drives a running platform from tests, tools and pages.
import { createClient, type ClientBase, type ClientOptions } from '@kasir/client';
import { calls } from './generated/calls.ts';
import type { ControlApi } from './generated/types.ts';

export * from '@kasir/client';
export type * from './generated/types.ts';

export interface ControlClientOptions extends Omit<ClientOptions, 'key' | 'sign'> {
  /** The control token: printed at start, stored in credentials.json of the data folder. */
  readonly token: string;
}

export interface ControlClient extends ControlApi, ClientBase {}

/**
 * Creates a client of the control API; `baseUrl` is the control URL. Throws TypeError for an
 * unusable address or token.
 */
export const createControlClient = ({ token, ...options }: ControlClientOptions): ControlClient => {
  if (!token)
    throw new TypeError(
      'token is missing or empty. The server prints the control token when it starts and keeps it in ' +
        '.kasir/credentials.json; is the variable set that yours comes from, such as KASIR_CONTROL_TOKEN?',
    );
  return createClient<ControlApi>(calls, {
    ...options,
    key: token,
    sign: () => ({ authorization: `Bearer ${token}` }),
  });
};
