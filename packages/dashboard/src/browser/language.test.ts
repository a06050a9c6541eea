// Checks how texts take their values.
import { expect, test } from 'vitest';
import { say, sayParts } from './language.ts';

test('a number stands before its noun in the form that it needs', () => {
  expect(say('{count|webhook|webhooks}', { count: 1 })).toBe('1 webhook');
  expect(say('{count|webhook|webhooks}', { count: 0 })).toBe('0 webhooks');
  expect(say('Only the next {count|webhook|webhooks}.', { count: 2 })).toBe(
    'Only the next 2 webhooks.',
  );
});

test('values stand where the text names them, whatever they contain', () => {
  expect(say('What to do: {remedy}', { remedy: 'Set {count} of $&.' })).toBe(
    'What to do: Set {count} of $&.',
  );
  expect(sayParts('Find them under {objects}.', { objects: null })).toEqual([
    'Find them under ',
    null,
    '.',
  ]);
});
