// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { CallOptions, Result, WaitOptions } from '@kasir/client';

/** An account: a business with its own money, keys, URLs and settings. */
export interface Account {
  /** Id of the object. */
  id: string;
  /** Name of the account, as payers see it. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform of a sub-account; null for other accounts. */
  parent: string | null;
  /** True for a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account that differ from the general behavior. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** Fee and settlement terms, where they differ from the general ones. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** Options for card charges, where they differ from the general ones. */
  cards?: AccountCards | undefined;
  /** Logo and color on hosted pages, where they differ from the general ones. */
  branding?: Branding | undefined;
  /** URLs and credentials with which events are delivered, by mode. */
  callbacks: AccountCallbacks;
  /**
   * True for a mode whose events may go to private addresses; an omitted mode has the setting
   * of the server.
   */
  private_callbacks?: Partial<Record<'test' | 'live', boolean>> | undefined;
  /** Deliberate disturbances of the account's webhooks, in test mode. */
  chaos?: AccountChaos | undefined;
  /** Time of creation. */
  created: string;
}

/** URLs and credentials with which events of an account are delivered, by mode. */
export interface AccountCallbacks {
  /** Values of test mode. */
  test: CallbackSettings;
  /** Values of live mode. */
  live: CallbackSettings;
}

/** Options of an account for card charges. */
export interface AccountCards {
  /** Labels of merchant ids; an account that has several is shown which one was used. */
  mids?: string[] | undefined;
  /** True when charges do not need 3-D Secure. */
  optional_authentication?: boolean | undefined;
  /** Discounts that a charge may claim. */
  promotions?: CardPromotion[] | undefined;
  /** Smallest and largest amount by currency, where they differ from the general ones. */
  limits?: Record<string, ChargeLimits> | undefined;
}

/** Webhook chaos as an account stores it. */
export interface AccountChaos {
  /**
   * Seed of the random choices: the same seed makes the same choices.
   * A whole number.
   */
  seed: number;
  /** Names of the events to which it is limited; all when omitted. */
  events?: string[] | undefined;
  /**
   * Number of the next events to which it is limited; all when omitted.
   * A whole number, at least 1.
   */
  next?: number | undefined;
  /**
   * Share of the deliveries that are sent once more after they were acknowledged, from 0 to 1.
   * At least 0, at most 1.
   */
  duplicate: number;
  /**
   * Share of the deliveries that wait for the next one, from 0 to 1.
   * At least 0, at most 1.
   */
  reorder: number;
  /**
   * Share of the deliveries that are delayed, from 0 to 1.
   * At least 0, at most 1.
   */
  delay: number;
  /**
   * Maximum delay in milliseconds, on the clock of test accounts.
   * A whole number, at least 0, at most 86,400,000.
   */
  delay_ms: number;
  /**
   * Share of the attempts that are lost on the way, from 0 to 1; they are retried.
   * At least 0, at most 1.
   */
  drop: number;
  /**
   * Number of first attempts of every event that are lost on the way; they are retried.
   * A whole number, at least 0, at most 10.
   */
  lost_attempts?: number | undefined;
  /**
   * Share of the attempts that are signed with a time that is too old, from 0 to 1.
   * At least 0, at most 1.
   */
  stale_signature: number;
  /**
   * Share of the deliveries that are sent before the response of the request that caused them,
   * from 0 to 1.
   * At least 0, at most 1.
   */
  before_response: number;
  /** Id of the event after which it applies; null for all events. */
  after: string | null;
}

/** Countries of sub-accounts. */
export type AccountCountry = 'ID' | 'PH' | 'VN' | 'MY' | 'TH';

/**
 * Kinds of sub-accounts: OWNED is run by its platform alone; the owner of a MANAGED one accepts
 * an invitation first.
 */
export type AccountType = 'OWNED' | 'MANAGED';

/** Dated versions of an account's calls, by mode and resource. */
export interface AccountVersions {
  /** Values of test mode. */
  test: Record<string, string>;
  /** Values of live mode. */
  live: Record<string, string>;
}

/** Body of `POST /accounts/{id}/objects/{object}/act`. */
export interface ActOnObjectBody {
  /** The action to take on the object. */
  action: ObjectAction;
  /**
   * Amount of the action; the full amount when omitted. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | undefined;
  /** Failure code with which the channel declines; the usual one when omitted. */
  failure_code?: string | undefined;
}

/** Parameters in the path of `POST /accounts/{id}/objects/{object}/act`. */
export interface ActOnObjectParams {
  /** Id of the object that the call is about. */
  id: string;
  /** Id of the object that it is about. */
  object: string;
}

/** Body of `POST /accounts/{id}/connectors`. */
export interface AddConnectorBody {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  name: string;
  /**
   * Base URL of the connector: https, or http to a loopback address. It may be private.
   * An http or https URL, at most 2,048 characters.
   */
  url: string;
  /**
   * The secret shared with the connector: whsec_ and Base64 of 32 random bytes. It is stored
   * encrypted and never shown again.
   */
  secret: string;
  /**
   * The JSON document that `kasir-conformance connector --certificate FILE` wrote for this
   * connector and its version.
   */
  certificate?: Record<string, unknown> | undefined;
  /**
   * Why it may be used without a certificate. It is stored, and shown wherever the connector is
   * listed.
   */
  override_reason?: string | undefined;
  /** True to call it without TLS beyond loopback; never with card data. */
  allow_http?: boolean | undefined;
}

/** Body of `POST /operators`. */
export interface AddOperatorBody {
  /** Name of the operator. */
  name: string;
  /**
   * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
   * decides about accounts, keys and operators.
   */
  role: Role;
  /**
   * Why it is done: the audit log keeps it.
   * At most 500 characters.
   */
  reason?: string | undefined;
}

/** Body of `POST /accounts/{id}/balance`. */
export interface AdjustBalanceBody {
  /** DEPOSIT adds money to the balance, WITHDRAWAL takes it out. */
  type: 'DEPOSIT' | 'WITHDRAWAL';
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: Currency | undefined;
  /**
   * Reason for the adjustment.
   * At most 255 characters.
   */
  description?: string | undefined;
}

/** Response of `POST /accounts/{id}/balance`. */
export type AdjustBalanceResponse = Deposit | Withdrawal;

/** Body of `POST /accounts/{id}/reconciliation/adjustments`. */
export interface AdjustStatementsBody {
  /** Id of the difference that it is about; its line is matched no more. */
  difference?: string | null | undefined;
  /** Id of the operation whose money leaves the ledger suspense. */
  operation?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: Currency;
  /**
   * Journal lines that sum to zero.
   * 2 to 10 items.
   */
  lines: readonly AdjustmentLine[];
  /**
   * Reason of the adjustment.
   * At most 1,000 characters.
   */
  reason: string;
}

/** Name of the ledger. */
export type AdjustedLedger = 'channel_clearing' | 'settled' | 'processor_fees' | 'suspense';

