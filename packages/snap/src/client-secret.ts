// The client secret of a partner of the symmetric mode: derived, so that it is stored nowhere.
import type { PartnerView } from '@kasir/core/server';

/** The secret that signs a partner's requests; the same for the same partner. */
export const clientSecretOf = (
  { id, account, mode }: Pick<PartnerView, 'id' | 'account' | 'mode'>,
  digest: (value: string) => string,
): string => digest(`client secret ${account} ${mode} ${id}`);
