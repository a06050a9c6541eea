// The settings of live mode: the connectors of an account, the rules that choose among them, and
// the treatment of late outcomes and payments. One record in the account's live partition.
import { recordKind } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import * as z from 'zod';
import { channelWorks, type ChannelWork } from './state.ts';

const { amount, count, currency, id, line, moment, signed, text } = stateFields;

/** The works of a connector on one channel. Bounds in minor units, null for none. */
export interface ConnectorChannel {
  readonly type: string;
  readonly code: string;
  readonly country: string;
  readonly currency: string;
  readonly works: readonly ChannelWork[];
  readonly min: number | null;
  readonly max: number | null;
  readonly captures: { readonly partial: boolean; readonly several: boolean } | null;
  readonly refunds: {
    readonly partial: boolean;
    readonly several: boolean;
    readonly days: number | null;
  } | null;
  readonly authorizationHours: number | null;
  /** True when a payment can keep its means for later. */
  readonly saves?: boolean | undefined;
  /** Omitted when the channel has no installments; `required` when it has only installments. */
  readonly installments?: 'optional' | 'required' | undefined;
}

/**
 * The certificate of a connector: the numbers of its laws and of those that passed, and the digest
 * of the whole document.
 */
export interface ConnectorCertificate {
  readonly digest: string;
  readonly connector: string;
  readonly version: string;
  readonly issued: number;
  readonly laws: number;
  readonly passed: number;
}

/** A connector that an account may use. */
export interface LiveConnector {
  /** Its name within the account: lower-case letters, digits and `-`. */
  readonly name: string;
  /** The base URL of its endpoints. */
  readonly url: string;
  /** The shared secrets, newest first, each sealed by the key of the installation. */
  readonly secrets: readonly string[];
  /** Its declaration, from when it was added or last refreshed. */
  readonly version: string;
  readonly cardData: boolean;
  readonly channels: readonly ConnectorChannel[];
  readonly certificate: ConnectorCertificate | null;
  /** The reason of an operator to use it without a certificate, or null. */
  readonly override: { readonly reason: string; readonly by: string; readonly at: number } | null;
  /** False while it gets no new operations; those that have begun continue. */
  readonly enabled: boolean;
  /** True during its removal: no operation begins through it, not even a refund of its payments. */
  readonly removing?: true;
  readonly added: number;
}

/** A rule that sends operations to connectors. Conditions that are null hold for everything. */
export interface Route {
  readonly type: string | null;
  readonly channel: string | null;
  readonly country: string | null;
  readonly currency: string | null;
  /** The card network, such as VISA, or null. */
  readonly network: string | null;
  /** Minor units, inclusive. */
  readonly min: number | null;
  readonly max: number | null;
  /** The share of the matching operations in percent; the next rules decide on the rest. */
  readonly share: number;
  /** Names of connectors: the first that is enabled and can do the work, then its fallbacks. */
  readonly connectors: readonly string[];
}

/** The fee that a processor charges for a payment, as agreed. Minor units of its currency. */
export interface AgreedFee {
  readonly connector: string;
  /** Type and code of the channel, or null for all. */
  readonly type: string | null;
  readonly channel: string | null;
  readonly currency: string;
  /** Hundredths of a percent of the amount, and a fixed amount in addition. */
  readonly basisPoints: number;
  readonly fixed: number;
  /** Value added tax on the fee, in hundredths of a percent; omitted for none. */
  readonly vatBasisPoints?: number;
  /** The fee of a refund, negative where it is given back; refunds are not compared without it. */
  readonly refund?: { readonly basisPoints: number; readonly fixed: number };
}

export interface LiveSettings {
  readonly connectors: readonly LiveConnector[];
  /**
   * The rules in the order of evaluation; without rules, the connectors are tried in their order.
   */
  readonly routes: readonly Route[];
  /** The time that a request waits for an outcome, in milliseconds. */
  readonly waitMs: number;
  /** The fate of money that arrives after a decline or an expiry: it is kept, or given back. */
  readonly lateSuccess: 'keep' | 'refund';
  /** Days within which an operation must be in a statement; omitted for the default. */
  readonly missingAfterDays?: number;
  /** The first term that matches a line applies; a fee without a term is not compared. */
  readonly agreedFees?: readonly AgreedFee[];
}

const connectorName = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const channelSchema = z.strictObject({
  type: id,
  code: id,
  country: id,
  currency,
  works: z.array(z.enum(channelWorks)),
  min: amount.nullable(),
  max: amount.nullable(),
  captures: z.strictObject({ partial: z.boolean(), several: z.boolean() }).nullable(),
  refunds: z
    .strictObject({ partial: z.boolean(), several: z.boolean(), days: count.nullable() })
    .nullable(),
  authorizationHours: count.nullable(),
  saves: z.boolean().optional(),
  installments: z.enum(['optional', 'required']).optional(),
});

const connectorSchema = z.strictObject({
  name: connectorName,
  url: text,
  secrets: z.array(text).min(1),
  version: text,
  cardData: z.boolean(),
  channels: z.array(channelSchema),
  certificate: z
    .strictObject({
      digest: text,
      connector: text,
      version: text,
      issued: moment,
      laws: count,
      passed: count,
    })
    .nullable(),
  override: z.strictObject({ reason: text, by: text, at: moment }).nullable(),
  enabled: z.boolean(),
  removing: z.literal(true).exactOptional(),
  added: moment,
});

const routeSchema = z.strictObject({
  type: line,
  channel: line,
  country: line,
  currency: currency.nullable(),
  network: line,
  min: amount.nullable(),
  max: amount.nullable(),
  share: z.int().min(1).max(100),
  connectors: z.array(connectorName).min(1),
});

const agreedFeeSchema = z.strictObject({
  connector: connectorName,
  type: line,
  channel: line,
  currency,
  basisPoints: z.int().min(0).max(10_000),
  fixed: count,
  vatBasisPoints: z.int().min(0).max(10_000).exactOptional(),
  refund: z
    .strictObject({ basisPoints: z.int().min(-10_000).max(10_000), fixed: signed })
    .exactOptional(),
});

const settingsSchema = schemaOf<LiveSettings>()(
  z.strictObject({
    connectors: z.array(connectorSchema),
    routes: z.array(routeSchema),
    waitMs: count,
    lateSuccess: z.enum(['keep', 'refund']),
    missingAfterDays: z.int().min(1).exactOptional(),
    agreedFees: z.array(agreedFeeSchema).exactOptional(),
  }),
);

export const liveSettings = recordKind<LiveSettings>()({
  name: 'live_settings',
  state: settingsSchema,
});

/** Id of the one record in a partition. */
export const LIVE_SETTINGS = 'live';

/** The settings of an account that has none of its own. */
export const noLiveSettings: LiveSettings = {
  connectors: [],
  routes: [],
  waitMs: 20_000,
  lateSuccess: 'keep',
};

/** The read that every live decision needs when it may call a channel. */
export const liveSettingsNeed: Need = { kind: liveSettings, id: LIVE_SETTINGS };

/** Returns the settings of live mode of a partition. */
export const liveSettingsOf = (reads: Pick<Reads, 'get'>): LiveSettings =>
  reads.get(liveSettings, LIVE_SETTINGS)?.state ?? noLiveSettings;
