// Lists wrong connectors, each with the law that must notice it.
import {
  VERSION,
  VERSION_HEADER,
  type Operation,
  type OperationRequest,
} from '@kasir/connector/protocol';
import { signed, type Handler, type Wrong } from './correct.ts';

export interface Fault extends Wrong {
  readonly name: string;
  readonly law: string;
}

const headers = { [VERSION_HEADER]: VERSION, 'content-type': 'application/json' };
const respond = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers });
const refuse = (status: number, code: string): Response =>
  respond(status, { error: { code, message: 'no', field: null, operation: null } });

const pathOf = ({ url }: Request): string => url.slice(new URL(url).origin.length);
const idIn = (request: Request): string => pathOf(request).split('/')[2] ?? '';
const isPost = ({ method }: Request): boolean => method === 'POST';
const isQuestion = (request: Request): boolean => pathOf(request).startsWith('/operations/');

/** Returns the request with other headers or another body. */
const rewrite = (request: Request, body: string | null, changes: object): Request =>
  new Request(request.url, {
    method: request.method,
    body,
    headers: { ...Object.fromEntries(request.headers), ...changes },
  });

/** Signs a request anew, as if its signature were right. */
const resign = async (request: Request, timestamp?: number): Promise<Request> => {
  const body = isPost(request) ? await request.text() : null;
  const known = body === null ? '' : ((JSON.parse(body || '{}') as { id?: string }).id ?? '');
  const id = known || (request.headers.get('webhook-id') ?? 'question_1');
  const given = Number(request.headers.get('webhook-timestamp') ?? Date.now() / 1_000);
  const content = body ?? `GET ${pathOf(request)}`;
  return rewrite(request, body, signed(id, content, timestamp ?? Math.floor(given)));
};

const resigns =
  (when: (request: Request) => boolean, isNow = false) =>
  (handle: Handler): Handler =>
  async (request) =>
    handle(
      when(request)
        ? await resign(request, isNow ? Math.floor(Date.now() / 1_000) : undefined)
        : request,
    );

const isLate = ({ headers: given }: Request): boolean =>
  Math.abs(Number(given.get('webhook-timestamp')) - Date.now() / 1_000) > 300;

/** Changes the operations in responses. */
const shows =
  (change: (operation: Operation, request: Request) => unknown) =>
  (handle: Handler): Handler =>
  async (request) => {
    const response = await handle(request);
    if (response.status !== 200 || !pathOf(request).startsWith('/operations')) return response;
    return respond(200, change((await response.json()) as Operation, request));
  };

