// Tests the creation of instruments of every type: inputs, stored details and numbers.
import { channels, type ChannelType, reusabilityProblem } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bankInput,
  cardInput,
  channelsOfTypes,
  harness,
  toNewInstrument,
  type Harness,
} from '../testing/harness.ts';
import { createInstrument, proposeInstrument, instrumentProblems } from './create.ts';
import { isTaken } from './identifiers.ts';
import { instruments } from './kind.ts';
import type { Problem } from './problems.ts';

const types = Object.keys(channelsOfTypes) as ChannelType[];

/** Returns the invalid fields of a new instrument. */
const wrongWith = (
  { decide }: Harness,
  change: Parameters<typeof toNewInstrument>[1],
): Promise<readonly string[]> =>
  decide((d) =>
    instrumentProblems(d, toNewInstrument(d, change)).flatMap((one) => one?.field ?? []),
  );

describe.each(types)('an instrument of type %s', (type) => {
  const channel = channelsOfTypes[type];

  test('is created from input without problems, for one use or for many, and found by its id', async () => {
    const merchant = harness();
    for (const reusable of channel.reusable ? [false, true] : [false]) {
      expect(await wrongWith(merchant, { channel, reusable })).toEqual([]);
      const { id, state } = await merchant.make({ channel, reusable });
      expect(state).toMatchObject({ type, channel: channel.code, reusable, failure: null });
      expect((await merchant.instrument({ id })).state).toEqual(state);
    }
    expect(merchant.signals()).toEqual([]);
  });

  test('cannot end in the past', async () => {
    const merchant = harness();
    const fields = await wrongWith(merchant, { channel, expires: 1 });
    expect(fields).toEqual(type === 'DIRECT_DEBIT' ? [] : ['expires']);
  });
});

test('all problems of a new instrument are returned at once', async () => {
  const merchant = harness();
  const card = channelsOfTypes.CARD;
  const nowhere = { success: null, failure: null, cancel: null };
  const effective = { returnUrls: nowhere, authentication: { skip: null, require: null } };
  const input = { ...cardInput('1'), year: '2020' };
  expect(await wrongWith(merchant, { channel: card, effective, input })).toEqual([
    'returnUrls.success',
    'returnUrls.failure',
    'card.number',
    'card.year',
  ]);
  const account = channelsOfTypes.VIRTUAL_ACCOUNT;
  const requested = { amount: 1, min: 200_000, max: 100_000 };
  expect(await wrongWith(merchant, { channel: account, requested, expires: 0 })).toEqual([
    'min',
    'expires',
  ]);
  expect(await wrongWith(merchant, { channel: channelsOfTypes.EWALLET, properties: {} })).toEqual([
    'properties.success_return_url',
  ]);
});

const digits = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('sensitive data is not stored', () => {
  /** Returns all that is stored of a new instrument, as JSON. */
  const keptOf = async (change: Parameters<typeof toNewInstrument>[1]): Promise<string> => {
    const { make, instrument } = harness();
    const made = await make(change);
    return JSON.stringify([made.state, (await instrument(made)).state]);
  };

  test('of a card: its number and security code', async () => {
    await fc.assert(
      fc.asyncProperty(digits(15), digits(3), fc.boolean(), async (rest, code, reusable) => {
        const number = `4${rest}`;
        const input = { ...cardInput(number), securityCode: code };
        const kept = await keptOf({ channel: channelsOfTypes.CARD, reusable, input });
        expect(kept).not.toContain(number);
        expect(kept).not.toContain(number.slice(6));
        expect(kept).not.toContain(`"${code}"`);
        expect(kept).toContain(`${number.slice(0, 6)}XXXXXX${number.slice(-4)}`);
      }),
    );
  });

  test('of a bank account: its number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 6, max: 18 }).chain(digits), async (number) => {
        const kept = await keptOf({
          channel: channelsOfTypes.DIRECT_DEBIT,
          reusable: true,
          input: bankInput(number),
        });
        expect(kept).not.toContain(`"${number}"`);
        expect(kept).toContain(`${'X'.repeat(number.length - 4)}${number.slice(-4)}`);
      }),
    );
  });
});

