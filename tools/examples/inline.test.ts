// Tests commands inside sentences: the script, subcommand and flags that they name exist.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pathsOf } from '../repository/files.ts';
import { helpOf, kasirHelp } from './shell.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = pathsOf(root).filter(
  (path) => path.endsWith('.md') && !path.startsWith('docs/reference/'),
);

/** The code spans in the sentences of all pages, each with its page. */
const spans = pages.flatMap((path) => {
  const text = readFileSync(root + path, 'utf8').replaceAll(/^```.*?^```$/gms, '');
  return Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => ({ path, code }));
});

test('every package and entry of ours that a page names exists', () => {
  const manifests = pathsOf(root).filter(
    (path) => path.endsWith('package.json') && !path.startsWith('examples/'),
  );
  const entries = manifests.flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(root + path, 'utf8')) as {
      readonly name: string;
      readonly exports?: object;
    };
    return [name, ...Object.keys(exports).map((entry) => name + entry.slice(1))];
  });
  // The condition that resolves packages to their sources.
  const known = new Set([...entries, '@kasir/source']);
  const named = pages.flatMap((path) =>
    Array.from(
      readFileSync(root + path, 'utf8').matchAll(/@kasir\/[a-z\d-]+(?:\/[a-z\d-]+)*/g),
      ([entry]) => ({ path, entry }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ entry }) => !known.has(entry))).toEqual([]);
});

test('every script of npm that a sentence names exists', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    readonly scripts: object;
  };
  const named = spans.flatMap(({ path, code }) => {
    const [, script] = /^npm (?:run (?:-s )?)?([a-z][\w:-]*)/.exec(code) ?? [];
    return script === undefined || script === 'install' ? [] : [{ path, script }];
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('every command of kasir that a sentence names exists and accepts the flags beside it', async () => {
  const named = spans.flatMap(({ path, code }) => {
    const [, command] = /^kasir ([a-z]+)/.exec(code) ?? [];
    return command === undefined ? [] : [{ path, code, command }];
  });
  expect(named.length).toBeGreaterThan(10);
  const all = await kasirHelp(root);
  for (const { path, code, command } of named)
    expect(all, `${path}: ${code}`).toMatch(new RegExp(`^  ${command} `, 'm'));
  const flagged = named.filter(({ code }) => code.includes(' --'));
  for (const { path, code } of flagged) {
    // oxlint-disable-next-line no-await-in-loop -- one program at a time
    const help = await helpOf(root, code.split(' ').slice(1));
    for (const [flag] of code.matchAll(/--[a-z-]+/g))
      expect(help, `${path}: ${code}`).toContain(flag);
  }
});
