// The endpoints of access tokens, by the names of the client's methods.
export { createAccessTokenHandler as create } from './create.ts';
