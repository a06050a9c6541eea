// The mail about delivery health: the account, the times and counts of the report, and what to do.
import type { DeliveryReport } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { healthMail } from './mail.ts';
import { timeoutText } from './reasons.ts';

const owner = { id: '65f0c0ffee65f0c0ffee65f0', name: 'Toko Uji', mode: 'live' } as const;

/** A closed report about one morning, in which only the given things happened. */
const reportWith = (change: Partial<DeliveryReport> = {}): DeliveryReport => ({
  status: 'CLOSED',
  from: '2026-01-31T06:00:00.000Z',
  to: '2026-01-31T12:00:00.000Z',
  acknowledged: 0,
  refused: 0,
  failed: 0,
  unrouted: 0,
  problems: [],
  failing: [],
  other_failures: 0,
  ...change,
});

const textOf = (change: Partial<DeliveryReport>): string =>
  healthMail(reportWith(change), owner).text;

const HOOK = 'https://receiver.example/hook';
const failingWith = (error: string, attempts = 2) => ({ url: HOOK, error, attempts });

test('a mail names the account and mode, and the minutes at which its report begins and ends, in UTC (EVT-DLV-08)', () => {
  const { subject, text } = healthMail(reportWith({ acknowledged: 12 }), owner);
  expect(subject).toBe('Webhooks of Toko Uji, live mode: 12 delivered');
  expect(text.split('\n', 2)).toEqual([
    'Webhooks of Toko Uji (65f0c0ffee65f0c0ffee65f0) in live mode, 2026-01-31 06:00 to 2026-01-31 12:00 UTC',
    '',
  ]);
});

test('a name of an account cannot break the lines of a mail, in whatever language it is written', () => {
  const character = fc.oneof(
    fc.constantFrom('\r', '\n', '\r\n', '\0', '\u0085', '\u2028', '\u2029', '\t', ' '),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const lines = textOf({}).split('\n').length;
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const { subject, text } = healthMail(reportWith(), { ...owner, name: characters.join('') });
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(text.split(/[\r\n\u0085\u2028\u2029]/u)).toHaveLength(lines);
    }),
  );
});

describe('the subject', () => {
  test.each([
    [{}, '0 delivered'],
    [{ refused: 1 }, '0 delivered, 1 refused'],
    [{ acknowledged: 7, failed: 2 }, '7 delivered, 2 failed'],
    [{ unrouted: 3 }, '0 delivered, 3 without a URL'],
    [
      { acknowledged: 4, refused: 3, failed: 2, unrouted: 1 },
      '4 delivered, 3 refused, 2 failed, 1 without a URL',
    ],
  ])('counts only the troubles that there were: %j', (counts, headline) => {
    const { subject } = healthMail(reportWith(counts), owner);
    expect(subject).toBe(`Webhooks of Toko Uji, live mode: ${headline}`);
  });
});

describe('the failures', () => {
  test('are listed below their URL, each with the number of its attempts and a remedy', () => {
    const text = textOf({
      refused: 3,
      unrouted: 1,
      failing: [
        failingWith('The receiver responded with 503.'),
        { url: null, error: 'No callback URL is set.', attempts: 1 },
        failingWith(timeoutText(30_000), 1),
      ],
    });
    expect(text).toContain(
      [
        '',
        'What was not acknowledged, and why:',
        '',
        `- ${HOOK}`,
        '    2 times: The receiver responded with 503.',
        '    The receiver failed: its own log says why.',
        '    once: No complete response arrived within 30 seconds.',
        '    Respond before doing the work: store the event, answer 200, and handle it afterwards.',
        '- no URL',
        '    once: No callback URL is set.',
        '',
        'What to do:',
      ].join('\n'),
    );
  });

  test.each([
    [0, []],
    [1, ['- and 1 more attempt at other URLs or for other reasons']],
    [2, ['- and 2 more attempts at other URLs or for other reasons']],
    [300, ['- and 300 more attempts at other URLs or for other reasons']],
  ])(
    'end with the number of attempts that the report does not list, if there are any: %d',
    (others, last) => {
      const error = 'The receiver responded with 400.';
      const text = textOf({
        refused: 2 + others,
        failing: [failingWith(error)],
        other_failures: others,
      });
      const lines = text.split('\n');
      const listed = lines.slice(lines.indexOf(`- ${HOOK}`), lines.indexOf('What to do:') - 1);
      expect(listed).toEqual([
        `- ${HOOK}`,
        `    2 times: ${error}`,
        '    Let the receiver answer 200 to what it has taken.',
        ...last,
      ]);
    },
  );

  test('are not mentioned when everything was acknowledged', () => {
    expect(textOf({ acknowledged: 5 })).not.toContain('What was not acknowledged');
  });
});

describe('the remedies', () => {
  const mend = 'Mend the receivers above';
  const setUrl = 'Set a URL for the events without one';
  const resend = `POST /accounts/${owner.id}/events/resend_many`;

  test.each([
    [{ acknowledged: 9 }, []],
    [{ refused: 1 }, [mend]],
    [{ failed: 1 }, [resend]],
    [{ unrouted: 1 }, [setUrl, resend]],
    [{ refused: 1, failed: 1, unrouted: 1 }, [mend, setUrl, resend]],
  ])('are those of the troubles that there were: %j', (counts, expected) => {
    const text = textOf(counts);
    expect([mend, setUrl, resend].filter((remedy) => text.includes(remedy))).toEqual(expected);
    expect(text.includes('There is nothing to do.')).toBe(expected.length === 0);
  });
});
