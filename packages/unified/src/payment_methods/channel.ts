// The channel behind a method: which one a code means, what it asks for, what it takes and what it
// refuses.
import { toMinor, type Violation } from '@kasir/core';
import { fail, invalid, type Context, type Fail } from '@kasir/core/server';
import { channelsNamed, type Channel, type SwitchName } from '@kasir/models';
import { refusalOf } from '@kasir/payments';
import type { MethodInput } from './input.ts';
import type { Around } from './instrument.ts';

interface Found {
  readonly ok: true;
  readonly channel: Channel;
}

/** The one channel that the code of an instrument means, by currency and country around it. */
export const channelMeant = (
  input: MethodInput,
  { currency, country, paths }: Around,
): Found | Fail<'CHANNEL_CODE_NOT_SUPPORTED_ERROR' | 'API_VALIDATION_ERROR'> => {
  const { channel_code } = input.type === 'EWALLET' ? input.ewallet : input.virtual_account;
  const named = channelsNamed(input.type, channel_code);
  if (named.length === 0) {
    return fail(
      'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
      `${input.type} has no channel with this channel_code.`,
    );
  }
  const oneOf = (values: readonly string[]) => `Send ${values.join(' or ')} for this channel.`;
  const inCurrency = named.filter((one) => currency === null || one.currency === currency);
  if (inCurrency.length === 0)
    return invalid(paths.currency, oneOf(named.map((one) => one.currency)));
  const [channel, other] = inCurrency.filter((one) => country === null || one.country === country);
  return channel && !other
    ? { ok: true, channel }
    : invalid(`${paths.method}.country`, oneOf(inCurrency.map((one) => one.country)));
};

/**
 * What each channel_property that the channel needs and the request lacks violates (PM2-UNSPEC-02).
 */
export const missingProperties = (
  channel: Channel,
  sent: Readonly<Record<string, unknown>>,
  path: string,
): Violation[] =>
  channel.requires
    .filter((key) => (sent[key] ?? null) === null)
    .map((key) => ({
      path: `${path}.${key}`,
      message: `This field is required for ${channel.code}.`,
    }));

/** Whether an amount breaks the bounds of its channel or has more decimals than its currency. */
export const unfitAmount = (
  { code, currency, min, max }: Channel,
  amount: number,
  path: string,
): Violation | null => {
  if (amount < min || amount > max)
    return { path, message: `Send ${min} to ${max} ${currency} for ${code}.` };
  return toMinor(currency, amount) === undefined
    ? { path, message: `Send an amount with the decimals of ${currency}.` }
    : null;
};

const switches: Partial<Record<Channel['type'], SwitchName>> = {
  EWALLET: 'ewallets',
  VIRTUAL_ACCOUNT: 'virtual_accounts',
};

/** What the channel itself refuses: live without a connector, switched off, a magic amount. */
export const channelRefusal = (
  { type }: Channel,
  amount: number | null,
  { realm, account }: Context,
): Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'> | null => {
  if (realm.mode === 'live') {
    return fail(
      'CHANNEL_UNAVAILABLE',
      'No connector serves this channel in live mode: use a test key.',
    );
  }
  if (account.switches[switches[type] ?? ''] === false) {
    return fail(
      'CHANNEL_NOT_ACTIVATED',
      'This channel is not activated for the account: activate it first.',
    );
  }
  const refusal = refusalOf(type, amount);
  return refusal && fail(refusal, 'The channel refuses this amount: nothing was created.');
};
