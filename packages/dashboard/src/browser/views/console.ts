// A console that sends API requests for this account, without its key, and shows the responses.
import { h, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import type { SentRequest } from '../code/request.ts';
import { say } from '../language.ts';
import { entryForm, field, selectField, textField, type Values } from '../parts/forms.ts';
import { card, head } from '../parts/layout.ts';
import { serverText } from '../parts/values.ts';
import { notice, outcome, whenLoaded } from '../parts/notice.ts';
import { button, div, p, textarea } from '../parts/tags.ts';
import { usePlace } from '../place.ts';
import { BodyField } from './console/body-field.ts';
import {
  draftFrom,
  draftOf,
  draftOfLink,
  drafts,
  endpointOf,
  methods,
  type Draft,
  type Endpoint,
  type Method,
} from './console/drafts.ts';
import { EndpointField } from './console/endpoint-field.ts';
import { History } from './console/history-card.ts';
import { readMade, rememberMade } from './console/history.ts';
import { ResponseCards, type Exchange } from './console/response.ts';

/** Headers for unknown endpoints: those that any endpoint may accept. */
const anyHeaders: Endpoint['headers'] = [
  { name: 'idempotency-key', required: false, value: null },
  { name: 'for-user-id', required: false, value: null },
];

const PREFIX = 'header:';

/** Parses further headers, one per line. */
const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const at = line.indexOf(':');
        if (at < 1)
          throw new Error(
            say('A header is a name, a colon and a value: {line}', { line: line.trim() }),
          );
        return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
      }),
  );

/** Returns the request that was entered. */
const requestOf = (values: Values, headers: Endpoint['headers']) => {
  const body = values.json('body', say('The body'));
  const typed = headers.map(({ name }) => [name, values.text(PREFIX + name)] as const);
  return {
    method: values.text('method') as Method,
    path: values.text('path'),
    headers: {
      ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
      ...readHeaders(values.text('headers')),
    },
    ...(body !== undefined && { body }),
  };
};

const hints: Readonly<Record<string, string>> = {
  'for-user-id': say('a sub-account'),
  'idempotency-key': say('none: every request is a new one'),
  'x-idempotency-key': say('the same under its other name'),
};

const headerFields = (headers: Endpoint['headers'], draft: Draft, path: string) =>
  headers.map(({ name, required, value }) =>
    div(
      { key: `${draft.title} ${path} ${name}` },
      textField(name, PREFIX + name, {
        defaultValue: draft.headers[name] ?? value ?? '',
        placeholder: required ? say('required') : (hints[name] ?? ''),
      }),
    ),
  );

interface FieldsProps {
  readonly draft: Draft;
  readonly onTarget: (change: Partial<Pick<Draft, 'method' | 'path'>>) => void;
}

const targetFields = ({ draft, onTarget }: FieldsProps) => [
  selectField(say('Method'), 'method', methods, {
    value: draft.method,
    onChange: (method) => onTarget({ method: method as Method }),
  }),
  textField(say('Path and query'), 'path', {
    value: draft.path,
    required: true,
    onInput: (event) => onTarget({ path: event.currentTarget.value }),
  }),
];

/** Headers that the endpoint does not declare. */
const moreHeaders = (headers: Endpoint['headers'], draft: Draft) =>
  div(
    { class: 'wide', key: `more ${draft.title}` },
    field(
      say('Further headers, one a line'),
      textarea({
        name: 'headers',
        rows: 2,
        spellcheck: false,
        placeholder: 'x-kasir-script: …',
        defaultValue: Object.entries(draft.headers)
          .filter(([name]) => !headers.some((one) => one.name === name))
          .map((one) => one.join(': '))
          .join('\n'),
      }),
    ),
  );

/** Returns a request in the form from which code is generated. */
const sentOf = ({ path, ...rest }: ReturnType<typeof requestOf>): SentRequest => {
  const [plain = '', ...search] = path.split('?');
  const query = Object.fromEntries(new URLSearchParams(search.join('?')));
  return { ...rest, path: plain, query };
};

/** Returns the version header that is filled in for an endpoint. */
const versionIn = (headers: Endpoint['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headers.flatMap(({ name, value }) =>
      name === 'api-version' && value !== null ? [[name, value]] : [],
    ),
  );

interface RequestProps {
  readonly initial: Draft;
  readonly endpoints: readonly Endpoint[];
  readonly onCalled: (exchange: Exchange) => void;
}

const RequestForm = ({ initial, endpoints, onCalled }: RequestProps): JSX.Element => {
  const { account } = usePlace();
  const doing = useDoing();
  const [draft, setDraft] = useState<Draft>(initial);
  const endpoint = endpointOf(endpoints, draft);
  const headers = endpoint?.headers ?? anyHeaders;
  const send = (values: Values) =>
    void doing.run(async () => {
      const body = requestOf(values, headers);
      const called = await api().api.call({ params: { id: account.id }, body });
      rememberMade({
        account: account.id,
        request_id: called.request_id,
        method: body.method,
        path: endpoint?.path ?? say('none of the API'),
        status: called.status,
        at: new Date().toISOString(),
      });
      onCalled({ sent: sentOf(body), called });
    });
  return div(
    { class: 'stack' },
    div(
      { class: 'row', role: 'group', 'aria-label': say('Requests to begin with') },
      ...drafts.map((one) =>
        button({ key: one.title, class: 'small', onClick: () => setDraft(one) }, one.title),
      ),
    ),
    card(
      say('Request'),
      {},
      h(EndpointField, {
        endpoints,
        chosen: endpoint,
        onChoose: (one: Endpoint) => setDraft(draftOf(one)),
      }),
      endpoint ? p({ class: 'hint' }, serverText(endpoint.summary)) : null,
      entryForm(
        {
          submit: say('Send'),
          needs: 'api.call',
          busy: doing.busy,
          label: say('Request'),
          onSubmit: send,
        },
        ...targetFields({
          draft,
          onTarget: (change) => setDraft((before) => ({ ...before, ...change })),
        }),
        ...headerFields(headers, draft, endpoint?.path ?? ''),
        h(BodyField, { key: draft.title, draft, headers: versionIn(headers) }),
        moreHeaders(headers, draft),
      ),
      outcome(doing),
    ),
  );
};

export const ConsoleView = (): JSX.Element => {
  const { route, account } = usePlace();
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const from = route.query['request'] ?? '';
  const found = useLoad((signal) => api().api.endpoints({}, signal), []);
  const logged = useLoad(
    async (signal) =>
      from === '' ? null : draftFrom(await api().requests.get({ params: { id: from } }, signal)),
    [from],
  );
  const linked = draftOfLink(found.data?.data ?? [], route.query);
  const initial = logged.data ?? linked ?? (drafts[0] as Draft);
  useEffect(() => setExchange(null), [from]);
  return div(
    { class: 'stack' },
    head({
      title: say('API console'),
      lead: say(
        'Requests of the API for this account. They need no key here, and are logged like all others.',
      ),
    }),
    route.mode === 'live'
      ? notice(
          'wait',
          p(null, say('What you send here is done in test mode: live mode has no console.')),
        )
      : null,
    logged.failure ? notice('bad', p(null, logged.failure.message)) : null,
    // Until the endpoints are loaded, the fields of the form are unknown, so input would be lost.
    whenLoaded(found, ({ data: endpoints }) =>
      h(RequestForm, {
        key: logged.data?.title ?? linked?.title ?? '',
        initial,
        endpoints,
        onCalled: setExchange,
      }),
    ),
    exchange ? h(ResponseCards, { exchange }) : null,
    h(History, { made: readMade(account.id) }),
  );
};
