// A console that sends API requests for this account, without its key, and shows the responses.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { entryForm, field, selectField, textField, type Values } from '../parts/forms.ts';
import { card, head } from '../parts/layout.ts';
import { notice, outcome } from '../parts/notice.ts';
import { a, button, div, p, textarea } from '../parts/tags.ts';
import { httpBadge } from '../parts/tone.ts';
import { Json } from '../parts/values.ts';
import { usePlace } from '../place.ts';

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];
type Called = Returned<ControlApi['api']['call']>;

interface Draft {
  readonly title: string;
  readonly method: Method;
  readonly path: string;
  readonly body: string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Requests to start from. */
const drafts: readonly Draft[] = [
  { title: 'Read the balance', method: 'GET', path: '/balance', body: '' },
  {
    title: 'Create a customer',
    method: 'POST',
    path: '/customers',
    body: json({
      reference_id: 'customer-1',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Budi' },
    }),
  },
  {
    title: 'Request a wallet payment',
    method: 'POST',
    path: '/payment_requests',
    body: json({
      reference_id: 'order-1',
      amount: 25_000,
      currency: 'IDR',
      country: 'ID',
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channel_code: 'DANA',
          channel_properties: { success_return_url: 'https://shop.example/done' },
        },
      },
    }),
  },
  {
    title: 'Request a wallet payment (v3)',
    method: 'POST',
    path: '/v3/payment_requests',
    body: json({
      reference_id: 'order-2',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 25_000,
      channel_code: 'DANA',
      channel_properties: {
        success_return_url: 'https://shop.example/done',
        failure_return_url: 'https://shop.example/sorry',
      },
    }),
  },
  {
    title: 'Create an invoice',
    method: 'POST',
    path: '/v2/invoices',
    body: json({ external_id: 'invoice-1', amount: 50_000, description: 'A cup of coffee' }),
  },
];

const Response = ({ called }: { readonly called: Called }): JSX.Element => {
  const { link } = usePlace();
  return card(
    'Response',
    {
      aside: [
        httpBadge(called.status),
        a({ href: link('requests', called.request_id) }, 'In the log'),
      ],
    },
    h(Json, { value: called.body, what: 'the response' }),
  );
};

type Endpoint = Returned<ControlApi['api']['endpoints']>['data'][number];

/** Returns the endpoint of a method and a path, with any values for its parameters. */
export const endpointOf = (
  endpoints: readonly Endpoint[],
  { method, path }: Pick<Draft, 'method' | 'path'>,
): Endpoint | undefined => {
  const [plain = ''] = path.split('?');
  const parts = plain.replace(/\/$/, '').split('/');
  const fits = (one: Endpoint): boolean => {
    const wanted = one.path.split('/');
    return (
      one.method === method &&
      wanted.length === parts.length &&
      wanted.every((part, at) => /^\{\w+\}$/.test(part) || part === parts[at])
    );
  };
  // A path without parameters takes precedence over one with them.
  return endpoints.find((one) => !one.path.includes('{') && fits(one)) ?? endpoints.find(fits);
};

/** Headers for unknown endpoints: those that any endpoint may accept. */
const anyHeaders: Endpoint['headers'] = [
  { name: 'idempotency-key', required: false, value: null },
  { name: 'for-user-id', required: false, value: null },
];

const PREFIX = 'header ';

/** Parses further headers, one per line. */
const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const at = line.indexOf(':');
        if (at < 1) throw new Error(`A header is a name, a colon and a value: ${line.trim()}`);
        return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
      }),
  );

/** Returns the request that was entered. */
const requestOf = (values: Values, headers: Endpoint['headers']) => {
  const body = values.json('body', 'The body');
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
  'for-user-id': 'a sub-account',
  'idempotency-key': 'none: every request is a new one',
  'x-idempotency-key': 'the same under its other name',
};

