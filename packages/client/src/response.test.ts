// Tests reading responses over real sockets, and that the API key appears in no result or error.
import { inspect } from 'node:util';
import { MockAgent } from 'undici';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { reply, type Respond } from './testing/loopback.ts';
import {
  createSampleClient,
  sampleValidator,
  sampleKey as key,
  sampleService,
  describeOverEach,
} from './testing/sample-service.ts';
import {
  ApiError,
  isApiError,
  unwrap,
  type ClientOptions,
  type ResponseDifference,
} from './index.ts';

const widget = { id: 'w1', name: 'a', color: 'RED' };

describeOverEach('a response', () => {
  test('is returned unchanged: unknown fields, new enum values, headers, text, Request-ID', async () => {
    const sent = { ...widget, color: 'GREEN', extra: { deep: [1] } };
    const { widgets } = await sampleService((response) =>
      reply(response, 200, sent, { 'request-id': 'req-7', 'set-cookie': 'a=1' }),
    );
    const result = await widgets.get({ params: { id: 'w1' } });
    expect(result).toMatchObject({ ok: true, status: 200, requestId: 'req-7', attempts: 1 });
    expect(unwrap(result)).toEqual(sent);
    expect(result.ok && JSON.parse(result.raw)).toEqual(sent);
    expect(result.ok && result.headers['set-cookie']).toBe('a=1');
  });

  test('of a declared code has its status, message, violations and a certain outcome', async () => {
    const errors = [{ path: 'body.name', message: 'Must be a string.' }, 'plain', { field: 'x' }];
    const body = { error_code: 'API_VALIDATION_ERROR', message: 'No.', errors };
    const { widgets } = await sampleService((response) => reply(response, 400, body));
    const result = await widgets.create({ body: { name: 'a' } });
    expect(result).toMatchObject({
      ok: false,
      code: 'API_VALIDATION_ERROR',
      status: 400,
      message: 'No.',
      errors: [errors[0], { path: '', message: 'plain' }, { path: '', message: '{"field":"x"}' }],
      indeterminate: false,
    });
  });

  test.each([
    [
      'a code the contract does not know',
      404,
      { error_code: 'NOT_FOUND', message: 'm' },
      'NOT_FOUND',
    ],
    ['a known code with another status', 422, { error_code: 'DUPLICATE_ERROR' }, 'DUPLICATE_ERROR'],
    ['JSON without error_code', 418, { responseCode: '4180000' }, 'HTTP_418'],
    ['an inherited name as code', 400, { error_code: 'toString' }, 'toString'],
  ])('of %s is UNDECLARED', async (_, status, body, error_code) => {
    const { widgets } = await sampleService((response) => reply(response, status, body));
    const result = await widgets.create({ body: { name: 'a' } });
    expect(result).toMatchObject({ code: 'UNDECLARED', status, error_code, indeterminate: false });
  });

  test('in HTML from a proxy is UNDECLARED, keeps its text and leaves the outcome of a write unknown', async () => {
    const { widgets } = await sampleService((response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad\n gateway</h1>');
    });
    const result = await widgets.create({ body: { name: 'a' } });
    expect(result).toMatchObject({
      code: 'UNDECLARED',
      error_code: 'HTTP_502',
      status: 502,
      raw: '<h1>Bad\n gateway</h1>',
      message: 'HTTP 502 without an error_code: <h1>Bad gateway</h1>',
      indeterminate: true,
    });
  });

  test.each(['', 'null', '"text"', '{"id":', '<html>'])(
    'of status 201 with the body %j is a failure, and the outcome is unknown',
    async (text) => {
      const { widgets } = await sampleService((response) => response.writeHead(201).end(text));
      const result = await widgets.create({ body: { name: 'a' } });
      expect(result).toMatchObject({
        error_code: 'INVALID_RESPONSE',
        indeterminate: true,
        raw: text,
      });
    },
  );

  test('that redirects is not followed, so the API key is sent to no other host', async () => {
    const { server, widgets } = await sampleService((response) =>
      reply(response, 307, widget, { location: '/elsewhere' }),
    );
    const result = await widgets.get({ params: { id: 'a' } });
    expect(result).toMatchObject({ code: 'UNDECLARED', status: 307 });
    expect(server.seen).toHaveLength(1);
  });

  test('that differs from its declaration is a success with a report, or a failure in strict mode', async () => {
    const warnings: string[] = [];
    const found: ResponseDifference[] = [];
    const respond: Respond = (response) =>
      reply(response, 200, { ...widget, color: 'GREEN', x: 1 }, { 'request-id': 'req-8' });
    const warn = (message: string) => warnings.push(message);
    const options = { validator: sampleValidator, warn };
    const get = async (more: Partial<ClientOptions>) => {
      const { widgets } = await sampleService(respond, { ...options, ...more });
      return widgets.get({ params: { id: 'a' } });
    };
    expect(unwrap(await get({}))).toEqual({ ...widget, color: 'GREEN', x: 1 });
    expect(warnings).toEqual([
      'The response of widgets.get differs from its declaration: body.color must be one of "RED", "BLUE"',
    ]);
    const onDifference = (one: ResponseDifference) => void found.push(one);
    expect((await get({ onDifference })).ok).toBe(true);
    expect(found).toEqual([
      {
        id: 'widgets.get',
        status: 200,
        requestId: 'req-8',
        differences: [{ path: ['color'], kind: 'value', declared: 'one of "RED", "BLUE"' }],
      },
    ]);
    expect(warnings).toHaveLength(1);
    const strict = { code: 'UNDECLARED', error_code: 'INVALID_RESPONSE', indeterminate: false };
    expect(await get({ validate: 'strict' })).toMatchObject(strict);
    expect((await get({ validate: 'off' })).ok).toBe(true);
    const right = await sampleService((response) => reply(response, 200, { ...widget, x: 1 }), {
      validator: sampleValidator,
      validate: 'strict',
    });
    expect(unwrap(await right.widgets.get({ params: { id: 'a' } }))).toHaveProperty('x', 1);
  });
});

