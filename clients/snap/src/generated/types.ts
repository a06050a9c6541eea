// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { CallOptions, Result, WriteOptions } from '@kasir/client';

/** The result of linking an account by the bank standard. */
export interface AccountLink {
  /**
   * Code of the result in the bank standard: HTTP status, service, case.
   * (SNAP-FIELD-responseCode)
   */
  responseCode: string;
  /** The result, in words. (SNAP-FIELD-responseMessage) */
  responseMessage: string;
  /** Id of the payment method that is created. (SNAP-FIELD-referenceNo) */
  referenceNo: string;
  /** The merchant's own reference. (SNAP-FIELD-partnerReferenceNo) */
  partnerReferenceNo: string;
  /** Page on which the payer links the account. (SNAP-FIELD-nextAction) */
  nextAction: string;
  /** Parameters with which the page is opened. (SNAP-FIELD-params) */
  params: AccountLinkParams;
  /** The user. (SNAP-FIELD-userInfo) */
  userInfo: AccountLinkUserInfo;
  /** Fields that the bank standard leaves to its user. (SNAP-FIELD-additionalInfo) */
  additionalInfo: AccountLinkAdditionalInfo;
}

/** `additionalInfo` of AccountLink. */
export interface AccountLinkAdditionalInfo {
  /**
   * Id of the payment method. (SNAP-FIELD-additionalInfo.id)
   * Begins with pm-.
   */
  id: string;
  /** Id of the business (account) that it belongs to. (SNAP-FIELD-additionalInfo.business_id) */
  business_id: string;
  /** Id of the customer it belongs to. (SNAP-FIELD-additionalInfo.customer_id) */
  customer_id: string | null;
  /**
   * The merchant's own reference. (SNAP-FIELD-additionalInfo.reference_id)
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Use of the payment method: one payment, or saved for more.
   * (SNAP-FIELD-additionalInfo.reusability)
   */
  reusability: Reusability;
  /** Two-letter country code (ISO 3166-1), such as ID. (SNAP-FIELD-additionalInfo.country) */
  country: string;
  /** The current state. (SNAP-FIELD-additionalInfo.status) */
  status: PaymentMethodStatus;
  /**
   * Time of creation. (SNAP-FIELD-additionalInfo.created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (SNAP-FIELD-additionalInfo.updated)
   * An ISO 8601 time.
   */
  updated: string;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (SNAP-FIELD-additionalInfo.metadata)
   * At most 50 keys.
   */
  metadata: Record<string, string | number | boolean> | null;
}

/** Fields that the bank standard leaves to its user: the channel, and the use of the account. */
export interface AccountLinkInfo {
  /** Kind of account to link: a wallet or a bank account. (SNAP-additionalInfo.payMethod) */
  payMethod: 'EWALLET' | 'DIRECT_DEBIT';
  /**
   * Code of the channel. (SNAP-additionalInfo.payOption)
   * At most 50 characters.
   */
  payOption: string;
  /**
   * Use of the payment method: one payment, or saved for more.
   * (SNAP-additionalInfo.reusability)
   */
  reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE';
  /**
   * Text for the merchant's own use. (SNAP-additionalInfo.description)
   * At most 255 characters.
   */
  description?: string | null | undefined;
  /**
   * The merchant's own keys and values, shown again as they were sent.
   * (SNAP-additionalInfo.metadata)
   * At most 50 keys.
   */
  metadata?: Record<string, string | number | boolean> | null | undefined;
  /** Data that the channel needs besides its code. (SNAP-additionalInfo.channelProperties) */
  channelProperties?: AccountLinkProperties | null | undefined;
}

/** The linking of an account, as it is sent. */
export interface AccountLinkInput {
  /**
   * The merchant's own reference. (SNAP-partnerReferenceNo)
   * At most 255 characters.
   */
  partnerReferenceNo?: string | null | undefined;
  /**
   * Mobile number of the user, in E.164 form. Required for one-time e-wallet payments and for
   * one direct debit bank channel. (SNAP-phoneNo)
   * At most 50 characters.
   */
  phoneNo?: string | null | undefined;
  /** More data about the user. (SNAP-additionalData) */
  additionalData?: AccountLinkInputAdditionalData | null | undefined;
  /** Fields that the bank standard leaves to its user. (SNAP-additionalInfo) */
  additionalInfo: AccountLinkInfo;
  /** Data that the channel needs besides its code. (SNAP-channelProperties) */
  channelProperties?: AccountLinkProperties | null | undefined;
}

/** `additionalData` of AccountLinkInput. */
export interface AccountLinkInputAdditionalData {
  /**
   * The user's id at the partner. Required for e-wallets and for multiple-use direct debit.
   * (SNAP-additionalData.userId)
   * At most 255 characters.
   */
  userId?: string | null | undefined;
  /**
   * Email address. Required for the direct debit bank channel. (SNAP-additionalData.email)
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /** Ignored: the signature identifies the partner. (SNAP-additionalData.merchantId) */
  merchantId?: unknown;
}

