// Checks the views of the dashboard in a browser, on a server that was used through its APIs.
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openDashboard, openReceiver, openService, type Dashboard } from '../testing/dashboard.ts';
import { isSettled, openBank, viewsOf } from '../testing/dashboard-views.ts';
import { openShop } from '../testing/shop.ts';

const runAxe = `
  return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(': '))));`;

/** Reads the width of a view that is wider than the window, and the alerts that it shows. */
const readFaults = `
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth ? [scrollWidth + ' pixels wide'] : []),
    ...[...document.querySelectorAll('[role=alert]')].map((one) => one.innerText),
  ];`;

/** Lists that a reader of a narrow window would have to scroll sideways. */
const readHidden = `
  return [...document.querySelectorAll('.scroll')].filter((list) => list.checkVisibility() && list.scrollWidth > list.clientWidth + 1)
    .map((list) => list.getAttribute('aria-label') + ' scrolls sideways');`;

/**
 * Texts of the page, including folded ones, that are in English although they have a translation.
 * Texts of the server are English and marked as such.
 */
const readEnglish = `
  const module = document.querySelector('script[type=module]').src.replace(/main\\.(\\w+)$/, 'indonesian.$1');
  return import(module).then(({ indonesian }) => {
    const patterns = Object.entries(indonesian).filter(([english, text]) => english !== text).map(([english]) => english);
    const plain = new Set(patterns.filter((one) => !one.includes('{')));
    const filled = patterns.filter((one) => /[a-z]{3}/.test(one.replaceAll(/\\{[^}]+\\}/g, '')) && one.includes('{')).map((one) =>
      new RegExp('^' + one.split(/\\{[^}]+\\}/).map((part) => part.replaceAll(/[.*+?^$\{}()|[\\]\\\\]/g, '\\\\$&')).join('.+') + '$'));
    const isEnglish = (text) => plain.has(text) || filled.some((one) => one.test(text));
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement.closest('[lang=en], script, noscript')) texts.push(walker.currentNode.data.trim());
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (!one.closest('[lang=en]')) texts.push(...['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''));
    texts.push(document.title.replace(' · Kasir', ''));
    return [...new Set(texts.filter(isEnglish))].map((one) => 'in English: ' + one);
  });`;

const schemes = ['light', 'dark'] as const;

/** Each width with each language, so that the language changes once. */
const looks = [
  { width: 1_440, language: 'en' },
  { width: 390, language: 'en' },
  { width: 390, language: 'id' },
  { width: 1_440, language: 'id' },
] as const;

type Look = (typeof looks)[number];

/** Returns the faults of the current view, in light and dark. */
const inspect = async (dashboard: Dashboard, { width, language }: Look) => {
  const read = (script: string) => dashboard.evaluate<string[]>(script);
  const found = [
    ...(await read(readFaults)),
    ...(width < 600 ? await read(readHidden) : []),
    ...(language === 'id' ? await read(readEnglish) : []),
  ];
  for (const scheme of schemes) {
    await dashboard.look({ width, scheme, scripts: true });
    found.push(...(await read(runAxe)).map((one) => `${scheme}: ${one}`));
  }
  return found;
};

test('every view passes axe, fits its window, is in the chosen language and runs no text of objects, at both widths, in light and dark', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  const shop = await openShop(service);
  await openBank(service);
  const views = await viewsOf(service, shop);
  const dashboard = await openDashboard(service);
  const problems: string[] = [];
  for (const look of looks) {
    const { width, language } = look;
    await dashboard.look({ width, scheme: 'light', scripts: true });
    await dashboard.speak(language);
    await dashboard.page.evaluate(`${axe.source}; 0`);
    expect(await dashboard.evaluate('return document.documentElement.lang')).toBe(language);
    for (const view of views) {
      await dashboard.go(view);
      await dashboard.eventually(() => dashboard.evaluate<boolean>(isSettled));
      await dashboard.evaluate('return new Promise((resolve) => setTimeout(resolve, 100))');
      const found = await inspect(dashboard, look);
      problems.push(...found.map((one) => `${view}, ${width} wide in ${language}: ${one}`));
    }
  }
  expect(problems).toEqual([]);
  expect(await dashboard.evaluate('return window.hacked ?? null')).toBeNull();
});
