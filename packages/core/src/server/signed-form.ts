// Signed forms: what a payer's browser sends cannot carry an Authorization header, so the form says
// in a field whose it is. Nobody is known by then: only a small form is read.
import type { EndpointSpec } from '../contract.ts';
import { limits } from '../limits.ts';
import { decodeJson, exceeds } from './decode.ts';
import type { RawRequest } from './raw-request.ts';

const { body_bytes: BYTES_MAX, fields: FIELDS_MAX, depth: DEPTH_MAX } = limits.unknown_caller;

/** What a request says of its caller, before any of it is believed. */
export interface Claim {
  /** Its Authorization: of the header, or of the form. */
  readonly authorization: string | undefined;
  readonly inForm: boolean;
  /** Why the form was not read, or null. */
  readonly problem: string | null;
}

const tooLarge =
  `A form without the header Authorization must have at most ${BYTES_MAX} bytes, ` +
  `${FIELDS_MAX} fields and ${DEPTH_MAX} levels of nesting.`;

const isForm = ({ headers }: RawRequest): boolean =>
  headers['content-type']?.includes('x-www-form-urlencoded') === true;

/** Whether a text is too much to be parsed for somebody who is not known. */
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
 * Whose a request says it is: by its header; at an endpoint for signed forms also by the field
 * `authorization`, which holds the same or the key alone (SAFE-authorization).
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
