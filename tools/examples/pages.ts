// Reads the pages of the repository and their fenced blocks.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathsOf } from '../repository/files.ts';

export interface Block {
  readonly language: string;
  readonly code: string;
  /** Line of the fence on the page, from 1. */
  readonly line: number;
}

export interface Page {
  readonly path: string;
  readonly blocks: readonly Block[];
}

/** Returns a page with the fenced blocks of its text. */
export const pageOf = (path: string, text: string): Page => ({
  path,
  blocks: [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
    ({ 1: language = '', 2: code = '', index }) => ({
      language,
      code,
      line: text.slice(0, index).split('\n').length,
    }),
  ),
});

/** Returns every page of the repository. */
export const pagesOf = (root: string): Page[] =>
  pathsOf(root)
    .filter((path) => path.endsWith('.md'))
    .map((path) => pageOf(path, readFileSync(root + path, 'utf8')));

/** Pages about packages that packages/server does not have as a dependency. */
const homes: Readonly<Record<string, string>> = {
  'docs/guide/conformance.md': 'conformance',
  'docs/guide/connectors.md': 'packages/connector',
  'docs/guide/connector-kasir.md': 'connectors/kasir',
};

/**
 * Returns the package in which the examples of a page run: its own, or that of the server, which
 * depends on most others.
 */
export const homeOf = ({ path }: Page): string => {
  const home = path.endsWith('/README.md') ? posix.dirname(path) : 'packages/server';
  return homes[path] ?? home;
};
