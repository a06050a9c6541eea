// Creates a typed client of the unified endpoints.
import { createClient, type ClientBase, type ClientOptions } from '@kasir/client';
import { calls } from './generated/calls.ts';
import type { UnifiedApi } from './generated/types.ts';

export * from '@kasir/client';
export type * from './generated/types.ts';

export interface UnifiedClient extends UnifiedApi, ClientBase {}

/** Creates a client. Throws TypeError for an invalid `baseUrl` or `key`. */
export const createUnifiedClient = (options: ClientOptions): UnifiedClient =>
  createClient<UnifiedApi>(calls, options);
