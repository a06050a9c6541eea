// Who calls a bank-standard endpoint: a registered partner, proven by the signature of the request
// beside an API key, or by an access token and a signature (docs/decisions/0064).
import { requiredAs, summary, type Violation } from '@kasir/core';
import {
  fail,
  type Authentication,
  type Credentials,
  type Fail,
  type KeyView,
  type PartnerView,
  type RawRequest,
} from '@kasir/core/server';
import { chosen } from '@kasir/models';
import { readAccessToken } from './access-token.ts';
import { clientSecretOf } from './client-secret.ts';
import { bindingHeaders, timestampHeader } from './headers.ts';
import { isSignedRequest, isSignedWithSecret, tokenTextToSign, isSignedBy } from './signature.ts';

/** How far the clock of a partner may be from ours, in live mode (SNAP-UNSPEC-03). */
const SKEW_MS = 5 * 60_000;

const invalidHeaders = (violations: readonly Violation[]): Fail =>
  fail('API_VALIDATION_ERROR', summary(violations), violations);

/** Nothing can be proven without these; they are checked before anything of the request is read. */
const missingHeaders = (headers: RawRequest['headers'], names: readonly string[]): Fail | null => {
  const missing = names.filter((name) => !headers[name]);
  const malformed = !timestampHeader.safeParse(headers['x-timestamp']).success;
  const violations = missing.map((name) => ({
    path: `header.${name}`,
    message: requiredAs(name === 'content-type' ? 'application/json' : 'a string'),
  }));
  if (malformed && !missing.includes('x-timestamp')) {
    const message = 'Must be a time like 2026-11-22T10:00:00+07:00.';
    violations.push({ path: 'header.x-timestamp', message });
  }
  return violations.length === 0 ? null : invalidHeaders(violations);
};

const unknownPartner = fail(
  'INVALID_PARTNER_ID',
  'The partner is not registered for this account and mode. Register it with the control API.',
);

const wrongSignature = fail(
  'INVALID_SIGNATURE',
  'X-SIGNATURE does not belong to this request. Sign the bytes that are sent, with the X-TIMESTAMP that is sent.',
);

const wrongToken = fail(
  'INVALID_ACCESS_TOKEN',
  'The access token is missing, expired or unknown. Get one from POST /snap/v1.0/access-token/b2b.',
);

const tooOld = fail('INVALID_TIMESTAMP', 'X-TIMESTAMP must be within 5 minutes of now.');

/** In test mode any time will do: its clock is moved at will. */
const isInTime = async (
  { mode }: PartnerView,
  { headers }: RawRequest,
  { now }: Credentials,
): Promise<boolean> =>
  mode === 'test' ||
  Math.abs(Date.parse(headers['x-timestamp'] ?? '') - (await now(mode))) <= SKEW_MS;

/** What a partner may do that is known without an API key. */
const keyOf = ({ id, account, mode }: PartnerView): KeyView => ({
  id: `partner ${id}`,
  hash: '',
  account,
  mode,
  type: 'secret',
  permissions: ['money_in:write'],
  revoked: false,
});

const bearerOf = ({ headers }: RawRequest): string | null => {
  const [, token = null] = /^Bearer +(\S+)$/i.exec(headers['authorization'] ?? '') ?? [];
  return token;
};

const signedPart = ({ method, path, query, headers, body }: RawRequest) => ({
  method,
  path: query === '' ? path : `${path}?${query}`,
  body,
  timestamp: headers['x-timestamp'] ?? '',
});

// AUTH-14, SNAP-HDR-Content-Type
const required = ['content-type', ...Object.keys(bindingHeaders.shape)];

/** By access token: the API key stays at home (SNAP-UNSPEC-01). */
const bySecret = async (
  request: RawRequest,
  credentials: Credentials,
  token: string,
): Promise<KeyView | Fail> => {
  const { headers } = request;
  const access = readAccessToken(token, credentials.digest);
  if (!access || (await credentials.now(access.mode)) >= access.until) return wrongToken;
  const partner = await credentials.partner(access.partner);
  if (partner?.signature !== 'symmetric' || partner.mode !== access.mode) return wrongToken;
  const incomplete = missingHeaders(request.headers, required);
  if (incomplete) return incomplete;
  if (headers['x-partner-id'] !== partner.id) return unknownPartner;
  const secret = clientSecretOf(partner, credentials.digest);
  if (!isSignedWithSecret(secret, signedPart(request), token, headers['x-signature'] ?? ''))
    return wrongSignature;
  return (await isInTime(partner, request, credentials)) ? keyOf(partner) : tooOld;
};

/** The key of a partner that sends none, where its signature alone is enough. */
const keyOfSignature = async (
  { headers }: RawRequest,
  { dialect }: Credentials,
  partner: PartnerView | undefined,
): Promise<KeyView | undefined> => {
  if (!partner || headers['authorization'] !== undefined) return undefined;
  return chosen('snap_api_key', await dialect(partner)) === 'optional' ? keyOf(partner) : undefined;
};

/** By API key and the signature of the partner's own key (AUTH-UNSPEC-01, AUTH-CONF-03). */
const byKey = async (
  request: RawRequest,
  credentials: Credentials,
): Promise<KeyView | Fail | undefined> => {
  const { headers } = request;
  const partner = await credentials.partner(headers['x-partner-id'] ?? '');
  const key = (await credentials.key()) ?? (await keyOfSignature(request, credentials, partner));
  if (!key) return undefined;
  const incomplete = missingHeaders(headers, required);
  if (incomplete) return incomplete;
  if (partner?.account !== key.account || partner.mode !== key.mode) return unknownPartner;
  if (partner.signature === 'symmetric') return wrongToken;
  if (!isSignedRequest(partner.publicKey, signedPart(request), headers['x-signature'] ?? ''))
    return wrongSignature;
  return (await isInTime(partner, request, credentials)) ? key : tooOld;
};

/** The caller of a signed request. */
export const authenticatePartner: Authentication = (request, credentials) => {
  const token = bearerOf(request);
  return token === null ? byKey(request, credentials) : bySecret(request, credentials, token);
};

/** The caller of the access token endpoint: known by its RSA signature alone. */
export const authenticateClient: Authentication = async (request, credentials) => {
  const { headers } = request;
  const { 'x-client-key': id, 'x-timestamp': timestamp = '' } = headers;
  if (!id) return undefined;
  const incomplete = missingHeaders(headers, ['x-signature', 'x-timestamp']);
  if (incomplete) return incomplete;
  const partner = await credentials.partner(id);
  if (partner?.signature !== 'symmetric') return unknownPartner;
  if (!isSignedBy(partner.publicKey, tokenTextToSign(id, timestamp), headers['x-signature'] ?? ''))
    return wrongSignature;
  return (await isInTime(partner, request, credentials)) ? keyOf(partner) : tooOld;
};
