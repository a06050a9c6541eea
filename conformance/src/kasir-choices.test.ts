// Tests the choices of earlier runs: later runs must repeat them, and the error of another choice
// names the question.
import { describe, expect, test } from 'vitest';
import { agreed, kasirChoices } from './kasir-choices.ts';
import { RESULT, TargetChoices, VARIES } from './run/run-context.ts';
import { parseCommand, runOptionsOf } from './command/settings.ts';

describe('choices of earlier runs', () => {
  test('are those on which all runs agree', () => {
    const first = { 'paying twice': 'is rejected', 'a used name': 'is accepted' };
    const second = { 'paying twice': 'is rejected', 'a used name': 'is rejected' };
    expect(agreed([first, second])).toEqual({ 'paying twice': 'is rejected' });
  });

  test('must be repeated by later runs, while other questions stay open', () => {
    const choices = new TargetChoices({ 'paying twice': 'is rejected' });
    choices.note('another question', 'is accepted');
    expect(() => choices.note('paying twice', 'is accepted')).toThrow(
      'the choice of earlier runs for "paying twice" (is rejected)',
    );
  });

  test('have results, which may vary within a run', () => {
    const choices = new TargetChoices();
    choices.noteResult('charging a card', 'SUCCEEDED');
    choices.noteResult('charging a wallet', 'PENDING');
    choices.noteResult('charging a card', 'FAILED');
    choices.noteResult('charging a card', 'FAILED');
    expect(choices.entries()).toEqual({
      [`${RESULT}charging a card`]: VARIES,
      [`${RESULT}charging a wallet`]: 'PENDING',
    });
  });

  test('have results, which later runs must repeat', () => {
    const choices = new TargetChoices({ [`${RESULT}charging a wallet`]: 'PENDING' });
    choices.noteResult('charging a wallet', 'PENDING');
    expect(() => choices.noteResult('charging a wallet', 'SUCCEEDED')).toThrow(
      'the same result as in earlier runs for "charging a wallet" (PENDING)',
    );
  });

  test('of Kasir are part of the package', () => {
    const choices = Object.entries(kasirChoices());
    expect(choices.length).toBeGreaterThan(500);
    expect(choices.every(([question, choice]) => question !== '' && choice !== '')).toBe(true);
  });

  test('come from a report, and a file that is not a report is rejected', () => {
    const words = ['run', '--base-url', 'http://127.0.0.1:1', '--key', 'xnd_development_key'];
    const file = new URL(import.meta.url).pathname;
    expect(() => runOptionsOf(parseCommand([...words, '--choices', file]))).toThrow(
      `--choices ${file}: not JSON (a file of --report-json).`,
    );
  });
});