test('a client that must validate responses but has no validator is refused', () => {
  const options = { baseUrl: 'http://127.0.0.1:1', key: 'k', validate: 'strict' } as const;
  expect(() => createSampleClient(options)).toThrow(/\/validation/);
});

describe('unwrap', () => {
  test('throws one error class that carries the failure', async () => {
    const body = { error_code: 'DUPLICATE_ERROR', message: 'Taken.' };
    const { widgets } = await sampleService((response) =>
      reply(response, 409, body, { 'request-id': 'req-3' }),
    );
    const result = await widgets.create({ body: { name: 'a' } }, { idempotencyKey: 'mine' });
    const error = await (async () => unwrap(result))().catch((thrown: unknown) => thrown);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'DUPLICATE_ERROR: Taken.',
      code: 'DUPLICATE_ERROR',
      status: 409,
      errors: [],
      requestId: 'req-3',
      idempotencyKey: 'mine',
      indeterminate: false,
      operation: 'widgets.create',
      failure: result,
    });
  });

  test('throws an error with narrowed codes and the error of the transport', async () => {
    const refused = await createSampleClient({
      baseUrl: 'http://127.0.0.1:1',
      key,
      retries: 0,
    }).widgets.count();
    const error = await (async () => unwrap(refused))().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      operation: 'widgets.count',
      code: 'NETWORK',
      cause: { code: 'ECONNREFUSED', message: expect.stringContaining('127.0.0.1:1') },
    });
    expect(isApiError(error, 'TIMEOUT', 'NETWORK')).toBe(true);
    expect(isApiError(error, 'TIMEOUT')).toBe(false);
    if (isApiError(error, 'TIMEOUT', 'NETWORK'))
      expectTypeOf(error.code).toEqualTypeOf<'TIMEOUT' | 'NETWORK'>();
  });

  test('throws an error that isApiError recognizes even from another copy of the package', () => {
    const other = Object.assign(new Error('x'), { [Symbol.for('kasir.ApiError')]: true });
    expect([isApiError(other), isApiError(new Error('x')), isApiError(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the key', () => {
  test('does not appear in inspections or JSON of client, result or error, even when a server echoes it', async () => {
    const { client, widgets } = await sampleService((response, { headers }) =>
      response.writeHead(500).end(`You sent ${String(headers['authorization'])} (${key})`),
    );
    const result = await widgets.create({ body: { name: 'a' } });
    const broken = await createSampleClient({
      baseUrl: 'http://127.0.0.1:1',
      key,
      retries: 0,
    }).widgets.count();
    const errors = [result, broken].map((one) => (one.ok ? expect.fail() : new ApiError(one)));
    const secrets = [key, Buffer.from(`${key}:`).toString('base64')];
    const all = [client, result, broken, ...errors, ...errors.map(({ failure }) => failure)];
    for (const one of all) {
      const texts = [
        inspect(one, { depth: 9, showHidden: true }),
        JSON.stringify(one),
        one instanceof Error ? one.stack : '',
      ];
      for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
    }
    expect(result).toMatchObject({ raw: 'You sent Basic [key] ([key])' });
  });

  test('is removed from the message of a dispatcher that repeats the request', async () => {
    const dispatcher = new MockAgent();
    dispatcher.disableNetConnect();
    dispatcher
      .get('http://127.0.0.1:1')
      .intercept({ path: '/widgets/count', headers: { a: 'b' } })
      .reply(200, []);
    const { widgets } = createSampleClient({
      baseUrl: 'http://127.0.0.1:1',
      key,
      dispatcher,
      retries: 0,
    });
    const result = await widgets.count();
    expect(result).toMatchObject({ code: 'NETWORK', message: expect.stringContaining('[key]') });
    expect(inspect(result)).not.toContain(Buffer.from(`${key}:`).toString('base64'));
    await dispatcher.close();
  });
});
