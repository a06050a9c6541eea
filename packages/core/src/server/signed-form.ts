// Signed forms: what a payer's browser sends cannot carry an Authorization header, so the form says
// in a field whose it is.
import type { EndpointSpec } from '../contract.ts';
import { decodeJson } from './decode.ts';
import type { RawRequest } from './raw-request.ts';

const fieldOf = ({ headers, body }: RawRequest): unknown => {
  const isForm = headers['content-type']?.includes('x-www-form-urlencoded') === true;
  if (isForm) return new URLSearchParams(Buffer.from(body).toString()).get('authorization');
  try {
    const sent = decodeJson(body);
    return sent !== null && typeof sent === 'object' ? Reflect.get(sent, 'authorization') : null;
  } catch {
    return null;
  }
};

const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/**
 * The Authorization of a request: its header; at an endpoint for signed forms also the field
 * `authorization`, which holds the same or the key alone (SAFE-authorization).
 */
export const authorizationOf = (
  { auth }: Pick<EndpointSpec, 'auth'>,
  request: RawRequest,
): string | undefined => {
  const header = request.headers['authorization'];
  if (auth !== 'signature' || header !== undefined) return header;
  const field = fieldOf(request);
  if (typeof field !== 'string' || field === '') return undefined;
  return field.startsWith('Basic ') ? field : basic(field);
};
