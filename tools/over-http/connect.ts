// Connects a test platform to reference connectors over HTTP: its test mode sends operations to
// them after each decision, and accepts their callbacks.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectorClient } from '@kasir/connector/client';
import { decideIn } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import type { ConnectablePlatform, Outside } from '@kasir/core/testing';
import { instruments } from '@kasir/payments/state';
import { applyCallback } from '@kasir/server/testing/connectors/callbacks';
import { ConnectorCaller } from '@kasir/server/testing/connectors/caller';
import { createCarried } from '@kasir/server/testing/connectors/carried';
import { observedStore } from '@kasir/server/testing/observed-store';
import { actsOf, type Act } from './acts.ts';
import { NAME, openConnection, type Connection } from './connection.ts';
import { createManualTimers } from './manual-timers.ts';
import { createRehearsingStore, type Rehearsal } from './rehearsal.ts';
import type { ConnectorServer } from './server.ts';

/** Milliseconds of real time between two checks for callbacks. */
const LOOK_MS = 1;

const partitionKey = ({ account, mode }: Partition): string => `${account} ${mode}`;

/** The connections of a platform, by account. */
class Connections {
  readonly timers;
  readonly errors: unknown[] = [];
  readonly #server: () => Promise<ConnectorServer>;
  readonly #platform: ConnectablePlatform;
  readonly #opened = new Map<string, Promise<Connection>>();
  readonly #clients = new Map<string, ConnectorClient>();

  constructor(server: () => Promise<ConnectorServer>, platform: ConnectablePlatform) {
    this.#server = server;
    this.#platform = platform;
    this.timers = createManualTimers(platform.now);
  }

  /** Opens the connector of an account before its first decision. */
  async open(partition: Partition, exec: Outside['store']['exec']): Promise<void> {
    if (partition.mode !== 'test') return;
    const known = this.#opened.get(partition.account) ?? this.#connect(partition, exec);
    this.#opened.set(partition.account, known);
    await known;
  }

  async #connect(partition: Partition, exec: Outside['store']['exec']): Promise<Connection> {
    const { store, context } = this.#platform;
    const connection = await openConnection({
      server: await this.#server(),
      partition,
      store,
      timers: this.timers,
      apply: (callback) =>
        exec(partition, (at, tx) =>
          decideIn(at, tx, context(partition), (d) => applyCallback(d, NAME, callback)),
        ),
      failed: (error) => this.errors.push(error),
    });
    this.#clients.set(connection.url, connection.client);
    return connection;
  }

  /** Returns the client of a connector. Throws for an unknown URL. */
  clientAt(url: string): ConnectorClient {
    const client = this.#clients.get(url);
    if (!client) throw new Error(`Nothing is served at ${url}`);
    return client;
  }

  /** Performs an act of a payer at the connector of an account. */
  async perform({ account }: Partition, act: Act): Promise<void> {
    const connection = await this.#opened.get(account);
    if (act.kind === 'pay') await connection?.connector.pay(act);
    else await connection?.connector.act(act.operation, act.choice);
  }

  /** Returns whether callbacks are on their way; throws the first failure of a connector. */
  async hasCallbacks(): Promise<boolean> {
    const all = await Promise.all(this.#opened.values());
    const [error] = this.errors.splice(0);
    if (error !== undefined) throw error;
    return (await Promise.all(all.map((one) => one.hasCallbacks()))).includes(true);
  }
}

/** Returns the acts of the payer that would lead to the rehearsed changes. */
const findActs = (
  store: Pick<Outside['store'], 'view'>,
  { partition, changes }: Rehearsal,
): Promise<readonly Act[]> =>
  store.view(partition, (view) =>
    actsOf(view, changes, (id) => view.get(instruments, id)?.state.product.id ?? null),
  );

/** Connects a platform; `server` returns the server of the running file. */
export const connectTo =
  (server: () => Promise<ConnectorServer>) =>
  (platform: ConnectablePlatform): Outside => {
    const { store: memory, now, context } = platform;
    const connections = new Connections(server, platform);
    const rehearsing = createRehearsingStore(memory);
    const carried = createCarried(now);
    /** The partitions that have more than the settings of the connector. */
    const used = new Set<string>();
    const reporting = observedStore(memory, (note) => {
      if (note.type !== 'decision') return;
      used.add(partitionKey(note.partition));
      caller.begin(note.partition, note.changes);
    });
    const exec: Outside['store']['exec'] = async (partition, decide, options) => {
      await connections.open(partition, exec);
      return (rehearsing.isRehearsing() ? rehearsing : reporting).exec(partition, decide, options);
    };
    const store: Outside['store'] = {
      ...reporting,
      look: (partition, read, isGone) => store.view(partition, read, isGone),
      asText: () => memory.asText(),
      partitions: async () =>
        (await memory.partitions()).filter((one) => used.has(partitionKey(one))),
      exec,
    };
    const caller = new ConnectorCaller({
      store,
      context: async (partition) => context(partition),
      clients: (_account, { url }) => connections.clientAt(url),
      carried,
      stop: new AbortController(),
      failed: (_operation, error) => connections.errors.push(error),
    });
    const settle = async (): Promise<void> => {
      await caller.settle();
      if (!(await connections.hasCallbacks())) return;
      await sleep(LOOK_MS);
      await settle();
    };
    return {
      store,
      carried,
      changeContext: (known) => ({ ...known, usesConnectors: !rehearsing.isRehearsing() }),
      handlers: caller.handlers,
      wait: (partition, work) => caller.wait(partition, work),
      settle,
      isRehearsing: rehearsing.isRehearsing,
      nextTimer: connections.timers.next,
      runTimers: async () => {
        connections.timers.runDue();
        await settle();
      },
      act: async (run) => {
        await settle();
        const { result, rehearsals } = await rehearsing.rehearse(run);
        let hasActed = false;
        for (const rehearsal of rehearsals)
          for (const act of await findActs(memory, rehearsal)) {
            await connections.perform(rehearsal.partition, act);
            await settle();
            hasActed = true;
          }
        return hasActed ? result : run();
      },
    };
  };
