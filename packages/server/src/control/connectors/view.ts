// Shows a connector of an account to operators: everything but its secrets.
import type { ConnectorView } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import type { View } from '@kasir/core/store';
import { attentions, operations, type LiveConnector } from '@kasir/payments/operation';
import { callbackUrlOf, type LiveAccount } from './live-account.ts';

/** The most operations that are counted. */
const COUNT_MAX = 100;

/** Returns the number of operations of a connector without an outcome, up to 100. */
export const countOpen = (view: View, connector: string): number =>
  view.list(
    operations,
    { any: { connector: [connector], status: ['SENT', 'WAITING'] } },
    { limit: COUNT_MAX },
  ).rows.length;

const countDoubtful = (view: View, connector: string): number =>
  view.list(
    operations,
    { any: { connector: [connector], attention: attentions } },
    { limit: COUNT_MAX },
  ).rows.length;

const toChannel = ({
  authorizationHours,
  saves,
  installments,
  ...channel
}: LiveConnector['channels'][number]) => ({
  ...channel,
  works: [...channel.works],
  authorization_hours: authorizationHours,
  saves: saves === true,
  installments: installments ?? null,
});

/** Renders a connector, with the numbers of its operations that are open and doubtful. */
export const renderConnector = (
  live: LiveAccount,
  view: View,
  { certificate, override, ...one }: LiveConnector,
): ConnectorView => ({
  name: one.name,
  url: one.url,
  callback_url: callbackUrlOf(live, one.name),
  version: one.version,
  is_enabled: one.enabled,
  card_data: one.cardData,
  channels: one.channels.map(toChannel),
  certificate: certificate && {
    connector: certificate.connector,
    version: certificate.version,
    is_current: certificate.version === one.version,
    issued: toIsoString(certificate.issued),
    laws: certificate.laws,
    passed: certificate.passed,
    digest: certificate.digest,
  },
  override: override && { ...override, at: toIsoString(override.at) },
  secrets: one.secrets.length,
  open_operations: countOpen(view, one.name),
  doubtful_operations: countDoubtful(view, one.name),
  added: toIsoString(one.added),
});