const headerFields = (headers: Endpoint['headers'], key: string) =>
  headers.map(({ name, required, value }) =>
    div(
      { key: `${key} ${name}` },
      textField(name, PREFIX + name, {
        defaultValue: value ?? '',
        placeholder: required ? 'required' : (hints[name] ?? ''),
      }),
    ),
  );

interface FieldsProps {
  readonly draft: Draft;
  readonly onTarget: (change: Partial<Pick<Draft, 'method' | 'path'>>) => void;
}

const targetFields = ({ draft, onTarget }: FieldsProps) => [
  selectField('Method', 'method', methods, {
    value: draft.method,
    onChange: (method) => onTarget({ method: method as Method }),
  }),
  textField('Path and query', 'path', {
    value: draft.path,
    required: true,
    onInput: (event) => onTarget({ path: event.currentTarget.value }),
  }),
];

const bodyField = (draft: Draft) =>
  div(
    { class: 'wide', key: draft.title },
    field(
      'Body, as JSON',
      textarea({ name: 'body', rows: 12, spellcheck: false, defaultValue: draft.body }),
    ),
  );

const moreHeaders = () =>
  div(
    { class: 'wide' },
    field(
      'Further headers, one a line',
      textarea({ name: 'headers', rows: 2, spellcheck: false, placeholder: 'x-kasir-script: …' }),
    ),
  );

/** Returns a request of an endpoint, with the example of its contract. */
const draftOf = ({ method, path, example }: Endpoint): Draft => ({
  title: `${method} ${path}`,
  method: method as Method,
  path,
  body: example === null ? '' : json(example),
});

const Request = ({ onCalled }: { readonly onCalled: (called: Called) => void }): JSX.Element => {
  const { account } = usePlace();
  const doing = useDoing();
  const found = useLoad((signal) => api().api.endpoints({}, signal), []);
  const [draft, setDraft] = useState<Draft>(drafts[0] as Draft);
  const endpoints = found.data?.data ?? [];
  const endpoint = endpointOf(endpoints, draft);
  const headers = endpoint?.headers ?? anyHeaders;
  const send = (values: Values) =>
    void doing.run(async () => {
      const params = { id: account.id };
      onCalled(await api().api.call({ params, body: requestOf(values, headers) }));
    });
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  return div(
    { class: 'stack' },
    div(
      { class: 'row', role: 'group', 'aria-label': 'Requests to begin with' },
      ...drafts.map((one) =>
        button(
          { key: one.title, type: 'button', class: 'small', onClick: () => setDraft(one) },
          one.title,
        ),
      ),
    ),
    card(
      'Request',
      {},
      selectField('Endpoint', 'endpoint', names, {
        value: endpoint ? `${endpoint.method} ${endpoint.path}` : '',
        any: 'none of the API',
        onChange: (name) => {
          const chosen = endpoints[names.indexOf(name)];
          if (chosen) setDraft(draftOf(chosen));
        },
      }),
      endpoint ? p({ class: 'hint' }, endpoint.summary) : null,
      entryForm(
        { submit: 'Send', needs: 'api.call', busy: doing.busy, label: 'Request', onSubmit: send },
        ...targetFields({
          draft,
          onTarget: (change) => setDraft((before) => ({ ...before, ...change })),
        }),
        ...headerFields(headers, endpoint?.path ?? ''),
        bodyField(draft),
        moreHeaders(),
      ),
      outcome(doing),
    ),
  );
};

export const ConsoleView = (): JSX.Element => {
  const { route } = usePlace();
  const [called, setCalled] = useState<Called | null>(null);
  return div(
    { class: 'stack' },
    head({
      title: 'API console',
      lead: 'Requests of the API for this account. They need no key here, and stand in the log like all others.',
    }),
    route.mode === 'live'
      ? notice(
          'wait',
          p(null, 'What you send here is done in test mode: live mode has no console.'),
        )
      : null,
    h(Request, { onCalled: setCalled }),
    called ? h(Response, { called }) : null,
  );
};