/** `lines` of AdjustStatementsBody. */
export interface AdjustmentLine {
  /** Name of the ledger. */
  ledger: AdjustedLedger;
  /**
   * Amount that is added to the ledger, or taken from it when negative. In minor units: 10000
   * IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  amount: number;
}

/** An adjustment that an operator posted. */
export interface AdjustmentView {
  /** Id of the adjustment. */
  id: string;
  /** Id of its difference; null without one. */
  difference: string | null;
  /** Id of the operation whose money has left suspense; null without one. */
  operation: string | null;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Its journal lines, which sum to zero. */
  lines: AdjustmentLine[];
  /** Reason of the adjustment. */
  reason: string;
  /**
   * Name of the operator.
   * At most 100 characters.
   */
  by: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
}

/** Body of `POST /clock/advance`. */
export interface AdvanceClockBody {
  /**
   * Milliseconds to go forward.
   * A whole number, at least 0, at most 3,153,600,000,000.
   */
  ms: number;
  /**
   * Milliseconds that the response waits for the advance to end.
   * A whole number, at least 0, at most 300,000.
   */
  wait_ms?: number | undefined;
  /**
   * Milliseconds of real time that the clock waits at its stops, in total, for webhooks and
   * mails; wait_ms when omitted.
   * A whole number, at least 0, at most 300,000.
   */
  patience_ms?: number | undefined;
}

/** An API key, without its secret value. */
export interface ApiKey {
  /** Id of the object. */
  id: string;
  /** Name of the key, for people. */
  name: string;
  /** Id of the account. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** A secret key is for servers, a public key for browsers. */
  type: 'secret' | 'public';
  /** Permissions of the key, such as money_in:write. */
  permissions: string[];
  /** Last characters of the key, to distinguish keys. */
  ending: string;
  /** Time at which the key was revoked; null while it is valid. */
  revoked: boolean;
  /** Time of creation. */
  created: string;
}

/** The account and the operation in a path. */
export interface AskForDoubtParams {
  /** Id of the account. */
  id: string;
  /** Id of the operation. */
  operation_id: string;
}

/** Response of `POST /accounts/{id}/doubts/{operation_id}/ask`. */
export interface AskForDoubtResponse {
  /** Id of the operation, as its connector knows it. */
  id: string;
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /** Reason why an operator should check it; null once it is resolved. */
  attention: 'NO_OUTCOME' | 'CONTRADICTION' | 'LATE_SUCCESS' | 'NOT_UNDONE' | 'OTHER_AMOUNT' | null;
  /** What the connector was asked to do, such as charge or refund. */
  work: string;
  /** Type of the channel, such as EWALLET. */
  type: string;
  /** Code of the channel, such as DANA. */
  channel: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Requested amount in minor units; null without one.
   * A whole number.
   */
  amount: number | null;
  /**
   * Executed amount in minor units; null for none.
   * A whole number.
   */
  executed: number | null;
  /** Status of the operation; SENT and WAITING have no outcome yet. */
  status: 'SENT' | 'WAITING' | 'SUCCEEDED' | 'DECLINED' | 'REFUSED';
  /** Reference of the merchant. */
  reference: string;
  /** The object for which it was begun. */
  about: AskForDoubtResponseAbout;
  /** The processor's name for it; null when it has said none. */
  connector_reference: string | null;
  /**
   * Number of times that its connector was asked for it.
   * A whole number.
   */
  questions: number;
  /**
   * Time of the last question; null before any.
   * An ISO 8601 time.
   */
  questioned_at: string | null;
  /** The word of an operator, or null. */
  resolution: AskForDoubtResponseResolution | null;
  /**
   * Time at which it was begun.
   * An ISO 8601 time.
   */
  created: string;
}

/** `about` of AskForDoubtResponse. */
export interface AskForDoubtResponseAbout {
  /** Kind of the object. */
  kind: string;
  /** Id of the object, without a prefix. */
  id: string;
}

/** `resolution` of AskForDoubtResponse. */
export interface AskForDoubtResponseResolution {
  /** What the operator said. */
  outcome: 'succeeded' | 'declined' | 'noted';
  /** Why. */
  reason: string;
  /** Name of the operator. */
  by: string;
  /**
   * Time at which the operator allowed it.
   * An ISO 8601 time.
   */
  at: string;
}

/** An entry of the audit log, chained to the one before by its digest. */
export interface AuditEntry {
  /**
   * Number of the entry, from 1 without a gap.
   * A whole number.
   */
  sequence: number;
  /**
   * Real time of the entry.
   * An ISO 8601 time.
   */
  at: string;
  /** What the entry says about its act. */
  phase: 'begun' | 'ended' | 'refused';
  /**
   * Number of the first entry of the act.
   * A whole number.
   */
  act: number;
  /** Name of the operator; root for the control token. */
  operator: string;
  /**
   * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
   * decides about accounts, keys and operators.
   */
  role: Role;
  /** Id of the operation, such as keys.create. */
  operation: string;
  /** Id of the account that it is about. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** Id or name of what it is about. */
  object: string | null;
  /** Network address that it came from; null at a start. */
  address: string | null;
  /** Program that sent it, as it names itself. */
  user_agent: string | null;
  /** Request-ID of its response. */
  request_id: string | null;
  /** Reason that the operator gave; null without one. */
  reason: string | null;
  /** What was sent, without secrets; null where it was refused unread. */
  input: Record<string, unknown> | null;
  /**
   * HTTP status of the response; null while it is unknown.
   * A whole number.
   */
  status: number | null;
  /** Error code of the response; null without an error. */
  error_code: string | null;
  /** Digest of the entry before; zeros for the first. */
  previous: string;
  /** SHA-256 of this entry, which includes the digest before it. */
  digest: string;
}

/** An act of an operator, with its outcome. */
export interface AuditedAct {
  /**
   * Number of the entry, from 1 without a gap.
   * A whole number.
   */
  sequence: number;
  /**
   * Real time at which it began.
   * An ISO 8601 time.
   */
  at: string;
  /** Name of the operator; root for the control token. */
  operator: string;
  /**
   * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
   * decides about accounts, keys and operators.
   */
  role: Role;
  /** Id of the operation, such as keys.create. */
  operation: string;
  /** Id of the account that it is about. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** Id or name of what it is about. */
  object: string | null;
  /** Network address that it came from; null at a start. */
  address: string | null;
  /** Program that sent it, as it names itself. */
  user_agent: string | null;
  /** Request-ID of its response. */
  request_id: string | null;
  /** Reason that the operator gave; null without one. */
  reason: string | null;
  /** What was sent, without secrets; null where it was refused unread. */
  input: Record<string, unknown> | null;
  /**
   * refused: the role did not suffice. unknown: it has not ended, or the server was lost
   * meanwhile.
   */
  outcome: 'succeeded' | 'failed' | 'refused' | 'unknown';
  /**
   * HTTP status of the response; null while it is unknown.
   * A whole number.
   */
  status: number | null;
  /** Error code of the response; null without an error. */
  error_code: string | null;
  /**
   * Real time at which it ended; null when unknown.
   * An ISO 8601 time.
   */
  ended_at: string | null;
}

/** Body of `POST /quiet`. */
export interface AwaitQuietBody {
  /**
   * Maximum time to wait, in milliseconds.
   * A whole number, at least 0, at most 300,000.
   */
  wait_ms?: number | undefined;
}

/** Response of `POST /quiet`. */
export interface AwaitQuietResponse {
  /** False when the wait time ended first. */
  quiet: boolean;
  /**
   * Current time of test accounts.
   * An ISO 8601 time.
   */
  now: string;
  /** True when the clock is stopped. */
  frozen: boolean;
  /** Milliseconds that the clock is ahead of real time. */
  ahead_ms: number;
  /**
   * Time at which the next job of a test account is due; null when there is none.
   * An ISO 8601 time.
   */
  next_due: string | null;
}

/** Look of an account on hosted pages. */
export interface Branding {
  /** Color of the main button, as six hexadecimal digits, e.g. #0b5f45. */
  color?: string | undefined;
  /**
   * Logo: an https URL, or a picture (png, jpeg, webp) of at most 16,384 bytes as a data URL in
   * base64.
   */
  logo?: string | undefined;
}

/** The account and the name of the connector in a path. */
export interface ByConnectorName {
  /** Id of the account. */
  id: string;
  /** Name of the connector. */
  name: string;
}

/** The account and the difference in a path. */
export interface ByDifference {
  /** Id of the account. */
  id: string;
  /** Id of the difference. */
  difference_id: string;
}

/** The id in a path. */
export interface ById {
  /** Id of the object that the call is about. */
  id: string;
}

/** The name in a path. */
export interface ByName {
  /** Name of the operator. */
  name: string;
}

/** Body of `POST /accounts/{id}/call`. */
export interface CallApiBody {
  /** HTTP method. */
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path of the call, such as /refunds. */
  path: string;
  /** Headers by name. */
  headers?: Record<string, string> | undefined;
  /** The request body. */
  body?: unknown;
}

/** Response of `POST /accounts/{id}/call`. */
export interface CallApiResponse {
  /**
   * HTTP status of the response.
   * A whole number.
   */
  status: number;
  /** Headers by name. */
  headers: Record<string, string>;
  /** The body, decoded from JSON. */
  body: unknown;
  /** Id of the request: the header request-id of its response. */
  request_id: string;
}

/** URLs and credentials with which events of an account are delivered. */
export interface CallbackSettings {
  /** Verification token: deliveries carry it as the header x-callback-token. */
  token: string;
  /** The token that a rotation has replaced, while it is still sent. */
  former_token?: CallbackSettingsFormerToken | undefined;
  /**
   * Number of times the signing secret was replaced; 0 when omitted.
   * A whole number.
   */
  secret_number?: number | undefined;
  /** The secret that a rotation has replaced, while it still signs. */
  former_secret?: CallbackSettingsFormerSecret | undefined;
  /** URLs to which events are sent, by event family. */
  urls: Record<string, string>;
}

/** `former_secret` of CallbackSettings. */
export interface CallbackSettingsFormerSecret {
  /**
   * Number of the secret, counted from 0.
   * A whole number.
   */
  number: number;
  /**
   * Time until which it stays in use.
   * An ISO 8601 time.
   */
  until: string;
}

/** `former_token` of CallbackSettings. */
export interface CallbackSettingsFormerToken {
  /** Verification token: deliveries carry it as the header x-callback-token. */
  token: string;
  /**
   * Time until which it stays in use.
   * An ISO 8601 time.
   */
  until: string;
}

/** Families of events that have their own URL. */
export type CallbackType =
  | 'invoice'
  | 'fva_status'
  | 'fva_paid'
  | 'ro_fpc_paid'
  | 'regional_ro_paid'
  | 'ewallet'
  | 'payment_method'
  | 'payment_method_v2'
  | 'direct_debit'
  | 'qr_code'
  | 'recurring'
  | 'payment_succeeded'
  | 'payment_awaiting_capture'
  | 'payment_pending'
  | 'payment_failed'
  | 'capture_succeeded'
  | 'capture_failed'
  | 'payment_request_completed'
  | 'disbursement'
  | 'ph_disbursement'
  | 'batch_disbursement'
  | 'payout'
  | 'report'
  | 'account'
  | 'cardless_credit'
  | 'credit_card_authentication'
  | 'credit_card_safe_acceptance'
  | 'credit_card_tokenization'
  | 'refund'
  | 'v3_payment'
  | 'v3_payment_request'
  | 'v3_payment_token'
  | 'default';

/** A discount that a card charge may claim. */
export interface CardPromotion {
  /**
   * Reference of the discount.
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Discount in hundredths of a percent.
   * A whole number, at least 1, at most 10,000.
   */
  discount_basis_points?: number | undefined;
  /**
   * Discount amount, in addition to discount_basis_points or instead of it. In the currency's
   * own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  discount_amount?: number | undefined;
  /**
   * Smallest amount before the discount to which it applies. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  min_original_amount?: number | undefined;
}

/** Fee and settlement of a channel category, as far as they differ from the general terms. */
export interface CategoryTerms {
  /**
   * Fee in hundredths of a percent.
   * A whole number, at least 0, at most 10,000.
   */
  fee_basis_points?: number | undefined;
  /**
   * Days until the money is available.
   * A whole number, at least 0, at most 365.
   */
  settlement_days?: number | undefined;
}

/** Body of `POST /accounts/{id}/connectors/{name}/certify`. */
export interface CertifyConnectorBody {
  /**
   * The JSON document that `kasir-conformance connector --certificate FILE` wrote for this
   * connector and its version.
   */
  certificate?: Record<string, unknown> | undefined;
  /**
   * Why it may be used without a certificate. It is stored, and shown wherever the connector is
   * listed.
   */
  override_reason?: string | undefined;
}

/** Categories of channels. */
export type ChannelCategory =
  | 'BANK'
  | 'CASH'
  | 'CARDS'
  | 'CARDLESS_CREDIT'
  | 'DIRECT_DEBIT'
  | 'EWALLET'
  | 'PAYLATER'
  | 'QR_CODE'
  | 'RETAIL_OUTLET'
  | 'VIRTUAL_ACCOUNT'
  | 'XENPLATFORM';

/** Webhook chaos, with what it has done. */
export interface Chaos {
  /**
   * Seed of the random choices: the same seed makes the same choices.
   * A whole number.
   */
  seed: number;
  /** Names of the events to which it is limited; all when omitted. */
  events?: string[] | undefined;
  /**
   * Number of the next events to which it is limited; all when omitted.
   * A whole number, at least 1.
   */
  next?: number | undefined;
  /**
   * Share of the deliveries that are sent once more after they were acknowledged, from 0 to 1.
   * At least 0, at most 1.
   */
  duplicate: number;
  /**
   * Share of the deliveries that wait for the next one, from 0 to 1.
   * At least 0, at most 1.
   */
  reorder: number;
  /**
   * Share of the deliveries that are delayed, from 0 to 1.
   * At least 0, at most 1.
   */
  delay: number;
  /**
   * Maximum delay in milliseconds, on the clock of test accounts.
   * A whole number, at least 0, at most 86,400,000.
   */
  delay_ms: number;
  /**
   * Share of the attempts that are lost on the way, from 0 to 1; they are retried.
   * At least 0, at most 1.
   */
  drop: number;
  /**
   * Number of first attempts of every event that are lost on the way; they are retried.
   * A whole number, at least 0, at most 10.
   */
  lost_attempts?: number | undefined;
  /**
   * Share of the attempts that are signed with a time that is too old, from 0 to 1.
   * At least 0, at most 1.
   */
  stale_signature: number;
  /**
   * Share of the deliveries that are sent before the response of the request that caused them,
   * from 0 to 1.
   * At least 0, at most 1.
   */
  before_response: number;
  /** Disturbances so far, by kind. */
  done: ChaosDone;
}

/** `done` of Chaos. */
export interface ChaosDone {
  /**
   * Number of deliveries that were sent once more.
   * A whole number.
   */
  duplicated: number;
  /**
   * Number of deliveries that waited for the next one.
   * A whole number.
   */
  reordered: number;
  /**
   * Number of delayed deliveries.
   * A whole number.
   */
  delayed: number;
  /**
   * Number of lost attempts.
   * A whole number.
   */
  dropped: number;
  /**
   * Number of attempts that were signed with an old time.
   * A whole number.
   */
  stale: number;
  /**
   * Number of deliveries that were sent before the response of the request that caused them.
   * A whole number.
   */
  before_response: number;
}

/** Smallest and largest amount of a charge. */
export interface ChargeLimits {
  /**
   * Smallest amount. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  min: number;
  /**
   * Largest amount. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  max: number;
}

/** Body of `POST /endpoints/check`. */
export interface CheckApiBody {
  /** HTTP method. */
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /**
   * Path of the call, such as /refunds.
   * At most 8,192 characters.
   */
  path: string;
  /** Headers by name. */
  headers?: Record<string, string> | undefined;
  /** The request body. */
  body?: unknown;
}

/** Response of `POST /endpoints/check`. */
export interface CheckApiResponse {
  /** Id of the endpoint, such as refunds.create; null when none has this path. */
  endpoint: string | null;
  /** What the API would refuse before it looks at any object. */
  errors: CheckApiResponseErrors[];
}

/** `errors` of CheckApiResponse. */
export interface CheckApiResponseErrors {
  /** Place of the error, such as body.amount. */
  path: string;
  /** What is accepted there, as a sentence. */
  message: string;
}

/** Query of `GET /invariants`. */
export interface CheckInvariantsQuery {
  /**
   * Maximum age in milliseconds of an earlier check to return; 0 checks the books now.
   * A whole number, at least 0, at most 86,400,000.
   */
  max_age_ms?: number | undefined;
}

/** Response of `GET /invariants`. */
export interface CheckInvariantsResponse {
  /** True when there are no violations. */
  ok: boolean;
  /** Violations that were found. */
  breaches: CheckInvariantsResponseBreaches[];
  /**
   * Real time at which the check began.
   * An ISO 8601 time.
   */
  checked_at: string;
}

/** `breaches` of CheckInvariantsResponse. */
export interface CheckInvariantsResponseBreaches {
  /** Id of the account. */
  account: string;
  /** Test or live mode. */
  mode: Mode;
  /** Invariant that is violated. */
  law: string;
  /** Further details. */
  detail: string;
}

/** An advance of the test clock: its progress, and the jobs done on the way. */
export interface ClockAdvance {
  /** Id of the object. */
  id: string;
  /** The current state. */
  status: 'RUNNING' | 'SUCCEEDED' | 'STOPPED' | 'FAILED';
  /**
   * Time of the test clock before the advance.
   * An ISO 8601 time.
   */
  from: string;
  /**
   * Time of the test clock after the advance.
   * An ISO 8601 time.
   */
  to: string;
  /** Number of jobs done on the way, including deliveries and mails. */
  jobs: number;
  /** Jobs done on the way, counted by topic, the most frequent first. */
  happened: ClockAdvanceHappened[];
  /** Estimated milliseconds of real time left; null when unknown, or when the advance has ended. */
  left_ms: number | null;
  /** True when it ended with nothing due and no webhook or mail on its way. */
  quiet: boolean;
  /** Message about the result. */
  message: string | null;
  /**
   * Current time of test accounts.
   * An ISO 8601 time.
   */
  now: string;
  /** True when the clock is stopped. */
  frozen: boolean;
  /** Milliseconds that the clock is ahead of real time. */
  ahead_ms: number;
  /**
   * Time at which the next job of a test account is due; null when there is none.
   * An ISO 8601 time.
   */
  next_due: string | null;
}

/** `happened` of ClockAdvance. */
export interface ClockAdvanceHappened {
  /** Name of the job, such as payment.expire. */
  topic: string;
  /** Number of jobs with this topic. */
  jobs: number;
}

/** The current state of the clock of test accounts. */
export interface ClockReading {
  /**
   * Current time of test accounts.
   * An ISO 8601 time.
   */
  now: string;
  /** True when the clock is stopped. */
  frozen: boolean;
  /** Milliseconds that the clock is ahead of real time. */
  ahead_ms: number;
  /**
   * Time at which the next job of a test account is due; null when there is none.
   * An ISO 8601 time.
   */
  next_due: string | null;
}

/** `data` of ListConnectorsResponse. */
export interface Connector {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  name: string;
  /** Base URL of its endpoints. */
  url: string;
  /** The URL to which the connector has to send its callbacks: give it to the connector. */
  callback_url: string;
  /** Its version when its capabilities were last read. */
  version: string;
  /** False while it gets no new operations; running ones continue. */
  is_enabled: boolean;
  /** True when card numbers are sent to it. */
  card_data: boolean;
  /** What it declared that it can do. */
  channels: ConnectorChannels[];
  /** The certificate of the law suite, or null. */
  certificate: ConnectorCertificate | null;
  /** The reason for its use without a certificate, or null. */
  override: ConnectorOverride | null;
  /**
   * Number of secrets that it shares with the platform: 2 during a rotation.
   * A whole number.
   */
  secrets: number;
  /**
   * Number of operations without an outcome, counted up to 100.
   * A whole number.
   */
  open_operations: number;
  /**
   * Number of operations that an operator should check, counted up to 100.
   * A whole number.
   */
  doubtful_operations: number;
  /**
   * Time at which it was added.
   * An ISO 8601 time.
   */
  added: string;
}

/** `certificate` of Connector. */
export interface ConnectorCertificate {
  /** The name that the connector has for itself. */
  connector: string;
  /** Version of the connector that was checked. */
  version: string;
  /** False when the connector has another version now: run the laws again. */
  is_current: boolean;
  /**
   * Time of the run.
   * An ISO 8601 time.
   */
  issued: string;
  /**
   * Number of laws that were run.
   * A whole number.
   */
  laws: number;
  /**
   * Number of laws that held; the others were skipped with a reason.
   * A whole number.
   */
  passed: number;
  /** SHA-256 of the certificate. */
  digest: string;
}

/** `channels` of Connector. */
export interface ConnectorChannels {
  /** Type of the channel, such as EWALLET. */
  type: string;
  /** Code of the channel, such as DANA. */
  code: string;
  /** Country, ISO 3166-1 alpha-2. */
  country: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** The works that it can do: charge, refund and so on. */
  works: string[];
  /**
   * The lowest amount in minor units; null for none.
   * A whole number.
   */
  min: number | null;
  /**
   * The highest amount in minor units; null for none.
   * A whole number.
   */
  max: number | null;
  /** What captures can be; null when there are none. */
  captures: ConnectorChannelsCaptures | null;
  /** What refunds can be; null when there are none. */
  refunds: ConnectorChannelsRefunds | null;
  /**
   * Hours after which an authorization is let go; null when unknown.
   * A whole number.
   */
  authorization_hours: number | null;
  /** True when a payment can keep its means for later payments. */
  saves: boolean;
  /** optional when a payment can be made in installments, required when it must; else null. */
  installments: 'optional' | 'required' | null;
}

/** `captures` of ConnectorChannels. */
export interface ConnectorChannelsCaptures {
  /** True when less than the authorized amount can be captured. */
  partial: boolean;
  /** True when an authorization can be captured several times. */
  several: boolean;
}

/** `refunds` of ConnectorChannels. */
export interface ConnectorChannelsRefunds {
  /** True when less than the paid amount can be refunded. */
  partial: boolean;
  /** True when a payment can be refunded several times. */
  several: boolean;
  /**
   * Days for which it refunds; null without a limit.
   * A whole number.
   */
  days: number | null;
}

/** `override` of Connector. */
export interface ConnectorOverride {
  /** Why an operator lets it be used without a certificate. */
  reason: string;
  /** Name of the operator. */
  by: string;
  /**
   * Time at which the operator allowed it.
   * An ISO 8601 time.
   */
  at: string;
}

/** Query of `GET /accounts/{id}/undelivered`. */
export interface CountUndeliveredQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
}

/** Response of `GET /accounts/{id}/undelivered`. */
export interface CountUndeliveredResponse {
  /**
   * Number of events that were tried and did not arrive.
   * A whole number.
   */
  total: number;
  /** True when there are more than are counted here. */
  more: boolean;
  /** Causes of the failures, the most frequent first. */
  causes: CountUndeliveredResponseCauses[];
}

/** `causes` of CountUndeliveredResponse. */
export interface CountUndeliveredResponseCauses {
  /** The reason for the failure, as a sentence. */
  text: string;
  /** Remedy for it. */
  remedy: string;
  /**
   * Number of events with this cause.
   * A whole number.
   */
  count: number;
  /** The newest events with this cause. */
  newest: EventView[];
}

/** Body of `POST /accounts`. */
export interface CreateAccountBody {
  /**
   * Name of the account, as payers see it.
   * At most 255 characters.
   */
  name: string;
  /** True for a platform, which may have sub-accounts. */
  platform?: boolean | undefined;
  /** Id of the platform of a sub-account; null for none. */
  parent?: string | null | undefined;
  /** URLs to which events are sent, by event family. */
  callback_urls?: Partial<Record<CallbackType, string>> | undefined;
  /** Verification token: deliveries carry it as the header x-callback-token. */
  callback_token?: string | undefined;
  /** OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first. */
  type?: AccountType | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | undefined;
  /** Test or live mode. */
  mode?: Mode | undefined;
}

/** Response of `POST /accounts`. */
export interface CreateAccountResponse {
  /** Id of the object. */
  id: string;
  /** Name of the account, as payers see it. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform of a sub-account; null for other accounts. */
  parent: string | null;
  /** True for a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account that differ from the general behavior. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** Fee and settlement terms, where they differ from the general ones. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** Options for card charges, where they differ from the general ones. */
  cards?: AccountCards | undefined;
  /** Logo and color on hosted pages, where they differ from the general ones. */
  branding?: Branding | undefined;
  /** URLs and credentials with which events are delivered, by mode. */
  callbacks: AccountCallbacks;
  /**
   * True for a mode whose events may go to private addresses; an omitted mode has the setting
   * of the server.
   */
  private_callbacks?: Partial<Record<'test' | 'live', boolean>> | undefined;
  /** Deliberate disturbances of the account's webhooks, in test mode. */
  chaos?: AccountChaos | undefined;
  /** Time of creation. */
  created: string;
  /** The first key of the account. */
  key: NewKey;
}

/** Body of `POST /accounts/{id}/keys`. */
export interface CreateKeyBody {
  /**
   * Name of the key, for people.
   * At most 255 characters.
   */
  name?: string | undefined;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** A secret key is for servers, a public key for browsers. */
  type?: 'secret' | 'public' | undefined;
  /** Permissions of the key, such as money_in:write. */
  permissions?:
    | readonly (
        | 'money_in:read'
        | 'money_in:write'
        | 'transaction:read'
        | 'transaction:write'
        | 'report:read'
        | 'report:write'
        | 'customer:read'
        | 'customer:write'
        | 'platform:read'
        | 'platform:write'
        | 'webhook:read'
        | 'webhook:write'
      )[]
    | undefined;
}

/** Body of `POST /accounts/{id}/snapshots`. */
export interface CreateSnapshotBody {
  /**
   * Name of the snapshot.
   * At most 255 characters.
   */
  name?: string | null | undefined;
}

/** Body of `POST /accounts/{id}/transactions`. */
export interface CreateTransactionBody {
  /** Type of the transaction to record. */
  type: 'DISBURSEMENT' | 'REMITTANCE_PAYOUT' | 'PAYMENT';
  /** The current state. */
  status?: 'PENDING' | 'SUCCESS' | 'FAILED' | undefined;
  /** Category of the channel. */
  channel_category: ChannelCategory;
  /**
   * Code of the payment channel, such as OVO or BCA.
   * At most 255 characters.
   */
  channel_code: string;
  /**
   * The merchant's own reference.
   * At most 255 characters.
   */
  reference_id: string;
  /**
   * Account of the payer or the payee, such as a masked card number.
   * At most 255 characters.
   */
  account_identifier?: string | null | undefined;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: Currency | undefined;
}

/** Currencies of payments. */
export type Currency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'MYR' | 'USD';

/** Query of `DELETE /faults`. */
export interface DeleteFaultsQuery {
  /** Id of the fault; all faults when omitted. */
  fault?: string | undefined;
}

/** Response of `DELETE /faults`. */
export interface DeleteFaultsResponse {
  /**
   * Number of deleted items.
   * A whole number.
   */
  deleted: number;
}

/** Query of `DELETE /accounts/{id}/scripts`. */
export interface DeleteScriptsQuery {
  /** Id of the script; all scripts when omitted. */
  script?: string | undefined;
}

/** Response of `DELETE /accounts/{id}/scripts`. */
export interface DeleteScriptsResponse {
  /**
   * Number of deleted items.
   * A whole number.
   */
  deleted: number;
}

/** Response of `DELETE /snapshots/{id}`. */
export interface DeleteSnapshotResponse {
  /** Id of the object. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** An attempt that no receiver acknowledged. */
export interface DeliveryProblem {
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
  /** Name of the event, such as payment.succeeded. */
  event: string;
  /** Reason for the failure, in words; null when there was none. */
  error: string;
}

/** Delivery counts of six hours. */
export interface DeliveryReport {
  /** The current state. */
  status: 'OPEN' | 'CLOSED';
  /**
   * Start of the six hours.
   * An ISO 8601 time.
   */
  from: string;
  /**
   * End of the six hours.
   * An ISO 8601 time.
   */
  to: string;
  /**
   * Number of attempts that the receiver acknowledged.
   * A whole number.
   */
  acknowledged: number;
  /**
   * Number of attempts that a receiver did not acknowledge.
   * A whole number.
   */
  refused: number;
  /**
   * Number of events for which delivery was abandoned.
   * A whole number.
   */
  failed: number;
  /**
   * Number of events without a URL.
   * A whole number.
   */
  unrouted: number;
  /** The newest attempts without an acknowledgment. */
  problems: DeliveryProblem[];
  /** Attempts without an acknowledgment, by URL and reason. */
  failing: DeliveryReportFailing[];
  /**
   * Number of further failures that are not listed.
   * A whole number.
   */
  other_failures: number;
}

/** `failing` of DeliveryReport. */
export interface DeliveryReportFailing {
  /** URL of the failed deliveries; null for events without a URL. */
  url: string | null;
  /** Reason for the failure, in words; null when there was none. */
  error: string;
  /**
   * Number of attempts.
   * A whole number.
   */
  attempts: number;
}

/** Money that was deposited into an account. */
export interface Deposit {
  /**
   * Id of the deposit.
   * Begins with dep_.
   */
  id: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Reason for the deposit. */
  description: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
}

/** Reason of a difference. */
export type DifferenceReason =
  | 'MISSING_HERE'
  | 'MISSING_THERE'
  | 'TWICE'
  | 'KIND'
  | 'CURRENCY'
  | 'AMOUNT'
  | 'FEE'
  | 'AGREED_FEE';

/** A line or an operation that does not match. */
export interface DifferenceView {
  /** Id of the difference. */
  id: string;
  /** OPEN, RESOLVED by an operator, or CLEARED when it has gone by itself. */
  status: 'OPEN' | 'RESOLVED' | 'CLEARED';
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /**
   * Day of the statement; null when none has a line.
   * A day, YYYY-MM-DD.
   */
  date: string | null;
  /** All reasons of the difference. */
  reasons: DifferenceReason[];
  /** The line of the statement; null without one. */
  reported: DifferenceViewReported | null;
  /** The operation here; null when there is none. */
  operation: DifferenceViewOperation | null;
  /** Decision of an operator; null without one. */
  resolution: DifferenceViewResolution | null;
  /** Adjustments that were posted for it. */
  adjustments: AdjustmentView[];
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** `operation` of DifferenceView. */
export interface DifferenceViewOperation {
  /** Id of the operation. */
  id: string;
  /** Work of the operation, such as charge. */
  work: string;
  /** Status of the operation. */
  status: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Executed amount in minor units, negative for a refund; null without one.
   * A whole number.
   */
  gross: number | null;
  /** The merchant's own reference. */
  reference: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** `reported` of DifferenceView. */
export interface DifferenceViewReported {
  /**
   * Id that the connector gave the line.
   * At most 100 characters.
   */
  id: string;
  /**
   * Id of the operation or received payment, as the connector knows it.
   * At most 100 characters.
   */
  operation: string;
  /** Kind of the line. */
  kind: 'charge' | 'capture' | 'refund' | 'payment';
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Amount of the operation, negative for a refund. In minor units: 10000 IDR is 10000, 10.50
   * PHP is 1050.
   * A whole number.
   */
  gross: number;
  /**
   * Fee of the connector. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  fee: number;
  /**
   * Amount paid out: gross - fee. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  net: number;
  /**
   * Time of the payout.
   * An ISO 8601 time.
   */
  settled_at: string;
}

/** `resolution` of DifferenceView. */
export interface DifferenceViewResolution {
  /** Decision of the operator. */
  outcome: 'accepted' | 'claimed';
  /** Note of the operator. */
  note: string;
  /**
   * Name of the operator.
   * At most 100 characters.
   */
  by: string;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
}

/** Response of `DELETE /accounts/{id}/chaos`. */
export interface EndChaosResponse {
  /** Deliberate disturbances of the account's webhooks, in test mode. */
  chaos: Chaos | null;
}

/** States of the delivery of an event. */
export type EventStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'UNROUTED';

/** An event with its delivery attempts. */
export interface EventView {
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
  /** Name of the event, such as payment.succeeded. */
  event: string;
  /** Id of the object that the event is about. */
  subject: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /** The current state. */
  status: EventStatus;
  /** URL to which the event is sent; null when it has none. */
  url: string | null;
  /** Delivery attempts. */
  attempts: EventViewAttempts[];
  /**
   * Time of the next attempt; null when none is planned.
   * An ISO 8601 time.
   */
  next_attempt: string | null;
  /**
   * The reason that it has not arrived, and the remedy; null when it arrived or was not tried
   * yet.
   */
  trouble: EventViewTrouble | null;
  /** The body of its deliveries. */
  body: unknown;
}

/** `attempts` of EventView. */
export interface EventViewAttempts {
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /**
   * HTTP status of the receiver's response; null without a response.
   * A whole number.
   */
  status: number | null;
  /** Reason for the failure, in words; null when there was none. */
  error: string | null;
  /** Trigger of the attempt: automatic, or resend on request. */
  trigger: 'automatic' | 'resend';
  /** URL of the attempt, without credentials and query; null when there was none. */
  url: string | null;
  /**
   * Real milliseconds until the response was complete or the attempt failed; null when nothing
   * was sent.
   * A whole number.
   */
  duration_ms: number | null;
  /** Headers that were sent, with token and signature hidden; null when nothing was. */
  headers: Record<string, string> | null;
  /** The first 500 characters of the response, without secrets; null without a response. */
  response: string | null;
}

/** `trouble` of EventView. */
export interface EventViewTrouble {
  /** The reason that it has not arrived, as a sentence. */
  text: string;
  /** Remedy for it. */
  remedy: string;
}

/** The fault that a request meets in place of its normal response. */
export type Fault = FaultStatus | FaultLatency | FaultCutBeforeCommit | FaultCutAfterCommit;

/** Fault where `type` is cut_after_commit. */
export interface FaultCutAfterCommit {
  /** cut_after_commit: the connection is cut after everything is stored. */
  type: 'cut_after_commit';
}

/** Fault where `type` is cut_before_commit. */
export interface FaultCutBeforeCommit {
  /** cut_before_commit: the connection is cut before anything is stored. */
  type: 'cut_before_commit';
}

/** A fault as it is set. */
export interface FaultInput {
  /**
   * Conditions on what it applies to: all fields that are set must match, and none matches
   * everything.
   */
  match?: FaultMatch | undefined;
  /** The fault that the request meets in place of its normal response. */
  fault: Fault;
  /**
   * Number of requests that it affects; unlimited when null.
   * A whole number, at least 1.
   */
  times?: number | null | undefined;
  /**
   * Share of the matching requests that it affects, from 0 to 1.
   * At least 0, at most 1.
   */
  probability?: number | undefined;
  /**
   * Seed of the random choices: the same seed makes the same choices.
   * A whole number.
   */
  seed?: number | undefined;
}

/** Fault where `type` is latency. */
export interface FaultLatency {
  /** latency: the response is delayed. */
  type: 'latency';
  /**
   * Milliseconds by which the response is delayed.
   * A whole number, at least 1, at most 120,000.
   */
  ms: number;
}

/** Conditions on the requests that a fault affects. */
export interface FaultMatch {
  /** Id of the account that sends the request. */
  account?: string | undefined;
  /** HTTP method. */
  method?: string | undefined;
  /** Id of the endpoint, such as refunds.create. */
  endpoint?: string | undefined;
  /** Path template, such as /refunds/{id}, or a path prefix that ends with *. */
  path?: string | undefined;
  /** Value of the request header x-kasir-fault. */
  header?: string | undefined;
}

/** Fault where `type` is status. */
export interface FaultStatus {
  /** status: the request gets this error. */
  type: 'status';
  /**
   * HTTP status of the response.
   * A whole number, at least 400, at most 599.
   */
  status: number;
  /** Error code of the response. */
  error_code?: string | undefined;
  /**
   * Seconds to wait, sent as the header retry-after.
   * A whole number, at least 0.
   */
  retry_after_s?: number | undefined;
}

/** An entry of the feed of what happens. */
export type FeedEntry =
  | FeedEntryRequest
  | FeedEntryTransition
  | FeedEntryEvent
  | FeedEntryDelivery
  | FeedEntryClock;

/** FeedEntry where `type` is clock. */
export interface FeedEntryClock {
  /** A move of the clock. */
  type: 'clock';
  /**
   * Number that increases with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Id of the account. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /**
   * Current time of test accounts.
   * An ISO 8601 time.
   */
  now: string;
  /** True when the clock is stopped. */
  frozen: boolean;
}

/** FeedEntry where `type` is delivery. */
export interface FeedEntryDelivery {
  /** An attempt to deliver an event. */
  type: 'delivery';
  /**
   * Number that increases with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Id of the account. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
  /** Name of the event, such as payment.succeeded. */
  event: string;
  /** Id of the object that it is about. */
  object: string;
  /** URL of the delivery; null when there was none. */
  url: string | null;
  /**
   * HTTP status of the receiver's response; null without a response.
   * A whole number.
   */
  status: number | null;
  /** Reason for the failure, in words; null when there was none. */
  error: string | null;
  /**
   * Number of the attempt, counted from 1.
   * A whole number.
   */
  attempt: number;
  /** True when the receiver acknowledged the delivery. */
  acknowledged: boolean;
}

/** FeedEntry where `type` is event. */
export interface FeedEntryEvent {
  /** An event to be sent. */
  type: 'event';
  /**
   * Number that increases with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Id of the account. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
  /** Name of the event, such as payment.succeeded. */
  event: string;
  /** Id of the object that it is about. */
  object: string;
}

/** FeedEntry where `type` is request. */
export interface FeedEntryRequest {
  /** A request to the API. */
  type: 'request';
  /**
   * Number that increases with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Id of the account. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** The request. */
  request: LoggedRequest;
}

/** FeedEntry where `type` is transition. */
export interface FeedEntryTransition {
  /** A change of status. */
  type: 'transition';
  /**
   * Number that increases with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Id of the account. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** Id of the object that it is about. */
  object: string;
  /** Kind of the object, such as payment_requests. */
  kind: string;
  /** Previous state; null for a new object. */
  from: string | null;
  /** New state. */
  to: string;
  /** Id of the request that caused it, or null. */
  request_id: string | null;
  /** Name of the job that caused it, such as payment.expire, or null. */
  job: string | null;
}

/** Body of `POST /accounts/{id}/reconciliation/fetch`. */
export interface FetchStatementBody {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /**
   * Day of the statement in UTC, in the form YYYY-MM-DD.
   * A day, YYYY-MM-DD.
   */
  date: string;
}

/** Body of `POST /accounts/{id}/fork`. */
export interface ForkAccountBody {
  /**
   * Name of the account, as payers see it.
   * At most 255 characters.
   */
  name?: string | undefined;
  /** Id of the snapshot to copy; the current account when omitted. */
  snapshot?: string | undefined;
}

/** Response of `POST /accounts/{id}/fork`. */
export interface ForkAccountResponse {
  /** Id of the object. */
  id: string;
  /** Name of the account, as payers see it. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform of a sub-account; null for other accounts. */
  parent: string | null;
  /** True for a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account that differ from the general behavior. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** Fee and settlement terms, where they differ from the general ones. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** Options for card charges, where they differ from the general ones. */
  cards?: AccountCards | undefined;
  /** Logo and color on hosted pages, where they differ from the general ones. */
  branding?: Branding | undefined;
  /** URLs and credentials with which events are delivered, by mode. */
  callbacks: AccountCallbacks;
  /**
   * True for a mode whose events may go to private addresses; an omitted mode has the setting
   * of the server.
   */
  private_callbacks?: Partial<Record<'test' | 'live', boolean>> | undefined;
  /** Deliberate disturbances of the account's webhooks, in test mode. */
  chaos?: AccountChaos | undefined;
  /** Time of creation. */
  created: string;
  /** A key of the new account. */
  key: NewKey;
}

/** Body of `POST /clock/freeze`. */
export interface FreezeClockBody {
  /**
   * Time at which the clock stops; now when omitted.
   * An ISO 8601 time.
   */
  at?: string | undefined;
}

/** Response of `GET /accounts/{id}`. */
export interface GetAccountResponse {
  /** Id of the object. */
  id: string;
  /** Name of the account, as payers see it. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform of a sub-account; null for other accounts. */
  parent: string | null;
  /** True for a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account that differ from the general behavior. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** Fee and settlement terms, where they differ from the general ones. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** Options for card charges, where they differ from the general ones. */
  cards?: AccountCards | undefined;
  /** Logo and color on hosted pages, where they differ from the general ones. */
  branding?: Branding | undefined;
  /** URLs and credentials with which events are delivered, by mode. */
  callbacks: AccountCallbacks;
  /**
   * True for a mode whose events may go to private addresses; an omitted mode has the setting
   * of the server.
   */
  private_callbacks?: Partial<Record<'test' | 'live', boolean>> | undefined;
  /** Deliberate disturbances of the account's webhooks, in test mode. */
  chaos?: AccountChaos | undefined;
  /** Time of creation. */
  created: string;
  /** The account as its platform sees it; present for sub-accounts only. */
  sub_account?: SubAccount | undefined;
}

/** Query of `GET /clock/advances/{id}`. */
export interface GetAdvanceQuery {
  /**
   * Milliseconds that the response waits for the advance to end.
   * A whole number, at least 0, at most 300,000.
   */
  wait_ms?: number | undefined;
}

/** Response of `GET /accounts/{id}/attention`. */
export interface GetAttentionResponse {
  /** Operations of connectors whose outcome an operator should check. */
  doubts: GetAttentionResponseDoubts;
  /** Lines of statements and operations that do not match. */
  differences: GetAttentionResponseDifferences;
}

/** `differences` of GetAttentionResponse. */
export interface GetAttentionResponseDifferences {
  /**
   * Lines of statements and operations that do not match, up to 100.
   * A whole number.
   */
  count: number;
  /** Whether there are more than that. */
  more: boolean;
}

/** `doubts` of GetAttentionResponse. */
export interface GetAttentionResponseDoubts {
  /**
   * Operations of connectors whose outcome an operator should check, up to 100.
   * A whole number.
   */
  count: number;
  /** Whether there are more than that. */
  more: boolean;
}

/** Response of `GET /accounts/{id}/chaos`. */
export interface GetChaosResponse {
  /** Deliberate disturbances of the account's webhooks, in test mode. */
  chaos: Chaos | null;
}

/** Response of `GET /operators/current`. */
export interface GetCurrentOperatorResponse {
  /** Name of the operator; root for the control token. */
  name: string;
  /**
   * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
   * decides about accounts, keys and operators.
   */
  role: Role;
}

/** Parameters in the path of `GET /accounts/{id}/events/{webhook_id}`. */
export interface GetEventParams {
  /** Id of the object that the call is about. */
  id: string;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
}

/** Query of `GET /accounts/{id}/events/{webhook_id}`. */
export interface GetEventQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
}

/** Query of `GET /accounts/{id}/money`. */
export interface GetMoneyQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /**
   * Number of days to read.
   * A whole number, at least 1, at most 90.
   */
  days?: number | undefined;
}

/** Response of `GET /accounts/{id}/money`. */
export interface GetMoneyResponse {
  /** Balances of the ledgers. */
  ledgers: GetMoneyResponseLedgers[];
  /** Every day of the range, oldest first. */
  days: GetMoneyResponseDays[];
}

/** `days` of GetMoneyResponse. */
export interface GetMoneyResponseDays {
  /**
   * The day.
   * A day, YYYY-MM-DD.
   */
  date: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Money that came in on that day. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP
   * is ₱10.50.
   */
  paid_in: number;
  /**
   * Money that went out on that day. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  paid_out: number;
  /** Fees of that day. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  fees: number;
  /**
   * Number of transactions.
   * A whole number.
   */
  transactions: number;
}

/** `ledgers` of GetMoneyResponse. */
export interface GetMoneyResponseLedgers {
  /** Name of the ledger. */
  ledger: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Balance of the ledger. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  balance: number;
}

/** Parameters in the path of `GET /accounts/{id}/objects/{object}`. */
export interface GetObjectParams {
  /** Id of the object that the call is about. */
  id: string;
  /** Id of the object that it is about. */
  object: string;
}

/** Query of `GET /accounts/{id}/objects/{object}`. */
export interface GetObjectQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
}

/** Response of `GET /accounts/{id}/objects/{object}`. */
export interface GetObjectResponse {
  /** Id of the object. */
  id: string;
  /** Kind of the object, such as payment_requests. */
  kind: string;
  /** The current state. */
  status: string | null;
  /** The merchant's own reference. */
  reference_id: string | null;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number | null;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string | null;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: string | null;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /** The object, as a GET of the API shows it. */
  body: unknown;
  /** Name of its state machine, where it has one. */
  machine: string | null;
  /** Actions that are possible now. */
  actions: ObjectAction[];
  /** Related objects, such as the payment of a request. */
  related: ObjectSummary[];
  /** History of the object, oldest entry first. */
  timeline: TimelineEntry[];
  /** Transitions from the current state, with the webhooks that each sends. */
  steps: GetObjectResponseSteps[];
  /** Webhooks that the object can still cause. */
  webhooks: GetObjectResponseWebhooks;
  /** Reasons why its webhooks did not arrive; empty when there are none. */
  troubles: GetObjectResponseTroubles[];
}

/** `steps` of GetObjectResponse. */
export interface GetObjectResponseSteps {
  /** Trigger of the transition. */
  on: string;
  /** State after the transition. */
  to: string;
  /** Condition, in words; null where there is none. */
  when: string | null;
  /** Events that the transition sends. */
  webhooks: string[];
  /** Ids of the clauses that require it. */
  clauses: string[];
}

/** `troubles` of GetObjectResponse. */
export interface GetObjectResponseTroubles {
  /** The reason that webhooks did not arrive, as a sentence. */
  text: string;
  /** Remedy for it. */
  remedy: string;
}

/** `webhooks` of GetObjectResponse. */
export interface GetObjectResponseWebhooks {
  /** Names of the events that can still come. */
  upcoming: string[];
  /** The webhooks that can still come, as a sentence. */
  text: string;
}

/** Query of `GET /accounts/{id}/overview`. */
export interface GetOverviewQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /**
   * Number of days to read; as many days before them are read, too.
   * A whole number, at least 1, at most 90.
   */
  days?: number | undefined;
}

/** Response of `GET /accounts/{id}/overview`. */
export interface GetOverviewResponse {
  /**
   * Time of the account: test accounts have a clock of their own.
   * An ISO 8601 time.
   */
  now: string;
  /**
   * Real time, by which requests and deliveries are counted.
   * An ISO 8601 time.
   */
  real_now: string;
  /** Whether the first count of the account is complete. */
  is_complete: boolean;
  /** Totals by day, channel and currency, oldest first; days without any are omitted. */
  payments: GetOverviewResponsePayments[];
  /** Requests and deliveries of this server by day; days without any are omitted. */
  traffic: GetOverviewResponseTraffic[];
  /**
   * Webhooks of all accounts that wait to be sent now.
   * A whole number.
   */
  deliveries_due: number;
  /** Balance by currency; a currency that the account never had is omitted. */
  balances: GetOverviewResponseBalances[];
}

/** `balances` of GetOverviewResponse. */
export interface GetOverviewResponseBalances {
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Money that can be used. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  available: number;
  /**
   * Money that is settled later. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  pending: number;
}

/** `payments` of GetOverviewResponse. */
export interface GetOverviewResponsePayments {
  /**
   * The day in UTC on which the payments were made.
   * A day, YYYY-MM-DD.
   */
  date: string;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Payments that were begun.
   * A whole number.
   */
  attempts: number;
  /**
   * Payments that succeeded.
   * A whole number.
   */
  succeeded: number;
  /**
   * Payments that failed.
   * A whole number.
   */
  failed: number;
  /**
   * Sum of the succeeded payments. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP
   * is ₱10.50.
   */
  volume: number;
  /**
   * Refunds of that day that succeeded.
   * A whole number.
   */
  refunds: number;
  /**
   * Sum of those refunds. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  refunded: number;
}

/** `traffic` of GetOverviewResponse. */
export interface GetOverviewResponseTraffic {
  /**
   * The day in UTC, in real time.
   * A day, YYYY-MM-DD.
   */
  date: string;
  /**
   * Requests of the API.
   * A whole number.
   */
  requests: number;
  /**
   * Requests with a status from 400 to 499.
   * A whole number.
   */
  client_errors: number;
  /**
   * Requests with a status from 500.
   * A whole number.
   */
  server_errors: number;
  /**
   * Half of the requests took at most so many milliseconds.
   * A whole number.
   */
  median_ms: number | null;
  /**
   * 95 % of the requests took at most so many milliseconds.
   * A whole number.
   */
  slow_ms: number | null;
  /**
   * Attempts to deliver a webhook.
   * A whole number.
   */
  deliveries: number;
  /**
   * Attempts that the receiver acknowledged.
   * A whole number.
   */
  acknowledged: number;
}

/** Response of `GET /accounts/{id}/routes`. */
export interface GetRoutesResponse {
  /**
   * The rules in the order in which they are tried. Without any, connectors in their order.
   * At most 100 items.
   */
  routes: Route[];
}

/** Query of `GET /accounts/{id}/webhooks`. */
export interface GetWebhooksQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
}

/** Response of `GET /accounts/{id}/webhooks`. */
export interface GetWebhooksResponse {
  /** Verification token: deliveries carry it as the header x-callback-token. */
  token: string;
  /** URLs to which events are sent, by event family. */
  urls: Record<string, string>;
  /** Secret that signs deliveries. */
  signing_secret: string;
  /** Reports on deliveries, newest first: one for every six hours in which something was sent. */
  reports: DeliveryReport[];
}

/** Body of `POST /accounts/{id}/reconciliation/import`. */
export interface ImportStatementBody {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /**
   * Day of the statement in UTC, in the form YYYY-MM-DD.
   * A day, YYYY-MM-DD.
   */
  date: string;
  /** True with the last lines of the day: no more are expected. */
  is_complete?: boolean | undefined;
  /**
   * The lines, in any order.
   * At most 1,000 items.
   */
  lines: readonly ImportedLine[];
}

/** `lines` of ImportStatementBody. */
export interface ImportedLine {
  /**
   * Id that the connector gave the line.
   * At most 100 characters.
   */
  id: string;
  /**
   * Id of the operation or received payment, as the connector knows it.
   * At most 100 characters.
   */
  operation: string;
  /** Kind of the line. */
  kind: 'charge' | 'capture' | 'refund' | 'payment';
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Amount of the operation, negative for a refund. In minor units: 10000 IDR is 10000, 10.50
   * PHP is 1050.
   * A whole number.
   */
  gross: number;
  /**
   * Fee of the connector. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  fee: number;
  /**
   * Amount paid out: gross - fee. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  net: number;
  /**
   * Time of the payout, ISO 8601 with its offset.
   * An ISO 8601 time.
   */
  settled_at: string;
}

/** A fault that was created. */
export interface InjectedFault {
  /**
   * Conditions on what it applies to: all fields that are set must match, and none matches
   * everything.
   */
  match: FaultMatch;
  /** The fault that the request meets in place of its normal response. */
  fault: Fault;
  /**
   * Number of requests that it affects; unlimited when null.
   * A whole number, at least 1.
   */
  times: number | null;
  /**
   * Share of the matching requests that it affects, from 0 to 1.
   * At least 0, at most 1.
   */
  probability: number;
  /**
   * Seed of the random choices: the same seed makes the same choices.
   * A whole number.
   */
  seed: number;
  /** Id of the object. */
  id: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Number of requests that it has affected.
   * A whole number.
   */
  affected: number;
}

/** Response of `GET /invariants/progress`. */
export interface InvariantsProgressResponse {
  /** Whether a check is running on this node. All numbers of IDLE are 0 or null. */
  status: 'RUNNING' | 'IDLE';
  /**
   * Number of books that are checked.
   * A whole number.
   */
  checked: number;
  /**
   * Number of books to check, one for each account and mode; 0 until counted.
   * A whole number.
   */
  books: number;
  /**
   * Part that is done, from 0 to 1: of the pages that the previous check read, or of the books
   * in the first check since the server started; null when unknown.
   */
  share: number | null;
  /** Estimated milliseconds of real time left; null when unknown. */
  left_ms: number | null;
}

/** What happens to money that arrives after a decline: it is kept or refunded. */
export type LateSuccess = 'keep' | 'refund';

/** Query of `GET /accounts`. */
export interface ListAccountsQuery {
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 1,000.
   */
  limit?: number | undefined;
  /** Continues after this account: the next of the previous page. */
  after?: string | undefined;
}

/** Response of `GET /accounts`. */
export interface ListAccountsResponse {
  /** The accounts of this page, oldest first. */
  data: Account[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Query of `GET /audit`. */
export interface ListAuditQuery {
  /** Only those of this operator. */
  operator?: string | undefined;
  /** Only those of this operation, such as keys.create. */
  operation?: string | undefined;
  /** Only those about this account. */
  account?: string | undefined;
  /**
   * Only those from this time on.
   * An ISO 8601 time.
   */
  since?: string | undefined;
  /**
   * Only those up to this time.
   * An ISO 8601 time.
   */
  until?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the previous page. */
  before?: string | undefined;
}

/** Response of `GET /audit`. */
export interface ListAuditResponse {
  /** The items of this page, newest first. */
  data: AuditedAct[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Response of `GET /channels`. */
export interface ListChannelsResponse {
  /** The channels, by type. */
  data: ListChannelsResponseData[];
}

/** `data` of ListChannelsResponse. */
export interface ListChannelsResponseData {
  /** Code of the channel. */
  code: string;
  /** Name of the channel, as payers see it. */
  name: string;
  /** Type of the channel, such as EWALLET. */
  type: string;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: string;
  /** Currencies of the channel. */
  currencies: string[];
  /**
   * Smallest amount by currency; null where there is none. In the currency's own unit: 10000
   * IDR is Rp10,000, 10.5 PHP is ₱10.50.
   */
  minimum: Record<string, number | null>;
  /**
   * Largest amount by currency; null where there is none. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   */
  maximum: Record<string, number | null>;
  /** Refunds of payments: partial, full only, or none. */
  refunds: string;
  /** Required fields of channel_properties. */
  required_properties: string[];
  /** Generations of the API that have it. */
  generations: string[];
}

/** Response of `GET /accounts/{id}/connectors`. */
export interface ListConnectorsResponse {
  /** The connectors, in the order in which they are tried. */
  data: Connector[];
}

/** Query of `GET /accounts/{id}/reconciliation/differences`. */
export interface ListDifferencesQuery {
  /** Only differences in this status. */
  status?: 'OPEN' | 'RESOLVED' | 'CLEARED' | undefined;
  /** Only differences of this connector. */
  connector?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the previous page. */
  before?: string | undefined;
}

/** Response of `GET /accounts/{id}/reconciliation/differences`. */
export interface ListDifferencesResponse {
  /** The items of this page, newest first. */
  data: DifferenceView[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Query of `GET /accounts/{id}/doubts`. */
export interface ListDoubtsQuery {
  /** Only operations of this connector. */
  connector?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the previous page. */
  before?: string | undefined;
}

/** Response of `GET /accounts/{id}/doubts`. */
export interface ListDoubtsResponse {
  /** The operations of this page, newest first. */
  data: AskForDoubtResponse[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Response of `GET /endpoints`. */
export interface ListEndpointsResponse {
  /** The endpoints, resource by resource. */
  data: ListEndpointsResponseData[];
}

/** `data` of ListEndpointsResponse. */
export interface ListEndpointsResponseData {
  /** HTTP method. */
  method: string;
  /** Path of the call, such as /refunds. */
  path: string;
  /** Purpose of the call. */
  summary: string;
  /** Headers by name. */
  headers: ListEndpointsResponseDataHeaders[];
  /** A body that the endpoint accepts; null without one. */
  example: unknown;
}

/** `headers` of ListEndpointsResponseData. */
export interface ListEndpointsResponseDataHeaders {
  /** Name of the header. */
  name: string;
  /** True when the call is refused without it. */
  required: boolean;
  /** A value that can be sent as is; null when only the caller knows it. */
  value: string | null;
}

/** Query of `GET /accounts/{id}/events`. */
export interface ListEventsQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Only those about this object. */
  subject?: string | undefined;
  /** Only those of this name. */
  event?: string | undefined;
  /** Only those in this status. */
  status?: EventStatus | undefined;
  /**
   * The reason that it has not arrived, and the remedy; null when it arrived or was not tried
   * yet.
   */
  trouble?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the previous page. */
  before?: string | undefined;
}

/** Response of `GET /accounts/{id}/events`. */
export interface ListEventsResponse {
  /** The items of this page, newest first. */
  data: EventView[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Response of `GET /faults`. */
export interface ListFaultsResponse {
  /** The injected faults, oldest first. */
  data: InjectedFault[];
}

/** Response of `GET /accounts/{id}/keys`. */
export interface ListKeysResponse {
  /** The keys, oldest first. */
  data: ApiKey[];
}

/** Response of `GET /machines`. */
export interface ListMachinesResponse {
  /** The state machines, by name. */
  data: MachineView[];
}

/** Query of `GET /mails`. */
export interface ListMailsQuery {
  /** Only those of this account. */
  account?: string | undefined;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
}

/** Response of `GET /mails`. */
export interface ListMailsResponse {
  /** The items of this page, newest first. */
  data: ListMailsResponseData[];
}

/** `data` of ListMailsResponse. */
export interface ListMailsResponseData {
  /** Id of the object. */
  id: string;
  /** Id of the account. */
  account: string;
  /** Test or live mode. */
  mode: Mode;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /** KEPT when no mail server is configured, or there is no recipient address. */
  status: 'KEPT' | 'PENDING' | 'SENT' | 'FAILED';
  /** Address that it is sent to; null where there is none. */
  to: string | null;
  /** Subject of the mail. */
  subject: string;
  /** Text of the mail. */
  text: string;
  /**
   * Number of attempts to send it.
   * A whole number.
   */
  attempts: number;
  /** Reason for the failure, in words; null when there was none. */
  error: string | null;
}

/** Query of `GET /accounts/{id}/notifications`. */
export interface ListNotificationsQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Only those of this invoice. */
  invoice_id?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
}

/** Response of `GET /accounts/{id}/notifications`. */
export interface ListNotificationsResponse {
  /** The items of this page, newest first. */
  data: ListNotificationsResponseData[];
}

/** `data` of ListNotificationsResponse. */
export interface ListNotificationsResponseData {
  /** Id of the object. */
  id: string;
  /** The event about which the payer is notified. */
  event: 'invoice_created' | 'invoice_reminder' | 'invoice_paid' | 'invoice_expired';
  /** Channel of the notification. */
  channel: 'email' | 'sms' | 'whatsapp' | 'viber';
  /** Address or number that it would be sent to. */
  to: string;
  /** Id of the invoice. */
  invoice_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
}

/** Query of `GET /accounts/{id}/objects`. */
export interface ListObjectsQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Only those of this kind, such as payment_requests. */
  kind?: string | undefined;
  /** Only those in this status. */
  status?: string | undefined;
  /** Only those with this reference. */
  reference_id?: string | undefined;
  /**
   * Only those whose id or reference contains this, in upper or lower case.
   * At most 200 characters.
   */
  q?: string | undefined;
  /**
   * Only those made from this time on.
   * An ISO 8601 time.
   */
  created_from?: string | undefined;
  /**
   * Only those made up to this time.
   * An ISO 8601 time.
   */
  created_to?: string | undefined;
  /**
   * Only those of at least this amount. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  min_amount?: number | undefined;
  /**
   * Only those of at most this amount. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  max_amount?: number | undefined;
  /** Only those of this channel, such as OVO. */
  channel_code?: string | undefined;
  /** Only those of this customer. */
  customer_id?: string | undefined;
  /** Only those with this key in their metadata, or with this value of it: key=value. */
  metadata?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the previous page. */
  before?: string | undefined;
}

/** Response of `GET /accounts/{id}/objects`. */
export interface ListObjectsResponse {
  /** The items of this page, newest first. */
  data: ObjectSummary[];
  /** Continues the list; null at its end. */
  next: string | null;
  /** Kinds of objects that the account has. */
  kinds: string[];
}

/** Response of `GET /operators`. */
export interface ListOperatorsResponse {
  /** All operators, by name. */
  data: Operator[];
}

/** Response of `GET /accounts/{id}/partners`. */
export interface ListPartnersResponse {
  /** The partners, oldest first. */
  data: Partner[];
}

/** Query of `GET /requests`. */
export interface ListRequestsQuery {
  /** Only those of this account. */
  account?: string | undefined;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Only those with this HTTP method. */
  method?: string | undefined;
  /** Only those of this endpoint, such as refunds.create. */
  endpoint?: string | undefined;
  /** Only those with a status such as 409, or of a class such as 4xx. */
  status?: string | undefined;
  /** Only those with this error code. */
  error_code?: string | undefined;
  /** Only those that created, changed or named this object. */
  object?: string | undefined;
  /** Only those with this reference. */
  reference_id?: string | undefined;
  /**
   * Only those from this time on.
   * An ISO 8601 time.
   */
  from?: string | undefined;
  /**
   * Only those up to this time.
   * An ISO 8601 time.
   */
  to?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the previous page. */
  before?: string | undefined;
}

/** Response of `GET /requests`. */
export interface ListRequestsResponse {
  /** The items of this page, newest first. */
  data: LoggedRequest[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Response of `GET /accounts/{id}/scripts`. */
export interface ListScriptsResponse {
  /** The scripts, in the order in which they are tried. */
  data: Script[];
}

/** Response of `GET /accounts/{id}/snapshots`. */
export interface ListSnapshotsResponse {
  /** The items of this page, newest first. */
  data: Snapshot[];
}

/** Query of `GET /accounts/{id}/reconciliation/lines`. */
export interface ListStatementLinesQuery {
  /** Only lines of this connector. */
  connector?: string | undefined;
  /**
   * Only lines of this day; needs a connector.
   * A day, YYYY-MM-DD.
   */
  date?: string | undefined;
  /** Only lines in this status. */
  status?: 'MATCHED' | 'DIFFERENT' | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the previous page. */
  before?: string | undefined;
}

/** Response of `GET /accounts/{id}/reconciliation/lines`. */
export interface ListStatementLinesResponse {
  /** The items of this page, newest first. */
  data: StatementLineView[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** The settings of live payments of an account. */
export interface LiveSettingsView {
  /**
   * Milliseconds for which a request waits for the outcome of a connector.
   * A whole number, at least 0, at most 120,000.
   */
  wait_ms: number;
  /** What happens to money that arrives after a decline: it is kept or refunded. */
  late_success: LateSuccess;
  /**
   * Days after its success within which an operation must stand in a statement.
   * A whole number, at least 1, at most 90.
   */
  missing_after_days: number;
  /**
   * The fees of payments as agreed with processors; the first that fits counts. A line of a
   * statement with another fee is a difference.
   * At most 200 items.
   */
  agreed_fees: LiveSettingsViewAgreedFees[];
}

/** `agreed_fees` of LiveSettingsView. */
export interface LiveSettingsViewAgreedFees {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /** Type of the channel, such as EWALLET; null for all. */
  type: string | null;
  /** Code of the channel, such as DANA; null for all. */
  channel: string | null;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: Currency;
  /**
   * Share of the amount in hundredths of a percent, rounded half up.
   * A whole number, at least 0, at most 10,000.
   */
  basis_points: number;
  /**
   * Fixed part in minor units of the currency.
   * A whole number, at least 0.
   */
  fixed: number;
  /**
   * Value added tax on the fee in hundredths of a percent, rounded half up.
   * A whole number, at least 0, at most 10,000.
   */
  vat_basis_points: number;
  /** The fee of a refund; null when fees of refunds are not compared. */
  refund: LiveSettingsViewAgreedFeesRefund | null;
}

/** `refund` of LiveSettingsViewAgreedFees. */
export interface LiveSettingsViewAgreedFeesRefund {
  /**
   * Share of the refund; negative where the processor gives it back.
   * A whole number, at least -10,000, at most 10,000.
   */
  basis_points: number;
  /**
   * Fixed part in minor units; negative likewise.
   * A whole number.
   */
  fixed: number;
}

/** A request in the log, without bodies. */
export interface LoggedRequest {
  /** Id of the request: the header request-id of its response. */
  request_id: string;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Milliseconds from the last byte of the request to the response. */
  duration_ms: number;
  /** Id of the account. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** HTTP method. */
  method: string;
  /** Path of the request. */
  path: string;
  /** Id of the endpoint, such as refunds.create. */
  endpoint: string | null;
  /**
   * HTTP status of the response.
   * A whole number.
   */
  status: number;
  /** Error code of the response. */
  error_code: string | null;
  /** True when the stored response of an idempotency key was returned. */
  replayed: boolean;
  /** Ids of the objects that the request created, changed or named. */
  objects: string[];
  /** The merchant's own reference. */
  reference_id: string | null;
  /** Effect of a fault or script on it, in words; null for most requests. */
  interference: string | null;
}

/** The states of a resource and the transitions between them. */
export interface MachineView {
  /** Name of the resource. */
  name: string;
  /** States in which a new object can start. */
  initial: string[];
  /** All states. */
  states: MachineViewStates[];
  /** Transitions between states. */
  transitions: MachineViewTransitions[];
}

/** `states` of MachineView. */
export interface MachineViewStates {
  /** Name of the state. */
  name: string;
  /** True when no transition leaves it. */
  final: boolean;
}

/** `transitions` of MachineView. */
export interface MachineViewTransitions {
  /** Previous state; null for a new resource. */
  from: string | null;
  /** New state. */
  to: string;
  /** Trigger of the transition. */
  on: string;
  /** Condition, in words; null where there is none. */
  when: string | null;
  /** Ids of the clauses that require it. */
  clauses: string[];
  /** Names of the events that it causes. */
  emits: string[];
  /** Names of the events of related objects that are sent with it. */
  also_emits: string[];
}

/** Test or live mode. */
export type Mode = 'test' | 'live';

/** An API key with its secret value, which is shown only once. */
export interface NewKey {
  /** Id of the object. */
  id: string;
  /** Name of the key, for people. */
  name: string;
  /** Id of the account. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** A secret key is for servers, a public key for browsers. */
  type: 'secret' | 'public';
  /** Permissions of the key, such as money_in:write. */
  permissions: string[];
  /** Last characters of the key, to distinguish keys. */
  ending: string;
  /** Time at which the key was revoked; null while it is valid. */
  revoked: boolean;
  /** Time of creation. */
  created: string;
  /** The secret value, which is shown only once. */
  key: string;
}

/** An operator with its token, which is shown only once. */
export interface NewOperator {
  /** Name of the operator. */
  name: string;
  /**
   * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
   * decides about accounts, keys and operators.
   */
  role: Role;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /** Name of the operator who added it. */
  created_by: string;
  /** Its token, which is shown only once. */
  token: string;
}

/** No fields. */
export interface Nothing {}

/** Actions that a payer, a bank or an operator can take on an object. */
export type ObjectAction =
  | 'pay'
  | 'authorize'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'capture';

/** An object in a list. */
export interface ObjectSummary {
  /** Id of the object. */
  id: string;
  /** Kind of the object, such as payment_requests. */
  kind: string;
  /** The current state. */
  status: string | null;
  /** The merchant's own reference. */
  reference_id: string | null;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number | null;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string | null;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code: string | null;
  /** Id of the customer it belongs to. */
  customer_id: string | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
}

/** An operator, without its token. */
export interface Operator {
  /** Name of the operator. */
  name: string;
  /**
   * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
   * decides about accounts, keys and operators.
   */
  role: Role;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /** Name of the operator who added it. */
  created_by: string;
}

/** A partner that calls by the bank standard. */
export interface Partner {
  /** Id of the partner, sent as x-partner-id. */
  id: string;
  /** Id of the account. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** Signature method of the partner. */
  signature: PartnerSignature;
  /** Public RSA key of the partner, PEM. */
  public_key: string;
  /**
   * Number of times the signing secret was replaced; 0 when omitted.
   * A whole number.
   */
  secret_number?: number | undefined;
  /** Time of creation. */
  created: string;
}

/** Signature methods of partners. */
export type PartnerSignature = 'asymmetric' | 'symmetric';

/** Response of `POST /seed`. */
export interface PlantSeedResponse {
  /** Accounts, with their data. */
  accounts: PlantSeedResponseAccounts[];
}

/** `accounts` of PlantSeedResponse. */
export interface PlantSeedResponseAccounts {
  /** Id of the account. */
  id: string;
  /** Name of the account. */
  name: string;
  /** False when an account with this name already existed. */
  created: boolean;
  /** Ids of its customers. */
  customers: string[];
  /** Ids of its payment methods. */
  payment_methods: string[];
}

/** Query of `GET /audit/entries`. */
export interface ReadAuditEntriesQuery {
  /** Only those of this operator. */
  operator?: string | undefined;
  /** Only those of this operation, such as keys.create. */
  operation?: string | undefined;
  /** Only those about this account. */
  account?: string | undefined;
  /**
   * Only those from this time on.
   * An ISO 8601 time.
   */
  since?: string | undefined;
  /**
   * Only those up to this time.
   * An ISO 8601 time.
   */
  until?: string | undefined;
  /**
   * Only entries after the one with this number.
   * A whole number, at least 0.
   */
  after?: number | undefined;
  /**
   * Maximum number of entries.
   * A whole number, at least 1, at most 1,000.
   */
  limit?: number | undefined;
}

/** Response of `GET /audit/entries`. */
export interface ReadAuditEntriesResponse {
  /** The entries, oldest first. */
  data: AuditEntry[];
  /**
   * The after of the next call; null at the end.
   * A whole number.
   */
  next: number | null;
}

/** Query of `GET /feed`. */
export interface ReadFeedQuery {
  /**
   * Continues after this entry: the last of the previous reading.
   * A whole number, at least 0.
   */
  after?: number | undefined;
  /**
   * Milliseconds to wait for an entry when there is none.
   * A whole number, at least 0, at most 30,000.
   */
  wait_ms?: number | undefined;
  /** Only those of this account. */
  account?: string | undefined;
  /** Only those of this type. */
  type?: 'request' | 'transition' | 'event' | 'delivery' | 'clock' | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 500.
   */
  limit?: number | undefined;
}

/** Response of `GET /feed`. */
export interface ReadFeedResponse {
  /** The entries of this page, oldest first. */
  data: FeedEntry[];
  /**
   * Position to pass as `after` to read on from here.
   * A whole number.
   */
  last: number;
  /**
   * Number of entries that were discarded before they could be read.
   * A whole number.
   */
  missed: number;
}

/** Body of `POST /accounts/{id}/reconciliation/read-file`. */
export interface ReadStatementFileBody {
  /**
   * Text of the file.
   * At most 1,000,000 characters.
   */
  text: string;
  /**
   * Lines before the line of column names.
   * A whole number, at least 0.
   */
  skip_lines?: number | undefined;
  /** Columns by field; null to read the columns alone. */
  mapping?: ReadStatementFileBodyMapping | null | undefined;
}

/** `mapping` of ReadStatementFileBody. */
export interface ReadStatementFileBodyMapping {
  /** Character between fields. */
  delimiter?: ',' | ';' | '	' | '|' | undefined;
  /**
   * Lines before the line of column names.
   * A whole number, at least 0.
   */
  skip_lines?: number | undefined;
  /** Names of columns, by field. */
  columns: ReadStatementFileBodyMappingColumns;
  /** Values of fields that have no column. */
  constants?: ReadStatementFileBodyMappingConstants | undefined;
  /** Kinds by the text of their column; lines of any other text are refused. */
  kinds?: Record<string, 'charge' | 'capture' | 'refund' | 'payment' | 'ignore'> | undefined;
  /** Notation of amounts. */
  amounts?: ReadStatementFileBodyMappingAmounts | undefined;
  /** Form of dates. */
  dates?: 'ISO' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'DD.MM.YYYY' | 'YYYYMMDD' | undefined;
}

/** `amounts` of ReadStatementFileBodyMapping. */
export interface ReadStatementFileBodyMappingAmounts {
  /** main: 10.50 PHP is written 10.50; minor: it is written 1050. */
  unit?: 'main' | 'minor' | undefined;
  /** Character before decimals. */
  decimal?: '.' | ',' | undefined;
  /** Character between thousands; null without one. */
  group?: ',' | '.' | ' ' | "'" | null | undefined;
  /** Sign of refunds in the columns of gross and net. */
  refunds?: 'negative' | 'positive' | undefined;
  /** Sign of fees that the connector keeps. */
  fees?: 'positive' | 'negative' | undefined;
}

/** `columns` of ReadStatementFileBodyMapping. */
export interface ReadStatementFileBodyMappingColumns {
  /** Column of the id; the texts of several are joined by -. */
  id: string | readonly string[];
  /** Column of the operation. */
  operation: string;
  /** Column of the kind. */
  kind?: string | undefined;
  /** Column of the currency. */
  currency?: string | undefined;
  /** Column of the gross amount. */
  gross: string;
  /** Column of the fee. */
  fee?: string | undefined;
  /** Column of the net amount. */
  net?: string | undefined;
  /** Column of the time of the payout. */
  settled_at: string;
  /** Column of the day of the statement; else the payout. */
  date?: string | undefined;
}

/** `constants` of ReadStatementFileBodyMapping. */
export interface ReadStatementFileBodyMappingConstants {
  /** Kind of every line. */
  kind?: 'charge' | 'capture' | 'refund' | 'payment' | undefined;
  /** Currency of every line. */
  currency?: string | undefined;
}

/** Response of `POST /accounts/{id}/reconciliation/read-file`. */
export interface ReadStatementFileResponse {
  /** Character between fields. */
  delimiter: ',' | ';' | '	' | '|';
  /** The columns of the file. */
  columns: ReadStatementFileResponseColumns[];
  /** The lines by day; empty without a mapping, and when there are problems. */
  days: ReadStatementFileResponseDays[];
  /** Mistakes of the file, each with its place. */
  problems: string[];
}

/** `columns` of ReadStatementFileResponse. */
export interface ReadStatementFileResponseColumns {
  /** Name of the column. */
  name: string;
  /** Different texts of the column; at most 12. */
  values: string[];
}

/** `days` of ReadStatementFileResponse. */
export interface ReadStatementFileResponseDays {
  /**
   * Day of the statement in UTC, in the form YYYY-MM-DD.
   * A day, YYYY-MM-DD.
   */
  date: string;
  /** Lines of the day, as they can be imported. */
  lines: ImportedLine[];
}

/** Query of `GET /accounts/{id}/reconciliation`. */
export interface ReconciliationStatusQuery {
  /** Only statements of this connector. */
  connector?: string | undefined;
  /**
   * The first day; 31 days before the last by default.
   * A day, YYYY-MM-DD.
   */
  from?: string | undefined;
  /**
   * The last day; today by default.
   * A day, YYYY-MM-DD.
   */
  to?: string | undefined;
}

/** Body of `POST /accounts/{id}/partners`. */
export interface RegisterPartnerBody {
  /** Id of the partner, sent as x-partner-id. */
  id: string;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Signature method of the partner. */
  signature?: PartnerSignature | undefined;
  /**
   * Public RSA key of the partner, PEM.
   * At most 10,000 characters.
   */
  public_key: string;
}

/** Response of `POST /accounts/{id}/partners`. */
export interface RegisterPartnerResponse {
  /** Id of the partner, sent as x-partner-id. */
  id: string;
  /** Id of the account. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** Signature method of the partner. */
  signature: PartnerSignature;
  /** Public RSA key of the partner, PEM. */
  public_key: string;
  /**
   * Number of times the signing secret was replaced; 0 when omitted.
   * A whole number.
   */
  secret_number?: number | undefined;
  /** Time of creation. */
  created: string;
  /** Secret of the partner, which is shown only once; null where it signs with its key. */
  client_secret: string | null;
}

/** Response of `DELETE /accounts/{id}/connectors/{name}`. */
export interface RemoveConnectorResponse {
  /** Name of the connector. */
  name: string;
  /** Always true. */
  removed: true;
}

/** Body of `POST /operators/{name}/remove`. */
export interface RemoveOperatorBody {
  /**
   * Why it is done: the audit log keeps it.
   * At most 500 characters.
   */
  reason?: string | undefined;
}

/** Body of `POST /accounts/{id}/events/resend`. */
export interface ResendEventBody {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
}

/** Response of `POST /accounts/{id}/events/resend`. */
export interface ResendEventResponse {
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
}

/** Body of `POST /accounts/{id}/events/resend_many`. */
export interface ResendManyBody {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Only those in this status. */
  status?: 'PENDING' | 'DELIVERED' | 'FAILED' | 'UNROUTED' | undefined;
  /** Name of the event, such as payment.succeeded. */
  event?: string | undefined;
  /** Id of the object that the event is about. */
  subject?: string | undefined;
  /** True to select only events that were tried and did not arrive. */
  undelivered?: boolean | undefined;
  /**
   * The reason that it has not arrived, and the remedy; null when it arrived or was not tried
   * yet.
   */
  trouble?: string | undefined;
  /**
   * Only those from this time on.
   * An ISO 8601 time.
   */
  from?: string | undefined;
  /**
   * Only those up to this time.
   * An ISO 8601 time.
   */
  to?: string | undefined;
  /** The next of the previous call, to continue after it. */
  after?: string | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 500.
   */
  limit?: number | undefined;
}

/** Response of `POST /accounts/{id}/events/resend_many`. */
export interface ResendManyResponse {
  /** Ids of the events that were resent. */
  webhook_ids: string[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Response of `POST /accounts/{id}/reset`. */
export interface ResetAccountResponse {
  /** Id of the account. */
  account: string;
  /**
   * Number of deleted objects.
   * A whole number.
   */
  deleted: number;
}

/** Body of `POST /accounts/{id}/reconciliation/differences/{difference_id}/resolve`. */
export interface ResolveDifferenceBody {
  /** accepted, or claimed from the connector or the processor. */
  outcome: 'accepted' | 'claimed';
  /**
   * Reason of the decision.
   * At most 1,000 characters.
   */
  note: string;
}

/** Body of `POST /accounts/{id}/doubts/{operation_id}/resolve`. */
export interface ResolveDoubtBody {
  /**
   * succeeded or declined: the outcome at the processor, which is booked; noted: it has an
   * outcome, and was looked at.
   */
  outcome: 'succeeded' | 'declined' | 'noted';
  /** How you know: it is kept with the operation and in the audit log. */
  reason: string;
}

/** Body of `POST /accounts/{id}/restore`. */
export interface RestoreSnapshotBody {
  /** Id of a snapshot. */
  snapshot?: string | undefined;
  /** The file that `GET /snapshots/{id}` returned. */
  file?: SnapshotFile | undefined;
  /** Clock of all test accounts after the restore: unchanged, or at the time of the snapshot. */
  clock?: 'keep' | 'snapshot' | undefined;
}

/** Response of `POST /accounts/{id}/restore`. */
export interface RestoreSnapshotResponse {
  /** Id of the account. */
  account: string;
  /**
   * Number of restored objects.
   * A whole number.
   */
  objects: number;
}

/** Response of `POST /keys/{id}/revoke`. */
export interface RevokeKeyResponse {
  /** Id of the object. */
  id: string;
  /** Always true. */
  revoked: true;
}

/**
 * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
 * decides about accounts, keys and operators.
 */
export type Role = 'viewer' | 'operator' | 'admin';

/** Body of `POST /accounts/{id}/connectors/{name}/rotate`. */
export type RotateConnectorBody = RotateConnectorBodyAdd | RotateConnectorBodyDrop;

/** RotateConnectorBody where `step` is add. */
export interface RotateConnectorBodyAdd {
  /** Adds a secret; both are used until the former is dropped. */
  step: 'add';
  /**
   * The secret shared with the connector: whsec_ and Base64 of 32 random bytes. It is stored
   * encrypted and never shown again.
   */
  secret?: string | undefined;
}

/** RotateConnectorBody where `step` is drop. */
export interface RotateConnectorBodyDrop {
  /** Drops the former secret; the newest one stays. */
  step: 'drop';
}

/** Response of `POST /accounts/{id}/connectors/{name}/rotate`. */
export interface RotateConnectorResponse {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  name: string;
  /** Base URL of its endpoints. */
  url: string;
  /** The URL to which the connector has to send its callbacks: give it to the connector. */
  callback_url: string;
  /** Its version when its capabilities were last read. */
  version: string;
  /** False while it gets no new operations; running ones continue. */
  is_enabled: boolean;
  /** True when card numbers are sent to it. */
  card_data: boolean;
  /** What it declared that it can do. */
  channels: RotateConnectorResponseChannels[];
  /** The certificate of the law suite, or null. */
  certificate: RotateConnectorResponseCertificate | null;
  /** The reason for its use without a certificate, or null. */
  override: RotateConnectorResponseOverride | null;
  /**
   * Number of secrets that it shares with the platform: 2 during a rotation.
   * A whole number.
   */
  secrets: number;
  /**
   * Number of operations without an outcome, counted up to 100.
   * A whole number.
   */
  open_operations: number;
  /**
   * Number of operations that an operator should check, counted up to 100.
   * A whole number.
   */
  doubtful_operations: number;
  /**
   * Time at which it was added.
   * An ISO 8601 time.
   */
  added: string;
  /** The new secret if the platform made it, shown only once; otherwise null. */
  secret: string | null;
}

/** `certificate` of RotateConnectorResponse. */
export interface RotateConnectorResponseCertificate {
  /** The name that the connector has for itself. */
  connector: string;
  /** Version of the connector that was checked. */
  version: string;
  /** False when the connector has another version now: run the laws again. */
  is_current: boolean;
  /**
   * Time of the run.
   * An ISO 8601 time.
   */
  issued: string;
  /**
   * Number of laws that were run.
   * A whole number.
   */
  laws: number;
  /**
   * Number of laws that held; the others were skipped with a reason.
   * A whole number.
   */
  passed: number;
  /** SHA-256 of the certificate. */
  digest: string;
}

/** `channels` of RotateConnectorResponse. */
export interface RotateConnectorResponseChannels {
  /** Type of the channel, such as EWALLET. */
  type: string;
  /** Code of the channel, such as DANA. */
  code: string;
  /** Country, ISO 3166-1 alpha-2. */
  country: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** The works that it can do: charge, refund and so on. */
  works: string[];
  /**
   * The lowest amount in minor units; null for none.
   * A whole number.
   */
  min: number | null;
  /**
   * The highest amount in minor units; null for none.
   * A whole number.
   */
  max: number | null;
  /** What captures can be; null when there are none. */
  captures: RotateConnectorResponseChannelsCaptures | null;
  /** What refunds can be; null when there are none. */
  refunds: RotateConnectorResponseChannelsRefunds | null;
  /**
   * Hours after which an authorization is let go; null when unknown.
   * A whole number.
   */
  authorization_hours: number | null;
  /** True when a payment can keep its means for later payments. */
  saves: boolean;
  /** optional when a payment can be made in installments, required when it must; else null. */
  installments: 'optional' | 'required' | null;
}

/** `captures` of RotateConnectorResponseChannels. */
export interface RotateConnectorResponseChannelsCaptures {
  /** True when less than the authorized amount can be captured. */
  partial: boolean;
  /** True when an authorization can be captured several times. */
  several: boolean;
}

/** `refunds` of RotateConnectorResponseChannels. */
export interface RotateConnectorResponseChannelsRefunds {
  /** True when less than the paid amount can be refunded. */
  partial: boolean;
  /** True when a payment can be refunded several times. */
  several: boolean;
  /**
   * Days for which it refunds; null without a limit.
   * A whole number.
   */
  days: number | null;
}

/** `override` of RotateConnectorResponse. */
export interface RotateConnectorResponseOverride {
  /** Why an operator lets it be used without a certificate. */
  reason: string;
  /** Name of the operator. */
  by: string;
  /**
   * Time at which the operator allowed it.
   * An ISO 8601 time.
   */
  at: string;
}

/** Body of `POST /operators/{name}/rotate`. */
export interface RotateOperatorBody {
  /**
   * Why it is done: the audit log keeps it.
   * At most 500 characters.
   */
  reason?: string | undefined;
}

/** Body of `POST /operators/current/token`. */
export interface RotateOwnTokenBody {
  /**
   * Why it is done: the audit log keeps it.
   * At most 500 characters.
   */
  reason?: string | undefined;
}

/** Parameters in the path of `POST /accounts/{id}/partners/{partner}/rotate`. */
export interface RotatePartnerParams {
  /** Id of the object that the call is about. */
  id: string;
  /** Client id of the partner. */
  partner: string;
}

/** Response of `POST /accounts/{id}/partners/{partner}/rotate`. */
export interface RotatePartnerResponse {
  /** Id of the partner. */
  id: string;
  /** Secret of the partner, which is shown only once; null where it signs with its key. */
  client_secret: string;
}

/** Response of `POST /secrets/rotate`. */
export interface RotateSecretsResponse {
  /** True when the server made a new key for it: its keys are in its data folder. */
  new_key: boolean;
  /**
   * Number of secrets that were sealed anew.
   * A whole number.
   */
  resealed: number;
}

/** Body of `POST /accounts/{id}/webhooks/rotate`. */
export interface RotateWebhooksBody {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** The credential to replace: the token or the signing secret. */
  secret: 'token' | 'signing_secret';
  /** The new token; a random one when omitted. */
  token?: string | undefined;
  /**
   * Milliseconds for which the former value stays in use; 0 ends its use at once.
   * A whole number, at least 0, at most 604,800,000.
   */
  overlap_ms?: number | undefined;
}

/** Response of `POST /accounts/{id}/webhooks/rotate`. */
export interface RotateWebhooksResponse {
  /** Verification token: deliveries carry it as the header x-callback-token. */
  token: string;
  /** Secret that signs deliveries. */
  signing_secret: string;
  /**
   * Time until which the former value stays in use; null when it is no longer used.
   * An ISO 8601 time.
   */
  former_until: string | null;
}

/** `routes` of GetRoutesResponse. */
export interface Route {
  /** Type of the channel, such as EWALLET; null for all. */
  type: string | null;
  /** Code of the channel, such as DANA; null for all. */
  channel: string | null;
  /** Country, ISO 3166-1 alpha-2, such as ID; null for all. */
  country: string | null;
  /** Three-letter currency code (ISO 4217), such as IDR; null for all. */
  currency: string | null;
  /** Card network, such as VISA; null for all. */
  network: string | null;
  /**
   * The lowest amount in minor units of the currency, inclusive; null for none.
   * A whole number, at least 1.
   */
  min: number | null;
  /**
   * The highest amount in minor units of the currency, inclusive; null for none.
   * A whole number, at least 1.
   */
  max: number | null;
  /**
   * Percent of what matches; the rest goes on to the next rule.
   * A whole number, at least 1, at most 100.
   */
  share: number;
  /**
   * Names of connectors: the first that can do it, then its fallbacks.
   * At most 20 items.
   */
  connectors: string[];
}

/** `routes` of SetRoutesBody. */
export interface RouteInput {
  /** Type of the channel, such as EWALLET; null for all. */
  type?: string | null | undefined;
  /** Code of the channel, such as DANA; null for all. */
  channel?: string | null | undefined;
  /** Country, ISO 3166-1 alpha-2, such as ID; null for all. */
  country?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR; null for all. */
  currency?: string | null | undefined;
  /** Card network, such as VISA; null for all. */
  network?: string | null | undefined;
  /**
   * The lowest amount in minor units of the currency, inclusive; null for none.
   * A whole number, at least 1.
   */
  min?: number | null | undefined;
  /**
   * The highest amount in minor units of the currency, inclusive; null for none.
   * A whole number, at least 1.
   */
  max?: number | null | undefined;
  /**
   * Percent of what matches; the rest goes on to the next rule.
   * A whole number, at least 1, at most 100.
   */
  share?: number | undefined;
  /**
   * Names of connectors: the first that can do it, then its fallbacks.
   * At most 20 items.
   */
  connectors: readonly string[];
}

/** Outcomes that channels produce for the next payments, refunds and so on that match. */
export interface Script {
  /**
   * Conditions on what it applies to: all fields that are set must match, and none matches
   * everything.
   */
  match: ScriptMatch;
  /**
   * Outcomes, one after the other.
   * At most 100 items.
   */
  steps: ScriptStep[];
  /** Behavior after the last step: end the script, repeat the last step forever, or start again. */
  afterwards: 'end' | 'last' | 'again';
  /** Id of the object. */
  id: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Number of payments, refunds and so on that it has decided.
   * A whole number.
   */
  used: number;
  /** True while it has steps left. */
  open: boolean;
}

/** A script as it is set. */
export interface ScriptInput {
  /**
   * Conditions on what it applies to: all fields that are set must match, and none matches
   * everything.
   */
  match?: ScriptMatch | undefined;
  /**
   * Outcomes, one after the other.
   * At most 100 items.
   */
  steps: readonly ScriptStepInput[];
  /** Behavior after the last step: end the script, repeat the last step forever, or start again. */
  afterwards?: 'end' | 'last' | 'again' | undefined;
}

/** Conditions on the work that a script decides. */
export interface ScriptMatch {
  /** Kind of channel work. */
  work?: ScriptedWork | undefined;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: string | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | undefined;
  /** The merchant's own reference. */
  reference_id?: string | undefined;
  /** Id of an object, such as a payment method or a payment. */
  object?: string | undefined;
  /** Value of the request header x-kasir-script. */
  header?: string | undefined;
}

/** One outcome, for one or more consecutive payments, refunds and so on. */
export interface ScriptStep {
  /** Outcome of the work. */
  outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_response';
  /**
   * A documented code for the outcomes fail and time_out; the general one of the channel when
   * omitted.
   */
  failure_code?: string | undefined;
  /**
   * Milliseconds of real time that the channel takes.
   * A whole number, at least 0, at most 60,000.
   */
  delay_ms?: number | undefined;
  /**
   * Number of consecutive payments, refunds and so on.
   * A whole number, at least 1, at most 1,000.
   */
  times: number;
}

/** One outcome, for one or more consecutive payments, refunds and so on. */
export interface ScriptStepInput {
  /** Outcome of the work. */
  outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_response';
  /**
   * A documented code for the outcomes fail and time_out; the general one of the channel when
   * omitted.
   */
  failure_code?: string | undefined;
  /**
   * Milliseconds of real time that the channel takes.
   * A whole number, at least 0, at most 60,000.
   */
  delay_ms?: number | undefined;
  /**
   * Number of consecutive payments, refunds and so on.
   * A whole number, at least 1, at most 1,000.
   */
  times?: number | undefined;
}

/** Kinds of channel work that a script can decide. */
export type ScriptedWork = 'payment' | 'authorization' | 'capture' | 'refund' | 'linking';

/** Query of `GET /search`. */
export interface SearchQuery {
  /**
   * An id, a reference, a name, or a part of one.
   * At most 255 characters.
   */
  q: string;
  /** Only those of this account. */
  account?: string | undefined;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /**
   * Maximum number of items on a page.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
}

/** Response of `GET /search`. */
export interface SearchResponse {
  /** The matches, account by account; in an account the object or event with this id first. */
  data: SearchResponseData[];
}

/** `data` of SearchResponse. */
export interface SearchResponseData {
  /** What was found. */
  type: 'object' | 'request' | 'event' | 'account' | 'channel';
  /** Id of the object. */
  id: string;
  /** Id of the account. */
  account: string | null;
  /** Short title. */
  title: string;
  /** Further details. */
  detail: string;
}

/** Accounts for a test, with their data. */
export interface Seed {
  /**
   * Accounts, with their data.
   * At most 100 items.
   */
  accounts: readonly SeedAccounts[];
}

/** `accounts` of Seed. */
export interface SeedAccounts {
  /**
   * Name of the account, as payers see it.
   * At most 255 characters.
   */
  name: string;
  /** True for a platform, which may have sub-accounts. */
  platform?: boolean | undefined;
  /** Name of an earlier account in the list: the platform of this sub-account. */
  parent?: string | undefined;
  /** Complete secret test keys. */
  keys?: readonly string[] | undefined;
  /** Verification token: deliveries carry it as the header x-callback-token. */
  callback_token?: string | undefined;
  /** URLs to which events are sent, by event family. */
  callback_urls?: Partial<Record<CallbackType, string>> | undefined;
  /** Switches of the account that differ from the general behavior. */
  switches?:
    | Partial<
        Record<
          | 'transactions'
          | 'reports'
          | 'ewallets'
          | 'virtual_accounts'
          | 'direct_debit'
          | 'cards'
          | 'retail_outlets'
          | 'qr_codes'
          | 'paylater'
          | 'cardless_credit'
          | 'card_installments',
          boolean
        >
      >
    | undefined;
  /** Dated versions that its calls are in, by resource. */
  versions?: Record<string, string> | undefined;
  /**
   * Opening balance by currency. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  balance?: Partial<Record<Currency, number>> | undefined;
  /** Bodies of `POST /customers`. */
  customers?: readonly Record<string, unknown>[] | undefined;
  /** Bodies of `POST /v2/payment_methods`. */
  payment_methods?: readonly Record<string, unknown>[] | undefined;
  /** Scripts that decide the outcome of its next payments, refunds and so on. */
  scripts?: readonly ScriptInput[] | undefined;
  /** Deliberate disturbances of the account's webhooks, in test mode. */
  chaos?: WebhookChaos | undefined;
}

/** Body of `POST /operators/{name}/role`. */
export interface SetOperatorRoleBody {
  /**
   * viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also
   * decides about accounts, keys and operators.
   */
  role: Role;
  /**
   * Why it is done: the audit log keeps it.
   * At most 500 characters.
   */
  reason?: string | undefined;
}

/** Body of `POST /accounts/{id}/routes`. */
export interface SetRoutesBody {
  /**
   * The rules in the order in which they are tried. Without any, connectors in their order.
   * At most 100 items.
   */
  routes: readonly RouteInput[];
}

/** Response of `POST /accounts/{id}/routes`. */
export interface SetRoutesResponse {
  /**
   * The rules in the order in which they are tried. Without any, connectors in their order.
   * At most 100 items.
   */
  routes: Route[];
}

/** A test account at one moment. */
export interface Snapshot {
  /** Id of the object. */
  id: string;
  /** Id of the account. */
  account: string;
  /** Name of the snapshot. */
  name: string | null;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Number of objects in it.
   * A whole number.
   */
  objects: number;
}

/** `entries` of SnapshotFile. */
export interface SnapshotEntry {
  /**
   * Id of the job.
   * At most 255 characters.
   */
  id: string;
  /**
   * Id of the transaction.
   * At most 255 characters.
   */
  transaction: string;
  /** Name of the ledger. */
  ledger: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** Type of the journal line. */
  type: string;
  /**
   * Amount in minor units.
   * A whole number.
   */
  amount: number;
  /**
   * Balance of the ledger after the entry, in minor units.
   * A whole number.
   */
  balance: number;
}

/** A snapshot as a file, which can be committed and restored elsewhere. */
export interface SnapshotFile {
  /** Format of the file. */
  format: 'kasir-snapshot/1';
  /** Name of the snapshot. */
  name: string | null;
  /**
   * Time of the test clock at which it was taken.
   * An ISO 8601 time.
   */
  taken: string;
  /**
   * Id of the account from which it was taken.
   * At most 255 characters.
   */
  account: string;
  /** Settings that affect the account in test mode. */
  settings: SnapshotFileSettings;
  /** State of the clock. */
  turn: SnapshotFileTurn;
  /** Objects of the account. */
  objects: SnapshotObject[];
  /** The journal of its ledgers. */
  entries: SnapshotEntry[];
  /** Jobs that are waiting. */
  jobs: SnapshotJob[];
}

/** `settings` of SnapshotFile. */
export interface SnapshotFileSettings {
  /**
   * Name of the account, as payers see it.
   * At most 255 characters.
   */
  name: string;
  /** Switches of the account that differ from the general behavior. */
  switches: Partial<
    Record<
      | 'transactions'
      | 'reports'
      | 'ewallets'
      | 'virtual_accounts'
      | 'direct_debit'
      | 'cards'
      | 'retail_outlets'
      | 'qr_codes'
      | 'paylater'
      | 'cardless_credit'
      | 'card_installments',
      boolean
    >
  >;
  /** Dated versions that its calls are in, by resource. */
  versions: Record<string, string>;
  /** Fee and settlement terms, where they differ from the general ones. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** Options for card charges, where they differ from the general ones. */
  cards?: AccountCards | undefined;
}

/** `turn` of SnapshotFile. */
export interface SnapshotFileTurn {
  /**
   * Time of the clock in milliseconds since 1970.
   * A whole number, at least 0, at most 253,402,300,799,999.
   */
  now: number;
  /**
   * Distinguishes turns within one millisecond.
   * A whole number, at least 0, at most 1,000,000,000.
   */
  sequence: number;
}

/** `jobs` of SnapshotFile. */
export interface SnapshotJob {
  /**
   * Id of the object.
   * At most 255 characters.
   */
  id: string;
  /** Name of the job, such as payment.expire. */
  topic: string;
  /** Kind of job: work of the platform, or a delivery. */
  lane: 'work' | 'delivery';
  /** Queue in which jobs run one after the other. */
  queue: string;
  /**
   * Time at which it is due.
   * A whole number, at least 0, at most 253,402,300,799,999.
   */
  due: number;
  /** True when it can run now. */
  ready: boolean;
  /** Input of the job. */
  payload: unknown;
}

/** `objects` of SnapshotFile. */
export interface SnapshotObject {
  /** Kind of the object, such as payment_requests. */
  kind: string;
  /**
   * Id of the journal line.
   * At most 255 characters.
   */
  id: string;
  /**
   * Version number, which every change increases.
   * A whole number, at least 1, at most 2,147,483,647.
   */
  version: number;
  /**
   * Time at which it is removed, in milliseconds since 1970; null for never.
   * A whole number, at least 0, at most 253,402,300,799,999.
   */
  expires: number | null;
  /** Public data, as the API shows it. */
  public: Record<string, unknown>;
  /** State. */
  state: unknown;
}

/** A line of a statement. */
export interface StatementLineView {
  /**
   * Id that the connector gave the line.
   * At most 100 characters.
   */
  id: string;
  /**
   * Id of the operation or received payment, as the connector knows it.
   * At most 100 characters.
   */
  operation: string;
  /** Kind of the line. */
  kind: 'charge' | 'capture' | 'refund' | 'payment';
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Amount of the operation, negative for a refund. In minor units: 10000 IDR is 10000, 10.50
   * PHP is 1050.
   * A whole number.
   */
  gross: number;
  /**
   * Fee of the connector. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  fee: number;
  /**
   * Amount paid out: gross - fee. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  net: number;
  /**
   * Time of the payout.
   * An ISO 8601 time.
   */
  settled_at: string;
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /**
   * Day of the statement in UTC, in the form YYYY-MM-DD.
   * A day, YYYY-MM-DD.
   */
  date: string;
  /** Result of the comparison. */
  status: 'MATCHED' | 'DIFFERENT';
  /** Id of the operation here; null when there is none that has succeeded. */
  about: string | null;
}

/** The statement of a connector about one day. */
export interface StatementView {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /**
   * Day of the statement in UTC, in the form YYYY-MM-DD.
   * A day, YYYY-MM-DD.
   */
  date: string;
  /** The way in which its last lines came; null before any. */
  source: 'fetched' | 'uploaded' | null;
  /** True when no more lines are expected. */
  is_complete: boolean;
  /** Sums of its lines by currency. */
  totals: StatementViewTotals[];
  /** Open differences of its lines by reason. */
  open_differences: StatementViewOpenDifferences[];
  /**
   * Time of its last arrival; null before any.
   * An ISO 8601 time.
   */
  received_at: string | null;
  /**
   * Number of attempts to fetch it.
   * A whole number.
   */
  attempts: number;
  /**
   * Time of the next attempt; null without one.
   * An ISO 8601 time.
   */
  next_attempt_at: string | null;
  /** Problem of the last attempt; null without one. */
  problem: string | null;
}

/** `open_differences` of StatementView. */
export interface StatementViewOpenDifferences {
  /** Reason of a difference. */
  reason: DifferenceReason;
  /**
   * Number of open differences.
   * A whole number.
   */
  count: number;
}

/** `totals` of StatementView. */
export interface StatementViewTotals {
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Number of lines.
   * A whole number.
   */
  lines: number;
  /**
   * Sum of the gross amounts. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  gross: number;
  /**
   * Sum of the fees. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  fee: number;
  /**
   * Sum of the net amounts. In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  net: number;
}

/** The state of reconciliation of an account. */
export interface StatusView {
  /** The connectors that have statements. */
  connectors: StatusViewConnectors[];
  /** Balances of the ledgers that statements move, and of suspense. */
  ledgers: StatusViewLedgers[];
  /** Operations with money in suspense, newest first; at most 1,000. */
  suspense: StatusViewSuspense[];
  /** All open differences by connector and reason. */
  open_differences: StatusViewOpenDifferences[];
  /** Statements of the days, newest first. */
  statements: StatementView[];
}

/** `connectors` of StatusView. */
export interface StatusViewConnectors {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /** True when its statements are fetched every day. */
  is_fetched: boolean;
  /**
   * The last day whose statement was scheduled; null without one.
   * A day, YYYY-MM-DD.
   */
  scheduled_until: string | null;
  /**
   * The last day whose statement is complete; null without one.
   * A day, YYYY-MM-DD.
   */
  complete_until: string | null;
}

/** `ledgers` of StatusView. */
export interface StatusViewLedgers {
  /** Name of the ledger. */
  ledger: AdjustedLedger;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Balance of the ledger, negative while the platform has the money. In minor units: 10000 IDR
   * is 10000, 10.50 PHP is 1050.
   * A whole number.
   */
  balance: number;
}

/** `open_differences` of StatusView. */
export interface StatusViewOpenDifferences {
  /** Reason of a difference. */
  reason: DifferenceReason;
  /**
   * Number of open differences.
   * A whole number.
   */
  count: number;
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
}

/** `suspense` of StatusView. */
export interface StatusViewSuspense {
  /** Id of the operation. */
  operation: string;
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /** Work of the operation, such as refund. */
  work: string;
  /** Status of the operation. */
  status: string;
  /** The merchant's own reference. */
  reference: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /**
   * Its money in suspense: positive when it was refunded here and not outside, negative when it
   * was paid outside and nothing here owes it. In minor units: 10000 IDR is 10000, 10.50 PHP is
   * 1050.
   * A whole number.
   */
  amount: number;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
}

/** An account that belongs to a platform. */
export interface SubAccount {
  /** Id of the object. */
  id: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change.
   * An ISO 8601 time.
   */
  updated: string;
  /** Email address. */
  email: string;
  /** OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first. */
  type: AccountType;
  /** Public data of the account, as payers see it. */
  public_profile: SubAccountPublicProfile | null;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: AccountCountry;
  /** The current state. */
  status: SubAccountStatus;
}

/** `public_profile` of SubAccount. */
export interface SubAccountPublicProfile {
  /** Name of the business. */
  business_name: string;
}

/** States of a sub-account. */
export type SubAccountStatus = 'INVITED' | 'REGISTERED' | 'AWAITING_DOCS' | 'LIVE' | 'SUSPENDED';

/** An entry in the history of an object, in words. */
export interface TimelineEntry {
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Clock of the time: real time for requests, the clock of test accounts for all others. */
  clock: 'test' | 'real';
  /**
   * What happened: a request, a replayed response, a change of status, journal lines, an event,
   * a delivery, a move of the clock, or an act on a page.
   */
  type: 'request' | 'replay' | 'transition' | 'ledger' | 'event' | 'delivery' | 'clock' | 'page';
  /** Description of what happened, as a sentence. */
  text: string;
  /** The reason or the remedy; null when there is none. */
  reason: string | null;
  /** Ids of the clauses that require it. */
  clauses: string[];
  /** Id of the request: the header request-id of its response. */
  request_id: string | null;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string | null;
  /** Figures of the entry: amounts, ledgers, status, URL. */
  detail: Record<string, unknown>;
}

/** One row of the money history of an account. */
export interface Transaction {
  /**
   * Id of the transaction. (TXN-FIELD-id)
   * Begins with txn_.
   */
  id: string;
  /** Id of the object that the money moved for, such as a payment. (TXN-FIELD-product_id) */
  product_id: string;
  /** What moved the money, such as PAYMENT or REFUND. (TXN-FIELD-type) */
  type: TransactionType;
  /** The current state. (TXN-FIELD-status) */
  status: TransactionStatus;
  /** Category of the channel. (TXN-FIELD-channel_category) */
  channel_category: ChannelCategory;
  /** Code of the payment channel, such as OVO or BCA. (TXN-FIELD-channel_code) */
  channel_code: TransactionChannelCode;
  /** The merchant's own reference. (TXN-FIELD-reference_id) */
  reference_id: string;
  /**
   * Account of the payer or the payee, such as a masked card number.
   * (TXN-FIELD-account_identifier)
   */
  account_identifier: string | null;
  /** Three-letter currency code (ISO 4217), such as IDR. (TXN-FIELD-currency) */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. (TXN-FIELD-amount) */
  amount: number;
  /**
   * Amount after fee and VAT. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50. (TXN-FIELD-net_amount)
   */
  net_amount: number;
  /** Direction of the money: in or out. (TXN-FIELD-cashflow) */
  cashflow: 'MONEY_IN' | 'MONEY_OUT';
  /** Id of the business (account) that it belongs to. (TXN-FIELD-business_id) */
  business_id: string;
  /** State of the settlement: available or not; null where nothing is settled. */
  settlement_status: 'PENDING' | 'EARLY_SETTLED' | 'SETTLED' | null;
  /**
   * Time at which the money becomes available; null where nothing is settled.
   * An ISO 8601 time.
   */
  estimated_settlement_time: string | null;
  /**
   * Time of creation. (TXN-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * Time of the last change. (TXN-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /** Fee of the platform. */
  fee: TransactionFee;
}

/** `channel_code` of Transaction. */
export type TransactionChannelCode =
  | 'ID_OVO'
  | 'ID_DANA'
  | 'ID_LINKAJA'
  | 'ID_SHOPEEPAY'
  | 'ID_NEXCASH'
  | 'ID_GOPAY'
  | 'ID_GOPAY_RECURRING'
  | 'ID_SAKUKU'
  | 'ID_ASTRAPAY'
  | 'ID_JENIUSPAY'
  | 'PH_GCASH'
  | 'PH_GRABPAY'
  | 'PH_SHOPEEPAY'
  | 'PH_PAYMAYA'
  | 'VN_APPOTA'
  | 'VN_MOMO'
  | 'VN_VNPTWALLET'
  | 'VN_VIETTELPAY'
  | 'VN_ZALOPAY'
  | 'VN_SHOPEEPAY'
  | 'TH_LINEPAY'
  | 'TH_TRUEMONEY'
  | 'TH_WECHATPAY'
  | 'TH_SHOPEEPAY'
  | 'MY_GRABPAY'
  | 'MY_TOUCHNGO'
  | 'MY_WECHATPAY'
  | 'MY_SHOPEEPAY'
  | 'HK_ALIPAY'
  | 'ID_BCA'
  | 'ID_BJB'
  | 'ID_BNC'
  | 'ID_BNI'
  | 'ID_BRI'
  | 'ID_BSI'
  | 'ID_SAHABAT_SAMPOERNA'
  | 'ID_ARTAJASA'
  | 'ID_CIMB'
  | 'ID_HANA'
  | 'ID_MANDIRI'
  | 'ID_MUAMALAT'
  | 'ID_PERMATA'
  | 'VN_PV'
  | 'VN_VIETCAPITAL'
  | 'VN_WOORI'
  | 'VN_MSB'
  | 'VN_VPB'
  | 'VN_BIDV'
  | 'VN_CAKE'
  | 'TH_STANDARD_CHARTERED'
  | 'MY_AMBANK'
  | 'MY_UOB'
  | 'PH_BANK_TRANSFER'
  | 'MX_SPEI_VIRTUAL_ACCOUNT'
  | 'ID_BNI_AUTOPAY'
  | 'ID_CIMBNIAGA'
  | 'ID_MTB'
  | 'ID_BCA_ONEKLIK'
  | 'ID_BCA_KLIKPAY'
  | 'PH_BPI'
  | 'PH_BPI_RECURRING'
  | 'PH_AUTODEBIT_BPI'
  | 'PH_UBP'
  | 'PH_UBP_EADA'
  | 'PH_UBP_DEBIT_PULL'
  | 'PH_AUTODEBIT_UBP'
  | 'PH_RCBC'
  | 'PH_CHINABANK'
  | 'PH_BDO'
  | 'PH_BDO_EPAY'
  | 'PH_BDO_ONLINE_BANKING'
  | 'PH_BPI_ONLINE_BANKING'
  | 'PH_UNIONBANK_ONLINE_BANKING'
  | 'PH_BOC_ONLINE_BANKING'
  | 'PH_CHINABANK_ONLINE_BANKING'
  | 'PH_INSTAPAY_ONLINE_BANKING'
  | 'PH_LANDBANK_ONLINE_BANKING'
  | 'PH_MAYBANK_ONLINE_BANKING'
  | 'PH_METROBANK_ONLINE_BANKING'
  | 'PH_PNB_ONLINE_BANKING'
  | 'PH_PSBANK_ONLINE_BANKING'
  | 'PH_PESONET_ONLINE_BANKING'
  | 'PH_RCBC_ONLINE_BANKING'
  | 'PH_ROBINSONS_BANK_ONLINE_BANKING'
  | 'PH_SECURITY_BANK_ONLINE_BANKING'
  | 'TH_BAY'
  | 'TH_KTB'
  | 'TH_BBL'
  | 'TH_SCB'
  | 'TH_KBANK_MB'
  | 'TH_BAY_MB'
  | 'TH_KTB_MB'
  | 'TH_BBL_MB'
  | 'TH_SCB_MB'
  | 'TH_GBW_BBL'
  | 'TH_GBW_BBL_MOBILE_BANKING'
  | 'TH_GBW_KBANK'
  | 'TH_GBW_KBANK_MOBILE_BANKING'
  | 'TH_GBW_KTB'
  | 'TH_GBW_KTB_MOBILE_BANKING'
  | 'TH_GBW_SCB'
  | 'TH_GBW_SCB_MOBILE_BANKING'
  | 'TH_GBW_BAY'
  | 'TH_GBW_BAY_MOBILE_BANKING'
  | 'MY_AFFIN_FPX'
  | 'MY_AGRO_FPX'
  | 'MY_ALLIANCE_FPX'
  | 'MY_AMBANK_FPX'
  | 'MY_ISLAM_FPX'
  | 'MY_MUAMALAT_FPX'
  | 'MY_BOC_FPX'
  | 'MY_RAKYAT_FPX'
  | 'MY_BSN_FPX'
  | 'MY_CIMB_FPX'
  | 'MY_HLB_FPX'
  | 'MY_HSBC_FPX'
  | 'MY_KFH_FPX'
  | 'MY_MAYB2E_FPX'
  | 'MY_MAYB2U_FPX'
  | 'MY_OCBC_FPX'
  | 'MY_PUBLIC_FPX'
  | 'MY_RHB_FPX'
  | 'MY_SCH_FPX'
  | 'MY_UOB_FPX'
  | 'MY_AFFIN_FPX_BUSINESS'
  | 'MY_AGRO_FPX_BUSINESS'
  | 'MY_ALLIANCE_FPX_BUSINESS'
  | 'MY_AMBANK_FPX_BUSINESS'
  | 'MY_ISLAM_FPX_BUSINESS'
  | 'MY_MUAMALAT_FPX_BUSINESS'
  | 'MY_BNP_FPX_BUSINESS'
  | 'MY_CIMB_FPX_BUSINESS'
  | 'MY_CITIBANK_FPX_BUSINESS'
  | 'MY_DEUTSCHE_FPX_BUSINESS'
  | 'MY_HLB_FPX_BUSINESS'
  | 'MY_HSBC_FPX_BUSINESS'
  | 'MY_RAKYAT_FPX_BUSINESS'
  | 'MY_KFH_FPX_BUSINESS'
  | 'MY_MAYB2E_FPX_BUSINESS'
  | 'MY_OCBC_FPX_BUSINESS'
  | 'MY_PUBLIC_FPX_BUSINESS'
  | 'MY_RHB_FPX_BUSINESS'
  | 'MY_SCH_FPX_BUSINESS'
  | 'MY_UOB_FPX_BUSINESS'
  | 'ID_CARDS'
  | 'ID_GPN'
  | 'PH_CARDS'
  | 'VN_CARDS'
  | 'TH_CARDS'
  | 'MY_CARDS'
  | 'SG_CARDS'
  | 'TH_BAY_CARD_INSTALLMENT'
  | 'TH_BBL_CARD_INSTALLMENT'
  | 'TH_KBANK_CARD_INSTALLMENT'
  | 'TH_KTB_CARD_INSTALLMENT'
  | 'TH_SCB_CARD_INSTALLMENT'
  | 'TH_TTB_CARD_INSTALLMENT'
  | 'ID_ALFAMART'
  | 'ID_INDOMARET'
  | 'PH_7ELEVEN'
  | 'PH_7ELEVEN_CLIQQ'
  | 'PH_CEBUANA'
  | 'PH_ECPAY'
  | 'PH_ECPAY_DRAGONLOAN'
  | 'PH_ECPAY_SCHOOL'
  | 'PH_PALAWAN'
  | 'PH_MLHUILLIER'
  | 'PH_LBC'
  | 'PH_RD_PAWNSHOP'
  | 'PH_CVM'
  | 'PH_USSC'
  | 'PH_SM_BILLS'
  | 'PH_ROBINSONS_BILLS'
  | 'ID_QRIS'
  | 'ID_XENDIT'
  | 'PH_QRPH'
  | 'TH_PROMPTPAY'
  | 'SG_SGQR'
  | 'ID_AKULAKU'
  | 'ID_ATOME'
  | 'ID_INDODANA'
  | 'ID_KREDIVO'
  | 'PH_BILLEASE'
  | (string & {});

/** `fee` of Transaction. */
export interface TransactionFee {
  /**
   * Fee of the platform, without VAT. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   */
  xendit_fee: number;
  /** VAT on the fee. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  value_added_tax: number;
  /**
   * Tax withheld by the platform. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP
   * is ₱10.50.
   */
  xendit_withholding_tax: number;
  /**
   * Tax withheld by a third party. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP
   * is ₱10.50.
   */
  third_party_withholding_tax: number;
  /** The current state. */
  status: 'PENDING' | 'COMPLETED' | 'CANCELED' | 'REVERSED' | 'NOT_APPLICABLE';
}

/** States of a transaction. */
export type TransactionStatus =
  | 'PENDING'
  | 'SUCCESS'
  | 'FAILED'
  | 'VOIDED'
  | 'REFUNDED'
  | 'REVERSED';

/** Kinds of money movements. */
export type TransactionType =
  | 'DISBURSEMENT'
  | 'PAYMENT'
  | 'REMITTANCE_PAYOUT'
  | 'TRANSFER'
  | 'REFUND';

/** Body of `PATCH /accounts/{id}`. */
export interface UpdateAccountBody {
  /**
   * Name of the account, as payers see it.
   * At most 255 characters.
   */
  name?: string | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /** True for a platform, which may have sub-accounts. */
  platform?: boolean | undefined;
  /** Switches of the account that differ from the general behavior. */
  switches?:
    | Partial<
        Record<
          | 'transactions'
          | 'reports'
          | 'ewallets'
          | 'virtual_accounts'
          | 'direct_debit'
          | 'cards'
          | 'retail_outlets'
          | 'qr_codes'
          | 'paylater'
          | 'cardless_credit'
          | 'card_installments',
          boolean
        >
      >
    | undefined;
  /** Dated versions by mode and resource. */
  versions?: Partial<Record<Mode, Record<string, string | null>>> | undefined;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates?: Partial<Record<Mode, number>> | undefined;
  /** Fee and settlement terms, by channel category. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** Options for card charges, where they differ from the general ones. */
  cards?: AccountCards | undefined;
  /** Look on hosted pages: logo and color of the main button; null removes one. */
  branding?: UpdateAccountBodyBranding | undefined;
  /** URLs to which events are sent, by mode and event family; null removes one. */
  callback_urls?: Partial<Record<Mode, Partial<Record<CallbackType, string | null>>>> | undefined;
  /**
   * True lets events of a mode go to private addresses, whatever the server was started with;
   * false undoes it.
   */
  private_callbacks?: Partial<Record<Mode, boolean>> | undefined;
  /** Verification token by mode: deliveries carry it as the header x-callback-token. */
  callback_token?: Partial<Record<Mode, string>> | undefined;
}

/** `branding` of UpdateAccountBody. */
export interface UpdateAccountBodyBranding {
  /** Color of the main button, as six hexadecimal digits, e.g. #0b5f45. */
  color?: string | null | undefined;
  /**
   * Logo: an https URL, or a picture (png, jpeg, webp) of at most 16,384 bytes as a data URL in
   * base64.
   */
  logo?: string | null | undefined;
}

/** Body of `PATCH /accounts/{id}/live_settings`. */
export interface UpdateLiveSettingsBody {
  /**
   * Milliseconds for which a request waits for the outcome of a connector.
   * A whole number, at least 0, at most 120,000.
   */
  wait_ms?: number | undefined;
  /** What happens to money that arrives after a decline: it is kept or refunded. */
  late_success?: LateSuccess | undefined;
  /**
   * Days after its success within which an operation must stand in a statement.
   * A whole number, at least 1, at most 90.
   */
  missing_after_days?: number | undefined;
  /**
   * The fees of payments as agreed with processors; the first that fits counts. A line of a
   * statement with another fee is a difference.
   * At most 200 items.
   */
  agreed_fees?: readonly UpdateLiveSettingsBodyAgreedFees[] | undefined;
}

/** `agreed_fees` of UpdateLiveSettingsBody. */
export interface UpdateLiveSettingsBodyAgreedFees {
  /** Name of the connector within the account: lower-case letters, digits and -. */
  connector: string;
  /** Type of the channel, such as EWALLET; null for all. */
  type?: string | null | undefined;
  /** Code of the channel, such as DANA; null for all. */
  channel?: string | null | undefined;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: Currency;
  /**
   * Share of the amount in hundredths of a percent, rounded half up.
   * A whole number, at least 0, at most 10,000.
   */
  basis_points: number;
  /**
   * Fixed part in minor units of the currency.
   * A whole number, at least 0.
   */
  fixed?: number | undefined;
  /**
   * Value added tax on the fee in hundredths of a percent, rounded half up.
   * A whole number, at least 0, at most 10,000.
   */
  vat_basis_points?: number | undefined;
  /** The fee of a refund; null when fees of refunds are not compared. */
  refund?: UpdateLiveSettingsBodyAgreedFeesRefund | null | undefined;
}

/** `refund` of UpdateLiveSettingsBodyAgreedFees. */
export interface UpdateLiveSettingsBodyAgreedFeesRefund {
  /**
   * Share of the refund; negative where the processor gives it back.
   * A whole number, at least -10,000, at most 10,000.
   */
  basis_points: number;
  /**
   * Fixed part in minor units; negative likewise.
   * A whole number.
   */
  fixed?: number | undefined;
}

/** Body of `PATCH /accounts/{id}/transactions`. */
export interface UpdateTransactionBody {
  /** Id of the transaction. */
  transaction_id: string;
  /** The new state. */
  status: 'SUCCESS' | 'FAILED' | 'VOIDED' | 'REVERSED';
}

/** Query of `GET /audit/verify`. */
export interface VerifyAuditQuery {
  /**
   * Number of an entry whose digest was noted before; sent together with digest.
   * A whole number, at least 1.
   */
  sequence?: number | undefined;
  /** The digest that this entry had then. */
  digest?: string | undefined;
}

/** Response of `GET /audit/verify`. */
export interface VerifyAuditResponse {
  /** True when every entry is as it was written. */
  ok: boolean;
  /**
   * Number of the newest entry; 0 for an empty log.
   * A whole number.
   */
  sequence: number;
  /** Digest of the newest entry: note both to check later. */
  digest: string;
  /** The first problem; null when there is none. */
  problem: VerifyAuditResponseProblem | null;
}

/** `problem` of VerifyAuditResponse. */
export interface VerifyAuditResponseProblem {
  /**
   * Number of the first entry that is wrong.
   * A whole number.
   */
  sequence: number;
  /** What is wrong with it. */
  message: string;
}

/** Deliberate disturbances of the webhooks of a test account. */
export interface WebhookChaos {
  /**
   * Seed of the random choices: the same seed makes the same choices.
   * A whole number.
   */
  seed?: number | undefined;
  /** Names of the events to which it is limited; all when omitted. */
  events?: readonly string[] | undefined;
  /**
   * Number of the next events to which it is limited; all when omitted.
   * A whole number, at least 1.
   */
  next?: number | undefined;
  /**
   * Share of the deliveries that are sent once more after they were acknowledged, from 0 to 1.
   * At least 0, at most 1.
   */
  duplicate?: number | undefined;
  /**
   * Share of the deliveries that wait for the next one, from 0 to 1.
   * At least 0, at most 1.
   */
  reorder?: number | undefined;
  /**
   * Share of the deliveries that are delayed, from 0 to 1.
   * At least 0, at most 1.
   */
  delay?: number | undefined;
  /**
   * Maximum delay in milliseconds, on the clock of test accounts.
   * A whole number, at least 0, at most 86,400,000.
   */
  delay_ms?: number | undefined;
  /**
   * Share of the attempts that are lost on the way, from 0 to 1; they are retried.
   * At least 0, at most 1.
   */
  drop?: number | undefined;
  /**
   * Number of first attempts of every event that are lost on the way; they are retried.
   * A whole number, at least 0, at most 10.
   */
  lost_attempts?: number | undefined;
  /**
   * Share of the attempts that are signed with a time that is too old, from 0 to 1.
   * At least 0, at most 1.
   */
  stale_signature?: number | undefined;
  /**
   * Share of the deliveries that are sent before the response of the request that caused them,
   * from 0 to 1.
   * At least 0, at most 1.
   */
  before_response?: number | undefined;
}

/** A request of the log, with its headers, body and response; secrets are hidden. */
export interface WholeRequest {
  /** Id of the request: the header request-id of its response. */
  request_id: string;
  /**
   * Time at which it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Milliseconds from the last byte of the request to the response. */
  duration_ms: number;
  /** Id of the account. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** HTTP method. */
  method: string;
  /** Path of the request. */
  path: string;
  /** Id of the endpoint, such as refunds.create. */
  endpoint: string | null;
  /**
   * HTTP status of the response.
   * A whole number.
   */
  status: number;
  /** Error code of the response. */
  error_code: string | null;
  /** True when the stored response of an idempotency key was returned. */
  replayed: boolean;
  /** Ids of the objects that the request created, changed or named. */
  objects: string[];
  /** The merchant's own reference. */
  reference_id: string | null;
  /** Effect of a fault or script on it, in words; null for most requests. */
  interference: string | null;
  /** Idempotency key of the request, or null. */
  idempotency_key: string | null;
  /** Headers by name: known ones only, and those that prove the caller are hidden. */
  headers: Record<string, string>;
  /** Query of the request. */
  query: Record<string, unknown>;
  /** The body, decoded from JSON. */
  body: unknown;
  /** Body of the response. */
  response: unknown;
}

/** Money that was withdrawn from an account. */
export interface Withdrawal {
  /**
   * Id of the withdrawal.
   * Begins with wdr_.
   */
  id: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** Reason for the withdrawal. */
  description: string;
  /**
   * Time of creation.
   * An ISO 8601 time.
   */
  created: string;
}

/** What accounts.create takes. */
export interface CreateAccountInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: CreateAccountBody;
}

/** What accounts.get takes. */
export interface GetAccountInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What accounts.list takes. */
export interface ListAccountsInput {
  /** Query parameters. */
  query?: ListAccountsQuery | undefined;
}

/** What accounts.update takes. */
export interface UpdateAccountInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: UpdateAccountBody | undefined;
}

/** What api.call takes. */
export interface CallApiInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: CallApiBody;
}

/** What api.check takes. */
export interface CheckApiInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: CheckApiBody;
}

/** What api.endpoints takes. */
export interface ListEndpointsInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What audit.entries takes. */
export interface ReadAuditEntriesInput {
  /** Query parameters. */
  query?: ReadAuditEntriesQuery | undefined;
}

/** What audit.list takes. */
export interface ListAuditInput {
  /** Query parameters. */
  query?: ListAuditQuery | undefined;
}

/** What audit.verify takes. */
export interface VerifyAuditInput {
  /** Query parameters. */
  query?: VerifyAuditQuery | undefined;
}

/** What balance.adjust takes. */
export interface AdjustBalanceInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: AdjustBalanceBody;
}

/** What channels.list takes. */
export interface ListChannelsInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What chaos.end takes. */
export interface EndChaosInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What chaos.get takes. */
export interface GetChaosInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What chaos.set takes. */
export interface SetChaosInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: WebhookChaos | undefined;
}

/** What clock.advance takes. */
export interface AdvanceClockInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: AdvanceClockBody;
}

/** What clock.freeze takes. */
export interface FreezeClockInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: FreezeClockBody | undefined;
}

/** What clock.get takes. */
export interface GetClockInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What clock.getAdvance takes. */
export interface GetAdvanceInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: GetAdvanceQuery | undefined;
}

/** What clock.quiet takes. */
export interface AwaitQuietInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: AwaitQuietBody | undefined;
}

/** What clock.run takes. */
export interface RunClockInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What connectors.list takes. */
export interface ListConnectorsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What connectors.add takes. */
export interface AddConnectorInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: AddConnectorBody;
}

/** What connectors.get takes. */
export interface GetConnectorInput {
  /** Parameters in the path. */
  params: ByConnectorName;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What connectors.refresh takes. */
export interface RefreshConnectorInput {
  /** Parameters in the path. */
  params: ByConnectorName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What connectors.certify takes. */
export interface CertifyConnectorInput {
  /** Parameters in the path. */
  params: ByConnectorName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: CertifyConnectorBody | undefined;
}

/** What connectors.enable takes. */
export interface EnableConnectorInput {
  /** Parameters in the path. */
  params: ByConnectorName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What connectors.disable takes. */
export interface DisableConnectorInput {
  /** Parameters in the path. */
  params: ByConnectorName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What connectors.rotate takes. */
export interface RotateConnectorInput {
  /** Parameters in the path. */
  params: ByConnectorName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: RotateConnectorBody;
}

/** What connectors.remove takes. */
export interface RemoveConnectorInput {
  /** Parameters in the path. */
  params: ByConnectorName;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What events.get takes. */
export interface GetEventInput {
  /** Parameters in the path. */
  params: GetEventParams;
  /** Query parameters. */
  query?: GetEventQuery | undefined;
}

/** What events.list takes. */
export interface ListEventsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: ListEventsQuery | undefined;
}

/** What events.undelivered takes. */
export interface CountUndeliveredInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: CountUndeliveredQuery | undefined;
}

/** What events.resendMany takes. */
export interface ResendManyInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: ResendManyBody | undefined;
}

/** What events.resend takes. */
export interface ResendEventInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: ResendEventBody;
}

/** What faults.create takes. */
export interface CreateFaultInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: FaultInput;
}

/** What faults.delete takes. */
export interface DeleteFaultsInput {
  /** Query parameters. */
  query?: DeleteFaultsQuery | undefined;
}

/** What faults.list takes. */
export interface ListFaultsInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What feed.read takes. */
export interface ReadFeedInput {
  /** Query parameters. */
  query?: ReadFeedQuery | undefined;
}

/** What invariants.check takes. */
export interface CheckInvariantsInput {
  /** Query parameters. */
  query?: CheckInvariantsQuery | undefined;
}

/** What invariants.progress takes. */
export interface InvariantsProgressInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What keys.create takes. */
export interface CreateKeyInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: CreateKeyBody | undefined;
}

/** What keys.list takes. */
export interface ListKeysInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What keys.revoke takes. */
export interface RevokeKeyInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What liveSettings.get takes. */
export interface GetLiveSettingsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What liveSettings.update takes. */
export interface UpdateLiveSettingsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: UpdateLiveSettingsBody | undefined;
}

/** What machines.list takes. */
export interface ListMachinesInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What mails.list takes. */
export interface ListMailsInput {
  /** Query parameters. */
  query?: ListMailsQuery | undefined;
}

/** What money.get takes. */
export interface GetMoneyInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: GetMoneyQuery | undefined;
}

/** What notifications.list takes. */
export interface ListNotificationsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: ListNotificationsQuery | undefined;
}

/** What objects.act takes. */
export interface ActOnObjectInput {
  /** Parameters in the path. */
  params: ActOnObjectParams;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: ActOnObjectBody;
}

/** What objects.get takes. */
export interface GetObjectInput {
  /** Parameters in the path. */
  params: GetObjectParams;
  /** Query parameters. */
  query?: GetObjectQuery | undefined;
}

/** What objects.list takes. */
export interface ListObjectsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: ListObjectsQuery | undefined;
}

/** What operators.add takes. */
export interface AddOperatorInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: AddOperatorBody;
}

