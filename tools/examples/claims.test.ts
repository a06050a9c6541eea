// Tests that every fenced block of every page is claimed by a test that exists.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { claimOf, claims } from './claims.ts';
import { pageOf, pagesOf } from './pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = pagesOf(root);

test('every fenced block of every page is claimed by a test', () => {
  const unclaimed = pages.flatMap((page) =>
    page.blocks
      .filter((block) => !claimOf(page, block))
      .map(({ line, language }) => `${page.path}:${line} (${language || 'no language'})`),
  );
  expect(unclaimed, 'Add a row to tools/examples/claims.ts, and the test it names.').toEqual([]);
});

test('a new block without a claim is found', () => {
  const page = pageOf('docs/guide/new.md', '```rust\nfn main() {}\n```\n');
  expect(page.blocks.map((block) => claimOf(page, block))).toEqual([null]);
});

test('every fence is written in a form that the tests find', () => {
  for (const { path, blocks } of pages) {
    const fences = readFileSync(root + path, 'utf8').match(/^[\s>]*(?:```|~~~)/gm) ?? [];
    expect(fences, path).toHaveLength(2 * blocks.length);
  }
});

test('every claim is about some block, and names a test that exists', () => {
  for (const claim of claims) {
    expect(existsSync(root + claim.by), claim.by).toBe(true);
    const blocks = pages.flatMap((page) =>
      page.blocks.filter((block) => claimOf(page, block) === claim),
    );
    expect(blocks.length, `${claim.by} ${claim.language}`).toBeGreaterThan(0);
  }
});
