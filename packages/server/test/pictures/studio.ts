// Takes pictures of a platform in memory, with a fixed time and fixed random bytes and without
// motion.
import { memoryStore } from '@kasir/core/testing';
import { onTestFinished, vi } from 'vitest';
import { openPage, type Look, type Shot } from '../../src/testing/browser.ts';
import { openDashboard, openReceiver, openService } from '../../src/testing/dashboard.ts';
import { isSettled, openBank, viewsOf } from '../../src/testing/dashboard-views.ts';
import { openHostedPage } from '../../src/testing/hosted-pages.ts';
import { serve } from '../../src/testing/serve.ts';
import { platformOn, sources } from '../../src/testing/stores.ts';
import { OPENING, openDemoShop } from './demo-shop.ts';

/** The port of the receiver, which pictures show: it must be free. */
const RECEIVER_PORT = 8_590;

/** The address of the API in pictures, which is the default of `npm start`. */
const PRINTED_URL = 'http://127.0.0.1:8585';

/** Width, color scheme and language of a picture. */
export interface PictureLook extends Omit<Look, 'scripts' | 'language'> {
  readonly language: 'en' | 'id';
}

/** Stops the clock of this process until the test ends; timers continue to run. */
const stopTime = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: OPENING });
  // The platform measures durations with performance.now.
  const now = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - OPENING);
  onTestFinished(() => {
    now.mockRestore();
    vi.useRealTimers();
  });
};

/** Makes pages show the time of the pictures, in the time zone of Jakarta. */
const stopTimeOfPages = (page: Awaited<ReturnType<typeof openPage>>): Promise<void> =>
  page.prepare(
    `{ const now = ${Date.now()}; globalThis.Date = class extends Date { constructor(...parts) { super(...(parts.length === 0 ? [now] : parts)); } static now() { return now; } }; }`,
  );

/** Resolves when the fonts and images of the page are loaded and the page is drawn. */
const isDrawn = `Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode().catch(() => {}))]).then(
  () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))))`;

/**
 * Opens the dashboard of a shop that has traded for five weeks; `live` gives it a bank whose
 * statement does not match.
 */
export const openDashboardStudio = async ({ live }: { readonly live: boolean }) => {
  stopTime();
  const service = await openService();
  service.kasir.serveAt(PRINTED_URL);
  const receiver = await openReceiver(undefined, RECEIVER_PORT);
  await service.sendTo(`${receiver.url}/webhooks`);
  const shop = await openDemoShop(service, receiver);
  if (live) await openBank(service);
  const dashboard = await openDashboard(service);
  await dashboard.page.setTimeZone('Asia/Jakarta');
  await stopTimeOfPages(dashboard.page);
  return {
    shop,
    views: await viewsOf(service, shop),
    /** Sets width, color scheme and language of the following pictures. */
    look: async ({ language, ...look }: PictureLook): Promise<void> => {
      await dashboard.look({ ...look, scripts: true, language });
      await dashboard.speak(language);
    },
    /** Returns a picture of a view. */
    shoot: async (view: string, shot: Shot = {}): Promise<Buffer> => {
      await dashboard.go(view);
      await dashboard.eventually(() => dashboard.evaluate<boolean>(isSettled));
      await dashboard.page.evaluate(isDrawn);
      return dashboard.page.screenshot(shot);
    },
  };
};

/** Opens a browser for hosted pages. */
export const openPageStudio = async () => {
  stopTime();
  const browser = await openPage('about:blank');
  await browser.setTimeZone('Asia/Jakarta');
  await stopTimeOfPages(browser);
  // A form that submits itself would navigate to the merchant.
  await browser.prepare('HTMLFormElement.prototype.submit = () => {}');
  return {
    /** Opens the page of a name on a platform of its own; returns its address. */
    open: async (name: string): Promise<string> => {
      const kasir = await platformOn(memoryStore(sources));
      return (await serve(kasir)) + (await openHostedPage(kasir, name));
    },
    /** Returns a picture of the page at an address. */
    shoot: async (address: string, look: PictureLook): Promise<Buffer> => {
      await browser.look({ ...look, scripts: true });
      await browser.visit(address);
      await browser.evaluate(isDrawn);
      return browser.screenshot();
    },
  };
};
