// Payments over the counter: the code that is named at the outlet, how much, and until when.
import { iso } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import { unfitAmount } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';
import { numbered } from './number.ts';
import { daysLater, endOf } from './time.ts';

/** Codes that name no time are payable for two days (PM2-UNSPEC-02). */
const DAYS = 2;

/** A payment code; the amount of the request around it goes before its own. */
export const overTheCounter = (
  at: At,
  tx: Tx,
  { input: { over_the_counter: sent }, channel, around, context }: OnChannel<'OVER_THE_COUNTER'>,
): Instrument => {
  const { customer_name, payment_code, expires_at } = sent.channel_properties;
  const path = `${around.paths.method}.over_the_counter`;
  const amount = around.amount ?? sent.amount ?? null;
  const time = `${path}.channel_properties.expires_at`;
  const { expires, violation } = endOf(at.now, channel, expires_at, time, daysLater(at.now, DAYS));
  const code = numbered(at, tx, context, {
    type: 'OVER_THE_COUNTER',
    channel,
    sent: payment_code,
    path: `${path}.channel_properties.payment_code`,
  });
  return {
    violations: [
      around.amount === null && amount !== null
        ? unfitAmount(channel, amount, `${path}.amount`)
        : null,
      violation,
      code.violation,
    ],
    refusal: code.refusal,
    amount,
    expires,
    authorised: 'at once',
    shown: () => ({
      over_the_counter: {
        channel_code: channel.code,
        amount,
        currency: channel.currency,
        channel_properties: { customer_name, payment_code: code.take(), expires_at: iso(expires) },
      },
    }),
  };
};
