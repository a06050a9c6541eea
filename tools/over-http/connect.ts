// Connects a test platform to a reference connector over HTTP: its test mode asks channels there,
// sends operations after their decision, and takes callbacks.
import { setTimeout as sleep } from 'node:timers/promises';
import { createMemoryStore, type OperationRequest } from '@kasir/connector';
import { createConnectorClient, type ConnectorClient } from '@kasir/connector/client';
import { capabilities, createReferenceConnector } from '@kasir/connector-reference';
import type { ReferenceConnector } from '@kasir/connector-reference';
import { decideIn } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import type { ConnectablePlatform, Outside } from '@kasir/core/testing';
import {
  LIVE_SETTINGS,
  liveSettings,
  noLiveSettings,
  type LiveConnector,
} from '@kasir/payments/operation';
import { getInstrument, instruments, intents, nextActionOf } from '@kasir/payments/state';
import { applyCallback } from '@kasir/server/testing/connectors/callbacks';
import { ConnectorCaller } from '@kasir/server/testing/connectors/caller';
import { createCarried } from '@kasir/server/testing/connectors/carried';
import { observedStore } from '@kasir/server/testing/observed-store';
import { actsOf, type Act } from './acts.ts';
import { createManualTimers } from './manual-timers.ts';
import { createRehearsingStore } from './rehearsal.ts';
import type { ConnectorServer } from './server.ts';

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const NAME = 'reference';

/** Real milliseconds between checks for callbacks. */
const LOOK_MS = 1;

const partitionKey = ({ account, mode }: Partition): string => `${account} ${mode}`;

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

interface Connection {
  readonly url: string;
  readonly connector: ReferenceConnector;
  readonly hasCallbacks: () => Promise<boolean>;
}

