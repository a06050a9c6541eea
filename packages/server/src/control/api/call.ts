// Makes a request of the API for a test account in place of the holder of its key.
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import type { Kasir } from '../../app/kasir.ts';
import { operation, unknownAccount } from '../operation.ts';

/** A request as an operator describes it. */
export interface ApiCall {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** Returns a body as it is sent: a text as it is, all else as JSON. */
export const bytesOf = (body: unknown): Uint8Array =>
  new TextEncoder().encode(
    body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  );

/** Sends a request through the same pipeline as requests from outside. */
export const callApi = async (
  kasir: Kasir,
  account: string,
  { method, path, headers = {}, body }: ApiCall,
): Promise<ApiResponse> => {
  const [name = '', ...query] = path.split('?');
  const json = body !== undefined && { 'content-type': 'application/json' };
  const response = await kasir.handleAs(account, {
    method,
    path: name,
    query: query.join('?'),
    headers: { ...json, ...headers },
    body: bytesOf(body),
  });
  return {
    status: response.status,
    headers: { ...response.headers },
    body: response.body === '' ? null : (JSON.parse(response.body) as unknown),
  };
};

/** The header that names the caller, which is set only here. */
const AUTHORIZATION = 'authorization';

export const callApiOperation = operation(
  controlContracts.api.call,
  async (kasir, { params, body }) => {
    if (!(await kasir.directory.account(params.id))) return unknownAccount;
    const headers = Object.fromEntries(
      Object.entries(body.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    if (AUTHORIZATION in headers)
      return invalid(
        `body.headers.${AUTHORIZATION}`,
        'Omit this header: the request is made for the account without a key.',
      );
    const response = await callApi(kasir, params.id, { ...body, headers });
    return ok({ ...response, request_id: response.headers['request-id'] ?? '' });
  },
);
