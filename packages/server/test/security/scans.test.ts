// Checks that scans of text from outside take linear time: text eight times as long may take at
// most twelve times as long, in one run. Every new scan is added to the table of this file.
import { didYouMean, hrefOf, parseTimestamp, redacted, withoutSecrets } from '@kasir/core';
import { growthOf, GROWTH_MAX, memoryStore } from '@kasir/core/testing';
import { decodeJson, type RawRequest } from '@kasir/core/pipeline';
import { minifyJson } from '@kasir/snap';
import { createReceiver } from '@kasir/webhooks';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createControl } from '../../src/control/control.ts';
import { clientOf, normalAddress, peerOf, trustedOf } from '../../src/http/client.ts';
import type { Respond } from '../../src/http/edge.ts';
import type { Kasir } from '../../src/app/kasir.ts';
import { openKasir } from '../../src/app/open.ts';
import { readLinkPath } from '../../src/http/signed-links.ts';
import { preferencesOf } from '../../src/pages/preferences.ts';
import { createRouter } from '../../src/app/public-listener.ts';
import { randomHex } from '../../src/random/random-hex.ts';

type Text = (size: number) => string;

const repeat =
  (piece: string, head = '', tail = ''): Text =>
  (size) =>
    head + piece.repeat(size / piece.length) + tail;

/** Texts that often make scans slow: long, without an end, deep, full of marks or escapes. */
const texts = {
  letters: repeat('a'),
  digits: repeat('1', '', 'x'),
  'groups of digits': repeat('1  1 1'),
  'white space': repeat(' ', 'a', 'b'),
  'a text without an end': repeat('\\"', '"'),
  commas: repeat('a,'),
  'quoted commas': repeat(',', '"'),
  slashes: repeat('/', 'https://a.example'),
  brackets: repeat(']:1', '[', 'x'),
  escapes: repeat('%41'),
  keys: repeat('xnd_development_'),
  'hexadecimal groups': repeat('0123abcd-'),
  dots: repeat('a.'),
  ampersands: repeat('a=1&'),
} satisfies Record<string, Text>;

const receiver = createReceiver({ token: 'token' });
const trusted = trustedOf(['127.0.0.1', '10.0.0.1']);
const proxy = peerOf('127.0.0.1', false);
const shape = z.object({ note: z.string(), list: z.array(z.string()) });

/** Scans that need a text only. */
const scans: Readonly<Record<string, (text: string) => unknown>> = {
  'the minifier of signed bodies': minifyJson,
  'hidden secrets': withoutSecrets,
  'a logged body': (text) => redacted(shape, { note: text, list: [text], [text]: text }),
  'a URL': hrefOf,
  'a time': parseTimestamp,
  'a channel that was mistyped': (text) => didYouMean(text, ['DANA', 'OVO', 'SHOPEEPAY']),
  'hops of proxies': (text) => clientOf(proxy, { 'x-forwarded-for': text }, trusted),
  'an address': normalAddress,
  'a signed link': (text) => readLinkPath('secret', 'hosted', `/hosted/${text}`),
  'what a browser prefers': (text) => {
    const preferences = preferencesOf({ accept: text, 'accept-language': text });
    return [preferences.mediaType(['text/html']), preferences.language(['en', 'id'])];
  },
  'a delivery that is not trusted': (text) =>
    receiver.receive({ headers: { 'x-callback-token': text }, body: text }),
  'a delivery of an unknown event': (text) =>
    receiver.receive({ headers: { 'x-callback-token': 'token' }, body: JSON.stringify({ text }) }),
  'malformed JSON': (text) => {
    try {
      return decodeJson(Buffer.from(text));
    } catch {
      return null;
    }
  },
};

test.each(
  Object.entries(scans).flatMap(([name, scan]) =>
    Object.entries(texts).map(([kind, text]) => ({ name, kind, scan, text })),
  ),
)('the scan of $name takes time linear in its size: $kind', async ({ scan, text }) => {
  const growth = await growthOf(12_000, (size) => {
    const scanned = text(size);
    return () => scan(scanned);
  });
  expect(growth).toBeLessThanOrEqual(GROWTH_MAX);
});

let kasir: Kasir;
let listeners: Readonly<Record<'public' | 'control', Respond>>;
let owner: RawRequest['headers'];