/** What operators.current takes. */
export interface GetCurrentOperatorInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What operators.list takes. */
export interface ListOperatorsInput {
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What operators.remove takes. */
export interface RemoveOperatorInput {
  /** Parameters in the path. */
  params: ByName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: RemoveOperatorBody | undefined;
}

/** What operators.role takes. */
export interface SetOperatorRoleInput {
  /** Parameters in the path. */
  params: ByName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: SetOperatorRoleBody;
}

/** What operators.rotate takes. */
export interface RotateOperatorInput {
  /** Parameters in the path. */
  params: ByName;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: RotateOperatorBody | undefined;
}

/** What operators.rotateOwn takes. */
export interface RotateOwnTokenInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: RotateOwnTokenBody | undefined;
}

/** What overview.get takes. */
export interface GetOverviewInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: GetOverviewQuery | undefined;
}

/** What partners.list takes. */
export interface ListPartnersInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What partners.register takes. */
export interface RegisterPartnerInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: RegisterPartnerBody;
}

/** What partners.rotate takes. */
export interface RotatePartnerInput {
  /** Parameters in the path. */
  params: RotatePartnerParams;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What attention.get takes. */
export interface GetAttentionInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What doubts.list takes. */
export interface ListDoubtsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: ListDoubtsQuery | undefined;
}

