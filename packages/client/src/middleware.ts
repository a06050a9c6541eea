// Lets programs change requests and responses: middleware in the shape of openapi-fetch, over the
// Request and Response of the platform.
import type { CallData } from './call-data.ts';
import { ApiError } from './error.ts';
import type { HttpResponse, OutgoingRequest } from './exchange.ts';
import type { CallResult } from './result.ts';

/** A call as middleware receives it. */
export interface MiddlewareCall {
  /** The request, without the key, which is added after all middleware. */
  readonly request: Request;
  /** Path template below the base URL, e.g. `/refunds/{id}`. */
  readonly schemaPath: string;
  /** The id of the call, as in hooks: `refunds.create`. */
  readonly operation: string;
  /**
   * Identifies the call: the same in all its callbacks, and different for each call of this client.
   */
  readonly id: string;
}

type Returned<T> = T | undefined | void | Promise<T | undefined | void>;

/**
 * Changes calls. `onRequest` runs once per call, before the first attempt: all attempts send the
 * same bytes under one idempotency key. `onResponse` gets the response that ended the call,
 * `onError` the ApiError of a call that ended without a response. An error that a callback throws
 * rejects the call; after `onRequest`, the call may still have had its effect.
 */
export interface Middleware {
  /**
   * Changes the request: return it or another one to the same address, whose query, headers and
   * body may differ. Return a Response to end the call with it; nothing is sent then.
   */
  readonly onRequest?: (call: MiddlewareCall) => Returned<Request | Response>;
  /** Returns the response to use instead. */
  readonly onResponse?: (
    call: MiddlewareCall & { readonly response: Response },
  ) => Returned<Response>;
  /** Returns a response to use, or an error to throw, instead of the failure. */
  readonly onError?: (
    call: MiddlewareCall & { readonly error: ApiError },
  ) => Returned<Response | Error>;
}

/** Headers that only the client sets. */
const OWN = ['authorization', 'idempotency-key', 'x-external-id'] as const;

const addressOf = ({ url }: Request): string => url.replace(/[?#].*$/s, '');

const toRequest = ({ origin, path, method, headers, body }: OutgoingRequest): Request => {
  const { authorization: _, ...rest } = headers;
  return new Request(origin + path, { method, headers: rest, body });
};

/**
 * Returns the request to send. Throws TypeError when middleware has changed its method or address.
 */
const fromRequest = async (
  message: OutgoingRequest,
  address: string,
  request: Request,
): Promise<OutgoingRequest> => {
  if (request.method !== message.method || addressOf(request) !== address)
    throw new TypeError('Middleware must not change the method, host or path of a request.');
  const given = Object.fromEntries(request.headers);
  for (const name of OWN) Reflect.deleteProperty(given, name);
  const own = OWN.flatMap((name) => {
    const value = message.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { pathname, search } = new URL(request.url);
  return {
    ...message,
    path: pathname + search,
    headers: { ...given, ...Object.fromEntries(own) },
    body: message.body === null ? null : await request.text(),
  };
};

const fromResponse = async (response: Response): Promise<HttpResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});

/** The statuses of responses without a body. */
const EMPTY = [204, 205, 304];

/**
 * Returns the response of a result; null without a response, or for a status that `Response` does
 * not accept.
 */
const responseOf = (result: CallResult): Response | null => {
  if (!('raw' in result) || result.status < 200 || result.status > 599) return null;
  const { status, headers, raw } = result;
  return new Response(EMPTY.includes(status) ? null : raw, { status, headers });
};

/** The middleware of a client around one of its calls. */
export interface CallMiddleware {
  /** Returns the request to send, or the response that ends the call without it. */
  readonly before: (message: OutgoingRequest) => Promise<OutgoingRequest | HttpResponse>;
  /**
   * Returns the response that replaces the response of a result; null when the result is unchanged.
   */
  readonly after: (result: CallResult) => Promise<HttpResponse | null>;
}

/** Returns the middleware around one call; `id` distinguishes it from the client's other calls. */
export const middlewareOf = (
  middleware: readonly Middleware[],
  { id: operation }: CallData,
  schemaPath: string,
  id: string,
): CallMiddleware => {
  let request: Request;
  const call = (): MiddlewareCall => ({ request, schemaPath, operation, id });
  return {
    before: async (message) => {
      request = toRequest(message);
      const address = addressOf(request);
      for (const { onRequest } of middleware) {
        // oxlint-disable-next-line no-await-in-loop -- each gets the request of the one before it
        const returned = await onRequest?.(call());
        if (returned instanceof Response) return fromResponse(returned);
        if (returned) request = returned;
      }
      // onResponse can still read the request.
      return fromRequest(message, address, request.clone());
    },
    after: async (result) => {
      let response = responseOf(result);
      let isReplaced = false;
      const failed = !result.ok && result.status === null ? new ApiError(result) : null;
      for (const { onResponse, onError } of middleware.toReversed()) {
        const returned = response
          ? // oxlint-disable-next-line no-await-in-loop -- as above
            await onResponse?.({ ...call(), response: response.clone() })
          : // oxlint-disable-next-line no-await-in-loop -- as above
            failed && (await onError?.({ ...call(), error: failed }));
        if (returned instanceof Error) throw returned;
        if (!returned) continue;
        response = returned;
        isReplaced = true;
      }
      return isReplaced && response ? fromResponse(response) : null;
    },
  };
};
