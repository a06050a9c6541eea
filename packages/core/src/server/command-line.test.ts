// What is printed can be typed where it is printed.
import { expect, test } from 'vitest';
import { typedCommand } from './command-line.ts';

test('a command is typed behind npx where it was installed, and behind npm run in a clone', () => {
  const clone = 'file:///srv/kasir/packages/core/src/server/command-line.ts';
  expect(typedCommand('keys create', clone)).toBe('npm run kasir -- keys create');
  for (const installed of [
    'file:///srv/shop/node_modules/@kasir/core/dist/server/command-line.js',
    'file:///srv/shop/node_modules/.pnpm/@kasir+core@1.0.0/node_modules/@kasir/core/dist/server/command-line.js',
  ])
    expect(typedCommand('keys create', installed)).toBe('npx kasir keys create');
  expect(typedCommand('', clone)).toBe('npm run kasir --');
});
