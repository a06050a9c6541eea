// Authenticates callers of bank-standard endpoints: registered partners, proven by an API key and
// the signature of the request, or by an access token and a signature (docs/decisions/0064).
import { limits, parseTimestamp, type Violation } from '@kasir/core';
import { requiredAs, summary } from '@kasir/core/messages';
import {
  decodeJson,
  type Authentication,
  type Caller,
  type Credentials,
  type KeyView,
  type PartnerView,
  type RawRequest,
} from '@kasir/core/pipeline';
import { fail, type Fail } from '@kasir/core/server';
import { chosen } from '@kasir/models';
import { isTokenOf, readAccessToken } from './access-token.ts';
import { clientSecretOf } from './client-secret.ts';
import { bindingHeaders, timestampHeader } from './headers.ts';
import {
  isSignedBy,
  isSignedRequest,
  isSignedWithSecret,
  tokenTextToSign,
  type SignedRequest,
} from '@kasir/snap';

/** Maximum difference between the clock of a partner and ours, in live mode (SNAP-UNSPEC-03). */
const SKEW_MS = 5 * 60_000;

const invalidHeaders = (violations: readonly Violation[]): Fail =>
  fail('API_VALIDATION_ERROR', summary(violations), violations);

/**
 * Returns the error of missing headers or of a malformed X-TIMESTAMP. No signature can be verified
 * without them, so they are checked before the body is read.
 */
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

const tooLarge = fail(
  'INVALID_SIGNATURE',
  `Without an API key the body must be at most ${limits.unknown_caller.body_bytes} bytes long.`,
);

const tooOld = fail('INVALID_TIMESTAMP', 'X-TIMESTAMP must be within 5 minutes of now.');

/** In test mode every time is accepted, because its clock can be moved at will. */
const isInTime = async (
  { mode }: PartnerView,
  { headers }: RawRequest,
  { now }: Credentials,
): Promise<boolean> =>
  mode === 'test' ||
  Math.abs(parseTimestamp(headers['x-timestamp'] ?? '') - (await now(mode))) <= SKEW_MS;

/** Returns the key, with its permissions, of a partner that is authenticated without an API key. */
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

const signedBy =
  ({ publicKey }: PartnerView) =>
  (part: SignedRequest, signature: string): boolean =>
    isSignedRequest(publicKey, part, signature);

// AUTH-14, SNAP-HDR-Content-Type
const required = ['content-type', ...Object.keys(bindingHeaders.shape)];

/** Returns a function that verifies the signature of a request and then its time. */
const verifier =
  (
    partner: PartnerView,
    credentials: Credentials,
    isSigned: (part: SignedRequest, signature: string) => boolean,
  ): NonNullable<Caller['verify']> =>
  async (request) => {
    if (!isSigned(signedPart(request), request.headers['x-signature'] ?? '')) return wrongSignature;
    return (await isInTime(partner, request, credentials)) ? null : tooOld;
  };

/** Authenticates by access token; the API key is not sent (SNAP-UNSPEC-01). */
const authenticateByAccessToken = async (
  { headers }: RawRequest,
  credentials: Credentials,
  token: string,
): Promise<Caller | Fail> => {
  const { digest } = credentials;
  const access = readAccessToken(token, digest);
  if (!access || (await credentials.now(access.mode)) >= access.until) return wrongToken;
  const partner = await credentials.partner(access.partner);
  if (!partner || !isTokenOf(access, partner, digest)) return wrongToken;
  const incomplete = missingHeaders(headers, required);
  if (incomplete) return incomplete;
  if (headers['x-partner-id'] !== partner.id) return unknownPartner;
  const verify = verifier(partner, credentials, (part, signature) =>
    isSignedWithSecret(clientSecretOf(partner, digest), part, token, signature),
  );
  return { key: keyOf(partner), partner, verify };
};

/** True for a small JSON body; the caller is not known yet, so a larger one is not decoded. */
const isJson = ({ body }: RawRequest): boolean => {
  try {
    return body.length <= limits.unknown_caller.body_bytes && decodeJson(body) !== undefined;
  } catch {
    return false;
  }
};

/** Authenticates a partner by its signature alone, which is therefore verified first. */
const authenticateBySignature = async (
  request: RawRequest,
  credentials: Credentials,
  partner: PartnerView,
): Promise<Caller | Fail | undefined> => {
  const side = chosen('snap_api_key', await credentials.dialect(partner));
  if (side !== 'optional') return undefined;
  const incomplete = missingHeaders(request.headers, required);
  if (incomplete) return incomplete;
  if (partner.signature === 'symmetric') return wrongToken;
  if (request.unread) return tooLarge;
  if (!isJson(request)) return wrongSignature;
  const wrong = await verifier(partner, credentials, signedBy(partner))(request);
  return wrong ?? { key: keyOf(partner), partner };
};

/**
 * Authenticates by API key and the signature of the partner's own key (AUTH-UNSPEC-01,
 * AUTH-CONF-03).
 */
const authenticateByApiKey = async (
  request: RawRequest,
  credentials: Credentials,
): Promise<Caller | Fail | undefined> => {
  const { headers } = request;
  const key = await credentials.key();
  if (!key && headers['authorization'] !== undefined) return undefined;
  const partner = await credentials.partner(headers['x-partner-id'] ?? '');
  if (!key) return partner && authenticateBySignature(request, credentials, partner);
  // A public key may not link accounts: it is refused before anything is verified.
  if (key.type === 'public') return { key };
  const incomplete = missingHeaders(headers, required);
  if (incomplete) return incomplete;
  if (partner?.account !== key.account || partner.mode !== key.mode) return unknownPartner;
  if (partner.signature === 'symmetric') return wrongToken;
  return { key, partner, verify: verifier(partner, credentials, signedBy(partner)) };
};

/** Authenticates the caller of a signed request. */
export const authenticatePartner: Authentication = (request, credentials) => {
  const token = bearerOf(request);
  return token === null
    ? authenticateByApiKey(request, credentials)
    : authenticateByAccessToken(request, credentials, token);
};

/** Authenticates the caller of the access token endpoint, by its RSA signature alone. */
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
  const inTime = await isInTime(partner, request, credentials);
  return inTime ? { key: keyOf(partner), partner } : tooOld;
};
