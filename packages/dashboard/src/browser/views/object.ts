// One object: its content, the cause of its status, related objects, and the possible actions.
import type { ObjectSummary } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { diagram } from '../diagram/diagram.ts';
import { readWay } from '../diagram/way.ts';
import { words } from '../format.ts';
import { kindName } from '../kind-names.ts';
import { say, sayParts } from '../language.ts';
import { factList } from '../parts/facts.ts';
import { grid, type Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { notice, outcome, whenLoaded } from '../parts/notice.ts';
import { a, code, div, li, p, span, strong, ul } from '../parts/tags.ts';
import { specification } from '../parts/specification.ts';
import { badge, statusBadge } from '../parts/tone.ts';
import { amountText, idLink, Json, moment, serverText } from '../parts/values.ts';
import { scopeOf, usePlace, type Place } from '../place.ts';
import { timeline } from './timeline.ts';
import { Actions } from './object/actions.ts';
import type { ObjectDetail } from './object/detail.ts';

/** Returns the possible next steps of an object as text beside the drawing. */
const nextSteps = ({ steps }: ObjectDetail): JSX.Element =>
  steps.length === 0
    ? p({ class: 'hint' }, say('Nothing changes its status any more.'))
    : grid({
        label: say('What can come next'),
        columns: [
          {
            name: say('On'),
            cell: ({ on, when }) => [
              serverText(words(on)),
              when === null
                ? null
                : div(
                    { class: 'hint' },
                    ...sayParts('Where: {condition}', { condition: serverText(when) }),
                  ),
            ],
            kind: 'words',
          },
          { name: say('It becomes'), cell: ({ to }) => statusBadge(to) },
          {
            name: say('Webhooks'),
            cell: ({ webhooks }) =>
              webhooks.length === 0 ? say('none') : code(null, webhooks.join(', ')),
            kind: 'words',
          },
        ],
        rows: steps,
        keyOf: ({ on, to, clauses }) => [on, to, ...clauses].join(' '),
      });

const States = ({ object }: { readonly object: ObjectDetail }): JSX.Element | null => {
  const machines = useLoad((signal) => api().machines.list({}, signal), []);
  if (object.machine === null) return null;
  return card(
    say('States'),
    {},
    whenLoaded(machines, ({ data }) => {
      const machine = data.find(({ name }) => name === object.machine);
      if (!machine) return p({ class: 'hint' }, say('Its machine is not listed.'));
      return [
        diagram(machine, object.status, readWay(object.timeline, object.status)),
        nextSteps(object),
        specification(object.steps.flatMap(({ clauses }) => clauses)),
      ];
    }),
  );
};

const troubles = ({ troubles: all }: ObjectDetail, { link }: Place): JSX.Element | null =>
  all.length === 0
    ? null
    : card(
        say('Why its webhooks did not arrive'),
        {},
        ul(
          { class: 'troubles' },
          ...all.map(({ text, remedy }) =>
            li(
              { key: text },
              notice('wait', strong(null, serverText(text)), p(null, serverText(remedy))),
            ),
          ),
        ),
        div(
          { class: 'row' },
          a({ class: 'button small', href: link('receiver') }, say('Webhook receiver')),
          a({ class: 'button small', href: link('why') }, say('All undelivered webhooks')),
        ),
      );

/** Returns a link to the webhooks of an object; those of a payment are listed under its request. */
const sentLink = ({ timeline: entries }: ObjectDetail, { link }: Place): JSX.Element | null => {
  const sent = entries.filter(({ type }) => type === 'event');
  const subject = sent[0]?.detail['subject'];
  return typeof subject === 'string'
    ? p(
        null,
        a(
          { href: link('webhooks', '', { subject }) },
          say('{count|webhook|webhooks} so far', { count: sent.length }),
        ),
      )
    : null;
};

/** Returns the columns for related objects, with the status of each below its id. */
const relatedColumns = ({ link }: Place): readonly Column<ObjectSummary>[] => [
  {
    name: say('Object'),
    cell: ({ id, kind, status, amount, currency }) => [
      idLink(link('objects', id), id),
      div(
        { class: 'row hint' },
        statusBadge(status),
        kindName(kind),
        span(null, amountText(amount, currency)),
      ),
    ],
  },
];

/** Returns the failure code or reason of an object, if the API states one. */
const failureOf = ({ body }: ObjectDetail): string | null => {
  const { failure_code: code, failure_reason: reason } = (body ?? {}) as Record<string, unknown>;
  return [code, reason].find((one) => typeof one === 'string') ?? null;
};

/** Returns the fields of an object as names and values; missing values are omitted. */
const factsOf = (object: ObjectDetail, { link }: Place): JSX.Element => {
  const { kind, reference_id, amount, currency, channel_code, customer_id, created } = object;
  const failure = failureOf(object);
  return factList([
    [say('Kind'), kindName(kind)],
    [say('Created'), moment(created)],
    [say('Amount'), amount === null ? null : amountText(amount, currency)],
    [say('Failure'), failure === null ? null : badge(failure, 'bad')],
    [say('Reference'), reference_id],
    [
      say('Channel'),
      channel_code === null
        ? null
        : a({ href: link('channels', '', { q: channel_code }) }, channel_code),
    ],
    [
      say('Customer'),
      customer_id === null ? null : a({ href: link('objects', customer_id) }, customer_id),
    ],
  ]);
};

/** The page of a loaded object. */
const ObjectPage = ({
  object,
  reload,
}: {
  readonly object: ObjectDetail;
  readonly reload: () => void;
}): JSX.Element => {
  const place = usePlace();
  const doing = useDoing();
  const { link, route } = place;
  const known = new Set(object.related.map(({ id }) => id));
  const linked = (id: string) => (known.has(id) && id !== object.id ? link('objects', id) : null);
  return div(
    { class: 'stack' },
    head({ title: object.id, badge: statusBadge(object.status), lead: kindName(object.kind) }),
    route.mode === 'test' && object.actions.length > 0
      ? card(say('Do now'), {}, h(Actions, { object, doing, onDone: reload }))
      : outcome(doing),
    troubles(object, place),
    div(
      { class: 'columns wide-left' },
      div(
        { class: 'stack' },
        h(States, { object }),
        card(
          say('Webhooks'),
          {},
          p(null, serverText(object.webhooks.text)),
          sentLink(object, place),
        ),
        card(say('Timeline'), {}, timeline(object.timeline, place)),
      ),
      div(
        { class: 'stack' },
        card(say('Facts'), {}, factsOf(object, place)),
        object.related.length === 0
          ? null
          : card(
              say('Related objects'),
              { inner: false },
              grid({
                label: say('Related objects'),
                columns: relatedColumns(place),
                rows: object.related,
                keyOf: ({ id }) => id,
              }),
            ),
        card(
          say('As the API shows it'),
          {},
          h(Json, { value: object.body, what: say('the object'), link: linked }),
        ),
      ),
    ),
  );
};

export const ObjectView = (): JSX.Element => {
  const place = usePlace();
  const { route, live, account } = place;
  const object = useLoad(
    (signal) =>
      api().objects.get(
        { params: { id: account.id, object: route.argument }, query: scopeOf(place).query },
        signal,
      ),
    [live.turn],
  );
  if (object.data === null)
    return div(
      { class: 'stack' },
      head({ title: route.argument }),
      whenLoaded(object, () => null),
    );
  return h(ObjectPage, { object: object.data, reload: object.reload });
};
