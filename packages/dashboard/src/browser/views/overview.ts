// The overview: problems that need attention, money by day and ledger, and the live feed.
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { formatCount } from '../format.ts';
import { card, head } from '../parts/layout.ts';
import { notice, whenLoaded } from '../parts/notice.ts';
import { a, div, p, strong } from '../parts/tags.ts';
import { usePlace, type Place } from '../place.ts';
import { FeedCard } from './feed.ts';
import { CHECKED_MS } from './books.ts';
import { Money } from './money.ts';
import { countText, readUndelivered } from './resend.ts';

/** The number of causes listed here; their own view lists all. */
const CAUSES = 4;

const readAttention = async (place: Place, signal: AbortSignal) => {
  const params = { id: place.account.id };
  const [undelivered, books, chaos, faults, scripts] = await Promise.all([
    readUndelivered(place, signal),
    api().invariants.check({ query: { max_age_ms: CHECKED_MS } }, signal),
    api().chaos.get({ params }, signal),
    api().faults.list({}, signal),
    api().scripts.list({ params }, signal),
  ]);
  return { undelivered, books, chaos, faults, scripts };
};

type Found = Awaited<ReturnType<typeof readAttention>>;

/** Returns a notice that something is set up on purpose, with a link to it. */
const setUp = (is: boolean, said: string, href: string): JSX.Element | null =>
  is ? notice('wait', strong(null, said), p(null, a({ href }, 'See what it does'))) : null;

const itemsOf = ({ undelivered, books, chaos, faults, scripts }: Found, { link, clock }: Place) => {
  const open = scripts.data.filter((script) => script.open).length;
  const injected = faults.data.length;
  const { causes, more } = undelivered;
  const unnamed = causes.slice(CAUSES);
  return [
    ...books.breaches.map(({ law, detail }) =>
      notice('bad', strong(null, `The books do not agree: ${law}`), p(null, detail)),
    ),
    ...causes
      .slice(0, CAUSES)
      .map(({ text, remedy, count }) =>
        notice(
          'bad',
          strong(null, `${formatCount(count, 'webhook')}: ${text}`),
          p(null, remedy),
          p(null, a({ href: link('why') }, 'See which')),
        ),
      ),
    unnamed.length > 0
      ? notice(
          'bad',
          strong(
            null,
            a({ href: link('why') }, `and ${formatCount(unnamed.length, 'more cause')}`),
          ),
          p(
            null,
            `They keep ${countText(
              unnamed.reduce((sum, { count }) => sum + count, 0),
              more,
            )} away.`,
          ),
        )
      : null,
    clock?.frozen === true
      ? notice(
          'info',
          strong(null, 'The clock of test accounts is frozen.'),
          p(
            null,
            'Nothing falls due until it moves. ',
            a({ href: link('clock') }, 'Go to the clock'),
          ),
        )
      : null,
    setUp(chaos.chaos !== null, 'Webhook chaos is on.', link('failures')),
    setUp(
      injected > 0,
      `${formatCount(injected, 'fault')} injected into requests.`,
      link('failures'),
    ),
    setUp(open > 0, `${formatCount(open, 'outcome script')} waiting.`, link('failures')),
  ].filter((one) => one !== null);
};

const Attention = (): JSX.Element => {
  const place = usePlace();
  const { live, link } = place;
  const found = useLoad((signal) => readAttention(place, signal), [live.turn]);
  return card(
    'Needs attention',
    {
      aside: a({ class: 'button small main', href: link('why') }, 'Why did my webhook not arrive?'),
    },
    whenLoaded(found, (all) => {
      const items = itemsOf(all, place);
      return items.length === 0
        ? notice('good', strong(null, 'Nothing. Webhooks arrive and the books agree.'))
        : items;
    }),
  );
};

export const OverviewView = (): JSX.Element => {
  const { account, route } = usePlace();
  return div(
    { class: 'stack' },
    head({ title: 'Overview', lead: `${account.name}, ${route.mode} mode` }),
    h(Attention, {}),
    div({ class: 'columns wide-left' }, h(FeedCard, {}), h(Money, {})),
  );
};
