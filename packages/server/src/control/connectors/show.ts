// Responds with a connector as operators see it, as it is or after a change.
import type { ConnectorView } from '@kasir/control';
import { fail, ok } from '@kasir/core/server';
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

const isOther = fail(
  'DATA_NOT_FOUND',
  'This connector was removed, and another one has its name. Read it again.',
);

/**
 * Changes a connector after a call to it, unless it was replaced by another one of the same name.
 */
export const changeCalled = async (
  live: LiveAccount,
  called: LiveConnector,
  change: (known: LiveConnector) => LiveConnector,
) => {
  const changed = await decideLive(live, (d) => {
    let isSame = false;
    const known = changeConnector(d, called.name, (one) => {
      isSame = one.url === called.url && one.added === called.added;
      return change(one);
    });
    if (!known) return unknownConnector;
    return isSame ? ok(null) : isOther;
  });
  return changed.ok ? showConnector(live, called.name) : changed;
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
