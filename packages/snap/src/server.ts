// Exports the handlers of the bank-standard endpoints.
import { handlersOf, type Handler } from '@kasir/core/server';
import * as accessTokens from './access_tokens/api.ts';
import * as accountLinks from './account_links/api.ts';

// The client secret, which the control API shows to operators.
export { clientSecretOf } from './client-secret.ts';

/** Every endpoint by resource and method, as the client groups them. */
export const snapApi = {
  accountLinks,
  accessTokens,
} as const;

export const snapHandlers: readonly Handler[] = handlersOf(snapApi);
