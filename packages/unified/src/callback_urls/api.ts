// The endpoints of callback URLs, by the names of the client's methods.
export { setCallbackUrlHandler as set } from './set.ts';
