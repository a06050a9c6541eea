// Defines wrappers that add a fault to a correct connector.
import {
  hasExecutedAmount,
  VERSION,
  VERSION_HEADER,
  type Capabilities,
  type Operation,
  type OperationRequest,
} from '@kasir/connector/protocol';
import { signed, type Handler } from './correct.ts';

const headers = { [VERSION_HEADER]: VERSION, 'content-type': 'application/json' };
export const respond = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers });
export const refuse = (status: number, code: string): Response =>
  respond(status, { error: { code, message: 'no', field: null, operation: null } });

export const pathOf = ({ url }: Request): string => url.slice(new URL(url).origin.length);
export const idIn = (request: Request): string => pathOf(request).split('/')[2] ?? '';
export const isPost = ({ method }: Request): boolean => method === 'POST';
export const isQuestion = (request: Request): boolean => pathOf(request).startsWith('/operations/');

/** Returns the request with other headers or another body. */
export const rewrite = (request: Request, body: string | null, changes: object): Request =>
  new Request(request.url, {
    method: request.method,
    body,
    headers: { ...Object.fromEntries(request.headers), ...changes },
  });

/** Signs a request again, so that its signature is valid whatever it was before. */
const resign = async (request: Request, timestamp?: number): Promise<Request> => {
  const body = isPost(request) ? await request.text() : null;
  const known = body === null ? '' : ((JSON.parse(body || '{}') as { id?: string }).id ?? '');
  const id = known || (request.headers.get('webhook-id') ?? 'question_1');
  const given = Number(request.headers.get('webhook-timestamp') ?? Date.now() / 1_000);
  const content = body ?? `GET ${pathOf(request)}`;
  return rewrite(request, body, signed(id, content, timestamp ?? Math.floor(given)));
};

export const resigns =
  (when: (request: Request) => boolean, isNow = false) =>
  (handle: Handler): Handler =>
  async (request) =>
    handle(
      when(request)
        ? await resign(request, isNow ? Math.floor(Date.now() / 1_000) : undefined)
        : request,
    );

export const isLate = ({ headers: given }: Request): boolean =>
  Math.abs(Number(given.get('webhook-timestamp')) - Date.now() / 1_000) > 300;

/** Changes the operations in responses. */
export const shows =
  (change: (operation: Operation, request: Request) => unknown) =>
  (handle: Handler): Handler =>
  async (request) => {
    const response = await handle(request);
    if (response.status !== 200 || !pathOf(request).startsWith('/operations')) return response;
    return respond(200, change((await response.json()) as Operation, request));
  };

/** Redirects payers to a page, and declares that, where the correct connector uses their device. */
export const leadsTo =
  (url: string) =>
  (handle: Handler): Handler =>
  async (request) => {
    const response = await handle(request);
    if (response.status !== 200) return response;
    if (pathOf(request) === '/capabilities') {
      const { channels, ...others } = (await response.json()) as Capabilities;
      const declared = channels.map((one) =>
        one.actions.includes('wait') ? { ...one, actions: ['redirect'] } : one,
      );
      return respond(200, { ...others, channels: declared });
    }
    const said = (await response.json()) as Partial<Operation>;
    if (said.action?.type !== 'wait') return respond(200, said);
    return respond(200, { ...said, action: { type: 'redirect', url, expires_at: null } });
  };

export const madeUp = ({ id, work, amount }: OperationRequest): Operation => ({
  id,
  work,
  status: 'succeeded',
  amount: hasExecutedAmount(work) ? amount : null,
  decline: null,
  action: null,
  token: null,
  instrument: null,
  connector_reference: `made-up-${id}`,
  sequence: 1,
  updated_at: new Date().toISOString(),
});

interface Situation {
  readonly code: string;
  readonly field: string | null;
  /** Another request about the same parent is in progress. */
  readonly isBurst: boolean;
}

/** Executes requests that the correct connector refuses. */
export const accepts =
  (when: (request: OperationRequest, situation: Situation) => boolean) =>
  (handle: Handler): Handler => {
    const executed = new Map<string, Operation>();
    const running = new Map<string, number>();
    return async (request) => {
      const known = executed.get(idIn(request));
      if (known) return respond(200, known);
      if (!isPost(request)) return handle(request);
      const text = await request.clone().text();
      let body: OperationRequest;
      try {
        body = JSON.parse(text) as OperationRequest;
      } catch {
        return handle(request);
      }
      const parent = body?.parent ?? '';
      const isJoining = (running.get(parent) ?? 0) > 0;
      running.set(parent, (running.get(parent) ?? 0) + 1);
      // After this wait all requests that were sent together have arrived.
      await new Promise((resolve) => setTimeout(resolve, parent === '' ? 0 : 5));
      const isBurst = isJoining || (running.get(parent) ?? 0) > 1;
      const response = await handle(request);
      running.set(parent, (running.get(parent) ?? 1) - 1);
      if (response.status === 200) return response;
      const { error } = (await response.clone().json()) as { error: Omit<Situation, 'isBurst'> };
      if (!when(body, { ...error, isBurst })) return response;
      const operation = madeUp(body);
      executed.set(body.id, operation);
      return respond(200, operation);
    };
  };

