// Tests the rule about folders on the smallest packages that break it.
import { expect, test } from 'vitest';
import { folderRule } from './folders.ts';
import { repository } from './repository.ts';

const check = (files: Record<string, string>): string[] =>
  folderRule(
    repository(
      Object.entries({ 'packages/core/package.json': '{}', ...files }).map(([path, text]) => ({
        path,
        text,
      })),
    ),
  ).map(({ path, line, message }) => `${path}:${line}: ${message}`);

/** Two folders that import each other by different files: no file is in a ring. */
const ring = {
  'packages/core/src/a/one.ts': `import '../b/one.ts';`,
  'packages/core/src/a/two.ts': `// x\nimport type { B } from '../b/two.ts';`,
  'packages/core/src/b/one.ts': '',
  'packages/core/src/b/two.ts': '',
  'packages/core/src/b/three.ts': `// x\nimport '../a/one.ts';`,
};

test('folders that import each other are reported at the pair with the fewest imports', () => {
  expect(check(ring)).toEqual([
    'packages/core/src/b/three.ts:2: a of packages/core/src leads back to b: put what both need below them.',
  ]);
});

test('a file beside folders counts as a folder, and a ring may have more than two members', () => {
  const findings = check({
    'packages/core/src/in/a/one.ts': `import '../all.ts';`,
    'packages/core/src/in/all.ts': `import './b/one.ts';`,
    'packages/core/src/in/b/one.ts': `import '../a/two.ts';`,
    'packages/core/src/in/a/two.ts': '',
  });
  expect(findings).toEqual([expect.stringContaining('of packages/core/src/in leads back to')]);
});

test('folders that import in one direction are accepted, whatever their tests import', () => {
  const findings = check({
    'packages/core/src/a/one.ts': `import '../b/one.ts';`,
    'packages/core/src/b/one.ts': `import './two.ts';`,
    'packages/core/src/b/two.ts': `import '../testing/three.ts';`,
    'packages/core/src/b/one.test.ts': `import '../a/one.ts';`,
    'packages/core/src/testing/three.ts': `import '../a/one.ts';`,
  });
  expect(findings).toEqual([]);
});
