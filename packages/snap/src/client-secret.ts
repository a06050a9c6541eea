// Derives the client secret of a partner in symmetric mode, so that it is stored nowhere.
import type { PartnerView } from '@kasir/core/pipeline';

/** Returns the secret that signs a partner's requests; it is the same until it is rotated. */
export const clientSecretOf = (
  { id, account, mode, secretNumber }: Omit<PartnerView, 'signature' | 'publicKey'>,
  digest: (value: string) => string,
): string => {
  const rotated = secretNumber === 0 ? '' : ` ${secretNumber}`;
  return digest(`client secret ${account} ${mode} ${id}${rotated}`);
};
