// Tests conformance.json: its contents, and the error messages when it cannot be understood.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

const fileWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'conformance.json');
  writeFileSync(file, text);
  return file;
};

const known = ['rate', 'only', 'demand'];

test('the file holds options by name, with comments and numbers', () => {
  const file = fileWith(
    '{\n // slow\n "rate": 60, "only": ["idem", "iso-7"], "demand": "stated",\n}',
  );
  expect(readConfig(file, known)).toEqual({
    values: { rate: '60', only: ['idem', 'iso-7'], demand: 'stated' },
  });
});

test('the file holds magic values of test mode', () => {
  const file = fileWith('{ "magic": { "declinedRefunds": [1301] } }');
  expect(readConfig(file, known).magic?.declinedRefunds).toEqual([1_301]);
});

test.each([
  ['{"magic": {"password": 1}}', 'conformance.json: magic.password must be the one-time password'],
  ['{"rates": 60}', 'there is no option rates'],
  ['{\n"rate": {}}', 'rate must be a text, a number or a list of texts.'],
  ['{\n"rate" 60}', 'ColonExpected in line 2'],
  ['[]', 'must hold one object.'],
])('the error for %j names the mistake', (text, message) => {
  expect(() => readConfig(fileWith(text), known)).toThrow(message);
});

test('a file that is named must exist', () => {
  expect(() => readConfig('/nowhere/conformance.json', known)).toThrow('cannot be read');
});
