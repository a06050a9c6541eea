// The contracts of this package, as the `api.ts` of each resource registers them.
// Generated from the contracts by `npm run generate`; not edited by hand.
import { createAccountLink } from '../account_links/create.contract.ts';
import { createAccessTokenContract } from '../access_tokens/create.contract.ts';

export { createAccountLink, createAccessTokenContract };

/** Every contract, grouped as the client groups its methods. */
export const snapContracts: {
  readonly accountLinks: { readonly create: typeof createAccountLink };
  readonly accessTokens: { readonly create: typeof createAccessTokenContract };
} = {
  accountLinks: { create: createAccountLink },
  accessTokens: { create: createAccessTokenContract },
};
