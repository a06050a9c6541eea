// The health of deliveries of the account: six-hourly reports and the mail about them.
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { grid } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { whenLoaded } from '../../parts/notice.ts';
import { details, p, pre, summary } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { moment, serverText } from '../../parts/values.ts';
import { scopeOf, usePlace } from '../../place.ts';

export const Reports = (): JSX.Element => {
  const place = usePlace();
  const found = useLoad((signal) => api().webhooks.get(scopeOf(place), signal), [place.live.turn]);
  return card(
    say('Delivery health, every six hours'),
    { inner: false },
    whenLoaded(found, ({ reports }) =>
      grid({
        empty: {
          title: say('No report yet.'),
          hint: say('One is made for every six hours in which something was sent.'),
        },
        label: say('Delivery health'),
        columns: [
          { name: say('From'), cell: ({ from }) => moment(from) },
          { name: say('To'), cell: ({ to }) => moment(to) },
          {
            name: say('Status'),
            cell: ({ status }) =>
              badge(status === 'OPEN' ? say('Still open') : say('Closed'), 'idle'),
          },
          { name: say('Acknowledged'), cell: ({ acknowledged }) => acknowledged, kind: 'end' },
          { name: say('Refused'), cell: ({ refused }) => refused, kind: 'end' },
          { name: say('Given up'), cell: ({ failed }) => failed, kind: 'end' },
          { name: say('Without URL'), cell: ({ unrouted }) => unrouted, kind: 'end' },
        ],
        rows: reports,
        keyOf: ({ from }) => from,
      }),
    ),
  );
};

export const Mails = (): JSX.Element => {
  const { account, route, live } = usePlace();
  const found = useLoad(
    (signal) => api().mails.list({ query: { account: account.id, mode: route.mode } }, signal),
    [live.turn],
  );
  return card(
    say('Mail about delivery health'),
    {},
    whenLoaded(found, ({ data }) =>
      data.length === 0
        ? p(
            { class: 'hint' },
            say(
              'No mail was written. One is written when deliveries of the last six hours need somebody.',
            ),
          )
        : data.map((mail) =>
            details(
              { key: mail.id },
              summary(
                null,
                moment(mail.created),
                ' ',
                serverText(mail.subject),
                ' ',
                badge(mail.status),
              ),
              p(
                { class: 'hint' },
                mail.to === null
                  ? say('To nobody: no address is set.')
                  : say('To {address}', { address: mail.to }),
              ),
              pre(
                {
                  class: 'wrap',
                  tabIndex: 0,
                  role: 'region',
                  lang: 'en',
                  'aria-label': mail.subject,
                },
                mail.text,
              ),
            ),
          ),
    ),
  );
};
