// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { Shape } from '@kasir/client';

const text: Shape = { type: 'string' };
const number: Shape = { type: 'number' };
const flag: Shape = { type: 'boolean' };
const none: Shape = { type: 'null' };
const accountLinkParams: Shape = {
  type: 'object',
  properties: { action: text, redirectToDeeplink: { enum: ['Y', 'N'] } },
  required: ['action', 'redirectToDeeplink'],
};
const accountLinkUserInfo: Shape = {
  type: 'object',
  properties: { publicUserId: text },
  required: ['publicUserId'],
};
const reusability: Shape = { enum: ['ONE_TIME_USE', 'MULTIPLE_USE'] };
const paymentMethodStatus: Shape = {
  enum: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'],
};
const accountLinkAdditionalInfo: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pm-.*' },
    business_id: text,
    customer_id: { anyOf: [text, none] },
    reference_id: { type: 'string', minLength: 1 },
    reusability: reusability,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    status: paymentMethodStatus,
    created: text,
    updated: text,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: [
    'id',
    'business_id',
    'customer_id',
    'reference_id',
    'reusability',
    'country',
    'status',
    'created',
    'updated',
    'metadata',
  ],
};
const accountLink: Shape = {
  type: 'object',
  properties: {
    responseCode: { type: 'string', pattern: '^\\d{7}$' },
    responseMessage: text,
    referenceNo: text,
    partnerReferenceNo: text,
    nextAction: text,
    params: accountLinkParams,
    userInfo: accountLinkUserInfo,
    additionalInfo: accountLinkAdditionalInfo,
  },
  required: [
    'responseCode',
    'responseMessage',
    'referenceNo',
    'partnerReferenceNo',
    'nextAction',
    'params',
    'userInfo',
    'additionalInfo',
  ],
};
const createAccessTokenResponse: Shape = {
  type: 'object',
  properties: {
    responseCode: text,
    responseMessage: text,
    accessToken: text,
    tokenType: { enum: ['Bearer'] },
    expiresIn: text,
  },
  required: ['responseCode', 'responseMessage', 'accessToken', 'tokenType', 'expiresIn'],
};

/** Response of each call, by its id. */
export const responses: Readonly<Record<string, Shape>> = {
  'account_links.create': accountLink,
  'access_tokens.create': createAccessTokenResponse,
};
