// Contracts of safe acceptance, under the names that the client gives its methods.
export { acceptSafely as accept } from './accept.contract.ts';
