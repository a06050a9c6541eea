// Adds a connector to an account: reads its capabilities, and stores it with its sealed secret.
import { controlContracts } from '@kasir/control';
import { fail, invalid, ok } from '@kasir/core/server';
import { changeLiveSettings, liveSettingsOf, type LiveConnector } from '@kasir/payments/operation';
import { startStatements } from '@kasir/payments/reconciliation';
import { callerOperation } from '../operation.ts';
import { declaredBy, readCapabilities, refuseUrl } from './capabilities.ts';
import { admitConnector } from './certificates.ts';
import { decideLive, findLiveAccount, readConnectors } from './live-account.ts';
import { sealSecret } from './sealing.ts';
import { showConnector } from './show.ts';

/** The most connectors of an account: every live request reads them. */
const CONNECTORS_MAX = 20;

/** Returns the refusal of one more connector, or null. */
const refuseName = (connectors: readonly LiveConnector[], name: string) => {
  if (connectors.some((one) => one.name === name))
    return fail('DUPLICATE_ERROR', `There is a connector ${name}. Choose another name.`);
  return connectors.length < CONNECTORS_MAX
    ? null
    : invalid('body.name', `There are at most ${CONNECTORS_MAX} connectors. Remove one first.`);
};

export const addConnector = callerOperation(
  controlContracts.connectors.add,
  async (kasir, { params, body }, caller) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    const { live } = found;
    const { name, url, secret, allow_http: allowHttp } = body;
    const refusal = refuseUrl(url, allowHttp) ?? refuseName(await readConnectors(live), name);
    if (refusal) return refusal;
    const read = await readCapabilities(url, [secret]);
    if (!read.ok) return read;
    const admitted = admitConnector(body, read.capabilities, {
      by: caller.name,
      now: kasir.store.now(),
    });
    if (!admitted.ok) return admitted;
    const sealed = sealSecret(live, name, secret);
    if (!sealed.ok) return sealed;
    const added = await decideLive(live, (d) => {
      const { connectors } = liveSettingsOf(d);
      const taken = refuseName(connectors, name);
      if (taken) return taken;
      const connector: LiveConnector = {
        name,
        url,
        secrets: [sealed.value],
        ...declaredBy(read.capabilities),
        ...admitted.admission,
        enabled: true,
        added: d.now,
      };
      changeLiveSettings(d, { connectors: [...connectors, connector] });
      startStatements(d, name);
      return ok(null);
    });
    return added.ok ? showConnector(live, name) : added;
  },
);
