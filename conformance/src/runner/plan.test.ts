// Tests which laws are chosen by words, and why others cannot be tried.
import { describe, expect, test } from 'vitest';
import { law, type Need } from '../law.ts';
import type { SkipReason } from '../verdict.ts';
import { isSelected, findSkip, type Capabilities } from './plan.ts';

const everything: Capabilities = {
  writes: true,
  receiver: true,
  events: true,
  control: true,
  clock: true,
  postings: true,
  payer: true,
  settings: true,
  partners: true,
  accountSteps: true,
  resend: true,
  subAccounts: true,
  readOnlyKey: true,
  liveKey: true,
  mayExhaust: true,
  mayWait: true,
  rateLimit: 3_000,
  endpoints: new Set(['qr_codes.create']),
};

const needing = (...needs: Need[]) =>
  law({
    id: 'idem-2',
    on: 'qr_codes.create',
    title: 't',
    level: 'M',
    needs,
    run: async () => {},
  });

describe('a law is skipped', () => {
  test.each<[Need, Partial<Capabilities>, SkipReason]>([
    ['writes', { writes: false }, 'UNSAFE'],
    ['receiver', { receiver: false }, 'NO_INBOUND'],
    ['clock', { clock: false }, 'NO_CLOCK'],
    ['control', { control: false }, 'NO_CONTROL'],
    ['postings', { postings: false }, 'NO_CONTROL'],
    ['payer', { payer: false }, 'NO_CONTROL'],
    ['settings', { settings: false }, 'NO_CONTROL'],
    ['partners', { partners: false }, 'NO_CONTROL'],
    ['sub-accounts', { accountSteps: false }, 'NO_CONTROL'],
    ['resend', { resend: false }, 'NO_CONTROL'],
    ['wait', { mayWait: false }, 'DISABLED'],
    ['windows', { clock: false, mayWait: false }, 'NO_CLOCK'],
    ['second account', { control: false, subAccounts: false }, 'NO_SECOND_ACCOUNT'],
    ['limited key', { control: false, readOnlyKey: false }, 'NO_CONTROL'],
    ['live key', { control: false, liveKey: false }, 'NO_CONTROL'],
    ['rate headers', { rateLimit: null }, 'DISABLED'],
    ['exhaust', { rateLimit: null }, 'DISABLED'],
    ['exhaust', { mayExhaust: false }, 'UNSAFE'],
  ])('when %s is missing, with the option that would enable it', (need, missing, reason) => {
    const skip = findSkip(needing(need), { ...everything, ...missing });
    expect(skip?.reason).toBe(reason);
    expect(skip?.note).not.toBe('');
  });

  test('when the target does not support its endpoint', () => {
    const capabilities = { ...everything, endpoints: new Set<string>() };
    expect(findSkip(needing(), capabilities)).toEqual({
      reason: 'UNSUPPORTED',
      note: 'the target does not support qr_codes.create',
    });
  });

  test('and runs when nothing is missing', () => {
    expect(findSkip(needing('writes', 'receiver', 'clock', 'exhaust'), everything)).toBeNull();
    expect(
      findSkip(needing('exhaust'), { ...everything, mayExhaust: false, rateLimit: 60 }),
    ).toBeNull();
    const withoutControl = { ...everything, control: false };
    expect(
      findSkip(needing('limited key', 'live key', 'second account'), withoutControl),
    ).toBeNull();
  });
});

test('names select groups, laws, endpoints, and one law at one endpoint', () => {
  const one = needing();
  for (const word of [
    'idem',
    'IDEM',
    'idem-2',
    'qr_codes.create',
    'idem-2:qr_codes.create',
    ' Idem ',
  ]) {
    expect(isSelected(one, ['rl', word]), word).toBe(true);
  }
  for (const word of ['ide', 'idem-11', 'rl', 'qr_codes', 'idem-2:qr_codes.get']) {
    expect(isSelected(one, [word]), word).toBe(false);
  }
  expect(isSelected(one, [])).toBe(true);
});
