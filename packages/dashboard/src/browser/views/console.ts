// A console: requests of the API for this account, without its key, with their responses.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing } from '../api/load.ts';
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

/** Requests to begin with. */
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
      beside: [
        httpBadge(called.status),
        a({ href: link('requests', called.request_id) }, 'In the log'),
      ],
    },
    h(Json, { value: called.body, what: 'the response' }),
  );
};

/** A request as it was typed. */
const requestOf = (values: Values) => {
  const body = values.json('body', 'The body');
  const key = values.some('idempotency_key');
  const behalf = values.some('for_user_id');
  return {
    method: values.text('method') as Method,
    path: values.text('path'),
    headers: {
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(behalf !== undefined && { 'for-user-id': behalf }),
    },
    ...(body !== undefined && { body }),
  };
};

const fieldsOf = (draft: Draft | null) => [
  selectField('Method', 'method', methods, { value: draft?.method ?? 'GET' }),
  textField('Path and query', 'path', { defaultValue: draft?.path ?? '/', required: true }),
  textField('Idempotency key', 'idempotency_key'),
  textField('For user id', 'for_user_id', { placeholder: 'a sub-account' }),
  div(
    { class: 'wide' },
    field(
      'Body, as JSON',
      textarea({ name: 'body', rows: 12, spellcheck: false, defaultValue: draft?.body ?? '' }),
    ),
  ),
];

export const ConsoleView = (): JSX.Element => {
  const { account, route } = usePlace();
  const doing = useDoing();
  const [draft, setDraft] = useState<Draft | null>(drafts[0] ?? null);
  const [called, setCalled] = useState<Called | null>(null);
  const send = (values: Values) =>
    void doing.run(async () => {
      const params = { id: account.id };
      setCalled(await api().api.call({ params, body: requestOf(values) }));
    });
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
      div(
        { key: draft?.title },
        entryForm(
          { submit: 'Send', busy: doing.busy, label: 'Request', onSubmit: send },
          ...fieldsOf(draft),
        ),
      ),
      outcome(doing),
    ),
    called ? h(Response, { called }) : null,
  );
};
