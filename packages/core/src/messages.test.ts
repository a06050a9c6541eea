// Messages are sentences, with correct plurals and the field as subject.
import { expect, test } from 'vitest';
import {
  acceptedBy,
  amountBetween,
  amountDigits,
  either,
  mustBe,
  omit,
  oneOf,
  quantity,
  requiredAs,
  requiredFor,
  requiredWhen,
  sentence,
  summary,
  unchangeable,
} from './messages.ts';

test('a count of one is singular, every other one is plural', () => {
  expect([0, 1, 2, 10_000].map((count) => quantity(count, 'character'))).toEqual([
    '0 characters',
    '1 character',
    '2 characters',
    '10000 characters',
  ]);
  expect(quantity(1n, 'item')).toBe('1 item');
});

test('alternatives are listed as English lists them', () => {
  expect(either(['a string'])).toBe('a string');
  expect(either(['a string', 'null'])).toBe('a string or null');
  expect(either(['a string', 'a number', 'null'])).toBe('a string, a number, or null');
  expect(oneOf(['IDR'])).toBe('IDR');
  expect(oneOf(['IDR', 'PHP'])).toBe('one of IDR, PHP');
});

test('a message says what is accepted, or what is wrong and what to do', () => {
  expect(mustBe('a UUID')).toBe('Must be a UUID.');
  expect(requiredAs('a UUID')).toBe('This field is required and must be a UUID.');
  expect(requiredWhen('type is OWNED')).toBe('This field is required when type is OWNED.');
  expect(requiredFor('DANA')).toBe('This field is required for DANA.');
  expect(omit()).toBe('Omit this field.');
  expect(omit('BRI assigns the number')).toBe('Omit this field: BRI assigns the number.');
  expect(unchangeable('The type of a customer')).toBe(
    'The type of a customer cannot be changed. Omit this field.',
  );
  expect(amountBetween({ min: 1, max: 5 }, 'IDR', 'DANA')).toBe(
    'Must be between 1 and 5 IDR for DANA.',
  );
  expect(amountDigits('IDR')).toBe('Must be a whole number: IDR has no decimals.');
  expect(amountDigits('PHP')).toBe('Must have at most 2 decimals, like every amount in PHP.');
});

test('a message that is shown without its path has the field as its subject', () => {
  expect(sentence('amount', mustBe('a number'))).toBe('amount must be a number.');
  expect(sentence('amount', 'Must have at most 1 item.')).toBe('amount must have at most 1 item.');
  expect(sentence('amount', requiredAs('a number'))).toBe(
    'amount is required and must be a number.',
  );
  expect(sentence('amount', omit())).toBe('amount: Omit this field.');
  expect(
    summary([
      { path: 'body.amount', message: mustBe('a number') },
      { path: 'body.note', message: omit() },
    ]),
  ).toBe('body.amount must be a number. body.note: Omit this field.');
});

test('the accepted values are read from a message, unless it states a bound', () => {
  expect(acceptedBy(mustBe('a UUID'))).toBe('a UUID');
  expect(acceptedBy(mustBe('at least 1 character long'))).toBeNull();
  expect(acceptedBy(omit())).toBeNull();
});
