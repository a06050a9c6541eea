// The timeline of an object, day by day.
import type { TimelineEntry } from '@kasir/control';
import type { ComponentChildren, JSX } from 'preact';
import { formatDay } from '../format.ts';
import { icon, type IconName } from '../parts/icon.ts';
import { a, code, div, h3, li, ol, p, span } from '../parts/tags.ts';
import type { Tone } from '../parts/tone.ts';
import { hour } from '../parts/values.ts';
import type { Place } from '../place.ts';

interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

const looks: Readonly<Record<TimelineEntry['type'], Look>> = {
  request: { icon: 'request', tone: 'info' },
  replay: { icon: 'replay', tone: 'idle' },
  transition: { icon: 'step', tone: 'info' },
  ledger: { icon: 'coin', tone: 'idle' },
  event: { icon: 'event', tone: 'idle' },
  delivery: { icon: 'send', tone: 'good' },
  clock: { icon: 'clock', tone: 'idle' },
  page: { icon: 'page', tone: 'idle' },
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Whether an entry is about something that did not work. */
export const isTrouble = ({ type, detail }: TimelineEntry): boolean => {
  const { status, error, error_code: code } = detail;
  if (type === 'delivery') return typeof error === 'string' || (isNumber(status) && status >= 300);
  if (type === 'request') return typeof code === 'string' || (isNumber(status) && status >= 400);
  return false;
};

/** Entries by local day, oldest first. */
export const byDay = (entries: readonly TimelineEntry[]): readonly [string, TimelineEntry[]][] => [
  ...Map.groupBy(entries, ({ at }) => formatDay(at)),
];

const linksOf = (entry: TimelineEntry, { link }: Place): ComponentChildren[] => [
  entry.request_id === null ? null : a({ href: link('requests', entry.request_id) }, 'Request'),
  entry.webhook_id === null ? null : a({ href: link('webhooks', entry.webhook_id) }, 'Webhook'),
  ...entry.clauses.map((clause) => code({ class: 'hint' }, clause)),
];

const line = (entry: TimelineEntry, place: Place): JSX.Element => {
  const trouble = isTrouble(entry);
  const look = looks[entry.type];
  const links = linksOf(entry, place).filter((one) => one !== null);
  return li(
    null,
    span({ class: `mark ${trouble ? 'bad' : look.tone}` }, icon(trouble ? 'alert' : look.icon)),
    div(
      { class: 'what' },
      p(null, span({ class: 'unseen' }, `${entry.type}: `), entry.text),
      entry.reason === null
        ? null
        : p({ class: trouble ? 'reason remedy' : 'reason' }, entry.reason),
      links.length === 0 ? null : p({ class: 'row hint' }, ...links),
    ),
    hour(entry.at),
  );
};

/** A timeline, oldest first. */
export const timeline = (entries: readonly TimelineEntry[], place: Place): JSX.Element =>
  ol(
    { class: 'days' },
    ...byDay(entries).map(([day, those]) =>
      li(
        { key: day },
        h3(null, day),
        ol({ class: 'timeline' }, ...those.map((one) => line(one, place))),
      ),
    ),
  );
