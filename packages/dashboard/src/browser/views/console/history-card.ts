// The list of requests that were made in this browser, each of which can be sent again.
import type { JSX } from 'preact';
import { say } from '../../language.ts';
import { card } from '../../parts/layout.ts';
import { a, li, p, ul } from '../../parts/tags.ts';
import { httpBadge } from '../../parts/tone.ts';
import { moment } from '../../parts/values.ts';
import { usePlace } from '../../place.ts';
import type { Made } from './history.ts';

export const History = ({ made }: { readonly made: readonly Made[] }): JSX.Element => {
  const { link } = usePlace();
  return card(
    say('History'),
    {},
    made.length === 0
      ? p({ class: 'hint' }, say('What you send stands here, to be sent again. No secret is kept.'))
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