beforeAll(async () => {
  kasir = await openKasir({
    store: memoryStore({ now: () => Date.now(), random: () => randomHex(12) }),
    rates: { test: 0, live: 0, address: 0 },
  });
  listeners = { public: createRouter(kasir), control: createControl(kasir, 'token') };
  owner = { authorization: `Basic ${Buffer.from(`${kasir.key}:`).toString('base64')}` };
  return () => kasir.close();
});

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly query?: string;
  readonly type?: string;
  readonly headers?: RawRequest['headers'];
  readonly body?: string;
}

const form = 'application/x-www-form-urlencoded';
const many = (size: number): string[] => Array.from({ length: size / 20 }, (_, n) => `k${n}`);
const binding = '/snap/v1.0/registration-account-binding';

/** Requests of an authenticated caller, by the size of one of their parts. */
const requests: Readonly<Record<string, (size: number) => Sent>> = {
  'a form of many fields': (size) => ({
    path: '/qr_codes',
    type: form,
    body: many(size)
      .map((key) => `metadata[${key}]=1`)
      .join('&'),
  }),
  'a form of deep fields': (size) => ({
    path: '/qr_codes',
    type: form,
    body: many(size / 8)
      .map((key) => `a${`[${key}]`.repeat(30)}=1`)
      .join('&'),
  }),
  'one long list in a form': (size) => ({
    path: '/v2/invoices',
    type: form,
    body: `items=${many(size).join(',')}`,
  }),
  'a body of unknown keys': (size) => ({
    path: '/payment_requests',
    body: JSON.stringify(Object.fromEntries(many(size).map((key) => [key, key]))),
  }),
  'a body with more wrong items than are listed': (size) => ({
    path: '/customers',
    body: JSON.stringify({
      type: 'INDIVIDUAL',
      addresses: many(size),
      identity_accounts: many(size),
    }),
  }),
  'wrong branches in a long list': (size) => ({
    path: '/cardless-credit',
    body: JSON.stringify({ items: many(size).map((name) => ({ name, type: name })) }),
  }),
  'long keys that are equal after truncation': (size) => ({
    path: '/customers',
    body: JSON.stringify({
      metadata: Object.fromEntries(many(size / 8).map((key) => ['k'.repeat(120) + key, {}])),
    }),
  }),
  'escapes in a body': (size) => ({
    path: '/customers',
    body: `{"a":"${'\\u0041'.repeat(size / 6)}"}`,
  }),
  'a query of many names': (size) => ({
    method: 'GET',
    path: '/transactions',
    query: many(size)
      .map((key) => `types[]=${key}`)
      .join('&'),
  }),
  'a body that its partner has not signed': (size) => ({
    path: binding,
    headers: {
      'x-partner-id': 'nobody',
      'x-signature': 'x',
      'x-timestamp': '2026-01-01T00:00:00Z',
    },
    body: texts['a text without an end'](size),
  }),
  'a path of many segments': (size) => ({ method: 'GET', path: '/a'.repeat(size / 2) }),
  'a page behind a long path': (size) => ({
    path: `/hosted/${'a.'.repeat(size / 2)}`,
    body: 'choice=x',
  }),
};

test.each(Object.entries(requests))('%s takes time linear in its size', async (_name, make) => {
  const growth = await growthOf(12_000, (size) => {
    const {
      method = 'POST',
      path,
      query = '',
      type = 'application/json',
      headers,
      body = '',
    } = make(size);
    const request = {
      method,
      path,
      query,
      headers: { 'content-type': type, ...owner, ...headers },
      body: new TextEncoder().encode(body),
      address: '127.0.0.1',
    };
    return () => listeners.public(request);
  });
  expect(growth).toBeLessThanOrEqual(GROWTH_MAX);
});

const heads = [
  'host',
  'authorization',
  'if-none-match',
  'accept',
  'x-signature',
  'idempotency-key',
];

test.each(
  (['public', 'control'] as const).flatMap((listener) =>
    heads.flatMap((name) =>
      ['/none', '/openapi.json', '/balance', '/accounts'].map((path) => ({ listener, name, path })),
    ),
  ),
)('header $name takes time linear in its size, on the $listener listener at $path', async (one) => {
  const { listener, name, path } = one;
  for (const text of [texts.commas, texts['quoted commas'], texts.brackets]) {
    const growth = await growthOf(2_000, (size) => {
      const head = { host: 'localhost', authorization: 'Bearer token', [name]: text(size) };
      const request = {
        method: 'GET',
        path,
        query: '',
        headers: head,
        body: new Uint8Array(),
        address: '127.0.0.1',
      };
      return () => listeners[listener](request);
    });
    expect(growth).toBeLessThanOrEqual(GROWTH_MAX);
  }
});