const madeUp = ({ id, work, amount }: OperationRequest): Operation => ({
  id,
  work,
  status: 'succeeded',
  amount: ['link', 'unlink', 'issue'].includes(work) ? null : amount,
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
  /** Whether another request about the same parent is in progress. */
  readonly isBurst: boolean;
}

/** Executes what the correct connector refuses. */
const accepts =
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
      // Requests that were sent together have all arrived then.
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

/** Executes an id again, at once or at any time. */
const executesTwice =
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

/** Treats a known id in its own way. */
const repeats =
  (
    answer: (first: string, again: string, handle: Handler) => Promise<Response> | Response | null,
  ) =>
  (handle: Handler): Handler => {
    const bodies = new Map<string, string>();
    return async (request) => {
      if (!isPost(request)) return handle(request);
      const text = await request.clone().text();
      const id = request.headers.get('webhook-id') ?? '';
      const first = bodies.get(id);
      const own = first === undefined ? null : await answer(first, text, handle);
      if (own) return own;
      const response = await handle(request);
      if (response.status === 200) bodies.set(id, text);
      return response;
    };
  };

const ask = (handle: Handler, id: string): Promise<Response> => {
  const path = `/operations/${id}`;
  const signature = signed('question_1', `GET ${path}`);
  return handle(new Request(`http://connector${path}`, { headers: { ...headers, ...signature } }));
};

/** Changes the callbacks that are sent; `sign` says whether they are signed again. */
const reports =
  (change: (event: { operation?: object; payment?: object }) => object, sign = true) =>
  (send: typeof fetch): typeof fetch =>
  async (url, init) => {
    const event = JSON.parse(init?.body as string) as { id: string };
    const body = JSON.stringify(change(event));
    const given = init?.headers as Record<string, string>;
    return send(url, {
      ...init,
      body,
      headers: { ...given, ...(sign ? signed(event.id, body) : { 'webhook-signature': 'v1,x' }) },
    });
  };

const countsQuestions = (
  answer: (count: number, response: Response) => Promise<Response> | Response,
) => {
  return (handle: Handler): Handler => {
    const counts = new Map<string, number>();
    return async (request) => {
      const response = await handle(request);
      if (!isQuestion(request) || response.status !== 200) return response;
      const count = (counts.get(idIn(request)) ?? 0) + 1;
      counts.set(idIn(request), count);
      return answer(count, response);
    };
  };
};

const notFound = (id: string): Response =>
  respond(404, {
    error: { code: 'OPERATION_NOT_FOUND', message: 'no', field: null, operation: id },
  });

const isPart =
  (work: string) =>
  (request: OperationRequest, { code, isBurst }: Situation) =>
    request.work === work && code === 'AMOUNT_INVALID' && !isBurst;
const isBurstOf =
  (work: string) =>
  (request: OperationRequest, { code, isBurst }: Situation) =>
    request.work === work && code === 'AMOUNT_INVALID' && isBurst;

export const faults: readonly Fault[] = [
  { name: 'executes a repeated id', law: 'id-1', wrap: executesTwice(false) },
  { name: 'executes an id several times at once', law: 'id-2', wrap: executesTwice(true) },
  {
    name: 'accepts another body',
    law: 'id-4',
    wrap: repeats((first, again, handle) =>
      first === again ? null : ask(handle, (JSON.parse(first) as { id: string }).id),
    ),
  },
  {
    name: 'compares bytes',
    law: 'id-5',
    wrap: repeats((first, again) => (first === again ? null : refuse(409, 'ID_REUSED'))),
  },
  {
    name: 'forgets what it has refused',
    law: 'id-6',
    wrap: accepts(
      ({ work }, { code, field }) => work === 'refund' && code === 'EXPIRED' && field === 'id',
    ),
  },
  {
    name: 'forgets ids',
    law: 'get-1',
    wrap: countsQuestions(async (count, response) =>
      count > 1 ? notFound(((await response.json()) as Operation).id) : response,
    ),
  },
  {
    name: 'says that unknown ids are pending',
    law: 'get-2',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      if (!isQuestion(request) || response.status !== 404) return response;
      const work = 'charge';
      return respond(200, {
        ...madeUp({ id: idIn(request), work } as OperationRequest),
        amount: null,
        status: 'pending',
      });
    },
  },
  {
    name: 'names no id in its 404',
    law: 'get-2',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      return response.status === 404 ? refuse(404, 'OPERATION_NOT_FOUND') : response;
    },
  },
  {
    name: 'executes what it has answered with 404',
    law: 'get-3',
    wrap: accepts((_request, { code, field }) => code === 'EXPIRED' && field === 'id'),
  },
  { name: 'captures too much', law: 'sum-1', wrap: accepts(isPart('capture')) },
  { name: 'captures too much in bursts', law: 'sum-2', wrap: accepts(isBurstOf('capture')) },
  { name: 'refunds too much', law: 'sum-3', wrap: accepts(isPart('refund')) },
  { name: 'refunds too much in bursts', law: 'sum-4', wrap: accepts(isBurstOf('refund')) },
  {
    name: 'captures what was voided',
    law: 'parent-1',
    wrap: accepts(({ work }, { code }) => work === 'capture' && code === 'PARENT_INVALID'),
  },
  {
    name: 'voids what was captured',
    law: 'parent-2',
    wrap: accepts(({ work }, { code }) => work === 'void' && code === 'PARENT_INVALID'),
  },
  {
    name: 'voids and captures at once',
    law: 'parent-3',
    wrap: accepts((_request, { code, isBurst }) => code === 'PARENT_INVALID' && isBurst),
  },
  {
    name: 'captures after the final capture',
    law: 'parent-4',
    wrap: accepts(({ work }, { code }) => work === 'capture' && code === 'PARENT_INVALID'),
  },
  {
    name: 'refunds an unknown parent',
    law: 'parent-5',
    wrap: accepts(({ work }, { code }) => work === 'refund' && code === 'PARENT_INVALID'),
  },
  {
    name: 'refunds in another currency',
    law: 'parent-6',
    wrap: accepts(({ work, amount }) => work === 'refund' && amount?.currency !== 'IDR'),
  },
  {
    name: 'executes in another currency',
    law: 'amount-1',
    wrap: shows(({ amount, ...rest }) => ({
      ...rest,
      amount: amount && { ...amount, currency: 'PHP' },
    })),
  },
  {
    name: 'executes another amount',
    law: 'amount-1',
    wrap: shows(({ amount, ...rest }) => ({
      ...rest,
      amount: amount && { ...amount, value: amount.value + 1 },
    })),
  },
  {
    name: 'ignores the bounds of channels',
    law: 'amount-2',
    wrap: accepts(({ parent }, { code }) => parent === null && code === 'AMOUNT_INVALID'),
  },
  {
    name: 'accepts requests without a signature',
    law: 'sign-1',
    wrap: resigns(
      ({ headers: given }) =>
        !['webhook-id', 'webhook-timestamp', 'webhook-signature'].every((name) => given.has(name)),
    ),
  },
  { name: 'ignores signatures', law: 'sign-2', wrap: resigns((request) => !isLate(request)) },
  { name: 'ignores late timestamps', law: 'sign-3', wrap: resigns(isLate, true) },
  {
    name: 'accepts the signature of another path',
    law: 'sign-4',
    wrap: resigns((request) => !isPost(request) && !isLate(request)),
  },
  {
    name: 'ignores the version',
    law: 'version-1',
    wrap: (handle) => async (request) => {
      const body = isPost(request) ? await request.text() : null;
      return handle(rewrite(request, body, { [VERSION_HEADER]: VERSION }));
    },
  },
  {
    name: 'responds without a version',
    law: 'cap-1',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      return new Response(await response.text(), { status: response.status });
    },
  },
  {
    name: 'executes what has expired',
    law: 'expiry-1',
    wrap: accepts((_request, { code, field }) => code === 'EXPIRED' && field === 'expires_at'),
  },
  {
    name: 'lets what has begun expire',
    law: 'expiry-2',
    wrap: repeats((first) => {
      const { expires_at: at } = JSON.parse(first) as OperationRequest;
      return Date.parse(at) < Date.now() ? refuse(410, 'EXPIRED') : null;
    }),
  },
  {
    name: 'turns a success into a decline',
    law: 'get-1',
    wrap: countsQuestions(async (count, response) => {
      const operation = (await response.json()) as Operation;
      if (count < 2 || operation.status !== 'succeeded') return respond(200, operation);
      return respond(200, {
        ...operation,
        status: 'declined',
        amount: null,
        decline: { code: 'PROCESSOR_ERROR', network_code: null, message: null },
        sequence: operation.sequence + 1,
      });
    }),
  },
  {
    name: 'shows operations that do not fit the schema',
    law: 'cap-2',
    wrap: shows(({ sequence, ...rest }) => ({ ...rest, sequence: String(sequence) })),
  },
  {
    name: 'asks for an action that it does not declare',
    law: 'cap-2',
    wrap: shows((operation) => ({
      ...operation,
      status: 'action_required',
      amount: null,
      action: { type: 'wait', expires_at: null },
    })),
  },
  {
    name: 'refuses a work that it declares',
    law: 'cap-2',
    wrap: (handle) => async (request) => {
      if (!isPost(request)) return handle(request);
      const text = await request.clone().text();
      return text.includes('"work":"unlink"') ? refuse(422, 'NOT_SUPPORTED') : handle(request);
    },
  },
  {
    name: 'accepts what it does not declare',
    law: 'cap-3',
    wrap: accepts(
      ({ parent, source }, { code }) =>
        code === 'NOT_SUPPORTED' && parent === null && source?.type !== 'card',
    ),
  },
  {
    name: 'accepts card data that it does not declare',
    law: 'cap-4',
    wrap: accepts(({ source }, { code }) => code === 'NOT_SUPPORTED' && source?.type === 'card'),
  },
  {
    name: 'accepts a partial capture that it does not declare',
    law: 'cap-5',
    wrap: accepts(({ work }, { code }) => code === 'NOT_SUPPORTED' && work === 'capture'),
  },
  {
    name: 'accepts a second refund that it does not declare',
    law: 'cap-6',
    wrap: accepts(({ work }, { code }) => code === 'NOT_SUPPORTED' && work === 'refund'),
  },
  {
    name: 'accepts amounts of any form',
    law: 'form-1',
    wrap: accepts(({ amount }, { code }) => code === 'INVALID' && amount?.value === 0),
  },
  {
    name: 'refuses without the error body',
    law: 'form-1',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      return response.status === 400 ? respond(400, { error: 'no' }) : response;
    },
  },
  {
    name: 'takes any date for a statement',
    law: 'form-3',
    wrap: (handle) => async (request) =>
      pathOf(request) === '/statements'
        ? respond(200, { date: '2026-01-01', is_complete: true, lines: [] })
        : handle(request),
  },
  {
    name: 'does not sign callbacks',
    law: 'callback-1',
    sendCallback: reports((one) => one, false),
  },
  {
    name: 'sends callbacks once',
    law: 'callback-2',
    sendCallback: (send) => async (url, init) => {
      await send(url, init);
      return new Response(null, { status: 204 });
    },
  },
  {
    name: 'lets the sequence fall in callbacks',
    law: 'callback-3',
    sendCallback: reports((event) =>
      event.operation ? { ...event, operation: { ...event.operation, sequence: 1 } } : event,
    ),
  },
  {
    name: 'reports a decline of what has succeeded',
    law: 'callback-3',
    sendCallback: reports((event) =>
      event.operation
        ? {
            ...event,
            operation: {
              ...event.operation,
              status: 'declined',
              amount: null,
              decline: { code: 'PROCESSOR_ERROR', network_code: null, message: null },
            },
          }
        : event,
    ),
  },
  {
    name: 'receives payments in another currency',
    law: 'callback-4',
    sendCallback: reports((event) =>
      event.payment
        ? { ...event, payment: { ...event.payment, amount: { value: 5, currency: 'PHP' } } }
        : event,
    ),
  },
  {
    name: 'leaves a line out of a complete statement',
    law: 'statement-2',
    statement: (made) => async (date, day) => ({
      is_complete: true,
      lines: (await made(date, day)).lines.slice(1),
    }),
  },
  {
    name: 'settles an operation twice',
    law: 'statement-1',
    statement: (made) => async (date, day) => {
      const { lines, ...rest } = await made(date, day);
      const again = lines.slice(0, 1).map((line) => ({ ...line, id: `${line.id}-again` }));
      return { ...rest, lines: [...lines, ...again] };
    },
  },
  {
    name: 'settles refunds as payments',
    law: 'statement-1',
    statement: (made) => async (date, day) => {
      const { lines, ...rest } = await made(date, day);
      return {
        ...rest,
        lines: lines.map((line) => {
          const gross = { ...line.gross, value: Math.abs(line.gross.value) };
          const net = { ...line.net, value: gross.value - line.fee.value };
          return { ...line, gross, net };
        }),
      };
    },
  },
  {
    name: 'adds up its fees wrongly',
    law: 'statement-1',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      if (!pathOf(request).startsWith('/statements') || response.status !== 200) return response;
      const { lines, ...rest } = (await response.json()) as { lines: { fee: { value: number } }[] };
      const wrong = lines.map((line) => ({
        ...line,
        fee: { ...line.fee, value: line.fee.value + 1 },
      }));
      return respond(200, { ...rest, lines: wrong });
    },
  },
];
