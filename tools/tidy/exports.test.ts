// Tests the rule about entry points of packages, on the smallest trees that break and keep it.
import { expect, test } from 'vitest';
import { exportRule } from './exports.ts';
import { repository } from './repository.ts';

const names = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const constants = (count: number): string =>
  names(count, 'a')
    .map((name) => `export const ${name} = 1;\n`)
    .join('');

const check = (name: string, files: Readonly<Record<string, string>>): string[] => {
  const exports = {
    '.': { '@kasir/source': './src/index.ts' },
    './events': { '@kasir/source': './src/events.ts' },
  };
  const manifest = JSON.stringify({ name: `@kasir/${name}`, exports });
  const tree = { [`packages/${name}/package.json`]: manifest, ...files };
  return exportRule(repository(Object.entries(tree).map(([path, text]) => ({ path, text })))).map(
    ({ path, message }) => `${path}: ${message}`,
  );
};

test('an entry point with 81 names is refused, even when it exports them from other files', () => {
  expect(
    check('core', {
      'packages/core/src/index.ts': `export * from './values.ts';\nexport { b, type C as D } from './rest.ts';`,
      'packages/core/src/values.ts': constants(79),
      'packages/core/src/rest.ts': 'export const b = 1;\nexport type C = 1;',
    }),
  ).toEqual([expect.stringContaining('packages/core/src/index.ts: @kasir/core exports 81 names')]);
});

test('a name that is exported twice counts once, and a comment or a string exports nothing', () => {
  expect(
    check('core', {
      'packages/core/src/index.ts': `export * from './values.ts';\nexport { a0 } from './values.ts';\n// export { b }\nconst text = \`\`;`,
      'packages/core/src/values.ts': constants(80),
    }),
  ).toEqual([]);
});

test('generated names count at the main entry only', () => {
  const files = (entry: string) => ({
    [`packages/webhooks/src/${entry}.ts`]: `export type * from './generated/types.ts';`,
    'packages/webhooks/src/generated/types.ts': constants(90),
  });
  expect(check('webhooks', files('index'))).toHaveLength(1);
  expect(check('webhooks', files('events'))).toEqual([]);
});

test('models may export every noun of the wire', () => {
  expect(check('models', { 'packages/models/src/index.ts': constants(90) })).toEqual([]);
});
