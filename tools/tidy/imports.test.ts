// Tests the rules about imports, each on the smallest tree that breaks it.
import { describe, expect, test } from 'vitest';
import { importRules } from './imports.ts';
import { repository } from './repository.ts';

const manifest = (name: string, ...subpaths: string[]): string =>
  JSON.stringify({
    name: `@kasir/${name}`,
    exports: Object.fromEntries(
      subpaths.map((subpath) => [
        subpath,
        { '@kasir/source': `./src/${subpath === '.' ? '' : `${subpath.slice(2)}/`}index.ts` },
      ]),
    ),
  });

const packages = {
  'packages/core/package.json': manifest('core', '.', './client', './server'),
  'packages/models/package.json': manifest('models', '.'),
  'packages/payments/package.json': manifest('payments', '.'),
  'packages/legacy/package.json': manifest('legacy', '.', './client', './server'),
  'packages/unified/package.json': manifest('unified', '.', './client', './server'),
  'packages/server/package.json': manifest('server', '.'),
  'conformance/package.json': manifest('conformance', '.'),
  'packages/core/src/index.ts': '',
  'packages/core/src/client/index.ts': '',
  'packages/core/src/server/index.ts': '',
  'packages/payments/src/index.ts': '',
};

const check = (files: Record<string, string>): string[] => {
  const tree = repository(
    Object.entries({ ...packages, ...files }).map(([path, text]) => ({ path, text })),
  );
  return importRules
    .flatMap((rule) => rule(tree))
    .map(({ path, line, message }) => `${path}:${line}: ${message}`);
};

describe('direction', () => {
  test('an inner package may not import an outer one', () => {
    const text = `// x\nimport { a } from '@kasir/models';`;
    expect(check({ 'packages/core/src/a.ts': text, 'packages/models/src/index.ts': '' })).toEqual([
      'packages/core/src/a.ts:2: core may not import models: arrows go from outer packages to inner ones.',
    ]);
  });

  test('domain packages never import each other, not even a type', () => {
    const findings = check({
      'packages/legacy/src/a.ts': `import type { A } from '@kasir/unified';`,
      'packages/unified/src/index.ts': '',
    });
    expect(findings).toEqual([
      expect.stringContaining('legacy and unified are both domain packages'),
    ]);
  });

  test('a package outside the table is named', () => {
    const findings = check({
      'packages/novel/package.json': manifest('novel', '.'),
      'packages/novel/src/index.ts': `import '@kasir/core';`,
    });
    expect(findings).toEqual([expect.stringContaining('novel is not in the table')]);
  });

  test('outer packages import inner ones, and tests anything of their own package', () => {
    const findings = check({
      'packages/legacy/src/server.ts': `import { pay } from '@kasir/payments';
export { run } from '@kasir/core/server';
const later = await import('@kasir/core');`,
      'packages/legacy/src/a.test.ts': `import { DatabaseSync } from 'node:sqlite';`,
    });
    expect(findings).toEqual([]);
  });
});

describe('entries', () => {
  test('only what a package exports can be imported', () => {
    const text = `import { a } from '@kasir/core/src/errors.ts';`;
    expect(check({ 'packages/models/src/index.ts': text })).toEqual([
      expect.stringContaining('@kasir/core/src/errors.ts is no entry'),
    ]);
  });

  test('a relative import stays inside its package and names a file', () => {
    const findings = check({
      'packages/legacy/src/a.ts': `import { b } from '../../core/src/index.ts';
import { c } from './gone.ts';`,
    });
    expect(findings).toEqual([
      expect.stringContaining('a.ts:1: ../../core/src/index.ts leaves the package'),
      expect.stringContaining('a.ts:2: ./gone.ts names no file'),
    ]);
  });
});

describe('drivers', () => {
  test('are named in the server only, undici also in the client of core', () => {
    const findings = check({
      'packages/core/src/client/call.ts': `import { request } from 'undici';`,
      'packages/core/src/a.ts': `import { request } from 'undici';`,
      'packages/server/src/b.ts': `import pg from 'pg';\nimport { createServer } from 'node:http';`,
      'conformance/src/c.ts': `import { createServer } from 'node:http';\nimport pg from 'pg';`,
    });
    expect(findings).toEqual([
      expect.stringContaining('packages/core/src/a.ts:1: undici is a driver'),
      expect.stringContaining('conformance/src/c.ts:2: pg is a driver'),
    ]);
  });

  test('an import in a comment or in a string is none', () => {
    const text = `// import pg from 'pg'\nexport const text = "import pg from 'pg'";`;
    expect(check({ 'packages/core/src/a.ts': text })).toEqual([]);
  });
});

describe('reach', () => {
  test('the entries of a consumer lead neither to payments nor to the server half', () => {
    const findings = check({
      'packages/legacy/src/index.ts': `export * from './shared.ts';`,
      'packages/legacy/src/shared.ts': `import '@kasir/core/server';\nimport '@kasir/payments';`,
    });
    expect(findings).toEqual([
      expect.stringContaining('Reaches payments (packages/legacy/src/index.ts -> packages/legacy'),
      expect.stringContaining('Reaches @kasir/core/server ('),
    ]);
  });

  test('the suite shares declarations with the server, never decisions', () => {
    const findings = check({
      'packages/models/src/index.ts': `export * from './qr_code/decide.ts';`,
      'packages/models/src/qr_code/decide.ts': '',
      'conformance/src/a.ts': `import { b } from '@kasir/models';\nimport '@kasir/core/client';`,
      'conformance/src/b.ts': `import './a.ts';\nimport { createKasir } from '@kasir/server';`,
      'conformance/src/in-process.test.ts': `import { createKasir } from '@kasir/server';`,
      'packages/server/src/index.ts': '',
    });
    expect(findings).toEqual([
      expect.stringContaining('conformance may not import server'),
      expect.stringContaining('conformance/src/a.ts:1: Reaches a decision'),
      expect.stringContaining('conformance/src/b.ts:2: Reaches the server'),
    ]);
  });
});

describe('cycles', () => {
  test('a ring of files is shown once with its path', () => {
    const findings = check({
      'packages/core/src/a.ts': `import './b.ts';`,
      'packages/core/src/b.ts': `import './c.ts';`,
      'packages/core/src/c.ts': `import type { A } from './a.ts';\nimport './d.ts';`,
      'packages/core/src/d.ts': '',
    });
    expect(findings).toEqual([
      expect.stringMatching(/c\.ts:1: Cycle \S+a\.ts -> \S+b\.ts -> \S+c\.ts -> \S+a\.ts: move/),
    ]);
  });
});
