// Tests the rules about the text of files, each on the smallest file that breaks it.
import { describe, expect, test } from 'vitest';
import { houseRules } from './house.ts';
import { repository } from './repository.ts';

const check = (path: string, text: string): string[] =>
  houseRules(repository([{ path, text }])).map(({ line, message }) => `${line}: ${message}`);

const source = (code: string): string => `// What it is for.\n${code}\n`;
const ofCode = (code: string, path = 'packages/core/src/a.ts'): string[] =>
  check(path, source(code));

describe('shape of a file', () => {
  test('files of more than 250 lines are questioned, tests of more than 400, and data tables never', () => {
    const lines = (n: number): string => 'x();\n'.repeat(n - 2);
    expect(ofCode(lines(250))).toEqual([]);
    expect(ofCode(lines(251))).toEqual([expect.stringMatching(/^251: 251 lines: does this file/)]);
    expect(ofCode(lines(400), 'packages/core/src/a.test.ts')).toEqual([]);
    expect(ofCode(lines(401), 'packages/core/src/a.test.ts')).toHaveLength(1);
    expect(check('packages/models/src/a.ts', `// Data table of all.\n${lines(900)}`)).toEqual([]);
  });

  test('a file begins with a comment, after a shebang if it has one', () => {
    expect(check('tools/a.ts', 'x();\n')).toEqual([expect.stringContaining('1: Open the file')]);
    expect(check('tools/a.ts', '// ChargeResponse the payment.\n')).toEqual([
      expect.stringContaining('1: A sentence on what a file is for begins with'),
    ]);
    expect(check('tools/a.ts', '#!/usr/bin/env node\n// Does x.\nx();\n')).toEqual([]);
    expect(check('tools/a.ts', '/** Does x. */\nx();\n')).toEqual([]);
    expect(check('docs/a.md', 'x\n')).toEqual([]);
  });

  test('comments end at column 100, strings may be longer', () => {
    const long = 'y'.repeat(97);
    expect(ofCode(`// ${long}`)).toEqual([]);
    expect(ofCode(`// ${long}y`)).toEqual([expect.stringContaining('2: 101 columns')]);
    expect(ofCode(`x('// ${long}');`)).toEqual([]);
  });

  test('notes about unfinished work are found in comments, and not in strings', () => {
    const word = ['TO', 'DO'].join('');
    expect(ofCode(`x(); // ${word} later`)).toEqual([expect.stringContaining('2: Finish it')]);
    expect(ofCode(`x('${word}');`)).toEqual([]);
  });

  test('names of files and folders that could contain anything are refused', () => {
    expect(check('packages/core/src/utils/a.ts', '// A.')).toHaveLength(1);
    expect(check('packages/core/src/date-helpers.ts', '// A.')).toEqual([]);
    expect(check('packages/core/src/helpers.ts', '// A.')).toHaveLength(1);
    expect(check('packages/core/src/common.test.ts', '// A.')).toHaveLength(1);
  });
});

describe('calls', () => {
  test('the clock, randomness and timers are refused outside the adapters', () => {
    const calls = [
      'Date.now()',
      'new Date( )',
      'Math.random()',
      'randomUUID()',
      'setTimeout(f, 1)',
    ];
    for (const call of calls) {
      expect(ofCode(`x(${call});`), call).toHaveLength(1);
      expect(ofCode(`x('${call}'); // ${call}`), call).toEqual([]);
      for (const path of ['packages/server/src/a.ts', 'conformance/src/a.ts', 'tools/a.ts']) {
        expect(ofCode(`x(${call});`, path), path).toEqual([]);
      }
      expect(ofCode(`x(${call});`, 'packages/client/src/a.ts')).toEqual([]);
      expect(ofCode(`x(${call});`, 'packages/core/src/testing/a.ts')).toEqual([]);
      expect(ofCode(`x(${call});`, 'packages/core/src/a.test.ts')).toEqual([]);
    }
    expect(ofCode('new Date(at.now).toISOString();')).toEqual([]);
  });

  test('a test with a time limit of its own is refused', () => {
    const limits = [
      'expect.poll(f, { timeout: 5_000 });',
      'x({ testTimeout: 1 });',
      'x({ signal: AbortSignal.timeout(50) });',
      'await vi.waitFor(f);',
      "test('a', () => {\n  x();\n}, 9_000);",
      "test(\n  'a',\n  () => {\n  },\n  9_000,\n);",
    ];
    for (const limit of limits) {
      expect(ofCode(limit, 'packages/core/src/a.test.ts'), limit).toHaveLength(1);
      expect(ofCode(limit, 'vitest.packed.config.ts'), limit).toHaveLength(1);
      expect(ofCode(limit, 'packages/core/src/testing/a.ts'), limit).toHaveLength(1);
      expect(ofCode(limit, 'tools/testing/a.test.ts'), limit).toEqual([]);
      expect(ofCode(limit, 'tools/a.ts'), limit).toEqual([]);
    }
    expect(ofCode('x({ timeout: patience, timeoutMs: 50 });', 'tools/a.test.ts')).toEqual([]);
  });

  test('reading the environment is refused outside the configuration and tools', () => {
    const read = `x(process.env['A']);`;
    expect(ofCode(read)).toEqual([expect.stringContaining('2: Read the environment')]);
    expect(ofCode(read, 'packages/server/src/http.ts')).toHaveLength(1);
    expect(ofCode(read, 'packages/server/src/config/config.ts')).toEqual([]);
    expect(ofCode(read, 'tools/verify/main.ts')).toEqual([]);
  });

  test('a test that is skipped, focused, expected to fail or not yet written is refused', () => {
    for (const way of ['skip', 'only', 'todo', 'fails', 'skipIf(x)', 'concurrent.only']) {
      const found = ofCode(`test.${way}('a', f);`, 'packages/core/src/a.test.ts');
      expect(found, way).toEqual([expect.stringContaining('2: Every test runs')]);
    }
    expect(ofCode(`test.each(rows)('a', f);`, 'packages/core/src/a.test.ts')).toEqual([]);
  });
});

describe('words', () => {
  test('hosts, paths and names that only fit one machine or company are found in every text file', () => {
    const host = ['registry', 'npmjs', 'org'].join('.');
    const name = ['Xen', 'dit'].join('');
    expect(check('docs/a.md', `a\nhttps://${host}/a`)).toEqual([
      expect.stringMatching(/^2: A reg/),
    ]);
    expect(check('docs/a.md', `see ${['', 'home', 'me'].join('/')}`)).toHaveLength(1);
    expect(check('docs/a.md', `as ${name} does`)).toHaveLength(1);
    expect(ofCode(`// B6 of the ${['public', 'facts'].join(' ')}.`)).toHaveLength(1);
    expect(check('spec/clauses.tsv', name)).toEqual([]);
    expect(
      check('tools/package.json', `{"devDependencies":{"${name.toLowerCase()}-node":"1"}}`),
    ).toEqual([]);
  });

  test('paths in URLs and relative paths are not paths of a machine', () => {
    expect(check('docs/a.md', 'https://a.example/work/b and ./home/c')).toEqual([]);
    expect(ofCode('registry.find.all(registry.a);')).toEqual([]);
  });
});
