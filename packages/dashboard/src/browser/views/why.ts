// "Why did my webhook not arrive?": undelivered webhooks by cause, and the settings that can
// prevent or delay their arrival.
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { unlessRefused } from '../api/rights.ts';
import { say, sayParts } from '../language.ts';
import { entryForm, textField } from '../parts/forms.ts';
import { card, head } from '../parts/layout.ts';
import { notice, outcome, whenLoaded } from '../parts/notice.ts';
import { a, button, div, li, p, strong, ul } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { moment, serverText } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { goTo } from '../route.ts';
import {
  countText,
  readUndelivered,
  resendAll,
  type Cause,
  type EventFilter,
  type Undelivered,
} from './resend.ts';

/** Returns the action that resends the events matched by a filter. */
const useResend = (filter: EventFilter, onDone: () => void) => {
  const place = usePlace();
  const doing = useDoing();
  const resend = () =>
    void doing.run(async () => {
      const sent = await resendAll(place, filter);
      onDone();
      return say('{count|webhook|webhooks} sent again.', { count: sent });
    });
  return { doing, resend };
};

interface GroupProps {
  readonly cause: Cause;
  readonly more: boolean;
  readonly onDone: () => void;
}

const Group = ({ cause, more, onDone }: GroupProps): JSX.Element => {
  const { link } = usePlace();
  const { text, remedy, count, newest } = cause;
  const { doing, resend } = useResend({ trouble: text }, onDone);
  return li(
    null,
    notice(
      'bad',
      strong(null, serverText(text)),
      p(null, ...sayParts('What to do: {remedy}', { remedy: serverText(remedy) })),
      ul(
        null,
        ...newest.map(({ webhook_id, event, subject, created, status }) =>
          li(
            { key: webhook_id },
            ...sayParts('{event} of {object}, {time}', {
              event: a({ href: link('webhooks', webhook_id) }, event),
              object: a({ href: link('objects', subject) }, subject),
              time: moment(created),
            }),
            ' ',
            badge(status),
          ),
        ),
        count > newest.length
          ? li(
              null,
              a(
                { href: link('webhooks', '', { trouble: text }) },
                say('and {count} more', { count: count - newest.length }),
              ),
            )
          : null,
      ),
      div(
        { class: 'row' },
        button(
          {
            class: 'small',
            ...unlessRefused('events.resendMany', doing.busy),
            onClick: resend,
          },
          more
            ? say('Resend all of this cause')
            : say('Resend {count|webhook|webhooks}', { count }),
        ),
        a({ class: 'button small', href: link('receiver') }, say('Webhook receiver')),
      ),
      outcome(doing),
    ),
  );
};

/** The settings of this account that can prevent or delay the arrival of webhooks. */
const Checks = (): JSX.Element => {
  const place = usePlace();
  const { account, route, link, clock, live } = place;
  const found = useLoad(
    async (signal) => {
      const params = { id: account.id };
      const [{ callbacks }, { chaos }] = await Promise.all([
        api().accounts.get({ params }, signal),
        api().chaos.get({ params }, signal),
      ]);
      return { urls: callbacks[route.mode].urls, chaos };
    },
    [live.turn],
  );
  return card(
    say('What is set up now'),
    {},
    whenLoaded(found, ({ urls, chaos }) => {
      const count = Object.keys(urls).length;
      const check = (good: boolean, said: string, where: string) =>
        li(
          { class: 'row' },
          badge(good ? say('Fine') : say('Look here'), good ? 'good' : 'wait'),
          a({ href: link(where) }, said),
        );
      return ul(
        { class: 'troubles' },
        check(
          count > 0,
          count > 0
            ? say('{count|callback URL|callback URLs} in {mode} mode', {
                count,
                mode: say(route.mode),
              })
            : say('No callback URL in {mode} mode', { mode: say(route.mode) }),
          'receiver',
        ),
        check(
          chaos === null,
          chaos === null
            ? say('No webhook chaos')
            : say('Webhook chaos drops, delays or repeats deliveries'),
          'failures',
        ),
        check(
          clock?.frozen !== true,
          clock?.frozen === true
            ? say('The clock is frozen: retries wait until it moves')
            : say('The clock runs: retries come by themselves'),
          'clock',
        ),
      );
    }),
  );
};

interface CausesProps {
  readonly found: Undelivered;
  readonly onDone: () => void;
}

const Causes = ({ found, onDone }: CausesProps): JSX.Element => {
  const { total, more, causes } = found;
  const { doing, resend } = useResend({ undelivered: true }, onDone);
  return div(
    { class: 'stack' },
    causes.length > 1
      ? div(
          { class: 'row' },
          button(
            { ...unlessRefused('events.resendMany', doing.busy), onClick: resend },
            say('Resend all {webhooks}', { webhooks: countText(total, more) }),
          ),
        )
      : null,
    outcome(doing),
    causes.length === 0
      ? notice(
          'good',
          strong(null, say('No webhook of this account and mode was refused or lost.')),
          p(
            null,
            say(
              'Those that were not tried yet are on their way. Is it about another account or mode? Choose it above. Was there no webhook at all? Look at the object: it says which step sends one.',
            ),
          ),
        )
      : ul(
          { class: 'troubles' },
          ...causes.map((cause) => h(Group, { key: cause.text, cause, more, onDone })),
        ),
  );
};

const AboutOne = (): JSX.Element => {
  const { link } = usePlace();
  return card(
    say('About one object'),
    {},
    p(
      null,
      say(
        'The page of an object says which of its webhooks were sent, and why one did not arrive or was never written.',
      ),
    ),
    entryForm(
      {
        submit: say('Look'),
        plain: true,
        label: say('About one object'),
        onSubmit: (values) => goTo(link('search', '', { q: values.text('q') })),
      },
      textField(say('Object, webhook or reference'), 'q', { required: true }),
    ),
  );
};

export const WhyView = (): JSX.Element => {
  const place = usePlace();
  const found = useLoad((signal) => readUndelivered(place, signal), [place.live.turn]);
  return div(
    { class: 'stack' },
    head({
      title: say('Why did my webhook not arrive?'),
      lead: say('Every webhook that did not arrive, by its cause, with what to do about it.'),
    }),
    div(
      { class: 'columns wide-left' },
      card(
        say('By cause'),
        {},
        whenLoaded(found, (all) => h(Causes, { found: all, onDone: found.reload })),
      ),
      div({ class: 'stack' }, h(AboutOne, {}), h(Checks, {})),
    ),
  );
};
