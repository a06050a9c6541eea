// Checks one attempt over real sockets: which responses count, and the words of failures.
import { listenOnLoopback, loopback, reply, type Respond } from '@kasir/client/testing';
import { createServer as createPlainServer } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import { createServer, type Server } from 'node:net';
import { RESPONSE_BYTES_MAX } from '@kasir/deliveries';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deliveryAgent, openPoster, post, type PostResult } from './post.ts';
import { receiver, useFrozenTimers } from './testing/delivery-harness.ts';

const body = '{"event":"thing.happened"}';
const headers = { 'content-type': 'application/json', 'x-callback-token': 't' };
const TIMEOUT_MS = 30_000;

const to = async (url: string, change: { allow?: boolean; token?: string } = {}) => {
  const dispatcher = deliveryAgent(change.allow ?? true, TIMEOUT_MS);
  const sent = { ...headers, 'x-callback-token': change.token ?? 't' };
  const posted = await post({ dispatcher, url, headers: sent, body, timeoutMs: TIMEOUT_MS });
  await dispatcher.destroy();
  return posted;
};

const postResult = async (respond: Respond): Promise<PostResult & { requests: number }> => {
  const receiver = await loopback(respond);
  const posted = await to(`${receiver.url}/hook`);
  await receiver.close();
  return { ...posted, requests: receiver.seen.length };
};

describe('a response', () => {
  test('one POST carries the body and the headers (EVT-DLV-01)', async () => {
    const receiver = await loopback((response) => reply(response, 200, {}));
    expect(await to(`${receiver.url}/hook?shop=1`)).toMatchObject({
      status: 200,
      error: null,
      timedOut: false,
    });
    expect(receiver.seen).toEqual([
      expect.objectContaining({ method: 'POST', url: '/hook?shop=1', body }),
    ]);
    expect(receiver.seen[0]?.headers).toMatchObject(headers);
    await receiver.close();
  });

  test.each([201, 204, 299, 400, 404, 410, 500, 503])(
    'of status %i is recorded as it is',
    async (status) => {
      const posted = await postResult((response) => response.writeHead(status).end());
      expect(posted).toMatchObject({ status, error: null, timedOut: false, requests: 1 });
    },
  );

  test.each([301, 302, 303, 307, 308])(
    'a redirect %i is not followed (EVT-UNSPEC-06)',
    async (status) => {
      const elsewhere = { location: '/elsewhere' };
      const posted = await postResult((response) => response.writeHead(status, elsewhere).end());
      expect(posted).toMatchObject({ status, error: null, timedOut: false, requests: 1 });
    },
  );

  test('that never ends is read up to a limit and counts', async () => {
    const posted = await postResult((response) => {
      response.writeHead(200);
      const fill = (): void => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      };
      response.on('drain', fill);
      fill();
    });
    expect(posted).toMatchObject({ status: 200, error: null });
  });

  test('that breaks off keeps its status beside the error, and the bytes that arrived', async () => {
    const posted = await postResult((response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('{', () => response.destroy());
    });
    expect(posted).toMatchObject({
      status: 200,
      error: 'The receiver closed the connection.',
      timedOut: false,
      response: Buffer.from('{'),
    });
  });

  test('counts once more than 65,536 bytes of it were read, and not before', async () => {
    const afterBytes = (bytes: number) =>
      postResult((response) => {
        response.writeHead(200, { 'content-length': '10000000' });
        response.write('x'.repeat(bytes), () => response.destroy());
      });
    expect(await afterBytes(65_536)).toMatchObject({
      status: 200,
      error: 'The receiver closed the connection.',
    });
    expect(await afterBytes(65_537)).toMatchObject({ status: 200, error: null });
  });

  test('is kept up to a number of bytes, in whatever pieces it arrives', async () => {
    let pieces: readonly Uint8Array[] = [];
    const receiver = await loopback(async (response) => {
      response.writeHead(200);
      for (const piece of pieces) {
        // oxlint-disable-next-line no-await-in-loop -- each piece is sent on its own
        await new Promise<void>((resolve) => void response.write(piece, () => resolve()));
      }
      response.end();
    });
    const size = fc.oneof(fc.nat(2 * RESPONSE_BYTES_MAX), fc.constant(RESPONSE_BYTES_MAX));
    await fc.assert(
      fc.asyncProperty(fc.array(size, { maxLength: 4 }), async (sizes) => {
        const whole = Buffer.from(sizes.flatMap((bytes, at) => Array(bytes).fill(at + 65)));
        let start = 0;
        pieces = sizes.map((bytes) => whole.subarray(start, (start += bytes)));
        const { response } = await to(receiver.url);
        expect(Buffer.from(response ?? [0])).toEqual(whole.subarray(0, RESPONSE_BYTES_MAX));
      }),
      { numRuns: 25 },
    );
    await receiver.close();
  });
});