/** Connects a platform; `server` returns the server of the running file. */
export const connectTo =
  (server: () => Promise<ConnectorServer>) =>
  ({ store: memory, now, context }: ConnectablePlatform): Outside => {
    const timers = createManualTimers(now);
    const rehearsing = createRehearsingStore(memory);
    const connections = new Map<string, Promise<Connection>>();
    const clients = new Map<string, ConnectorClient>();
    const carried = createCarried(now);
    const errors: unknown[] = [];
    /** The partitions that have more than the settings of the connector. */
    const used = new Set<string>();

    /** Returns whether the merchant lets the payer of an operation be asked. */
    const asksPayer = (partition: Partition, { references }: OperationRequest): Promise<boolean> =>
      memory.view(partition, (view) => {
        const intent = view.get(intents, references.object);
        const instrument = view.get(instruments, intent?.state.instrument ?? references.object);
        if (!instrument) return true;
        if (intent) return nextActionOf(intent.state, instrument) !== 'nowhere';
        const { type, authentication, reusable } = instrument.state;
        // The holder of a card for one use is asked when it is charged.
        return type !== 'CARD' || (reusable && authentication.skip !== true);
      });

    const takeCallback = async (partition: Partition, request: Request): Promise<Response> => {
      const connection = await connections.get(partition.account);
      const client = connection && clients.get(connection.url);
      if (!client) return new Response(null, { status: 404 });
      const read = await client.readCallback(request);
      if (!read.ok) return read.response;
      const isKnown = await store.exec(partition, (at, tx) =>
        decideIn(at, tx, context(partition), (d) => applyCallback(d, NAME, read.callback)),
      );
      return new Response(null, { status: isKnown ? 204 : 404 });
    };

    const open = async (partition: Partition): Promise<Connection> => {
      const { url: origin, add } = await server();
      const connectorStore = createMemoryStore();
      const callbacks = add((request) => takeCallback(partition, request));
      const basePath: string = add((request) => connector.fetch(request));
      const connector = createReferenceConnector({
        secrets: [SECRET],
        store: connectorStore,
        origin: () => origin,
        basePath,
        callbackUrl: `${origin}${callbacks}`,
        asksPayer: (request) => asksPayer(partition, request),
        failed: ({ error }) => errors.push(error),
        system: timers,
      });
      const url = origin + basePath;
      clients.set(
        url,
        createConnectorClient({ url, secrets: [SECRET], system: { ...timers, after } }),
      );
      await memory.exec(partition, (_at, tx) => {
        const state = { ...noLiveSettings, connectors: [connectorAt(url)] };
        tx.insert(liveSettings, LIVE_SETTINGS, { public: {}, state });
      });
      const hasCallbacks = async (): Promise<boolean> => {
        const waiting = await connectorStore.transact((rows) => rows.nextTasks('callback', 100));
        return waiting.some(({ due }) => due <= now());
      };
      return { url, connector, hasCallbacks };
    };

    /** Opens the connector of an account before its first decision. */
    const connected = async (partition: Partition): Promise<void> => {
      if (partition.mode !== 'test') return;
      const known = connections.get(partition.account) ?? open(partition);
      connections.set(partition.account, known);
      await known;
    };

    const reporting = observedStore(memory, (note) => {
      if (note.type !== 'decision') return;
      used.add(partitionKey(note.partition));
      caller.begin(note.partition, note.changes);
    });
    const store = {
      ...reporting,
      look: (partition, read, isGone) => store.view(partition, read, isGone),
      asText: () => memory.asText(),
      partitions: async () =>
        (await memory.partitions()).filter((one) => used.has(partitionKey(one))),
      exec: async (partition, decide, options) => {
        await connected(partition);
        return (rehearsing.isRehearsing() ? rehearsing : reporting).exec(
          partition,
          decide,
          options,
        );
      },
    } satisfies Outside['store'] as Outside['store'];

    const caller = new ConnectorCaller({
      store,
      context: async (partition) => context(partition),
      clients: (_account, { url }) => {
        const client = clients.get(url);
        if (!client) throw new Error(`Nothing is served at ${url}`);
        return client;
      },
      carried,
      failed: (_operation, error) => errors.push(error),
    });

    const settle = async (): Promise<void> => {
      await caller.close();
      const all = await Promise.all(connections.values());
      const [error] = errors.splice(0);
      if (error !== undefined) throw error;
      const waiting = await Promise.all(all.map(({ hasCallbacks }) => hasCallbacks()));
      if (!waiting.includes(true)) return;
      await sleep(LOOK_MS);
      await settle();
    };

    const findActs = async (
      partition: Partition,
      changes: Parameters<typeof actsOf>[1],
    ): Promise<readonly Act[]> =>
      memory.view(partition, (view) =>
        actsOf(view, changes, (id) =>
          view.get(instruments, id) ? getInstrument(view, id).state.product.id : null,
        ),
      );

    const perform = async ({ account }: Partition, act: Act): Promise<void> => {
      const connection = await connections.get(account);
      if (act.kind === 'pay') await connection?.connector.pay(act);
      else await connection?.connector.act(act.operation, act.choice);
      await settle();
    };

    return {
      store,
      carried,
      changeContext: (known) => ({ ...known, asksConnectors: !rehearsing.isRehearsing() }),
      handlers: caller.handlers,
      wait: (partition, work) => caller.wait(partition, work),
      settle,
      isRehearsing: rehearsing.isRehearsing,
      nextTimer: timers.next,
      runTimers: async () => {
        timers.runDue();
        await settle();
      },
      act: async (run) => {
        await settle();
        const { result, rehearsals } = await rehearsing.rehearse(run);
        let acted = false;
        for (const { partition, changes } of rehearsals)
          for (const act of await findActs(partition, changes)) {
            await perform(partition, act);
            acted = true;
          }
        return acted ? result : run();
      },
    };
  };

/** Waits in real time: the client waits for the end of a second. */
const after: ConnectorSystemAfter = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
type ConnectorSystemAfter = (milliseconds: number, run: () => void) => () => void;