/** `params` of AccountLink. */
export interface AccountLinkParams {
  /** The next action, in the terms of the bank standard. (SNAP-FIELD-params.action) */
  action: string;
  /** Y when the page is a link that opens an app. (SNAP-FIELD-params.redirectToDeeplink) */
  redirectToDeeplink: 'Y' | 'N';
}

/** Data that the channel needs besides its code. */
export interface AccountLinkProperties {
  /**
   * URL to which the payer is sent after linking. (SNAP-channelProperties.successReturnUrl)
   * An http or https URL, at most 2,048 characters.
   */
  successReturnUrl?: string | null | undefined;
  /**
   * URL to which the payer is sent after a failure. (SNAP-channelProperties.failureReturnUrl)
   * An http or https URL, at most 2,048 characters.
   */
  failureReturnUrl?: string | null | undefined;
  /**
   * URL to which the payer is sent after canceling. (SNAP-channelProperties.cancelReturnUrl)
   * An http or https URL, at most 2,048 characters.
   */
  cancelReturnUrl?: string | null | undefined;
  /**
   * Cashtag of the payer at JENIUSPAY, such as $siti. Required for one e-wallet provider.
   * (SNAP-channelProperties.cashtag)
   * At most 50 characters.
   */
  cashtag?: string | null | undefined;
  /**
   * Last four digits of the debit card. Required for the direct debit bank.
   * (SNAP-channelProperties.cardLastFour)
   */
  cardLastFour?: string | null | undefined;
  /**
   * Expiry of the debit card, MM/YY. Required for the direct debit bank.
   * (SNAP-channelProperties.cardExpiry)
   */
  cardExpiry?: string | null | undefined;
}

/** `userInfo` of AccountLink. */
export interface AccountLinkUserInfo {
  /**
   * The partner's id of the user, all but the last characters hidden.
   * (SNAP-FIELD-userInfo.publicUserId)
   */
  publicUserId: string;
}

/** Body of `POST /snap/v1.0/access-token/b2b`. */
export interface CreateAccessTokenBody {
  /** Always client_credentials. */
  grantType: 'client_credentials';
  /** Fields that the bank standard leaves to its user. */
  additionalInfo?: Record<string, unknown> | null | undefined;
}

/** Headers of `POST /snap/v1.0/access-token/b2b`. */
export interface CreateAccessTokenHeaders {
  /**
   * Id of the partner.
   * At most 64 characters.
   */
  'x-client-key': string;
  /**
   * Signature of the request, in base64.
   * At most 2,000 characters.
   */
  'x-signature': string;
  /** Time at which the request was signed. */
  'x-timestamp': string;
}

/** Response of `POST /snap/v1.0/access-token/b2b`. */
export interface CreateAccessTokenResponse {
  /** Code of the result in the bank standard: HTTP status, service, case. */
  responseCode: string;
  /** The result, in words. */
  responseMessage: string;
  /** Access token for the calls of the bank standard. */
  accessToken: string;
  /** Always Bearer. */
  tokenType: 'Bearer';
  /** Lifetime of the token in seconds. */
  expiresIn: string;
}

/** Headers of `POST /snap/v1.0/registration-account-binding`. */
export interface CreateAccountLinkHeaders {
  /**
   * Id of the channel of the call.
   * At most 100 characters.
   */
  'channel-id': string;
  /**
   * Id that makes a repeat on the same day harmless: use another id for every link.
   * At most 100 characters.
   */
  'x-external-id': string;
  /**
   * Id of the partner.
   * At most 64 characters.
   */
  'x-partner-id': string;
  /**
   * Signature of the request, in base64.
   * At most 2,000 characters.
   */
  'x-signature': string;
  /** Time at which the request was signed. */
  'x-timestamp': string;
}

/** States of a payment method. */
export type PaymentMethodStatus =
  | 'REQUIRES_ACTION'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'EXPIRED'
  | 'PENDING'
  | 'FAILED';

/** Uses of a payment method: one payment, or saved for more. */
export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/** What accountLinks.create takes. */
export interface CreateAccountLinkInput {
  /** Headers. */
  headers: CreateAccountLinkHeaders;
  /** What is sent. */
  body: AccountLinkInput;
}

/** What accessTokens.create takes. */
export interface CreateAccessTokenInput {
  /** Headers. */
  headers: CreateAccessTokenHeaders;
  /** What is sent. */
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

/** Codes that the calls of this API declare. */
export type SnapErrorCode = CreateAccountLinkErrorCode | CreateAccessTokenErrorCode;

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
