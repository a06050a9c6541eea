// Receives the callbacks of connectors: changes of operations, and payments that a number received.
import type { RawRequest } from '@kasir/core/pipeline';
import { decideIn, type Context, type Scope } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { respondError } from '@kasir/connector/client';
import { VERSION, VERSION_HEADER, type Callback } from '@kasir/connector/protocol';
import {
  applyOutcome,
  liveSettingsOf,
  operations,
  receivePayment,
} from '@kasir/payments/operation';
import type { HttpResponse } from '../http/response.ts';
import type { ConnectorClients } from './clients.ts';
import { outcomeOf, receiptOf } from './report.ts';

/** The beginning of the paths: the account and the name of the connector follow. */
export const CALLBACKS = '/_connectors/';

export interface CallbacksOptions {
  readonly store: Pick<Store, 'exec' | 'view'>;
  /** Returns the context of an account, or undefined when there is none. */
  readonly context: (partition: Partition) => Promise<Context | undefined>;
  readonly clients: ConnectorClients;
}

const toResponse = async (response: Response): Promise<HttpResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

const refuseUrl = (): Promise<HttpResponse> =>
  toResponse(
    respondError('ENDPOINT_NOT_FOUND', {
      message:
        'No connector has this callback URL. Compare it with the one shown when it was added.',
    }),
  );

const refuseOperation = (callback: Callback): Promise<HttpResponse> =>
  toResponse(
    respondError('OPERATION_NOT_FOUND', {
      message: 'This connector has no such operation here.',
      operation:
        callback.type === 'payment.received' ? callback.payment.issued_by : callback.operation.id,
    }),
  );

const accepted: HttpResponse = { status: 204, headers: { [VERSION_HEADER]: VERSION }, body: '' };

/** Returns a request of the public listener in the form that signatures are verified in. */
const toRequest = ({ method, path, headers, body }: RawRequest): Request =>
  new Request(`http://kasir.invalid${path}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...(body.length > 0 && { body: body as Uint8Array<ArrayBuffer> }),
  });

/** Applies a callback of a connector; returns false for an operation that it does not have. */
export const applyCallback = (d: Scope, connector: string, callback: Callback): boolean => {
  if (callback.type === 'payment.received')
    return receivePayment(d, connector, receiptOf(callback.payment));
  const row = d.get(operations, callback.operation.id);
  if (row?.state.connector !== connector) return false;
  applyOutcome(d, row, outcomeOf(callback.operation));
  return true;
};

const hasConnector = (d: Scope, name: string): boolean =>
  liveSettingsOf(d).connectors.some((one) => one.name === name);

/** Serves the callbacks of connectors. */
export const createCallbacks =
  ({ store, context, clients }: CallbacksOptions) =>
  async (request: RawRequest): Promise<HttpResponse> => {
    const [account = '', name = '', ...rest] = request.path.slice(CALLBACKS.length).split('/');
    const partition: Partition = { account, mode: 'live' };
    const owner = rest.length === 0 ? await context(partition) : undefined;
    if (!owner) return refuseUrl();
    const settings = await store.view(partition, liveSettingsOf);
    const connector = settings.connectors.find((one) => one.name === name);
    if (!connector) return refuseUrl();
    const read = await clients(account, connector).readCallback(toRequest(request));
    if (!read.ok) return toResponse(read.response);
    const apply = (callback: Callback): Promise<boolean> =>
      store.exec(
        partition,
        // The connector may have been removed since its signature was verified.
        (at, tx) =>
          decideIn(at, tx, owner, (d) => hasConnector(d, name) && applyCallback(d, name, callback)),
        { cause: { job: `callback of ${name}` } },
      );
    return (await apply(read.callback)) ? accepted : refuseOperation(read.callback);
  };
