// Checks that texts contain their values.
import { expect, test } from 'vitest';
import { say, sayParts } from './language.ts';

test('a number is followed by its noun in the singular or plural', () => {
  expect(say('{count|webhook|webhooks}', { count: 1 })).toBe('1 webhook');
  expect(say('{count|webhook|webhooks}', { count: 0 })).toBe('0 webhooks');
  expect(say('Only the next {count|webhook|webhooks}.', { count: 2 })).toBe(
    'Only the next 2 webhooks.',
  );
});

test('values replace their names in the text, whatever they contain', () => {
  expect(say('What to do: {remedy}', { remedy: 'Set {count} of $&.' })).toBe(
    'What to do: Set {count} of $&.',
  );
  expect(sayParts('Find them under {objects}.', { objects: null })).toEqual([
    'Find them under ',
    null,
    '.',
  ]);
});
