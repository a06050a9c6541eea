// The overview: what needs attention, the numbers of a period, and the live feed.
import { h, type JSX } from 'preact';
import { say } from '../language.ts';
import { head } from '../parts/layout.ts';
import { div } from '../parts/tags.ts';
import { usePlace } from '../place.ts';
import { FeedCard } from './feed.ts';
import { Attention } from './overview/attention.ts';
import { Numbers } from './overview/numbers.ts';

export const OverviewView = (): JSX.Element => {
  const { account, route } = usePlace();
  return div(
    { class: 'stack' },
    head({
      title: say('Overview'),
      lead: say('{account}, {mode} mode', { account: account.name, mode: say(route.mode) }),
    }),
    h(Attention, {}),
    h(Numbers, {}),
    h(FeedCard, {}),
  );
};
