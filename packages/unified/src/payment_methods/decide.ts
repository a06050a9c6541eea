// Business rules of payment methods: the channel behind a code, what it asks for, the number it is paid by.
import { iso, toMinor, type RowOf } from '@kasir/core';
import { fail, invalid, type At, type Context, type Fail, type Tx } from '@kasir/core/server';
import {
  channelsNamed,
  paymentMethods,
  prefixes,
  type Channel,
  type ChannelType,
  type PaymentMethod,
  type SwitchName,
} from '@kasir/models';
import { refusalOf } from '@kasir/payments';
import type { MethodInput } from './input.ts';

export type PaymentMethodRow = RowOf<typeof paymentMethods>;

/** Virtual accounts that name no time stay payable for 31 years. */
const VIRTUAL_ACCOUNT_YEARS = 31;

/** Topic of the job that expires a method at its time; the payload is `{ payment_method: id }`. */
export const EXPIRE_METHOD = 'payment_method.expire';

interface Found {
  readonly ok: true;
  readonly channel: Channel;
}

const instrumentOf = (input: MethodInput) =>
  input.type === 'EWALLET' ? input.ewallet : input.virtual_account;
const instrumentKey = (input: MethodInput) =>
  input.type === 'EWALLET' ? 'ewallet' : 'virtual_account';

interface Wanted {
  readonly currency: string | null;
  readonly country: string | null;
  /** Where the method stands in the request, for the paths of errors: `body` or `body.payment_method`. */
  readonly path: string;
}

/** The one channel that a code means, by currency and country where it is in several markets. */
const findChannel = (
  input: MethodInput,
  wanted: Wanted,
): Found | Fail<'CHANNEL_CODE_NOT_SUPPORTED_ERROR' | 'API_VALIDATION_ERROR'> => {
  const { channel_code } = instrumentOf(input);
  const named = channelsNamed(input.type, channel_code);
  if (named.length === 0) {
    return fail(
      'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
      `${input.type} has no channel with this channel_code.`,
    );
  }
  const inCurrency = named.filter(
    ({ currency }) => wanted.currency === null || currency === wanted.currency,
  );
  if (inCurrency.length === 0) {
    return invalid(
      'body.currency',
      `Send ${named.map(({ currency }) => currency).join(' or ')} for this channel.`,
    );
  }
  const [channel, other] = inCurrency.filter(
    ({ country }) => wanted.country === null || country === wanted.country,
  );
  if (!channel || other) {
    return invalid(
      `${wanted.path}.country`,
      `Send ${inCurrency.map(({ country }) => country).join(' or ')} for this channel.`,
    );
  }
  return { ok: true, channel };
};

/** The first channel_property that the channel needs and the request lacks. */
const missingProperty = (
  input: MethodInput,
  channel: Channel,
  path: string,
): Fail<'API_VALIDATION_ERROR'> | null => {
  const sent = (instrumentOf(input).channel_properties ?? {}) as Record<string, unknown>;
  const missing = channel.requires.find((key) => sent[key] === undefined || sent[key] === null);
  return missing === undefined
    ? null
    : invalid(
        `${path}.${instrumentKey(input)}.channel_properties.${missing}`,
        `This field is required for ${channel.code}.`,
      );
};

/** Whether an amount fits a channel: its decimals and its bounds. Answers the refusal, or null. */
export const unfitAmount = (
  channel: Channel,
  amount: number,
  path: string,
): Fail<'API_VALIDATION_ERROR'> | null => {
  if (toMinor(channel.currency, amount) === undefined) {
    return invalid(path, `Send an amount with the decimals of ${channel.currency}.`);
  }
  return amount < channel.min || amount > channel.max
    ? invalid(
        path,
        `Send ${channel.min} to ${channel.max} ${channel.currency} for ${channel.code}.`,
      )
    : null;
};

const switches: Partial<Record<ChannelType, SwitchName>> = {
  EWALLET: 'ewallets',
  VIRTUAL_ACCOUNT: 'virtual_accounts',
};

