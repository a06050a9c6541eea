// Starts the processes that are killed: nodes of a platform, and scripts that run connectors.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const platformScript = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

/** A process that can be killed. */
export interface Running<T> {
  /** The message that it printed when it was ready. */
  readonly said: T;
  /** Kills it with SIGKILL; resolves when it has ended. */
  readonly kill: () => Promise<void>;
}

/** Everything that processes have printed, which must hold no secret. */
export const printed: string[] = [];

const launch = async <T>(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  readyIn: (text: string) => T | null,
): Promise<Running<T>> => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@kasir/source', ...args], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const closed = once(child, 'close');
  let text = '';
  const said = await new Promise<T>((resolve, reject) => {
    const take = (piece: Buffer): void => {
      text += piece.toString();
      printed.push(piece.toString());
      const ready = readyIn(text);
      if (ready !== null) resolve(ready);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('close', () => reject(new Error(`A process ended: ${text.slice(-4_000)}`)));
  });
  return {
    said,
    kill: async () => {
      process.off('exit', end);
      child.kill('SIGKILL');
      await closed;
    },
  };
};

export interface PlatformAccess {
  readonly url: string;
  readonly controlUrl: string;
  readonly token: string;
  /** The secret test key of the first account, and the token of its webhooks. */
  readonly key: string;
  readonly webhookToken: string;
}

/** Starts a node of a platform. */
export const startPlatform = (
  flags: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Running<PlatformAccess>> => {
  const ports = ['--port', '0', '--control-port', '0'];
  const unlimited = {
    KASIR_RATE_LIMIT_LIVE: '0',
    KASIR_RATE_LIMIT_TEST: '0',
    KASIR_RATE_LIMIT_ADDRESS: '0',
  };
  const all = { ...unlimited, ...env };
  return launch([platformScript, 'start', ...ports, ...flags], all, (text) => {
    const url = /^kasir ready (\S+)/m.exec(text)?.[1];
    if (url === undefined) return null;
    const valueOf = (title: string): string =>
      new RegExp(`^ *${title} +(\\S+)`, 'm').exec(text)?.[1] ?? '';
    return {
      url,
      controlUrl: valueOf('control URL'),
      token: env['KASIR_CONTROL_TOKEN'] ?? valueOf('control token'),
      key: valueOf('test key'),
      webhookToken: valueOf('webhook token'),
    };
  });
};

/** Starts a script with a plan as its argument, as JSON; it prints its URLs by name, as JSON. */
export const startScript = (
  script: URL,
  plan: unknown,
): Promise<Running<Readonly<Record<string, string>>>> =>
  launch([fileURLToPath(script), JSON.stringify(plan)], {}, (text) => {
    const line = /^\{.*\}$/m.exec(text)?.[0];
    return line === undefined ? null : (JSON.parse(line) as Record<string, string>);
  });