describe('numbers', () => {
  const account = channelsOfTypes.VIRTUAL_ACCOUNT;
  const outlet = channelsOfTypes.OVER_THE_COUNTER;

  test('are assigned in sequence for each type, with the mark of the type and the number of the account', async () => {
    const { make } = harness();
    const given: (string | null)[] = [];
    for (const channel of [account, outlet, account, outlet])
      given.push((await make({ channel })).state.identifier);
    expect(given).toEqual([
      '88080000010000000001',
      'KSR0000010000000001',
      '88080000010000000002',
      'KSR0000010000000002',
    ]);
  });

  test('that a merchant chooses are kept, free again after their instrument ends, and never those of another account', async () => {
    const merchant = harness();
    const { make, decide } = merchant;
    const chosen = { channel: account, identifier: '9999000111' };
    const held = await make(chosen);
    expect(held.state.identifier).toBe('9999000111');
    const taken = () => decide((d) => isTaken(d, account, chosen.identifier));
    expect(await taken()).toBe(true);
    await decide((d) => d.transition(instruments, held, 'deactivate'));
    expect(await taken()).toBe(true);
    await decide((d) => d.transition(instruments, held, 'withdraw'));
    expect(await taken()).toBe(false);
    const next = await make(chosen);
    expect(next.state.identifier).toBe('9999000111');
    const former = await decide((d) => d.get(instruments, held.id));
    expect(former?.state).toMatchObject({ identifier: '9999000111', numberPassedOn: true });
    expect(instruments.state?.safeParse(former?.state).success).toBe(true);
    expect(await taken()).toBe(true);
    expect(
      await wrongWith(merchant, { channel: account, identifier: '88080000020000000001' }),
    ).toEqual(['identifier']);
    expect(
      await wrongWith(merchant, { channel: account, identifier: '88080000019999999999' }),
    ).toEqual([]);
  });

  test('that one decision assigns are different', async () => {
    const { decide } = harness();
    const two = await decide((d) =>
      [toNewInstrument(d, { channel: account }), toNewInstrument(d, { channel: account })].map(
        (newInstrument) => createInstrument(d, newInstrument).state.identifier,
      ),
    );
    expect(new Set(two).size).toBe(2);
  });

  test('are assigned only for types that are paid to by a number', async () => {
    const { make } = harness();
    const numbered: string[] = [];
    for (const type of types) {
      const { state } = await make({ channel: channelsOfTypes[type] });
      if (state.identifier !== null) numbered.push(type);
    }
    expect(numbered.toSorted()).toEqual(['OVER_THE_COUNTER', 'VIRTUAL_ACCOUNT']);
  });
});

test('an instrument for multiple uses needs a channel that supports it', () => {
  const once = channels.find(({ reusable }) => !reusable);
  if (!once) throw new Error('Every channel can be used again');
  expect(reusabilityProblem(once, 'MULTIPLE_USE')).toMatchObject({ rule: 'one-time' });
  expect(reusabilityProblem(once, 'ONE_TIME_USE')).toBeNull();
});

describe('a proposed instrument', () => {
  const account = channelsOfTypes.VIRTUAL_ACCOUNT;
  type Change = Parameters<typeof toNewInstrument>[1];

  /** Returns the refusal of an instrument, or null. */
  const refusalOf = ({ decide }: Harness, change: Change, unread: readonly Problem[] = []) =>
    decide((d) => {
      const proposed = proposeInstrument(d, toNewInstrument(d, change), unread);
      return proposed.ok ? null : proposed.refusal;
    });

  test('is created once all its rules hold', async () => {
    const merchant = harness();
    const row = await merchant.decide((d) => {
      const proposed = proposeInstrument(d, toNewInstrument(d, { channel: account }));
      return proposed.ok ? proposed.row : null;
    });
    expect(row?.state.status).toBe('ACTIVE');
  });

  test('is refused with all problems at once: of the intent, of fields that were not parsed, and of the instrument', async () => {
    const unread = [{ field: 'min', message: 'Must be whole.' }];
    const newInstrument = { channel: account, intentAmount: 0, expires: 1, reusable: true };
    const refusal = await refusalOf(harness(), newInstrument, unread);
    if (refusal?.code !== 'INVALID') throw new Error(`Refused as ${refusal?.code}`);
    const fields = refusal.problems.map(({ field }) => field);
    expect(fields).toEqual(['intentAmount', 'min', 'expires']);
  });

  test('is refused on a channel for one use, with a number that is in use, and by the channel', async () => {
    const merchant = harness();
    const once = channels.find((one) => one.type === 'EWALLET' && !one.reusable);
    if (!once) throw new Error('Every wallet can be linked');
    expect(await refusalOf(merchant, { channel: once, reusable: true })).toMatchObject({
      code: 'NOT_REUSABLE',
      problem: { field: 'reusability' },
    });
    const numbered = { channel: account, identifier: '9000000001' };
    expect(await refusalOf(merchant, numbered)).toBeNull();
    expect(await refusalOf(merchant, numbered)).toEqual({ code: 'IDENTIFIER_TAKEN' });
    const requested = { amount: 10_102, min: null, max: null };
    expect(await refusalOf(merchant, { channel: channelsOfTypes.QR_CODE, requested })).toEqual({
      code: 'CHANNEL_REFUSES',
      refused: { code: 'SERVER_ERROR', reason: 'simulated' },
    });
  });
});
