// Counts the undelivered events of an account by cause.
import { controlContracts } from '@kasir/control';
import type { SuccessInput } from '@kasir/core';
import { ok } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import { countUndelivered } from '@kasir/deliveries';
import { operation } from '../operation.ts';
import { readsOf } from '../reads/of.ts';
import type { OperatorRead } from '../reads/reading.ts';
import { viewEvent } from './view.ts';

/** The most events shown per cause. */
const LISTED = 5;

export const undeliveredRead: OperatorRead<
  Partition,
  SuccessInput<typeof controlContracts.events.undelivered>
> = {
  name: 'undelivered',
  run: ({ store }, partition) =>
    store.view(partition, (view) => {
      const { total, more, causes } = countUndelivered(view, LISTED);
      return {
        total,
        more,
        causes: causes.map(({ newest, ...cause }) => ({ ...cause, newest: newest.map(viewEvent) })),
      };
    }),
};

export const countUndeliveredEvents = operation(
  controlContracts.events.undelivered,
  async (kasir, { params, query }) => {
    const partition = { account: params.id, mode: query.mode };
    return ok(await readsOf(kasir).run(undeliveredRead, partition));
  },
);
