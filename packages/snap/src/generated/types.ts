// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { CallOptions, Result, WriteOptions } from '@kasir/core/client';

export interface AccountLink {
  responseCode: string;
  responseMessage: string;
  referenceNo: string;
  partnerReferenceNo: string;
  nextAction: string;
  params: AccountLinkParams;
  userInfo: AccountLinkUserInfo;
  additionalInfo: AccountLinkAdditionalInfo;
}

export interface AccountLinkAdditionalInfo {
  id: string;
  business_id: string;
  customer_id: string | null;
  /** At most 255 characters. */
  reference_id: string;
  reusability: Reusability;
  country: string;
  status: PaymentMethodStatus;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  /** At most 50 keys. */
  metadata: Record<string, string | number | boolean> | null;
}

export interface AccountLinkInput {
  /** At most 255 characters. */
  partnerReferenceNo?: string | null | undefined;
  /** At most 50 characters. */
  phoneNo?: string | null | undefined;
  additionalData?: AccountLinkInputAdditionalData | null | undefined;
  additionalInfo: AccountLinkInputAdditionalInfo;
  channelProperties?: AccountLinkInputChannelProperties | null | undefined;
}

export interface AccountLinkInputAdditionalData {
  /** At most 255 characters. */
  userId?: string | null | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  merchantId?: unknown;
}

export interface AccountLinkInputAdditionalInfo {
  payMethod: 'EWALLET' | 'DIRECT_DEBIT';
  /** At most 50 characters. */
  payOption: string;
  reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE';
  /** At most 255 characters. */
  description?: string | null | undefined;
  /** At most 50 keys. */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  channelProperties?: AccountLinkInputAdditionalInfoChannelProperties | null | undefined;
}

export interface AccountLinkInputAdditionalInfoChannelProperties {
  /** An http or https URL, at most 2,048 characters. */
  successReturnUrl?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failureReturnUrl?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancelReturnUrl?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  cardLastFour?: string | null | undefined;
  cardExpiry?: string | null | undefined;
}

export interface AccountLinkInputChannelProperties {
  /** An http or https URL, at most 2,048 characters. */
  successReturnUrl?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  failureReturnUrl?: string | null | undefined;
  /** An http or https URL, at most 2,048 characters. */
  cancelReturnUrl?: string | null | undefined;
  /** At most 50 characters. */
  cashtag?: string | null | undefined;
  cardLastFour?: string | null | undefined;
  cardExpiry?: string | null | undefined;
}

export interface AccountLinkParams {
  action: string;
  redirectToDeeplink: 'Y' | 'N';
}

export interface AccountLinkUserInfo {
  publicUserId: string;
}

export interface CreateAccessTokenBody {
  grantType: 'client_credentials';
  additionalInfo?: Record<string, unknown> | null | undefined;
}

export interface CreateAccessTokenHeaders {
  /** At most 64 characters. */
  'x-client-key': string;
  /** At most 2,000 characters. */
  'x-signature': string;
  'x-timestamp': string;
}

export interface CreateAccessTokenResponse {
  responseCode: string;
  responseMessage: string;
  accessToken: string;
  tokenType: 'Bearer';
  expiresIn: string;
}

export interface CreateAccountLinkHeaders {
  /** At most 100 characters. */
  'channel-id': string;
  /** At most 100 characters. */
  'x-external-id': string;
  /** At most 64 characters. */
  'x-partner-id': string;
  /** At most 2,000 characters. */
  'x-signature': string;
  'x-timestamp': string;
}

export type PaymentMethodStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED';

export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/** What accountLinks.create takes. */
export interface CreateAccountLinkInput {
  headers: CreateAccountLinkHeaders;
  body: AccountLinkInput;
}

/** What accessTokens.create takes. */
export interface CreateAccessTokenInput {
  headers: CreateAccessTokenHeaders;
  body: CreateAccessTokenBody;
}

/** Codes that accountLinks.create declares. */
export type CreateAccountLinkErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'IDEMPOTENCY_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'INVALID_PARTNER_ID'
  | 'INVALID_ACCESS_TOKEN'
  | 'INVALID_SIGNATURE'
  | 'INVALID_TIMESTAMP'
  | 'INVALID_JSON_FORMAT'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'DUPLICATE_ERROR'
  | 'CHANNEL_UNAVAILABLE'
  | 'SERVER_ERROR';

/** Codes that accessTokens.create declares. */
export type CreateAccessTokenErrorCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'INVALID_PARTNER_ID'
  | 'INVALID_SIGNATURE'
  | 'INVALID_TIMESTAMP'
  | 'INVALID_JSON_FORMAT'
  | 'SERVER_ERROR';

/** The calls of the snap API, by resource. */
export interface SnapApi {
  readonly accountLinks: {
    /**
     * Link an account by the bank standard: `POST /snap/v1.0/registration-account-binding`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_JSON_FORMAT; 401 INVALID_API_KEY,
     * INVALID_PARTNER_ID, INVALID_ACCESS_TOKEN, INVALID_SIGNATURE, INVALID_TIMESTAMP; 403
     * REQUEST_FORBIDDEN_ERROR, CHANNEL_NOT_ACTIVATED; 409 IDEMPOTENCY_ERROR, DUPLICATE_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR; 503 CHANNEL_UNAVAILABLE.
     */
    readonly create: (
      input: CreateAccountLinkInput,
      options?: WriteOptions,
    ) => Promise<Result<AccountLink, CreateAccountLinkErrorCode>>;
  };
  readonly accessTokens: {
    /**
     * Get an access token of the bank standard: `POST /snap/v1.0/access-token/b2b`.
     * Errors: 400 API_VALIDATION_ERROR, INVALID_JSON_FORMAT; 401 INVALID_API_KEY,
     * INVALID_PARTNER_ID, INVALID_SIGNATURE, INVALID_TIMESTAMP; 403 REQUEST_FORBIDDEN_ERROR;
     * 429 RATE_LIMIT_EXCEEDED; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateAccessTokenInput,
      options?: CallOptions,
    ) => Promise<Result<CreateAccessTokenResponse, CreateAccessTokenErrorCode>>;
  };
}
