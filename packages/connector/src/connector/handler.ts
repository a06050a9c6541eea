// Routes the requests of the platform, and checks their version and signature.
import { readMessage } from '../http/read-message.ts';
import { respond, respondError } from '../http/respond.ts';
import type { Capabilities } from '../protocol/index.ts';
import type { Failure } from './author.ts';
import type { Operations } from './operations.ts';

export interface HandlerOptions {
  readonly keys: readonly Uint8Array[];
  readonly capabilities: Capabilities;
  readonly operations: Operations;
  /** Responds with the statement of a date; the date may be missing or malformed. */
  readonly statement: (date: string | null) => Promise<Response>;
  /** The prefix of the paths of the protocol, without a slash at its end. */
  readonly basePath: string;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the connector stops: requests are then refused. */
  readonly stopping: AbortSignal;
  readonly failed: (failure: Failure) => void;
}

const endpoints: readonly string[] = ['/operations', '/capabilities', '/statements'];

/** Creates the handler of a connector. It never rejects. */
export const createHandler = (
  options: HandlerOptions,
): ((request: Request) => Promise<Response>) => {
  const { keys, basePath, operations, capabilities } = options;

  const route = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '';
    const [, id] = /^\/operations\/([A-Za-z0-9_-]{8,64})$/.exec(path) ?? [];
    if (id === undefined && !endpoints.includes(path))
      return respondError('ENDPOINT_NOT_FOUND', {
        message: `Unknown endpoint: ${request.method} ${path}`,
      });
    const method = path === '/operations' ? 'POST' : 'GET';
    if (request.method !== method)
      return respondError('METHOD_NOT_ALLOWED', { message: `Send ${method} to ${path}.` });
    const message = await readMessage(keys, request, path + search, options.now());
    if (!message.ok) return message.response;
    if (id !== undefined) return operations.read(id, message.timestamp);
    if (path === '/operations') return operations.send(message);
    return path === '/capabilities'
      ? respond(200, capabilities)
      : options.statement(searchParams.get('date'));
  };

  return async (request) => {
    try {
      if (options.stopping.aborted) throw new Error('The connector is stopped.');
      return await route(request);
    } catch (error) {
      options.failed({ during: 'request', id: request.headers.get('webhook-id'), error });
      return respondError('INTERNAL_ERROR', {
        message: 'The connector failed. Read the operation with GET /operations/{id}.',
      });
    }
  };
};
