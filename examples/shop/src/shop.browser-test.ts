// Tests the shop in a browser: an order is placed, paid and refunded with the controls of the page,
// and every page is accessible and laid out on a phone and a screen, in light and dark.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from '@kasir/server/testing/browser';
import { unwrap } from '@kasir/unified/client';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openShop, password } from './testing/open-shop.ts';

type Browser = Awaited<ReturnType<typeof openPage>>;

const looks = [
  { width: 360, scheme: 'light', scripts: true },
  { width: 1280, scheme: 'light', scripts: true },
  { width: 1280, scheme: 'dark', scripts: true },
] as const;

const inspect = `(async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    violations: violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')),
    overflow: Math.max(0, scrollWidth - clientWidth),
  };
})()`;

/**
 * Checks the open page at every width and color scheme; saves screenshots if `KASIR_SCREENSHOTS`
 * names a folder.
 */
const look = async (browser: Browser, name: string): Promise<void> => {
  const { KASIR_SCREENSHOTS: folder } = process.env;
  for (const one of looks) {
    await browser.look(one);
    // A page that waits for its payment reloads itself, which interrupts the check: then it is
    // repeated.
    const seen = await browser.eventually(() => browser.evaluate(`${axe.source}; ${inspect}`));
    expect({ name, ...one, seen }).toEqual({ name, ...one, seen: { violations: [], overflow: 0 } });
    if (!folder) continue;
    mkdirSync(folder, { recursive: true });
    const file = `shop-${name}-${one.width}-${one.scheme}.png`;
    writeFileSync(join(folder, file), await browser.screenshot());
  }
};

/** Waits for a page that contains a text. */
const shows = (browser: Browser, text: string): Promise<unknown> =>
  browser.eventually(() =>
    browser
      .evaluate(
        `document.readyState === 'complete' && document.body.innerText.includes(${JSON.stringify(text)})`,
      )
      .then(Boolean),
  );

/** Presses the first button or link whose text starts with a given text. */
const press = (browser: Browser, text: string): Promise<unknown> => {
  const found = `[...document.querySelectorAll('button, a')].find((one) => one.innerText.startsWith(${JSON.stringify(text)}))`;
  return browser.eventually(() =>
    browser
      .evaluate(`(() => { const found = ${found}; found?.click(); return found !== undefined; })()`)
      .then(Boolean),
  );
};

test('a buyer pays with each payment method of the checkout, and the merchant refunds an order', async () => {
  const shop = await openShop();
  const browser = await openPage('about:blank');
  for (const way of ['QRIS', 'BCA', 'DANA']) {
    await browser.visit(`${shop.url}/`);
    if (way === 'QRIS') await look(browser, 'checkout');
    await browser.evaluate(`document.querySelector('input[value="${way}"]').click()`);
    await press(browser, 'Pay');
    if (way !== 'DANA') {
      await shows(browser, 'Waiting for payment');
      await look(browser, `order-${way}`);
      await press(browser, 'Open the payment page');
    }
    await browser.eventually(() =>
      browser.evaluate(`document.querySelector('button[value="approve"]') !== null`).then(Boolean),
    );
    await browser.evaluate(`document.querySelector('button[value="approve"]').click()`);
    if (way === 'DANA') {
      await shows(browser, 'Your coffee is being packed');
      await look(browser, 'paid');
    }
    await shop.quiet();
  }
  expect(shop.shipped).toHaveLength(3);

  const login = shop.url.replace('http://', `http://admin:${password}@`);
  await browser.evaluate(`location.href = '${login}/admin'`);
  await shows(browser, 'Orders');
  await look(browser, 'orders');
  await press(browser, 'Refund');
  await shows(browser, 'Refunded');
  await look(browser, 'refunded');
  expect(unwrap(await shop.payments.refunds.list()).data).toHaveLength(1);
});
