// Revokes a key.
import { fail, ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const revokeKey = operation(
  controlContracts.keys.revoke,
  async ({ directory }, { params: { id } }) =>
    (await directory.revokeKey(id))
      ? ok({ id, revoked: true as const })
      : fail('DATA_NOT_FOUND', 'There is no key with this id.'),
  async ({ directory }, { params: { id } }) => {
    const key = await directory.keyOf(id);
    return key ? { account: key.account, mode: key.mode } : {};
  },
);
