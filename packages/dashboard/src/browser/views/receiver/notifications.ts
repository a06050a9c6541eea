// The notifications addressed to payers of the account.
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { grid } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { whenLoaded } from '../../parts/notice.ts';
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
    say('Notifications of payers'),
    { inner: false },
    whenLoaded(found, ({ data }) =>
      grid({
        empty: {
          title: say('None yet.'),
          hint: say('Invoices that ask for it notify their payers; nothing is really sent.'),
        },
        label: say('Notifications of payers'),
        columns: [
          { name: say('At'), cell: ({ created }) => moment(created) },
          { name: say('About'), cell: ({ event }) => event, kind: 'tight' },
          { name: say('By'), cell: ({ channel }) => channel },
          { name: say('To'), cell: ({ to }) => to, kind: 'words' },
          { name: say('Invoice'), cell: ({ invoice_id }) => code(null, invoice_id) },
        ],
        rows: data,
        keyOf: ({ id }) => id,
      }),
    ),
  );
};
