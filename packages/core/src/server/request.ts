// Decodes the parts of a request before validation: parameters, query, headers and body.
import * as z from 'zod';
import { bodyIn, type RouteSpec } from '../contract.ts';
import type { Violation } from '../errors.ts';
import { either, mustBe } from '../messages.ts';
import { checkText, decodeJson, Unreadable } from './decode.ts';
import type { PreparedRoute } from './endpoint.ts';
import { decodeForm, decodeText } from './form.ts';
import type { RawRequest } from './raw-request.ts';

/** The decoded parts, not yet validated. */
export interface Parts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const nothing = z.object({});

const readHeaders = (names: readonly string[], request: RawRequest): Record<string, string> => {
  const sent: Record<string, string> = {};
  for (const name of names) {
    const value = request.headers[name];
    if (value === undefined) continue;
    checkText(value, `header.${name}`);
    sent[name] = value;
  }
  return sent;
};

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

/** Returns the encoding of a content type; JSON when omitted, null for any other. */
const encodingOf = (contentType: string = mediaTypes.json): 'json' | 'form' | null => {
  if (contentType === mediaTypes.json) return 'json';
  const media = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (media === mediaTypes.json || media.endsWith('+json')) return 'json';
  return media === mediaTypes.form ? 'form' : null;
};

const readBody = (contract: RouteSpec, request: RawRequest, version: string | null): unknown => {
  const schema = bodyIn(contract, version);
  if (!schema) return undefined;
  if (request.body.length === 0) return {};
  const { encodings = ['json'] } = contract; // CUST-PATCH-HDR-content_type
  const encoding = encodingOf(request.headers['content-type']);
  if (encoding === null || !encodings.includes(encoding)) {
    const wanted = either(encodings.map((one) => mediaTypes[one]));
    throw new Unreadable([{ path: 'header.content-type', message: mustBe(wanted) }]);
  }
  return encoding === 'json' ? decodeJson(request.body) : decodeForm(schema, request.body);
};

export type Decoded =
  | { readonly ok: true; readonly parts: Parts }
  | {
      readonly ok: false;
      readonly violations: readonly Violation[];
      /** True when the bytes do not match their content type. */
      readonly malformed: boolean;
      /** The readable parts, so that they are validated in the same response. */
      readonly parts: Partial<Parts>;
    };

interface Incoming {
  readonly route: PreparedRoute;
  readonly request: RawRequest;
  readonly params: Readonly<Record<string, string>>;
  readonly version: string | null;
}

const decoders: { readonly [P in keyof Parts]: (incoming: Incoming) => Parts[P] } = {
  params: ({ params }) => {
    for (const [name, value] of Object.entries(params)) checkText(value, `path.${name}`);
    return params;
  },
  query: ({ route, request }) =>
    decodeText(route.contract.query ?? nothing, request.query, 'query'),
  headers: ({ route, request }) => readHeaders(route.headers, request),
  body: ({ route, request, version }) => readBody(route.contract, request, version),
};

const partNames = ['params', 'query', 'headers', 'body'] as const;

/** Decodes a request by its contract and version, each part independently. */
export const readParts = (incoming: Incoming): Decoded => {
  const parts: Record<string, unknown> = {};
  const unread: Unreadable[] = [];
  for (const part of partNames) {
    try {
      parts[part] = decoders[part](incoming);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unread.push(error);
    }
  }
  if (unread.length === 0) return { ok: true, parts: parts as unknown as Parts };
  return {
    ok: false,
    violations: unread.flatMap(({ violations }) => violations),
    malformed: unread.some(({ malformed }) => malformed),
    parts,
  };
};
