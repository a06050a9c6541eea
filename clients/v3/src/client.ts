// Creates a typed client of v3, which sends the api-version of every call automatically.
import { createClient, type ClientBase, type ClientOptions } from '@kasir/client';
import { calls } from './generated/calls.ts';
import type { V3Api } from './generated/types.ts';

export * from '@kasir/client';
export type * from './generated/types.ts';

export interface V3Client extends V3Api, ClientBase {}

/** Creates a client. Throws TypeError for an invalid `baseUrl` or `key`. */
export const createV3Client = (options: ClientOptions): V3Client =>
  createClient<V3Api>(calls, options);
