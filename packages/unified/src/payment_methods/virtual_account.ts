// Virtual accounts: the number that is paid to, how much, and until when.
import { iso, momentOf, runningNumber, type Violation } from '@kasir/core';
import { fail, type At, type Context, type Tx } from '@kasir/core/server';
import { paymentMethods, type Channel } from '@kasir/models';
import { unfitAmount } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';

/** Virtual accounts that name no time stay payable for 31 years. */
const YEARS = 31;

/** First digits of every number that is given out; the account's own six digits follow. */
const PREFIX = '8808';

const TAIL_DIGITS = 10;

const yearsLater = (now: number): number => {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + YEARS);
};

const isTaken = (tx: Tx, channel: Channel, number: string): boolean =>
  tx.find(paymentMethods, 'number', `${channel.code} ${number}`) !== undefined;

/** A free number: the prefix, the six digits of the account, and a tail. */
const freshNumber = (at: At, tx: Tx, channel: Channel, { account }: Context): string => {
  for (;;) {
    const number = PREFIX + account.number + runningNumber(at.id(), TAIL_DIGITS);
    if (!isTaken(tx, channel, number)) return number;
  }
};

/** A chosen number may lie outside of those given out, or among those of its account. */
const unfitNumber = (
  number: string,
  channel: Channel,
  { account }: Context,
  path: string,
): Violation | null => {
  if (!channel.customNumber)
    return { path, message: `Leave this field out: ${channel.code} gives the number.` };
  return number.startsWith(PREFIX) && !number.startsWith(PREFIX + account.number)
    ? {
        path,
        message: `Send a number that begins with ${PREFIX}${account.number}, or not with ${PREFIX}.`,
      }
    : null;
};

/** A virtual account; the amount of the request around it goes before its own. */
export const virtualAccount = (
  at: At,
  tx: Tx,
  { input: { virtual_account: sent }, channel, around }: OnChannel<'VIRTUAL_ACCOUNT'>,
  context: Context,
): Instrument => {
  const { customer_name, virtual_account_number: number, expires_at } = sent.channel_properties;
  const path = `${around.paths.method}.virtual_account`;
  const amount = around.amount ?? sent.amount ?? null;
  const expires = expires_at ? momentOf(expires_at) : yearsLater(at.now);
  return {
    violations: [
      around.amount === null && amount !== null
        ? unfitAmount(channel, amount, `${path}.amount`)
        : null,
      expires <= at.now
        ? { path: `${path}.channel_properties.expires_at`, message: 'Send a time in the future.' }
        : null,
      number
        ? unfitNumber(number, channel, context, `${path}.channel_properties.virtual_account_number`)
        : null,
    ],
    refusal:
      number && isTaken(tx, channel, number)
        ? fail(
            'DUPLICATED_FIXED_PAYMENT_INSTRUMENT',
            'This virtual_account_number is taken: send another one.',
          )
        : null,
    expires,
    shown: () => ({
      ewallet: null,
      virtual_account: {
        channel_code: channel.code,
        amount,
        min_amount: null,
        max_amount: null,
        currency: channel.currency,
        channel_properties: {
          customer_name,
          virtual_account_number: number ?? freshNumber(at, tx, channel, context),
          expires_at: iso(expires),
        },
        alternative_displays: [],
      },
    }),
  };
};
