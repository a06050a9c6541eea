// Numbers and codes that a payer pays to: chosen by the merchant or given out, taken once and never
// free again.
import type { Violation } from '@kasir/core';
import { fail, type At, type Context, type Need, type Tx } from '@kasir/core/server';
import { paymentMethods, type Channel } from '@kasir/models';
import { counterNeed, nextNumber } from '@kasir/payments';
import type { MethodInput } from './input.ts';
import type { Instrument } from './instrument.ts';

/**
 * First characters of everything that is given out; the account's own six digits follow, so that no
 * two accounts give out the same.
 */
const marks = { VIRTUAL_ACCOUNT: '8808', OVER_THE_COUNTER: 'KSR' } as const;

type Type = keyof typeof marks;

const TAIL_DIGITS = 10;

/** The mark, the six digits of the account, and what its counter says. */
const givenOut = (at: At, tx: Tx, type: Type, first: string): string =>
  first + String(nextNumber(at, tx, type, { size: 10 ** TAIL_DIGITS })).padStart(TAIL_DIGITS, '0');

const keyOf = (channel_code: string, number: string): string => `${channel_code} ${number}`;

const needsOf = (type: Type, channel_code: string, sent: string | null | undefined): Need =>
  sent
    ? { kind: paymentMethods, key: 'number', value: keyOf(channel_code, sent) }
    : counterNeed(type);

/** What a decision reads that creates a method with a number. */
export const numberNeeds = (input: MethodInput): Need[] => {
  if (input.type === 'VIRTUAL_ACCOUNT') {
    const { channel_code, channel_properties: sent } = input.virtual_account;
    return [needsOf(input.type, channel_code, sent.virtual_account_number)];
  }
  if (input.type === 'OVER_THE_COUNTER') {
    const { channel_code, channel_properties: sent } = input.over_the_counter;
    return [needsOf(input.type, channel_code, sent.payment_code)];
  }
  return [];
};

interface Numbered extends Required<Pick<Instrument, 'refusal'>> {
  readonly violation: Violation | null;
  /** The number that was sent, or a fresh one. */
  readonly take: () => string;
}

/**
 * A number as it was sent, or none; it may lie outside of those given out, or among its account's.
 */
export const numbered = (
  at: At,
  tx: Tx,
  { account }: Context,
  {
    type,
    channel,
    sent,
    path,
  }: {
    readonly type: Type;
    readonly channel: Channel;
    readonly sent: string | null | undefined;
    readonly path: string;
  },
): Numbered => {
  const mark = marks[type];
  const first = mark + account.number;
  if (!sent) return { violation: null, refusal: null, take: () => givenOut(at, tx, type, first) };
  const name = path.slice(path.lastIndexOf('.') + 1);
  const remedy = !channel.customNumber
    ? `Leave this field out: ${channel.code} gives it out.`
    : sent.startsWith(mark) && !sent.startsWith(first)
      ? `Send one that begins with ${first}, or not with ${mark}.`
      : null;
  const holder = tx.find(paymentMethods, 'number', keyOf(channel.code, sent));
  return {
    violation: remedy === null ? null : { path, message: remedy },
    refusal: holder
      ? fail('DUPLICATED_FIXED_PAYMENT_INSTRUMENT', `This ${name} is taken: send another one.`)
      : null,
    take: () => sent,
  };
};
