// Webhooks: every event with its attempts, and resending many of them by a filter.
import type { EventView } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing } from '../api/load.ts';
import { formatCount } from '../format.ts';
import { Confirm, selectField, textField, Values } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import { Empty, outcome } from '../parts/notice.ts';
import { usePaged } from '../parts/paged.ts';
import { a, button, div, form, p } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { idLink, moment } from '../parts/values.ts';
import { scopeOf, usePlace, type Place } from '../place.ts';
import { refine } from '../route.ts';
import { resendAll, statuses, type EventFilter } from './resend.ts';

const filterOf = (query: Readonly<Record<string, string>>): EventFilter => {
  const { status, event, subject, trouble } = query;
  const known = statuses.find((one) => one === status);
  return {
    ...(known && { status: known }),
    ...(event && { event }),
    ...(subject && { subject }),
    ...(trouble && { trouble }),
  };
};

const columns = ({ link }: Place): readonly Column<EventView>[] => [
  {
    name: 'Event',
    cell: ({ webhook_id, event }) => a({ href: link('webhooks', webhook_id) }, event),
    kind: 'tight',
  },
  { name: 'Status', cell: ({ status }) => badge(status) },
  { name: 'About', cell: ({ subject }) => idLink(link('objects', subject), subject) },
  { name: 'Attempts', cell: ({ attempts }) => attempts.length, kind: 'end' },
  { name: 'Created', cell: ({ created }) => moment(created) },
  { name: 'Trouble', cell: ({ trouble }) => trouble?.text ?? '', kind: 'words' },
];

const filterForm = ({ route }: Place, filter: EventFilter): JSX.Element =>
  form(
    {
      class: 'filters',
      'aria-label': 'Filter webhooks',
      onSubmit: (event) => {
        event.preventDefault();
        const values = new Values(event.currentTarget);
        refine(route, { event: values.text('event'), subject: values.text('subject') });
      },
    },
    selectField('Status', 'status', statuses, {
      value: filter.status ?? '',
      any: 'All',
      onChange: (status) => refine(route, { status }),
    }),
    textField('Event', 'event', {
      defaultValue: filter.event ?? '',
      placeholder: 'payment.succeeded',
    }),
    textField('About object', 'subject', { defaultValue: filter.subject ?? '' }),
    filter.trouble === undefined
      ? null
      : div(
          { class: 'wide row' },
          badge(filter.trouble, 'bad'),
          button(
            { type: 'button', class: 'small', onClick: () => refine(route, { trouble: '' }) },
            'Any cause',
          ),
        ),
    button({ type: 'submit' }, 'Filter'),
  );

export const WebhooksView = (): JSX.Element => {
  const place = usePlace();
  const { route, live, account, link } = place;
  const doing = useDoing();
  const filter = filterOf(route.query);
  const list = usePaged<EventView, Returned<ControlApi['events']['list']>>(
    (before, signal) => {
      const { params, query } = scopeOf(place);
      return api().events.list(
        {
          params,
          query: { ...query, ...filter, ...(before !== undefined && { before }), limit: 50 },
        },
        signal,
      );
    },
    JSON.stringify([account.id, route.mode, filter]),
    live.turn,
  );
  const isFiltered = Object.keys(filter).length > 0;
  const resend = () =>
    void doing.run(async () => {
      const sent = await resendAll(place, filter);
      list.reload();
      return `${formatCount(sent, 'webhook')} sent again, with the same ids and bytes.`;
    });
  return div(
    { class: 'stack' },
    head({
      title: 'Webhooks',
      lead: 'Every event with its attempts to deliver it.',
      children: [
        a({ class: 'button', href: link('receiver') }, 'Receiver and reports'),
        a({ class: 'button main', href: link('why') }, 'Why did mine not arrive?'),
      ],
    }),
    outcome(doing),
    card(
      'Events',
      {
        inner: false,
        aside: h(Confirm, {
          needs: 'events.resendMany',
          text: isFiltered ? 'Resend all that match' : 'Resend all',
          question: isFiltered
            ? 'Send every webhook of this filter again?'
            : 'Send every webhook of the account again?',
          busy: doing.busy,
          onConfirm: resend,
        }),
      },
      filterForm(place, filter),
      pagedGrid(list, {
        label: 'Webhooks',
        columns: columns(place),
        keyOf: ({ webhook_id }) => webhook_id,
        empty: h(Empty, {
          title: isFiltered ? 'Nothing matches this filter.' : 'No webhook has been written yet.',
          hint: isFiltered
            ? 'Clear the filter, or look at another mode or account.'
            : 'A webhook is written when something changes, such as a payment that succeeds. Objects say which step sends one.',
        }),
      }),
    ),
    p(
      { class: 'hint' },
      'A resend has the same webhook id, so that a receiver can tell that it has seen it.',
    ),
  );
};
