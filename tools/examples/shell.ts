// Runs the commands of a page: `node` by Node.js, and `curl` by fetch, as curl may not be
// installed. Commands of npm and Kasir are only checked: they must exist and accept these flags.
import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@kasir/client/testing';
import { readConfig } from '@kasir/server';
import { expect, onTestFinished } from 'vitest';
import { published } from '../packed/published.ts';
import type { Page } from './pages.ts';
import type { Platform } from './platform.ts';

/** The results of a page's commands. */
export interface Followed {
  /** The output of each `curl`. */
  readonly responses: readonly string[];
  /** Returns the output so far of programs that run in the background. */
  readonly printed: () => string;
}

/** Returns the commands of a page, with continued lines joined and comments removed. */
export const commandsOf = ({ blocks }: Page): string[] =>
  blocks
    .filter(({ language }) => language === 'sh' || language === 'console')
    .flatMap(({ code }) => code.replaceAll('\\\n', ' ').split('\n'))
    .map((line) => line.replace(/ +# .*$/, '').trim())
    .filter(Boolean);

/** Returns the words of a command as a shell would pass them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

/** Sends a request as curl does, with the few options that pages use; returns the response. */
const curl = async (words: readonly string[]): Promise<string> => {
  const form = new URLSearchParams();
  let json: string | null = null;
  const headers = new Headers();
  let url = '';
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const value = words[i + 1] ?? '';
    if (/^-[udH]$/.test(word)) i += 1;
    if (word === '-u') headers.set('authorization', `Basic ${btoa(value)}`);
    else if (word === '-d' && value.startsWith('{')) json = value;
    else if (word === '-d') form.append(...(value.split(/=(.*)/s) as [string, string]));
    else if (word === '-H') headers.append(...(value.split(/: (.*)/s) as [string, string]));
    else url = word;
  }
  const response = await fetch(url, {
    headers,
    ...((json !== null || form.size > 0) && { method: 'POST', body: json ?? form }),
  });
  const text = await response.text();
  expect(response.status, `${url} responded ${text}`).toBe(200);
  return text;
};

/** Third-party packages that pages install; the official SDK is installed in each of its majors. */
const foreign = ['@modelcontextprotocol/server', 'zod', 'xendit-node', 'hyperswitch-prism@0.4.0'];

/** Third-party programs that pages run from a registry; `npm run test:packed` runs them. */
const fromRegistry = ['openapi-typescript', '@stoplight/prism-cli'];

/** True for our packages, packed or not, and for the third-party packages that pages install. */
const isInstallable = (name: string): boolean =>
  name === '../kasir-packages/*.tgz' ||
  foreign.includes(name) ||
  published.some((own) => own.name === name);

/** Returns whether a command of npm works: the packages exist, or the root has the script. */
const npmRuns = (root: string, words: readonly string[]): boolean => {
  if (words[0] === 'install')
    return words.slice(1).every((word) => word.startsWith('-') || isInstallable(word));
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const script = words[0] === 'run' ? words[1] : words[0];
  return script !== undefined && script in scripts;
};

/** Programs of this repository by name. */
const ownPrograms: Readonly<Record<string, string>> = {
  kasir: 'packages/server/src/main.ts',
  'kasir-conformance': 'conformance/src/main.ts',
  'kasir-connector': 'connectors/kasir/src/main.ts',
  'kasir-prism-connector': 'connectors/prism/src/main.ts',
  'kasir-reference-connector': 'connectors/reference/src/main.ts',
};

/** Runs a program of this repository to its end; returns its output. Rejects when it fails. */
const runOwn = async (
  root: string,
  name: string,
  words: readonly string[],
  cwd?: string,
): Promise<string> => {
  const program = join(root, ownPrograms[name] ?? '');
  const args = ['--conditions=@kasir/source', program, ...words];
  return (await promisify(execFile)(process.execPath, args, { cwd })).stdout;
};

/** Replaces `run` with `plan`, a command with the same flags that only describes the run. */
const planned = (command = ''): string => (command === 'run' ? 'plan' : command);

/**
 * Returns the help of `kasir`, or of one of its commands. Rejects when the command does not exist.
 */
export const kasirHelp = (root: string, command?: string): Promise<string> =>
  runOwn(root, 'kasir', command === undefined ? ['--help'] : ['help', command]);

/**
 * Returns the help of the command or subcommand at the beginning of the words after `kasir`.
 * Rejects when the command does not exist.
 */
export const helpOf = async (root: string, words: readonly string[]): Promise<string> => {
  const [command = '', inner = ''] = words;
  const help = await kasirHelp(root, command);
  return /^[a-z]+$/.test(inner) && new RegExp(`^  ${inner} `, 'm').test(help)
    ? runOwn(root, 'kasir', [command, inner, '--help'])
    : help;
};

/** Returns whether a command of `kasir` exists and accepts these flags. */
const kasirTakes = async (root: string, words: readonly string[]): Promise<boolean> => {
  const [command = '', ...rest] = words;
  if (command === 'start') return readConfig(rest, {}) !== null;
  const help = await helpOf(root, words);
  return rest.filter((word) => word.startsWith('--')).every((flag) => help.includes(flag));
};

/** Returns whether the help of a program has the flags of a command that is not run here. */
const helpNames = async (
  root: string,
  [program, ...help]: readonly [string, string],
  words: readonly string[],
): Promise<boolean> => {
  const text = await runOwn(root, program, help);
  return words.filter((word) => word.startsWith('--')).every((flag) => text.includes(`${flag} `));
};

/** Returns whether Node.js accepts the flags among these words. */
const nodeTakes = (words: readonly string[]): boolean =>
  words
    .filter((word) => word.startsWith('--'))
    .every((flag) => process.allowedNodeEnvironmentFlags.has(flag));

/** Runs or checks all commands of a page, one after the other. */
export const follow = async (root: string, page: Page, platform: Platform): Promise<Followed> => {
  const { baseUrl, controlUrl, folder } = platform;
  const receiver = await findFreePort();
  const variables = new Map([['URL', baseUrl]]);
  writeFileSync(join(folder, 'key.txt'), platform.key);
  for (const report of ['before.json', 'after.json'])
    writeFileSync(join(folder, report), JSON.stringify({ version: 5, runs: [] }));
  const responses: string[] = [];
  const background: Promise<string>[] = [];
  let printed = '';

  const serve = async (words: readonly string[]): Promise<void> => {
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill());
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await expect
      .poll(() => fetch(`http://127.0.0.1:${receiver}`).then(({ status }) => status))
      .toBe(200);
  };
  const run = async (command: string): Promise<void> => {
    const assigned = /^(?:export )?([A-Z_]+)=\$\((.*)\)$/.exec(command);
    // `npx` may name the package of a command; the name of the command is enough here.
    const plain = command
      .replace(/^(?:OTEL_[A-Z_]+=\S+ +)+/, '')
      .replace(/^npx (?:--package @kasir\/[\w-]+ )?/, '');
    const [program, ...words] = wordsOf(assigned?.[2] ?? plain);
    const found = words.indexOf('$(which kasir)');
    if (assigned && program === 'node') {
      const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
      variables.set(assigned[1] ?? '', stdout.trim());
    } else if (program === 'node' && found !== -1) {
      expect(nodeTakes(words.slice(0, found)), command).toBe(true);
      expect(await kasirTakes(root, words.slice(found + 1)), command).toBe(true);
    } else if (program === 'node') await serve(words);
    else if (program === 'curl') responses.push(await curl(words));
    else if (program === 'npm') expect(npmRuns(root, words), command).toBe(true);
    else if (program === 'kasir') expect(await kasirTakes(root, words), command).toBe(true);
    else if (program === '--yes') expect(fromRegistry).toContain(words[0]);
    else if (program === 'kasir-conformance' && words[0] === 'connector')
      // Not run, because the connector of the page has been stopped; other tests run this suite.
      expect(await helpNames(root, [program, 'help'], words), command).toBe(true);
    else if (program !== undefined && /^kasir-(?:\w+-)?connector$/.test(program))
      expect(await helpNames(root, [program, '--help'], words), command).toBe(true);
    else if (program === 'kasir-conformance')
      // These commands run in the background, because they are independent of each other.
      background.push(runOwn(root, program, words.with(0, planned(words[0])), folder));
    else throw new Error(`No check exists for this command: ${command}`);
  };

  for (const command of commandsOf(page)) {
    const placed = command
      .replaceAll('http://127.0.0.1:8585', baseUrl)
      .replaceAll('http://127.0.0.1:8586', controlUrl)
      .replaceAll(/\b9000\b/g, String(receiver))
      .replaceAll(/\$([A-Z_]+)/g, (whole, name: string) => variables.get(name) ?? whole);
    await run(placed);
  }
  for (const output of await Promise.all(background)) expect(output).not.toBe('');
  return { responses, printed: () => printed };
};
