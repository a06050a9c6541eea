// Creates the clients of connectors, each with the secrets that an account shares with it.
import { createConnectorClient, type ConnectorClient } from '@kasir/connector/client';
import type { LiveConnector } from '@kasir/payments/operation';
import type { Sealer } from '../secrets/sealer.ts';

/** Returns the client of a connector. Throws when its secrets cannot be opened. */
export type ConnectorClients = (account: string, connector: LiveConnector) => ConnectorClient;

/** The most clients that are kept; one is cheap to create again. */
const KEPT_MAX = 1_000;

/** Returns the clients of an installation; their requests end once `stopping` is aborted. */
export const createConnectorClients = (sealer: Sealer, stopping: AbortSignal): ConnectorClients => {
  const kept = new Map<string, ConnectorClient>();
  return (account, { name, url, secrets }) => {
    const key = JSON.stringify([account, name, url, secrets]);
    const known = kept.get(key);
    if (known) return known;
    const client = createConnectorClient({
      url,
      signal: stopping,
      secrets: secrets.map((sealed) => sealer.open(sealed, { account, connector: name })),
    });
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(key, client);
    return client;
  };
};
