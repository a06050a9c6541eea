// The live feed: requests, transitions, events, deliveries, clock changes.
import type { FeedEntry } from '@kasir/control';
import { h, type ComponentChildren, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { formatTime } from '../format.ts';
import { kindName } from '../kind-names.ts';
import { say, type PlainText } from '../language.ts';
import { selectField } from '../parts/forms.ts';
import { icon, type IconName } from '../parts/icon.ts';
import { card } from '../parts/layout.ts';
import { Empty, notice } from '../parts/notice.ts';
import { a, button, div, li, ol, p, span } from '../parts/tags.ts';
import { httpBadge, httpTone, statusBadge, type Tone } from '../parts/tone.ts';
import { hour, idLink } from '../parts/values.ts';
import { usePlace, type Place } from '../place.ts';

interface Line {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly body: readonly ComponentChildren[];
}

const delivery = (entry: Extract<FeedEntry, { type: 'delivery' }>, { link }: Place): Line => ({
  icon: 'send',
  tone: entry.acknowledged ? 'good' : 'bad',
  body: [
    a({ href: link('webhooks', entry.webhook_id) }, entry.event),
    ' ',
    entry.acknowledged
      ? say('was acknowledged with {status}', { status: entry.status ?? '' })
      : say('did not arrive: {error}', {
          error:
            entry.error ??
            say('the receiver responded with {status}', { status: entry.status ?? '' }),
        }),
    entry.attempt > 1 ? ` ${say('(attempt {number})', { number: entry.attempt })}` : '',
  ],
});

/** Returns one entry as a line. */
const lineOf = (entry: FeedEntry, place: Place): Line => {
  const { link } = place;
  switch (entry.type) {
    case 'request': {
      const { request_id, method, path, status, error_code } = entry.request;
      return {
        icon: 'request',
        tone: httpTone(status),
        body: [
          a({ href: link('requests', request_id) }, `${method} ${path}`),
          ' ',
          httpBadge(status, error_code),
        ],
      };
    }
    case 'transition':
      return {
        icon: 'step',
        tone: 'info',
        body: [
          `${kindName(entry.kind)} `,
          idLink(link('objects', entry.object), entry.object),
          entry.from === null ? ` ${say('created')} ` : ` ${entry.from} → `,
          statusBadge(entry.to),
        ],
      };
    case 'event':
      return {
        icon: 'event',
        tone: 'idle',
        body: [
          a({ href: link('webhooks', entry.webhook_id) }, entry.event),
          ` ${say('was written')}`,
        ],
      };
    case 'delivery':
      return delivery(entry, place);
    case 'clock':
      return {
        icon: 'clock',
        tone: 'idle',
        body: [
          say(entry.frozen ? 'The clock stands at {time}' : 'The clock runs from {time}', {
            time: formatTime(entry.now),
          }),
        ],
      };
  }
};

const item = (entry: FeedEntry, place: Place): JSX.Element => {
  const { icon: drawing, tone, body } = lineOf(entry, place);
  return li(
    { key: entry.sequence, class: 'fresh' },
    span({ class: `tone ${tone}` }, icon(drawing)),
    span({ class: 'line' }, ...body),
    hour(entry.at),
  );
};

const types: readonly (readonly [type: string, name: PlainText])[] = [
  ['request', 'Request'],
  ['transition', 'Transition'],
  ['event', 'Event'],
  ['delivery', 'Delivery'],
  ['clock', 'Clock'],
];

export const FeedCard = (): JSX.Element => {
  const place = usePlace();
  const { live, account } = place;
  const [type, setType] = useState('');
  const entries = live.entries.filter(
    (entry) =>
      (entry.account === null || entry.account === account.id) &&
      (type === '' || entry.type === type),
  );
  const pause = button(
    {
      class: 'small',
      'aria-pressed': live.paused,
      onClick: () => live.setPaused(!live.paused),
    },
    say(live.paused ? 'Go on' : 'Pause'),
  );
  const choice = selectField(
    say('Show'),
    'type',
    types.map(([one, name]) => [one, say(name)] as const),
    { value: type, any: say('Everything'), onChange: setType },
  );
  return card(
    say('Live feed'),
    { inner: false, aside: [choice, pause] },
    live.missed > 0
      ? div(
          { class: 'inner' },
          notice(
            'wait',
            say('Entries that came faster than they could be read: {count}', {
              count: live.missed,
            }),
          ),
        )
      : null,
    entries.length === 0
      ? h(Empty, {
          title: say('Nothing has happened yet.'),
          hint: say(
            'Requests, status changes and webhooks show up here as they happen. Make a request:',
          ),
          command: 'curl -u "$KASIR_SECRET_KEY:" http://127.0.0.1:8585/balance',
        })
      : div(
          {
            class: 'feed',
            tabIndex: 0,
            role: 'log',
            'aria-label': say('Live feed'),
            'aria-live': live.paused ? 'off' : 'polite',
            'aria-relevant': 'additions',
          },
          ol(null, ...entries.map((entry) => item(entry, place))),
        ),
    live.paused ? p({ class: 'more hint' }, say('Paused. New events are kept.')) : null,
  );
};
