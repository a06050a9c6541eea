// QR codes of payment methods: what is scanned, how much, and until when.
import { iso } from '@kasir/core';
import { qrString } from '@kasir/models';
import { unfitAmount } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';
import { daysLater, endOf, yearsLater } from './time.ts';

/** Codes for one use that name no time are payable for two days, as unpaid requests of them are. */
const DAYS = 2;

/** A QR code; the amount of the request around it goes before its own. */
export const qrCode = (
  now: number,
  { input: { qr_code: sent, reusability }, channel, around, context }: OnChannel<'QR_CODE'>,
): Instrument => {
  const path = `${around.paths.method}.qr_code`;
  const amount = around.amount ?? sent.amount ?? null;
  const { expires, violation } = endOf(
    now,
    channel,
    sent.channel_properties?.expires_at,
    `${path}.channel_properties.expires_at`,
    reusability === 'ONE_TIME_USE' ? daysLater(now, DAYS) : yearsLater(now),
  );
  return {
    violations: [
      around.amount === null && amount !== null
        ? unfitAmount(channel, amount, `${path}.amount`)
        : null,
      violation,
    ],
    amount,
    expires,
    authorised: 'at once',
    shown: (id) => ({
      qr_code: {
        channel_code: channel.code,
        amount,
        currency: channel.currency,
        channel_properties: {
          qr_string: qrString({
            reference: id.replaceAll('-', ''),
            amount,
            merchantName: context.account.name,
            merchantNumber: context.account.number,
            country: channel.country,
          }),
          expires_at: iso(expires),
        },
      },
    }),
  };
};
