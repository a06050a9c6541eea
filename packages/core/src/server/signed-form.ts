// Reads signed forms: a payer's browser cannot send an Authorization header, so the form has a
// field that identifies the sender. The sender is unknown until then, so only a small form is read.
import type { EndpointSpec } from '../contract.ts';
import { limits } from '../limits.ts';
import { decodeJson, exceeds } from './decode.ts';
import type { RawRequest } from './raw-request.ts';

const { body_bytes: BYTES_MAX, fields: FIELDS_MAX, depth: DEPTH_MAX } = limits.unknown_caller;

/** The caller that a request claims, before verification. */
export interface Claim {
  /** Its Authorization, from the header or the form. */
  readonly authorization: string | undefined;
  readonly inForm: boolean;
  /** The reason why the form was not read, or null. */
  readonly problem: string | null;
}

const tooLarge =
  `A form without the header Authorization must have at most ${BYTES_MAX} bytes, ` +
  `${FIELDS_MAX} fields and ${DEPTH_MAX} levels of nesting.`;

const isForm = ({ headers }: RawRequest): boolean =>
  headers['content-type']?.includes('x-www-form-urlencoded') === true;

/** Returns whether a text is too large to be parsed for an unknown caller. */
const isTooMuch = (request: RawRequest, text: string): boolean =>
  isForm(request)
    ? exceeds(text, '&', FIELDS_MAX)
    : exceeds(text, ',', FIELDS_MAX) ||
      exceeds(text, '[', DEPTH_MAX) ||
      exceeds(text, '{', DEPTH_MAX);

const fieldOf = (request: RawRequest, text: string): unknown => {
  if (isForm(request)) return new URLSearchParams(text).get('authorization');
  try {
    const sent = decodeJson(request.body);
    return sent !== null && typeof sent === 'object' ? Reflect.get(sent, 'authorization') : null;
  } catch {
    return null;
  }
};

const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/**
 * Returns the caller that a request claims: by its header; at an endpoint for signed forms also by
 * the field `authorization`, which holds the same value or only the key (SAFE-authorization).
 */
export const claimOf = ({ auth }: Pick<EndpointSpec, 'auth'>, request: RawRequest): Claim => {
  const header = request.headers['authorization'];
  const none = { authorization: header, inForm: false, problem: null };
  if (auth !== 'signature' || header !== undefined) return none;
  const { body, unread = false } = request;
  if (unread || body.length > BYTES_MAX) return { ...none, problem: tooLarge };
  const text = Buffer.from(body).toString();
  if (isTooMuch(request, text)) return { ...none, problem: tooLarge };
  const field = fieldOf(request, text);
  if (typeof field !== 'string' || field === '') return none;
  const authorization = field.startsWith('Basic ') ? field : basic(field);
  return { authorization, inForm: true, problem: null };
};
