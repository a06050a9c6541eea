// Keeps deliveries away from private networks: checked per connection, after name resolution.
import { BlockList } from 'node:net';
import { buildConnector } from 'undici';

/** Address ranges that are not on the public Internet (special-purpose registries of IANA). */
const privateRanges = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  /** Besides unicast ranges, IPv4 embedded in IPv6, which leads back into the ranges above. */
  ipv6: [
    '::/96',
    '::ffff:0:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '100:0:0:1::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
    '5f00::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
} as const;

/** Returns all addresses that are not public; IPv4-mapped IPv6 counts as the mapped address. */
export const privateAddresses = (): BlockList => {
  const list = new BlockList();
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const range of privateRanges[family]) {
      const [address = '', bits] = range.split('/');
      list.addSubnet(address, Number(bits), family);
    }
  }
  return list;
};

/**
 * Returns a connector that refuses blocked addresses with ERR_IP_BLOCKED before a packet is sent.
 * TLS starts on a checked socket, because TLS sockets of Node.js ignore block lists.
 */
export const guardedConnector = (
  timeoutMs: number,
  blockList: BlockList,
): buildConnector.connector => {
  const open = buildConnector({ timeout: timeoutMs, blockList });
  const secure = buildConnector({ timeout: timeoutMs, allowH2: false });
  return (options, callback) => {
    if (options.protocol !== 'https:') return open(options, callback);
    const { servername: _, ...plain } = options;
    open({ ...plain, protocol: 'http:', port: options.port || '443' }, (error, socket) =>
      error ? callback(error, null) : secure({ ...options, httpSocket: socket }, callback),
    );
  };
};
