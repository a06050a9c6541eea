// An API key: only its hash is kept; the key itself is shown once, when it is made.
import { kind, scopes, type Permission, type Scope } from '@kasir/core';
import * as z from 'zod';

const permission = z.templateLiteral([z.enum(scopes), ':', z.enum(['read', 'write'])]);

/** Every permission there is (AUTH-UNSPEC-03). */
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
  /** Last four characters, so that people can distinguish keys. */
  ending: z.string(),
  revoked: z.boolean(),
  created: z.string(),
});
export type ApiKey = z.infer<typeof apiKey>;

export interface ApiKeyPrivate {
  readonly hash: string;
}

/** Keys live in the system partition and are found by their hash. */
export const apiKeys = kind<ApiKeyPrivate>()({
  name: 'api_key',
  schema: apiKey,
  keys: { hash: (row) => row.state.hash },
  parent: (row) => row.public.account,
});

/** What a new key starts with: the official SDKs recognize these spellings (AUTH-UNSPEC-03). */
export const keyPrefix = (type: ApiKey['type'], mode: ApiKey['mode']): string =>
  `xnd_${type === 'public' ? 'public_' : ''}${mode === 'test' ? 'development' : 'production'}_`;
