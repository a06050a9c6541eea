// Removes a connector that is disabled, that no rule names, and whose operations have ended.
import { controlContracts } from '@kasir/control';
import { fail, ok, type Fail, type Scope } from '@kasir/core/server';
import {
  changeConnector,
  changeLiveSettings,
  liveSettingsOf,
  type LiveConnector,
} from '@kasir/payments/operation';
import { operation } from '../operation.ts';
import { decideLive, findLiveAccount, unknownConnector, type LiveAccount } from './live-account.ts';
import { countOpen } from './view.ts';

const inUse = (message: string) => fail('CONNECTOR_IN_USE', message);

type Checked = { readonly ok: true; readonly known: LiveConnector };

/** Returns the connector if it is disabled and no rule names it, or the refusal. */
const checkUnused = (
  d: Scope,
  name: string,
): Checked | Fail<'CONNECTOR_IN_USE' | 'DATA_NOT_FOUND'> => {
  const { connectors, routes } = liveSettingsOf(d);
  const known = connectors.find((one) => one.name === name);
  if (!known) return unknownConnector;
  if (known.enabled) return inUse(`Connector ${name} is enabled. Disable it first.`);
  return routes.some((one) => one.connectors.includes(name))
    ? inUse(`A rule names connector ${name}. Change the routes first.`)
    : { ok: true, known };
};

/** Ends the removal: the connector can refund its payments again. */
const keepConnector = (live: LiveAccount, name: string) =>
  decideLive(live, (d) => {
    changeConnector(d, name, ({ removing: _removing, ...known }) => known);
    return ok(null);
  });

/**
 * Removes a connector in two decisions, because a decision cannot count operations. The first one
 * closes the connector, so that no operation can begin after the count. After a crash in between,
 * the connector stays closed and disabled until it is removed again or enabled.
 */
export const removeConnector = operation(
  controlContracts.connectors.remove,
  async (kasir, { params }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    const { live } = found;
    const { name } = params;
    const closed = await decideLive(live, (d) => {
      const checked = checkUnused(d, name);
      if (checked.ok) changeConnector(d, name, (known) => ({ ...known, removing: true }));
      return checked;
    });
    if (!closed.ok) return closed;
    const open = await kasir.store.view(live.partition, (view) => countOpen(view, name));
    if (open > 0) {
      await keepConnector(live, name);
      return inUse(
        `Connector ${name} has operations without an outcome. Wait until they have ended.`,
      );
    }
    return decideLive(live, (d) => {
      const checked = checkUnused(d, name);
      if (!checked.ok) return checked;
      const { known } = checked;
      if (known.removing !== true)
        return inUse(`Connector ${name} was changed meanwhile. Read it again.`);
      const { connectors } = liveSettingsOf(d);
      changeLiveSettings(d, { connectors: connectors.filter((one) => one !== known) });
      return ok({ name, removed: true as const });
    });
  },
);