describe('time', () => {
  /** Starts a delivery; `reached` resolves when the receiver has it, and time stands still. */
  const held = async (respond: Respond) => {
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const receiver = await loopback((response, request, index) => {
      respond(response, request, index);
      resolve();
    });
    useFrozenTimers();
    const posted = to(receiver.url);
    await reached;
    return { posted, receiver };
  };

  test('that an attempt took is counted in whole milliseconds from its start to the end of the response', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.advanceTimersByTime(5_000);
    const posted = await postResult((response) => {
      vi.advanceTimersByTime(1_234);
      response.writeHead(200);
      response.write('.', () => {
        vi.advanceTimersByTime(766);
        response.end();
      });
    });
    expect(posted.durationMs).toBe(2_000);
  });

  test('a receiver has exactly 30 seconds to respond (EVT-DLV-04, LIMIT-16)', async () => {
    let finish = (): void => {};
    const { posted, receiver } = await held((response) => {
      finish = () => reply(response, 200, {});
    });
    vi.advanceTimersByTime(TIMEOUT_MS - 1);
    finish();
    expect(await posted).toMatchObject({ status: 200, error: null });
    await receiver.close();
  });

  test('no response within 30 seconds is a failure (EVT-DLV-04, LIMIT-16)', async () => {
    const { posted, receiver } = await held(() => {});
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(await posted).toMatchObject({
      status: null,
      error: 'No complete response arrived within 30 seconds.',
      timedOut: true,
    });
    await receiver.close();
  });

  test('a body that arrives in small pieces does not extend the timeout (EVT-DLV-04)', async () => {
    let drip = async (): Promise<void> => {};
    const { posted, receiver } = await held((response) => {
      response.writeHead(200);
      drip = () => new Promise((resolve) => void response.write('.', () => resolve()));
    });
    for (let second = 0; second < 30; second += 1) {
      await drip();
      vi.advanceTimersByTime(1_000);
    }
    expect(await posted).toMatchObject({
      status: expect.toBeOneOf([200, null]),
      error: 'No complete response arrived within 30 seconds.',
      timedOut: true,
    });
    await receiver.close();
  });

  test('a host that does not accept the connection is given up after 30 seconds', async () => {
    useFrozenTimers();
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const silent = createServer({ pauseOnConnect: true }, () => resolve());
    const { port } = await listenOnLoopback(silent);
    // The TLS handshake never begins, so the connection is never established.
    const posted = to(`https://127.0.0.1:${port}/`);
    await connected;
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(await posted).toMatchObject({ status: null, timedOut: true });
    silent.close();
  });
});

