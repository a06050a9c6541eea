// Checks listeners under hostile use over real sockets: every request gets a response, every
// failure a log line, and no socket stays open.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Unavailable } from '@kasir/core/store';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen, type EdgeOptions, type Failure, type Respond } from './edge.ts';

const ok = { status: 200, headers: {}, body: '{}' };

/** Opens a listener with `respond`; `failures` collects the failures that it reports. */
const opened = async (respond: Respond, options: Partial<EdgeOptions> = {}) => {
  const failures: Failure[] = [];
  let made = 0;
  const edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => `request ${(made += 1)}`,
    respond,
    failed: (failure) => failures.push(failure),
    ...options,
  });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= edge.close());
  onTestFinished(close);
  const dial = async (): Promise<Socket> => {
    const socket = connect({ port: Number(new URL(edge.url).port), allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  /** Sends bytes; returns the text received until the listener closes. Our side stays open. */
  const said = async (bytes: string): Promise<string> => {
    const socket = await dial();
    socket.on('error', () => undefined).write(bytes);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  };
  return { url: edge.url, close, failures, dial, said };
};

const broken = new Error('the cause');

test.each(['{"name":"Toko"}', '{"name":"Tok\u00f6"}', '{"name":"\u5e97 \u{1F600}"}', ''])(
  'a response arrives as the bytes of its UTF-8, at once or later: %s',
  async (body) => {
    const { url } = await opened(({ path }) => {
      const result = { ...ok, body };
      return path === '/later' ? Promise.resolve(result) : result;
    });
    for (const path of ['/', '/later']) {
      const response = await fetch(url + path);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([path, bytes]).toEqual([path, Buffer.from(body)]);
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      const head = await fetch(url + path, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(bytes.length));
    }
  },
);

test('a response that fails at once is a 500 like one that fails later', async () => {
  const { url, failures } = await opened(() => {
    throw broken;
  });
  expect((await fetch(url)).status).toBe(500);
  expect(failures).toMatchObject([{ status: 500, error: broken }]);
});

describe('a response that fails', () => {
  test('is a 500 in JSON with the cause in the log, and the next request is served', async () => {
    let respondNow: Respond = () => Promise.reject(broken);
    const { url, failures } = await opened((request) => respondNow(request));
    const response = await fetch(url, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      500,
      {
        error_code: 'SERVER_ERROR',
        message: 'The outcome is unknown. Read the resource before you try again.',
      },
    ]);
    const requestId = response.headers.get('request-id');
    expect(failures).toEqual([{ requestId, method: 'POST', status: 500, error: broken }]);
    respondNow = async () => ok;
    expect((await fetch(url)).status).toBe(200);
  });

  test.each(['caf\u00e9 \u0442', 'a\r\nset-cookie: b', '\u{1F600}', '\u2028'])(
    'because of a header %j is a 500 as well',
    async (location) => {
      const redirect = { status: 303, headers: { location, 'request-id': 'r' }, body: '' };
      const { url, failures } = await opened(async () => redirect);
      expect((await fetch(url, { redirect: 'manual' })).status).toBe(500);
      expect(failures).toMatchObject([{ status: 500, error: { code: 'ERR_INVALID_CHAR' } }]);
    },
  );

  test('is sent even if the log cannot be written, and the process continues', async () => {
    const failed = (): never => {
      throw new Error('The disk is full');
    };
    const { url } = await opened(() => Promise.reject(broken), { failed });
    expect((await fetch(url)).status).toBe(500);
    expect((await fetch(url)).status).toBe(500);
  });

  test('because the database is unreachable is 503 when nothing was written, and 500 when that is unknown', async () => {
    const lost = (nothingWritten: boolean) => new Unavailable('away', broken, nothingWritten);
    for (const [method, nothingWritten, status] of [
      ['GET', true, 503],
      ['GET', false, 503],
      ['POST', true, 503],
      ['POST', false, 500],
    ] as const) {
      const { url, failures } = await opened(() => Promise.reject(lost(nothingWritten)));
      const response = await fetch(url, { method });
      expect([method, nothingWritten, response.status]).toEqual([method, nothingWritten, status]);
      expect(response.headers.has('retry-after')).toBe(status === 503);
      expect(failures).toMatchObject([{ status, error: { cause: broken } }]);
    }
  });

  test('has the format of its path', async () => {
    const refusal: EdgeOptions['refusal'] = (path, { status }) => ({
      status,
      headers: {},
      body: `${path} ${status}`,
    });
    const { url } = await opened(() => Promise.reject(broken), { refusal });
    expect(await (await fetch(`${url}/a?b`)).text()).toBe('/a 500');
  });
});

describe('a request that is refused before it is read', () => {
  test.each(['br', 'gzip', 'deflate', 'identity, br', 'x'])(
    'has Content-Encoding %s: 415 (CORE-UNSPEC-06)',
    async (encoding) => {
      const { url, failures } = await opened(async () => ok);
      const headers = { 'content-encoding': encoding };
      const response = await fetch(url, { method: 'POST', body: '{}', headers });
      expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
      expect(await response.json()).toMatchObject({ error_code: 'API_VALIDATION_ERROR' });
      expect(failures).toEqual([]);
      const plain = { method: 'POST', body: '{}', headers: { 'content-encoding': 'Identity' } };
      expect((await fetch(url, plain)).status).toBe(200);
      expect((await fetch(url, { headers })).status).toBe(200);
    },
  );

  test('has the method CONNECT: 400 in JSON (CORE-UNSPEC-06)', async () => {
    const { said } = await opened(async () => ok);
    expect(await said('CONNECT a.example:443 HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[^]*request-id: [^]*"error_code"/,
    );
  });

  test('does not include one with an unknown expectation or an upgrade, which is served as a plain request', async () => {
    const { said } = await opened(async () => ok);
    for (const extra of ['expect: pizza', 'upgrade: websocket\r\nsec-websocket-key: a']) {
      const head = `GET / HTTP/1.1\r\nhost: a\r\n${extra}\r\nconnection: close\r\n\r\n`;
      expect(await said(head)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  test('is malformed input after another request: 400, after the response to that request (CORE-UNSPEC-06)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { said } = await opened(async () => {
      await promise;
      return ok;
    });
    const received = said('GET / HTTP/1.1\r\nhost: a\r\n\r\nGARBAGE\r\n\r\n');
    setImmediate(() => resolve());
    expect((await received).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });
});

describe('an incomplete request', () => {
  const timeouts = { headers: 50, request: 100 };
  const halves = {
    headers: 'POST / HTTP/1.1\r\nhost: a\r\nx: ',
    body: 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{"a"',
    chunks: 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n',
  };

  test.each(Object.entries(halves))(
    'in its %s is 408 in JSON, and its socket is closed though the client keeps its side open (CORE-UNSPEC-06)',
    async (_part, bytes) => {
      const { dial, failures } = await opened(async () => ok, { timeouts });
      const socket = await dial();
      const closed = new Promise((resolve) => void socket.once('close', resolve));
      socket.on('error', () => undefined).write(bytes);
      let text = '';
      for await (const chunk of socket.iterator({ destroyOnReturn: false })) text += String(chunk);
      // The listener has closed its socket, so writing to it ends with a reset.
      const writing = setInterval(() => socket.write('x'), 20);
      await closed;
      clearInterval(writing);
      expect(text).toMatch(
        /^HTTP\/1\.1 408 Request Timeout\r\n[^]*application\/json[^]*"error_code":"REQUEST_TIMEOUT"/,
      );
      expect(failures).toEqual([]);
    },
  );

  test('does not delay a stop, while a pending request gets its response', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { url, dial, close } = await opened(async () => {
      begun.resolve();
      await promise;
      return ok;
    });
    const half = await dial();
    half.on('error', () => undefined).write(halves.body);
    const inHand = fetch(url);
    await begun.promise;
    const closed = close();
    for await (const _ of half);
    resolve();
    expect((await inHand).status).toBe(200);
    await closed;
  });

  test('that the client gives up is not logged as a failure', async () => {
    const { dial, url, failures } = await opened(async () => ok);
    const socket = await dial();
    socket.write(halves.body);
    socket.resetAndDestroy();
    expect((await fetch(url)).status).toBe(200);
    expect(failures).toEqual([]);
  });
});
