// Exports the contracts of access tokens under the names of the client methods.
export { createAccessTokenContract as create } from './create.contract.ts';
