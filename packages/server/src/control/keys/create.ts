// Creates a key of an account.
import { ok } from '@kasir/core/server';
import { randomHex } from '../../random/random-hex.ts';
import { operation, unknownAccount } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const createKey = operation(
  controlContracts.keys.create,
  async ({ directory }, { params, body }) => {
    const account = await directory.account(params.id);
    if (!account) return unknownAccount;
    const key = { random: randomHex(48) };
    return ok(await directory.createKey({ ...body, account: account.id, key }));
  },
);
