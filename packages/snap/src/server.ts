// Exports the handlers of the bank-standard endpoints.
import type { Handler } from '@kasir/core/server';
import { createAccessTokenHandler } from './access_tokens/create.ts';
import { createAccountLinkHandler } from './account_links/create.ts';

// The client secret, which the control API shows to operators.
export { clientSecretOf } from './client-secret.ts';

export const snapHandlers: readonly Handler[] = [
  createAccountLinkHandler,
  createAccessTokenHandler,
];