/** What the channel itself refuses: live without a connector, switched off, a magic amount. */
export const channelRefusal = (
  type: ChannelType,
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

/** A number for a new virtual account: 8808, the six digits of the account, eight more. */
const freshNumber = (at: At, tx: Tx, channel: Channel, context: Context): string => {
  for (;;) {
    const tail = Number.parseInt(at.id().slice(-12), 16) % 100_000_000;
    const number = `8808${context.account.number}${String(tail).padStart(8, '0')}`;
    if (!tx.find(paymentMethods, 'number', `${channel.code} ${number}`)) return number;
  }
};

type Instruments = Pick<PaymentMethod, 'ewallet' | 'virtual_account'>;

interface Built {
  readonly ok: true;
  readonly instruments: Instruments;
  readonly expires: number | null;
}

const buildAccount = (
  at: At,
  tx: Tx,
  {
    channel_code,
    amount,
    channel_properties: sent,
  }: Extract<MethodInput, { type: 'VIRTUAL_ACCOUNT' }>['virtual_account'],
  channel: Channel,
  context: Context,
  path: string,
): Built | Fail<'API_VALIDATION_ERROR' | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'> => {
  const years = new Date(at.now);
  years.setUTCFullYear(years.getUTCFullYear() + VIRTUAL_ACCOUNT_YEARS);
  const expires = sent.expires_at ? Date.parse(sent.expires_at) : years.getTime();
  if (expires <= at.now) {
    return invalid(
      `${path}.virtual_account.channel_properties.expires_at`,
      'Send a time in the future.',
    );
  }
  const number = sent.virtual_account_number ?? freshNumber(at, tx, channel, context);
  if (tx.find(paymentMethods, 'number', `${channel.code} ${number}`)) {
    return fail(
      'DUPLICATED_FIXED_PAYMENT_INSTRUMENT',
      'This virtual_account_number is taken: send another one.',
    );
  }
  return {
    ok: true,
    expires,
    instruments: {
      ewallet: null,
      virtual_account: {
        channel_code,
        amount: amount ?? null,
        min_amount: null,
        max_amount: null,
        currency: channel.currency,
        channel_properties: {
          customer_name: sent.customer_name,
          virtual_account_number: number,
          expires_at: iso(expires),
        },
        alternative_displays: [],
      },
    },
  };
};

const buildWallet = (input: Extract<MethodInput, { type: 'EWALLET' }>): Built => ({
  ok: true,
  expires: null,
  instruments: {
    ewallet: {
      channel_code: input.ewallet.channel_code,
      channel_properties: input.ewallet.channel_properties ?? {},
      account: { name: null, account_details: null, balance: null, point_balance: null },
    },
    virtual_account: null,
  },
});

export interface CreatedMethod {
  readonly ok: true;
  readonly row: PaymentMethodRow;
  readonly channel: Channel;
}

export type MethodFailure = Fail<
  | 'API_VALIDATION_ERROR'
  | 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'
  | 'PAYMENT_METHOD_REUSABILITY_INVALID'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'SERVER_ERROR'
  | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'
>;

/** Creates a method after all its rules hold; the job for its time is written with it. */
export const createMethod = (
  at: At,
  tx: Tx,
  input: MethodInput,
  wanted: Wanted & { readonly amount: number | null },
  context: Context,
): CreatedMethod | MethodFailure => {
  const found = findChannel(input, wanted);
  if (!found.ok) return found;
  const { channel } = found;
  const missing = missingProperty(input, channel, wanted.path);
  if (missing) return missing;
  const own = input.type === 'VIRTUAL_ACCOUNT' ? (input.virtual_account.amount ?? null) : null;
  const unfit =
    own === null ? null : unfitAmount(channel, own, `${wanted.path}.virtual_account.amount`);
  if (unfit) return unfit;
  if (input.type === 'EWALLET' && input.reusability === 'MULTIPLE_USE') {
    return fail('PAYMENT_METHOD_REUSABILITY_INVALID', 'Send ONE_TIME_USE for EWALLET.');
  }
  const refusal = channelRefusal(input.type, wanted.amount, context);
  if (refusal) return refusal;
  const built =
    input.type === 'EWALLET'
      ? buildWallet(input)
      : buildAccount(
          at,
          tx,
          { ...input.virtual_account, amount: wanted.amount ?? own },
          channel,
          context,
          wanted.path,
        );
  if (!built.ok) return built;
  const id = at.id();
  const row = tx.insert(paymentMethods, id, {
    public: {
      id: prefixes.payment_method + id,
      type: input.type,
      business_id: context.account.id,
      country: channel.country,
      customer_id: null,
      reference_id: input.reference_id ?? at.id(),
      description: input.description ?? null,
      reusability: input.reusability,
      status: 'ACTIVE',
      actions: [],
      card: null,
      direct_debit: null,
      direct_bank_transfer: null,
      over_the_counter: null,
      qr_code: null,
      ...built.instruments,
      billing_information: null,
      failure_code: null,
      metadata: input.metadata ?? null,
      created: iso(at.now),
      updated: iso(at.now),
    },
    private: { expires: built.expires },
  });
  if (built.expires !== null) tx.job(EXPIRE_METHOD, built.expires, { payment_method: id });
  return { ok: true, row, channel };
};
