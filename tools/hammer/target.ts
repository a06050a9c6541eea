// Starts the server under the hammer: the real command as a child process, with its log line by
// line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const KEY = 'xnd_development_hammer-hush';
export const TOKEN = 'hammer-token-hush';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const faultHook = new URL('../faults/hook.ts', import.meta.url).href;

/** Milliseconds that a server may take to stop. */
const STOP_MS_MAX = 15_000;

export interface LogLine {
  readonly requestId?: string;
  readonly status?: number;
  readonly errorCode?: string | null;
  readonly error?: { readonly message?: string };
}

export interface Target {
  readonly publicUrl: string;
  readonly controlUrl: string;
  /**
   * Resolves when the process exits unexpectedly, to its exit code or signal and its last output.
   */
  readonly ended: Promise<string>;
  /**
   * Stops the server as an operator does; resolves to its exit code, or null if it had to be
   * killed.
   */
  readonly stop: () => Promise<number | null>;
  readonly kill: () => void;
}

interface TargetOptions {
  /** Flags of the command that select its storage. */
  readonly storage: readonly string[];
  /** Fault to put into its source. */
  readonly fault: string | null;
  readonly onLine: (text: string) => void;
}

const argumentsOf = ({ storage, fault }: TargetOptions): string[] => [
  '--conditions=@kasir/source',
  ...(fault === null ? [] : ['--import', faultHook]),
  entry,
  'start',
  ...storage,
  '--port',
  '0',
  '--control-port',
  '0',
  '--trust-proxy',
  '127.0.0.1',
];

/** Starts the server with its log at debug level. Rejects with its output if it does not start. */
export const startTarget = async (options: TargetOptions): Promise<Target> => {
  const child = spawn(process.execPath, argumentsOf(options), {
    cwd: root,
    env: {
      ...process.env,
      ...(options.fault !== null && { KASIR_FAULT: options.fault }),
      KASIR_SECRET_KEY: KEY,
      KASIR_CONTROL_TOKEN: TOKEN,
      KASIR_CALLBACK_URL: 'http://127.0.0.1:9/default',
      KASIR_RATE_LIMIT_TEST: '0',
      KASIR_LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stopping = false;
  const kill = (): void => {
    stopping = true;
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const words: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    words.push(line.slice(0, 500));
    if (words.length > 20) words.shift();
    options.onLine(line);
  });
  let banner = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    banner += chunk.toString();
    const url = /kasir ready (\S+)/.exec(banner)?.[1];
    if (url !== undefined) resolve(url);
  });
  const ended = new Promise<string>((resolveEnded) => {
    child.once('close', (code, signal) => {
      process.off('exit', kill);
      const how = `The process exited (${code ?? signal}).\n${words.join('\n')}`;
      reject(new Error(how));
      if (!stopping) resolveEnded(how);
    });
  });
  const publicUrl = await ready;
  const controlUrl = /control URL\s+(\S+)/.exec(banner)?.[1] ?? '';
  const stop = async (): Promise<number | null> => {
    stopping = true;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_MS_MAX);
    const [code] = (await closed) as [number | null];
    clearTimeout(timer);
    return code;
  };
  return { publicUrl, controlUrl, ended, stop, kill };
};
