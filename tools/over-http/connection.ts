// Opens the reference connector of an account of a test platform, with its client.
import { createMemoryStore } from '@kasir/connector';
import { createConnectorClient, type ConnectorClient } from '@kasir/connector/client';
import type { Callback } from '@kasir/connector/protocol';
import {
  capabilities,
  createReferenceConnector,
  type ReferenceConnector,
} from '@kasir/connector-reference';
import type { Partition } from '@kasir/core/store';
import type { ReadableStore } from '@kasir/core/testing';
import {
  LIVE_SETTINGS,
  liveSettings,
  noLiveSettings,
  type LiveConnector,
} from '@kasir/payments/operation';
import type { ManualTimers } from './manual-timers.ts';
import type { ConnectorServer } from './server.ts';

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;

/** The name of the connector in every account. */
export const NAME = 'reference';

export interface Connection {
  readonly url: string;
  readonly connector: ReferenceConnector;
  readonly client: ConnectorClient;
  /** Returns whether callbacks are on their way. */
  readonly hasCallbacks: () => Promise<boolean>;
}

interface ConnectionOptions {
  readonly server: ConnectorServer;
  readonly partition: Partition;
  /** The store of the platform. */
  readonly store: ReadableStore;
  readonly timers: ManualTimers;
  /** Applies a callback; returns whether its operation is known. */
  readonly apply: (callback: Callback) => Promise<boolean>;
  readonly failed: (error: unknown) => void;
}

const connectorAt = (url: string): LiveConnector => ({
  name: NAME,
  url,
  secrets: [SECRET],
  version: '1',
  cardData: true,
  channels: capabilities.map(({ authorization_hours: authorizationHours, ...channel }) => {
    const { actions: _actions, ...declared } = channel;
    return { ...declared, authorizationHours };
  }),
  certificate: null,
  override: { reason: 'A test.', by: 'test', at: 0 },
  enabled: true,
  added: 0,
});

/** Waits in real time, because the client waits for the current second to end. */
const after: ManualTimers['after'] = (milliseconds, run) => {
  const timer = setTimeout(() => run(), milliseconds);
  return () => clearTimeout(timer);
};

/** Opens a connector, and names it in the settings of the account. */
export const openConnection = async (options: ConnectionOptions): Promise<Connection> => {
  const { server, partition, store, timers, apply, failed } = options;
  const operations = createMemoryStore();
  const callbacks = server.add(async (request) => {
    const read = await client.readCallback(request);
    if (!read.ok) return read.response;
    return new Response(null, { status: (await apply(read.callback)) ? 204 : 404 });
  });
  const basePath: string = server.add((request) => connector.fetch(request));
  const connector = createReferenceConnector({
    secrets: [SECRET],
    store: operations,
    origin: () => server.url,
    basePath,
    callbackUrl: `${server.url}${callbacks}`,
    failed: ({ during, error }) => {
      // Not a failure: the connector stops asking for an operation on which no payer acts.
      if (during !== 'refresh') failed(error);
    },
    system: timers,
  });
  const url = server.url + basePath;
  const client = createConnectorClient({ url, secrets: [SECRET], system: { ...timers, after } });
  await store.exec(partition, (_at, tx) => {
    const state = { ...noLiveSettings, connectors: [connectorAt(url)] };
    tx.insert(liveSettings, LIVE_SETTINGS, { public: {}, state });
  });
  return {
    url,
    connector,
    client,
    hasCallbacks: async () => {
      const waiting = await operations.transact((rows) => rows.nextTasks('callback', 100));
      return waiting.some(({ due }) => due <= timers.now());
    },
  };
};
