// Tests the rule about texts of the dashboard on the smallest views that break it.
import { expect, test } from 'vitest';
import { repository } from './repository.ts';
import { textRule } from './texts.ts';

const table = `export const frame = { Objects: 'Objek', none: 'tidak ada', '{count} left': 'sisa {count}' };`;

/** Returns the lines of a view that the rule finds; the view says every text of the table. */
const check = (view: string): number[] =>
  textRule(
    repository(
      Object.entries({
        'packages/dashboard/package.json': '{}',
        'packages/dashboard/src/browser/indonesian/frame.ts': table,
        'packages/dashboard/src/browser/menu.ts': `[say('Objects'), say('none'), say('{count} left', { count })];`,
        'packages/dashboard/src/browser/views/one.ts': view,
      }).map(([path, text]) => ({ path, text })),
    ),
  ).map(({ line }) => line);

test('texts that are not looked up in the table are found in every place that a reader sees', () => {
  for (const view of [
    `p(null, 'Nothing yet.')`,
    `p(null, isEmpty ? 'none' : value)`,
    'p(null, `${count} left`)',
    `card('Objects', {})`,
    `head({ title: 'Objects' })`,
    `input({ 'aria-label': 'endpoint' })`,
    `const names = ['To be said'];`,
    `throw new Error('Choose a file first.')`,
    `notice('bad', strong(null, 'wrong'))`,
  ])
    expect([view, check(view)]).toEqual([view, [1]]);
});

test('texts of the table and names of the program are accepted', () => {
  for (const view of [
    `p({ class: 'row between' }, say('none'))`,
    `p(null, ...sayParts('{count} left', { count }))`,
    `p(null, say(isEmpty ? 'none' : 'Objects'))`,
    `const menu: readonly PlainText[] = ['Objects'];`,
    `status === 'Not a text' ? '' : code(null, 'PENDING')`,
    `element.querySelector('input, textarea')`,
    `link('objects', id)`,
    'h(Empty, { command: `curl ${origin}` })',
  ])
    expect([view, check(view)]).toEqual([view, []]);
});

test('a text that no view shows any more is found', () => {
  const [finding] = textRule(
    repository([
      { path: 'packages/dashboard/package.json', text: '{}' },
      {
        path: 'packages/dashboard/src/browser/indonesian/frame.ts',
        text: `// One table.\nexport const frame = { Gone: 'Hilang' };`,
      },
    ]),
  );
  expect(finding).toMatchObject({ line: 2, message: 'No view shows "Gone": remove it.' });
});
