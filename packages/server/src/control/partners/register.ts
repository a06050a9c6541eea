// Registers a partner of an account; returns the client secret of a partner that signs with one.
import { createPublicKey } from 'node:crypto';
import { fail, invalid, ok } from '@kasir/core/server';
import { clientSecretOf } from '@kasir/snap-api/server';
import { operation, unknownAccount } from '../operation.ts';
import { controlContracts } from '@kasir/control';

/** The least size of an RSA key, in bits. */
const RSA_BITS = 2_048;

const isRsaKey = (pem: string): boolean => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    return !pem.includes('PRIVATE') && asymmetricKeyType === 'rsa' && bits >= RSA_BITS;
  } catch {
    return false;
  }
};

export const registerPartner = operation(
  controlContracts.partners.register,
  async ({ directory, context }, { params, body }) => {
    const account = await directory.account(params.id);
    if (!account) return unknownAccount;
    if (!isRsaKey(body.public_key))
      return invalid(
        'body.public_key',
        `Must be a public RSA key of at least ${RSA_BITS} bits in PEM.`,
      );
    const registered = await directory.registerPartner({ ...body, account: account.id });
    if (!registered)
      return fail('DUPLICATE_ERROR', 'This partner belongs to another account. Send another id.');
    const { digest } = context({ account: account.id, mode: body.mode }, account);
    const { secret_number: secretNumber = 0, ...partner } = registered;
    const isSymmetric = registered.signature === 'symmetric';
    return ok({
      ...partner,
      client_secret: isSymmetric ? clientSecretOf({ ...registered, secretNumber }, digest) : null,
    });
  },
);
