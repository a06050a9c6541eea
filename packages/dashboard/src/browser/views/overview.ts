// The overview: what needs attention, money by day and ledger, and what happens right now.
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { formatCount } from '../format.ts';
import { card, head } from '../parts/layout.ts';
import { notice, shown } from '../parts/notice.ts';
import { a, div, p, strong } from '../parts/tags.ts';
import { usePlace } from '../place.ts';
import { FeedCard } from './feed.ts';
import { Money } from './money.ts';
import { groupTroubles } from './troubles.ts';
import { readUndelivered } from './why.ts';

/** What makes a test account behave unlike a quiet one. */
const Attention = (): JSX.Element => {
  const place = usePlace();
  const { live, account, link, clock } = place;
  const found = useLoad(
    async (signal) => {
      const params = { id: account.id };
      const [events, books, chaos, faults, scripts] = await Promise.all([
        readUndelivered(place, signal),
        api().invariants.check({}, signal),
        api().chaos.get({ params }, signal),
        api().faults.list({}, signal),
        api().scripts.list({ params }, signal),
      ]);
      return { events, books, chaos, faults, scripts };
    },
    [live.turn],
  );
  return card(
    'Needs attention',
    {
      beside: a(
        { class: 'button small main', href: link('why') },
        'Why did my webhook not arrive?',
      ),
    },
    shown(found, ({ events, books, chaos, faults, scripts }) => {
      const open = scripts.data.filter((script) => script.open).length;
      const items = [
        ...books.breaches.map(({ law, detail }) =>
          notice('bad', strong(null, `The books do not agree: ${law}`), p(null, detail)),
        ),
        ...groupTroubles(events)
          .slice(0, 4)
          .map(({ text, remedy, events: those }) =>
            notice(
              'bad',
              strong(null, `${formatCount(those.length, 'webhook')}: ${text}`),
              p(null, remedy),
              p(null, a({ href: link('why') }, 'See which')),
            ),
          ),
        clock?.frozen
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
        chaos.chaos
          ? notice(
              'wait',
              strong(null, 'Webhook chaos is on.'),
              p(null, a({ href: link('failures') }, 'See what it does')),
            )
          : null,
        faults.data.length > 0
          ? notice(
              'wait',
              strong(null, `${formatCount(faults.data.length, 'fault')} injected into requests.`),
              p(null, a({ href: link('failures') }, 'See which')),
            )
          : null,
        open > 0
          ? notice(
              'info',
              strong(null, `${formatCount(open, 'outcome script')} waiting.`),
              p(null, a({ href: link('failures') }, 'See which')),
            )
          : null,
      ].filter((one) => one !== null);
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
