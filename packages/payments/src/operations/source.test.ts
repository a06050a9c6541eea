// Tests the means of payment that an operation names: what its payer has just given, the token of a
// connector, the stored account, or the number to be issued; and what is never stored of it.
import { decideIn, type Scope } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextFor, partition } from '../testing/decide.ts';
import { carrySecurityCode, carrySource, type CarriedSource } from './carried.ts';
import {
  isInMemoryOnly,
  isSaving,
  isWithCard,
  sourceOf,
  withoutSecurityCode,
  type Means,
  type Source,
} from './source.ts';
import { channelWorks, type ChannelWork } from './state.ts';

const means: Means = {
  id: 'i-1',
  identifier: null,
  reusable: false,
  amounts: { min: null, max: null, suggested: null },
  expires: null,
  holder: null,
  network: null,
};
const vault = { connector: 'bank', token: 'token-1' };
const payer = { mobile_number: '+6281234567890' };
const typed: CarriedSource = {
  type: 'card',
  number: '4000000000001091',
  securityCode: '123',
  holder: 'Siti',
  month: '11',
  year: '2039',
};
const card = {
  type: 'card',
  number: '4000000000001091',
  exp_month: '11',
  exp_year: '2039',
  cvn: '123',
  holder: 'Siti',
} as const;
const account: CarriedSource = { type: 'account', account: { account_number: '123456' } };

/** A number that a connector is to issue without bounds, holder and end. */
const number: Source = {
  type: 'number',
  suggested: null,
  holder: null,
  reusable: false,
  expires_at: null,
  min: null,
  max: null,
  suggested_amount: null,
};

const paying: readonly ChannelWork[] = ['charge', 'authorize', 'link'];

/** Runs in a decision, with what its payer has given. */
const within = (run: (d: Scope) => Source): Promise<Source> =>
  memoryStore().exec(partition, (at, tx) => decideIn(at, tx, contextFor(), run));

const source = (
  work: ChannelWork,
  change: Partial<Means>,
  given: { readonly source?: CarriedSource; readonly code?: string; readonly of?: string } = {},
): Promise<Source> =>
  within((d) => {
    const { of = means.id } = given;
    if (given.source) carrySource(d, of, given.source);
    if (given.code !== undefined) carrySecurityCode(d, of, given.code);
    return sourceOf(d, work, { ...means, ...change });
  });

describe('an operation that pays or links names', () => {
  test.each(paying)(
    'for a %s the card that was just entered, even when a token is known',
    async (work) => {
      expect(await source(work, { vault, payer }, { source: typed })).toEqual(card);
    },
  );

  test('the security code of a card, or the one that was typed beside it, or none', async () => {
    const uncoded = { ...typed, securityCode: null };
    expect(await source('charge', {}, { source: typed, code: '999' })).toEqual(card);
    expect(await source('charge', {}, { source: uncoded, code: '999' })).toEqual({
      ...card,
      cvn: '999',
    });
    expect(await source('charge', {}, { source: uncoded })).toEqual({ ...card, cvn: null });
  });

  test.each(paying)(
    'for a %s the token of its connector, with the code that was typed',
    async (work) => {
      expect(await source(work, { vault, payer })).toEqual({ type: 'token', token: 'token-1' });
      expect(await source(work, { vault }, { code: '999' })).toEqual({
        type: 'token',
        token: 'token-1',
        cvn: '999',
      });
    },
  );

  test('the account that was just given, otherwise the stored one, otherwise nothing', async () => {
    expect(await source('charge', { payer }, { source: account })).toEqual({
      type: 'account',
      account_number: '123456',
    });
    expect(await source('charge', { payer })).toEqual({ type: 'account', ...payer });
    expect(await source('charge', { payer: {} })).toBeNull();
    expect(await source('charge', {})).toBeNull();
  });

  test('nothing that was given for other means', async () => {
    expect(await source('charge', {}, { source: typed, of: 'i-2' })).toBeNull();
    expect(await source('charge', { vault }, { code: '999', of: 'i-2' })).toEqual({
      type: 'token',
      token: 'token-1',
    });
  });
});

test('an operation that issues a number names its holder, bounds and end', async () => {
  const change = {
    identifier: '8808123456',
    reusable: true,
    amounts: { min: 1_000, max: 9_000, suggested: 5_000 },
    expires: Date.UTC(2026, 0, 2),
    holder: 'Siti',
  };
  expect(await source('issue', { ...change, vault, payer }, { source: typed })).toEqual({
    type: 'number',
    suggested: '8808123456',
    holder: 'Siti',
    reusable: true,
    expires_at: '2026-01-02T00:00:00.000Z',
    min: 1_000,
    max: 9_000,
    suggested_amount: 5_000,
  });
  expect(await source('issue', {})).toEqual(number);
});

test.each(channelWorks.filter((work) => !paying.includes(work) && work !== 'issue'))(
  'an operation to %s names none, since it continues another one',
  async (work) => {
    expect(await source(work, { vault, payer }, { source: typed })).toBeNull();
  },
);

test('an operation without means of payment names none', async () => {
  for (const work of channelWorks) expect(await within((d) => sourceOf(d, work, null))).toBeNull();
});

test('a payment saves means that are reusable and that no connector has saved yet', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...channelWorks),
      fc.boolean(),
      fc.boolean(),
      (work, reusable, isSaved) => {
        const own: Means = { ...means, reusable, ...(isSaved && { vault }) };
        const isPayment = work === 'charge' || work === 'authorize';
        expect(isSaving(work, own)).toBe(isPayment && reusable && !isSaved);
      },
    ),
  );
  for (const work of channelWorks) expect(isSaving(work, null)).toBe(false);
});

describe('what a source contains', () => {
  const token: Source = { type: 'token', token: 'token-1' };
  const coded: Source = { ...token, cvn: '999' };

  test.each<[string, Source, boolean, boolean]>([
    ['a card', card, true, true],
    ['a token with a security code', coded, false, true],
    ['a token', token, false, false],
    ['the number of an account', { type: 'account', account_number: '123456' }, false, true],
    ['the phone of an account', { type: 'account', ...payer }, false, false],
    ['a number to issue', number, false, false],
    ['nothing', null, false, false],
  ])('%s: is card data %s, stays in memory %s', (_, one, hasCard, isUnstored) => {
    expect(isWithCard(one)).toBe(hasCard);
    expect(isInMemoryOnly(one)).toBe(isUnstored);
  });

  test('a connector that does not accept card data gets no security code', () => {
    expect(withoutSecurityCode(coded)).toEqual(token);
    for (const one of [token, number, null, { type: 'account', ...payer } as const])
      expect(withoutSecurityCode(one)).toEqual(one);
  });
});
