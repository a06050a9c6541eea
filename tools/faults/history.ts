// Reads earlier versions of the sources from git, newest first, to find where a text was.
import { execFileSync } from 'node:child_process';
import type { TextFile } from '../repository/files.ts';
import { isSource } from './place.ts';

/** Number of commits to search: older versions are too different to help. */
const COMMITS = 400;

const git = (root: string, args: readonly string[], input?: string): Buffer =>
  execFileSync('git', ['-C', root, ...args], {
    input,
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  });

/**
 * Returns the texts that `git cat-file --batch` prints: a line that ends in the size, then the
 * bytes.
 */
const textsOf = (batch: Buffer): string[] => {
  const texts: string[] = [];
  for (let at = 0; at < batch.length;) {
    const line = batch.indexOf('\n', at);
    const size = Number(batch.toString('utf8', at, line).split(' ')[2] ?? 0);
    texts.push(batch.toString('utf8', line + 1, line + 1 + size));
    at = line + 1 + size + 1;
  }
  return texts;
};

/** `:100644 100644 OLD NEW M path`: a file that was changed, renamed or deleted. */
const changed = /^:\d+ \d+ ([0-9a-f]{40,}) \S+ [MDRT]\d*\t([^\t\n]+)/gm;

/** Returns the sources before each of their changes, the latest first; empty without git. */
export const formerSources = (root: string): TextFile[] => {
  try {
    const raw = ['--raw', '--no-abbrev', '--no-renames'];
    const lines =
      git(root, ['diff', ...raw, 'HEAD', '--', 'packages', 'clients']).toString() +
      git(root, [
        'log',
        '-m',
        '-n',
        String(COMMITS),
        '--format=',
        ...raw,
        '--',
        'packages',
        'clients',
      ]).toString();
    const paths = new Map<string, string>();
    for (const [, blob = '', path = ''] of lines.matchAll(changed)) {
      if (isSource(path) && !paths.has(blob)) paths.set(blob, path);
    }
    const texts = textsOf(git(root, ['cat-file', '--batch'], [...paths.keys()].join('\n')));
    return [...paths.values()].map((path, index) => ({ path, text: texts[index] ?? '' }));
  } catch {
    return [];
  }
};
