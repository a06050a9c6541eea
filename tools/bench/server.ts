// A whole server in its own process, for measurements over HTTP.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The test key of the default account. */
export const KEY = `xnd_development_${'b'.repeat(48)}`;

/** The addresses of the server, with the key of its default account. */
export interface Served {
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly controlToken: string;
  readonly key: string;
}

/** Starts a server with command line arguments; resolves when it accepts requests. */
export const startServer = async (args: readonly string[]) => {
  const child: ChildProcess = fork(new URL('server-target.ts', import.meta.url), args, {
    execArgv: ['--conditions=@kasir/source'],
    env: {
      ...process.env,
      KASIR_SECRET_KEY: KEY,
      KASIR_LOG_LEVEL: 'error',
      KASIR_RATE_LIMIT_TEST: '0',
      KASIR_RATE_LIMIT_ADDRESS: '0',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [ready] = (await once(child, 'message')) as [Served];
  const stop = async (): Promise<void> => {
    child.send('stop');
    await once(child, 'exit');
  };
  return { ready, stop };
};
