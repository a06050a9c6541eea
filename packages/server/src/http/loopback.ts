// Recognizes hosts that can be reached from this machine only.

const pattern = /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Returns whether a name, or an address without brackets, is reached from this machine only. */
export const isLoopback = (host: string): boolean => pattern.test(host);
