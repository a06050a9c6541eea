// "Why did my webhook not arrive?": what did not arrive by its cause, and what else keeps webhooks
// away, from the first look.
import type { EventView } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { formatCount } from '../format.ts';
import { entryForm, textField } from '../parts/forms.ts';
import { card, head } from '../parts/layout.ts';
import { notice, outcome, whenLoaded } from '../parts/notice.ts';
import { a, button, div, li, p, strong, ul } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { moment } from '../parts/values.ts';
import { scopeOf, usePlace, type Place } from '../place.ts';
import { goTo } from '../route.ts';
import { groupTroubles, type TroubleGroup } from './troubles.ts';

const SHOWN = 5;

/** Events of the account that did not arrive, newest first. */
export const readUndelivered = async (place: Place, signal?: AbortSignal): Promise<EventView[]> => {
  const { params, query } = scopeOf(place);
  const pages = await Promise.all(
    (['UNROUTED', 'FAILED', 'PENDING'] as const).map((status) =>
      api().events.list({ params, query: { ...query, status, limit: 100 } }, signal),
    ),
  );
  return pages
    .flatMap(({ data }) => data)
    .toSorted((one, other) => other.created.localeCompare(one.created));
};

/** Sends events once more, one after the other. */
const useResend = (events: readonly EventView[], onDone: () => void) => {
  const { account, route } = usePlace();
  const doing = useDoing(onDone);
  const resend = () =>
    doing.change(
      async () => {
        for (const { webhook_id } of events)
          // oxlint-disable-next-line no-await-in-loop -- in the order in which they happened
          await api().events.resend({
            params: { id: account.id },
            body: { mode: route.mode, webhook_id },
          });
      },
      `${formatCount(events.length, 'webhook')} sent again.`,
    );
  return { doing, resend };
};

interface GroupProps {
  readonly group: TroubleGroup;
  readonly onDone: () => void;
}

const Group = ({ group, onDone }: GroupProps): JSX.Element => {
  const { link } = usePlace();
  const { text, remedy, events } = group;
  const { doing, resend } = useResend(events, onDone);
  return li(
    null,
    notice(
      'bad',
      strong(null, text),
      p(null, 'What to do: ', remedy),
      ul(
        null,
        ...events
          .slice(0, SHOWN)
          .map(({ webhook_id, event, subject, created, status }) =>
            li(
              { key: webhook_id },
              a({ href: link('webhooks', webhook_id) }, event),
              ' of ',
              a({ href: link('objects', subject) }, subject),
              ', ',
              moment(created),
              ' ',
              badge(status),
            ),
          ),
        events.length > SHOWN ? li(null, `and ${events.length - SHOWN} more`) : null,
      ),
      div(
        { class: 'row' },
        button(
          { type: 'button', class: 'small', disabled: doing.busy, onClick: resend },
          `Resend ${formatCount(events.length, 'webhook')}`,
        ),
        a({ class: 'button small', href: link('receiver') }, 'Webhook receiver'),
      ),
      outcome(doing),
    ),
  );
};

/** What keeps webhooks away before or after they are sent, and how it is set for this account. */
const Checks = (): JSX.Element => {
  const place = usePlace();
  const { account, route, link, clock, live } = place;
  const found = useLoad(
    async (signal) => {
      const params = { id: account.id };
      const [{ urls }, { chaos }] = await Promise.all([
        api().webhooks.get(scopeOf(place), signal),
        api().chaos.get({ params }, signal),
      ]);
      return { urls, chaos };
    },
    [live.turn],
  );
  return card(
    'What is set up now',
    {},
    whenLoaded(found, ({ urls, chaos }) => {
      const count = Object.keys(urls).length;
      const check = (good: boolean, said: string, where: string) =>
        li(
          { class: 'row' },
          badge(good ? 'Fine' : 'Look here', good ? 'good' : 'wait'),
          a({ href: link(where) }, said),
        );
      return ul(
        { class: 'troubles' },
        check(
          count > 0,
          count > 0
            ? `${formatCount(count, 'callback URL')} in ${route.mode} mode`
            : `No callback URL in ${route.mode} mode`,
          'receiver',
        ),
        check(
          chaos === null,
          chaos === null ? 'No webhook chaos' : 'Webhook chaos drops, delays or repeats deliveries',
          'failures',
        ),
        check(
          clock?.frozen !== true,
          clock?.frozen === true
            ? 'The clock is frozen: retries wait until it moves'
            : 'The clock runs: retries come by themselves',
          'clock',
        ),
      );
    }),
  );
};

interface CausesProps {
  readonly events: readonly EventView[];
  readonly onDone: () => void;
}

const Causes = ({ events, onDone }: CausesProps): JSX.Element => {
  const groups = groupTroubles(events);
  const troubled = groups.flatMap((group) => group.events);
  const { doing, resend } = useResend(troubled, onDone);
  const untried = events.length - troubled.length;
  return div(
    { class: 'stack' },
    groups.length > 1
      ? div(
          { class: 'row' },
          button(
            { type: 'button', disabled: doing.busy, onClick: resend },
            `Resend all ${formatCount(troubled.length, 'webhook')}`,
          ),
        )
      : null,
    outcome(doing),
    untried > 0
      ? notice('info', `${formatCount(untried, 'webhook')} on the way: not tried yet.`)
      : null,
    groups.length === 0
      ? notice(
          'good',
          strong(null, 'Every webhook of this account and mode has arrived.'),
          p(
            null,
            'Is it about another account or mode? Choose it above. Was there no webhook at all? Look at the object: it says which step sends one.',
          ),
        )
      : ul(
          { class: 'troubles' },
          ...groups.map((group) => h(Group, { key: group.text + group.remedy, group, onDone })),
        ),
  );
};

const AboutOne = (): JSX.Element => {
  const { link } = usePlace();
  return card(
    'About one object',
    {},
    p(
      null,
      'The page of an object says which of its webhooks were sent, and why one did not arrive or was never written.',
    ),
    entryForm(
      {
        submit: 'Look',
        plain: true,
        label: 'About one object',
        onSubmit: (values) => goTo(link('search', '', { q: values.text('q') })),
      },
      textField('Object, webhook or reference', 'q', { required: true }),
    ),
  );
};

export const WhyView = (): JSX.Element => {
  const place = usePlace();
  const found = useLoad((signal) => readUndelivered(place, signal), [place.live.turn]);
  return div(
    { class: 'stack' },
    head({
      title: 'Why did my webhook not arrive?',
      lead: 'Every webhook that did not arrive, by its cause, with what to do about it.',
    }),
    div(
      { class: 'columns wide-left' },
      card(
        'By cause',
        {},
        whenLoaded(found, (events) => h(Causes, { events, onDone: found.reload })),
      ),
      div({ class: 'stack' }, h(AboutOne, {}), h(Checks, {})),
    ),
  );
};
