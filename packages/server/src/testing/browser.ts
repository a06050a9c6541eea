// A headless Chromium for tests, controlled by its debugging protocol.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listenOnLoopback } from '@kasir/client/testing';
import { onTestFinished } from 'vitest';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

/** Starts Chromium and returns the URL of its protocol; it ends with the test. */
const launch = async (): Promise<string> => {
  const profile = mkdtempSync(join(tmpdir(), 'kasir-browser-'));
  const child = spawn(
    process.env['CHROMIUM'] ?? 'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--disable-popup-blocking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  for await (const line of createInterface(child.stderr)) {
    const [, url] = /^DevTools listening on (ws:.*)$/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('Chromium did not start');
};

/** Serves the page of a merchant on its own port until the test ends; returns its address. */
export const servePage = async (html: string): Promise<string> => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return url;
};

/** Returns a script that presses a choice's button if it exists: the last one, without input. */
export const press = (choice: string): string =>
  `(() => { const button = [...document.querySelectorAll('button[value="${choice}"]')].at(-1); button?.click(); return button !== undefined; })()`;

/** The display settings of a page. */
export interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** True when scripts of the page run. */
  readonly scripts: boolean;
  /** The language that the browser prefers; its own one when omitted. */
  readonly language?: string;
}

/** A picture of the whole page, or of its upper part of a width and height. */
export interface Shot {
  readonly format?: 'png' | 'webp';
  readonly part?: { readonly width: number; readonly height: number };
}

const keyCodes = { Tab: 9, Enter: 13, '/': 191, '?': 191, b: 66, g: 71 } as const;

/** Opens a page of the browser; scripts can be evaluated in any of its frames. */
export const openPage = async (url: string) => {
  const socket = new WebSocket(await launch());
  await once(socket as unknown as NodeJS.EventEmitter & EventTarget, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  /** Contexts in which scripts of frames run, newest last. */
  let contexts: { readonly session: string; readonly id: number; readonly origin: string }[] = [];
  const note = ({ method, sessionId: session = '', params = {} }: Message): void => {
    if (method === 'Runtime.executionContextCreated') {
      const { id, origin } = params['context'] as { id: number; origin: string };
      contexts.push({ session, id, origin });
    }
    if (method === 'Runtime.executionContextDestroyed')
      contexts = contexts.filter(
        (one) => one.session !== session || one.id !== params['executionContextId'],
      );
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) note(message);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  const send = async (method: string, params: Params = {}, sessionId?: string): Promise<Params> => {
    const id = (last += 1);
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    const { result = {}, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const attach = async (targetId: unknown): Promise<string> => {
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    await send('Runtime.enable', {}, String(sessionId));
    return String(sessionId);
  };
  const { targetId } = await send('Target.createTarget', { url });
  const main = await attach(targetId);
  await send('Emulation.setFocusEmulationEnabled', { enabled: true }, main);
  const run = async (expression: string, session: string, contextId?: number): Promise<unknown> => {
    const { result, exceptionDetails } = await send(
      'Runtime.evaluate',
      {
        expression,
        awaitPromise: true,
        returnByValue: true,
        userGesture: true,
        ...(contextId !== undefined && { contextId }),
      },
      session,
    );
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value?: unknown }).value;
  };
  /** Retries until a result is found. */
  const eventually = async <T>(look: () => Promise<T | null | undefined | false>): Promise<T> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = await look().catch(() => null);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('It never came');
  };
  return {
    eventually,
    /** Changes the display settings of pages from now on. */
    look: async ({ width, scheme, scripts, language }: Look): Promise<void> => {
      const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
      await send('Emulation.setDeviceMetricsOverride', size, main);
      const features = [
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ];
      await send('Emulation.setEmulatedMedia', { features }, main);
      await send('Emulation.setScriptExecutionDisabled', { value: !scripts }, main);
      const headers = language === undefined ? {} : { 'accept-language': language };
      await send('Network.enable', {}, main);
      await send('Network.setExtraHTTPHeaders', { headers }, main);
    },
    /** Makes pages show times of a zone, such as Asia/Jakarta. */
    setTimeZone: async (timezoneId: string): Promise<void> => {
      await send('Emulation.setTimezoneOverride', { timezoneId }, main);
    },
    /** Runs a script before those of every page that is opened from now on. */
    prepare: async (source: string): Promise<void> => {
      await send('Page.enable', {}, main);
      await send('Page.addScriptToEvaluateOnNewDocument', { source }, main);
    },
    /** Opens another page, and waits until it is loaded. */
    visit: async (address: string): Promise<void> => {
      await send('Page.navigate', { url: address }, main);
      await eventually(async () =>
        run(`document.readyState === 'complete' && location.href === '${address}'`, main),
      );
    },
    /** Presses a key, such as Tab. */
    pressKey: async (key: keyof typeof keyCodes): Promise<void> => {
      const text = key === 'Tab' ? {} : { text: key === 'Enter' ? '\r' : key };
      const code = { key, code: key, windowsVirtualKeyCode: keyCodes[key] };
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...code, ...text }, main);
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...code }, main);
    },
    /** Types into the focused element. */
    type: (text: string) => send('Input.insertText', { text }, main),
    /** Grants permissions that the browser would ask the user for. */
    grant: (...permissions: string[]) => send('Browser.grantPermissions', { permissions }),
    evaluate: (expression: string) => run(expression, main),
    /** Evaluates in the newest frame of an origin, once there is one. */
    inFrame: (origin: string, expression: string) =>
      eventually(async () => {
        const context = contexts.findLast((one) => one.origin === origin && one.session === main);
        return context && (await run(expression, main, context.id));
      }),
    /** Evaluates in a window that the page has opened. */
    inWindow: (origin: string, expression: string) =>
      eventually(async () => {
        const { targetInfos } = await send('Target.getTargets');
        const opened = (targetInfos as { targetId: string; url: string; type: string }[]).find(
          (one) => one.type === 'page' && one.url.startsWith(origin),
        );
        return opened && (await run(expression, await attach(opened.targetId)));
      }),
    /** Returns a picture of the page. */
    screenshot: async ({ format = 'png', part }: Shot = {}): Promise<Buffer> => {
      const clip = part && { x: 0, y: 0, scale: 1, ...part };
      const options = { captureBeyondViewport: true, format, ...(clip && { clip }) };
      const { data } = await send('Page.captureScreenshot', options, main);
      return Buffer.from(String(data), 'base64');
    },
  };
};
