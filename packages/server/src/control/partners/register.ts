// Registers a partner of an account; one that signs with a client secret gets it.
import { fail, ok } from '@kasir/core/server';
import { clientSecretOf } from '@kasir/snap/server';
import { operation, unknownAccount } from '../operation.ts';
import { registerPartnerContract } from './register.contract.ts';

export const registerPartner = operation(
  registerPartnerContract,
  async ({ directory, context }, { params, body }) => {
    const account = await directory.account(params.id);
    if (!account) return unknownAccount;
    const registered = await directory.registerPartner({ ...body, account: account.id });
    if (!registered)
      return fail('DUPLICATE_ERROR', 'This partner belongs to another account. Send another id.');
    const { digest } = context({ account: account.id, mode: body.mode }, account);
    const isSymmetric = registered.signature === 'symmetric';
    return ok({
      ...registered,
      client_secret: isSymmetric ? clientSecretOf(registered, digest) : null,
    });
  },
);
