// The parts of a request before validation: path parameters, query, acting headers and body, decoded by the contract.
import { z } from 'zod';
import type { EndpointSpec } from '../contract.ts';
import { decodeJson, Unreadable } from './decode.ts';
import { decodeForm, decodeText } from './form.ts';

/** A request as it came from the socket, or from a caller in the same process. */
export interface RawRequest {
  readonly method: string;
  /** Path without base and query, percent-encoded. */
  readonly path: string;
  /** Query string without the question mark. */
  readonly query: string;
  /** Names in lower case; repeated headers are joined by the edge. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  /** Address of the client (RATE-UNSPEC-05). */
  readonly address: string;
}

/** Decoded but not yet validated. */
export interface Parts {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

const nothing = z.object({});

const checkedParams = (params: Record<string, string>): Record<string, unknown> => {
  for (const [name, value] of Object.entries(params)) {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new Unreadable([{ path: `path.${name}`, message: 'Send text without U+0000.' }]);
    }
  }
  return params;
};

const headerValues = (contract: EndpointSpec, request: RawRequest): Record<string, unknown> => {
  const names = Object.keys(contract.headers?.shape ?? {});
  const sent = names.filter((name) => request.headers[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, request.headers[name]]));
};

const readBody = (contract: EndpointSpec, request: RawRequest): unknown => {
  if (!contract.body) return undefined;
  const encodings = contract.encodings ?? ['json'];
  const [type = ''] = (request.headers['content-type'] ?? 'application/json')
    .toLowerCase()
    .split(';');
  const media = type.trim();
  if (media === 'application/json' || media.endsWith('+json')) return decodeJson(request.body);
  if (media === 'application/x-www-form-urlencoded' && encodings.includes('form')) {
    return decodeForm(contract.body, request.body);
  }
  const wanted = encodings.includes('form')
    ? 'application/json or application/x-www-form-urlencoded'
    : 'application/json';
  throw new Unreadable([{ path: 'header.content-type', message: `Send ${wanted}.` }]);
};

/** Decodes a request as its contract says. Throws `Unreadable`. */
export const readParts = (
  contract: EndpointSpec,
  request: RawRequest,
  params: Record<string, string>,
): Parts => ({
  params: checkedParams(params),
  query: decodeText(contract.query ?? nothing, request.query, 'query'),
  headers: headerValues(contract, request),
  body: readBody(contract, request),
});
