// Starts the processes that are killed: the platform, and one that runs the connectors.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ConnectorPlan } from './connector-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const platformScript = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const connectorScript = fileURLToPath(new URL('connector-process.ts', import.meta.url));

/** A process that can be killed. */
export interface Running<T> {
  /** Its message when it was ready. */
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
}

/** Starts the platform on a data folder. */
export const startPlatform = (data: string): Promise<Running<PlatformAccess>> => {
  const flags = ['--port', '0', '--control-port', '0', '--public-url', 'http://127.0.0.1:8585'];
  const env = { KASIR_RATE_LIMIT_LIVE: '0', KASIR_RATE_LIMIT_ADDRESS: '0' };
  return launch([platformScript, 'start', '--data', data, ...flags], env, (text) => {
    const url = /^kasir ready (\S+)/m.exec(text)?.[1];
    if (url === undefined) return null;
    const valueOf = (title: string): string =>
      new RegExp(`^ *${title} +(\\S+)`, 'm').exec(text)?.[1] ?? '';
    return { url, controlUrl: valueOf('control URL'), token: valueOf('control token') };
  });
};

/** Starts the connectors; their message has their URLs by name. */
export const startConnectors = (
  plans: readonly ConnectorPlan[],
): Promise<Running<Readonly<Record<string, string>>>> =>
  launch([connectorScript, JSON.stringify(plans)], {}, (text) => {
    const line = /^\{.*\}$/m.exec(text)?.[0];
    return line === undefined ? null : (JSON.parse(line) as Record<string, string>);
  });
