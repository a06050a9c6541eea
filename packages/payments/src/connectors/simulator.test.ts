// Tests the simulator of test mode: the effect of each magic amount and password, and success for
// all others.
import { toMajor, parseAmount } from '@kasir/core/money';
import { memoryStore } from '@kasir/core/testing';
import { channels, type Channel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../testing/decide.ts';
import { channelOf } from '../testing/harness.ts';
import { works } from './port.ts';
import { addScript } from './scripts/change.ts';
import { magicAmounts, simulator, unscripted } from './simulator.ts';

const inIdr = {
  EWALLET: channelOf('EWALLET', 'DANA'),
  DIRECT_DEBIT: channelOf('DIRECT_DEBIT', 'BRI'),
  CARD: channelOf('CARD', 'CARDS'),
  QR_CODE: channelOf('QR_CODE', 'QRIS'),
};
const pesos = channelOf('CARD', 'CARDS', 'PHP');
const dong = channelOf('CARD', 'CARDS', 'VND');

const minor = ({ currency }: Channel, amount: number): number => {
  const found = parseAmount(currency, amount);
  if (found === undefined) throw new Error(`${currency} has no ${amount}`);
  return found;
};

const accept = (channel: Channel, amount: number | null) =>
  simulator.accept({ get: () => undefined }, channel, amount);

/** Returns the failure code of an amount with the code of the card network; null without one. */
const declineOf = (channel: Channel, amount: number): readonly [string, string | null] | null => {
  const charged = unscripted({ work: 'payment', channel, amount: minor(channel, amount) });
  return charged.result === 'declined' ? [charged.code, charged.networkCode] : null;
};

const places = {
  'EWALLET in IDR': inIdr.EWALLET,
  'DIRECT_DEBIT in IDR': inIdr.DIRECT_DEBIT,
  'CARD in IDR': inIdr.CARD,
  'CARD in PHP': pesos,
  'CARD in VND': dong,
};

test.each<[keyof typeof places, number, string, string | null]>([
  ['EWALLET in IDR', 20_103, 'ACCOUNT_ACCESS_BLOCKED', null],
  ['EWALLET in IDR', 20_104, 'INVALID_MERCHANT_CREDENTIALS', null],
  ['EWALLET in IDR', 20_105, 'USER_DECLINED_PAYMENT', null],
  ['EWALLET in IDR', 20_106, 'INVALID_ACCOUNT_DETAILS', null],
  ['EWALLET in IDR', 20_107, 'MAXIMUM_LIMIT_REACHED', null],
  ['EWALLET in IDR', 20_108, 'USER_UNREACHABLE', null],
  ['EWALLET in IDR', 20_109, 'CHANNEL_UNAVAILABLE', null],
  ['EWALLET in IDR', 20_110, 'INSUFFICIENT_BALANCE', null],
  ['EWALLET in IDR', 20_111, 'ACCOUNT_NOT_ACTIVATED', null],
  ['DIRECT_DEBIT in IDR', 11_001, 'MAX_AMOUNT_LIMIT_ERROR', null],
  ['DIRECT_DEBIT in IDR', 11_002, 'INSUFFICIENT_BALANCE', null],
  ['DIRECT_DEBIT in IDR', 11_003, 'OTP_DELIVERY_ERROR', null],
  ['DIRECT_DEBIT in IDR', 11_004, 'ACCOUNT_ACCESS_BLOCKED', null],
  ['CARD in IDR', 10_051, 'EXPIRED_CARD', '54'],
  ['CARD in IDR', 10_052, 'SUSPECTED_FRAUDULENT', '59'],
  ['CARD in IDR', 10_053, 'DECLINED_BY_PROCESSOR', '64'],
  ['CARD in IDR', 10_054, 'INSUFFICIENT_BALANCE', '51'],
  ['CARD in IDR', 10_055, 'STOLEN_CARD', '43'],
  ['CARD in IDR', 10_056, 'INACTIVE_OR_UNAUTHORIZED_CARD', '57'],
  ['CARD in IDR', 10_057, 'PROCESSOR_ERROR', '96'],
  ['CARD in IDR', 10_058, 'INVALID_CVV', 'N7'],
  ['CARD in IDR', 10_059, 'DECLINED_BY_ISSUER', '05'],
  ['CARD in IDR', 10_060, 'TRANSACTION_BLOCKED', 'R1'],
  ['CARD in PHP', 10.05, 'DECLINED_BY_ISSUER', '05'],
  ['CARD in PHP', 10.14, 'INVALID_CARD', '14'],
  ['CARD in PHP', 10.3, 'PROCESSOR_ERROR', '30'],
  ['CARD in PHP', 10.51, 'INSUFFICIENT_BALANCE', '51'],
  ['CARD in PHP', 10.65, 'DECLINED_BY_ISSUER', '65'],
  ['CARD in VND', 405_400, 'EXPIRED_CARD', '54'],
  ['CARD in VND', 405_900, 'SUSPECTED_FRAUDULENT', '59'],
  ['CARD in VND', 405_100, 'INSUFFICIENT_BALANCE', '51'],
  ['CARD in VND', 400_700, 'STOLEN_CARD', '43'],
  ['CARD in VND', 405_500, 'INACTIVE_OR_UNAUTHORIZED_CARD', '57'],
  ['CARD in VND', 402_500, 'PROCESSOR_ERROR', '96'],
  ['CARD in VND', 403_900, 'INVALID_CVV', 'N7'],
  ['CARD in VND', 400_300, 'DECLINED_BY_ISSUER', '05'],
])('%s declines %d with %s', (place, amount, code, network) => {
  const channel = places[place];
  expect(declineOf(channel, amount)).toEqual([code, network]);
  const captured = unscripted({ work: 'capture', channel, amount: minor(channel, amount) });
  expect(captured).toEqual({ result: 'declined', code, networkCode: network });
  expect(magicAmounts).toContain(amount);
});

test.each([
  [10_100, 'CHANNEL_NOT_ACTIVATED'],
  [10_101, 'CHANNEL_UNAVAILABLE'],
  [10_102, 'SERVER_ERROR'],
] as const)('the creation of a wallet or QR code for %d is refused with %s', (amount, code) => {
  for (const channel of [inIdr.EWALLET, inIdr.QR_CODE]) expect(accept(channel, amount)).toBe(code);
  for (const channel of [inIdr.CARD, inIdr.DIRECT_DEBIT])
    expect(accept(channel, amount)).toBeNull();
});

test('the creation of a debit of 11,000 is refused, and a debit that fails needs no password', () => {
  expect(accept(inIdr.DIRECT_DEBIT, 11_000)).toBe('CHANNEL_UNAVAILABLE');
  for (const amount of [11_001, 11_002, 11_003, 11_004])
    expect(simulator.asksForPassword(inIdr.DIRECT_DEBIT, amount)).toBe(false);
  expect(simulator.asksForPassword(inIdr.DIRECT_DEBIT, 25_000)).toBe(true);
});

describe('every other amount', () => {
  test('is accepted, charged, captured and refunded on every channel, as are magic amounts of other types', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...channels),
        fc.integer({ min: 1, max: 100_000_000 }),
        (channel, amount) => {
          fc.pre(!magicAmounts.includes(toMajor(channel.currency, amount)));
          expect(accept(channel, amount)).toBeNull();
          for (const work of works)
            expect(unscripted({ work, channel, amount })).toEqual({ result: 'approved' });
        },
      ),
      { numRuns: 2_000 },
    );
    for (const type of ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'] as const) {
      const channel = channels.find((one) => one.type === type && one.currency === 'IDR');
      for (const amount of magicAmounts.filter(Number.isInteger))
        expect(channel && declineOf(channel, amount)).toBeNull();
    }
    expect(declineOf(inIdr.EWALLET, 11_002)).toBeNull();
    expect(declineOf(inIdr.CARD, 20_110)).toBeNull();
    expect(declineOf(dong, 10_054)).toBeNull();
  });

  test('is accepted when the payer chooses it', () => {
    for (const channel of channels) expect(accept(channel, null)).toBeNull();
  });
});

