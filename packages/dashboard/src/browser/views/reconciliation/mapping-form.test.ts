// Checks the kinds that the form for statements proposes.
import { expect, test } from 'vitest';
import { guessKind } from './mapping-form.ts';

test('a text that names no kind is ignored unless the operator chooses one', () => {
  expect(['payout', 'Charges', ''].map(guessKind)).toEqual(['ignore', 'ignore', 'ignore']);
});

test('a text that names a kind has this kind, in any case', () => {
  expect(['charge', 'Refund', 'PAYMENT'].map(guessKind)).toEqual(['charge', 'refund', 'payment']);
});
