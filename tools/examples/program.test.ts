// Tests how a page becomes a program, and the output that is expected of it.
import { expect, test } from 'vitest';
import { homeOf, pageOf } from './pages.ts';
import { programOf, promiseOf } from './program.ts';
import { commandsOf } from './shell.ts';

const fence = '```';
const page = pageOf(
  'packages/core/README.md',
  [
    '# A',
    `${fence}ts`,
    'const a = 1;',
    fence,
    'b',
    `${fence}sh`,
    'npm test # all',
    'a \\',
    '  b',
    fence,
  ]
    .concat([`${fence}ts`, 'console.log(a); // 1', fence, ''])
    .join('\n'),
);

test('every line of a program has the same line number as on the page', () => {
  const lines = programOf(page, { before: 'x();', after: 'y();' })?.split('\n');
  expect(lines).toEqual([
    'x();',
    '',
    'const a = 1;',
    ...Array<string>(8).fill(''),
    'console.log(a); // 1',
    'y();',
    '',
  ]);
  expect(programOf(pageOf('a.md', 'b'))).toBeNull();
  expect(homeOf(page)).toBe('packages/core');
  expect(homeOf(pageOf('docs/guide/a.md', ''))).toBe('packages/server');
});

test('a placeholder that is missing on the page is an error', () => {
  expect(() => programOf(page, { replaced: { "'...'": "'b'" } })).toThrow(`no '...' any more`);
});

test('continued lines of a command are joined, and comments are removed', () => {
  expect(commandsOf(page)).toEqual(['npm test', 'a    b']);
});

test('the expected output of a program is its comments, in their order and nothing else', () => {
  const program = 'console.log(a); // 1 (one)\nfor (;;) console.log(b); // 2\n';
  expect('1 (one)\n2\n2\n').toMatch(promiseOf(program));
  for (const printed of ['', '1 (one)\n', '2\n1 (one)\n', '1 (one)\n2\n3\n', '1 one\n2\n'])
    expect(printed).not.toMatch(promiseOf(program));
  expect('anything\n2\n').toMatch(promiseOf('console.log(\n  a,\n);\nconsole.log(b); // 2'));
});