/** What doubts.ask takes. */
export interface AskForDoubtInput {
  /** Parameters in the path. */
  params: AskForDoubtParams;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What doubts.resolve takes. */
export interface ResolveDoubtInput {
  /** Parameters in the path. */
  params: AskForDoubtParams;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: ResolveDoubtBody;
}

/** What reconciliation.status takes. */
export interface ReconciliationStatusInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: ReconciliationStatusQuery | undefined;
}

/** What reconciliation.lines takes. */
export interface ListStatementLinesInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: ListStatementLinesQuery | undefined;
}

/** What reconciliation.differences takes. */
export interface ListDifferencesInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: ListDifferencesQuery | undefined;
}

/** What reconciliation.difference takes. */
export interface GetDifferenceInput {
  /** Parameters in the path. */
  params: ByDifference;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What reconciliation.resolve takes. */
export interface ResolveDifferenceInput {
  /** Parameters in the path. */
  params: ByDifference;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: ResolveDifferenceBody;
}

/** What reconciliation.adjust takes. */
export interface AdjustStatementsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: AdjustStatementsBody;
}

/** What reconciliation.fetch takes. */
export interface FetchStatementInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: FetchStatementBody;
}

/** What reconciliation.import takes. */
export interface ImportStatementInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: ImportStatementBody;
}

