// Disturbs requests of test accounts deliberately: injected faults, and webhooks that arrive before
// the response.
import type { Disturbable, Disturber } from '@kasir/core/pipeline';
import type { AccountView } from '@kasir/core/server';
import type { AccountChaos } from '@kasir/models';
import { describe, inflict, type FaultInjector } from '../faults/injector.ts';
import type { DeliveryChaos } from '../deliveries/webhook-chaos.ts';

type Proceed = Parameters<Disturber['disturb']>[1];

const chaosOf = (account: AccountView): AccountChaos | undefined =>
  account.chaos as AccountChaos | undefined;

/** Combines all disturbances of requests; costs one check of each while nothing is set. */
export const createRequestDisturber = (faults: FaultInjector, chaos: DeliveryChaos): Disturber => {
  /** Runs a request, and delivers its webhooks before its response. */
  const withWebhooks = async ({ request, account }: Disturbable, proceed: Proceed) => {
    const settings = chaosOf(account);
    if (!settings || settings.before_response === 0 || request.method === 'GET') return proceed();
    const partition = { account: account.id, mode: 'test' } as const;
    const before = await chaos.newest(partition);
    const response = await proceed();
    await chaos.awaitAttempts(partition, settings, before);
    return response;
  };
  return {
    appliesTo: (account) => faults.active || (account.chaos?.before_response ?? 0) > 0,
    disturb: async (disturbable, proceed) => {
      const fault = faults.strike(disturbable);
      const perform = () => withWebhooks(disturbable, proceed);
      if (!fault) return perform();
      disturbable.interfere(describe(fault));
      return inflict(fault, disturbable, perform);
    },
  };
};
