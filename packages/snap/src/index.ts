// Exports the contracts of the bank-standard endpoints.
import * as accessTokens from './access_tokens/contracts.ts';
import * as accountLinks from './account_links/contracts.ts';

export { createAccessTokenContract } from './access_tokens/create.contract.ts';
export { createAccountLink } from './account_links/create.contract.ts';
export {
  isSignedBy,
  minifyJson,
  signAsymmetric,
  signSymmetric,
  textToSign,
  timestampOf,
  tokenTextToSign,
  type SignedRequest,
} from './signature.ts';

/** Every contract of the bank standard, grouped as the client groups its methods. */
export const snapContracts = { accountLinks, accessTokens } as const;
