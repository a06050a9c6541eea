// Tests how the steps of a check are run and reported.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allPass, passes, summaryOf, type Step } from './steps.ts';

const folder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'kasir-steps-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
};

const recorder = () => {
  const lines: string[] = [];
  return { lines, root: folder(), print: (line: string) => void lines.push(line) };
};

const script = (name: string, code: string): Step => ({
  name,
  command: [process.execPath, '-e', code],
});

test('a step that passes prints one line, whatever its output', async () => {
  const runner = recorder();
  expect(await passes(runner, script('quiet', 'console.log("noise")'))).toBe(true);
  expect(runner.lines).toEqual([expect.stringMatching(/^ok +quiet +[\d.]+ s$/)]);
});

test('a step that fails prints its whole output of both streams', async () => {
  const runner = recorder();
  const code = 'console.log("out"); console.error("wrong"); process.exitCode = 3';
  expect(await passes(runner, script('loud', code))).toBe(false);
  const [line, output] = runner.lines;
  expect(line).toMatch(/^FAILED loud/);
  expect(output?.split('\n').toSorted()).toEqual(['out', 'wrong']);
});

test('a program that does not exist is a step that fails', async () => {
  const runner = recorder();
  expect(await passes(runner, { name: 'gone', command: ['no-such-program'] })).toBe(false);
  expect(runner.lines.join('\n')).toContain('no-such-program');
});

test('a step gets its own environment and runs at the root', async () => {
  const runner = recorder();
  const code = 'require("node:fs").writeFileSync("seen", process.env.WANTED)';
  await passes(runner, { ...script('env', code), env: { WANTED: 'yes' } });
  expect(readFileSync(join(runner.root, 'seen'), 'utf8')).toBe('yes');
});

test('the summary counts tests, and says if there is no report', () => {
  const report = join(folder(), 'tests.json');
  expect(summaryOf(report)).toBe('There is no test report.');
  writeFileSync(report, '{"numPassedTests":7,"numFailedTests":1}');
  expect(summaryOf(report)).toBe('7 passed, 1 failed');
});

test('all steps run even if one fails, and the result is false', async () => {
  const runner = recorder();
  const steps = ['a', 'b', 'c', 'd'].map((name) =>
    script(name, name === 'b' ? 'process.exit(1)' : ''),
  );
  expect(await allPass(runner, steps, 2)).toBe(false);
  const names = runner.lines.map((line) => line.split(/ +/)[1]);
  expect(names.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(await allPass(recorder(), [script('a', ''), script('c', '')], 2)).toBe(true);
});
