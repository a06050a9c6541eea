// Checks the browser library in a browser, against a server: a page of another origin creates a
// token through a challenge, and the merchant charges it.
import { writeFileSync } from 'node:fs';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { SCRIPT } from '../../src/app/public-listener.ts';
import { randomHex } from '../../src/random/random-hex.ts';
import { openPage, press, servePage } from '../../src/testing/browser.ts';
import { serve } from '../../src/testing/serve.ts';
import { platformOn, sources } from '../../src/testing/stores.ts';

/** The platform on a port of its own, with a public key. */
const served = async () => {
  const kasir = await platformOn(memoryStore(sources));
  const url = await serve(kasir);
  const { key } = await kasir.directory.createKey({
    name: 'Browser',
    account: kasir.account,
    mode: 'test',
    type: 'public',
    permissions: [],
    key: { random: randomHex(48) },
  });
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${kasir.key}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  return { url, key, call };
};

const card = (account_number: string) => ({ account_number, exp_month: '12', exp_year: '2039' });

const checkout = async () => {
  const service = await served();
  const html = `<!doctype html><title>Shop</title><h1>Shop</h1><script src="${service.url}${SCRIPT}"></script>`;
  const page = await openPage(await servePage(html));
  await page.eventually(async () => page.evaluate("typeof Kasir === 'object'"));
  await page.evaluate(`Kasir.setPublishableKey('${service.key}'); window.calls = []; 0`);
  /** Starts creating a token; the arguments of the callback are collected. */
  const begin = (account_number: string, options: object = {}) => {
    const data = { amount: 75_000, card_data: card(account_number), card_cvn: '123' };
    return page.evaluate(
      `Kasir.card.createToken(${JSON.stringify(data)}, (error, token) => calls.push({ error, token }), ${JSON.stringify(options)}); 0`,
    );
  };
  const calledBack = () =>
    page.eventually(
      async () =>
        (await page.evaluate('calls[0]')) as {
          error: { error_code: string } | null;
          token: { id: string; status: string } | null;
        },
    );
  return { ...service, page, begin, calledBack };
};

test('a page of another origin creates a token through a challenge in a frame, and the charge succeeds (TOKEN-fn, TOKEN-status, TOKEN-status-IN_REVIEW)', async () => {
  const { page, begin, calledBack, url, call } = await checkout();
  await begin('4000000000001091');
  await page.eventually(
    () => page.evaluate("document.querySelector('iframe') !== null") as Promise<boolean>,
  );
  await page.inFrame(url, "document.querySelector('button') !== null");
  const { KASIR_SCREENSHOT: file } = process.env;
  if (file) writeFileSync(file, await page.screenshot());
  await page.inFrame(url, press('AUTHENTICATED'));
  const { error, token } = await calledBack();
  expect([error, token?.status]).toEqual([null, 'VERIFIED']);
  expect(await page.evaluate("document.querySelector('iframe') === null")).toBe(true);
  const charge = await call('POST', '/credit_card_charges', {
    token_id: token?.id,
    external_id: 'order-1',
    amount: 75_000,
  });
  expect(charge).toMatchObject({ status: 'CAPTURED', eci: '5', cvn_code: 'M' });
});

test('a challenge in a window closes by itself; one that the holder refuses gives a FAILED token (TOKEN-status)', async () => {
  const { page, begin, calledBack, url } = await checkout();
  await begin('4000000000001091', { challenge: 'window' });
  await page.inWindow(url, press('UNAUTHENTICATED'));
  expect((await calledBack()).token?.status).toBe('FAILED');
});

test('a card without a challenge is VERIFIED immediately, and the callback receives errors (TOKEN-fn)', async () => {
  const one = await checkout();
  await one.begin('4000000000001000');
  expect((await one.calledBack()).token?.status).toBe('VERIFIED');
  const other = await checkout();
  await other.begin('4000000000001001');
  expect((await other.calledBack()).error?.error_code).toBe('VALIDATION_ERROR');
  const third = await checkout();
  await third.page.evaluate("Kasir.setPublishableKey('xnd_public_development_unknown'); 0");
  await third.begin('4000000000001000');
  expect((await third.calledBack()).error?.error_code).toBe('INVALID_API_KEY');
});
