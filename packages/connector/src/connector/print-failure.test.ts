// Tests that printed failures name the operation and hide card numbers.
import { expect, test, vi } from 'vitest';
import { printFailure } from './print-failure.ts';

test('a failure is one line without card numbers', () => {
  using printed = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('bad 4000000000001091 or 4000 0000 0000 1091 at 12:30, code 51');
  printFailure({ during: 'perform', id: 'charge_1', error });
  printFailure({ during: 'store', id: null, error: 'gone' });
  expect(printed.mock.calls).toEqual([
    ['perform charge_1: Error: bad **** or **** at 12:30, code 51'],
    ['store: gone'],
  ]);
});
