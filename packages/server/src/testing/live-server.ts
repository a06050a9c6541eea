// A platform with a live account whose connectors are processors of a test.
import { allPermissions } from '@kasir/models';
import {
  askJob,
  LIVE_SETTINGS,
  liveSettings,
  noLiveSettings,
  operations,
  type LiveSettings,
  type OperationRow,
} from '@kasir/payments/operation';
import { decideQuietly } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import {
  asLiveConnector,
  openProcessor,
  type Processor,
  type ProcessorOptions,
} from './processor.ts';
import { serve } from './serve.ts';
import { openTestServer } from './test-server.ts';

type ServerOptions = Parameters<typeof openTestServer>[0];

/** Opens a platform that listens, with one live account and a processor. */
export const openLiveServer = async (
  options: ProcessorOptions & { readonly settings?: Partial<LiveSettings> } = {},
  serverOptions: ServerOptions = {},
) => {
  const server = await openTestServer(serverOptions);
  const { kasir, platform: account } = server;
  const url = await serve(kasir);
  const partition: Partition = { account, mode: 'live' };
  const callbackUrl = `${url}/_connectors/${account}/bank`;
  const processor = await openProcessor({ callbackUrl, ...options });
  const { key } = await kasir.directory.createKey({
    name: 'Live',
    account,
    mode: 'live',
    type: 'secret',
    permissions: [...allPermissions],
    key: { random: 'a'.repeat(48) },
  });
  const configure = (processors: readonly Processor[], changes: Partial<LiveSettings> = {}) =>
    kasir.store.exec(partition, (_at, tx) => {
      const state = {
        ...noLiveSettings,
        waitMs: 5_000,
        ...changes,
        connectors: processors.map((one) => asLiveConnector(one, kasir.sealer, account)),
      };
      const row = tx.get(liveSettings, LIVE_SETTINGS);
      if (row) tx.update(liveSettings, row, { state });
      else tx.insert(liveSettings, LIVE_SETTINGS, { public: {}, state });
    });
  await configure([processor], options.settings);
  const listOperations = async (): Promise<readonly OperationRow[]> => {
    const { rows } = await kasir.store.view(partition, (view) =>
      view.list(operations, {}, { limit: 1_000, order: 'asc' }),
    );
    return rows;
  };
  return {
    ...server,
    url,
    account,
    partition,
    processor,
    liveKey: key,
    configure,
    /** Calls the API with the live key. */
    callLive: (method: string, path: string, body?: unknown, more: object = {}) =>
      server.call(method, path, body, { by: key, ...more }),
    /** Queries every operation without an outcome now, so that tests do not wait for that. */
    ask: async (): Promise<void> => {
      const open = (await listOperations()).filter(({ state }) =>
        ['SENT', 'WAITING'].includes(state.status),
      );
      await kasir.store.exec(partition, (at, tx) =>
        decideQuietly(at, tx, (d) => {
          for (const { id } of open) d.schedule(askJob, d.now, { operation: id, question: 0 });
        }),
      );
    },
    /** Returns every operation, oldest first. */
    operations: listOperations,
  };
};

export type LiveServer = Awaited<ReturnType<typeof openLiveServer>>;
