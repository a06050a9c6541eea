// Tests the requests that a call sends, over real sockets.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reply, type Loopback, type Respond } from './testing/loopback.ts';
import {
  createSampleClient,
  sampleKey,
  sampleService,
  describeOverEach,
} from './testing/sample-service.ts';
import { credentialsOf } from './credentials.ts';

const widget = { id: 'w1', name: 'a', color: 'RED' };
const last = (server: Loopback) => server.seen.at(-1) ?? expect.fail('no request came');

const created: Respond = (response) => reply(response, 201, widget, { 'request-id': 'req-1' });

describeOverEach('a request', () => {
  test.each(['', '/', '/prefix', '/prefix/'])(
    'goes to its path below the base address with %j (CORE-01)',
    async (path) => {
      const { server, widgets } = await sampleService(created, {}, path);
      await widgets.create({ body: { name: 'a' } });
      await widgets.get({ params: { id: 'a/b?c' } });
      const prefix = path.replace(/\/$/, '');
      expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
        `POST ${prefix}/widgets`,
        `GET ${prefix}/widgets/a%2Fb%3Fc`,
      ]);
    },
  );

  test('is authenticated with the key, a colon and no password (AUTH-01, AUTH-02)', async () => {
    const { server, widgets } = await sampleService(created);
    await widgets.count();
    expect(last(server).headers['authorization']).toBe(
      `Basic ${Buffer.from(`${sampleKey}:`).toString('base64')}`,
    );
    const keys = fc.stringMatching(/^[\x21-\x39\x3b-\x7e]+$/);
    fc.assert(
      fc.property(keys, (any) => {
        const [scheme, basic = ''] = credentialsOf(any).authorization.split(' ');
        expect([scheme, Buffer.from(basic, 'base64').toString()]).toEqual(['Basic', `${any}:`]);
      }),
    );
  });

  test.each(['', 'a:b', 'with\nbreak', 'ümlaut', ' '])('does not start with the key %j', (bad) => {
    const options = { baseUrl: 'http://127.0.0.1:1', key: bad };
    expect(() => createSampleClient(options)).toThrow(TypeError);
  });

  test('carries JSON, its idempotency key, for-user-id and the headers of the call and its options', async () => {
    const { server, widgets } = await sampleService(created);
    await widgets.create(
      { body: { name: 'ü' }, headers: { 'with-split-rule': 'rule' } },
      { forUserId: 'user', idempotencyKey: 'mine', headers: { Traceparent: 't', Accept: 'x' } },
    );
    const { headers, body } = last(server);
    expect(JSON.parse(body)).toEqual({ name: 'ü' });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'with-split-rule': 'rule',
      'for-user-id': 'user',
      'idempotency-key': 'mine',
      traceparent: 't',
    });
    expect(headers).not.toHaveProperty('api-version');
  });

  test('has a separate key for each write that accepts one, and no key for other calls', async () => {
    const { server, widgets } = await sampleService(created);
    await widgets.create({ body: { name: 'a' } });
    await widgets.create({ body: { name: 'a' } });
    await widgets.paint({ params: { id: 'a' } });
    await widgets.list();
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual([undefined, undefined]);
  });

  test('carries its key in X-EXTERNAL-ID where the contract requires it', async () => {
    const { server, widgets } = await sampleService(created);
    const headers = { 'x-timestamp': 'now' };
    const first = await widgets.bind({ headers });
    expect(last(server).headers['x-external-id']).toBe(first.idempotencyKey);
    await widgets.bind({ headers: { ...headers, 'x-external-id': 'own' } });
    expect(last(server).headers).toMatchObject({ 'x-external-id': 'own', 'x-timestamp': 'now' });
    expect(last(server).headers).not.toHaveProperty('idempotency-key');
    expect(last(server).body).toBe('{}');
  });

  test('names the newest known version where one is required, otherwise only the version of its options', async () => {
    const { server, widgets } = await sampleService(created);
    const version = () => last(server).headers['api-version'];
    await widgets.count();
    expect(version()).toBe('2024-11-11');
    await widgets.count({}, { version: '2020-05-19' });
    expect(version()).toBe('2020-05-19');
    await widgets.paint({ params: { id: 'a' } });
    expect(version()).toBeUndefined();
    await widgets.paint({ params: { id: 'a' } }, { version: '2022-07-31' });
    expect(version()).toBe('2022-07-31');
  });

  test('is not sent with a value that HTTP cannot carry: the call rejects and names the place, not the value', async () => {
    const { server, widgets } = await sampleService(created);
    const body = { name: 'a' };
    await expect(widgets.get({ params: { id: '' } })).rejects.toThrow(/path parameter id/);
    await expect(widgets.create({ body }, { idempotencyKey: 'a\nb' })).rejects.toThrow(
      'The header idempotency-key contains characters that cannot be sent.',
    );
    await expect(widgets.create({ body }, { headers: { 'bad name': 'x' } })).rejects.toThrow(
      TypeError,
    );
    expect(server.seen).toEqual([]);
  });
});
