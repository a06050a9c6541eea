// Dated versions: the version of a request.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseVersion } from './versions.ts';

const known = ['2020-05-19', '2020-10-31'];
const optional = { version: 'optional', versions: known } as const;
const required = { version: 'required', versions: ['2024-11-11'] } as const;

describe('an optional version', () => {
  test('is the requested one, in either spelling of the header (VER-01, VER-02, VER-CONF-01)', () => {
    const chosen = { ok: true, version: '2020-05-19' };
    expect(chooseVersion(optional, ['2020-05-19', undefined], '2020-10-31')).toEqual(chosen);
    expect(chooseVersion(optional, [undefined, '2020-05-19'], '2020-10-31')).toEqual(chosen);
    expect(chooseVersion(optional, ['2020-05-19', '2020-05-19'], null)).toEqual(chosen);
  });

  test('is refused when both spellings are sent and differ (VER-CONF-01)', () => {
    expect(chooseVersion(optional, ['2020-05-19', '2020-10-31'], null).ok).toBe(false);
  });

  test('is the setting of the account when none is requested, otherwise the newest (VER-03)', () => {
    const none = [undefined, undefined];
    expect(chooseVersion(optional, none, '2020-05-19')).toEqual({
      ok: true,
      version: '2020-05-19',
    });
    expect(chooseVersion(optional, none, null)).toEqual({ ok: true, version: '2020-10-31' });
    expect(chooseVersion(optional, none, '1999-01-01')).toEqual({
      ok: true,
      version: '2020-10-31',
    });
  });

  test('is not requested by a header without a value (VER-UNSPEC-02)', () => {
    const newest = { ok: true, version: '2020-10-31' };
    expect(chooseVersion(optional, ['', undefined], null)).toEqual(newest);
    expect(chooseVersion(optional, ['', '2020-05-19'], null)).toMatchObject({
      version: '2020-05-19',
    });
    expect(chooseVersion(required, ['', ''], null).ok).toBe(false);
  });

  test('must be a known date (VER-UNSPEC-02)', () => {
    for (const requested of [
      'latest',
      '2020-5-19',
      '2020-02-30',
      '20200519',
      '2020-05-19T00:00Z',
    ]) {
      const choice = chooseVersion(optional, [requested], null);
      expect(choice).toMatchObject({
        ok: false,
        message: expect.stringMatching(
          /^api-version must be a date in the form YYYY-MM-DD\./,
        ) as string,
      });
    }
    const between = chooseVersion(optional, ['2020-07-01'], null);
    expect(between).toEqual({
      ok: false,
      message: 'Unsupported api-version. Supported versions: 2020-05-19, 2020-10-31.',
    });
  });

  test('may be any date for an endpoint with only one rendering', () => {
    const rule = { version: 'optional' } as const;
    expect(chooseVersion(rule, ['2020-07-01'], null)).toEqual({ ok: true, version: null });
    expect(chooseVersion(rule, [undefined], null)).toEqual({ ok: true, version: null });
    expect(chooseVersion(rule, ['latest'], null).ok).toBe(false);
  });
});

test('a required version must be sent, whatever the setting of the account (VER-CONF-02)', () => {
  expect(chooseVersion(required, [undefined], '2024-11-11').ok).toBe(false);
  expect(chooseVersion(required, ['2020-10-31'], null).ok).toBe(false);
  expect(chooseVersion(required, ['2024-11-11'], null)).toEqual({
    ok: true,
    version: '2024-11-11',
  });
});

test('every version header is ignored by an endpoint without versions (VER-CONF-02)', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string(), { nil: undefined })), (sent) => {
      const rule = { version: 'ignored' } as const;
      expect(chooseVersion(rule, sent, '2020-10-31')).toEqual({ ok: true, version: null });
    }),
  );
});

test('a chosen version is always a known one', () => {
  const value = fc.option(fc.oneof(fc.constantFrom(...known), fc.string()), { nil: undefined });
  fc.assert(
    fc.property(
      value,
      value,
      fc.option(fc.constantFrom(...known, '1999-01-01')),
      (a, b, setting) => {
        const choice = chooseVersion(optional, [a, b], setting);
        if (choice.ok) expect(known).toContain(choice.version);
        else expect([a, b].some((one) => one !== undefined && one !== '')).toBe(true);
      },
    ),
  );
});
