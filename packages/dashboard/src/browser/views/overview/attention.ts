// Causes that need attention: the most important first, the rest behind "and 3 more".
import type { JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../../api/client.ts';
import { useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { card } from '../../parts/layout.ts';
import { notice, problem } from '../../parts/notice.ts';
import { a, details, p, strong, summary } from '../../parts/tags.ts';
import { usePlace, type Place } from '../../place.ts';
import { CHECKED_MS } from '../books.ts';
import { readUndelivered, type Undelivered } from '../resend.ts';

/** The number of causes listed at once. */
const LISTED = 3;

const readSettings = async ({ account }: Place, signal: AbortSignal) => {
  const params = { id: account.id };
  const [chaos, faults, scripts] = await Promise.all([
    api().chaos.get({ params }, signal),
    api().faults.list({}, signal),
    api().scripts.list({ params }, signal),
  ]);
  return { chaos, faults, scripts };
};

const bookItems = ({ breaches }: Returned<ControlApi['invariants']['check']>): JSX.Element[] =>
  breaches.map(({ law, detail }) =>
    notice('bad', strong(null, say('The books do not agree: {law}', { law })), p(null, detail)),
  );

const webhookItems = ({ causes }: Undelivered, { link }: Place): JSX.Element[] =>
  causes.map(({ text, remedy, count }) =>
    notice(
      'bad',
      strong(null, `${say('{count|webhook|webhooks}', { count })}: ${text}`),
      p(null, remedy),
      p(null, a({ href: link('why') }, say('See which'))),
    ),
  );

/** Returns a notice about a test setting that changes results, with a link to it. */
const setUp = (said: string, href: string): JSX.Element =>
  notice('wait', strong(null, said), p(null, a({ href }, say('See what it does'))));

const settingItems = (
  { chaos, faults, scripts }: Awaited<ReturnType<typeof readSettings>>,
  { link }: Place,
): JSX.Element[] => {
  const open = scripts.data.filter((script) => script.open).length;
  const injected = faults.data.length;
  return [
    ...(chaos.chaos === null ? [] : [setUp(say('Webhook chaos is on.'), link('failures'))]),
    ...(injected === 0
      ? []
      : [
          setUp(
            say('Faults injected into requests: {count}', { count: injected }),
            link('failures'),
          ),
        ]),
    ...(open === 0
      ? []
      : [setUp(say('Outcome scripts that wait: {count}', { count: open }), link('failures'))]),
  ];
};

type Waiting = Returned<ControlApi['attention']['get']>;

const countText = ({ count, more }: Waiting['doubts']): string => `${count}${more ? '+' : ''}`;

/** Returns notices about live money that waits for a person: unknown outcomes, unmatched lines. */
const liveItems = ({ doubts, differences }: Waiting, { link }: Place): JSX.Element[] => [
  ...(doubts.count === 0
    ? []
    : [
        notice(
          'bad',
          strong(null, say('Doubtful operations: {count}', { count: countText(doubts) })),
          p(null, say('Ask the connector once more, or say what the processor shows.')),
          p(null, a({ href: link('connectors') }, say('See which'))),
        ),
      ]),
  ...(differences.count === 0
    ? []
    : [
        notice(
          'bad',
          strong(
            null,
            say('Statement lines and operations that do not match: {count}', {
              count: countText(differences),
            }),
          ),
          p(null, say('Nothing of them is booked until somebody resolves it.')),
          p(null, a({ href: link('reconciliation') }, say('See which'))),
        ),
      ]),
];

const frozen = ({ clock, link }: Place): JSX.Element[] =>
  clock?.frozen === true
    ? [
        notice(
          'info',
          strong(null, say('The clock of test accounts is frozen.')),
          p(
            null,
            say('Nothing falls due until it moves.'),
            ' ',
            a({ href: link('clock') }, say('Go to the clock')),
          ),
        ),
      ]
    : [];

/** Causes that need attention, as far as known: slow checks do not hold back quick ones. */
export const Attention = (): JSX.Element => {
  const place = usePlace();
  const { live } = place;
  const settings = useLoad((signal) => readSettings(place, signal), [live.turn]);
  const undelivered = useLoad((signal) => readUndelivered(place, signal), [live.turn]);
  const books = useLoad(
    (signal) => api().invariants.check({ query: { max_age_ms: CHECKED_MS } }, signal),
    [live.turn],
  );
  const waiting = useLoad(
    (signal) => api().attention.get({ params: { id: place.account.id } }, signal),
    [live.turn],
  );
  const items = [
    ...(books.data ? bookItems(books.data) : []),
    ...(waiting.data ? liveItems(waiting.data, place) : []),
    ...(undelivered.data ? webhookItems(undelivered.data, place) : []),
    ...frozen(place),
    ...(settings.data ? settingItems(settings.data, place) : []),
  ];
  const all = [settings, undelivered, books, waiting];
  const isWaiting = all.some(({ data, failure }) => data === null && failure === null);
  const rest = items.slice(LISTED);
  return card(
    say('Needs attention'),
    {
      aside: a(
        { class: 'button small main', href: place.link('why') },
        say('Why did my webhook not arrive?'),
      ),
    },
    ...all.flatMap(({ failure, reload }) => (failure ? [problem(failure, reload)] : [])),
    ...items.slice(0, LISTED),
    rest.length === 0
      ? null
      : details(
          { class: 'more' },
          summary(null, say('and {count} more', { count: rest.length })),
          ...rest,
        ),
    isWaiting ? p({ class: 'loading', role: 'status' }, say('Checking…')) : null,
    items.length === 0 && !isWaiting
      ? notice('good', strong(null, say('Nothing. Webhooks arrive and the books agree.')))
      : null,
  );
};
