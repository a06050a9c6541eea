// Virtual accounts: the number that is paid to, how much, and until when.
import { iso, type Violation } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import { qrString, type Channel } from '@kasir/models';
import { unfitAmount } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';
import { numbered } from './number.ts';
import { endOf, yearsLater } from './time.ts';

/** Banks that show the payer an amount to begin with (PM2-UNSPEC-02). */
const suggesting: ReadonlySet<string> = new Set(['MANDIRI', 'BRI']);

/** The amounts of a virtual account, as they are sent or would be after a change. */
export interface Amounts {
  readonly amount: number | null;
  readonly min_amount: number | null;
  readonly max_amount: number | null;
  readonly suggested_amount: number | null;
}

/** What is wrong with the amounts of an account, each at its field below `path`. */
export const unfitAmounts = (
  channel: Channel,
  { amount, min_amount, max_amount, suggested_amount }: Amounts,
  path: string,
): (Violation | null)[] => {
  const bounds = { min_amount, max_amount };
  const fit = (value: number | null, name: string, within?: typeof bounds) =>
    value === null ? null : unfitAmount(channel, value, `${path}.${name}`, within);
  const suggested = 'channel_properties.suggested_amount';
  return [
    fit(min_amount, 'min_amount'),
    fit(max_amount, 'max_amount'),
    min_amount !== null && max_amount !== null && min_amount > max_amount
      ? { path: `${path}.min_amount`, message: 'Send at most max_amount.' }
      : fit(amount, 'amount', bounds),
    suggested_amount === null || suggesting.has(channel.code)
      ? fit(suggested_amount, suggested, bounds)
      : {
          path: `${path}.${suggested}`,
          message: `Leave this field out: ${channel.code} suggests no amount.`,
        },
  ];
};

/** Other ways to show the number of an account: as a QR code that a bank's app reads. */
export const accountDisplays = (
  types: readonly string[],
  { country }: Channel,
  { number, amount }: { readonly number: string; readonly amount: number | null },
  owner: { readonly name: string; readonly number: string },
) =>
  types.map((type) => ({
    type,
    data: qrString({
      reference: number,
      amount,
      merchantName: owner.name,
      merchantNumber: owner.number,
      country,
    }),
  }));

/** A virtual account; the amount of the request around it goes before its own. */
export const virtualAccount = (
  at: At,
  tx: Tx,
  { input: { virtual_account: sent }, channel, around, context }: OnChannel<'VIRTUAL_ACCOUNT'>,
): Instrument => {
  const { customer_name, virtual_account_number, expires_at } = sent.channel_properties;
  const path = `${around.paths.method}.virtual_account`;
  const amount = around.amount ?? sent.amount ?? null;
  const { min_amount = null, max_amount = null } = sent;
  const { suggested_amount = null } = sent.channel_properties;
  const time = `${path}.channel_properties.expires_at`;
  const { expires, violation } = endOf(at.now, channel, expires_at, time, yearsLater(at.now));
  const number = numbered(at, tx, context, {
    type: 'VIRTUAL_ACCOUNT',
    channel,
    sent: virtual_account_number,
    path: `${path}.channel_properties.virtual_account_number`,
  });
  const own = around.amount === null ? amount : null;
  return {
    violations: [
      ...unfitAmounts(channel, { amount: own, min_amount, max_amount, suggested_amount }, path),
      violation,
      number.violation,
    ],
    refusal: number.refusal,
    amount,
    expires,
    authorised: 'at once',
    shown: () => {
      const taken = number.take();
      return {
        virtual_account: {
          channel_code: channel.code,
          amount,
          min_amount,
          max_amount,
          currency: channel.currency,
          channel_properties: {
            customer_name: customer_name ?? context.account.name,
            virtual_account_number: taken,
            expires_at: iso(expires),
            ...(suggested_amount !== null && { suggested_amount }),
          },
          alternative_displays: accountDisplays(
            sent.alternative_display_types ?? [],
            channel,
            { number: taken, amount },
            context.account,
          ),
        },
      };
    },
  };
};
