// Defines how the v2 API reads and renders a type of instrument.
import { toPublicAddress, type Channel, type PaymentMethod } from '@kasir/models';
import type { InstrumentChange, Problem } from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';
import { findDetail } from '@kasir/payments/types';
import { METHOD } from '../../products.ts';
import type { MethodInput } from '../input.ts';
import type { InstrumentField } from '../paths.ts';
import type { MethodPatch } from '../update.contract.ts';

export type Properties = Readonly<Record<string, unknown>>;

/** The sent fields of an instrument, before its channel is known. Amounts are in major units. */
export interface SentInstrument {
  readonly channelCode: string | null;
  readonly currency: string | null;
  readonly amount: number | null;
  readonly min: number | null;
  readonly max: number | null;
  /** Suggested amount, if the payer may pay any amount. */
  readonly suggested: number | null;
  /** The number or code that the merchant has chosen. */
  readonly identifier: string | null;
  /** Expiry as a timestamp. */
  readonly expires: string | null;
  /** channel_properties as sent, to check the required ones. */
  readonly properties: Properties;
  /** channel_properties without those that may not be stored, to be shown. */
  readonly kept: Properties;
  /** Returns the input that only the type of instrument reads, with the parsed amount. */
  readonly input: (suggested: number | null) => unknown;
}

type Sent<T> = Extract<MethodInput, { type: T }>;

export interface MethodView<T extends MethodInput['type'] = MethodInput['type']> {
  readonly read: (input: Sent<T>) => SentInstrument;
  /** Returns the changes of a patch, or null for none; omitted if the type cannot be changed. */
  readonly readPatch?: (patch: MethodPatch, channel: Channel) => ReadPatch | null;
  readonly show: (row: InstrumentRow) => Partial<Pick<PaymentMethod, InstrumentField<T>>>;
}

export interface ReadPatch {
  readonly revision: NonNullable<InstrumentChange['paidTo']>;
  /** Problems of amounts that are not valid in the currency. */
  readonly problems: readonly (Problem | null)[];
}

/** The fields that this API stores with an instrument. */
export interface MethodEcho {
  /** channel_properties as sent, without those that may not be stored. */
  readonly properties: Properties;
  /** channel_code as sent: a card needs none. */
  readonly channelCode: string | null;
  readonly billing: PaymentMethod['billing_information'];
}

/** Returns the fields that this API would have stored for a method linked by another generation. */
const echoOfLinked = ({ state }: Pick<InstrumentRow, 'state'>): MethodEcho => {
  const { success, failure, cancel } = state.returnUrls;
  const account = findDetail(state, 'DIRECT_DEBIT');
  const properties = {
    success_return_url: success,
    failure_return_url: failure,
    cancel_return_url: cancel,
    mobile_number: account?.mobile,
    card_last_four: account?.cardLastFour,
    card_expiry: account?.cardExpiry,
    email: account?.email,
  };
  return {
    properties: Object.fromEntries(
      Object.entries(properties).filter(([, value]) => (value ?? null) !== null),
    ),
    channelCode: state.type === 'CARD' ? null : state.channel,
    billing: toPublicAddress(null),
  };
};

export const echoOf = (row: Pick<InstrumentRow, 'state'>): MethodEcho =>
  (row.state.product.kind === METHOD ? (row.state.echo as MethodEcho | null) : null) ??
  echoOfLinked(row);

export const nothingSent = {
  currency: null,
  amount: null,
  min: null,
  max: null,
  suggested: null,
  identifier: null,
  expires: null,
  input: () => null,
} as const;
