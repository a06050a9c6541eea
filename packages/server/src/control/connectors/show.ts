// Responds with a connector as operators see it, as it is or after a change.
import type { ConnectorView } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { changeConnector, liveSettingsOf, type LiveConnector } from '@kasir/payments/operation';
import { decideLive, unknownConnector, type LiveAccount } from './live-account.ts';
import { renderConnector } from './view.ts';

/** Returns a connector as operators see it, or undefined. */
export const viewConnector = (
  live: LiveAccount,
  name: string,
): Promise<ConnectorView | undefined> =>
  live.kasir.store.view(live.partition, (view) => {
    const known = liveSettingsOf(view).connectors.find((one) => one.name === name);
    return known && renderConnector(live, view, known);
  });

/** Returns the response that shows a connector. */
export const showConnector = async (live: LiveAccount, name: string) => {
  const rendered = await viewConnector(live, name);
  return rendered ? ok(rendered) : unknownConnector;
};

/** Changes a connector and returns it as operators see it. */
export const changeAndShow = async (
  live: LiveAccount,
  name: string,
  change: (known: LiveConnector, now: number) => LiveConnector,
) => {
  const changed = await decideLive(live, (d) =>
    changeConnector(d, name, (known) => change(known, d.now)) ? ok(null) : unknownConnector,
  );
  return changed.ok ? showConnector(live, name) : changed;
};
