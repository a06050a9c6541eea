// A server of its own process, started from source with a fault in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Fault } from './fault.ts';

export interface BrokenServer {
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly key: string;
  readonly controlToken: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const hook = new URL('hook.ts', import.meta.url).href;
const entry = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

const key = 'xnd_development_faults';
const controlToken = 'faults';

/** Requests per minute of a test account where the fault is not about limits. */
const RATE = 3_000;

const environment = ({ id, rate = RATE }: Fault): NodeJS.ProcessEnv => ({
  ...process.env,
  KASIR_FAULT: id,
  KASIR_SECRET_KEY: key,
  KASIR_CONTROL_TOKEN: controlToken,
  KASIR_LOG_LEVEL: 'silent',
  // The limit of the service itself stays where a fault may have changed it.
  ...(rate === RATE ? {} : { KASIR_RATE_LIMIT_TEST: String(rate) }),
  KASIR_RATE_LIMIT_ADDRESS: '0',
});

/** Starts the server. Rejects with what it printed when it does not come up. */
export const startBroken = async (fault: Fault): Promise<BrokenServer> => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@kasir/source',
      '--import',
      hook,
      entry,
      'start',
      '--memory',
      '--port',
      '0',
      '--control-port',
      '0',
    ],
    { cwd: root, env: environment(fault), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const ready = /kasir ready (\S+)/.exec(printed)?.[1];
    if (ready !== undefined) resolve(ready);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.on('exit', () => reject(new Error(`${fault.id}: the server did not start.\n${printed}`)));
  const baseUrl = await promise;
  const controlUrl = /control URL\s+(\S+)/.exec(printed)?.[1] ?? '';
  return {
    baseUrl,
    controlUrl,
    key,
    controlToken,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
};