test.each([
  ['link', '333000', 'accepted'],
  ['link', '333001', 'EXPIRED_OTP_ERROR'],
  ['link', '333002', 'MAX_OTP_ATTEMPTS_ERROR'],
  ['link', '123456', 'accepted'],
  ['link', '222000', 'INVALID_OTP_ERROR'],
  ['pay', '222000', 'accepted'],
  ['pay', '222001', 'EXPIRED_OTP_ERROR'],
  ['pay', '222002', 'MAX_OTP_ATTEMPTS_ERROR'],
  ['pay', '222004', 'accepted'],
  ['pay', '222005', 'INSUFFICIENT_BALANCE'],
  ['pay', '123456', 'accepted'],
  ['pay', '333000', 'INVALID_OTP_ERROR'],
  ['pay', '', 'INVALID_OTP_ERROR'],
  ['pay', 'constructor', 'INVALID_OTP_ERROR'],
] as const)('the password to %s, %s, has the result %s', (purpose, password, result) => {
  expect(simulator.enterPassword(purpose, password)).toBe(result);
});

test('a linked account has a number of ten digits, always the same for one instrument', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (seed) => {
      const number = simulator.accountNumber(seed);
      expect(number).toMatch(/^\d{10}$/);
      expect(simulator.accountNumber(seed)).toBe(number);
    }),
  );
});

