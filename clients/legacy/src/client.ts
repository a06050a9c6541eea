// Creates the typed client of the legacy endpoints.
import { createClient, type ClientBase, type ClientOptions } from '@kasir/client';
import { calls } from './generated/calls.ts';
import type { LegacyApi } from './generated/types.ts';

export * from '@kasir/client';
export type * from './generated/types.ts';

export interface LegacyClient extends LegacyApi, ClientBase {}

/** Creates a client. Throws TypeError for an unusable `baseUrl` or `key`. */
export const createLegacyClient = (options: ClientOptions): LegacyClient =>
  createClient<LegacyApi>(calls, options);
