// The notifications addressed to payers of the account.
import { h, type JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/load.ts';
import { grid } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { Empty, whenLoaded } from '../../parts/notice.ts';
import { code } from '../../parts/tags.ts';
import { moment } from '../../parts/values.ts';
import { scopeOf, usePlace } from '../../place.ts';

export const Notifications = (): JSX.Element => {
  const place = usePlace();
  const found = useLoad(
    (signal) => api().notifications.list(scopeOf(place), signal),
    [place.live.turn],
  );
  return card(
    'Notifications of payers',
    { inner: false },
    whenLoaded(found, ({ data }) =>
      data.length === 0
        ? h(Empty, {
            title: 'None yet.',
            hint: 'Invoices that ask for it notify their payers; nothing is really sent.',
          })
        : grid({
            label: 'Notifications of payers',
            columns: [
              { name: 'At', cell: ({ created }) => moment(created) },
              { name: 'About', cell: ({ event }) => event, kind: 'tight' },
              { name: 'By', cell: ({ channel }) => channel },
              { name: 'To', cell: ({ to }) => to, kind: 'words' },
              { name: 'Invoice', cell: ({ invoice_id }) => code(null, invoice_id) },
            ],
            rows: data,
            keyOf: ({ id }) => id,
          }),
    ),
  );
};
