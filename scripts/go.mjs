// Runs a command on the pinned toolchain (pnpm from `packageManager`, Node.js from pnpm-lock.yaml),
// installing it first when the lockfile changed. No dependencies; any Node.js >= 18 can start it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
const shell = process.platform === 'win32';
const lockfile = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
const stamp = join('node_modules', '.go-stamp');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
  const install = ['install', '--frozen-lockfile'];
  const underPnpm = (process.env.npm_config_user_agent ?? '').startsWith('pnpm/12.');
  const [program, args] = underPnpm
    ? ['pnpm', install]
    : ['npm', ['exec', '--yes', '--', packageManager, ...install]];
  const done = spawnSync(program, args, { stdio: ['ignore', 2, 2], shell });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(stamp, lockfile);
}

const [command, ...args] = process.argv.slice(2);
const path = join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH;
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
  shell,
});
const parent = process.ppid;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes SIGTERM to its shell only: when the shell is gone, this process has a new parent.
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
