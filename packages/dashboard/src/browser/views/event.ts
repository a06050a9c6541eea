// One webhook: its body, its attempts, the reason it did not arrive, and resending it (EVT-DLV-07).
import type { EventView as Webhook } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { unlessRefused } from '../api/rights.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { notice, outcome, whenLoaded } from '../parts/notice.ts';
import { a, button, code, dd, div, dl, dt, p, strong } from '../parts/tags.ts';
import { badge, httpBadge } from '../parts/tone.ts';
import { Json, moment } from '../parts/values.ts';
import { scopeOf, usePlace, type Place } from '../place.ts';

const attempts = ({ attempts: made, trouble }: Webhook): JSX.Element =>
  made.length === 0
    ? p({ class: 'loading' }, trouble ? 'It was never sent.' : 'It is about to be sent.')
    : grid({
        label: 'Attempts',
        columns: [
          { name: 'Attempt', cell: ({ number }) => number, kind: 'end' },
          { name: 'At', cell: ({ at }) => moment(at) },
          {
            name: 'Response',
            cell: ({ status, error }) =>
              status === null
                ? badge(error === null ? 'No response' : 'Not sent', 'bad')
                : httpBadge(status),
          },
          { name: 'Error', cell: ({ error }) => error ?? '', kind: 'words' },
          { name: 'By', cell: ({ trigger }) => (trigger === 'resend' ? 'Resend' : 'Automatic') },
        ],
        rows: made.map((one, at) => ({ ...one, number: at + 1 })).toReversed(),
        keyOf: ({ number }) => String(number),
      });

const facts = (
  { webhook_id, subject, url, created, next_attempt }: Webhook,
  { link }: Place,
): JSX.Element =>
  dl(
    { class: 'facts' },
    dt(null, 'Webhook id'),
    dd(null, code(null, webhook_id)),
    dt(null, 'About'),
    dd(null, a({ href: link('objects', subject) }, subject)),
    dt(null, 'URL'),
    dd(null, url === null ? 'that of the account' : code(null, url)),
    dt(null, 'Created'),
    dd(null, moment(created)),
    dt(null, 'Next attempt'),
    dd(null, next_attempt === null ? 'none' : moment(next_attempt)),
  );

export const EventView = (): JSX.Element => {
  const place = usePlace();
  const { route, account, live, link } = place;
  const doing = useDoing();
  const found = useLoad(
    (signal) =>
      api().events.get(
        {
          params: { id: account.id, webhook_id: route.argument },
          query: scopeOf(place).query,
        },
        signal,
      ),
    [live.turn],
  );
  const resend = () =>
    void doing.run(async () => {
      await api().events.resend({
        params: { id: account.id },
        body: { mode: route.mode, webhook_id: route.argument },
      });
      found.reload();
      return 'Sent again, with the same id and bytes.';
    });
  const { data } = found;
  return div(
    { class: 'stack' },
    head({
      title: data?.event ?? route.argument,
      badge: data ? badge(data.status) : null,
      children: button(
        {
          type: 'button',
          class: 'main',
          ...unlessRefused('events.resend', doing.busy),
          onClick: resend,
        },
        'Resend',
      ),
    }),
    outcome(doing),
    whenLoaded(found, (event) => [
      event.trouble
        ? notice(
            'bad',
            strong(null, event.trouble.text),
            p(null, 'What to do: ', event.trouble.remedy),
            div(
              { class: 'row' },
              a({ class: 'button small', href: link('receiver') }, 'Webhook receiver'),
            ),
          )
        : null,
      div(
        { class: 'columns wide-left' },
        div(
          { class: 'stack' },
          card('Attempts', { inner: false }, attempts(event)),
          card('Body, as it is sent', {}, h(Json, { value: event.body, what: 'the body' })),
        ),
        card('Facts', {}, facts(event, place)),
      ),
    ]),
  );
};
