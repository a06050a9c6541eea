// Receives the webhooks of the processor. If the outcome can be read from the processor, a webhook
// only states which operation has changed; otherwise the outcome in the signed webhook counts.
import type { Connector, ConnectorStore, KnownOperation, Outcome } from '@kasir/connector';
import { toOutcome } from './outcomes.ts';
import type { Message } from './prism/library.ts';
import type { Service } from './service.ts';

const unknown: Outcome = { status: 'unknown' };

/** The path of the endpoint for webhooks of the processor. */
export const WEBHOOKS = '/webhooks';

const BODY_MAX = 1_000_000;

export interface NoticeOptions {
  readonly service: Service;
  /** The secret with which the processor signs its webhooks. */
  readonly secret: string;
  readonly store: ConnectorStore;
  readonly connector: Pick<Connector, 'reportOutcome'>;
  /** Returns the outcome of an operation at the processor. */
  readonly ask: (known: KnownOperation) => Promise<Outcome>;
  /** Called with the failure of a webhook: the processor sends it again. */
  readonly failed: (id: string | null, error: unknown) => void;
}

interface Reference {
  readonly payment?: {
    readonly merchantTransactionId?: string | null;
    readonly connectorTransactionId?: string | null;
  } | null;
  readonly refund?: {
    readonly merchantRefundId?: string | null;
    readonly connectorRefundId?: string | null;
  } | null;
}

interface Handled {
  readonly sourceVerified?: boolean | null;
  readonly eventContent?: {
    readonly paymentsResponse?: Message | null;
    readonly refundsResponse?: Message | null;
  } | null;
  readonly eventAckResponse?: {
    readonly statusCode?: number | null;
    readonly body?: Uint8Array | null;
  } | null;
}

/** Returns the id at the processor of the payment or refund that an event is about. */
const nameIn = ({ payment, refund }: Reference): string | null =>
  (refund ? refund.connectorRefundId : payment?.connectorTransactionId) || null;

/** Returns the outcome that an event states. */
const outcomeIn = (
  service: Service,
  { request: { work, amount } }: KnownOperation,
  { eventContent }: Handled,
  reference: Reference,
): Outcome => {
  const content =
    work === 'refund' ? eventContent?.refundsResponse : eventContent?.paymentsResponse;
  if (!content || !amount) return unknown;
  const name = nameIn(reference);
  const named = { ...content, connectorTransactionId: name, connectorRefundId: name };
  return toOutcome(service, named, { work, amount });
};

/**
 * Returns a handler of the processor's webhooks. A webhook about an unknown operation has no
 * effect.
 */
export const createNoticeHandler = ({
  service,
  secret,
  store,
  connector,
  ask,
  failed,
}: NoticeOptions): ((request: Request) => Promise<Response>) => {
  const { processor } = service;

  const settle = async (reference: Reference, handled: Handled): Promise<void> => {
    const { payment, refund } = reference;
    const id = refund ? refund.merchantRefundId : payment?.merchantTransactionId;
    const known = id ? await store.transact((rows) => rows.findOperation(id)) : null;
    // A success is final: later changes, such as a refund, are separate operations.
    if (!known || known.operation.status === 'succeeded') return;
    const isNamed = known.operation.connector_reference !== null;
    const found = isNamed ? await ask(known).catch((): Outcome => unknown) : unknown;
    const outcome =
      found.status === 'unknown' ? outcomeIn(service, known, handled, reference) : found;
    await connector.reportOutcome(known.operation.id, outcome);
  };

  const read = async (request: Request): Promise<Response> => {
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (!(length <= BODY_MAX))
      return new Response(`Send a body of at most ${BODY_MAX} bytes, with its length.`, {
        status: 413,
      });
    const body = new Uint8Array(await request.arrayBuffer());
    const requestDetails = {
      method: processor.number('HttpMethod', 'HTTP_METHOD_POST'),
      uri: WEBHOOKS,
      headers: Object.fromEntries(request.headers),
      body,
    };
    const handled = processor.readWebhook('handle_event', {
      requestDetails,
      webhookSecrets: { secret },
    }) as Handled;
    if (handled.sourceVerified !== true)
      return new Response('The signature is wrong: compare the webhook secret.', { status: 401 });
    const { reference } = processor.readWebhook('parse_event', { requestDetails }) as {
      readonly reference?: Reference | null;
    };
    if (reference) await settle(reference, handled);
    const { statusCode, body: text } = handled.eventAckResponse ?? {};
    return new Response(text?.length ? Buffer.from(text).toString('utf8') : null, {
      status: statusCode || 200,
    });
  };

  return async (request) => {
    if (request.method !== 'POST') return new Response('Send POST.', { status: 405 });
    try {
      return await read(request);
    } catch (error) {
      failed(null, error);
      return new Response('The webhook was not handled: send it again.', { status: 500 });
    }
  };
};
