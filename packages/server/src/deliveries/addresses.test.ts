// Checks the guard of private networks on real sockets.
import { loopback, reply } from '@kasir/client/testing';
import { once } from 'node:events';
import { createServer } from 'node:https';
import dns from 'node:dns';
import { BlockList, isIP, type AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Agent, request } from 'undici';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { guardedConnector, privateAddresses } from './addresses.ts';

/** A certificate of `localhost` for tests, valid until 2120. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLTtJuAcORzK/Ilnj
UkZZF1Csa8uEzOC1BE7igTZ4zAmhRANCAASUSnnSYVAN5Vs57wIzDpn/Ea2sZOC4
EUCppx7+Vlk5nbJU56CTvA39UtyCd2MslBhGBmITY2T94HV0y/JpDfyH
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBUDCB9qADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
bG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAElEp50mFQDeVbOe8C
Mw6Z/xGtrGTguBFAqace/lZZOZ2yVOegk7wN/VLcgndjLJQYRgZiE2Nk/eB1dMvy
aQ38h6M3MDUwFAYDVR0RBA0wC4IJbG9jYWxob3N0MB0GA1UdDgQWBBQq4av1+I6l
twva3+JiR0Z3bkRPSjAKBggqhkjOPQQDAgNJADBGAiEAz6LlQA/kkQ4wrtxrH0gP
ib8x5HMbkogHSK34TjVB1fgCIQD5oQ7PkzdOkmQbOFHLaJd1soIA1DEp7d3cVdim
NnyXEg==
-----END CERTIFICATE-----`;

const guarded = (blocked: BlockList): Agent =>
  new Agent({ connect: guardedConnector(5_000, blocked) });

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : error;

describe('private addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ])('include %s, plain and inside IPv6', (address) => {
    const list = privateAddresses();
    expect(list.check(address, 'ipv4')).toBe(true);
    expect(list.check(`::ffff:${address}`, 'ipv6')).toBe(true);
    expect(list.check(`::ffff:0:${address}`, 'ipv6')).toBe(true);
    expect(list.check(`::${address}`, 'ipv6')).toBe(true);
    expect(list.check(`64:ff9b::${address}`, 'ipv6')).toBe(true);
    expect(list.check(`64:ff9b:1::${address}`, 'ipv6')).toBe(true);
  });

  test.each([
    '::',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '3fff::1',
  ])('include %s', (address) => expect(privateAddresses().check(address, 'ipv6')).toBe(true));

  test('public addresses are not private', () => {
    const list = privateAddresses();
    for (const address of [
      '8.8.8.8',
      '172.32.0.1',
      '100.128.0.1',
      '192.169.0.1',
      '223.255.255.255',
    ]) {
      expect(list.check(address, 'ipv4'), address).toBe(false);
      expect(list.check(`::ffff:${address}`, 'ipv6'), address).toBe(false);
    }
    for (const address of ['2606:4700::1111', '2a00:1450:4001::1']) {
      expect(list.check(address, 'ipv6'), address).toBe(false);
    }
  });
});

describe('connections', () => {
  test('to a private address fail, however it is written and with TLS too', async () => {
    const receiver = await loopback((response) => reply(response, 200, {}));
    const { port } = new URL(receiver.url);
    const agent = guarded(privateAddresses());
    const hosts = [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '017700000001',
      '0177.0.0.1',
      '0x7f000001',
      '0x7f.1',
      '0.0.0.0',
      '0',
      'localhost',
      'LOCALHOST',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:ffff:7f00:0001]',
      '[64:ff9b::127.0.0.1]',
      '[2002:7f00:1::]',
      '10.0.0.1',
      '100.64.0.1',
      '169.254.169.254',
      '[fe80::1]',
      '[fd00::1]',
    ];
    for (const scheme of ['http', 'https']) {
      for (const host of hosts) {
        const url = `${scheme}://${host}:${port}/`;
        const code = await request(url, { dispatcher: agent }).then(() => 'answered', codeOf);
        expect(code, url).toBe('ERR_IP_BLOCKED');
      }
    }
    expect(receiver.seen).toEqual([]);
    await agent.close();
    await receiver.close();
  });

  test.each([
    ['private', ['10.0.0.1']],
    ['loopback', ['127.0.0.1']],
    ['private, mapped into IPv6', ['::ffff:10.0.0.1']],
    ['both, the private one second', ['192.0.2.1', '127.0.0.1']],
  ])('to a name with these addresses fail: %s', async (_, addresses) => {
    const receiver = await loopback((response) => reply(response, 200, {}));
    const { port } = new URL(receiver.url);
    const resolved = addresses.map((address) => ({ address, family: isIP(address) }));
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((
        _name: string,
        _options: object,
        done: (error: null, found: object) => void,
      ) => done(null, resolved)) as never);
    onTestFinished(() => lookup.mockRestore());
    const agent = guarded(privateAddresses());
    const code = await request(`http://receiver.example:${port}/`, { dispatcher: agent }).then(
      () => 'answered',
      codeOf,
    );
    expect(lookup).toHaveBeenCalled();
    expect([code, receiver.seen]).toEqual(['ERR_IP_BLOCKED', []]);
    await agent.close();
    await receiver.close();
  });

  test('to an address that is not blocked are made, and the certificate must be for the host name', async () => {
    const authorities = getCACertificates('default');
    setDefaultCACertificates([...authorities, cert]);
    const server = createServer({ key, cert }, (_, response) => response.end('{}'));
    server.listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const agent = guarded(new BlockList());
    try {
      const named = await request(`https://localhost:${port}/`, { dispatcher: agent });
      expect(named.statusCode).toBe(200);
      await named.body.dump();
      const other = request(`https://127.0.0.1:${port}/`, { dispatcher: agent });
      expect(await other.then(() => 'answered', codeOf)).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
    } finally {
      setDefaultCACertificates(authorities);
      await agent.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
