// Tests which failure codes a merchant sees for each kind of work and type of channel, whatever a
// connector reports.
import { channelTypeNames, type ChannelType } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureCodesOf, noResponseCode, toDocumentedCode } from './failure-codes.ts';
import { works, type Work } from './port.ts';

/** The works that charge, hold or take money. */
const charging: readonly Work[] = ['payment', 'authorization', 'capture'];

const otherTypes = channelTypeNames.filter((type) => type !== 'CARD');

/** Returns the codes that a merchant sees for a reported one, over several works. */
const seen = (kinds: readonly Work[], type: ChannelType, code: string): string[] => [
  ...new Set(kinds.map((work) => toDocumentedCode(work, type, code))),
];

test('each documented code of a work and type of channel is passed on as it is', () => {
  for (const work of works)
    for (const type of channelTypeNames)
      for (const code of failureCodesOf(work, type))
        expect(toDocumentedCode(work, type, code)).toBe(code);
});

describe('payments, authorizations and captures', () => {
  test.each<[ChannelType, string]>([
    ['CARD', 'STOLEN_CARD'],
    ['CARD', 'INVALID_CVV'],
    ['EWALLET', 'ACCOUNT_NOT_ACTIVATED'],
    ['EWALLET', 'MAXIMUM_LIMIT_REACHED'],
    ['DIRECT_DEBIT', 'MAX_AMOUNT_LIMIT_ERROR'],
    ['DIRECT_DEBIT', 'OTP_DELIVERY_ERROR'],
    ['PAYLATER', 'DECLINED_BY_ISSUER'],
    ['QR_CODE', 'USER_DECLINED_PAYMENT'],
    ['VIRTUAL_ACCOUNT', 'USER_DECLINED_PAYMENT'],
  ])('by %s may fail with %s', (type, code) => {
    expect(seen(charging, type, code)).toEqual([code]);
  });

  test.each<[ChannelType, string, string]>([
    ['CARD', 'OTP_DELIVERY_ERROR', 'DECLINED_BY_ISSUER'],
    ['CARD', 'CHANNEL_UNAVAILABLE', 'DECLINED_BY_ISSUER'],
    ['EWALLET', 'STOLEN_CARD', 'CHANNEL_UNAVAILABLE'],
    ['EWALLET', 'PROCESSOR_ERROR', 'CHANNEL_UNAVAILABLE'],
    ['DIRECT_DEBIT', 'MAXIMUM_LIMIT_REACHED', 'CHANNEL_UNAVAILABLE'],
    ['PAYLATER', 'OTP_DELIVERY_ERROR', 'DECLINED_BY_ISSUER'],
    ['VIRTUAL_ACCOUNT', 'INSUFFICIENT_BALANCE', 'CHANNEL_UNAVAILABLE'],
    ['OVER_THE_COUNTER', 'ACCOUNT_NOT_FOUND', 'CHANNEL_UNAVAILABLE'],
    ['QR_CODE', 'REFUND_FAILED', 'CHANNEL_UNAVAILABLE'],
  ])('by %s do not fail with %s, a code of others, but with %s', (type, code, general) => {
    expect(seen(charging, type, code)).toEqual([general]);
  });

  test('may fail because nobody responded, the payer did not agree, or the instrument has ended', () => {
    for (const code of ['PROCESSOR_ERROR', 'AUTHENTICATION_FAILED', 'EXPIRED_CARD'])
      expect(seen(charging, 'CARD', code)).toEqual([code]);
    for (const type of otherTypes)
      for (const code of [
        'CHANNEL_UNAVAILABLE',
        'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
        'INSTRUMENT_ENDED',
      ])
        expect(seen(charging, type, code)).toEqual([code]);
  });
});

describe('refunds', () => {
  test('fail with codes of refunds, whatever was paid with', () => {
    for (const type of channelTypeNames)
      for (const code of ['ACCOUNT_NOT_FOUND', 'DUPLICATE_ERROR', 'INSUFFICIENT_BALANCE'])
        expect(seen(['refund'], type, code)).toEqual([code]);
  });

  test('fail with REFUND_FAILED when a connector reports a code of a payment', () => {
    for (const type of channelTypeNames)
      for (const code of [
        'STOLEN_CARD',
        'CHANNEL_UNAVAILABLE',
        'PROCESSOR_ERROR',
        'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
        'AUTHENTICATION_FAILED',
        'INSTRUMENT_ENDED',
        'EXPIRED_CARD',
      ])
        expect(seen(['refund'], type, code)).toEqual(['REFUND_FAILED']);
  });
});

describe('links', () => {
  test.each<[ChannelType, string, string]>([
    ['EWALLET', 'ACCOUNT_ACCESS_BLOCKED', 'ACCOUNT_ACCESS_BLOCKED'],
    ['DIRECT_DEBIT', 'INVALID_ACCOUNT_DETAILS', 'INVALID_ACCOUNT_DETAILS'],
    ['EWALLET', 'INSUFFICIENT_BALANCE', 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'],
    ['DIRECT_DEBIT', 'MAX_AMOUNT_LIMIT_ERROR', 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'],
    ['CARD', 'AUTHENTICATION_FAILED', 'AUTHENTICATION_FAILED'],
    ['CARD', 'CHANNEL_UNAVAILABLE', 'CHANNEL_UNAVAILABLE'],
    ['CARD', 'STOLEN_CARD', 'AUTHENTICATION_FAILED'],
    ['CARD', 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT', 'AUTHENTICATION_FAILED'],
  ])('of %s that a connector declines with %s fail with %s', (type, code, seenAs) => {
    expect(seen(['linking'], type, code)).toEqual([seenAs]);
  });
});

test.each<[Work, string, string]>([
  ['payment', 'PROCESSOR_ERROR', 'CHANNEL_UNAVAILABLE'],
  ['authorization', 'PROCESSOR_ERROR', 'CHANNEL_UNAVAILABLE'],
  ['capture', 'PROCESSOR_ERROR', 'CHANNEL_UNAVAILABLE'],
  ['linking', 'CHANNEL_UNAVAILABLE', 'CHANNEL_UNAVAILABLE'],
  ['refund', 'REFUND_FAILED', 'REFUND_FAILED'],
])('a %s without a response fails with %s on cards, and with %s elsewhere', (work, card, other) => {
  expect(noResponseCode(work, 'CARD')).toBe(card);
  for (const type of otherTypes) expect(noResponseCode(work, type)).toBe(other);
});

test('an unknown code never reaches a merchant', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...works),
      fc.constantFrom(...channelTypeNames),
      fc.string(),
      (work, type, word) => {
        expect(toDocumentedCode(work, type, `unknown ${word}`)).toBe(failureCodesOf(work, type)[0]);
      },
    ),
  );
});
