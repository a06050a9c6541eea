// Tests the whole example: every purchase is paid, and the books agree.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { compareTotals } from './compare.ts';
import { purchases } from './purchases.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * The timeout of the test: it starts two platforms and a connector, which takes long on a slow
 * machine.
 */
const SLOW_MACHINE_MS = 120_000;

test(
  'live payments of every family are in both books and in the statement',
  { timeout: SLOW_MACHINE_MS },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--conditions=@kasir/source',
      main,
    ]);
    for (const { title } of purchases) expect(stdout).toContain(`paid: ${title}`);
    expect(stdout).toContain('Both books and the statement agree.');
  },
);

test('books that differ by one minor unit do not agree', () => {
  const totals = (gross: number) => new Map([['PHP', { gross, fee: 21, net: 979 }]]);
  expect(compareTotals({ live: totals(1_000), processor: totals(1_000) }).agree).toBe(true);
  expect(compareTotals({ live: totals(1_000), processor: totals(1_001) }).agree).toBe(false);
  expect(compareTotals({ live: totals(1_000), processor: new Map() }).agree).toBe(false);
});
