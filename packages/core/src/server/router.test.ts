// Routes: fixed segments before parameters, decoded once, one trailing slash ignored.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint, type Method } from '../contract.ts';
import { common } from '../errors.ts';
import { prepared } from './endpoint.ts';
import { Router } from './router.ts';

const handler = (id: string, method: Method, path: `/${string}`) =>
  prepared({
    contract: endpoint({
      id,
      method,
      path,
      summary: 'Test',
      auth: 'secret',
      permission: 'money_in:read',
      success: { status: 200, body: z.object({}) },
      errors: common.read,
      idempotency: 'none',
      version: 'ignored',
    }),
  });

const router = new Router([
  handler('codes.create', 'POST', '/qr_codes'),
  handler('codes.get', 'GET', '/qr_codes/{external_id}'),
  handler('payments.list', 'GET', '/qr_codes/payments'),
  handler('payments.simulate', 'POST', '/qr_codes/{external_id}/payments/simulate'),
  handler('things.stop', 'POST', '/v2/things/{id}/stop!'),
  handler('things.note', 'PATCH', '/v2/things/{id}'),
  handler('things.deep', 'GET', '/a/{b}/c/{d}'),
  handler('things.fixed', 'GET', '/a/x/y/z'),
  handler('things.any', 'GET', '/{any}/m/n'),
  handler('moves.get', 'GET', '/moves/reference={reference}'),
  handler('moves.undo', 'POST', '/moves/reference={reference}/undo'),
  handler('moves.one', 'GET', '/moves/{id}'),
]);

const find = (method: string, path: string): string | readonly string[] => {
  const route = router.find(method, path);
  return route.found ? route.endpoint.contract.id : route.allowed;
};
const paramsOf = (method: string, path: string): Record<string, string> | null => {
  const route = router.find(method, path);
  return route.found ? route.params : null;
};

describe('routes', () => {
  test('are found by method and path; fixed segments win over parameters (QR-CONF-01)', () => {
    expect(find('POST', '/qr_codes')).toBe('codes.create');
    expect(find('GET', '/qr_codes/payments')).toBe('payments.list');
    expect(find('GET', '/qr_codes/payments2')).toBe('codes.get');
    expect(find('POST', '/v2/things/t-1/stop!')).toBe('things.stop');
    expect(find('POST', '/v2/things/t-1/stop%21')).toBe('things.stop');
    expect(find('POST', '/qr_codes/payments/payments/simulate')).toBe('payments.simulate');
  });

  test('fall back to a parameter when no route continues after the fixed segment', () => {
    expect(paramsOf('GET', '/a/x/c/z')).toEqual({ b: 'x', d: 'z' });
    expect(find('GET', '/a/x/y/z')).toBe('things.fixed');
    expect(paramsOf('GET', '/a/m/n')).toEqual({ any: 'a' });
  });

  test('may have a fixed text before a parameter in the same segment', () => {
    expect(paramsOf('GET', '/moves/reference=a%2Fb')).toEqual({ reference: 'a/b' });
    expect(paramsOf('POST', '/moves/reference=a=b/undo')).toEqual({ reference: 'a=b' });
    expect(find('GET', '/moves/reference=')).toBe('moves.one');
    expect(find('GET', '/moves/reference')).toBe('moves.one');
    expect(find('POST', '/moves/a/undo')).toEqual([]);
  });

  test('respond to HEAD where there is GET, and name the methods of a known path', () => {
    expect(find('HEAD', '/qr_codes/payments')).toBe('payments.list');
    expect(find('HEAD', '/qr_codes')).toEqual(['POST']);
    expect(find('PUT', '/qr_codes/payments')).toEqual(['GET', 'HEAD']);
    expect(find('OPTIONS', '/v2/things/1')).toEqual(['PATCH']);
    expect(find('get', '/qr_codes/payments')).toEqual(['GET', 'HEAD']);
  });

  test('ignore one trailing slash and no more', () => {
    expect(find('POST', '/qr_codes/')).toBe('codes.create');
    expect(paramsOf('GET', '/qr_codes/a/')).toEqual({ external_id: 'a' });
    for (const path of ['/qr_codes//', '//qr_codes', '/', '', '//', '*', '/qr_codes/a//']) {
      expect([path, find('GET', path)]).toEqual([path, []]);
    }
  });
});

describe('parameters', () => {
  test('are decoded once: an escaped slash stays inside its segment', () => {
    expect(paramsOf('GET', '/qr_codes/a%2Fb')).toEqual({ external_id: 'a/b' });
    expect(paramsOf('GET', '/qr_codes/%252F')).toEqual({ external_id: '%2F' });
    expect(paramsOf('GET', '/qr_codes/a+b')).toEqual({ external_id: 'a+b' });
    expect(paramsOf('GET', '/qr_codes/%00')).toEqual({ external_id: '\u0000' });
    expect(paramsOf('GET', '/qr_codes/..')).toEqual({ external_id: '..' });
  });

  test('that are not in UTF-8 or have bad escapes match no route', () => {
    for (const segment of ['%', '%2', '%zz', '%FF', '%C3', '%ED%A0%80']) {
      expect(find('GET', `/qr_codes/${segment}`)).toEqual([]);
    }
  });

  test('of any text are decoded unchanged', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 }).filter((one) => one.isWellFormed());
    fc.assert(
      fc.property(text, text, (b, d) => {
        const path = `/a/${encodeURIComponent(b)}/c/${encodeURIComponent(d)}`;
        expect(paramsOf('GET', path)).toEqual({ b, d });
      }),
    );
  });
});

test('any path is found or not, and never throws', () => {
  const part = fc.constantFrom(
    '/',
    'qr_codes',
    'payments',
    'a',
    '%',
    '%2F',
    '%00',
    '..',
    '?',
    '{b}',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), fc.string(), (parts, method) => {
      const route = router.find(method, parts.join(''));
      if (!route.found) expect(route.allowed).toEqual(find('', parts.join('')));
    }),
  );
});

test('two endpoints with the same id, or the same method and path, throw', () => {
  const one = handler('a.get', 'GET', '/a/{id}');
  expect(() => new Router([one, handler('b.get', 'GET', '/a/{other}')])).toThrow(
    'Two endpoints claim GET /a/{other}',
  );
  expect(() => new Router([one, handler('a.get', 'GET', '/b')])).toThrow('called a.get');
});

describe('an unknown path', () => {
  test.each([
    ['/qr_code', '/qr_codes'],
    ['/qr_codes/a%20b/payment/simulate', '/qr_codes/a%20b/payments/simulate'],
    ['/things/7', '/v2/things/7'],
    ['/v2/qr_codes', '/qr_codes'],
    ['/v2/thigns/7', '/v2/things/7'],
    ['/v3/nothing', null],
    ['/qr_cod/a/paymnts/simulate', null],
    ['/', null],
    [`/qr_codes${'s'.repeat(200)}`, null],
    [`/${'qr_codes'.repeat(10)}`, null],
  ])('%s leads to the suggestion %s (CORE-UNSPEC-06)', (path, near) => {
    expect(router.nearest(path)).toBe(near);
  });

  test('of any segments leads to the suggestion of an existing path, or of none', () => {
    const segment = fc.constantFrom(
      'qr_codes',
      'qr_code',
      'payments',
      'v2',
      'things',
      'x',
      '',
      '%',
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
        const near = router.nearest(`/${segments.join('/')}`);
        const route = near === null ? null : router.find('OPTIONS', near);
        expect(route === null || (!route.found && route.allowed.length > 0)).toBe(true);
      }),
    );
  });
});
