// Checks every kind of hosted page in a browser: clean by axe in both color schemes, laid out at
// the width of a phone and of a screen, styled under its own policy, and usable by keyboard.
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

/** Every width with every language; each is inspected in both color schemes. */
const looks = [
  { width: 390, language: 'en' },
  { width: 390, language: 'id' },
  { width: 1440, language: 'id' },
  { width: 1440, language: 'en' },
] as const;

const schemes = ['light', 'dark'] as const;

/** The result of an inspection without faults. */
const sound = { violations: [], overflow: 0, ran: false, isStyled: true };

/** Opens the collapsed parts of a page, and inspects it. */
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
  // A form that submits itself would leave the page for the merchant.
  await browser.prepare('HTMLFormElement.prototype.submit = () => {}');
  for (const name of Object.keys(hostedPages)) {
    const address = await served(name);
    for (const { width, language } of looks) {
      const look = { width, language, scripts: true };
      await browser.look({ ...look, scheme: 'light' });
      await browser.visit(address);
      await browser.evaluate(`${axe.source}; 0`);
      for (const scheme of schemes) {
        await browser.look({ ...look, scheme });
        const found = (await browser.evaluate(inspect)) as object;
        expect({ name, width, scheme, ...found }).toEqual({
          name,
          width,
          scheme,
          ...sound,
          language,
        });
      }
    }
  }
});

test('a cardholder passes a challenge by keyboard: Tab reaches the field, Enter confirms, and a wrong code returns to the field', async () => {
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

const open = (group: number): string =>
  `document.querySelectorAll('details')[${group}].open = true; document.querySelector('[autocomplete=cc-number]').focus()`;

const valueOf = (name: string): string => `document.querySelector('[name=${name}]').value`;

test('a card is grouped and recognized while it is typed, and a mistake loses neither its date nor its holder', async () => {
  const browser = await openPage('about:blank');
  await browser.look({ width: 390, scheme: 'light', scripts: true, language: 'en' });
  await browser.visit(await served('invoice, open'));
  await browser.evaluate(open(3));
  await browser.type('371449635398431');
  expect(await browser.evaluate(valueOf('card_number'))).toBe('3714 496353 98431');
  await browser.evaluate("document.querySelector('[autocomplete=cc-number]').select()");
  await browser.type('4000-0000 00001000');
  expect(await browser.evaluate(valueOf('card_number'))).toBe('4000 0000 0000 1000');
  expect(await browser.evaluate("document.querySelector('.accepted li:not(.other)').title")).toBe(
    'Visa',
  );
  await browser.pressKey('Tab');
  for (const digit of '639') await browser.type(digit);
  expect(await browser.evaluate(valueOf('expiry'))).toBe('06/39');
  await browser.pressKey('Tab');
  await browser.type('12');
  await browser.pressKey('Tab');
  await browser.type('Siti Aminah');
  await browser.pressKey('Enter');
  await browser.eventually(
    async () =>
      (await browser.evaluate("document.querySelector('[name=cvn]:focus') !== null")) as boolean,
  );
  const kept = `[${['card_number', 'expiry', 'cvn', 'holder'].map(valueOf).join()}].join('|')`;
  expect(await browser.evaluate(kept)).toBe('|06/39||Siti Aminah');
  await browser.evaluate(`${axe.source}; 0`);
  expect(await browser.evaluate(inspect)).toEqual({ ...sound, language: 'en' });
});

test('a payer changes the language without scripts and without losing what was typed, and it is remembered', async () => {
  const browser = await openPage('about:blank');
  await browser.look({ width: 390, scheme: 'light', scripts: false, language: 'en' });
  const address = await served('invoice, open');
  await browser.visit(address);
  await browser.evaluate(open(3));
  await browser.evaluate("document.querySelector('[name=holder]').value = 'Siti Aminah'");
  const speaks = (language: string): Promise<unknown> =>
    browser.eventually(
      async () =>
        (await browser.evaluate(`document.documentElement.lang === '${language}'`)) as boolean,
    );
  await browser.evaluate("document.querySelector('[name=language]').click()");
  await speaks('id');
  expect(await browser.evaluate(valueOf('holder'))).toBe('Siti Aminah');
  await browser.visit(address);
  await speaks('id');
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
