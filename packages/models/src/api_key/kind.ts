// An API key: only its hash is stored; the key itself is shown once, when it is created.
import { kind, scopes, type Permission, type Scope } from '@kasir/core';
import * as z from 'zod';

const permission = z.templateLiteral([z.enum(scopes), ':', z.enum(['read', 'write'])]);

/** All permissions (AUTH-UNSPEC-03). */
export const allPermissions: readonly Permission[] = scopes.flatMap(
  (scope: Scope): Permission[] => [`${scope}:read`, `${scope}:write`],
);

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  mode: z.enum(['test', 'live']), // AUTH-03
  type: z.enum(['secret', 'public']),
  permissions: z.array(permission),
  /** The last four characters, so that people can distinguish keys. */
  ending: z.string(),
  revoked: z.boolean(),
  created: z.string(),
});
export type ApiKey = z.infer<typeof apiKey>;

export interface ApiKeyPrivate {
  readonly hash: string;
}

/** Stored in the system partition and found by their hash. */
export const apiKeys = kind<ApiKeyPrivate>()({
  name: 'api_key',
  schema: apiKey,
  keys: { hash: (row) => row.state.hash },
  parent: (row) => row.public.account,
});

/** Returns the prefix of a new key, which the official SDKs recognize (AUTH-UNSPEC-03). */
export const keyPrefix = (type: ApiKey['type'], mode: ApiKey['mode']): string =>
  `xnd_${type === 'public' ? 'public_' : ''}${mode === 'test' ? 'development' : 'production'}_`;
