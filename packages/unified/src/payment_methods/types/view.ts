// How a type of instrument stands in the v2 API: read from what is sent, and shown.
import { shownAddress, type Channel, type PaymentMethod } from '@kasir/models';
import type { InstrumentRow, Problem, Revision } from '@kasir/payments';
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

/** The same of what another generation saved: what the domain knows of it. */
const foreignEcho = ({ returnUrls, channel, type }: InstrumentRow['state']): MethodEcho => ({
  properties: {
    ...(returnUrls.success !== null && { success_return_url: returnUrls.success }),
    ...(returnUrls.failure !== null && { failure_return_url: returnUrls.failure }),
    ...(returnUrls.cancel !== null && { cancel_return_url: returnUrls.cancel }),
  },
  channelCode: type === 'CARD' ? null : channel,
  billing: shownAddress(null),
});

export const echoOf = ({ state }: Pick<InstrumentRow, 'state'>): MethodEcho =>
  state.product.kind === METHOD ? (state.echo as MethodEcho) : foreignEcho(state);

export const nothingSent = {
  currency: null,
  amount: null,
  min: null,
  max: null,
  identifier: null,
  expires: null,
  input: () => null,
} as const;
