// Removes a connector that is disabled, that no rule names, and whose operations have ended.
import { controlContracts } from '@kasir/control';
import { fail, ok } from '@kasir/core/server';
import { changeLiveSettings, liveSettingsOf } from '@kasir/payments/operation';
import { operation } from '../operation.ts';
import { decideLive, findConnector, unknownConnector } from './live-account.ts';
import { countOpen } from './view.ts';

const inUse = (message: string) => fail('CONNECTOR_IN_USE', message);

export const removeConnector = operation(
  controlContracts.connectors.remove,
  async (kasir, { params }) => {
    const found = await findConnector(kasir, params);
    if (!found.ok) return found;
    const { live, known } = found;
    const { name } = known;
    if (known.enabled) return inUse(`Connector ${name} is enabled. Disable it first.`);
    // It is disabled, so that only refunds and captures of what it did could still begin.
    const open = await kasir.store.view(live.partition, (view) => countOpen(view, name));
    if (open > 0)
      return inUse(
        `Connector ${name} has operations without an outcome. Wait until they have ended.`,
      );
    return decideLive(live, (d) => {
      const { connectors, routes } = liveSettingsOf(d);
      const current = connectors.find((one) => one.name === name);
      if (!current) return unknownConnector;
      if (current.enabled) return inUse(`Connector ${name} is enabled. Disable it first.`);
      if (routes.some((one) => one.connectors.includes(name)))
        return inUse(`A rule names connector ${name}. Change the routes first.`);
      changeLiveSettings(d, { connectors: connectors.filter((one) => one !== current) });
      return ok({ name, removed: true as const });
    });
  },
);
