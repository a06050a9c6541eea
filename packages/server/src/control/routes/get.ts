// Reads the rules that choose the connectors of an account.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { liveSettingsOf } from '@kasir/payments/operation';
import { findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';
import { renderRoutes } from './view.ts';

export const getRoutes = operation(controlContracts.routes.get, async (kasir, { params }) => {
  const found = await findLiveAccount(kasir, params.id);
  if (!found.ok) return found;
  return kasir.store.view(found.live.partition, (view) =>
    ok({ routes: renderRoutes(liveSettingsOf(view)) }),
  );
});
