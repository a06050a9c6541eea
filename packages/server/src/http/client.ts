// Determines the client of a request: the address that rate limits count, through trusted proxies,
// and whether its connection is encrypted.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, SocketAddress } from 'node:net';
import { isLoopback } from './loopback.ts';

/**
 * Returns whether to refuse plain HTTP: it is served on loopback only, unless the operator allows
 * more (AUTH-06, AUTH-CONF-02).
 */
export const mustRefusePlain = (
  secure: boolean,
  insecureHttp: boolean,
  localAddress: string,
): boolean => !secure && !insecureHttp && !isLoopback(localAddress);

/** Returns the host of a hop: an address, `address:port`, `[IPv6]` or `[IPv6]:port`. */
const hostOf = (hop: string): string => {
  if (isIP(hop) !== 0) return hop;
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/:\d+$/, '');
};

/** Returns the normal form of an address, IPv4 if mapped into IPv6; null for anything else. */
export const normalAddress = (hop: string): string | null => {
  const [host = ''] = hostOf(hop).split('%', 1);
  const family = isIP(host);
  if (family !== 6) return family === 4 ? host : null;
  const { address } = new SocketAddress({ address: host, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
};

/** Returns the first four groups of an IPv6 address: one client usually holds a whole /64. */
const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
};

const normal = (hop: string): string => normalAddress(hop) ?? hop;

/** The other end of a connection. */
export interface Peer {
  readonly address: string;
  /** The network that it is counted under. */
  readonly network: string;
  readonly encrypted: boolean;
}

export const peerOf = (remote: string, encrypted: boolean): Peer => {
  const address = normal(remote);
  return { address, network: networkOf(address), encrypted };
};

/** Returns the addresses of proxies in the spelling of peers. */
export const trustedOf = (proxies: readonly string[]): ReadonlySet<string> =>
  new Set(proxies.map(normal));

/**
 * Returns the last hop that is not a trusted proxy: null if it is not an address, undefined if
 * there is none. Earlier hops are not read.
 */
const lastUntrusted = (
  forwarded: string,
  trusted: ReadonlySet<string>,
): string | null | undefined => {
  let end = forwarded.length;
  while (end >= 0) {
    const comma = end === 0 ? -1 : forwarded.lastIndexOf(',', end - 1);
    const hop = forwarded.slice(comma + 1, end).trim();
    const address = hop === '' ? '' : normalAddress(hop);
    if (address === null || (address !== '' && !trusted.has(address))) return address;
    end = comma;
  }
  return undefined;
};

/**
 * Returns the address that a client is counted under and whether its connection is encrypted
 * (RATE-UNSPEC-05). Proxies append to X-Forwarded-For, so anything before the last untrusted
 * address may be forged and is ignored.
 */
export const clientOf = (
  { address, network, encrypted }: Peer,
  headers: IncomingHttpHeaders,
  trusted: ReadonlySet<string>,
): { readonly address: string; readonly secure: boolean } => {
  if (!trusted.has(address)) return { address: network, secure: encrypted };
  const client = lastUntrusted(String(headers['x-forwarded-for'] ?? ''), trusted);
  return {
    address: client ? networkOf(client) : network,
    secure: encrypted || headers['x-forwarded-proto'] === 'https',
  };
};
