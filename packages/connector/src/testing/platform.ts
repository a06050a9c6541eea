// Plays the platform in tests: signs requests by hand, and checks every response with the schemas.
import { expect } from 'vitest';
import {
  capabilities,
  connectorError,
  errorStatuses,
  operation,
  statement,
  VERSION,
  VERSION_HEADER,
  type ErrorCode,
  type Operation,
  type OperationRequest,
} from '../protocol/index.ts';
import { contentWithoutBody, keyOf, signatureHeaders } from '../signature/sign.ts';
import type { System } from '../system.ts';
import { SECRET } from './requests.ts';

type Handler = (request: Request) => Promise<Response>;

const BASE = 'http://connector.test';

const schemaOf = (path: string) => {
  if (path.startsWith('/capabilities')) return capabilities;
  return path.startsWith('/statements') ? statement : operation;
};

/** Reads a response, and checks that it is one of the protocol. */
const readResponse = async (path: string, response: Response) => {
  expect(response.headers.get(VERSION_HEADER)).toBe(VERSION);
  const body: unknown = await response.json();
  if (response.status === 200) return { status: 200, body: schemaOf(path).parse(body), code: null };
  const { error } = connectorError.parse(body);
  expect(response.status).toBe(errorStatuses[error.code]);
  return { status: response.status, body, code: error.code, error };
};

export interface Reply {
  readonly code: ErrorCode | null;
  /** Null for an error. */
  readonly operation: Operation | null;
  readonly field: string | null;
  readonly message: string;
}

/** Creates a platform that calls a handler. */
export const createPlatform = (handle: Handler, system: Pick<System, 'now'>) => {
  const seconds = (): number => Math.floor(system.now() / 1_000);
  const call = async (request: Request): Promise<Reply> => {
    const path = new URL(request.url).pathname;
    const { code, body, error } = await readResponse(path, await handle(request));
    return {
      code,
      operation: code === null ? (body as Operation) : null,
      field: error?.field ?? null,
      message: error?.message ?? '',
    };
  };
  const get = (path: string, timestamp = seconds()): Promise<Reply> => {
    const content = contentWithoutBody('GET', path);
    const headers = signatureHeaders([keyOf(SECRET)], { id: 'question-1', timestamp, content });
    return call(new Request(BASE + path, { headers: { ...headers, [VERSION_HEADER]: VERSION } }));
  };
  return {
    call,
    get,
    ask: (id: string, timestamp = seconds()) => get(`/operations/${id}`, timestamp),
    /** Sends a request; `body` replaces its JSON. */
    send: (request: OperationRequest, timestamp = seconds(), body = JSON.stringify(request)) =>
      call(
        new Request(`${BASE}/operations`, {
          method: 'POST',
          body,
          headers: {
            ...signatureHeaders([keyOf(SECRET)], { id: request.id, timestamp, content: body }),
            [VERSION_HEADER]: VERSION,
          },
        }),
      ),
  };
};

export type Platform = ReturnType<typeof createPlatform>;
