// For tests: the command `kasir` as a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '..', 'main.ts');

/** Starts `kasir start`; what it leaves running ends with the test. */
export const launch = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  launchCommand(['start', '--port', '0', '--control-port', '0', ...args], env);

/** Starts any command of `kasir`; what it leaves running ends with the test. */
export const launchCommand = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  nodeFlags: readonly string[] = [],
) => {
  const child = spawn(
    process.execPath,
    ['--conditions=@kasir/source', ...nodeFlags, script, ...args],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const closed = once(child, 'close') as Promise<[number | null]>;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  return {
    signal: (name: NodeJS.Signals): boolean => child.kill(name),
    /** Waits until it takes requests; returns all that it has printed. */
    ready: async (): Promise<string> => {
      while (!/^kasir ready/m.test(out)) {
        const ended = await Promise.race([once(child.stdout, 'data').then(() => false), closed]);
        if (ended) throw new Error(`It ended: ${errors}`);
      }
      return out;
    },
    /** Waits until it ends by itself. */
    ended: async () => {
      const [code] = await closed;
      return { code, out, errors };
    },
  };
};

/** What a line of the banner says. */
export const said = (banner: string, title: string): string =>
  new RegExp(`^ *${title} +(.*)$`, 'm').exec(banner)?.[1] ?? '';
