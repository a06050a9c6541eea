// The connectors of an account in live mode: their health, certificates and rules.
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { say } from '../language.ts';
import { head } from '../parts/layout.ts';
import { Empty, whenLoaded } from '../parts/notice.ts';
import { div } from '../parts/tags.ts';
import { usePlace } from '../place.ts';
import { AddConnector } from './connectors/add.ts';
import { Doubts } from './connectors/doubts.ts';
import { ConnectorCard } from './connectors/one.ts';
import { Routes } from './connectors/routes.ts';
import { LiveSettings } from './connectors/settings.ts';

export const ConnectorsView = (): JSX.Element => {
  const { account } = usePlace();
  const params = { id: account.id };
  const connectors = useLoad((signal) => api().connectors.list({ params }, signal), [account.id]);
  const { reload } = connectors;
  const known = (connectors.data?.data ?? []).map(({ name }) => name);
  return div(
    { class: 'stack' },
    head({
      title: say('Connectors'),
      lead: say('The services through which this account reaches processors in live mode.'),
    }),
    whenLoaded(connectors, ({ data }) =>
      data.length === 0
        ? h(Empty, {
            title: say('No connector yet.'),
            hint: say(
              'A connector is a service of yours. It is added with the certificate of the law suite.',
            ),
          })
        : data.map((one) => h(ConnectorCard, { key: one.name, one, onChange: reload })),
    ),
    h(Doubts, { onChange: reload }),
    h(AddConnector, { onChange: reload }),
    h(Routes, { known }),
    h(LiveSettings, { known }),
  );
};
