// Checks the markup of hosted pages: every status has its words and its icon, no user text runs as
// script, and the content security policy allows exactly the style and scripts of the page.
import { hash } from 'node:crypto';
import type { PageStatus, PageView } from '@kasir/payments/pages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageHtml, type Reading } from './html.ts';
import { statusIcons } from './icons.ts';
import { languages, type Language } from './messages/languages.ts';
import { policyOf } from './scripts.ts';

const reading: Reading = { language: 'en', now: 0, mode: 'test' };

const ended: PageView = {
  title: 'DANA',
  merchant: 'Toko Uji',
  currency: 'IDR',
  amount: 'Rp 75.000',
  reference: 'order-1',
  description: null,
  choices: [],
  status: 'authenticated',
  expires: null,
  returnUrl: null,
};
const message = { page: 'authentication', id: "'</script>" };
const form = { action: 'https://merchant.example/cards', fields: { status: '"CAPTURED"' } };
const instructions: PageView['instructions'] = [
  { label: { say: 'account_number' }, value: '8808000001', typedElsewhere: true },
];

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
  );

test.each<[string, Partial<PageView>, number]>([
  ['no script', {}, 0],
  ['a script that posts its message', { message }, 1],
  ['a script that sends its form', { form }, 1],
  ['a script that copies numbers', { instructions }, 1],
  ['all of them', { message, form, instructions }, 3],
])('a page has %s, and its policy allows exactly that', (_, change, count) => {
  const page = { ...ended, ...change };
  const html = pageHtml(page, reading);
  const allowed = (directive: string): string[] =>
    new RegExp(`${directive} ([^;]*)`).exec(policyOf(page))?.[1]?.split(' ') ?? [];
  const scripts = hashesOf(html, 'script');
  expect(scripts).toHaveLength(count);
  expect(allowed('script-src').toSorted()).toEqual(scripts.toSorted());
  expect(allowed('style-src')).toEqual(hashesOf(html, 'style'));
});

const each = Object.keys(languages).flatMap((language) =>
  Object.keys(statusIcons).map((status) => [status, language] as [PageStatus, Language]),
);

test.each(each)(
  'the status %s is shown in the language %s, with an icon, as a live region',
  (status, language) => {
    const html = pageHtml({ ...ended, status }, { ...reading, language });
    const { decisions, statuses } = languages[language].catalog;
    const { headline } = status === 'open' ? decisions.pay : statuses[status];
    const region = /<div class="status (\w+)" role="status">(<svg [^]*?)<\/div>/.exec(html) ?? [];
    expect(region[1]).toBe(status);
    expect(region[2]).toContain(`<strong>${headline}</strong>`);
    expect(html).toContain(`<html lang="${language}">`);
  },
);

test('an open page names the decision: pay, choose how to pay, link an account, pass a check of a bank', () => {
  const open: PageView = { ...ended, status: 'open' };
  const confirm = { name: 'confirm', label: { say: 'confirm' } } as const;
  const pages: Readonly<Record<string, PageView>> = {
    'Confirm your payment': open,
    'Choose how to pay': { ...open, choices: [{ ...confirm, group: 'EWALLET' }] },
    'Link your account': { ...open, purpose: { say: 'link_channel', with: { channel: 'OVO' } } },
    'Confirm that it is you': { ...open, challenge: { issuer: 'Bank', card: '400000', confirm } },
  };
  for (const [headline, page] of Object.entries(pages))
    expect(pageHtml(page, reading)).toContain(`<strong>${headline}</strong>`);
});

test('a page of test mode says that no money moves, and one of live mode does not', () => {
  expect(pageHtml(ended, reading)).toContain('No money moves');
  expect(pageHtml(ended, { ...reading, mode: 'live' })).not.toContain('No money moves');
});

