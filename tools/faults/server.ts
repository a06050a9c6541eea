// Starts a server from source in a separate process, with a change in it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Fault } from './fault.ts';

export interface BrokenServer {
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly key: string;
  readonly controlToken: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Name for the error of a failed start. */
  readonly name: string;
  /** URL of the module that changes the source as it is loaded; omitted when nothing is changed. */
  readonly hook?: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly flags?: readonly string[];
  /** Milliseconds after which the server is killed if it is not ready. */
  readonly startMs?: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

const key = 'xnd_development_faults';
const controlToken = 'faults';

/** Starts the server. Rejects with its output if it ends before it is ready or prints no URL. */
export const startChanged = async (options: ServerOptions): Promise<BrokenServer> => {
  const { name, hook, environment, flags = [], startMs } = options;
  const hooks = hook === undefined ? [] : ['--import', hook];
  const memory = ['start', '--memory', '--port', '0', '--control-port', '0', ...flags];
  const child = spawn(
    process.execPath,
    ['--conditions=@kasir/source', ...hooks, entry, ...memory],
    {
      cwd: root,
      env: {
        ...process.env,
        KASIR_SECRET_KEY: key,
        KASIR_CONTROL_TOKEN: controlToken,
        KASIR_LOG_LEVEL: 'silent',
        KASIR_RATE_LIMIT_ADDRESS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const timer =
    startMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), startMs);
  let printed = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const ready = /kasir ready (\S+)/.exec(printed)?.[1];
    if (ready !== undefined) resolve(ready);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.on('exit', () => reject(new Error(`${name}: the server did not start.\n${printed}`)));
  try {
    const baseUrl = await promise;
    const controlUrl = /control URL\s+(\S+)/.exec(printed)?.[1] ?? '';
    if (![baseUrl, controlUrl].every((url) => URL.canParse(url))) {
      child.kill('SIGKILL');
      throw new Error(`${name}: the server printed an address that is no URL.\n${printed}`);
    }
    return {
      baseUrl,
      controlUrl,
      key,
      controlToken,
      process: child,
      stop: async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'close');
      },
    };
  } finally {
    clearTimeout(timer);
  }
};

/** Requests per minute of a test account where the fault names no rate: the server's default. */
const RATE = 3_000;

/** Starts a server with a fault. */
export const startBroken = ({ id, rate = RATE }: Fault): Promise<BrokenServer> =>
  startChanged({
    name: id,
    hook: new URL('hook.ts', import.meta.url).href,
    environment: {
      KASIR_FAULT: id,
      // The default is not set, because the fault may have changed it in the source.
      ...(rate === RATE ? {} : { KASIR_RATE_LIMIT_TEST: String(rate) }),
    },
  });
