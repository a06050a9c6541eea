// Data table of every error code with its cause and remedy, read by the catalog of errors and all
// explanations; a test fails for a code of a contract that is missing here.
import { cardCauses } from './card-causes.ts';
import { instrumentCauses } from './instrument-causes.ts';
import type { ErrorCause } from './cause.ts';
import { walletCauses } from './wallet-causes.ts';

/** Codes that do not belong to one type of instrument. */
const generalCauses = {
  API_VALIDATION_ERROR: {
    why: 'The request breaks its schema, a limit, or a rule between its fields. All violations are listed at once in `errors`, each with its path.',
    remedy:
      'Correct every field that `errors` names and send the request again, with a new idempotency key.',
  },
  INVALID_API_KEY: {
    why: 'The Authorization header is missing or malformed, or the key is unknown or revoked.',
    remedy: 'Send `Authorization: Basic base64("<secret API key>:")` with a key of this server.',
  },
  REQUEST_FORBIDDEN_ERROR: {
    why: 'The key lacks the permission of the endpoint, is public where a secret key is needed, or is live where a test key is needed; or the account may not do this.',
    remedy:
      'Read the message: it names the permission or account that is needed. Use a key that has it.',
  },
  REQUEST_FORBIDDEN: {
    why: 'The same as REQUEST_FORBIDDEN_ERROR, at the endpoints whose section spells it so.',
    remedy: 'Use a key that has the permission that the message names.',
  },
  RATE_LIMIT_EXCEEDED: {
    why: 'Too many requests came from this account or address.',
    remedy:
      'Wait for the seconds in `Retry-After`, then send the request again. The clients do it by themselves.',
  },
  IDEMPOTENCY_ERROR: {
    why: 'The idempotency key was used for a request that differs from this one.',
    remedy: 'Repeat the original request unchanged, or send the new one with a new key.',
  },
  SERVER_ERROR: {
    why: 'The server or a channel failed, and the outcome is not known.',
    remedy:
      'Repeat the request with the same idempotency key, or read the object before you try anything else.',
  },
  CHANNEL_UNAVAILABLE: {
    why: 'The channel does not respond, or no connector serves it in this mode. Nothing was created.',
    remedy:
      'In live mode, add a connector that serves this channel and amount (kasir connectors add). Otherwise try again later or offer another channel.',
  },
  CHANNEL_NOT_ACTIVATED: {
    why: 'The account has this channel or its type switched off.',
    remedy: 'Activate the channel for the account, or use one that is active.',
  },
  DATA_NOT_FOUND: {
    why: 'No object of this account and mode has the id or reference. With 409, the QR merchant of the account is not activated.',
    remedy:
      'Check the id, and that key and `for-user-id` belong to the account and mode that created the object.',
  },
  CONNECTOR_IN_USE: {
    why: 'The connector is enabled, named by a rule, or has operations without an outcome.',
    remedy: 'Disable it, take it out of the routes, and wait until its operations have ended.',
  },
  CONNECTOR_UNAVAILABLE: {
    why: 'The connector cannot be reached, or its response is not one of the connector protocol.',
    remedy: 'Check its URL, that it runs, and that both sides have the same secret.',
  },
  MASTER_KEY_MISSING: {
    why: 'The server has no key to seal a secret with, or not the one that sealed it.',
    remedy: 'Start the server with KASIR_MASTER_KEY or --master-key-file, and all keys in use.',
  },
  DUPLICATE_ERROR: {
    why: 'Another object has the same reference.',
    remedy: 'Use the existing object, or send another reference.',
  },
  FEATURE_NOT_AVAILABLE: {
    why: 'An operator has switched this API off for the account.',
    remedy: 'Have the feature switched on for the account.',
  },
  CUSTOMER_NOT_FOUND_ERROR: {
    why: 'No customer of this account has the id.',
    remedy: 'Create the customer first, or send the id of an existing one.',
  },
  INSUFFICIENT_BALANCE: {
    why: 'The available balance does not cover the amount and its fees.',
    remedy:
      'Wait for settlement or add money, then send the request again with a new idempotency key.',
  },
  UNSUPPORTED_CURRENCY: {
    why: 'The channel or resource does not accept this currency.',
    remedy: 'Send one of the currencies that the message names.',
  },
  CURRENCY_MISMATCHED: {
    why: 'The currency is not the currency of the payment method.',
    remedy: 'Send the currency that the message names, or another payment method.',
  },
  INELIGIBLE_TRANSACTION: {
    why: 'The status of the payment, charge or refund does not allow this.',
    remedy: 'Read the object to see its status; the message names the status that is needed.',
  },
  INELIGIBLE_TRANSACTION_STATUS: {
    why: 'The status of the charge, payment or token does not allow this, or the time for it has passed.',
    remedy: 'Read the object to see its status.',
  },
  RECURRING_PAYMENT_NOT_FOUND_ERROR: {
    why: 'There is no recurring payment with this id; a server of the dialect `spec` says DATA_NOT_FOUND.',
    remedy: 'Check the id, and that the key belongs to the account.',
  },
  INVALID_JSON_FORMAT: {
    why: 'The body is not JSON.',
    remedy: 'Send a JSON object with `Content-Type: application/json`.',
  },
  INVALID_VALUE_ERROR: {
    why: 'A value, such as the amount, is outside of what the channel accepts.',
    remedy: 'Send values within the bounds that `errors` names.',
  },
  TRANSACTION_NOT_FOUND: {
    why: 'No transaction or report of this account has the id.',
    remedy: 'Check the id, and that the key belongs to the account.',
  },
  DATE_RANGE_TOO_BIG: {
    why: 'The filter of the report spans too many days.',
    remedy: 'Ask for several reports, each within the days that the message names.',
  },
  EXPIRATION_DATE_INVALID_ERROR: {
    why: 'The expiration date is in the past or too far away.',
    remedy: 'Send a date within the bounds that the message names.',
  },
  REFUND_NOT_SUPPORTED: {
    why: 'The channel of the payment has no refunds, or its time for refunds has passed.',
    remedy:
      'Return the money outside of the platform. The catalogue of channels has the rule of each.',
  },
  PARTIAL_REFUND_NOT_SUPPORTED: {
    why: 'The channel refunds payments in full only.',
    remedy: 'Refund the whole amount, or omit `amount`.',
  },
  REFUND_IN_PROGRESS: {
    why: 'Another refund of the same payment is pending.',
    remedy: 'Wait for its webhook, then send the request again.',
  },
  MAXIMUM_REFUND_AMOUNT_REACHED: {
    why: 'The amount is larger than the amount left to refund.',
    remedy: 'Send at most what is left: the amount less all refunds that have not failed.',
  },
  INVOICE_NOT_FOUND_ERROR: {
    why: 'No invoice of this account has the id.',
    remedy: 'Check the id, and that the key belongs to the account.',
  },
  INVOICE_ALREADY_PAID_ERROR: {
    why: 'The invoice is paid, so that it cannot expire.',
    remedy: 'Refund the invoice instead.',
  },
  NO_COLLECTION_METHODS_ERROR: {
    why: 'No active channel accepts the amount and currency of the invoice.',
    remedy: 'Send another amount, or activate more channels.',
  },
  MERCHANT_NOT_FOUND: {
    why: 'The account is not registered with the lender.',
    remedy: 'Activate cardless credit for the account.',
  },
  DUPLICATE_PAYMENT_ERROR: {
    why: 'Another checkout has the same external_id.',
    remedy: 'Send another external_id.',
  },
  GENERATE_CHECKOUT_URL_ERROR: {
    why: 'The lender could not open a checkout.',
    remedy: 'Try again later.',
  },
  INVALID_SOURCE_OR_DESTINATION_ERROR: {
    why: 'The source or destination is not this platform account or one of its sub-accounts.',
    remedy: 'Send the ids of two accounts of the platform.',
  },
  MISMATCH_PAYLOAD_FOR_REFERENCE: {
    why: 'The reference was used for a transfer with other values.',
    remedy: 'Repeat the original transfer unchanged, or send a new reference.',
  },
  XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE: {
    why: 'The sub-account is not activated.',
    remedy: 'Activate the sub-account before money moves to or from it.',
  },
  INVALID_MERCHANT_SETTINGS: {
    why: 'The channel is not activated for the account (v3).',
    remedy: 'Activate the channel for the account, or use one that is active.',
  },
  NOT_FOUND: {
    why: 'No endpoint has this path.',
    remedy: 'Check the path and the base URL.',
  },
  METHOD_NOT_ALLOWED: {
    why: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  HTTPS_REQUIRED: {
    why: 'The server accepts encrypted connections only, and this one was not.',
    remedy: 'Send the request to the https URL.',
  },
  REQUEST_TIMEOUT: {
    why: 'The request did not arrive completely in time.',
    remedy: 'Send it again with the same idempotency key.',
  },
  PAYLOAD_TOO_LARGE: {
    why: 'The body is larger than the server accepts.',
    remedy: 'Send a smaller body.',
  },
  SERVICE_UNAVAILABLE: {
    why: 'The database cannot be reached, the server is starting or stopping, or the account was reset or restored while the request ran.',
    remedy: 'Repeat the request with the same idempotency key after the seconds in `Retry-After`.',
  },
} as const satisfies Readonly<Record<string, ErrorCause>>;

/** All error codes of the API and the control API. */
export const errorCauses: Readonly<Record<string, ErrorCause>> = {
  ...generalCauses,
  ...instrumentCauses,
  ...cardCauses,
  ...walletCauses,
};
