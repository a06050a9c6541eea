// Reads one event of an account with its attempts.
import { controlContracts } from '@kasir/control';
import { fail, ok, outgoing } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { viewEvent } from './view.ts';

export const getEvent = operation(
  controlContracts.events.get,
  async ({ store }, { params, query }) =>
    store.view({ account: params.id, mode: query.mode }, (view) => {
      const row = view.get(outgoing, params.webhook_id);
      return row
        ? ok(viewEvent(row))
        : fail('DATA_NOT_FOUND', 'There is no event with this webhook_id.');
    }),
);
