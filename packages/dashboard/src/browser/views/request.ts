// One request: its content, the response, and the objects it created.
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { card, head } from '../parts/layout.ts';
import { notice, whenLoaded } from '../parts/notice.ts';
import { a, code, dd, div, dl, dt, li, p, ul } from '../parts/tags.ts';
import { httpBadge } from '../parts/tone.ts';
import { Json, moment } from '../parts/values.ts';
import { usePlace, type Place } from '../place.ts';

type Whole = Returned<ControlApi['requests']['get']>;

const facts = (request: Whole, { link }: Place): JSX.Element => {
  const { request_id, at, duration_ms, endpoint, idempotency_key, objects } = request;
  return dl(
    { class: 'facts' },
    dt(null, 'Request-ID'),
    dd(null, code(null, request_id)),
    dt(null, 'At'),
    dd(null, moment(at)),
    dt(null, 'Took'),
    dd(null, `${duration_ms.toFixed(1)} ms`),
    dt(null, 'Endpoint'),
    dd(null, endpoint === null ? 'none has this path' : code(null, endpoint)),
    dt(null, 'Idempotency key'),
    dd(null, idempotency_key === null ? 'none was sent' : code(null, idempotency_key)),
    dt(null, 'Objects'),
    dd(
      null,
      objects.length === 0
        ? 'none'
        : ul(null, ...objects.map((id) => li({ key: id }, a({ href: link('objects', id) }, id)))),
    ),
  );
};

export const RequestView = (): JSX.Element => {
  const place = usePlace();
  const { route, link } = place;
  const found = useLoad(
    (signal) => api().requests.get({ params: { id: route.argument } }, signal),
    [],
  );
  const { data } = found;
  return div(
    { class: 'stack' },
    head({
      title: data ? `${data.method} ${data.path}` : route.argument,
      badge: data ? httpBadge(data.status, data.error_code) : null,
    }),
    whenLoaded(found, (request) => {
      const known = new Set(request.objects);
      const linked = (id: string) => (known.has(id) ? link('objects', id) : null);
      return [
        request.replayed
          ? notice(
              'info',
              p(
                null,
                'The idempotency key had been used: the first response was sent again and nothing was done a second time.',
              ),
            )
          : null,
        request.interference === null ? null : notice('wait', p(null, request.interference)),
        div(
          { class: 'columns wide-left' },
          div(
            { class: 'stack' },
            Object.keys(request.query).length > 0
              ? card('Query', {}, h(Json, { value: request.query, what: 'the query' }))
              : null,
            card(
              'Sent',
              {},
              request.body === null || request.body === undefined
                ? p({ class: 'hint' }, 'No body.')
                : h(Json, { value: request.body, what: 'the request body', link: linked }),
            ),
            card(
              'Response',
              {},
              h(Json, { value: request.response, what: 'the response', link: linked }),
            ),
          ),
          card('Facts', {}, facts(request, place)),
        ),
      ];
    }),
  );
};