/** What reconciliation.readFile takes. */
export interface ReadStatementFileInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: ReadStatementFileBody;
}

/** What requests.get takes. */
export interface GetRequestInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What requests.list takes. */
export interface ListRequestsInput {
  /** Query parameters. */
  query?: ListRequestsQuery | undefined;
}

/** What routes.get takes. */
export interface GetRoutesInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What routes.set takes. */
export interface SetRoutesInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: SetRoutesBody;
}

/** What scripts.create takes. */
export interface CreateScriptInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: ScriptInput;
}

/** What scripts.delete takes. */
export interface DeleteScriptsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: DeleteScriptsQuery | undefined;
}

/** What scripts.list takes. */
export interface ListScriptsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What search.find takes. */
export interface SearchInput {
  /** Query parameters. */
  query: SearchQuery;
}

/** What secrets.rotate takes. */
export interface RotateSecretsInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What seeds.plant takes. */
export interface PlantSeedInput {
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: Seed;
}

/** What snapshots.create takes. */
export interface CreateSnapshotInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: CreateSnapshotBody | undefined;
}

/** What snapshots.delete takes. */
export interface DeleteSnapshotInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What snapshots.export takes. */
export interface ExportSnapshotInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What snapshots.fork takes. */
export interface ForkAccountInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: ForkAccountBody | undefined;
}

