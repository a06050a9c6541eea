// The client secret of a partner of the symmetric mode: derived, so that it is stored nowhere.
import type { PartnerView } from '@kasir/core/server';

/** The secret that signs a partner's requests; the same until it is rotated. */
export const clientSecretOf = (
  { id, account, mode, secretNumber }: Omit<PartnerView, 'signature' | 'publicKey'>,
  digest: (value: string) => string,
): string => {
  const rotated = secretNumber === 0 ? '' : ` ${secretNumber}`;
  return digest(`client secret ${account} ${mode} ${id}${rotated}`);
};