type PaymentFields = Partial<
  Pick<Extract<OperationRequest, { work: 'charge' }>, 'installment' | 'initiator'>
>;

/** Reads the body of a request as an operation; returns an empty object when it is not JSON. */
const readBody = async (request: Request): Promise<OperationRequest> => {
  try {
    const body: unknown = JSON.parse(await request.clone().text());
    return (body ?? {}) as OperationRequest;
  } catch {
    return {} as OperationRequest;
  }
};

/** Responds to some requests without the correct connector. */
export const respondsTo =
  (when: (request: PaymentFields) => boolean, reply: (request: OperationRequest) => Response) =>
  (handle: Handler): Handler =>
  async (request) => {
    if (!isPost(request)) return handle(request);
    const body = await readBody(request);
    return when(body as PaymentFields) ? reply(body) : handle(request);
  };

/** Claims success for a work that it does not do. */
export const pretends =
  (work: string) =>
  (handle: Handler): Handler => {
    const claimed = new Map<string, Operation>();
    return async (request) => {
      const known = claimed.get(idIn(request));
      if (known) return respond(200, known);
      if (!isPost(request)) return handle(request);
      const body = await readBody(request);
      if (body.work !== work) return handle(request);
      const operation = claimed.get(body.id) ?? madeUp(body);
      claimed.set(body.id, operation);
      return respond(200, operation);
    };
  };

/** Executes a repeated id again: always, or only while its first request is in progress. */
export const executesTwice =
  (isBurstOnly: boolean) =>
  (handle: Handler): Handler => {
    const seen = new Map<string, number>();
    const running = new Set<string>();
    return async (request) => {
      if (!isPost(request)) return handle(request);
      const text = await request.clone().text();
      const { id } = JSON.parse(text || '{}') as { id: string };
      const count = seen.get(id) ?? 0;
      const isAgain = isBurstOnly ? running.has(id) : count > 0;
      running.add(id);
      seen.set(id, count + 1);
      try {
        await new Promise((resolve) => setTimeout(resolve, isBurstOnly ? 10 : 0));
        if (!isAgain) return await handle(request);
        const other = `${id}_${count}`;
        const body = text.replace(id, other);
        const response = await handle(rewrite(request, body, signed(other, body)));
        return new Response((await response.text()).replace(`"${other}"`, `"${id}"`), {
          status: response.status,
          headers,
        });
      } finally {
        running.delete(id);
      }
    };
  };

/** Replaces the response to a repeated id. */
export const repeats =
  (reply: (first: string, again: string, handle: Handler) => Promise<Response> | Response | null) =>
  (handle: Handler): Handler => {
    const bodies = new Map<string, string>();
    return async (request) => {
      if (!isPost(request)) return handle(request);
      const text = await request.clone().text();
      const id = request.headers.get('webhook-id') ?? '';
      const first = bodies.get(id);
      const own = first === undefined ? null : await reply(first, text, handle);
      if (own) return own;
      const response = await handle(request);
      if (response.status === 200) bodies.set(id, text);
      return response;
    };
  };

export const ask = (handle: Handler, id: string): Promise<Response> => {
  const path = `/operations/${id}`;
  const signature = signed('question_1', `GET ${path}`);
  return handle(new Request(`http://connector${path}`, { headers: { ...headers, ...signature } }));
};

/** Changes the callbacks that are sent; they are signed again if `sign`. */
export const reports =
  (change: (event: { operation?: object; payment?: object }) => object, sign = true) =>
  (send: typeof fetch): typeof fetch =>
  async (url, init) => {
    const event = JSON.parse(init?.body as string) as {
      id: string;
      operation?: object;
      payment?: object;
    };
    const body = JSON.stringify(change(event));
    const given = init?.headers as Record<string, string>;
    return send(url, {
      ...init,
      body,
      headers: { ...given, ...(sign ? signed(event.id, body) : { 'webhook-signature': 'v1,x' }) },
    });
  };

export const countsQuestions = (
  reply: (count: number, response: Response) => Promise<Response> | Response,
) => {
  return (handle: Handler): Handler => {
    const counts = new Map<string, number>();
    return async (request) => {
      const response = await handle(request);
      if (!isQuestion(request) || response.status !== 200) return response;
      const count = (counts.get(idIn(request)) ?? 0) + 1;
      counts.set(idIn(request), count);
      return reply(count, response);
    };
  };
};

export const notFound = (id: string): Response =>
  respond(404, {
    error: { code: 'OPERATION_NOT_FOUND', message: 'no', field: null, operation: id },
  });

export const isPart =
  (work: string) =>
  (request: OperationRequest, { code, isBurst }: Situation) =>
    request.work === work && code === 'AMOUNT_INVALID' && !isBurst;
export const isBurstOf =
  (work: string) =>
  (request: OperationRequest, { code, isBurst }: Situation) =>
    request.work === work && code === 'AMOUNT_INVALID' && isBurst;
