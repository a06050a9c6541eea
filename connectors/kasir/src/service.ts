// Defines the service behind the connector: its clients, and the settings of requests to it.
import { channelIn, type Channel, type ChannelType } from '@kasir/models';
import type { UnifiedClient } from '@kasir/unified/client';
import type { V3Client } from '@kasir/v3/client';
import type { ChannelRules } from './capabilities.ts';

export interface Service {
  readonly v2: UnifiedClient;
  readonly v3: V3Client;
  readonly rules: ChannelRules;
  /** The page to which payers return when the merchant names none, or null. */
  readonly returnUrl: string | null;
  /** The email address of payers of cards who have none; v3 requires one. */
  readonly payerEmail: string;
}

/** The names of a channel in the protocol, which are those of the channel table. */
interface NamedChannel {
  readonly type: string;
  readonly code: string;
  readonly country: string;
}

/**
 * Returns the row of a channel in the channel table. Throws for a channel that is not in the table.
 */
export const channelOf = ({ type, code, country }: NamedChannel): Channel => {
  const found = channelIn(type as ChannelType, code, country);
  if (!found) throw new Error(`The channel table has no ${type} ${code} ${country}.`);
  return found;
};
