// The timeline of an object, grouped by the days of the clock of test accounts.
import type { TimelineEntry } from '@kasir/control';
import type { ComponentChildren, JSX } from 'preact';
import { formatDay } from '../format.ts';
import { say } from '../language.ts';
import { icon, type IconName } from '../parts/icon.ts';
import { specification } from '../parts/specification.ts';
import { a, div, h3, li, ol, p, span } from '../parts/tags.ts';
import type { Tone } from '../parts/tone.ts';
import { hour, moment, serverText } from '../parts/values.ts';
import type { Place } from '../place.ts';

interface Look {
  readonly name: string;
  readonly icon: IconName;
  readonly tone: Tone;
}

const looks: Readonly<Record<TimelineEntry['type'], Look>> = {
  request: { name: say('Request'), icon: 'request', tone: 'info' },
  replay: { name: say('Repeated response'), icon: 'replay', tone: 'idle' },
  transition: { name: say('Transition'), icon: 'step', tone: 'info' },
  ledger: { name: say('Ledger'), icon: 'coin', tone: 'idle' },
  event: { name: say('Event'), icon: 'event', tone: 'idle' },
  delivery: { name: say('Delivery'), icon: 'send', tone: 'good' },
  clock: { name: say('Clock'), icon: 'clock', tone: 'idle' },
  page: { name: say('Hosted page'), icon: 'page', tone: 'idle' },
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns whether an entry is about a failed delivery or a refused request. */
export const isTrouble = ({ type, detail }: TimelineEntry): boolean => {
  const { status, error, error_code: code } = detail;
  if (type === 'delivery') return typeof error === 'string' || (isNumber(status) && status >= 300);
  if (type === 'request') return typeof code === 'string' || (isNumber(status) && status >= 400);
  return false;
};

/**
 * Groups entries by local day of the clock of test accounts, in their order. An entry in real time
 * belongs to the day of the entry after it, or else of the entry before it.
 */
export const byDay = (entries: readonly TimelineEntry[]): readonly [string, TimelineEntry[]][] => {
  const dayAt = (at: number): string | undefined => {
    const entry = entries[at];
    return entry && (entry.clock === 'test' ? formatDay(entry.at) : dayAt(at + 1));
  };
  const days: [string, TimelineEntry[]][] = [];
  for (const [at, entry] of entries.entries()) {
    const last = days.at(-1);
    const day = dayAt(at) ?? last?.[0] ?? formatDay(entry.at);
    if (last?.[0] === day) last[1].push(entry);
    else days.push([day, [entry]]);
  }
  return days;
};

const linksOf = (entry: TimelineEntry, { link }: Place): ComponentChildren[] => [
  entry.request_id === null
    ? null
    : a({ href: link('requests', entry.request_id) }, say('Request')),
  entry.webhook_id === null
    ? null
    : a({ href: link('webhooks', entry.webhook_id) }, say('Webhook')),
];

/** Returns the time of day; a real time is marked as such, with its own day if that differs. */
const timeOf = (entry: TimelineEntry, day: string, isMixed: boolean): JSX.Element => {
  if (!isMixed || entry.clock === 'test') return hour(entry.at);
  return span(
    { class: 'when' },
    formatDay(entry.at) === day ? hour(entry.at) : moment(entry.at),
    span({ class: 'hint' }, say('real time')),
  );
};

const line = (entry: TimelineEntry, time: JSX.Element, place: Place): JSX.Element => {
  const trouble = isTrouble(entry);
  const look = looks[entry.type];
  const links = linksOf(entry, place).filter((one) => one !== null);
  return li(
    null,
    span({ class: `mark ${trouble ? 'bad' : look.tone}` }, icon(trouble ? 'alert' : look.icon)),
    div(
      { class: 'what' },
      p(null, span({ class: 'unseen' }, `${look.name}: `), serverText(entry.text)),
      entry.reason === null
        ? null
        : p({ class: trouble ? 'reason remedy' : 'reason' }, serverText(entry.reason)),
      links.length === 0 ? null : p({ class: 'row hint' }, ...links),
      specification(entry.clauses),
    ),
    time,
  );
};

/** Returns a timeline in the order of events. */
export const timeline = (entries: readonly TimelineEntry[], place: Place): JSX.Element => {
  const clocks = new Set(entries.map(({ clock }) => clock));
  const isMixed = clocks.size > 1;
  return div(
    { class: 'stack' },
    isMixed
      ? p(
          { class: 'hint' },
          say(
            'Days and times are those of the clock of test accounts. A request has the real time at which it came.',
          ),
        )
      : null,
    ol(
      { class: 'days' },
      ...byDay(entries).map(([day, those]) =>
        li(
          { key: day },
          h3(null, day),
          ol(
            { class: 'timeline' },
            ...those.map((one) => line(one, timeOf(one, day, isMixed), place)),
          ),
        ),
      ),
    ),
  );
};
