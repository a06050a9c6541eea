// Numbers and codes that a payer pays to: chosen by the merchant or given out, taken once and never
// free again.
import { runningNumber, type Violation } from '@kasir/core';
import { fail, type At, type Context, type Tx } from '@kasir/core/server';
import { paymentMethods, type Channel } from '@kasir/models';
import type { Instrument } from './instrument.ts';

/**
 * First characters of everything that is given out; the account's own six digits follow, so that no
 * two accounts give out the same.
 */
const marks = { VIRTUAL_ACCOUNT: '8808', OVER_THE_COUNTER: 'KSR' } as const;

const TAIL_DIGITS = 10;

const isTaken = (tx: Tx, channel: Channel, number: string): boolean =>
  tx.find(paymentMethods, 'number', `${channel.code} ${number}`) !== undefined;

/** A free number: the mark, the six digits of the account, and a tail. */
const freshNumber = (at: At, tx: Tx, channel: Channel, first: string): string => {
  for (;;) {
    const number = first + runningNumber(at.id(), TAIL_DIGITS);
    if (!isTaken(tx, channel, number)) return number;
  }
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
    readonly type: keyof typeof marks;
    readonly channel: Channel;
    readonly sent: string | null | undefined;
    readonly path: string;
  },
): Numbered => {
  const mark = marks[type];
  const first = mark + account.number;
  const take = () => sent ?? freshNumber(at, tx, channel, first);
  if (!sent) return { violation: null, refusal: null, take };
  const name = path.slice(path.lastIndexOf('.') + 1);
  const remedy = !channel.customNumber
    ? `Leave this field out: ${channel.code} gives it out.`
    : sent.startsWith(mark) && !sent.startsWith(first)
      ? `Send one that begins with ${first}, or not with ${mark}.`
      : null;
  return {
    violation: remedy === null ? null : { path, message: remedy },
    refusal: isTaken(tx, channel, sent)
      ? fail('DUPLICATED_FIXED_PAYMENT_INSTRUMENT', `This ${name} is taken: send another one.`)
      : null,
    take,
  };
};
