// Checks the text format: labels keep their values, and the buckets of a histogram only grow.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expose, Histogram, Tally } from './exposition.ts';

test('a family is written with its help, its type and a line for each sample', () => {
  const tally = new Tally();
  for (const key of ['a', 'b', 'a']) tally.add(key);
  const samples = tally.samples((name) => ({ name }));
  expect(expose([{ name: 'seen_total', type: 'counter', help: 'Seen.', samples }])).toBe(
    '# HELP seen_total Seen.\n# TYPE seen_total counter\nseen_total{name="a"} 2\nseen_total{name="b"} 1\n',
  );
  expect(expose([{ name: 'none', type: 'gauge', help: 'Nothing.', samples: [] }])).toBe('');
});

test('any text of a label stays on its line, and can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (label) => {
      const samples = [{ labels: { label }, value: 1 }];
      const [, , line = '', end] = expose([{ name: 'n', type: 'gauge', help: 'h', samples }]).split(
        '\n',
      );
      expect(end).toBe('');
      const quoted = /^n\{label="((?:[^"\\]|\\.)*)"\} 1$/su.exec(line)?.[1] ?? 'unread';
      const read = quoted.replace(/\\(.)/gsu, (_, one: string) => (one === 'n' ? '\n' : one));
      expect(read).toBe(label);
    }),
  );
});

test('every value is counted by each bound that it does not exceed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (values) => {
      const bounds = [1, 5, 10];
      const histogram = new Histogram(bounds);
      for (const value of values) histogram.add(value);
      const seen = histogram.samples().map(({ value }) => value);
      const upTo = (bound: number) => values.filter((value) => value <= bound).length;
      expect(seen).toEqual([
        ...bounds.map(upTo),
        values.length,
        values.reduce((sum, value) => sum + value, 0),
        values.length,
      ]);
    }),
  );
});
