// Checks which client a request counts for: one spelling of an address, and the headers of proxies.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientOf, mustRefusePlain, normalAddress, peerOf, trustedOf } from './client.ts';

const proxies = ['10.0.0.1', '10.0.0.2'];

/** Returns the address under which a request through a proxy is counted. */
const counted = (forwarded: string, trusted: readonly string[] = proxies): string =>
  clientOf(peerOf('10.0.0.1', false), { 'x-forwarded-for': forwarded }, trustedOf(trusted)).address;

test('everything before the last untrusted hop of X-Forwarded-For is ignored, because it may be forged (RATE-UNSPEC-05)', () => {
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2',
  };
  const from = (remote: string, encrypted = false) =>
    clientOf(peerOf(remote, encrypted), headers, trustedOf(proxies));
  expect(from('10.0.0.1')).toEqual({
    address: '203.0.113.9',
    secure: true,
  });
  expect(from('198.51.100.1')).toEqual({
    address: '198.51.100.1',
    secure: false,
  });
  expect(clientOf(peerOf('10.0.0.1', true), {}, trustedOf(proxies))).toEqual({
    address: '10.0.0.1',
    secure: true,
  });
  expect(counted('6.6.6.6, unknown')).toBe('10.0.0.1');
  expect(counted('6.6.6.6, 203.0.113.9,')).toBe('203.0.113.9');
});

test('one client counts once, however its address is written (RATE-UNSPEC-05)', () => {
  for (const spelling of ['203.0.113.9', '203.0.113.9:50123', '::ffff:203.0.113.9']) {
    expect([spelling, counted(spelling)]).toEqual([spelling, '203.0.113.9']);
  }
  expect(counted('[::ffff:cb00:7109]:443')).toBe('203.0.113.9');
  for (const spelling of [
    '2001:db8:1:2::1',
    '2001:DB8:0001:0002:0:0:0:1',
    '[2001:db8:1:2::ffff]',
    '[2001:db8:1:2:3:4:5:6]:50123',
    'fe80::1%eth0',
  ]) {
    const network = spelling.startsWith('fe80') ? 'fe80:0:0:0::/64' : '2001:db8:1:2::/64';
    expect([spelling, counted(spelling)]).toEqual([spelling, network]);
  }
  expect(counted('2001:db8:1:3::1')).not.toBe(counted('2001:db8:1:2::1'));
});

test('a proxy is trusted in every spelling of its address', () => {
  expect(counted('203.0.113.9, ::ffff:10.0.0.2')).toBe('203.0.113.9');
  const headers = { 'x-forwarded-for': '203.0.113.9, [2001:db8::2]:80' };
  const trusted = ['10.0.0.1', '2001:DB8:0::2'];
  expect(clientOf(peerOf('::ffff:10.0.0.1', false), headers, trustedOf(trusted)).address).toBe(
    '203.0.113.9',
  );
});

test('all addresses of one /64 network are counted together, and apart from those of another', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
  const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const network = [0x2001, ...one.slice(1, 4)];
      const address = counted(written([...network, ...one.slice(4)]));
      expect(counted(`[${written([...network, ...other.slice(4)])}]:1`)).toBe(address);
      const neighbor = [0x2001, ...one.slice(1, 3), (one[3] ?? 0) ^ 1, ...one.slice(4)];
      expect(counted(written(neighbor))).not.toBe(address);
    }),
  );
});

test('text that is not an address has no normal spelling', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (hop) => void normalAddress(hop)));
  for (const hop of ['', 'unknown', '_hidden', '1.2.3', '[::1', '::g', 'a:80']) {
    expect([hop, normalAddress(hop)]).toEqual([hop, null]);
  }
});

test('plain HTTP is served on loopback only, unless a trusted proxy received HTTPS or the operator allows it (AUTH-06, CORE-11, AUTH-CONF-02, AUTH-UNSPEC-04)', () => {
  const cases: [boolean, boolean, string, boolean][] = [
    [false, false, '10.0.0.5', true],
    [false, false, '127.0.0.1', false],
    [false, false, '::ffff:127.0.0.1', false],
    [true, false, '10.0.0.5', false],
    [false, true, '10.0.0.5', false],
  ];
  for (const [secure, insecureHttp, local, refused] of cases) {
    expect(mustRefusePlain(secure, insecureHttp, local)).toBe(refused);
  }
});
