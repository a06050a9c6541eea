// Tests that all formats of an instant denote that instant, and that no format is listed twice.
import { describe, expect, test } from 'vitest';
import { timestampFormats, toTimestamp } from './timestamps.ts';

const moments = {
  'with milliseconds': Date.UTC(2026, 0, 31, 23, 59, 59, 123),
  'of a whole second': Date.UTC(2026, 1, 28, 0, 0, 0),
  'of a tenth': Date.UTC(2024, 1, 29, 12, 30, 15, 700),
};

describe('an instant', () => {
  test.each(Object.entries(moments))('%s is the same in every spelling', (_, at) => {
    const texts = timestampFormats.map(({ of }) => of(at)).filter((text) => text !== null);
    expect(texts.length).toBeGreaterThanOrEqual(8);
    expect(new Set([toTimestamp(at), ...texts]).size).toBe(texts.length + 1);
    for (const text of texts) {
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
      expect(Date.parse(text), text).toBe(at);
    }
  });

  test('has positive and negative offsets, with minutes and across midnight', () => {
    const at = moments['with milliseconds'];
    const texts = timestampFormats.map(({ of }) => of(at));
    for (const offset of ['+05:45', '-09:30', '+14:00', '-12:00'])
      expect(
        texts.filter((text) => text?.endsWith(offset)),
        offset,
      ).toHaveLength(1);
    expect(texts).toContain('2026-02-01T06:59:59.123+07:00');
    expect(texts).toContain('2026-01-31T11:59:59.123-12:00');
  });

  test('is written without milliseconds only where it has none', () => {
    const short = timestampFormats.filter(({ kind }) => kind === 'fewer digits');
    expect(short.map(({ of }) => of(moments['with milliseconds']))).toEqual(short.map(() => null));
    expect(short.map(({ of }) => of(moments['of a whole second']))).toEqual([
      '2026-02-28T00:00:00Z',
      '2026-02-28T07:00:00+07:00',
      '2026-02-27T19:00:00-05:00',
      '2026-02-28T00:00:00.0Z',
    ]);
  });
});
