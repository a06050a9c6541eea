// Runs the command `kasir` for tests, as a process, or in this one if it ends on its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Shell } from '../commands/command.ts';
import { conclude } from '../commands/conclude.ts';
import { run } from '../commands/program.ts';
import { plainScreen } from '../terminal/screen.ts';

/** Thrown where a command would end its process. */
class Exited extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`The process would exit with ${code}.`);
    this.code = code;
  }
}

/** Runs a command that ends on its own as `main.ts` does, without a process around it. */
export const runHere = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly out: string; readonly errors: string }> => {
  const before = process.exitCode;
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exited(Number(code ?? 0));
  });
  let [out, errors] = ['', ''];
  const shell: Shell = {
    env,
    print: (text) => void (out += `${text}\n`),
    warn: (line) => void (errors += `kasir: ${line}\n`),
    screen: plainScreen,
  };
  try {
    await run(args, shell);
    return { code: Number(process.exitCode ?? 0), out, errors };
  } catch (error) {
    const code = error instanceof Exited ? error.code : conclude(error, shell);
    return { code, out, errors };
  } finally {
    exit.mockRestore();
    process.exitCode = before;
  }
};

const script = join(import.meta.dirname, '..', 'main.ts');

/** Starts `kasir start`; it ends with the test at the latest. */
export const launch = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  launchCommand(['start', '--port', '0', '--control-port', '0', ...args], env);

/** Starts any command of `kasir`; it ends with the test at the latest. */
export const launchCommand = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  nodeFlags: readonly string[] = [],
) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    process.execPath,
    ['--conditions=@kasir/source', ...nodeFlags, script, ...args],
    { env: { PATH, NODE_COMPILE_CACHE, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
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
    /** Stops reading what it prints, as `head` does. */
    stopReading: () => void child.stdout.destroy(),
    signal: (name: NodeJS.Signals): boolean => child.kill(name),
    /** Waits until it accepts requests; returns everything it has printed. */
    ready: async (): Promise<string> => {
      while (!/^kasir ready/m.test(out)) {
        const ended = await Promise.race([once(child.stdout, 'data').then(() => false), closed]);
        if (ended) throw new Error(`It ended: ${errors}`);
      }
      return out;
    },
    /** Waits until it ends on its own. */
    ended: async () => {
      const [code] = await closed;
      return { code, out, errors };
    },
  };
};

/** Returns the value of a line of the banner. */
export const said = (banner: string, title: string): string =>
  new RegExp(`^ *${title} +(.*)$`, 'm').exec(banner)?.[1] ?? '';
