// A typed client of the control API: drives a running platform from tests, tools and pages.
import { createClient, type Client, type ClientOptions } from '@kasir/core/client';
import { controlContracts } from './index.ts';

export {
  ApiError,
  isApiError,
  unwrap,
  type CallOptions,
  type Failure,
  type Result,
  type Success,
} from '@kasir/core/client';

export interface ControlClientOptions extends Omit<ClientOptions, 'key' | 'sign'> {
  /** The control token: printed at start, kept in credentials.json of the data folder. */
  readonly token: string;
}

export type ControlClient = Client<typeof controlContracts>;

/**
 * Makes a client of the control API; its methods and types follow from the contracts. `baseUrl` is
 * the control URL. Throws TypeError for an unusable address or token.
 */
export const createControlClient = ({ token, ...options }: ControlClientOptions): ControlClient =>
  createClient(controlContracts, {
    ...options,
    key: token,
    sign: () => ({ authorization: `Bearer ${token}` }),
  });
