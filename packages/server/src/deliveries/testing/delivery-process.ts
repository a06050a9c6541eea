// A node that writes and delivers events, as a process that tests can kill. `node
// delivery-process.ts FILE RECEIVER OFFSET` reads a command per line and prints a response.
import { createInterface } from 'node:readline';
import { event } from '@kasir/core/resource';
import { decideQuietly, emit, outgoing, type AccountView } from '@kasir/core/server';
import type { Mode } from '@kasir/core/store';
import * as z from 'zod';
import { randomHex } from '../../random/random-hex.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { Worker } from '../../scheduling/worker.ts';
import { createDeliveries } from '../deliveries.ts';

export const partition = { account: '65f0c0ffee65f0c0ffee65f0', mode: 'test' } as const;

/** The timeout of receivers in the test, in milliseconds. */
export const TIMEOUT_MS = 250;

/** A command to the process. */
export type ProcessCommand =
  | { readonly do: 'emit'; readonly count: number }
  | { readonly do: 'set clock'; readonly to: number }
  | { readonly do: 'work' }
  | { readonly do: 'list' };

/** An event as the process reports it. */
export interface ListedEvent {
  readonly id: string;
  readonly body: string;
  readonly status: string;
  readonly attempts: readonly { readonly at: number; readonly status: number | null }[];
}

const happened = event({
  name: 'thing.happened',
  family: 'thing',
  envelope: 'v2',
  data: z.object({ id: z.string() }),
  essential: { id: true },
  when: 'it happens',
  clauses: [],
});

const serve = async ([file = '', url = '', offset = '0']: readonly string[]): Promise<void> => {
  // Later than the previous process, so that the jobs it held are free immediately.
  const now = (): number => Date.now() + Number(offset);
  const store = await openSqlite({ file, now, random: () => randomHex(12) });
  const callbacks = (mode: Mode) => ({ token: `token of ${mode}`, urls: { default: url } });
  const both = { test: callbacks('test'), live: callbacks('live') };
  const deliveries = createDeliveries({
    store,
    account: (id) => ({ id, name: 'Toko', callbacks: both }),
    secret: 'installation',
    now,
    privateCallbacks: 'all',
    timeoutMs: TIMEOUT_MS,
  });
  const worker = new Worker({
    store,
    handlers: deliveries.handlers,
    capacity: () => deliveries.reserveCapacity(),
  });
  worker.start();
  const account = { id: partition.account, versions: { test: {}, live: {} } } as AccountView;
  const perform = async (command: ProcessCommand): Promise<unknown> => {
    switch (command.do) {
      case 'emit':
        await store.exec(partition, (at, tx) =>
          decideQuietly(at, tx, (d) => {
            for (let n = 0; n < command.count; n += 1) {
              const id = d.id();
              emit(d, { account, mode: 'test' }, happened, { data: { id }, subject: id });
            }
          }),
        );
        return null;
      case 'set clock':
        await store.setClock({ frozen: command.to, offset: 0 });
        return null;
      case 'work':
        await worker.idle();
        return null;
      case 'list':
        return store.view(partition, (view) =>
          view
            .list(outgoing, {}, { limit: 1_000, order: 'asc' })
            .rows.map(({ id, state: { body, status, attempts } }): ListedEvent => ({
              id,
              body,
              status,
              attempts,
            })),
        );
    }
  };
  process.stdout.write('null\n');
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(await perform(JSON.parse(line) as ProcessCommand))}\n`);
};

if (import.meta.main) await serve(process.argv.slice(2));
