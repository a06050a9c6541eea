// Tests the launcher of the repository's commands with a fake package manager.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const lockfile = 'lockfileVersion: 9';
const stamp = `${createHash('sha256').update(lockfile).digest('hex')}\n*`;

/** Makes a clone with a package manager that runs `installer`, a shell script. */
const clone = (
  installer: string,
  { installed = false, engines = '>=18' }: { installed?: boolean; engines?: string } = {},
) => {
  const root = mkdtempSync(join(tmpdir(), 'kasir-go-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const at = (...path: string[]): string => join(root, ...path);
  mkdirSync(at('scripts'));
  mkdirSync(at('bin'));
  const go = fileURLToPath(new URL('../../scripts/go.mjs', import.meta.url));
  copyFileSync(go, at('scripts', 'go.mjs'));
  const manifest = { packageManager: 'pnpm@12.21.0', engines: { node: engines } };
  writeFileSync(at('package.json'), JSON.stringify(manifest));
  writeFileSync(at('pnpm-lock.yaml'), lockfile);
  writeFileSync(at('bin', 'npm'), `#!/bin/sh\necho "$@" >> log\n${installer}\n`, { mode: 0o755 });
  if (installed) {
    mkdirSync(at('node_modules'));
    writeFileSync(at('node_modules', '.go-stamp'), stamp);
  }
  const start = (...command: string[]): ChildProcess =>
    spawn(process.execPath, [at('scripts', 'go.mjs'), ...command], {
      stdio: 'ignore',
      env: {
        PATH: at('bin') + delimiter + process.env['PATH'],
        npm_config_user_agent: 'npm/11',
      },
    });
  const read = (path: string): string =>
    existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '';
  return { at, start, read };
};

const install =
  'exec --yes -- pnpm@12.21.0 install --frozen-lockfile --config.minimum-release-age=0';

const exit = async (child: ChildProcess): Promise<number | null> => {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(10);
};

const installs = (log: string): number => log.split('\n').filter((line) => line !== '').length;

describe('the command', () => {
  test('runs without installing when the lockfile is the installed one', async () => {
    const { start, read } = clone('exit 1', { installed: true });
    expect(await exit(start('sh', '-c', 'exit 7'))).toBe(7);
    expect(read('log')).toBe('');
  });

  test('finds the installed programs first, and runs at the root', async () => {
    const { start, read } = clone('exit 1', { installed: true });
    await exit(start('sh', '-c', 'echo "$PATH" > path'));
    expect(read('path')).toMatch(
      /^[^:]*kasir-go-[^:]*\/scripts\/node_modules\/\.bin:[^:]*kasir-go-[^:]*\/node_modules\/\.bin:/,
    );
  });

  test('that does not exist ends with 127', async () => {
    const { start } = clone('exit 1', { installed: true });
    expect(await exit(start('no-such-program'))).toBe(127);
  });

  test('gets the signal that stops the starter, and sets the exit code', async () => {
    const { start, read } = clone('exit 1', { installed: true });
    const script = `trap 'echo stopped > end; exit 3' TERM; echo > begun; while :; do sleep 0.05; done`;
    const child = start('sh', '-c', script);
    await until(() => read('begun') !== '');
    child.kill('SIGTERM');
    expect(await exit(child)).toBe(3);
    expect(read('end')).toBe('stopped\n');
  });
});

describe('the installation', () => {
  test('uses the pinned package manager and the lockfile, once', async () => {
    const { start, read } = clone('exit 0');
    expect(await exit(start('sh', '-c', 'exit 0'))).toBe(0);
    expect(await exit(start('sh', '-c', 'exit 0'))).toBe(0);
    expect(read('log')).toBe(`${install}\n`);
  });

  test('for one package brings its production dependencies, and no optional tools', async () => {
    const { start, read } = clone('exit 0');
    expect(await exit(start('--for', '@kasir/server', 'sh', '-c', 'exit 5'))).toBe(5);
    expect(await exit(start('--for', '@kasir/server', 'sh', '-c', 'exit 5'))).toBe(5);
    expect(read('log')).toBe(`${install} --prod --no-optional --filter @kasir/server...\n`);
  });

  test('for one package brings the pinned Node.js where the present one is too old', async () => {
    const { start, read } = clone('exit 0', { engines: '>=999.0.0' });
    await exit(start('--for', '@kasir/server', 'true'));
    expect(read('log')).toBe(
      `${install} --prod --filter @kasir/server... --filter @kasir/scripts...\n`,
    );
  });

  test('for a second package keeps the first, and a command for no package installs everything', async () => {
    const { start, read } = clone('exit 0');
    await exit(start('--for', '@kasir/server', 'true'));
    await exit(start('--for', '@kasir/conformance', 'true'));
    await exit(start('true'));
    await exit(start('--for', '@kasir/server', 'true'));
    expect(read('log').trim().split('\n').slice(1)).toEqual([
      `${install} --prod --no-optional --filter @kasir/server... --filter @kasir/conformance...`,
      install,
    ]);
  });

  test('is repeated when the lockfile has changed', async () => {
    const { start, read, at } = clone('exit 0');
    await exit(start('--for', '@kasir/server', 'true'));
    writeFileSync(at('pnpm-lock.yaml'), `${lockfile}\n`);
    await exit(start('--for', '@kasir/server', 'true'));
    expect(installs(read('log'))).toBe(2);
  });

  test('runs once for several concurrent commands, and all of them run', async () => {
    const { start, read } = clone('sleep 0.3');
    const children = ['a', 'b', 'c'].map((name) => start('sh', '-c', `cat log > seen-${name}`));
    expect(await Promise.all(children.map(exit))).toEqual([0, 0, 0]);
    expect(installs(read('log'))).toBe(1);
    for (const name of ['a', 'b', 'c']) expect(read(`seen-${name}`), name).not.toBe('');
  });

  test('that fails ends the command with its code, and is retried by the next command', async () => {
    const { start, read, at } = clone('exit 4');
    expect(await exit(start('sh', '-c', 'echo > ran'))).toBe(4);
    expect(existsSync(at('ran'))).toBe(false);
    expect(await exit(start('sh', '-c', 'echo > ran'))).toBe(4);
    expect(installs(read('log'))).toBe(2);
  });

  test('is stopped with its child processes', async () => {
    const { start, read, at } = clone('sh -c \'echo $$ > pid; trap "" HUP; sleep 600\'; exit 0');
    const child = start('sh', '-c', 'echo > ran');
    await until(() => read('pid').endsWith('\n'));
    const installer = Number(read('pid'));
    child.kill('SIGTERM');
    expect(await exit(child)).toBe(1);
    await until(() => {
      try {
        return !process.kill(installer, 0);
      } catch {
        return true;
      }
    });
    expect(existsSync(at('ran'))).toBe(false);
    expect(existsSync(at('node_modules', '.go-lock'))).toBe(false);
  });

  test('does not wait for a lock of a dead process', async () => {
    const { start, at } = clone('exit 0');
    const dead = spawn('true');
    await once(dead, 'exit');
    mkdirSync(at('node_modules'));
    writeFileSync(at('node_modules', '.go-lock'), String(dead.pid));
    expect(await exit(start('sh', '-c', 'exit 0'))).toBe(0);
  });
});
