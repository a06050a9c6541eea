// Runs a command on the pinned toolchain (pnpm from `packageManager`, Node.js from pnpm-lock.yaml)
// after installing missing packages: with `--for PACKAGE` those that the package runs on, otherwise
// all. No dependencies; any Node.js >= 18 can start it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { packageManager, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const windows = process.platform === 'win32';
const lockfile = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
const stamp = join('node_modules', '.go-stamp');
const lock = join('node_modules', '.go-lock');

/** Stops the running program; `ending` records that this process has to end. */
let stop = null;
const ending = new AbortController();
const end = (signal) => {
  ending.abort();
  stop?.(signal);
};
process.on('SIGTERM', end);
process.on('SIGHUP', end);
// A terminal sends its interrupt to the command as well: passing it on would send it twice.
process.on('SIGINT', (signal) => process.stdin.isTTY || end(signal));
// npm passes SIGTERM to its shell only: when the shell is gone, this process has a new parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end('SIGTERM'), 250).unref();

/** Runs a program to its end; returns its exit code. `group` makes a stop include its children. */
const run = (program, args, { group = false, ...options }) =>
  new Promise((resolve) => {
    const detached = group && !windows;
    const child = spawn(program, args, { shell: windows, detached, ...options });
    stop = (signal) => {
      if (!detached) child.kill(signal);
      else if (child.pid) process.kill(-child.pid, signal);
    };
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      stop = null;
      resolve(signal ? 1 : code);
    });
  });

const EVERYTHING = '*';
/** The package that installs the pinned Node.js. */
const NODE = '@kasir/scripts';

const [wanted, command, ...args] =
  process.argv[2] === '--for' ? process.argv.slice(3) : [EVERYTHING, ...process.argv.slice(2)];

/** Returns whether the Node.js that runs this is as new as `engines` requires. */
const isNewEnough = () => {
  const least = engines.node.match(/\d+/g).map(Number);
  const current = process.versions.node.split('.').map(Number);
  const differs = least.findIndex((part, index) => part !== current[index]);
  return differs === -1 || current[differs] > least[differs];
};

/** Packages of the workspace that the command needs, with their dependencies. */
const needs = wanted === EVERYTHING || isNewEnough() ? [wanted] : [wanted, NODE];

/** Returns the packages that are installed for this lockfile. */
const installed = () => {
  const [of, ...packages] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  return of === lockfile ? packages : [];
};

const suffices = (packages) =>
  packages.includes(EVERYTHING) || needs.every((name) => packages.includes(name));

/** Returns the arguments with which pnpm installs these packages. */
const tasksFor = (packages) => {
  // Continuous integration has checked the age of each version in the lockfile; another check would
  // query the registry for every package of the repository, installed or not.
  const trusted = ['install', '--frozen-lockfile', '--config.minimum-release-age=0'];
  if (packages.includes(EVERYTHING)) return trusted;
  const optional = packages.includes(NODE) ? [] : ['--no-optional'];
  return [
    ...trusted,
    '--prod',
    ...optional,
    ...packages.flatMap((name) => ['--filter', `${name}...`]),
  ];
};

const alive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Waits until no other process installs here; the lock of a process that died is taken over. */
const takeLock = async () => {
  mkdirSync('node_modules', { recursive: true });
  while (!ending.signal.aborted) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (holder > 0 && !alive(holder)) rmSync(lock, { force: true });
    else await sleep(100);
  }
};

const install = async () => {
  await takeLock();
  if (ending.signal.aborted) return 1;
  try {
    const present = installed();
    if (suffices(present)) return 0;
    const packages = [...new Set([...present, ...needs])];
    const task = tasksFor(packages);
    const underPnpm = (process.env.npm_config_user_agent ?? '').startsWith('pnpm/12.');
    const [program, args] = underPnpm
      ? ['pnpm', task]
      : ['npm', ['exec', '--yes', '--', packageManager, ...task]];
    const code = await run(program, args, { stdio: ['ignore', 2, 2], group: true });
    if (code === 0) writeFileSync(stamp, [lockfile, ...packages].join('\n'));
    return code;
  } finally {
    rmSync(lock, { force: true });
  }
};

const code = suffices(installed()) ? 0 : await install();
if (code !== 0 || ending.signal.aborted) process.exit(code || 1);
const programs = ['scripts', '.'].map((folder) =>
  join(process.cwd(), folder, 'node_modules', '.bin'),
);
const path = [...programs, process.env.PATH].join(delimiter);
// Compiled modules are kept, so that the next start does not compile them again.
const cache = { NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'node') };
const env = { ...cache, ...process.env, PATH: path };
process.exit(await run(command, args, { stdio: 'inherit', env }));