/** What snapshots.list takes. */
export interface ListSnapshotsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
}

/** What snapshots.reset takes. */
export interface ResetAccountInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What snapshots.restore takes. */
export interface RestoreSnapshotInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: RestoreSnapshotBody | undefined;
}

/** What transactions.create takes. */
export interface CreateTransactionInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: CreateTransactionBody;
}

/** What transactions.update takes. */
export interface UpdateTransactionInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: UpdateTransactionBody;
}

/** What webhooks.get takes. */
export interface GetWebhooksInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: GetWebhooksQuery | undefined;
}

/** What webhooks.rotate takes. */
export interface RotateWebhooksInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body: RotateWebhooksBody;
}

/** What subAccounts.register takes. */
export interface RegisterSubAccountsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What subAccounts.awaitDocuments takes. */
export interface AwaitDocumentsSubAccountsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What subAccounts.activate takes. */
export interface ActivateSubAccountsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What subAccounts.suspend takes. */
export interface SuspendSubAccountsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** What subAccounts.resume takes. */
export interface ResumeSubAccountsInput {
  /** Parameters in the path. */
  params: ById;
  /** Query parameters. */
  query?: Nothing | undefined;
  /** What is sent. */
  body?: Nothing | undefined;
}

/** Codes that accounts.create declares. */
export type CreateAccountErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that accounts.get declares. */
export type GetAccountErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that accounts.list declares. */
export type ListAccountsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that accounts.update declares. */
export type UpdateAccountErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that api.call declares. */
export type CallApiErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that api.check declares. */
export type CheckApiErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that api.endpoints declares. */
export type ListEndpointsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that audit.entries declares. */
export type ReadAuditEntriesErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that audit.list declares. */
export type ListAuditErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that audit.verify declares. */
export type VerifyAuditErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that balance.adjust declares. */
export type AdjustBalanceErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that channels.list declares. */
export type ListChannelsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that chaos.end declares. */
export type EndChaosErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that chaos.get declares. */
export type GetChaosErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that chaos.set declares. */
export type SetChaosErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that clock.advance declares. */
export type AdvanceClockErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that clock.freeze declares. */
export type FreezeClockErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that clock.get declares. */
export type GetClockErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that clock.getAdvance declares. */
export type GetAdvanceErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that clock.quiet declares. */
export type AwaitQuietErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that clock.run declares. */
export type RunClockErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that connectors.list declares. */
export type ListConnectorsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that connectors.add declares. */
export type AddConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'DUPLICATE_ERROR'
  | 'MASTER_KEY_MISSING'
  | 'CONNECTOR_UNAVAILABLE';