describe('the deadline of a page', () => {
  const waiting: PageView = { ...ended, status: 'waiting', expires: 90_061_000 };

  test('is shown with the time left on a page that reloads, in the time zone of its currency', () => {
    const html = pageHtml(waiting, reading);
    expect(html).toContain('<bdi>1 day, 1 hour</bdi>');
    expect(html).toContain('datetime="1970-01-02T01:01:01.000Z"');
    expect(html).toMatch(/2 January 1970 at 08:01 GMT\+7/);
    const indonesian = pageHtml(waiting, { ...reading, language: 'id', now: 90_000_000 });
    expect(indonesian).toContain('<bdi>1 menit, 1 detik</bdi>');
  });

  test('is shown without the time left while the payer decides', () => {
    const html = pageHtml({ ...waiting, status: 'open' }, reading);
    expect(html).toContain('Open until <time');
    expect(html).not.toContain('Time left');
  });

  test.each<[string, Partial<PageView>]>([
    ['never ends', { expires: null }],
    ['ends in 31 years', { expires: 31 * 365 * 86_400_000 }],
    ['has ended', { status: 'expired' }],
  ])('is not shown on a page that %s', (_, change) => {
    expect(pageHtml({ ...waiting, ...change }, reading)).not.toContain('<time');
  });
});

test('a decline shows its reason in words, and an unknown reason as a general sentence', () => {
  const declined = (failure: string | null): string =>
    pageHtml({ ...ended, status: 'declined', failure }, reading);
  expect(declined('INSUFFICIENT_BALANCE')).toContain('The balance or limit is too low.');
  for (const unknown of ['toString', 'PROCESSOR_ERROR', null])
    expect(declined(unknown)).toContain('The bank or wallet did not accept it.');
  const again = pageHtml({ ...ended, status: 'open', failure: 'EXPIRED_CARD' }, reading);
  expect(again).toContain(
    'role="alert">The payment did not work. <bdi>The card has expired.</bdi>',
  );
});

type Field = 'merchant' | 'reference' | 'description' | 'title' | 'label' | 'value' | 'url';
type Texts = Readonly<Record<Field, string>>;

const eachOf = <T>(of: T): Record<Field, T> => ({
  merchant: of,
  reference: of,
  description: of,
  title: of,
  label: of,
  value: of,
  url: of,
});

/** A page that has everything a page can have. */
const fullPage = (texts: Texts): PageView => ({
  ...ended,
  merchant: texts.merchant,
  reference: texts.reference,
  description: texts.description,
  title: texts.title,
  items: [{ label: texts.label, value: texts.value }],
  instructions: [{ label: texts.label, value: texts.value, typedElsewhere: true }],
  steps: [{ say: 'open_bank', with: { bank: texts.label } }],
  qr: 'x',
  challenge: {
    issuer: texts.label,
    card: texts.value,
    confirm: { name: texts.label, label: texts.value },
  },
  choices: [{ name: texts.label, label: texts.value, test: { code: texts.value } }],
  next: { label: { say: 'continue_to', with: { channel: texts.title } }, url: texts.url },
  message: { id: texts.value },
  status: 'waiting',
});

test('nothing that a merchant, a channel or a bank wrote becomes markup', () => {
  const marker = fc.constantFrom('<b>', '"x', "'x", '</dd>', '<script>', '&amp;', '<!--', ']]>');
  const hostile = fc
    .tuple(fc.string(), marker, fc.string())
    .map((parts) => `\u202E${parts.join('')}`);
  /** Returns the tags and attribute names of a page, without texts and values. */
  const skeleton = (html: string): string =>
    [
      ...html
        .replace(/<style>[^]*?<\/style>/, '')
        .matchAll(/<(\/?[a-z][^\s>]*)((?:"[^"]*"|[^">])*)>/gi),
    ]
      .map(([, name, rest = '']) => name + rest.replaceAll(/"[^"]*"/g, '""'))
      .filter((tag) => tag !== 'span' && tag !== '/span')
      .join();
  const wanted = skeleton(pageHtml(fullPage(eachOf('a')), reading));
  fc.assert(
    fc.property(fc.record(eachOf(hostile)), (texts) => {
      expect(skeleton(pageHtml(fullPage(texts), reading))).toBe(wanted);
    }),
  );
});

test('the words of a language contain no markup, because pages write them unescaped', () => {
  const spoken = Object.values(languages).map(({ catalog }) =>
    JSON.stringify(catalog, (_, value: unknown) =>
      typeof value === 'function' ? (value as (values: object) => string)({}) : value,
    ),
  );
  for (const words of spoken) expect(words).not.toMatch(/[<>&]/);
});
