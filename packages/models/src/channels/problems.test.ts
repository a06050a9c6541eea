// Tests the requirements of channels for an instrument, and the messages of the problems.
import { describe, expect, test } from 'vitest';
import { channelIn, matchChannels } from './find.ts';
import { mismatchMessage, problemMessage } from './problem.ts';
import { channelProblems, type InstrumentOnChannel } from './problems.ts';

const sent = (change: Partial<InstrumentOnChannel> = {}): InstrumentOnChannel => ({
  type: 'EWALLET',
  code: 'PAYMAYA',
  currency: 'PHP',
  country: null,
  reusability: 'ONE_TIME_USE',
  isSent: () => false,
  isNumbered: false,
  amounts: {},
  ...change,
});

/** Returns the messages of all problems, by field. */
const problemsOf = (change?: Partial<InstrumentOnChannel>): Record<string, string> =>
  Object.fromEntries(
    channelProblems(sent(change)).problems.map((one) => [one.field, problemMessage(one)]),
  );

describe('problems on a channel', () => {
  test('are missing properties, amounts that it does not accept, and MULTIPLE_USE that it does not support (PM2-UNSPEC-02)', () => {
    expect(
      problemsOf({
        code: 'GCASH',
        reusability: 'MULTIPLE_USE',
        isSent: (name) => name === 'success_return_url',
        amounts: { amount: 100_000.01 },
      }),
    ).toEqual({
      'properties.failure_return_url': 'This field is required for GCASH.',
      reusability: 'Must be ONE_TIME_USE for GCASH.',
      amount: 'Must be between 1 and 100000 PHP for GCASH.',
    });
    expect(problemsOf({ isSent: () => true, amounts: { amount: 1.234 } })).toEqual({
      amount: 'Must have at most 2 decimals, like every amount in PHP.',
    });
  });

  test('of a virtual account include its own bounds, and an amount outside them', () => {
    const account = { type: 'VIRTUAL_ACCOUNT', code: 'BCA', currency: 'IDR' } as const;
    const bounds = { min: 20_000, max: 60_000_000 };
    expect(problemsOf({ ...account, amounts: { ...bounds, amount: 10_000 } })).toEqual({
      max: 'Must be between 10000 and 50000000 IDR for BCA.',
      amount: 'Must be between 20000 and 60000000 IDR for BCA.',
    });
    expect(problemsOf({ ...account, amounts: { min: 30_000, max: 20_000 } })).toEqual({
      min: 'Must be at most the largest amount.',
    });
  });

  test('include a number that the merchant has chosen when the channel assigns it', () => {
    const account = { type: 'VIRTUAL_ACCOUNT', currency: 'IDR', isNumbered: true } as const;
    expect(problemsOf({ ...account, code: 'BNC', isSent: () => true })).toEqual({
      identifier: 'Omit this field: BNC assigns the number.',
    });
    expect(problemsOf({ ...account, code: 'BCA', isSent: () => true })).toEqual({});
  });

  test('are only those of every possible channel and use, while market or reusability is unknown', () => {
    const open = channelProblems(
      sent({ code: 'SHOPEEPAY', currency: null, amounts: { amount: 0 } }),
    );
    expect(open.problems.map(({ field }) => field)).toEqual(['properties.success_return_url']);
    expect(open.open).toEqual({ field: 'country', accepted: ['ID', 'PH', 'VN', 'TH', 'MY'] });
    expect(problemsOf({ code: 'OVO', currency: 'IDR', reusability: null })).toEqual({});
  });
});

describe('a channel code', () => {
  test('that matches no channel returns the field that excludes all, with its accepted values', () => {
    const market = { currency: 'IDR', country: null };
    const wallet = matchChannels('EWALLET', 'GCASH', market).mismatch;
    expect(wallet).toEqual({ field: 'currency', accepted: ['PHP'] });
    expect(wallet && mismatchMessage(wallet, 'EWALLET', 'GCASH')).toBe('Must be PHP for GCASH.');
    const unknown = matchChannels('EWALLET', 'NO_WALLET', market).mismatch;
    expect(unknown && mismatchMessage(unknown, 'EWALLET', 'NO_WALLET')).toBe(
      'Must be a channel of type EWALLET.',
    );
    const mistyped = matchChannels('EWALLET', 'DANNA', market).mismatch;
    expect(mistyped && mismatchMessage(mistyped, 'EWALLET', 'DANNA')).toBe(
      'Must be a channel of type EWALLET. Did you mean DANA?',
    );
    expect(matchChannels('CARD', null, { currency: 'IDR', country: 'PH' }).mismatch).toEqual({
      field: 'country',
      accepted: ['ID'],
    });
  });

  test('that matches a channel has no mismatch', () => {
    expect(matchChannels('CARD', null, { currency: 'IDR', country: 'ID' })).toEqual({
      channels: [channelIn('CARD', null, 'ID')],
      mismatch: null,
    });
  });
});
