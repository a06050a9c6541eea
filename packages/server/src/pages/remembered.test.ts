// Checks the memory of a payer's browser: the language, the last channel, and nothing else.
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { callTo } from '../testing/call.ts';
import { platformOn, sources } from '../testing/stores.ts';
import { remember, remembered } from './remembered.ts';

/** The page of an invoice, as a browser that may have a cookie sees it. */
const billed = async () => {
  const kasir = await platformOn(memoryStore(sources));
  const body = { external_id: 'order-1', amount: 25_000 };
  const { body: made } = await callTo(kasir)('POST', '/v2/invoices', body);
  const { pathname } = new URL(made.invoice_url as string);
  const ask =
    (method: string) =>
    (form: Readonly<Record<string, string>>, cookie = '') =>
      kasir.pages(method, pathname, new URLSearchParams(form), { cookie });
  return { see: (cookie?: string) => ask('GET')({}, cookie), send: ask('POST') };
};

test('a language that a payer chooses is remembered, and comes before that of the browser', async () => {
  const { see, send } = await billed();
  const chosen = await send({ language: 'id' });
  expect(chosen.status).toBe(303);
  expect(chosen.headers['set-cookie']).toBe(
    'kasir_language=id; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
  );
  expect((await see('theme=dark; kasir_language=id')).headers['content-language']).toBe('id');
  for (const forged of ['kasir_language=xx', 'kasir_language', 'kasir_language=__proto__'])
    expect((await see(forged)).headers['content-language']).toBe('en');
});

test('a form in another language keeps what was typed, except secrets', async () => {
  const { send } = await billed();
  const typed = { card_number: '4000000000001000', cvn: '123', expiry: '12/39', holder: 'Si"ti' };
  const { status, body } = await send({ language: 'id', entered: 'CARD.CARDS', ...typed });
  expect(status).toBe(200);
  expect(body).toContain('<html lang="id">');
  expect(body).toContain('value="12/39"');
  expect(body).toContain('value="Si&quot;ti"');
  expect(body).toMatch(/<details [^>]*open><summary>[^]*?<span class="type">Kartu</);
  for (const secret of [typed.card_number, '"123"']) expect(body).not.toContain(secret);
});

test('the last channel is offered first, and an unknown channel in a cookie is ignored', async () => {
  const { see, send } = await billed();
  const chosen = await send({ choice: 'EWALLET.SHOPEEPAY' });
  expect(chosen.headers['set-cookie']).toContain('kasir_channel=EWALLET.SHOPEEPAY;');
  await send({ choice: 'other' });
  const { body } = await see('kasir_channel=EWALLET.SHOPEEPAY');
  const [, opened = ''] = /<details [^>]*open>([^]*?)<\/details>/.exec(body) ?? [];
  expect(opened).toContain('used last');
  expect(/value="([^"]*)"/.exec(opened)?.[1]).toBe('EWALLET.SHOPEEPAY');
  for (const forged of ['kasir_channel=EWALLET.NONE', 'kasir_channel="><script>'])
    expect((await see(forged)).body).not.toMatch(/used last|"><script>/);
});

test('a choice other than a channel sets no cookie, whatever it contains', async () => {
  const { send } = await billed();
  for (const choice of ['approve', 'A.B; Domain=evil.example', 'EWALLET.DANA\r\nx: y', ''])
    expect((await send({ choice })).headers).not.toHaveProperty('set-cookie');
});

test('a cookie over https is sent over https only', () => {
  expect(remember('language', 'en', true)).toMatch(/; Secure$/);
  expect(remembered({ cookie: 'kasir_language=en' }, 'language')).toBe('en');
});
