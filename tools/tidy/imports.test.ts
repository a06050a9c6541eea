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
  'packages/client/package.json': manifest('client', '.'),
  'packages/core/package.json': manifest('core', '.', './server'),
  'packages/models/package.json': manifest('models', '.'),
  'packages/payments/package.json': manifest('payments', '.'),
  'packages/legacy/package.json': manifest('legacy', '.', './client', './server'),
  'packages/unified/package.json': manifest('unified', '.', './client', './server'),
  'packages/server/package.json': manifest('server', '.'),
  'conformance/package.json': manifest('conformance', '.'),
  'packages/core/src/index.ts': '',
  'packages/client/src/index.ts': '',
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

describe('drivers', () => {
  test('may be imported by the server only, and undici also by the client', () => {
    const findings = check({
      'packages/client/src/call.ts': `import { request } from 'undici';`,
      'packages/core/src/a.ts': `import { request } from 'undici';`,
      'packages/server/src/b.ts': `import pg from 'pg';\nimport { createServer } from 'node:http';`,
      'conformance/src/c.ts': `import { createServer } from 'node:http';\nimport pg from 'pg';`,
    });
    expect(findings).toEqual([
      expect.stringContaining('packages/core/src/a.ts:1: undici is a driver'),
      expect.stringContaining('conformance/src/c.ts:2: pg is a driver'),
    ]);
  });

  test('may be imported by every test', () => {
    const text = `import { DatabaseSync } from 'node:sqlite';`;
    expect(check({ 'packages/legacy/src/a.test.ts': text })).toEqual([]);
  });

  test('are not found in comments and strings', () => {
    const text = `// import pg from 'pg'\nexport const text = "import pg from 'pg'";`;
    expect(check({ 'packages/core/src/a.ts': text })).toEqual([]);
  });
});

describe('reach', () => {
  test('the entries of a consumer lead neither to payments nor to the server half', () => {
    const findings = check({
      'packages/legacy/src/index.ts': `export * from './shared.ts';`,
      'packages/legacy/src/shared.ts': `import '@kasir/core/server';\nimport '@kasir/payments';`,
      'packages/legacy/src/server.ts': `import '@kasir/payments';`,
      // A package without handlers has no server half.
      'packages/payments/src/index.ts': `import '@kasir/core/server';`,
    });
    expect(findings).toEqual([
      expect.stringContaining('Reaches payments (packages/legacy/src/index.ts -> packages/legacy'),
      expect.stringContaining('Reaches @kasir/core/server ('),
    ]);
  });

  test('the suite may import declarations, but no decisions and no server', () => {
    const findings = check({
      'packages/models/src/index.ts': `export * from './qr_code/decide.ts';`,
      'packages/models/src/qr_code/decide.ts': '',
      'conformance/src/a.ts': `import { b } from '@kasir/models';\nimport '@kasir/client';`,
      'conformance/src/b.ts': `import './a.ts';\nimport { createKasir } from '@kasir/server';`,
      'conformance/src/in-process.test.ts': `import { createKasir } from '@kasir/server';`,
      'packages/server/src/index.ts': '',
    });
    expect(findings).toEqual([
      expect.stringContaining('conformance/src/a.ts:1: Reaches a decision'),
      expect.stringContaining('conformance/src/b.ts:2: Reaches the server'),
    ]);
  });
});

describe('cycles', () => {
  test('a ring of files is reported once, with its path', () => {
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
