// Starts the server whose power is cut: the real command, with all its changes to the disk
// recorded.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const faultHook = new URL('../faults/hook.ts', import.meta.url).href;

/** Base of links, regardless of the port. */
const PUBLIC_URL = 'http://127.0.0.1:8585';

/** The URLs and credentials that the server prints. */
export interface ServerAccess {
  readonly publicUrl: string;
  readonly controlUrl: string;
  readonly key: string;
  readonly token: string;
}

export interface Server {
  /** Null when the server exited before it accepted requests. */
  readonly ready: Promise<ServerAccess | null>;
  /** Stops it as an operator does; resolves when it has exited. */
  readonly stop: () => Promise<void>;
  /** Kills the server. Resolves with its last output when it had already exited unexpectedly. */
  readonly cut: () => Promise<string | null>;
}

interface ServerOptions {
  /** The folder that is the disk; changes elsewhere are not recorded. */
  readonly disk: string;
  readonly recorder: string;
  readonly recording: string;
  /** Fault to put into its source. */
  readonly fault: string | null;
}

const bannerValue = (banner: string, title: string): string =>
  new RegExp(`^ *${title} +(\\S+)`, 'm').exec(banner)?.[1] ?? '';

export const startServer = ({ disk, recorder, recording, fault }: ServerOptions): Server => {
  const settings = `--port 0 --control-port 0 --public-url ${PUBLIC_URL} --allow-private-callbacks`;
  const args = [
    '--conditions=@kasir/source',
    ...(fault === null ? [] : ['--import', faultHook]),
    entry,
    'start',
    '--data',
    `${disk}/data`,
    ...settings.split(' '),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LD_PRELOAD: recorder,
      POWERCUT_FOLDER: disk,
      POWERCUT_RECORDING: recording,
      // Otherwise libuv might write without the calls that are recorded.
      UV_USE_IO_URING: '0',
      KASIR_RATE_LIMIT_TEST: '0',
      KASIR_RATE_LIMIT_ADDRESS: '0',
      KASIR_LOG_LEVEL: 'error',
      ...(fault !== null && { KASIR_FAULT: fault }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  let [banner, words] = ['', ''];
  child.stderr.on('data', (text: Buffer) => (words = (words + text.toString()).slice(-4_000)));
  const ready = new Promise<ServerAccess | null>((resolve) => {
    child.once('close', () => {
      process.off('exit', kill);
      resolve(null);
    });
    child.stdout.on('data', (text: Buffer) => {
      banner += text.toString();
      const publicUrl = /^kasir ready (\S+)/m.exec(banner)?.[1];
      if (publicUrl === undefined) return;
      const [controlUrl, key] = [
        bannerValue(banner, 'control URL'),
        bannerValue(banner, 'test key'),
      ];
      resolve({ publicUrl, controlUrl, key, token: bannerValue(banner, 'control token') });
    });
  });
  let isStopping = false;
  const stop = async (): Promise<void> => {
    isStopping = true;
    child.kill('SIGTERM');
    await closed;
  };
  const cut = async (): Promise<string | null> => {
    kill();
    const [code, signal] = await closed;
    const isAsked = signal === 'SIGKILL' || (isStopping && code === 0);
    return isAsked ? null : `The server ended (${code ?? signal}).\n${words}`;
  };
  return { ready, stop, cut };
};
