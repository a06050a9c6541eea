// Checks the look of a merchant on its pages: its color, its logo, and the policy that follows.
import { memoryStore } from '@kasir/core/testing';
import type { Branding } from '@kasir/models';
import { expect, test } from 'vitest';
import { callTo } from '../testing/call.ts';
import { platformOn, sources } from '../testing/stores.ts';
import { logoSource } from './branding.ts';
import { policyOf } from './scripts.ts';

/** The page of a wallet payment at a merchant with a look. */
const pageOf = async (branding: Branding) => {
  const kasir = await platformOn(memoryStore(sources));
  await kasir.directory.changeAccount(kasir.account, (account) => ({ ...account, branding }));
  const { body } = await callTo(kasir)('POST', '/payment_requests', {
    currency: 'IDR',
    amount: 25_000,
    payment_method: {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      ewallet: {
        channel_code: 'DANA',
        channel_properties: { success_return_url: 'https://merchant.example/thanks' },
      },
    },
  });
  const { pathname } = new URL(body.actions[0].url as string);
  return kasir.pages('GET', pathname, new URLSearchParams());
};

test('a page has the color of its merchant, with readable text on it', async () => {
  const { body, headers } = await pageOf({ color: '#ffe14d' });
  expect(body).toContain('--act:#ffe14d;--act-ink:#000000;');
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[^ ]+' 'sha256-[^ ;]+';/);
  expect(headers['content-security-policy']).not.toContain('img-src');
});

test('a page loads the logo of its merchant and no other picture, without a referrer', async () => {
  const { body, headers } = await pageOf({ logo: 'https://toko.example/a;b,c.png' });
  expect(headers['content-security-policy']).toContain(
    '; img-src https://toko.example/a%3Bb%2Cc.png;',
  );
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body).toContain('<img class="mark logo" src="https://toko.example/a;b,c.png" alt=""');
});

test('a page without branding loads nothing', async () => {
  const { headers } = await pageOf({});
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/img-src|https:/);
});

test('the policy of a logo in a data URL allows data: and no other source', () => {
  expect(logoSource({ logo: 'data:image/png;base64,iVBORw0KGgo=' })).toBe('data:');
  expect(policyOf({}, { logo: 'data:image/png;base64,iVBORw0KGgo=' })).toContain('img-src data:;');
});