test('the magic amounts of OVO fail only for a product that uses the own failure codes of the channel', () => {
  const ovo = channelOf('EWALLET', 'OVO');
  const codeOf = (
    channel: Channel,
    amount: number,
    failureCodes?: 'of_type' | 'of_channel',
  ): string | null => {
    const charged = unscripted({
      work: 'payment',
      channel,
      amount: minor(channel, amount),
      ...(failureCodes && { failureCodes }),
    });
    return charged.result === 'declined' ? charged.code : null;
  };
  for (const [amount, code] of [
    [4_000, 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'],
    [4_010, 'DUPLICATE_PAYMENT'],
    [4_020, 'PARTNER_CHANNEL_ERROR'],
    [4_030, 'USER_DECLINED_PAYMENT'],
    [4_040, 'ACCOUNT_NOT_FOUND'],
    [4_050, 'USER_UNREACHABLE'],
    [4_080, 'EXPIRED'],
    [5_000, 'CHANNEL_UNAVAILABLE'],
    [9_999, 'SERVER_ERROR'],
  ] as const) {
    expect(magicAmounts).toContain(amount);
    expect(codeOf(ovo, amount, 'of_channel')).toBe(code);
    expect([codeOf(ovo, amount), codeOf(ovo, amount, 'of_type')]).toEqual([null, null]);
    expect(codeOf(inIdr.EWALLET, amount, 'of_channel')).toBeNull();
  }
  expect(codeOf(ovo, 20_105, 'of_channel')).toBe('USER_DECLINED_PAYMENT');
});

test('a wallet with installments pays in the months that the amount selects, and otherwise from its balance (MODEL-UNSPEC-09)', () => {
  const gcash = channelOf('EWALLET', 'GCASH', 'PHP');
  const linkaja = channelOf('EWALLET', 'LINKAJA');
  for (const [amount, months] of [
    [1_401, 1],
    [1_402, 2],
    [1_403, 3],
    [1_406, 6],
    [1_412, 12],
    [1_404, null],
  ] as const) {
    expect(simulator.walletInstallments(inIdr.EWALLET, minor(inIdr.EWALLET, amount))).toBe(months);
    expect(simulator.walletInstallments(gcash, minor(gcash, amount))).toBe(months);
    expect(simulator.walletInstallments(linkaja, minor(linkaja, amount))).toBeNull();
  }
});

test('a channel that is scripted as pending responds a day later, with the outcome without the script', async () => {
  const channel = inIdr.EWALLET;
  const respond = (amount: number) =>
    decide(memoryStore(), (d) => {
      const step = { outcome: 'pending', failure: null, delayMs: 0, times: 1 } as const;
      addScript(d, { match: {}, steps: [step], afterwards: 'end' });
      return simulator.perform(d, {
        work: 'payment',
        channel,
        amount: minor(channel, amount),
        about: () => ({ customer: null, references: [], objects: [], script: undefined }),
        order: () => {
          throw new Error('The simulator needs no order');
        },
      });
    });
  const after = 24 * 3_600_000;
  expect(await respond(25_000)).toEqual({
    result: 'pending',
    truth: { result: 'approved' },
    after,
  });
  expect(await respond(20_110)).toMatchObject({
    result: 'pending',
    truth: { result: 'declined', code: 'INSUFFICIENT_BALANCE' },
    after,
  });
});
