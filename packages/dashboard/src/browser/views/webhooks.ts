// Webhooks: every event with its attempts, and resending many of them by a filter.
import type { EventView } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing } from '../api/load.ts';
import { say } from '../language.ts';
import { Confirm, selectField, textField, Values } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import { outcome, type EmptyProps } from '../parts/notice.ts';
import { usePaged } from '../parts/paged.ts';
import { a, button, div, form, p } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { idLink, moment, serverText } from '../parts/values.ts';
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
    name: say('Event'),
    cell: ({ webhook_id, event }) => a({ href: link('webhooks', webhook_id) }, event),
    kind: 'tight',
  },
  { name: say('Status'), cell: ({ status }) => badge(status) },
  { name: say('About'), cell: ({ subject }) => idLink(link('objects', subject), subject) },
  { name: say('Attempts'), cell: ({ attempts }) => attempts.length, kind: 'end' },
  { name: say('Created'), cell: ({ created }) => moment(created) },
  {
    name: say('Trouble'),
    cell: ({ trouble }) => (trouble ? serverText(trouble.text) : ''),
    kind: 'words',
  },
];

const filterForm = ({ route }: Place, filter: EventFilter): JSX.Element =>
  form(
    {
      class: 'filters',
      'aria-label': say('Filter webhooks'),
      onSubmit: (event) => {
        event.preventDefault();
        const values = new Values(event.currentTarget);
        refine(route, { event: values.text('event'), subject: values.text('subject') });
      },
    },
    selectField(say('Status'), 'status', statuses, {
      value: filter.status ?? '',
      any: say('All'),
      onChange: (status) => refine(route, { status }),
    }),
    textField(say('Event'), 'event', {
      defaultValue: filter.event ?? '',
      placeholder: 'payment.succeeded',
    }),
    textField(say('About object'), 'subject', { defaultValue: filter.subject ?? '' }),
    filter.trouble === undefined
      ? null
      : div(
          { class: 'wide row' },
          badge(filter.trouble, 'bad'),
          button(
            { class: 'small', onClick: () => refine(route, { trouble: '' }) },
            say('Any cause'),
          ),
        ),
    button({ type: 'submit' }, say('Filter')),
  );

const nothing = (isFiltered: boolean): EmptyProps =>
  isFiltered
    ? {
        title: say('Nothing matches this filter.'),
        hint: say('Clear the filter, or look at another mode or account.'),
      }
    : {
        title: say('No webhook has been written yet.'),
        hint: say(
          'A webhook is written when something changes, such as a payment that succeeds. Objects say which step sends one.',
        ),
      };

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
      return say('{count|webhook|webhooks} sent again, with the same ids and bytes.', {
        count: sent,
      });
    });
  return div(
    { class: 'stack' },
    head({
      title: say('Webhooks'),
      lead: say('Every event with its attempts to deliver it.'),
      children: [
        a({ class: 'button', href: link('receiver') }, say('Receiver and reports')),
        a({ class: 'button main', href: link('why') }, say('Why did mine not arrive?')),
      ],
    }),
    outcome(doing),
    card(
      say('Events'),
      {
        inner: false,
        aside: h(Confirm, {
          needs: 'events.resendMany',
          text: isFiltered ? say('Resend all that match') : say('Resend all'),
          question: isFiltered
            ? say('Send every webhook of this filter again?')
            : say('Send every webhook of the account again?'),
          busy: doing.busy,
          onConfirm: resend,
        }),
      },
      filterForm(place, filter),
      pagedGrid(list, {
        label: say('Webhooks'),
        columns: columns(place),
        keyOf: ({ webhook_id }) => webhook_id,
        empty: nothing(isFiltered),
      }),
    ),
    p(
      { class: 'hint' },
      say('A resend has the same webhook id, so that a receiver can tell that it has seen it.'),
    ),
  );
};