describe('the error of an attempt says in words', () => {
  test('that a receiver is down, resets the connection or does not speak HTTP', async () => {
    const receiver = await loopback(() => {});
    await receiver.close();
    const down = await to(receiver.url);
    expect(down).toMatchObject({
      status: null,
      error: 'The receiver refused the connection.',
      timedOut: false,
      response: null,
    });
    const reset = await postResult((response) => response.socket?.resetAndDestroy());
    expect(reset).toMatchObject({ error: 'The receiver closed the connection.' });
    const babble = await postResult((response) => response.socket?.end('HELLO\r\n\r\n'));
    expect(babble.error).toMatch(/^No complete response arrived \(/);
  });

  test('that a private address is blocked, without naming it', async () => {
    const receiver = await loopback((response) => reply(response, 200, {}));
    const refused = await to(receiver.url, { allow: false });
    expect(refused).toMatchObject({
      status: null,
      error:
        'The callback URL leads to a private address. Deliveries to private addresses are blocked.',
      timedOut: false,
    });
    expect(receiver.seen).toEqual([]);
    await receiver.close();
  });

  test('that the URL is invalid, or the token does not fit into a header', async () => {
    for (const url of ['ftp://files.example/', 'not a url', '']) {
      expect((await to(url)).error, url).toMatch(/^The callback URL (is|or)/);
    }
    const broken = await to('http://127.0.0.1:1/', { token: 'a\nb' });
    expect(broken.error).toBe('The callback URL or the verification token cannot be sent.');
  });
});

describe('the clients of a node', () => {
  const openClients = async (respond: Respond) => {
    const { seen, url } = await receiver(respond);
    const poster = openPoster(TIMEOUT_MS);
    onTestFinished(() => poster.close());
    return { poster, seen, sending: { url, headers, body, timeoutMs: TIMEOUT_MS } };
  };

  test('reach private addresses only where a delivery may', async () => {
    const { poster, sending, seen } = await openClients((response) => reply(response, 204, {}));
    expect(await poster.post(true, sending)).toMatchObject({ status: 204, error: null });
    expect(await poster.post(false, sending)).toMatchObject({
      status: null,
      error: expect.stringContaining('private address'),
    });
    expect(seen).toHaveLength(1);
  });

  test('abort their deliveries when they close, and make no more', async () => {
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const { poster, sending, seen } = await openClients(() => resolve());
    const running = poster.post(true, sending);
    await reached;
    await poster.close();
    for (const posted of [running, poster.post(true, sending), poster.post(false, sending)]) {
      // oxlint-disable-next-line no-await-in-loop -- all of them have ended
      expect(await posted).toMatchObject({
        status: null,
        error: expect.stringMatching(/destroyed/),
        timedOut: false,
      });
    }
    expect(seen).toHaveLength(1);
  });
});

/** The key of an expired certificate for localhost, from an unknown authority. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgftPf/mK0guwzjKz0
qgdK3Uqm4JYDIuEh7+iSzOc0MvyhRANCAAToyKdHCXLju01dKCr0PwcCAxKS4PvQ
JEFo3epBreY0VJgQmekouEG6/Xop6vI695af7BrStKmzZM4CsBQ7iheP
-----END PRIVATE KEY-----
`;
const expired = `-----BEGIN CERTIFICATE-----
MIIBcTCCARagAwIBAgIBATAKBggqhkjOPQQDAjAPMQ0wCwYDVQQDDARteWNhMB4X
DTIwMDEwMTAwMDAwMFoXDTIxMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJbG9jYWxo
b3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6MinRwly47tNXSgq9D8HAgMS
kuD70CRBaN3qQa3mNFSYEJnpKLhBuv16KeryOveWn+wa0rSps2TOArAUO4oXj6Ne
MFwwGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBSI3sGd78Qi
sj7q7nFDNGdCg8kd6zAfBgNVHSMEGDAWgBRUzW2Y4ZmEoWFVDxKYIHuIE+wZATAK
BggqhkjOPQQDAgNJADBGAiEAuNQZ6RpvFnmMEhiVN+bwHLTVWGOZDb/DV5YDZ9t9
HkECIQC1inH3myfEbgWhVlHl48ZOWpTdhoVXbewlBH32jrmN5Q==
-----END CERTIFICATE-----
`;

describe('HTTPS', () => {
  const listen = async (server: Server): Promise<number> => {
    const { port, close } = await listenOnLoopback(server);
    onTestFinished(close);
    return port;
  };
  const secure = (options: ServerOptions) =>
    createSecureServer({ key, cert: expired, ...options }, (_, response) => response.end());

  test('an error of TLS is described in plain words, without the text of OpenSSL', async () => {
    const unknown = await listen(secure({}));
    expect((await to(`https://127.0.0.1:${unknown}/hook`)).error).toMatch(
      /^The certificate of the receiver (?:has expired|was issued by an unknown authority)\.$/,
    );
    const old = await listen(secure({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }));
    expect((await to(`https://127.0.0.1:${old}/hook`)).error).toMatch(
      /^The receiver (?:supports no version of TLS|refused the TLS handshake)/,
    );
    const plain = await listen(createPlainServer((_, response) => response.end()));
    expect((await to(`https://127.0.0.1:${plain}/hook`)).error).toBe(
      'The port of the callback URL does not speak HTTPS.',
    );
    expect((await to(`http://127.0.0.1:${unknown}/hook`)).error).toBe(
      'The receiver closed the connection.',
    );
  });
});