/** Codes that connectors.get declares. */
export type GetConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that connectors.refresh declares. */
export type RefreshConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'MASTER_KEY_MISSING'
  | 'CONNECTOR_UNAVAILABLE';

/** Codes that connectors.certify declares. */
export type CertifyConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'MASTER_KEY_MISSING'
  | 'CONNECTOR_UNAVAILABLE';

/** Codes that connectors.enable declares. */
export type EnableConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that connectors.disable declares. */
export type DisableConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that connectors.rotate declares. */
export type RotateConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'MASTER_KEY_MISSING'
  | 'CONNECTOR_UNAVAILABLE';

/** Codes that connectors.remove declares. */
export type RemoveConnectorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'CONNECTOR_IN_USE';

/** Codes that events.get declares. */
export type GetEventErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that events.list declares. */
export type ListEventsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that events.undelivered declares. */
export type CountUndeliveredErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that events.resendMany declares. */
export type ResendManyErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that events.resend declares. */
export type ResendEventErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that faults.create declares. */
export type CreateFaultErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that faults.delete declares. */
export type DeleteFaultsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that faults.list declares. */
export type ListFaultsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that feed.read declares. */
export type ReadFeedErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that invariants.check declares. */
export type CheckInvariantsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that invariants.progress declares. */
export type InvariantsProgressErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that keys.create declares. */
export type CreateKeyErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that keys.list declares. */
export type ListKeysErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that keys.revoke declares. */
export type RevokeKeyErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that liveSettings.get declares. */
export type GetLiveSettingsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that liveSettings.update declares. */
export type UpdateLiveSettingsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that machines.list declares. */
export type ListMachinesErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that mails.list declares. */
export type ListMailsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that money.get declares. */
export type GetMoneyErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that notifications.list declares. */
export type ListNotificationsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that objects.act declares. */
export type ActOnObjectErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that objects.get declares. */
export type GetObjectErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that objects.list declares. */
export type ListObjectsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that operators.add declares. */
export type AddOperatorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DUPLICATE_ERROR';

/** Codes that operators.current declares. */
export type GetCurrentOperatorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that operators.list declares. */
export type ListOperatorsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that operators.remove declares. */
export type RemoveOperatorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that operators.role declares. */
export type SetOperatorRoleErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that operators.rotate declares. */
export type RotateOperatorErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that operators.rotateOwn declares. */
export type RotateOwnTokenErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that overview.get declares. */
export type GetOverviewErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that partners.list declares. */
export type ListPartnersErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that partners.register declares. */
export type RegisterPartnerErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND'
  | 'DUPLICATE_ERROR';

/** Codes that partners.rotate declares. */
export type RotatePartnerErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that attention.get declares. */
export type GetAttentionErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that doubts.list declares. */
export type ListDoubtsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that doubts.ask declares. */
export type AskForDoubtErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that doubts.resolve declares. */
export type ResolveDoubtErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.status declares. */
export type ReconciliationStatusErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.lines declares. */
export type ListStatementLinesErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.differences declares. */
export type ListDifferencesErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.difference declares. */
export type GetDifferenceErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.resolve declares. */
export type ResolveDifferenceErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.adjust declares. */
export type AdjustStatementsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.fetch declares. */
export type FetchStatementErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.import declares. */
export type ImportStatementErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that reconciliation.readFile declares. */
export type ReadStatementFileErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that requests.get declares. */
export type GetRequestErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that requests.list declares. */
export type ListRequestsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that routes.get declares. */
export type GetRoutesErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that routes.set declares. */
export type SetRoutesErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that scripts.create declares. */
export type CreateScriptErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that scripts.delete declares. */
export type DeleteScriptsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that scripts.list declares. */
export type ListScriptsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that search.find declares. */
export type SearchErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that secrets.rotate declares. */
export type RotateSecretsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'MASTER_KEY_MISSING';

/** Codes that seeds.plant declares. */
export type PlantSeedErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';

/** Codes that snapshots.create declares. */
export type CreateSnapshotErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that snapshots.delete declares. */
export type DeleteSnapshotErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that snapshots.export declares. */
export type ExportSnapshotErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that snapshots.fork declares. */
export type ForkAccountErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that snapshots.list declares. */
export type ListSnapshotsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that snapshots.reset declares. */
export type ResetAccountErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that snapshots.restore declares. */
export type RestoreSnapshotErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that transactions.create declares. */
export type CreateTransactionErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that transactions.update declares. */
export type UpdateTransactionErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that webhooks.get declares. */
export type GetWebhooksErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that webhooks.rotate declares. */
export type RotateWebhooksErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that subAccounts.register declares. */
export type RegisterSubAccountsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that subAccounts.awaitDocuments declares. */
export type AwaitDocumentsSubAccountsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that subAccounts.activate declares. */
export type ActivateSubAccountsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that subAccounts.suspend declares. */
export type SuspendSubAccountsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that subAccounts.resume declares. */
export type ResumeSubAccountsErrorCode =
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'INVALID_API_KEY'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'DATA_NOT_FOUND';

/** Codes that the calls of this API declare. */
export type ControlErrorCode =
  | CreateAccountErrorCode
  | GetAccountErrorCode
  | ListAccountsErrorCode
  | UpdateAccountErrorCode
  | CallApiErrorCode
  | CheckApiErrorCode
  | ListEndpointsErrorCode
  | ReadAuditEntriesErrorCode
  | ListAuditErrorCode
  | VerifyAuditErrorCode
  | AdjustBalanceErrorCode
  | ListChannelsErrorCode
  | EndChaosErrorCode
  | GetChaosErrorCode
  | SetChaosErrorCode
  | AdvanceClockErrorCode
  | FreezeClockErrorCode
  | GetClockErrorCode
  | GetAdvanceErrorCode
  | AwaitQuietErrorCode
  | RunClockErrorCode
  | ListConnectorsErrorCode
  | AddConnectorErrorCode
  | GetConnectorErrorCode
  | RefreshConnectorErrorCode
  | CertifyConnectorErrorCode
  | EnableConnectorErrorCode
  | DisableConnectorErrorCode
  | RotateConnectorErrorCode
  | RemoveConnectorErrorCode
  | GetEventErrorCode
  | ListEventsErrorCode
  | CountUndeliveredErrorCode
  | ResendManyErrorCode
  | ResendEventErrorCode
  | CreateFaultErrorCode
  | DeleteFaultsErrorCode
  | ListFaultsErrorCode
  | ReadFeedErrorCode
  | CheckInvariantsErrorCode
  | InvariantsProgressErrorCode
  | CreateKeyErrorCode
  | ListKeysErrorCode
  | RevokeKeyErrorCode
  | GetLiveSettingsErrorCode
  | UpdateLiveSettingsErrorCode
  | ListMachinesErrorCode
  | ListMailsErrorCode
  | GetMoneyErrorCode
  | ListNotificationsErrorCode
  | ActOnObjectErrorCode
  | GetObjectErrorCode
  | ListObjectsErrorCode
  | AddOperatorErrorCode
  | GetCurrentOperatorErrorCode
  | ListOperatorsErrorCode
  | RemoveOperatorErrorCode
  | SetOperatorRoleErrorCode
  | RotateOperatorErrorCode
  | RotateOwnTokenErrorCode
  | GetOverviewErrorCode
  | ListPartnersErrorCode
  | RegisterPartnerErrorCode
  | RotatePartnerErrorCode
  | GetAttentionErrorCode
  | ListDoubtsErrorCode
  | AskForDoubtErrorCode
  | ResolveDoubtErrorCode
  | ReconciliationStatusErrorCode
  | ListStatementLinesErrorCode
  | ListDifferencesErrorCode
  | GetDifferenceErrorCode
  | ResolveDifferenceErrorCode
  | AdjustStatementsErrorCode
  | FetchStatementErrorCode
  | ImportStatementErrorCode
  | ReadStatementFileErrorCode
  | GetRequestErrorCode
  | ListRequestsErrorCode
  | GetRoutesErrorCode
  | SetRoutesErrorCode
  | CreateScriptErrorCode
  | DeleteScriptsErrorCode
  | ListScriptsErrorCode
  | SearchErrorCode
  | RotateSecretsErrorCode
  | PlantSeedErrorCode
  | CreateSnapshotErrorCode
  | DeleteSnapshotErrorCode
  | ExportSnapshotErrorCode
  | ForkAccountErrorCode
  | ListSnapshotsErrorCode
  | ResetAccountErrorCode
  | RestoreSnapshotErrorCode
  | CreateTransactionErrorCode
  | UpdateTransactionErrorCode
  | GetWebhooksErrorCode
  | RotateWebhooksErrorCode
  | RegisterSubAccountsErrorCode
  | AwaitDocumentsSubAccountsErrorCode
  | ActivateSubAccountsErrorCode
  | SuspendSubAccountsErrorCode
  | ResumeSubAccountsErrorCode;

