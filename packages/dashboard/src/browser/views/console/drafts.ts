// Requests to start from: common ones, the example of an endpoint, and one of the log.
import type { WholeRequest } from '@kasir/control';
import type { ControlApi, Returned } from '../../api/client.ts';
import { hasBody, ownHeaders, targetWithQuery } from '../../code/request.ts';
import { say } from '../../language.ts';

export const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** A request to fill in. */
export interface Draft {
  readonly title: string;
  readonly method: Method;
  /** With its query. */
  readonly path: string;
  /** JSON; empty for none. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Requests to start from. */
export const drafts: readonly Draft[] = [
  { title: say('Read the balance'), method: 'GET', path: '/balance', body: '', headers: {} },
  {
    title: say('Create a customer'),
    method: 'POST',
    path: '/customers',
    body: json({
      reference_id: 'customer-1',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Budi' },
    }),
    headers: {},
  },
  {
    title: say('Request a wallet payment'),
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
    headers: {},
  },
  {
    title: say('Request a wallet payment (v3)'),
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
    headers: {},
  },
  {
    title: say('Create an invoice'),
    method: 'POST',
    path: '/v2/invoices',
    body: json({ external_id: 'invoice-1', amount: 50_000, description: 'A cup of coffee' }),
    headers: {},
  },
];

export type Endpoint = Returned<ControlApi['api']['endpoints']>['data'][number];

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

/** Returns a request of an endpoint, with the example of its contract. */
export const draftOf = ({ method, path, example }: Endpoint): Draft => ({
  title: `${method} ${path}`,
  method: method as Method,
  path,
  body: example === null ? '' : json(example),
  headers: {},
});

/**
 * Returns the request for the `method` and `path` in a link to the console; null when they are
 * missing or have no endpoint.
 */
export const draftOfLink = (
  endpoints: readonly Endpoint[],
  { method, path }: Readonly<Record<string, string>>,
): Draft | null => {
  const known = methods.find((one) => one === method);
  if (known === undefined || path === undefined) return null;
  const endpoint = endpointOf(endpoints, { method: known, path });
  return endpoint ? { ...draftOf(endpoint), path } : null;
};

/** Returns a request of the log to send again, without the key that would repeat its response. */
export const draftFrom = (request: WholeRequest): Draft => ({
  title: request.request_id,
  method: methods.find((one) => one === request.method) ?? 'GET',
  path: targetWithQuery(request),
  body: hasBody(request) ? json(request.body) : '',
  headers: Object.fromEntries(
    ownHeaders(request).filter(([name]) => !name.endsWith('idempotency-key')),
  ),
});
