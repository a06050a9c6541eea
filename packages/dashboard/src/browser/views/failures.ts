// Deliberate failures: outcome scripts of channels, faults of requests, chaos of webhooks.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../language.ts';
import { div } from '../parts/tags.ts';
import { head } from '../parts/layout.ts';
import { notice } from '../parts/notice.ts';
import { usePlace } from '../place.ts';
import { ChaosCard } from './failures/chaos.ts';
import { FaultsCard } from './failures/faults.ts';
import { RecipesCard } from './failures/recipes-card.ts';
import { ScriptsCard } from './failures/scripts.ts';

export const FailuresView = (): JSX.Element => {
  const { route } = usePlace();
  const [count, setCount] = useState(0);
  return div(
    { class: 'stack' },
    head({
      title: say('Failures'),
      lead: say(
        'Failures on purpose: declined payments, failing requests, lost webhooks. The same seed repeats the same failures.',
      ),
    }),
    route.mode === 'live'
      ? notice(
          'wait',
          say('Failures exist in test mode only: what you set here does nothing to live mode.'),
        )
      : null,
    h(RecipesCard, { onSet: () => setCount((before) => before + 1) }),
    h(ScriptsCard, { turn: count }),
    h(FaultsCard, { turn: count }),
    h(ChaosCard, { turn: count }),
  );
};