/** The calls of the control API, by resource. */
export interface ControlApi {
  readonly accounts: {
    /**
     * Create an account with a first key: `POST /accounts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly create: (
      input: CreateAccountInput,
      options?: CallOptions,
    ) => Promise<Result<CreateAccountResponse, CreateAccountErrorCode>>;
    /**
     * Read an account; a sub-account with what its platform sees of it: `GET /accounts/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetAccountInput,
      options?: CallOptions,
    ) => Promise<Result<GetAccountResponse, GetAccountErrorCode>>;
    /**
     * List accounts, oldest first: `GET /accounts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListAccountsInput,
      options?: CallOptions,
    ) => Promise<Result<ListAccountsResponse, ListAccountsErrorCode>>;
    /**
     * Change settings of an account; what is left out stays: `PATCH /accounts/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdateAccountInput,
      options?: CallOptions,
    ) => Promise<Result<Account, UpdateAccountErrorCode>>;
  };
  readonly api: {
    /**
     * Make a request of the API for an account (test mode): `POST /accounts/{id}/call`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly call: (
      input: CallApiInput,
      options?: CallOptions,
    ) => Promise<Result<CallApiResponse, CallApiErrorCode>>;
    /**
     * Compare a request of the API with the contract of its endpoint, without making it: `POST
     * /endpoints/check`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly check: (
      input: CheckApiInput,
      options?: CallOptions,
    ) => Promise<Result<CheckApiResponse, CheckApiErrorCode>>;
    /**
     * Read the endpoints of the API, with the headers that each takes and an example: `GET
     * /endpoints`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly endpoints: (
      input?: ListEndpointsInput,
      options?: CallOptions,
    ) => Promise<Result<ListEndpointsResponse, ListEndpointsErrorCode>>;
  };
  readonly audit: {
    /**
     * Read the entries of the audit log in their order, for an export: `GET /audit/entries`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly entries: (
      input?: ReadAuditEntriesInput,
      options?: CallOptions,
    ) => Promise<Result<ReadAuditEntriesResponse, ReadAuditEntriesErrorCode>>;
    /**
     * Find acts of operators, newest first: `GET /audit`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListAuditInput,
      options?: CallOptions,
    ) => Promise<Result<ListAuditResponse, ListAuditErrorCode>>;
    /**
     * Check that no entry of the audit log was changed or removed: `GET /audit/verify`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly verify: (
      input?: VerifyAuditInput,
      options?: CallOptions,
    ) => Promise<Result<VerifyAuditResponse, VerifyAuditErrorCode>>;
  };
  readonly balance: {
    /**
     * Put money into an account or take some out (test mode): `POST /accounts/{id}/balance`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly adjust: (
      input: AdjustBalanceInput,
      options?: CallOptions,
    ) => Promise<Result<AdjustBalanceResponse, AdjustBalanceErrorCode>>;
  };
  readonly channels: {
    /**
     * Read the table of channels: `GET /channels`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListChannelsInput,
      options?: CallOptions,
    ) => Promise<Result<ListChannelsResponse, ListChannelsErrorCode>>;
  };
  readonly chaos: {
    /**
     * End the webhook chaos of an account: `DELETE /accounts/{id}/chaos`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly end: (
      input: EndChaosInput,
      options?: CallOptions,
    ) => Promise<Result<EndChaosResponse, EndChaosErrorCode>>;
    /**
     * Read the webhook chaos of an account: `GET /accounts/{id}/chaos`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetChaosInput,
      options?: CallOptions,
    ) => Promise<Result<GetChaosResponse, GetChaosErrorCode>>;
    /**
     * Duplicate, reorder, delay or drop webhooks, by a seed (test mode): `POST
     * /accounts/{id}/chaos`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly set: (
      input: SetChaosInput,
      options?: CallOptions,
    ) => Promise<Result<Chaos, SetChaosErrorCode>>;
  };
  readonly clock: {
    /**
     * Move the clock on and do what falls due on the way: `POST /clock/advance`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly advance: (
      input: AdvanceClockInput,
      options?: CallOptions,
    ) => Promise<Result<ClockAdvance, AdvanceClockErrorCode>>;
    /**
     * Stop the clock now or at a later moment: `POST /clock/freeze`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly freeze: (
      input?: FreezeClockInput,
      options?: CallOptions,
    ) => Promise<Result<ClockReading, FreezeClockErrorCode>>;
    /**
     * Read the clock of test accounts: `GET /clock`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly get: (
      input?: GetClockInput,
      options?: CallOptions,
    ) => Promise<Result<ClockReading, GetClockErrorCode>>;
    /**
     * Read how far a move of the clock is: `GET /clock/advances/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly getAdvance: {
      (
        input: GetAdvanceInput,
        options?: CallOptions,
      ): Promise<Result<ClockAdvance, GetAdvanceErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetAdvanceInput,
        status: ClockAdvance['status'] | readonly ClockAdvance['status'][],
        options?: WaitOptions,
      ) => Promise<ClockAdvance>;
    };
    /**
     * Wait until nothing is due and no webhook is on its way: `POST /quiet`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly quiet: (
      input?: AwaitQuietInput,
      options?: CallOptions,
    ) => Promise<Result<AwaitQuietResponse, AwaitQuietErrorCode>>;
    /**
     * Let the clock run on from where it is: `POST /clock/run`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly run: (
      input?: RunClockInput,
      options?: CallOptions,
    ) => Promise<Result<ClockReading, RunClockErrorCode>>;
  };
  readonly connectors: {
    /**
     * List the connectors that an account uses in live mode: `GET /accounts/{id}/connectors`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListConnectorsInput,
      options?: CallOptions,
    ) => Promise<Result<ListConnectorsResponse, ListConnectorsErrorCode>>;
    /**
     * Add a connector that has its certificate; its capabilities are read: `POST
     * /accounts/{id}/connectors`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 DUPLICATE_ERROR, MASTER_KEY_MISSING; 500 SERVER_ERROR; 502
     * CONNECTOR_UNAVAILABLE.
     */
    readonly add: (
      input: AddConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<Connector, AddConnectorErrorCode>>;
    /**
     * Read a connector of an account, without its secrets: `GET
     * /accounts/{id}/connectors/{name}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<Connector, GetConnectorErrorCode>>;
    /**
     * Read the capabilities of a connector again: `POST
     * /accounts/{id}/connectors/{name}/refresh`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 MASTER_KEY_MISSING; 500 SERVER_ERROR; 502 CONNECTOR_UNAVAILABLE.
     */
    readonly refresh: (
      input: RefreshConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<Connector, RefreshConnectorErrorCode>>;
    /**
     * Replace the certificate of a connector, after it has a new version: `POST
     * /accounts/{id}/connectors/{name}/certify`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 MASTER_KEY_MISSING; 500 SERVER_ERROR; 502 CONNECTOR_UNAVAILABLE.
     */
    readonly certify: (
      input: CertifyConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<Connector, CertifyConnectorErrorCode>>;
    /**
     * Let a connector begin operations again: `POST /accounts/{id}/connectors/{name}/enable`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly enable: (
      input: EnableConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<Connector, EnableConnectorErrorCode>>;
    /**
     * Start no new operations at a connector; running ones continue: `POST
     * /accounts/{id}/connectors/{name}/disable`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly disable: (
      input: DisableConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<Connector, DisableConnectorErrorCode>>;
    /**
     * Rotate the shared secret: add a new one first, drop the former one later: `POST
     * /accounts/{id}/connectors/{name}/rotate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 MASTER_KEY_MISSING; 500 SERVER_ERROR; 502 CONNECTOR_UNAVAILABLE.
     */
    readonly rotate: (
      input: RotateConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<RotateConnectorResponse, RotateConnectorErrorCode>>;
    /**
     * Remove a disabled connector; what it has done cannot be refunded through it afterwards:
     * `DELETE /accounts/{id}/connectors/{name}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 CONNECTOR_IN_USE; 500 SERVER_ERROR.
     */
    readonly remove: (
      input: RemoveConnectorInput,
      options?: CallOptions,
    ) => Promise<Result<RemoveConnectorResponse, RemoveConnectorErrorCode>>;
  };
  readonly events: {
    /**
     * Read an event with its attempts, and why it has not arrived: `GET
     * /accounts/{id}/events/{webhook_id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: {
      (input: GetEventInput, options?: CallOptions): Promise<Result<EventView, GetEventErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetEventInput,
        status: EventView['status'] | readonly EventView['status'][],
        options?: WaitOptions,
      ) => Promise<EventView>;
    };
    /**
     * List events with their attempts, newest first: `GET /accounts/{id}/events`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input: ListEventsInput,
      options?: CallOptions,
    ) => Promise<Result<ListEventsResponse, ListEventsErrorCode>>;
    /**
     * Count the events that were tried and did not arrive, by their cause: `GET
     * /accounts/{id}/undelivered`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly undelivered: (
      input: CountUndeliveredInput,
      options?: CallOptions,
    ) => Promise<Result<CountUndeliveredResponse, CountUndeliveredErrorCode>>;
    /**
     * Send the events that a filter finds once more, oldest first, at most 500: `POST
     * /accounts/{id}/events/resend_many`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly resendMany: (
      input: ResendManyInput,
      options?: CallOptions,
    ) => Promise<Result<ResendManyResponse, ResendManyErrorCode>>;
    /**
     * Send an event once more, with the same id and bytes: `POST /accounts/{id}/events/resend`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly resend: (
      input: ResendEventInput,
      options?: CallOptions,
    ) => Promise<Result<ResendEventResponse, ResendEventErrorCode>>;
  };
  readonly faults: {
    /**
     * Inject a fault: a 5xx, latency, a connection cut before or after commit: `POST /faults`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly create: (
      input: CreateFaultInput,
      options?: CallOptions,
    ) => Promise<Result<InjectedFault, CreateFaultErrorCode>>;
    /**
     * Delete one fault, or all of them: `DELETE /faults`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly delete: (
      input?: DeleteFaultsInput,
      options?: CallOptions,
    ) => Promise<Result<DeleteFaultsResponse, DeleteFaultsErrorCode>>;
    /**
     * List injected faults: `GET /faults`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListFaultsInput,
      options?: CallOptions,
    ) => Promise<Result<ListFaultsResponse, ListFaultsErrorCode>>;
  };
  readonly feed: {
    /**
     * Read what happened after a place in the feed, or wait for the next: `GET /feed`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly read: (
      input?: ReadFeedInput,
      options?: CallOptions,
    ) => Promise<Result<ReadFeedResponse, ReadFeedErrorCode>>;
  };
  readonly invariants: {
    /**
     * Check the books of every account: `GET /invariants`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly check: (
      input?: CheckInvariantsInput,
      options?: CallOptions,
    ) => Promise<Result<CheckInvariantsResponse, CheckInvariantsErrorCode>>;
    /**
     * Read how far a check of the books is: `GET /invariants/progress`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly progress: (
      input?: InvariantsProgressInput,
      options?: CallOptions,
    ) => Promise<Result<InvariantsProgressResponse, InvariantsProgressErrorCode>>;
  };
  readonly keys: {
    /**
     * Create a key; it is shown this once: `POST /accounts/{id}/keys`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateKeyInput,
      options?: CallOptions,
    ) => Promise<Result<NewKey, CreateKeyErrorCode>>;
    /**
     * List the keys of an account, without the keys themselves: `GET /accounts/{id}/keys`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input: ListKeysInput,
      options?: CallOptions,
    ) => Promise<Result<ListKeysResponse, ListKeysErrorCode>>;
    /**
     * Revoke a key forever: `POST /keys/{id}/revoke`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly revoke: (
      input: RevokeKeyInput,
      options?: CallOptions,
    ) => Promise<Result<RevokeKeyResponse, RevokeKeyErrorCode>>;
  };
  readonly liveSettings: {
    /**
     * Read how long live requests wait, what happens to late money, and what statements must
     * say: `GET /accounts/{id}/live_settings`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetLiveSettingsInput,
      options?: CallOptions,
    ) => Promise<Result<LiveSettingsView, GetLiveSettingsErrorCode>>;
    /**
     * Change how long live requests wait, what happens to late money, and what statements must
     * say: `PATCH /accounts/{id}/live_settings`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdateLiveSettingsInput,
      options?: CallOptions,
    ) => Promise<Result<LiveSettingsView, UpdateLiveSettingsErrorCode>>;
  };
  readonly machines: {
    /**
     * Read the state machine of every resource: `GET /machines`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListMachinesInput,
      options?: CallOptions,
    ) => Promise<Result<ListMachinesResponse, ListMachinesErrorCode>>;
  };
  readonly mails: {
    /**
     * Read mail about delivery health, newest first: `GET /mails`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListMailsInput,
      options?: CallOptions,
    ) => Promise<Result<ListMailsResponse, ListMailsErrorCode>>;
  };
  readonly money: {
    /**
     * Read balances by ledger and movements by day: `GET /accounts/{id}/money`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetMoneyInput,
      options?: CallOptions,
    ) => Promise<Result<GetMoneyResponse, GetMoneyErrorCode>>;
  };
  readonly notifications: {
    /**
     * List notifications of payers, newest first; nothing is sent yet: `GET
     * /accounts/{id}/notifications`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input: ListNotificationsInput,
      options?: CallOptions,
    ) => Promise<Result<ListNotificationsResponse, ListNotificationsErrorCode>>;
  };
  readonly objects: {
    /**
     * Pay, decline, cancel, expire, refund or capture (test mode): `POST
     * /accounts/{id}/objects/{object}/act`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly act: (
      input: ActOnObjectInput,
      options?: CallOptions,
    ) => Promise<Result<ObjectSummary, ActOnObjectErrorCode>>;
    /**
     * Read an object with its timeline: why it is as it is, and why a webhook did not arrive:
     * `GET /accounts/{id}/objects/{object}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: {
      (
        input: GetObjectInput,
        options?: CallOptions,
      ): Promise<Result<GetObjectResponse, GetObjectErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetObjectInput,
        status: GetObjectResponse['status'] | readonly GetObjectResponse['status'][],
        options?: WaitOptions,
      ) => Promise<GetObjectResponse>;
    };
    /**
     * List objects of an account, newest first: `GET /accounts/{id}/objects`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListObjectsInput,
      options?: CallOptions,
    ) => Promise<Result<ListObjectsResponse, ListObjectsErrorCode>>;
  };
  readonly operators: {
    /**
     * Add an operator; the token is shown this once: `POST /operators`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409
     * DUPLICATE_ERROR; 500 SERVER_ERROR.
     */
    readonly add: (
      input: AddOperatorInput,
      options?: CallOptions,
    ) => Promise<Result<NewOperator, AddOperatorErrorCode>>;
    /**
     * Read the name and the role of the operator to whom the token belongs: `GET
     * /operators/current`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly current: (
      input?: GetCurrentOperatorInput,
      options?: CallOptions,
    ) => Promise<Result<GetCurrentOperatorResponse, GetCurrentOperatorErrorCode>>;
    /**
     * List the operators, without their tokens: `GET /operators`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListOperatorsInput,
      options?: CallOptions,
    ) => Promise<Result<ListOperatorsResponse, ListOperatorsErrorCode>>;
    /**
     * Remove an operator: its token becomes invalid at once: `POST /operators/{name}/remove`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly remove: (
      input: RemoveOperatorInput,
      options?: CallOptions,
    ) => Promise<Result<Operator, RemoveOperatorErrorCode>>;
    /**
     * Give an operator another role: `POST /operators/{name}/role`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly role: (
      input: SetOperatorRoleInput,
      options?: CallOptions,
    ) => Promise<Result<Operator, SetOperatorRoleErrorCode>>;
    /**
     * Replace the token of an operator: the former one becomes invalid at once: `POST
     * /operators/{name}/rotate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly rotate: (
      input: RotateOperatorInput,
      options?: CallOptions,
    ) => Promise<Result<NewOperator, RotateOperatorErrorCode>>;
    /**
     * Replace the own token: the former one becomes invalid at once: `POST
     * /operators/current/token`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly rotateOwn: (
      input?: RotateOwnTokenInput,
      options?: CallOptions,
    ) => Promise<Result<NewOperator, RotateOwnTokenErrorCode>>;
  };
  readonly overview: {
    /**
     * Read payments, refunds, requests and deliveries by day: `GET /accounts/{id}/overview`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetOverviewInput,
      options?: CallOptions,
    ) => Promise<Result<GetOverviewResponse, GetOverviewErrorCode>>;
  };
  readonly partners: {
    /**
     * List the partners of an account that sign by the bank standard: `GET
     * /accounts/{id}/partners`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input: ListPartnersInput,
      options?: CallOptions,
    ) => Promise<Result<ListPartnersResponse, ListPartnersErrorCode>>;
    /**
     * Register a partner of the bank standard, or change its key: `POST
     * /accounts/{id}/partners`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 409 DUPLICATE_ERROR; 500 SERVER_ERROR.
     */
    readonly register: (
      input: RegisterPartnerInput,
      options?: CallOptions,
    ) => Promise<Result<RegisterPartnerResponse, RegisterPartnerErrorCode>>;
    /**
     * Rotate the client secret of a partner of the bank standard: `POST
     * /accounts/{id}/partners/{partner}/rotate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly rotate: (
      input: RotatePartnerInput,
      options?: CallOptions,
    ) => Promise<Result<RotatePartnerResponse, RotatePartnerErrorCode>>;
  };
  readonly attention: {
    /**
     * Count doubtful operations and what does not match in statements (live mode): `GET
     * /accounts/{id}/attention`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetAttentionInput,
      options?: CallOptions,
    ) => Promise<Result<GetAttentionResponse, GetAttentionErrorCode>>;
  };
  readonly doubts: {
    /**
     * List operations of connectors that an operator should check (live mode): `GET
     * /accounts/{id}/doubts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListDoubtsInput,
      options?: CallOptions,
    ) => Promise<Result<ListDoubtsResponse, ListDoubtsErrorCode>>;
    /**
     * Ask the connector for an operation without an outcome once more, at once (live mode):
     * `POST /accounts/{id}/doubts/{operation_id}/ask`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly ask: (
      input: AskForDoubtInput,
      options?: CallOptions,
    ) => Promise<Result<AskForDoubtResponse, AskForDoubtErrorCode>>;
    /**
     * Say the outcome of a doubtful operation, which books it, or note it (live mode): `POST
     * /accounts/{id}/doubts/{operation_id}/resolve`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly resolve: (
      input: ResolveDoubtInput,
      options?: CallOptions,
    ) => Promise<Result<AskForDoubtResponse, ResolveDoubtErrorCode>>;
  };
  readonly reconciliation: {
    /**
     * Read statements by connector and day, with totals and open differences (live mode): `GET
     * /accounts/{id}/reconciliation`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly status: (
      input: ReconciliationStatusInput,
      options?: CallOptions,
    ) => Promise<Result<StatusView, ReconciliationStatusErrorCode>>;
    /**
     * List lines of statements, newest first (live mode): `GET
     * /accounts/{id}/reconciliation/lines`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly lines: (
      input: ListStatementLinesInput,
      options?: CallOptions,
    ) => Promise<Result<ListStatementLinesResponse, ListStatementLinesErrorCode>>;
    /**
     * List lines and operations that do not match, newest first (live mode): `GET
     * /accounts/{id}/reconciliation/differences`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly differences: (
      input: ListDifferencesInput,
      options?: CallOptions,
    ) => Promise<Result<ListDifferencesResponse, ListDifferencesErrorCode>>;
    /**
     * Read one difference (live mode): `GET
     * /accounts/{id}/reconciliation/differences/{difference_id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly difference: {
      (
        input: GetDifferenceInput,
        options?: CallOptions,
      ): Promise<Result<DifferenceView, GetDifferenceErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetDifferenceInput,
        status: DifferenceView['status'] | readonly DifferenceView['status'][],
        options?: WaitOptions,
      ) => Promise<DifferenceView>;
    };
    /**
     * Resolve a difference with a note; no money moves (live mode): `POST
     * /accounts/{id}/reconciliation/differences/{difference_id}/resolve`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly resolve: (
      input: ResolveDifferenceInput,
      options?: CallOptions,
    ) => Promise<Result<DifferenceView, ResolveDifferenceErrorCode>>;
    /**
     * Post an adjustment: balanced journal lines with a reason (live mode): `POST
     * /accounts/{id}/reconciliation/adjustments`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly adjust: (
      input: AdjustStatementsInput,
      options?: CallOptions,
    ) => Promise<Result<AdjustmentView, AdjustStatementsErrorCode>>;
    /**
     * Fetch the statement of a day now, instead of at its next time (live mode): `POST
     * /accounts/{id}/reconciliation/fetch`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly fetch: (
      input: FetchStatementInput,
      options?: CallOptions,
    ) => Promise<Result<StatementView, FetchStatementErrorCode>>;
    /**
     * Import lines of a statement; each counts once, however often it is sent (live mode):
     * `POST /accounts/{id}/reconciliation/import`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly import: (
      input: ImportStatementInput,
      options?: CallOptions,
    ) => Promise<Result<StatementView, ImportStatementErrorCode>>;
    /**
     * Read the columns and lines of a CSV file; nothing is imported (live mode): `POST
     * /accounts/{id}/reconciliation/read-file`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly readFile: (
      input: ReadStatementFileInput,
      options?: CallOptions,
    ) => Promise<Result<ReadStatementFileResponse, ReadStatementFileErrorCode>>;
  };
  readonly requests: {
    /**
     * Read a request by its Request-ID, with what was sent and received: `GET /requests/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: {
      (
        input: GetRequestInput,
        options?: CallOptions,
      ): Promise<Result<WholeRequest, GetRequestErrorCode>>;
      /** Reads until the status is as given, at most for `deadlineMs`. Throws `ApiError`. */
      readonly waitFor: (
        input: GetRequestInput,
        status: WholeRequest['status'] | readonly WholeRequest['status'][],
        options?: WaitOptions,
      ) => Promise<WholeRequest>;
    };
    /**
     * Find requests of the API, newest first: `GET /requests`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly list: (
      input?: ListRequestsInput,
      options?: CallOptions,
    ) => Promise<Result<ListRequestsResponse, ListRequestsErrorCode>>;
  };
  readonly routes: {
    /**
     * Read the rules that choose the connectors of an account: `GET /accounts/{id}/routes`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetRoutesInput,
      options?: CallOptions,
    ) => Promise<Result<GetRoutesResponse, GetRoutesErrorCode>>;
    /**
     * Replace the rules that choose the connectors of an account: `POST /accounts/{id}/routes`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly set: (
      input: SetRoutesInput,
      options?: CallOptions,
    ) => Promise<Result<SetRoutesResponse, SetRoutesErrorCode>>;
  };
  readonly scripts: {
    /**
     * Script what channels do next: fail twice, then succeed (test mode): `POST
     * /accounts/{id}/scripts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateScriptInput,
      options?: CallOptions,
    ) => Promise<Result<Script, CreateScriptErrorCode>>;
    /**
     * Delete one outcome script, or all of an account: `DELETE /accounts/{id}/scripts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly delete: (
      input: DeleteScriptsInput,
      options?: CallOptions,
    ) => Promise<Result<DeleteScriptsResponse, DeleteScriptsErrorCode>>;
    /**
     * List outcome scripts, in the order in which they are tried: `GET /accounts/{id}/scripts`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListScriptsInput,
      options?: CallOptions,
    ) => Promise<Result<ListScriptsResponse, ListScriptsErrorCode>>;
  };
  readonly search: {
    /**
     * Find objects, requests, events, accounts and channels by id, reference or name: `GET
     * /search`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly find: (
      input: SearchInput,
      options?: CallOptions,
    ) => Promise<Result<SearchResponse, SearchErrorCode>>;
  };
  readonly secrets: {
    /**
     * Seal every stored secret with the newest master key: `POST /secrets/rotate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 409
     * MASTER_KEY_MISSING; 500 SERVER_ERROR.
     */
    readonly rotate: (
      input?: RotateSecretsInput,
      options?: CallOptions,
    ) => Promise<Result<RotateSecretsResponse, RotateSecretsErrorCode>>;
  };
  readonly seeds: {
    /**
     * Make the accounts, keys, customers, methods and scripts of a seed: `POST /seed`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly plant: (
      input: PlantSeedInput,
      options?: CallOptions,
    ) => Promise<Result<PlantSeedResponse, PlantSeedErrorCode>>;
  };
  readonly snapshots: {
    /**
     * Take a snapshot of an account (test mode): `POST /accounts/{id}/snapshots`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateSnapshotInput,
      options?: CallOptions,
    ) => Promise<Result<Snapshot, CreateSnapshotErrorCode>>;
    /**
     * Delete a snapshot: `DELETE /snapshots/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly delete: (
      input: DeleteSnapshotInput,
      options?: CallOptions,
    ) => Promise<Result<DeleteSnapshotResponse, DeleteSnapshotErrorCode>>;
    /**
     * Read a snapshot as a file that can be committed: `GET /snapshots/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly export: (
      input: ExportSnapshotInput,
      options?: CallOptions,
    ) => Promise<Result<SnapshotFile, ExportSnapshotErrorCode>>;
    /**
     * Fork an account: a copy with its own key, of now or of a snapshot (test mode): `POST
     * /accounts/{id}/fork`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly fork: (
      input: ForkAccountInput,
      options?: CallOptions,
    ) => Promise<Result<ForkAccountResponse, ForkAccountErrorCode>>;
    /**
     * List snapshots of an account, newest first: `GET /accounts/{id}/snapshots`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly list: (
      input: ListSnapshotsInput,
      options?: CallOptions,
    ) => Promise<Result<ListSnapshotsResponse, ListSnapshotsErrorCode>>;
    /**
     * Empty an account; keys and settings stay (test mode): `POST /accounts/{id}/reset`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly reset: (
      input: ResetAccountInput,
      options?: CallOptions,
    ) => Promise<Result<ResetAccountResponse, ResetAccountErrorCode>>;
    /**
     * Restore an account from a snapshot or a file (test mode): `POST /accounts/{id}/restore`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly restore: (
      input: RestoreSnapshotInput,
      options?: CallOptions,
    ) => Promise<Result<RestoreSnapshotResponse, RestoreSnapshotErrorCode>>;
  };
  readonly transactions: {
    /**
     * Post a transaction that no payment makes (test mode): `POST /accounts/{id}/transactions`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly create: (
      input: CreateTransactionInput,
      options?: CallOptions,
    ) => Promise<Result<Transaction, CreateTransactionErrorCode>>;
    /**
     * Move a posted transaction to a later status (test mode): `PATCH
     * /accounts/{id}/transactions`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly update: (
      input: UpdateTransactionInput,
      options?: CallOptions,
    ) => Promise<Result<Transaction, UpdateTransactionErrorCode>>;
  };
  readonly webhooks: {
    /**
     * Read token, signing secret, URLs and delivery health: `GET /accounts/{id}/webhooks`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetWebhooksInput,
      options?: CallOptions,
    ) => Promise<Result<GetWebhooksResponse, GetWebhooksErrorCode>>;
    /**
     * Rotate the verification token or the signing secret (AUTH-13): `POST
     * /accounts/{id}/webhooks/rotate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly rotate: (
      input: RotateWebhooksInput,
      options?: CallOptions,
    ) => Promise<Result<RotateWebhooksResponse, RotateWebhooksErrorCode>>;
  };
  readonly subAccounts: {
    /**
     * The partner accepted the invitation: a MANAGED account is registered: `POST
     * /accounts/{id}/register`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly register: (
      input: RegisterSubAccountsInput,
      options?: CallOptions,
    ) => Promise<Result<SubAccount, RegisterSubAccountsErrorCode>>;
    /**
     * Ask the partner of a MANAGED account for documents: `POST
     * /accounts/{id}/await_documents`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly awaitDocuments: (
      input: AwaitDocumentsSubAccountsInput,
      options?: CallOptions,
    ) => Promise<Result<SubAccount, AwaitDocumentsSubAccountsErrorCode>>;
    /**
     * Enable live payments of a MANAGED account: `POST /accounts/{id}/activate`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly activate: (
      input: ActivateSubAccountsInput,
      options?: CallOptions,
    ) => Promise<Result<SubAccount, ActivateSubAccountsErrorCode>>;
    /**
     * Suspend a live sub-account: its platform cannot act for it: `POST
     * /accounts/{id}/suspend`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly suspend: (
      input: SuspendSubAccountsInput,
      options?: CallOptions,
    ) => Promise<Result<SubAccount, SuspendSubAccountsErrorCode>>;
    /**
     * End the suspension of a sub-account: `POST /accounts/{id}/resume`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly resume: (
      input: ResumeSubAccountsInput,
      options?: CallOptions,
    ) => Promise<Result<SubAccount, ResumeSubAccountsErrorCode>>;
  };
}
