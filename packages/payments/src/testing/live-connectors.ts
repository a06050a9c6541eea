// For tests: connectors of live mode, as an operator adds them.
import type { Channel } from '@kasir/models';
import type { LiveConnector } from '../operations/settings.ts';

/** Returns an enabled connector that does some works for some channels, without bounds. */
export const liveConnector = (
  name: string,
  channels: readonly Channel[],
  works: LiveConnector['channels'][number]['works'],
): LiveConnector => ({
  name,
  url: 'https://bank.example',
  secrets: ['sealed'],
  version: '1',
  cardData: false,
  channels: channels.map(({ type, code, country, currency }) => ({
    type,
    code,
    country,
    currency,
    works,
    min: null,
    max: null,
    captures: null,
    refunds: null,
    authorizationHours: null,
  })),
  certificate: null,
  override: null,
  enabled: true,
  added: 0,
});
