// How a type of instrument stands in the v2 API: read from what is sent, and shown.
import { toPublicAddress, type Channel, type PaymentMethod } from '@kasir/models';
import type { Problem, Revision } from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';
import type { BankAccountDetail } from '@kasir/payments/types';
import { METHOD } from '../../products.ts';
import type { MethodInput } from '../input.ts';
import type { InstrumentField } from '../paths.ts';
import type { MethodPatch } from '../update.contract.ts';

export type Properties = Readonly<Record<string, unknown>>;

/** What was sent of an instrument, before its channel is known. Amounts in the currency's unit. */
export interface SentInstrument {
  readonly channelCode: string | null;
  readonly currency: string | null;
  readonly amount: number | null;
  readonly min: number | null;
  readonly max: number | null;
  /** What a payer is advised to pay where any amount is taken. */
  readonly suggested: number | null;
  /** The number or code that the merchant has chosen. */
  readonly identifier: string | null;
  /** Its end as a timestamp. */
  readonly expires: string | null;
  /** Properties of the channel, as some are required. */
  readonly properties: Properties;
  /** The same without what may not be stored, as they are shown. */
  readonly kept: Properties;
  /** What only the type of instrument reads; called once its channel is known. */
  readonly input: (channel: Channel) => unknown;
}

type Sent<T> = Extract<MethodInput, { type: T }>;

export interface MethodView<T extends MethodInput['type'] = MethodInput['type']> {
  readonly read: (input: Sent<T>) => SentInstrument;
  /** What a patch changes of it, or null when nothing; left out where nothing can be changed. */
  readonly readPatch?: (patch: MethodPatch, channel: Channel) => ReadPatch | null;
  readonly show: (row: InstrumentRow) => Partial<Pick<PaymentMethod, InstrumentField<T>>>;
}

export interface ReadPatch {
  readonly revision: Revision;
  /** What is wrong with amounts that are none of the currency. */
  readonly problems: readonly (Problem | null)[];
}

/** What this API keeps with an instrument. */
export interface MethodEcho {
  /** channel_properties as they were sent, without what may not be stored. */
  readonly properties: Properties;
  /** channel_code as it was sent: a card needs none. */
  readonly channelCode: string | null;
  readonly billing: PaymentMethod['billing_information'];
}

/** What would have been sent to this API for a method that another generation has linked. */
const echoOfLinked = ({ state }: Pick<InstrumentRow, 'state'>): MethodEcho => {
  const { success, failure, cancel } = state.returnUrls;
  const { mobile, cardLastFour, cardExpiry, email } = (
    state.type === 'DIRECT_DEBIT' ? state.detail : {}
  ) as Partial<BankAccountDetail>;
  const properties = {
    success_return_url: success,
    failure_return_url: failure,
    cancel_return_url: cancel,
    mobile_number: mobile,
    card_last_four: cardLastFour,
    card_expiry: cardExpiry,
    email,
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
