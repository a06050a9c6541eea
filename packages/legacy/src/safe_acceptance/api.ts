// The endpoints of safe acceptance, by the names of the client's methods.
export { acceptSafelyHandler as accept } from './accept.ts';
