// Rotates the client secret of a partner: the former one and its access tokens end immediately.
import { controlContracts } from '@kasir/control';
import { fail, invalid, ok } from '@kasir/core/server';
import { clientSecretOf } from '@kasir/snap-api/server';
import { operation, unknownAccount } from '../operation.ts';

const unknownPartner = fail(
  'DATA_NOT_FOUND',
  'This account has no partner with this id. GET /accounts/{id}/partners lists them.',
);

export const rotatePartner = operation(
  controlContracts.partners.rotate,
  async ({ directory, context }, { params }) => {
    const account = await directory.account(params.id);
    if (!account) return unknownAccount;
    const partner = await directory.partner(params.partner);
    if (partner?.account !== account.id) return unknownPartner;
    if (partner.signature === 'asymmetric')
      return invalid(
        'path.partner',
        'Must be a symmetric partner: an asymmetric one has no client secret. Register it again with another public key.',
      );
    const rotated = await directory.rotateClientSecret(account.id, partner.id);
    if (!rotated) return unknownPartner;
    const { digest } = context({ account: account.id, mode: partner.mode }, account);
    return ok({ id: partner.id, client_secret: clientSecretOf(rotated, digest) });
  },
);
