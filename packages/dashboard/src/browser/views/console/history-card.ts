// The requests that were made in this browser, to make them again.
import type { JSX } from 'preact';
import { card } from '../../parts/layout.ts';
import { a, li, p, ul } from '../../parts/tags.ts';
import { httpBadge } from '../../parts/tone.ts';
import { moment } from '../../parts/values.ts';
import { usePlace } from '../../place.ts';
import { readMade } from './history.ts';

/** It is rendered again, and so read, when `turn` changes. */
export const History = (_: { readonly turn: string }): JSX.Element => {
  const { account, link } = usePlace();
  const made = readMade(account.id);
  return card(
    'History',
    {},
    made.length === 0
      ? p({ class: 'hint' }, 'What you send stands here, to be sent again. No secret is kept.')
      : ul(
          { class: 'troubles' },
          ...made.map(({ request_id, method, path, status, at }) =>
            li(
              { key: request_id, class: 'row' },
              httpBadge(status),
              a({ href: link('console', '', { request: request_id }) }, `${method} ${path}`),
              moment(at),
            ),
          ),
        ),
  );
};
