// Handlers of the bank-standard endpoints.
import type { Handler } from '@kasir/core/server';
import { createAccessTokenHandler } from './access_tokens/create.ts';
import { createAccountLinkHandler } from './account_links/create.ts';

// What the control API tells an operator of a partner.
export { clientSecretOf } from './client-secret.ts';

export const snapHandlers: readonly Handler[] = [
  createAccountLinkHandler,
  createAccessTokenHandler,
];
