// Contracts of access tokens, under the names that the client gives its methods.
export { createAccessTokenContract as create } from './create.contract.ts';
