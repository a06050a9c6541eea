// Replaces the rules that choose the connectors of an account.
import { controlContracts } from '@kasir/control';
import { summary } from '@kasir/core/messages';
import { fail, ok } from '@kasir/core/server';
import { changeLiveSettings, liveSettingsOf } from '@kasir/payments/operation';
import { decideLive, findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';
import { findRouteProblems } from './problems.ts';
import { renderRoutes } from './view.ts';

export const setRoutes = operation(controlContracts.routes.set, async (kasir, { params, body }) => {
  const found = await findLiveAccount(kasir, params.id);
  if (!found.ok) return found;
  return decideLive(found.live, (d) => {
    const names = liveSettingsOf(d).connectors.map(({ name }) => name);
    const problems = findRouteProblems(body.routes, names);
    if (problems.length > 0) return fail('API_VALIDATION_ERROR', summary(problems), problems);
    return ok({ routes: renderRoutes(changeLiveSettings(d, { routes: body.routes })) });
  });
});
