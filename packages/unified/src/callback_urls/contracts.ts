// Contracts of callback URLs, under the names that the client gives its methods.
export { setCallbackUrl as set } from './set.contract.ts';
