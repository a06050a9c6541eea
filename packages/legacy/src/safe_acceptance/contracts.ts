// Exports the contracts of safe acceptance under the names of the client methods.
export { acceptSafely as accept } from './accept.contract.ts';
