// An API key: only its hash is stored; the key itself is shown once, when it is created.
import { objectId, scopes, type Permission, type Scope } from '@kasir/core';
import { kind } from '@kasir/core/resource';
import * as z from 'zod';

const permission = z.templateLiteral([z.enum(scopes), ':', z.enum(['read', 'write'])]);

/** All permissions (AUTH-UNSPEC-03). */
export const allPermissions: readonly Permission[] = scopes.flatMap(
  (scope: Scope): Permission[] => [`${scope}:read`, `${scope}:write`],
);

export const apiKey = z
  .object({
    id: objectId,
    name: z.string().describe('Name of the key, for people.'),
    account: z.string().describe('Id of the account.'),
    mode: z.enum(['test', 'live']).describe('Test or live mode.'), // AUTH-03
    type: z
      .enum(['secret', 'public'])
      .describe('A secret key is for servers, a public key for browsers.'),
    permissions: z.array(permission).describe('Permissions of the key, such as money_in:write.'),
    /** The last four characters, so that people can distinguish keys. */
    ending: z.string().describe('Last characters of the key, to distinguish keys.'),
    revoked: z.boolean().describe('Time at which the key was revoked; null while it is valid.'),
    created: z.string().describe('Time of creation.'),
  })
  .describe('An API key, without its secret value.');
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
