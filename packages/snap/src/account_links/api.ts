// The endpoints of account links, by the names of the client's methods.
export { createAccountLinkHandler as create } from './create.ts';
