// Opens a server on its own sockets and its dashboard in a browser, for tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createControlClient, unwrap } from '@kasir/control/client';
import { memoryStore } from '@kasir/core/testing';
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { onTestFinished } from 'vitest';
import type { PrivateCallbacks } from '../deliveries/callback-guard.ts';
import { createControl } from '../control/control.ts';
import { listen, type Respond as Serve } from '../http/edge.ts';
import { createRouter, refusalAt } from '../app/public-listener.ts';
import { randomHex } from '../random/random-hex.ts';
import { openPage } from './browser.ts';
import { platformOn, sources } from './stores.ts';

export const TOKEN = 'control-token-of-a-test';

const open = async (respond: Serve) => {
  const edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => randomHex(32),
    respond,
    refusal: refusalAt,
  });
  onTestFinished(() => edge.close());
  return edge.url;
};

const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

interface Called<T> {
  readonly status: number;
  readonly body: T;
}

/** Returns a client of the API with a key. */
const callAt =
  (url: string, key: string) =>
  async <T = unknown>(method: string, path: string, body?: unknown): Promise<Called<T>> => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: basic(key), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  };

interface ServiceOptions {
  readonly privateCallbacks?: PrivateCallbacks;
}

/** Opens the platform on two ports, with clients of both. */
export const openService = async ({ privateCallbacks = 'test' }: ServiceOptions = {}) => {
  const kasir = await platformOn(memoryStore(sources), { privateCallbacks });
  const url = await open(createRouter(kasir));
  kasir.serveAt(url);
  const controlUrl = await open(createControl(kasir, TOKEN));
  const control = createControlClient({ baseUrl: controlUrl, token: TOKEN, retries: 0 });
  onTestFinished(() => control.close());
  const params = { id: kasir.account };
  return {
    kasir,
    account: kasir.account,
    params,
    url,
    controlUrl,
    control,
    call: callAt(url, kasir.key),
    withKey: (key: string) => callAt(url, key),
    /** Sends webhooks of the account to an address. */
    sendTo: async (address: string) =>
      unwrap(
        await control.accounts.update({
          params,
          body: { callback_urls: { test: { default: address } } },
        }),
      ),
    quiet: async () => unwrap(await control.clock.quiet({ body: {} })),
  };
};

export type Service = Awaited<ReturnType<typeof openService>>;

/** Opens a receiver of webhooks on loopback, on a free port by default. */
export const openReceiver = async (
  respond: Respond = (response) => reply(response, 200, {}),
  port = 0,
) => {
  const receiver = await loopback(respond, port);
  onTestFinished(() => receiver.close());
  return receiver;
};

const quoted = (text: string): string => JSON.stringify(text);

/** Scripts that find buttons, links and fields in the page. */
const finders = `
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim();
  const seen = (one) => one.checkVisibility();
  const button = (label) => [...document.querySelectorAll('button, a, summary')].find((one) => seen(one) && !one.disabled && named(one) === label);
  const control = (label) => [...document.querySelectorAll('label')].filter(seen).map((one) => [one.querySelector('.name, span')?.textContent.trim() ?? one.textContent.trim(), one.control]).find(([name]) => name === label)?.[1];
`;

/** Opens the dashboard of a service in a browser, with the control token or another one. */
export const openDashboard = async (service: Service, token = TOKEN) => {
  const { controlUrl, account } = service;
  const start = `${controlUrl}/dashboard#token=${token}`;
  const page = await openPage(start);
  const evaluate = <T>(script: string) =>
    page.evaluate(`(() => {${finders}${script}})()`) as Promise<T>;
  const text = () => evaluate<string>('return document.body.innerText');
  /** Waits until the page shows a text. */
  const shows = (expected: string) =>
    page
      .eventually(async () => (await text()).includes(expected))
      .catch(async () => {
        throw new Error(`The page never showed ${expected}. It shows:\n${await text()}`);
      });
  const go = async (view: string, mode = 'test', of = account) => {
    await evaluate(`location.hash = ${quoted(`#/${of}/${mode}/${view}`)}`);
  };
  await shows('Overview');
  return {
    ...page,
    page,
    evaluate,
    text,
    shows,
    go,
    /** Reads the page in a language, as a reader who has chosen it. */
    speak: async (language: 'en' | 'id'): Promise<void> => {
      await evaluate(
        `localStorage.setItem('kasir-language', ${quoted(language)}); window.isOld = true; location.reload()`,
      );
      await page.eventually(() =>
        evaluate<boolean>(`return !window.isOld && document.querySelector('h1') !== null`),
      );
    },
    /** Presses the button or link with this label. */
    press: (label: string) =>
      page
        .eventually(() =>
          evaluate<boolean>(
            `const one = button(${quoted(label)}); one?.click(); return one !== undefined`,
          ),
        )
        .catch(async () => {
          throw new Error(`There is no button ${label}. The page shows:\n${await text()}`);
        }),
    /** Types into the field with this label, as a person would. */
    fill: (label: string, value: string) =>
      page
        .eventually(() =>
          evaluate<boolean>(`
            const one = control(${quoted(label)});
            if (!one) return false;
            const type = one.tagName === 'SELECT' ? HTMLSelectElement : one.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
            Object.getOwnPropertyDescriptor(type.prototype, 'value').set.call(one, ${quoted(value)});
            one.dispatchEvent(new Event('input', { bubbles: true }));
            one.dispatchEvent(new Event('change', { bubbles: true }));
            return true;`),
        )
        .catch(async () => {
          throw new Error(`There is no field ${label}. The page shows:\n${await text()}`);
        }),
    /** Saves a picture in a folder, if one is given. */
    picture: async (folder: string | undefined, name: string): Promise<void> => {
      if (folder === undefined) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.png`), await page.screenshot());
    },
  };
};

export type Dashboard = Awaited<ReturnType<typeof openDashboard>>;
