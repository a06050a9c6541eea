// JSON bodies: valid and malformed ones, and contents that no field may have.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeJson, Unreadable } from './decode.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The refusal of a body, or null when it is read. */
const refusal = (body: Uint8Array | string): { path?: string; malformed: boolean } | null => {
  try {
    decodeJson(typeof body === 'string' ? bytes(body) : body);
    return null;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const [violation] = error.violations;
    return { ...(violation && { path: violation.path }), malformed: error.malformed };
  }
};

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('JSON', () => {
  test('is decoded to the same value as by JSON.parse', () => {
    const value = fc
      .jsonValue({ maxDepth: 8, noUnicodeString: false })
      .filter((one) => !/\\u(0000|d[89a-f])|__proto__/.test(JSON.stringify(one)));
    fc.assert(
      fc.property(value, (one) => {
        const text = JSON.stringify(one);
        expect(decodeJson(bytes(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is never coerced: digits in quotes stay text', () => {
    expect(decodeJson(bytes('{"a":"0012","b":12,"c":"true"}'))).toEqual({
      a: '0012',
      b: 12,
      c: 'true',
    });
  });

  test('may begin with a byte order mark, and no body at all is an empty object', () => {
    expect(decodeJson(bytes('\uFEFF{"a":1}'))).toEqual({ a: 1 });
    expect(decodeJson(new Uint8Array())).toEqual({});
  });

  test('with a repeated key has the last value, as JSON.parse reads it', () => {
    expect(decodeJson(bytes('{"a":1,"a":2}'))).toEqual({ a: 2 });
  });

  test('with invalid syntax is malformed', () => {
    for (const text of ['{', '{"a":NaN}', '{"a":1}}', "{'a':1}", ' ', 'undefined', '{"a":01}']) {
      expect([text, refusal(text)]).toEqual([text, { path: 'body', malformed: true }]);
    }
  });

  test('that is not in UTF-8 is malformed', () => {
    const latin = Buffer.from('{"a":"caf\u00e9"}', 'latin1');
    const overlong = Buffer.from([0x22, 0xc0, 0x80, 0x22]);
    const surrogate = Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]);
    const wide = Buffer.from('{"a":1}', 'utf16le');
    for (const body of [latin, overlong, surrogate, wide]) {
      expect(refusal(body)).toEqual({ path: 'body', malformed: true });
    }
  });
});

describe('forbidden contents', () => {
  test('NUL and lone surrogates are refused with their path, however they are escaped', () => {
    expect(refusal(String.raw`{"a":{"b":["x","\u0000"]}}`)).toEqual({
      path: 'body.a.b.1',
      malformed: false,
    });
    for (const text of ['\\ud800', '\\uDFFFx', '\\ud83d \\ude00', '\\ude00\\ud83d']) {
      expect(refusal(`{"a":"${text}"}`)).toEqual({ path: 'body.a', malformed: false });
    }
    expect(refusal(String.raw`{"a":{"k\u0000":1}}`)).toEqual({ path: 'body.a', malformed: false });
    expect(refusal(String.raw`{"a":"\ud83d\ude00 \u00e9"}`)).toBeNull();
  });

  test('the key __proto__ is refused, also where escapes hide it', () => {
    for (const key of ['__proto__', String.raw`\u005f_proto__`, String.raw`__\u0070roto__`]) {
      expect(refusal(`{"a":{"${key}":{"admin":true}}}`)).toEqual({
        path: 'body.a',
        malformed: false,
      });
    }
    expect(refusal('{"a":"__proto__","constructor":1,"prototype":2}')).toBeNull();
  });

  test('64 levels are accepted and 65 refused, without exhausting the stack', () => {
    expect(refusal(nested(64))).toBeNull();
    expect(refusal(nested(65))?.malformed).toBe(false);
    expect(refusal(nested(10_000))?.malformed).toBe(false);
    expect(refusal(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)?.malformed).toBe(false);
    expect(refusal(JSON.stringify(Array.from({ length: 500 }, () => ({ a: [] }))))).toBeNull();
    expect(refusal(JSON.stringify({ a: '[{'.repeat(100) }))).toBeNull();
  });
});

test('ten thousand values are accepted and one more refused, however they are nested', () => {
  const list = (values: number) => JSON.stringify({ a: Array.from({ length: values }, () => 1) });
  expect(refusal(list(9_999))).toBeNull();
  expect(refusal(list(10_000))).toEqual({ path: 'body', malformed: false });
  const pairs = Array.from({ length: 4_000 }, (_, i) => ({ [`k${i}`]: i }));
  expect(refusal(JSON.stringify(pairs))).toBeNull();
  expect(refusal(JSON.stringify([pairs, pairs]))).toEqual({ path: 'body', malformed: false });
  expect(refusal(JSON.stringify({ a: ','.repeat(50_000) }))).toBeNull();
});

test('any bytes are either decoded or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (body) => {
      expect([null, false, true]).toContain(refusal(body)?.malformed ?? null);
    }),
  );
});
