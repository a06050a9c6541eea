// Checks the hosted pages of payment requests as a payer's browser receives them.
import { memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { callTo } from '../testing/call.ts';
import { platformOn, sources } from '../testing/stores.ts';

const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const once = (type: string, instrument: object) => ({
  type,
  reusability: 'ONE_TIME_USE',
  [type.toLowerCase()]: instrument,
});

const card = once('CARD', {
  channel_properties: returnUrls,
  card_information: { card_number: '4000000000001091', expiry_month: '12', expiry_year: '2039' },
});
const account = once('VIRTUAL_ACCOUNT', {
  channel_code: 'BRI',
  channel_properties: { customer_name: '<b>Siti</b>' },
});
const outlet = once('OVER_THE_COUNTER', {
  channel_code: 'ALFAMART',
  channel_properties: { customer_name: 'Siti' },
});

/** A payment request and the page of its first action. */
const opened = async (payment_method: object) => {
  const kasir = await platformOn(memoryStore(sources));
  const body = { currency: 'IDR', amount: 25_000, payment_method };
  const { body: made } = await callTo(kasir)('POST', '/payment_requests', body);
  const { pathname } = new URL(made.actions[0].url as string);
  return {
    made,
    read: async () => (await callTo(kasir)('GET', `/payment_requests/${made.id}`)).body,
    see: (headers = {}) => kasir.pages('GET', pathname, new URLSearchParams(), headers),
    choose: (choice: string, method = 'POST', headers = {}) =>
      kasir.pages(method, pathname, new URLSearchParams({ choice }), headers),
    type: (one_time_code: string) =>
      kasir.pages(
        'POST',
        pathname,
        new URLSearchParams({ choice: 'AUTHENTICATED', one_time_code }),
      ),
  };
};

const typedCard = {
  card_number: '4000000000001000',
  expiry: '12/39',
  cvn: '123',
  holder: 'Siti',
};

/** An invoice and its page. */
const billed = async () => {
  const kasir = await platformOn(memoryStore(sources));
  const body = { external_id: 'order-1', amount: 25_000 };
  const { body: made } = await callTo(kasir)('POST', '/v2/invoices', body);
  const { pathname } = new URL(made.invoice_url as string);
  return {
    see: () => kasir.pages('GET', pathname, new URLSearchParams()),
    press: (choice: string, typed: Record<string, string> = {}) =>
      kasir.pages('POST', pathname, new URLSearchParams({ choice, ...typed })),
  };
};

const buttonsOf = (html: string): (string | undefined)[] =>
  Array.from(html.matchAll(/<button [^>]*name="choice" value="([^"]*)"/g), ([, value]) => value);

describe('the page of', () => {
  test('a card shows the choices of an issuer, and redirects the holder to the return URL (PR2-FIELD-action.url, STATE-PR2-02)', async () => {
    const { see, choose, read } = await opened(card);
    const { status, body } = await see();
    expect(status).toBe(200);
    expect(new Set(buttonsOf(body)).size).toBe(7);
    const sent = await choose('AUTHENTICATED');
    expect([sent.status, sent.headers['location']]).toEqual([303, returnUrls.success_return_url]);
    expect((await read()).status).toBe('SUCCEEDED');
    const after = (await see()).body;
    expect([after.includes('class="status paid"'), buttonsOf(after)]).toEqual([true, []]);
  });

  test('a virtual account and an outlet show where to pay, and let a tester pay (MODEL-UNSPEC-13)', async () => {
    const { made, see } = await opened(account);
    const { virtual_account_number } = made.payment_method.virtual_account.channel_properties;
    const html = (await see()).body;
    expect(html).toContain(`data-copy="${virtual_account_number}"`);
    expect(html).toContain('<span>8808</span>');
    expect(html).toContain('&lt;b&gt;Siti&lt;/b&gt;');
    expect(buttonsOf(html)).toEqual(['approve']);
    const counter = await opened(outlet);
    const { payment_code } = counter.made.payment_method.over_the_counter.channel_properties;
    expect((await counter.see()).body).toContain(`data-copy="${payment_code}"`);
  });

  test('a QR code draws its own code, and lets a tester pay (MODEL-UNSPEC-13)', async () => {
    const drawn = async ({ see }: Awaited<ReturnType<typeof opened>>) =>
      /<div class="qr">.*?<\/svg>/s.exec((await see()).body)?.[0];
    const one = await opened(once('QR_CODE', {}));
    const other = await opened(once('QR_CODE', {}));
    expect(one.made.actions[0].qr_code).not.toBe(other.made.actions[0].qr_code);
    expect(await drawn(one)).toBeDefined();
    expect(await drawn(one)).not.toBe(await drawn(other));
    await one.choose('approve');
    expect((await one.read()).status).toBe('SUCCEEDED');
    expect(await drawn(one)).toBeUndefined();
  });

  test.each([
    [
      'https://toko.example/\u0442\u0435\u0440\u0438\u043c\u0430',
      'https://toko.example/%D1%82%D0%B5%D1%80%D0%B8%D0%BC%D0%B0',
    ],
    ['https://toko.example/\u{1F600} a', 'https://toko.example/%F0%9F%98%80%20a'],
    ['https://toko.example', 'https://toko.example/'],
  ])('any type redirects to %s, encoded for a header and a link', async (url, href) => {
    const back = { success_return_url: url, failure_return_url: url, cancel_return_url: url };
    const dana = { channel_code: 'DANA', channel_properties: back };
    const { made, see, choose } = await opened(once('EWALLET', dana));
    expect(made.payment_method.ewallet.channel_properties.success_return_url).toBe(url);
    expect((await choose('approve')).headers['location']).toBe(href);
    expect((await see()).body).toContain(`href="${href}"`);
    const kasir = await platformOn(memoryStore(sources));
    const invoice = { external_id: 'order-1', amount: 25_000, success_redirect_url: url };
    const { body } = await callTo(kasir)('POST', '/v2/invoices', invoice);
    const { pathname } = new URL(body.invoice_url as string);
    const press = (path: string, choice: string) =>
      kasir.pages('POST', path, new URLSearchParams({ choice }));
    const wallet = (await press(pathname, 'EWALLET.DANA')).headers['location'] ?? '';
    expect((await press(new URL(wallet).pathname, 'approve')).headers['location']).toBe(href);
  });

  test('any type accepts GET, HEAD and POST only, and refuses others in the format that the client accepts (CORE-UNSPEC-06)', async () => {
    const { choose, read } = await opened(outlet);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get']) {
      const { status, headers } = await choose('approve', method);
      expect([method, status, headers['allow']]).toEqual([method, 405, 'GET, HEAD, POST']);
      expect(headers['content-type']).toContain('text/html');
    }
    expect((await choose('approve', 'HEAD')).status).toBe(200);
    const json = await choose('approve', 'PUT', { accept: 'application/json' });
    expect([json.status, json.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    expect(JSON.parse(json.body)).toEqual({
      error_code: 'METHOD_NOT_ALLOWED',
      message: 'Use GET, HEAD, POST.',
    });
    const html = await choose('approve', 'DELETE', {
      accept: 'text/html,application/json;q=0.9',
      'accept-language': 'id-ID,id;q=0.9',
    });
    expect(html.body).toContain('<h1>Tidak didukung</h1>');
    expect((await read()).status).toBe('REQUIRES_ACTION');
  });

  test('an invoice groups its channels by their type', async () => {
    const kasir = await platformOn(memoryStore(sources));
    const body = { external_id: 'order-1', amount: 25_000 };
    const { body: made } = await callTo(kasir)('POST', '/v2/invoices', body);
    const { pathname } = new URL(made.invoice_url as string);
    const page = await kasir.pages('GET', pathname, new URLSearchParams());
    const headings = Array.from(
      page.body.matchAll(/<summary>.*?<span class="type">([^<]*)</g),
      ([, heading]) => heading,
    );
    expect(headings).toEqual([
      'E-wallet',
      'Virtual account',
      'Direct debit',
      'Card',
      'Retail outlet',
      'QR code',
    ]);
    expect(buttonsOf(page.body)).toContain('EWALLET.DANA');
    for (const [group] of page.body.matchAll(/<details [^]*?<\/details>/g)) {
      const names = Array.from(
        group.matchAll(/class="channel"[^>]*><svg [^]*?<\/svg><span>([^]*?)<\/span>/g),
        ([, name]) => name,
      );
      expect(new Set(names).size).toBe(names.length);
    }
    expect(page.body).toContain('</svg><span><bdi>BCA</bdi></span>');
  });

  test('an invoice shows a number or code, and reloads until it is paid', async () => {
    const { see, press } = await billed();
    expect(await press('VIRTUAL_ACCOUNT.BRI')).toMatchObject({ status: 303 });
    const { body: page, headers } = await see();
    expect(page).toMatch(/data-copy="\d+"/);
    expect(headers['refresh']).toBe('10');
    expect(buttonsOf(page)).toEqual(['other', 'approve']);
    await press('other');
    await press('QR_CODE.QRIS');
    expect((await see()).body).toContain('<div class="qr">');
    await press('approve');
    const { body: paid, headers: after } = await see();
    expect([paid.includes('class="status paid"'), buttonsOf(paid)]).toEqual([true, []]);
    expect(after).not.toHaveProperty('refresh');
  });

  test('an invoice accepts a typed card, and never repeats its number', async () => {
    const { see, press } = await billed();
    const form = (await see()).body;
    for (const name of ['card_number', 'expiry', 'cvn', 'holder'])
      expect(form).toContain(`name="${name}"`);
    const wrong = await press('CARD.CARDS', { ...typedCard, cvn: '1' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('Security code must be 3 or 4 digits.');
    expect(wrong.body).toMatch(/<details [^>]*open><summary>[^]*?<span class="type">Card<\/span>/);
    expect(wrong.body).toMatch(
      /name="cvn"[^>]*aria-invalid="true" aria-describedby="form-CARD\.CARDS-cvn-problem"/,
    );
    expect(wrong.headers['content-security-policy']).toContain("default-src 'none'");
    expect(wrong.body).not.toContain(typedCard.card_number);
    expect(wrong.body).not.toContain('value="1"');
    expect(wrong.body).toContain('value="12/39"');
    expect(wrong.body).toContain('value="Siti"');
    expect((await press('CARD.CARDS', typedCard)).status).toBe(303);
    expect((await see()).body).toContain('class="status paid"');
  });
});

describe('the page of a bank', () => {
  test('accepts the code of an outcome, and asks again after any other code', async () => {
    const { see, type, read } = await opened(card);
    const { body } = await see();
    expect(body).toMatch(
      /name="one_time_code" autocomplete="one-time-code"[^>]*inputmode="numeric"/,
    );
    expect(body).toContain('KASIR TEST BANK');
    expect(body).toContain('<code>123456</code><span>The holder is authenticated</span>');
    const wrong = await type('000000');
    expect([wrong.status, wrong.body.includes('This code is wrong.')]).toEqual([422, true]);
    expect((await read()).status).toBe('REQUIRES_ACTION');
    expect((await type('123 456')).status).toBe(303);
    expect((await read()).status).toBe('SUCCEEDED');
  });

  test('fails by the code of a failure, whatever button sends it', async () => {
    const { type, read } = await opened(card);
    expect((await type('111003')).headers['location']).toBe(returnUrls.failure_return_url);
    expect(await read()).toMatchObject({
      status: 'FAILED',
      card_verification_results: {
        three_d_secure: { three_d_secure_result_reason: 'AUTHENTICATION_REJECTED' },
      },
    });
  });
});

test('a page is in the language of its payer, with the time zone of its currency', async () => {
  const { see } = await opened(outlet);
  const indonesian = await see({ 'accept-language': 'id-ID,id;q=0.9,en;q=0.5' });
  expect(indonesian.headers['content-language']).toBe('id');
  for (const text of ['<html lang="id">', 'Kode pembayaran', 'Menunggu pembayaran Anda', ' WIB<'])
    expect(indonesian.body).toContain(text);
  for (const preferred of ['en', 'th, en;q=0.1', '*', 'fr', ''])
    expect((await see({ 'accept-language': preferred })).body).toContain('<html lang="en">');
});

test('a page with a decision does not reload, and an unknown link shows a page with 404', async () => {
  const { see } = await opened(card);
  expect((await see()).headers).not.toHaveProperty('refresh');
  const kasir = await platformOn(memoryStore(sources));
  const nowhere = await kasir.pages('GET', '/hosted/none', new URLSearchParams());
  expect([nowhere.status, nowhere.body.includes('<h1>Unknown link</h1>')]).toEqual([404, true]);
});
