// Counts the events of an account that did not arrive, by their cause.
import { countUndeliveredContract } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { countUndelivered } from '@kasir/webhooks/server';
import { operation } from '../operation.ts';
import { viewEvent } from './view.ts';

/** Events shown of each cause. */
const SHOWN = 5;

export const countUndeliveredEvents = operation(
  countUndeliveredContract,
  async ({ store }, { params, query }) =>
    store.view({ account: params.id, mode: query.mode }, (view) => {
      const { total, more, causes } = countUndelivered(view, SHOWN);
      return ok({
        total,
        more,
        causes: causes.map(({ newest, ...cause }) => ({ ...cause, newest: newest.map(viewEvent) })),
      });
    }),
);
