// Tests the hints about faults whose text no longer occurs exactly once in the sources.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from './fault.ts';
import { formerSources } from './history.ts';
import { lostness } from './lost.ts';
import { nearestIn } from './nearest.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });
const old = file(
  'packages/payments/src/refunds.ts',
  'export const sendBack = (payment) => {',
  '  if (payment.refunded > 0) return null;',
  '};',
);
const now = [
  file(
    'packages/payments/src/refunds/create.ts',
    'export const refundPayment = (captured) => {',
    '  const left = captured.amount;',
    '  if (captured.refunded > 0) return null;',
    '};',
  ),
  file('packages/payments/src/ledger.ts', 'const refunded = 0;', 'return null;'),
];
const hints = { sources: now, former: [old], nearest: nearestIn(now) };
const fault = (find: string, name?: string): Fault => ({
  id: 'a',
  title: 't',
  find,
  replace: '',
  ...(name !== undefined && { in: name }),
  laws: [],
});

test('for a removed text, the hints name its last place and the most similar line', () => {
  expect(lostness(fault('if (payment.refunded > 0) return null;'), hints)).toEqual([
    'a: Its text stands nowhere.',
    '  last    packages/payments/src/refunds.ts:2 in sendBack',
    '  nearest packages/payments/src/refunds/create.ts:3: if (captured.refunded > 0) return null;',
  ]);
});

test('for a renamed declaration, the hints name the declaration that contains the text now', () => {
  expect(lostness(fault('.refunded > 0', 'sendBack'), hints)).toEqual([
    'a: Its text stands nowhere in sendBack.',
    '  last    packages/payments/src/refunds.ts:2 in sendBack',
    '  now     packages/payments/src/refunds/create.ts:3 in refundPayment',
  ]);
});

test('for a text that occurs more than once, the hints name every place', () => {
  expect(lostness(fault('return null;'), hints)).toEqual([
    'a: Its text stands 2 times: lengthen it, or name one with "in".',
    '  now     packages/payments/src/refunds/create.ts:3 in refundPayment',
    '  now     packages/payments/src/ledger.ts:2',
  ]);
});

test('a fault whose text occurs exactly once has no hints', () => {
  expect(lostness(fault('captured.refunded'), hints)).toEqual([]);
});

test('earlier sources come newest first, those before uncommitted changes at the beginning', () => {
  const root = mkdtempSync(join(tmpdir(), 'kasir-history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const commit = (): void => {
    git('add', '.');
    git(
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b.example',
      '-c',
      'commit.gpgsign=false',
      'commit',
      '-m',
      'a',
    );
  };
  expect(formerSources(root)).toEqual([]);
  git('init');
  write('packages/a/src/b.ts', 'first, \u00e4\n');
  commit();
  write('packages/a/src/b.ts', 'second\n');
  write('packages/a/src/b.test.ts', 'test\n');
  commit();
  rmSync(join(root, 'packages/a/src/b.ts'));
  expect(formerSources(root)).toEqual([
    { path: 'packages/a/src/b.ts', text: 'second\n' },
    { path: 'packages/a/src/b.ts', text: 'first, \u00e4\n' },
  ]);
});
