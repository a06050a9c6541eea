// The markup of hosted pages and the policy that a browser applies to it say the same.
import { hash } from 'node:crypto';
import type { PageView } from '@kasir/payments';
import { expect, test } from 'vitest';
import { pageHtml, policyOf } from './html.ts';

const ended: PageView = {
  title: 'CARDS',
  merchant: 'Toko Uji',
  amount: 'IDR 75,000',
  reference: 'order-1',
  description: null,
  choices: [],
  outcome: 'Authenticated',
  returnUrl: null,
};
const message = { page: 'authentication', id: "'</script>" };
const form = { action: 'https://merchant.example/cards', fields: { status: '"CAPTURED"' } };

test.each<[string, Partial<PageView>, number]>([
  ['no script', {}, 0],
  ['a script that posts its message', { message }, 1],
  ['a script that sends its form', { form }, 1],
  ['both', { message, form }, 2],
])('a page has %s, and its policy allows exactly that', (_, change, count) => {
  const page = { ...ended, ...change };
  const scripts = [...pageHtml(page).matchAll(/<script>(.*?)<\/script>/g)];
  expect(scripts.length).toBe(count);
  const hashes = scripts.map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
  const [, allowed = ''] = /script-src ([^;]*)/.exec(policyOf(page)) ?? [];
  expect(allowed.split(' ').filter(Boolean).toSorted()).toEqual(hashes.toSorted());
});
