// Which hosts are this machine alone.

const pattern = /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Whether a host, a name or an address without brackets, is reached from this machine only. */
export const isLoopback = (host: string): boolean => pattern.test(host);
