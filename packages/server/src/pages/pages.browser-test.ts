// Checks every kind of hosted page in a browser: clean by axe in both color schemes, laid out at
// the width of a phone and of a screen, styled under its own policy, and usable by keyboard.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryStore } from '@kasir/core/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openPage } from '../testing/browser.ts';
import { hostedPages, openHostedPage } from '../testing/hosted-pages.ts';
import { serve } from '../testing/serve.ts';
import { platformOn, sources } from '../testing/stores.ts';

/** Opens the page of a name on a platform of its own; returns its address. */
const served = async (name: string): Promise<string> => {
  const kasir = await platformOn(memoryStore(sources));
  const url = await serve(kasir);
  return url + (await openHostedPage(kasir, name));
};

/** Each pair of a width, a scheme and a language is in one of them. */
const looks = [
  { width: 390, scheme: 'light', language: 'en' },
  { width: 390, scheme: 'dark', language: 'id' },
  { width: 1440, scheme: 'light', language: 'id' },
  { width: 1440, scheme: 'dark', language: 'en' },
] as const;

/** What a page looks like to a reader: anything but this is a fault. */
const sound = { violations: [], overflow: 0, ran: false, isStyled: true };

/** What is folded is unfolded first. */
const inspect = `(async () => {
  for (const folded of document.querySelectorAll('details')) {
    folded.removeAttribute('name');
    folded.open = true;
  }
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const { documentElement: root, title } = document;
  return {
    violations: violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')),
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
    ran: title === 'run',
    isStyled: getComputedStyle(document.querySelector('main')).borderRadius !== '0px',
    language: root.lang,
  };
})()`;

test('every kind of page is accessible, laid out and styled at any width, in light and dark', async () => {
  const browser = await openPage('about:blank');
  // A form that sends itself would leave for the merchant.
  await browser.prepare('HTMLFormElement.prototype.submit = () => {}');
  const { KASIR_SCREENSHOTS: folder } = process.env;
  if (folder) mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(hostedPages)) {
    const address = await served(name);
    for (const look of looks) {
      await browser.look({ ...look, scripts: true });
      await browser.visit(address);
      const file = `${name.replaceAll(/[ ,]+/g, '-')}-${look.width}-${look.scheme}-${look.language}.png`;
      if (folder) writeFileSync(join(folder, file), await browser.screenshot());
      await browser.evaluate(`${axe.source}; 0`);
      expect({ name, ...look, ...((await browser.evaluate(inspect)) as object) }).toEqual({
        name,
        ...look,
        ...sound,
      });
    }
  }
});

test('a holder passes a challenge by keyboard: the first stop is the field, Enter confirms, and a wrong code leads back to it', async () => {
  const browser = await openPage('about:blank');
  await browser.visit(await served('challenge, open'));
  const enter = async (code: string, leadsTo: string): Promise<void> => {
    await browser.type(code);
    await browser.pressKey('Enter');
    await browser.eventually(
      async () =>
        (await browser.evaluate(
          `document.readyState === 'complete' && document.querySelector('${leadsTo}') !== null`,
        )) as boolean,
    );
  };
  await browser.pressKey('Tab');
  await enter('000000', '[aria-invalid]:focus');
  await browser.evaluate(`${axe.source}; 0`);
  expect(await browser.evaluate(inspect)).toEqual({ ...sound, language: 'en' });
  await enter('123456', '.status.authenticated');
});

test('a number is copied without its groups; without scripts there is no button for it', async () => {
  const address = await served('virtual account, waiting');
  const browser = await openPage('about:blank');
  await browser.grant('clipboardReadWrite', 'clipboardSanitizedWrite');
  const isSeen = "document.querySelector('[data-copy]').checkVisibility()";
  await browser.look({ width: 360, scheme: 'light', scripts: false });
  await browser.visit(address);
  expect(await browser.evaluate(isSeen)).toBe(false);
  await browser.look({ width: 360, scheme: 'light', scripts: true });
  await browser.visit(address);
  expect(await browser.evaluate(isSeen)).toBe(true);
  await browser.evaluate("document.querySelector('[data-copy]').click()");
  await browser.eventually(
    async () =>
      (await browser.evaluate(
        "document.querySelector('[data-copy]').innerText.startsWith('Copied')",
      )) as boolean,
  );
  expect(await browser.evaluate('navigator.clipboard.readText()')).toMatch(/^8808\d+$/);
});
