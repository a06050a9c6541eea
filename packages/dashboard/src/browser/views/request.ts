// One request: its content, the response, and the objects it created.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { formatMs } from '../format.ts';
import { curlOf } from '../code/curl.ts';
import { hiddenPlaces } from '../code/request.ts';
import { say } from '../language.ts';
import { codeBlock } from '../parts/code-block.ts';
import { card, head } from '../parts/layout.ts';
import { notice, whenLoaded } from '../parts/notice.ts';
import { a, button, code, div, li, p, ul } from '../parts/tags.ts';
import { httpBadge } from '../parts/tone.ts';
import { Json, moment, serverText } from '../parts/values.ts';
import { usePlace, type Place } from '../place.ts';
import { factList, wireList } from '../parts/facts.ts';
import { AsTest } from './request/as-test.ts';

type Whole = Returned<ControlApi['requests']['get']>;

const facts = (request: Whole, { link }: Place): JSX.Element => {
  const { request_id, at, duration_ms, endpoint, idempotency_key, objects } = request;
  return factList([
    [say('Request-ID'), code(null, request_id)],
    [say('At'), moment(at)],
    [say('Took'), formatMs(duration_ms)],
    [say('Endpoint'), endpoint === null ? say('none has this path') : code(null, endpoint)],
    [
      say('Idempotency key'),
      idempotency_key === null ? say('none was sent') : code(null, idempotency_key),
    ],
    [
      say('Objects'),
      objects.length === 0
        ? say('none')
        : ul(null, ...objects.map((id) => li({ key: id }, a({ href: link('objects', id) }, id)))),
    ],
  ]);
};

/** The forms of a request as code. */
const forms = [
  ['curl', say('As curl')],
  ['test', say('As test')],
] as const;
type Form = (typeof forms)[number][0];

const asCurl = (request: Whole): JSX.Element => {
  const hidden = hiddenPlaces(request);
  return card(
    say('As curl'),
    {},
    codeBlock(curlOf(request), say('the command')),
    p(
      { class: 'hint' },
      say('Set KASIR_SECRET_KEY to the key of the account.'),
      hidden.length === 0
        ? null
        : ` ${say('The log keeps no secrets: fill in {places} before you run it.', { places: hidden.join(', ') })}`,
    ),
  );
};

const headersOf = ({ headers }: Whole): JSX.Element =>
  Object.keys(headers).length === 0
    ? p(
        { class: 'hint' },
        say('None were recorded: the request came from the dashboard or a program.'),
      )
    : wireList(headers);

/** Returns the request and the response, with links to the objects in them. */
const contentsOf = (request: Whole, place: Place): JSX.Element => {
  const known = new Set(request.objects);
  const linked = (id: string) => (known.has(id) ? place.link('objects', id) : null);
  return div(
    { class: 'columns wide-left' },
    div(
      { class: 'stack' },
      Object.keys(request.query).length > 0
        ? card(say('Query'), {}, h(Json, { value: request.query, what: say('the query') }))
        : null,
      card(
        say('Sent'),
        {},
        request.body === null || request.body === undefined
          ? p({ class: 'hint' }, say('No body.'))
          : h(Json, { value: request.body, what: say('the request body'), link: linked }),
      ),
      card(say('Headers'), {}, headersOf(request)),
      card(
        say('Response'),
        {},
        h(Json, { value: request.response, what: say('the response'), link: linked }),
      ),
    ),
    card(say('Facts'), {}, facts(request, place)),
  );
};

export const RequestView = (): JSX.Element => {
  const place = usePlace();
  const { route, link } = place;
  const found = useLoad(
    (signal) => api().requests.get({ params: { id: route.argument } }, signal),
    [],
  );
  const [form, setForm] = useState<Form | null>(null);
  const { data } = found;
  return div(
    { class: 'stack' },
    head({
      title: data ? `${data.method} ${data.path}` : route.argument,
      badge: data ? httpBadge(data.status, data.error_code) : null,
      children: data
        ? [
            ...forms.map(([name, title]) =>
              button(
                {
                  key: name,
                  'aria-pressed': form === name,
                  onClick: () => setForm(form === name ? null : name),
                },
                title,
              ),
            ),
            a(
              { class: 'button', href: link('console', '', { request: route.argument }) },
              say('Open in console'),
            ),
          ]
        : null,
    }),
    whenLoaded(found, (request) => [
      request.replayed
        ? notice(
            'info',
            p(
              null,
              say(
                'The idempotency key had been used: the first response was sent again and nothing was done a second time.',
              ),
            ),
          )
        : null,
      request.interference === null
        ? null
        : notice('wait', p(null, serverText(request.interference))),
      form === 'curl' ? asCurl(request) : null,
      form === 'test' ? h(AsTest, { request }) : null,
      contentsOf(request, place),
    ]),
  );
};
