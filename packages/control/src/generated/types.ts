// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { CallOptions, Result } from '@kasir/core/client';

/** An account: a business with its own money, keys, URLs and settings. */
export interface Account {
  /** Id of the object. */
  id: string;
  /** Its name. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform that it is a sub-account of; null where it is none. */
  parent: string | null;
  /** Whether it is a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account: where it differs from the general behaviour. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** What is charged and when it is paid out, where it differs from the general terms. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** What card charges may use, where it differs from what every account has. */
  cards?: AccountCards | undefined;
  /** What receivers are reached and convinced by, in each mode. */
  callbacks: AccountCallbacks;
  /** What webhooks of the account are put through on purpose, in test mode. */
  chaos?: AccountChaos | undefined;
  /** When it was created. */
  created: string;
}

/** What receivers of an account's events are reached and convinced by, in each mode. */
export interface AccountCallbacks {
  /** What holds in test mode. */
  test: CallbackSettings;
  /** What holds in live mode. */
  live: CallbackSettings;
}

/** What card charges of an account may use. */
export interface AccountCards {
  /** Labels of merchant ids; an account that has several sees which was used. */
  mids?: string[] | undefined;
  /** Whether charges need no 3-D Secure. */
  optional_authentication?: boolean | undefined;
  /** Discounts that a charge may claim. */
  promotions?: CardPromotion[] | undefined;
  /** Smallest and largest amount by currency, where they differ from the general ones. */
  limits?: Record<string, ChargeLimits> | undefined;
}

/** Webhook chaos as an account keeps it. */
export interface AccountChaos {
  /**
   * Same seed, same choices.
   * A whole number.
   */
  seed: number;
  /** Names of the events it is limited to; all when left out. */
  events?: string[] | undefined;
  /**
   * Part of the deliveries that are sent once more after they were acknowledged, from 0 to 1.
   * At least 0, at most 1.
   */
  duplicate: number;
  /**
   * Part of the deliveries that wait for the next one, from 0 to 1.
   * At least 0, at most 1.
   */
  reorder: number;
  /**
   * Part of the deliveries that come later, from 0 to 1.
   * At least 0, at most 1.
   */
  delay: number;
  /**
   * At most so many milliseconds late, on the clock of test accounts.
   * A whole number, at least 0, at most 86,400,000.
   */
  delay_ms: number;
  /**
   * Part of the attempts that are lost on the way, from 0 to 1; they are retried.
   * At least 0, at most 1.
   */
  drop: number;
  /**
   * Part of the attempts that are signed with a time that is too old, from 0 to 1.
   * At least 0, at most 1.
   */
  stale_signature: number;
  /**
   * Part of the deliveries that are sent before the response of the request that caused them,
   * from 0 to 1.
   * At least 0, at most 1.
   */
  before_response: number;
  /** Id of the event after which it holds; for all when null. */
  after: string | null;
}

/** Countries of sub-accounts. */
export type AccountCountry = 'ID' | 'PH' | 'VN' | 'MY' | 'TH';

/** Kinds of sub-accounts: OWNED logs in by itself, MANAGED is run by its platform. */
export type AccountType = 'OWNED' | 'MANAGED';

/** Dated versions of an account's calls, by mode and resource. */
export interface AccountVersions {
  /** What holds in test mode. */
  test: Record<string, string>;
  /** What holds in live mode. */
  live: Record<string, string>;
}

/** Body of `POST /accounts/{id}/objects/{object}/act`. */
export interface ActOnObjectBody {
  /** What is done to it. */
  action: ObjectAction;
  /**
   * How much of it; all when left out. In the currency's own unit: 10000 IDR is Rp10,000, 10.5
   * PHP is ₱10.50.
   * Above 0.
   */
  amount?: number | undefined;
  /** Why it is declined; the usual reason when left out. */
  failure_code?: string | undefined;
}

/** Parameters in the path of `POST /accounts/{id}/objects/{object}/act`. */
export interface ActOnObjectParams {
  /** Id of the object that the call is about. */
  id: string;
  /** Id of the object that it is about. */
  object: string;
}

/** Body of `POST /accounts/{id}/balance`. */
export interface AdjustBalanceBody {
  /** Which kind it is. */
  type: 'DEPOSIT' | 'WITHDRAWAL';
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  amount: number;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency?: Currency | undefined;
  /**
   * What it is for.
   * At most 255 characters.
   */
  description?: string | undefined;
}

/** Response of `POST /accounts/{id}/balance`. */
export type AdjustBalanceResponse = Deposit | Withdrawal;

/** Body of `POST /clock/advance`. */
export interface AdvanceClockBody {
  /**
   * Milliseconds to go forward.
   * A whole number, at least 0, at most 3,153,600,000,000.
   */
  ms: number;
  /**
   * Milliseconds to wait for an entry when there is none.
   * A whole number, at least 0, at most 300,000.
   */
  wait_ms?: number | undefined;
  /**
   * Milliseconds of real time that the clock waits at its stops, all together, for webhooks and
   * mails; as long as the response when left out.
   * A whole number, at least 0, at most 300,000.
   */
  patience_ms?: number | undefined;
}

/** An API key, without the key itself. */
export interface ApiKey {
  /** Id of the object. */
  id: string;
  /** Its name. */
  name: string;
  /** The wallet of the payer, once it is linked. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** Which kind it is. */
  type: 'secret' | 'public';
  /** What the key may do, such as money_in:write. */
  permissions: string[];
  /** Last characters of the key, to tell keys apart. */
  ending: string;
  /** When the key was revoked; null while it is good. */
  revoked: boolean;
  /** When it was created. */
  created: string;
}

/** Body of `POST /quiet`. */
export interface AwaitQuietBody {
  /**
   * Milliseconds to wait for an entry when there is none.
   * A whole number, at least 0, at most 300,000.
   */
  wait_ms?: number | undefined;
}

/** Response of `POST /quiet`. */
export interface AwaitQuietResponse {
  /** False when the time to wait was over first. */
  quiet: boolean;
  /**
   * The time that test accounts see.
   * An ISO 8601 time.
   */
  now: string;
  /** Whether the clock stands still. */
  frozen: boolean;
  /** Milliseconds that the clock is ahead of real time. */
  ahead_ms: number;
  /**
   * When the next job of a test account is due; null when none waits.
   * An ISO 8601 time.
   */
  next_due: string | null;
}

/** The id in a path. */
export interface ById {
  /** Id of the object. */
  id: string;
}

/** Body of `POST /accounts/{id}/call`. */
export interface CallApiBody {
  /** HTTP method. */
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path of the call, such as /refunds. */
  path: string;
  /** Headers by name. */
  headers?: Record<string, string> | undefined;
  /** What is sent. */
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

/** What receivers of an account's events are reached and convinced by. */
export interface CallbackSettings {
  /** Verification token: deliveries carry it as the header x-callback-token. */
  token: string;
  /** The token that a rotation has replaced, while it is still sent. */
  former_token?: CallbackSettingsFormerToken | undefined;
  /**
   * How often the signing secret was replaced; never when left out.
   * A whole number.
   */
  secret_number?: number | undefined;
  /** The secret that a rotation has replaced, while it still signs. */
  former_secret?: CallbackSettingsFormerSecret | undefined;
  /** Where events are sent, by event family. */
  urls: Record<string, string>;
}

/** `former_secret` of CallbackSettings. */
export interface CallbackSettingsFormerSecret {
  /**
   * Which secret it is, counted from 0.
   * A whole number.
   */
  number: number;
  /**
   * Until when it stays in use.
   * An ISO 8601 time.
   */
  until: string;
}

/** `former_token` of CallbackSettings. */
export interface CallbackSettingsFormerToken {
  /** Verification token: deliveries carry it as the header x-callback-token. */
  token: string;
  /**
   * Until when it stays in use.
   * An ISO 8601 time.
   */
  until: string;
}

/** Families of events that have a URL of their own. */
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
   * Discount beside the share, or in its place. In the currency's own unit: 10000 IDR is
   * Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  discount_amount?: number | undefined;
  /**
   * Smallest amount that it is for, before the discount. In the currency's own unit: 10000 IDR
   * is Rp10,000, 10.5 PHP is ₱10.50.
   * Above 0.
   */
  min_original_amount?: number | undefined;
}

/** Fee and settlement of one channel category, as far as they differ. */
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
   * Same seed, same choices.
   * A whole number.
   */
  seed: number;
  /** Names of the events it is limited to; all when left out. */
  events?: string[] | undefined;
  /**
   * Part of the deliveries that are sent once more after they were acknowledged, from 0 to 1.
   * At least 0, at most 1.
   */
  duplicate: number;
  /**
   * Part of the deliveries that wait for the next one, from 0 to 1.
   * At least 0, at most 1.
   */
  reorder: number;
  /**
   * Part of the deliveries that come later, from 0 to 1.
   * At least 0, at most 1.
   */
  delay: number;
  /**
   * At most so many milliseconds late, on the clock of test accounts.
   * A whole number, at least 0, at most 86,400,000.
   */
  delay_ms: number;
  /**
   * Part of the attempts that are lost on the way, from 0 to 1; they are retried.
   * At least 0, at most 1.
   */
  drop: number;
  /**
   * Part of the attempts that are signed with a time that is too old, from 0 to 1.
   * At least 0, at most 1.
   */
  stale_signature: number;
  /**
   * Part of the deliveries that are sent before the response of the request that caused them,
   * from 0 to 1.
   * At least 0, at most 1.
   */
  before_response: number;
  /** What was done so far. */
  done: ChaosDone;
}

/** `done` of Chaos. */
export interface ChaosDone {
  /**
   * How many deliveries were sent once more.
   * A whole number.
   */
  duplicated: number;
  /**
   * How many deliveries waited for the next one.
   * A whole number.
   */
  reordered: number;
  /**
   * How many deliveries came later.
   * A whole number.
   */
  delayed: number;
  /**
   * How many attempts were lost.
   * A whole number.
   */
  dropped: number;
  /**
   * How many attempts were signed with an old time.
   * A whole number.
   */
  stale: number;
  /**
   * How many deliveries were sent before the response of the request that caused them.
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

/** Query of `GET /invariants`. */
export interface CheckInvariantsQuery {
  /**
   * Milliseconds that a check may be old to be returned again; with 0 the books are checked
   * now.
   * A whole number, at least 0, at most 86,400,000.
   */
  max_age_ms?: number | undefined;
}

/** Response of `GET /invariants`. */
export interface CheckInvariantsResponse {
  /** Whether everything holds. */
  ok: boolean;
  /** What does not hold. */
  breaches: CheckInvariantsResponseBreaches[];
  /**
   * Real time when the check began.
   * An ISO 8601 time.
   */
  checked_at: string;
}

/** `breaches` of CheckInvariantsResponse. */
export interface CheckInvariantsResponseBreaches {
  /** The wallet of the payer, once it is linked. */
  account: string;
  /** Test or live mode. */
  mode: Mode;
  /** What should hold. */
  law: string;
  /** More about it. */
  detail: string;
}

/** A move of the test clock: how far it is, and what was done on the way. */
export interface ClockAdvance {
  /** Id of the object. */
  id: string;
  /** The state it is in. */
  status: 'RUNNING' | 'SUCCEEDED' | 'STOPPED' | 'FAILED';
  /**
   * Only those from this time on.
   * An ISO 8601 time.
   */
  from: string;
  /**
   * Only those up to this time.
   * An ISO 8601 time.
   */
  to: string;
  /** Jobs that were done on the way, deliveries and mails included. */
  jobs: number;
  /** The jobs that were done, counted by topic, the most frequent first. */
  happened: ClockAdvanceHappened[];
  /**
   * Real time in milliseconds that is left, as far as is known; null when it is not, or when
   * the move has ended.
   */
  left_ms: number | null;
  /** Whether nothing was due and no webhook or mail was on its way when it ended. */
  quiet: boolean;
  /** What was done, in words. */
  message: string | null;
  /**
   * The time that test accounts see.
   * An ISO 8601 time.
   */
  now: string;
  /** Whether the clock stands still. */
  frozen: boolean;
  /** Milliseconds that the clock is ahead of real time. */
  ahead_ms: number;
  /**
   * When the next job of a test account is due; null when none waits.
   * An ISO 8601 time.
   */
  next_due: string | null;
}

/** `happened` of ClockAdvance. */
export interface ClockAdvanceHappened {
  /** What is done, such as payment.expire. */
  topic: string;
  /** What waits to be done. */
  jobs: number;
}

/** What the clock of test accounts shows. */
export interface ClockReading {
  /**
   * The time that test accounts see.
   * An ISO 8601 time.
   */
  now: string;
  /** Whether the clock stands still. */
  frozen: boolean;
  /** Milliseconds that the clock is ahead of real time. */
  ahead_ms: number;
  /**
   * When the next job of a test account is due; null when none waits.
   * An ISO 8601 time.
   */
  next_due: string | null;
}

/** Query of `GET /accounts/{id}/undelivered`. */
export interface CountUndeliveredQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
}

/** Response of `GET /accounts/{id}/undelivered`. */
export interface CountUndeliveredResponse {
  /**
   * How many were tried and did not arrive.
   * A whole number.
   */
  total: number;
  /** Whether there are more than are counted here. */
  more: boolean;
  /** What they have in common, the most frequent first. */
  causes: CountUndeliveredResponseCauses[];
}

/** `causes` of CountUndeliveredResponse. */
export interface CountUndeliveredResponseCauses {
  /** What happened, as a sentence. */
  text: string;
  /** What to do about it. */
  remedy: string;
  /**
   * How many instalments.
   * A whole number.
   */
  count: number;
  /** The newest of them. */
  newest: EventView[];
}

/** Body of `POST /accounts`. */
export interface CreateAccountBody {
  /**
   * Its name.
   * At most 255 characters.
   */
  name: string;
  /** Whether it is a platform, which may have sub-accounts. */
  platform?: boolean | undefined;
  /** Id of the platform that it is a sub-account of; null for none. */
  parent?: string | null | undefined;
  /** Where events are sent, by event family. */
  callback_urls?: Partial<Record<CallbackType, string>> | undefined;
  /** Verification token: deliveries carry it as the header x-callback-token. */
  callback_token?: string | undefined;
  /** Which kind it is. */
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
  /** Its name. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform that it is a sub-account of; null where it is none. */
  parent: string | null;
  /** Whether it is a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account: where it differs from the general behaviour. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** What is charged and when it is paid out, where it differs from the general terms. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** What card charges may use, where it differs from what every account has. */
  cards?: AccountCards | undefined;
  /** What receivers are reached and convinced by, in each mode. */
  callbacks: AccountCallbacks;
  /** What webhooks of the account are put through on purpose, in test mode. */
  chaos?: AccountChaos | undefined;
  /** When it was created. */
  created: string;
  /** A first key of the account. */
  key: NewKey;
}

/** Body of `POST /accounts/{id}/keys`. */
export interface CreateKeyBody {
  /**
   * Its name.
   * At most 255 characters.
   */
  name?: string | undefined;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Which kind it is. */
  type?: 'secret' | 'public' | undefined;
  /** What the key may do, such as money_in:write. */
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
   * Its name.
   * At most 255 characters.
   */
  name?: string | null | undefined;
}

/** Body of `POST /accounts/{id}/transactions`. */
export interface CreateTransactionBody {
  /** Which kind it is. */
  type: 'DISBURSEMENT' | 'REMITTANCE_PAYOUT' | 'PAYMENT';
  /** The state it is in. */
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
   * Account that paid or was paid, such as a masked card number.
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
  /** Id of the fault; all of them when left out. */
  fault?: string | undefined;
}

/** Response of `DELETE /faults`. */
export interface DeleteFaultsResponse {
  /**
   * How many were deleted.
   * A whole number.
   */
  deleted: number;
}

/** Query of `DELETE /accounts/{id}/scripts`. */
export interface DeleteScriptsQuery {
  /** Id of the script; all of them when left out. */
  script?: string | undefined;
}

/** Response of `DELETE /accounts/{id}/scripts`. */
export interface DeleteScriptsResponse {
  /**
   * How many were deleted.
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
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
  /** Name of the event, such as payment.succeeded. */
  event: string;
  /** What went wrong, in words; null where nothing did. */
  error: string;
}

/** How deliveries of six hours went. */
export interface DeliveryReport {
  /** The state it is in. */
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
   * How many attempts the receiver acknowledged.
   * A whole number.
   */
  acknowledged: number;
  /**
   * How many attempts a receiver did not acknowledge.
   * A whole number.
   */
  refused: number;
  /**
   * How many events were given up.
   * A whole number.
   */
  failed: number;
  /**
   * How many events had no URL.
   * A whole number.
   */
  unrouted: number;
  /** The newest attempts without an acknowledgement. */
  problems: DeliveryProblem[];
  /** Attempts without an acknowledgement, by URL and reason. */
  failing: DeliveryReportFailing[];
  /**
   * How many more there were than there was room for.
   * A whole number.
   */
  other_failures: number;
}

/** `failing` of DeliveryReport. */
export interface DeliveryReportFailing {
  /** Where it was sent; null where there is no URL. */
  url: string | null;
  /** What went wrong, in words; null where nothing did. */
  error: string;
  /**
   * How many attempts there were.
   * A whole number.
   */
  attempts: number;
}

/** Money that was put into an account. */
export interface Deposit {
  /**
   * Id of the object.
   * Begins with dep_.
   */
  id: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** What it is for. */
  description: string;
  /**
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
}

/** Response of `DELETE /accounts/{id}/chaos`. */
export interface EndChaosResponse {
  /** What webhooks of the account are put through on purpose, in test mode. */
  chaos: Chaos | null;
}

/** States of an event on its way. */
export type EventStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'UNROUTED';

/** An event with its attempts. */
export interface EventView {
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
  /** Name of the event, such as payment.succeeded. */
  event: string;
  /** Id of the object that the event is about. */
  subject: string;
  /**
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
  /** The state it is in. */
  status: EventStatus;
  /** Where it is sent; null where there is no URL. */
  url: string | null;
  /** Attempts to deliver it. */
  attempts: EventViewAttempts[];
  /**
   * When it is tried next; null when it is not.
   * An ISO 8601 time.
   */
  next_attempt: string | null;
  /** Why it has not arrived, and what to do; null when it has, or was not tried yet. */
  trouble: EventViewTrouble | null;
  /** The body of its deliveries. */
  body: unknown;
}

/** `attempts` of EventView. */
export interface EventViewAttempts {
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /**
   * HTTP status of the receiver's answer; null where there was none.
   * A whole number.
   */
  status: number | null;
  /** What went wrong, in words; null where nothing did. */
  error: string | null;
  /** Whether it was sent on schedule or again on request. */
  trigger: 'automatic' | 'resend';
  /** Where it was sent, without credentials and query; null where there was no URL. */
  url: string | null;
}

/** `trouble` of EventView. */
export interface EventViewTrouble {
  /** Why it has not arrived, as a sentence. */
  text: string;
  /** What to do about it. */
  remedy: string;
}

/** What a request meets in place of its answer. */
export type Fault = FaultStatus | FaultLatency | FaultCutBeforeCommit | FaultCutAfterCommit;

/** Fault where `type` is cut_after_commit. */
export interface FaultCutAfterCommit {
  /** Which kind it is. */
  type: 'cut_after_commit';
}

/** Fault where `type` is cut_before_commit. */
export interface FaultCutBeforeCommit {
  /** Which kind it is. */
  type: 'cut_before_commit';
}

/** A fault as it is set. */
export interface FaultInput {
  /** What it is for: all that is named must fit, nothing named fits everything. */
  match?: FaultMatch | undefined;
  /** What the request meets in place of its answer. */
  fault: Fault;
  /**
   * How many requests it strikes; without end when null.
   * A whole number, at least 1.
   */
  times?: number | null | undefined;
  /**
   * Part of the matching requests that is struck, from 0 to 1.
   * At least 0, at most 1.
   */
  probability?: number | undefined;
  /**
   * Same seed, same choices.
   * A whole number.
   */
  seed?: number | undefined;
}

/** Fault where `type` is latency. */
export interface FaultLatency {
  /** Which kind it is. */
  type: 'latency';
  /**
   * Milliseconds that the answer comes later.
   * A whole number, at least 1, at most 120,000.
   */
  ms: number;
}

/** Requests that a fault is for. */
export interface FaultMatch {
  /** The wallet of the payer, once it is linked. */
  account?: string | undefined;
  /** HTTP method. */
  method?: string | undefined;
  /** Id of the endpoint, such as refunds.create. */
  endpoint?: string | undefined;
  /** Path template, such as /refunds/{id}, or the beginning of a path that ends with *. */
  path?: string | undefined;
  /** Name that requests send as the header x-kasir-fault. */
  header?: string | undefined;
}

/** Fault where `type` is status. */
export interface FaultStatus {
  /** Which kind it is. */
  type: 'status';
  /**
   * HTTP status of the answer.
   * A whole number, at least 400, at most 599.
   */
  status: number;
  /** Error code of the answer. */
  error_code?: string | undefined;
  /**
   * Seconds to wait, as the header retry-after says.
   * A whole number, at least 0.
   */
  retry_after_s?: number | undefined;
}

/** Something that happened. */
export type FeedEntry =
  | FeedEntryRequest
  | FeedEntryTransition
  | FeedEntryEvent
  | FeedEntryDelivery
  | FeedEntryClock;

/** FeedEntry where `type` is clock. */
export interface FeedEntryClock {
  /** Which kind it is. */
  type: 'clock';
  /**
   * Grows with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** The wallet of the payer, once it is linked. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /**
   * The time that test accounts see.
   * An ISO 8601 time.
   */
  now: string;
  /** Whether the clock stands still. */
  frozen: boolean;
}

/** FeedEntry where `type` is delivery. */
export interface FeedEntryDelivery {
  /** Which kind it is. */
  type: 'delivery';
  /**
   * Grows with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** The wallet of the payer, once it is linked. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string;
  /** Name of the event, such as payment.succeeded. */
  event: string;
  /** Id of the object that it is about. */
  object: string;
  /** Where it was sent; null where there is no URL. */
  url: string | null;
  /**
   * HTTP status of the receiver's answer; null where there was none.
   * A whole number.
   */
  status: number | null;
  /** What went wrong, in words; null where nothing did. */
  error: string | null;
  /**
   * Which attempt it was, counted from 1.
   * A whole number.
   */
  attempt: number;
  /** Whether the receiver acknowledged it. */
  acknowledged: boolean;
}

/** FeedEntry where `type` is event. */
export interface FeedEntryEvent {
  /** Which kind it is. */
  type: 'event';
  /**
   * Grows with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** The wallet of the payer, once it is linked. */
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
  /** Which kind it is. */
  type: 'request';
  /**
   * Grows with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** The wallet of the payer, once it is linked. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** The request. */
  request: LoggedRequest;
}

/** FeedEntry where `type` is transition. */
export interface FeedEntryTransition {
  /** Which kind it is. */
  type: 'transition';
  /**
   * Grows with every entry of this server.
   * A whole number.
   */
  sequence: number;
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** The wallet of the payer, once it is linked. */
  account: string | null;
  /** Test or live mode. */
  mode: Mode | null;
  /** Id of the object that it is about. */
  object: string;
  /** Kind of the object, such as payment_requests. */
  kind: string;
  /** State before; null for an object that was made. */
  from: string | null;
  /** State after. */
  to: string;
  /** Id of the request that caused it, or null. */
  request_id: string | null;
  /** Name of the job that caused it, such as payment.expire, or null. */
  job: string | null;
}

/** Body of `POST /accounts/{id}/fork`. */
export interface ForkAccountBody {
  /**
   * Its name.
   * At most 255 characters.
   */
  name?: string | undefined;
  /** Id of the snapshot to copy; the account as it is now when left out. */
  snapshot?: string | undefined;
}

/** Response of `POST /accounts/{id}/fork`. */
export interface ForkAccountResponse {
  /** Id of the object. */
  id: string;
  /** Its name. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform that it is a sub-account of; null where it is none. */
  parent: string | null;
  /** Whether it is a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account: where it differs from the general behaviour. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** What is charged and when it is paid out, where it differs from the general terms. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** What card charges may use, where it differs from what every account has. */
  cards?: AccountCards | undefined;
  /** What receivers are reached and convinced by, in each mode. */
  callbacks: AccountCallbacks;
  /** What webhooks of the account are put through on purpose, in test mode. */
  chaos?: AccountChaos | undefined;
  /** When it was created. */
  created: string;
  /** A key of the new account. */
  key: NewKey;
}

/** Body of `POST /clock/freeze`. */
export interface FreezeClockBody {
  /**
   * The time to stand at; now when left out.
   * An ISO 8601 time.
   */
  at?: string | undefined;
}

/** Response of `GET /accounts/{id}`. */
export interface GetAccountResponse {
  /** Id of the object. */
  id: string;
  /** Its name. */
  name: string;
  /** Email address. */
  email?: string | undefined;
  /** Id of the platform that it is a sub-account of; null where it is none. */
  parent: string | null;
  /** Whether it is a platform, which may have sub-accounts. */
  platform: boolean;
  /** Six digits, unique among all accounts: the prefix of its virtual account numbers. */
  number: string;
  /** Dated versions that its calls are in, by mode and resource. */
  versions: AccountVersions;
  /** Switches of the account: where it differs from the general behaviour. */
  switches: Record<string, boolean>;
  /**
   * Requests per minute and endpoint by mode, where they differ from the general limit
   * (RATE-07).
   */
  rates: Partial<Record<'test' | 'live', number>>;
  /** What is charged and when it is paid out, where it differs from the general terms. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** What card charges may use, where it differs from what every account has. */
  cards?: AccountCards | undefined;
  /** What receivers are reached and convinced by, in each mode. */
  callbacks: AccountCallbacks;
  /** What webhooks of the account are put through on purpose, in test mode. */
  chaos?: AccountChaos | undefined;
  /** When it was created. */
  created: string;
  /** What its platform sees of it; there for sub-accounts only. */
  sub_account?: SubAccount | undefined;
}

/** Query of `GET /clock/advances/{id}`. */
export interface GetAdvanceQuery {
  /**
   * Milliseconds to wait for an entry when there is none.
   * A whole number, at least 0, at most 300,000.
   */
  wait_ms?: number | undefined;
}

/** Response of `GET /accounts/{id}/chaos`. */
export interface GetChaosResponse {
  /** What webhooks of the account are put through on purpose, in test mode. */
  chaos: Chaos | null;
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
   * How many days are read.
   * A whole number, at least 1, at most 90.
   */
  days?: number | undefined;
}

/** Response of `GET /accounts/{id}/money`. */
export interface GetMoneyResponse {
  /** What stands in each ledger. */
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
   * What came in that day. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  paid_in: number;
  /**
   * What went out that day. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   */
  paid_out: number;
  /** Fees of that day. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  fees: number;
  /**
   * How many transactions there were.
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
  /** What stands in it. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
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
  /** The state it is in. */
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
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
  /** The object, as a GET of the API shows it. */
  body: unknown;
  /** Name of its state machine, where it has one. */
  machine: string | null;
  /** What can be done to it now. */
  actions: ObjectAction[];
  /** Objects that belong to it, such as the payment of a request. */
  related: ObjectSummary[];
  /** What happened to it, oldest first. */
  timeline: TimelineEntry[];
  /** Outcomes, one after the other. */
  steps: GetObjectResponseSteps[];
  /** Webhooks that the object can still cause. */
  webhooks: GetObjectResponseWebhooks;
  /** Why its webhooks did not arrive; empty when all is well. */
  troubles: GetObjectResponseTroubles[];
}

/** `steps` of GetObjectResponse. */
export interface GetObjectResponseSteps {
  /** What makes it happen. */
  on: string;
  /** Only those up to this time. */
  to: string;
  /** Under which condition, in words; null where there is none. */
  when: string | null;
  /** Events that the step sends. */
  webhooks: string[];
  /** Ids of the clauses that say so. */
  clauses: string[];
}

/** `troubles` of GetObjectResponse. */
export interface GetObjectResponseTroubles {
  /** Why webhooks did not arrive, as a sentence. */
  text: string;
  /** What to do about it. */
  remedy: string;
}

/** `webhooks` of GetObjectResponse. */
export interface GetObjectResponseWebhooks {
  /** Names of the events that can still come. */
  upcoming: string[];
  /** What happened, as a sentence. */
  text: string;
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
  /** Where events are sent, by event family. */
  urls: Record<string, string>;
  /** Secret that signs deliveries. */
  signing_secret: string;
  /** Reports on deliveries, newest first: one for every six hours in which something was sent. */
  reports: DeliveryReport[];
}

/** A fault that is set. */
export interface InjectedFault {
  /** What it is for: all that is named must fit, nothing named fits everything. */
  match: FaultMatch;
  /** What the request meets in place of its answer. */
  fault: Fault;
  /**
   * How many requests it strikes; without end when null.
   * A whole number, at least 1.
   */
  times: number | null;
  /**
   * Part of the matching requests that is struck, from 0 to 1.
   * At least 0, at most 1.
   */
  probability: number;
  /**
   * Same seed, same choices.
   * A whole number.
   */
  seed: number;
  /** Id of the object. */
  id: string;
  /**
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * How many requests it has struck.
   * A whole number.
   */
  struck: number;
}

/** Response of `GET /accounts`. */
export interface ListAccountsResponse {
  /** The items of this page, newest first. */
  data: Account[];
}

/** Response of `GET /channels`. */
export interface ListChannelsResponse {
  /** The items of this page, newest first. */
  data: ListChannelsResponseData[];
}

/** `data` of ListChannelsResponse. */
export interface ListChannelsResponseData {
  /** Code of the channel. */
  code: string;
  /** Its name. */
  name: string;
  /** Which kind it is. */
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
  /** Whether payments can be given back in parts, in full, or not at all. */
  refunds: string;
  /** What channel_properties must have. */
  required_properties: string[];
  /** Generations of the API that know it. */
  generations: string[];
}

/** Response of `GET /endpoints`. */
export interface ListEndpointsResponse {
  /** The items of this page, newest first. */
  data: ListEndpointsResponseData[];
}

/** `data` of ListEndpointsResponse. */
export interface ListEndpointsResponseData {
  /** HTTP method of the address. */
  method: string;
  /** Path of the call, such as /refunds. */
  path: string;
  /** What the call does. */
  summary: string;
  /** Headers by name. */
  headers: ListEndpointsResponseDataHeaders[];
  /** A body that it takes; null where it takes none. */
  example: unknown;
}

/** `headers` of ListEndpointsResponseData. */
export interface ListEndpointsResponseDataHeaders {
  /** Its name. */
  name: string;
  /** Whether the call is refused without it. */
  required: boolean;
  /** Amount of the fee. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
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
  /** Why it has not arrived, and what to do; null when it has, or was not tried yet. */
  trouble?: string | undefined;
  /**
   * How many items a page has at most.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the page before. */
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
  /** The items of this page, newest first. */
  data: InjectedFault[];
}

/** Response of `GET /accounts/{id}/keys`. */
export interface ListKeysResponse {
  /** The items of this page, newest first. */
  data: ApiKey[];
}

/** Response of `GET /machines`. */
export interface ListMachinesResponse {
  /** The items of this page, newest first. */
  data: MachineView[];
}

/** Query of `GET /mails`. */
export interface ListMailsQuery {
  /** Only those of this account. */
  account?: string | undefined;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /**
   * How many items a page has at most.
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
  /** The wallet of the payer, once it is linked. */
  account: string;
  /** Test or live mode. */
  mode: Mode;
  /**
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
  /** KEPT when no mail server is set, or nobody has an address. */
  status: 'KEPT' | 'PENDING' | 'SENT' | 'FAILED';
  /** Address that it is sent to; null where there is none. */
  to: string | null;
  /** Subject of the mail. */
  subject: string;
  /** Text of the mail. */
  text: string;
  /**
   * How many attempts there were.
   * A whole number.
   */
  attempts: number;
  /** What went wrong, in words; null where nothing did. */
  error: string | null;
}

/** Query of `GET /accounts/{id}/notifications`. */
export interface ListNotificationsQuery {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** Only those of this invoice. */
  invoice_id?: string | undefined;
  /**
   * How many items a page has at most.
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
  /** What the payer is told of. */
  event: 'invoice_created' | 'invoice_reminder' | 'invoice_paid' | 'invoice_expired';
  /** How the payer is told. */
  channel: 'email' | 'sms' | 'whatsapp' | 'viber';
  /** Address or number that it would be sent to. */
  to: string;
  /** Id of the invoice. */
  invoice_id: string;
  /** The merchant's own reference. */
  external_id: string;
  /**
   * When it was created.
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
   * How many items a page has at most.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the page before. */
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

/** Response of `GET /accounts/{id}/partners`. */
export interface ListPartnersResponse {
  /** The items of this page, newest first. */
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
  /** Only those that made, changed or named this object. */
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
   * How many items a page has at most.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
  /** Continues before this item: the next of the page before. */
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
  /** The items of this page, newest first. */
  data: Script[];
}

/** Response of `GET /accounts/{id}/snapshots`. */
export interface ListSnapshotsResponse {
  /** The items of this page, newest first. */
  data: Snapshot[];
}

/** The line of a request in the log. */
export interface LoggedRequest {
  /** Id of the request: the header request-id of its response. */
  request_id: string;
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Milliseconds from the last byte of the request to the response. */
  duration_ms: number;
  /** The wallet of the payer, once it is linked. */
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
  /** Whether the response was repeated by its idempotency key. */
  replayed: boolean;
  /** Ids of the objects that the request made, changed or named. */
  objects: string[];
  /** The merchant's own reference. */
  reference_id: string | null;
  /** What a fault or a script did to it, in words; null for most. */
  interference: string | null;
}

/** The states of a resource and the ways between them. */
export interface MachineView {
  /** Its name. */
  name: string;
  /** States in which one is born. */
  initial: string[];
  /** All its states. */
  states: MachineViewStates[];
  /** Ways from state to state. */
  transitions: MachineViewTransitions[];
}

/** `states` of MachineView. */
export interface MachineViewStates {
  /** Its name. */
  name: string;
  /** Whether nothing comes after it. */
  final: boolean;
}

/** `transitions` of MachineView. */
export interface MachineViewTransitions {
  /** State before; null for the birth of the resource. */
  from: string | null;
  /** State after. */
  to: string;
  /** What makes it happen. */
  on: string;
  /** Under which condition, in words; null where there is none. */
  when: string | null;
  /** Ids of the clauses that say so. */
  clauses: string[];
  /** Names of the events that it causes. */
  emits: string[];
  /** Names of the events of a payment that come with it. */
  brings: string[];
}

/** Test or live mode. */
export type Mode = 'test' | 'live';

/** An API key with the key itself, which is shown this once. */
export interface NewKey {
  /** Id of the object. */
  id: string;
  /** Its name. */
  name: string;
  /** The wallet of the payer, once it is linked. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** Which kind it is. */
  type: 'secret' | 'public';
  /** What the key may do, such as money_in:write. */
  permissions: string[];
  /** Last characters of the key, to tell keys apart. */
  ending: string;
  /** When the key was revoked; null while it is good. */
  revoked: boolean;
  /** When it was created. */
  created: string;
  /** The key itself, which is shown this once. */
  key: string;
}

/** No fields. */
export interface Nothing {}

/** What a payer, a bank or an operator may do to an object. */
export type ObjectAction =
  | 'pay'
  | 'authorize'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'capture';

/** The line of an object in a list. */
export interface ObjectSummary {
  /** Id of the object. */
  id: string;
  /** Kind of the object, such as payment_requests. */
  kind: string;
  /** The state it is in. */
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
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
}

/** A partner that calls by the bank standard. */
export interface Partner {
  /** Id of the partner: what it sends as x-partner-id. */
  id: string;
  /** The wallet of the payer, once it is linked. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** How the partner signs. */
  signature: PartnerSignature;
  /** Public RSA key of the partner, PEM. */
  public_key: string;
  /**
   * How often the signing secret was replaced; never when left out.
   * A whole number.
   */
  secret_number?: number | undefined;
  /** When it was created. */
  created: string;
}

/** Ways in which a partner signs. */
export type PartnerSignature = 'asymmetric' | 'symmetric';

/** Response of `POST /seed`. */
export interface PlantSeedResponse {
  /** Accounts, with what each of them has. */
  accounts: PlantSeedResponseAccounts[];
}

/** `accounts` of PlantSeedResponse. */
export interface PlantSeedResponseAccounts {
  /** Id of the account. */
  id: string;
  /** Its name. */
  name: string;
  /** False when an account of this name was there. */
  created: boolean;
  /** Ids of its customers. */
  customers: string[];
  /** Ids of its payment methods. */
  payment_methods: string[];
}

/** Query of `GET /feed`. */
export interface ReadFeedQuery {
  /**
   * Continues after this entry: the last of the reading before.
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
   * How many items a page has at most.
   * A whole number, at least 1, at most 500.
   */
  limit?: number | undefined;
}

/** Response of `GET /feed`. */
export interface ReadFeedResponse {
  /** The items of this page, newest first. */
  data: FeedEntry[];
  /**
   * Where the next reading goes on.
   * A whole number.
   */
  last: number;
  /**
   * How many entries were given up before they could be read.
   * A whole number.
   */
  missed: number;
}

/** Body of `POST /accounts/{id}/partners`. */
export interface RegisterPartnerBody {
  /** Id of the partner: what it sends as x-partner-id. */
  id: string;
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** How the partner signs. */
  signature?: PartnerSignature | undefined;
  /**
   * Public RSA key of the partner, PEM.
   * At most 10,000 characters.
   */
  public_key: string;
}

/** Response of `POST /accounts/{id}/partners`. */
export interface RegisterPartnerResponse {
  /** Id of the partner: what it sends as x-partner-id. */
  id: string;
  /** The wallet of the payer, once it is linked. */
  account: string;
  /** Test or live mode. */
  mode: 'test' | 'live';
  /** How the partner signs. */
  signature: PartnerSignature;
  /** Public RSA key of the partner, PEM. */
  public_key: string;
  /**
   * How often the signing secret was replaced; never when left out.
   * A whole number.
   */
  secret_number?: number | undefined;
  /** When it was created. */
  created: string;
  /** Secret of the partner, which is shown this once; null where it signs with its key. */
  client_secret: string | null;
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
  /** Whether only those are meant that were tried and did not arrive. */
  undelivered?: boolean | undefined;
  /** Why it has not arrived, and what to do; null when it has, or was not tried yet. */
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
  /** Continues where the call before ended: its next. */
  after?: string | undefined;
  /**
   * How many items a page has at most.
   * A whole number, at least 1, at most 500.
   */
  limit?: number | undefined;
}

/** Response of `POST /accounts/{id}/events/resend_many`. */
export interface ResendManyResponse {
  /** Ids of the events that were sent again. */
  webhook_ids: string[];
  /** Continues the list; null at its end. */
  next: string | null;
}

/** Response of `POST /accounts/{id}/reset`. */
export interface ResetAccountResponse {
  /** The wallet of the payer, once it is linked. */
  account: string;
  /**
   * How many objects were deleted.
   * A whole number.
   */
  deleted: number;
}

/** Body of `POST /accounts/{id}/restore`. */
export interface RestoreSnapshotBody {
  /** Id of a snapshot. */
  snapshot?: string | undefined;
  /** What `GET /snapshots/{id}` returned. */
  file?: SnapshotFile | undefined;
  /** Whether the clock of all test accounts stays or goes back to when the snapshot was taken. */
  clock?: 'keep' | 'snapshot' | undefined;
}

/** Response of `POST /accounts/{id}/restore`. */
export interface RestoreSnapshotResponse {
  /** The wallet of the payer, once it is linked. */
  account: string;
  /**
   * How many objects were restored.
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

/** Parameters in the path of `POST /accounts/{id}/partners/{partner}/rotate`. */
export interface RotatePartnerParams {
  /** Id of the object that the call is about. */
  id: string;
  /** Client id of the partner. */
  partner: string;
}

/** Response of `POST /accounts/{id}/partners/{partner}/rotate`. */
export interface RotatePartnerResponse {
  /** Id of the object. */
  id: string;
  /** Secret of the partner, which is shown this once; null where it signs with its key. */
  client_secret: string;
}

/** Body of `POST /accounts/{id}/webhooks/rotate`. */
export interface RotateWebhooksBody {
  /** Test or live mode. */
  mode?: Mode | undefined;
  /** What is replaced: the token or the signing secret. */
  secret: 'token' | 'signing_secret';
  /** The new token; a random one when left out. */
  token?: string | undefined;
  /**
   * Milliseconds in which what was used before stays in use; 0 ends that at once.
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
   * Until when what was replaced stays in use; null when it does not.
   * An ISO 8601 time.
   */
  former_until: string | null;
}

/** What channels do to the next payments, refunds and so on that it matches. */
export interface Script {
  /** What it is for: all that is named must fit, nothing named fits everything. */
  match: ScriptMatch;
  /**
   * Outcomes, one after the other.
   * At most 100 items.
   */
  steps: ScriptStep[];
  /** After the last step: as if there were no script, the last step for ever, or from the start. */
  afterwards: 'end' | 'last' | 'again';
  /** Id of the object. */
  id: string;
  /**
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * How many pieces of work it has decided.
   * A whole number.
   */
  used: number;
  /** Whether it has steps left. */
  open: boolean;
}

/** A script as it is set. */
export interface ScriptInput {
  /** What it is for: all that is named must fit, nothing named fits everything. */
  match?: ScriptMatch | undefined;
  /**
   * Outcomes, one after the other.
   * At most 100 items.
   */
  steps: readonly ScriptStepInput[];
  /** After the last step: as if there were no script, the last step for ever, or from the start. */
  afterwards?: 'end' | 'last' | 'again' | undefined;
}

/** The work that a script is for. */
export interface ScriptMatch {
  /** What the channel is asked to do. */
  work?: ScriptedWork | undefined;
  /** Code of the payment channel, such as OVO or BCA. */
  channel_code?: string | undefined;
  /** Id of the customer it belongs to. */
  customer_id?: string | undefined;
  /** The merchant's own reference. */
  reference_id?: string | undefined;
  /** Id of an object, such as a payment method or a payment. */
  object?: string | undefined;
  /** Name that requests send as the header x-kasir-script. */
  header?: string | undefined;
}

/** One outcome, for one piece of work or several in a row. */
export interface ScriptStep {
  /** What comes of it. */
  outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_answer';
  /** A documented code, of fail and time_out; the channel's general one when left out. */
  failure_code?: string | undefined;
  /**
   * Milliseconds of real time that the channel takes.
   * A whole number, at least 0, at most 60,000.
   */
  delay_ms?: number | undefined;
  /**
   * How many times in a row.
   * A whole number, at least 1, at most 1,000.
   */
  times: number;
}

/** One outcome, for one piece of work or several in a row. */
export interface ScriptStepInput {
  /** What comes of it. */
  outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_answer';
  /** A documented code, of fail and time_out; the channel's general one when left out. */
  failure_code?: string | undefined;
  /**
   * Milliseconds of real time that the channel takes.
   * A whole number, at least 0, at most 60,000.
   */
  delay_ms?: number | undefined;
  /**
   * How many times in a row.
   * A whole number, at least 1, at most 1,000.
   */
  times?: number | undefined;
}

/** What a channel is asked to do, and so what a script can decide. */
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
   * How many items a page has at most.
   * A whole number, at least 1, at most 100.
   */
  limit?: number | undefined;
}

/** Response of `GET /search`. */
export interface SearchResponse {
  /** The items of this page, newest first. */
  data: SearchResponseData[];
}

/** `data` of SearchResponse. */
export interface SearchResponseData {
  /** Which kind it is. */
  type: 'object' | 'request' | 'event' | 'account' | 'channel';
  /** Id of the object. */
  id: string;
  /** The wallet of the payer, once it is linked. */
  account: string | null;
  /** What it is, in a few words. */
  title: string;
  /** More about it. */
  detail: string;
}

/** Accounts that a test needs, with what each of them has. */
export interface Seed {
  /**
   * Accounts, with what each of them has.
   * At most 100 items.
   */
  accounts: readonly SeedAccounts[];
}

/** `accounts` of Seed. */
export interface SeedAccounts {
  /**
   * Its name.
   * At most 255 characters.
   */
  name: string;
  /** Whether it is a platform, which may have sub-accounts. */
  platform?: boolean | undefined;
  /** Name of the platform account above that it is a sub-account of. */
  parent?: string | undefined;
  /** Secret test keys, whole. */
  keys?: readonly string[] | undefined;
  /** Verification token: deliveries carry it as the header x-callback-token. */
  callback_token?: string | undefined;
  /** Where events are sent, by event family. */
  callback_urls?: Partial<Record<CallbackType, string>> | undefined;
  /** Switches of the account: where it differs from the general behaviour. */
  switches?:
    | Partial<
        Record<
          | 'qr_codes'
          | 'transactions'
          | 'reports'
          | 'ewallets'
          | 'virtual_accounts'
          | 'direct_debit'
          | 'cards'
          | 'retail_outlets'
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
  /** What channels do to its next payments, refunds and so on. */
  scripts?: readonly ScriptInput[] | undefined;
  /** What webhooks of the account are put through on purpose, in test mode. */
  chaos?: WebhookChaos | undefined;
}

/** A test account as it was at one moment. */
export interface Snapshot {
  /** Id of the object. */
  id: string;
  /** The wallet of the payer, once it is linked. */
  account: string;
  /** Its name. */
  name: string | null;
  /**
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * How many objects it has.
   * A whole number.
   */
  objects: number;
}

/** `entries` of SnapshotFile. */
export interface SnapshotEntry {
  /**
   * Id of the object.
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
  /** Which kind it is. */
  type: string;
  /**
   * In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.
   * A whole number.
   */
  amount: number;
  /**
   * What the account holds. In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is
   * ₱10.50.
   * A whole number.
   */
  balance: number;
}

/** A snapshot as a file, which can be committed and restored elsewhere. */
export interface SnapshotFile {
  /** Form of the file. */
  format: 'kasir-snapshot/1';
  /** Its name. */
  name: string | null;
  /**
   * Time of the test clock when it was taken.
   * An ISO 8601 time.
   */
  taken: string;
  /**
   * Id of the account that it was taken of.
   * At most 255 characters.
   */
  account: string;
  /** Settings that decide what the account does in test mode. */
  settings: SnapshotFileSettings;
  /** Where the clock stood. */
  turn: SnapshotFileTurn;
  /** The objects. */
  objects: SnapshotObject[];
  /** The journal of its ledgers. */
  entries: SnapshotEntry[];
  /** What waits to be done. */
  jobs: SnapshotJob[];
}

/** `settings` of SnapshotFile. */
export interface SnapshotFileSettings {
  /**
   * Its name.
   * At most 255 characters.
   */
  name: string;
  /** Switches of the account: where it differs from the general behaviour. */
  switches: Partial<
    Record<
      | 'qr_codes'
      | 'transactions'
      | 'reports'
      | 'ewallets'
      | 'virtual_accounts'
      | 'direct_debit'
      | 'cards'
      | 'retail_outlets'
      | 'paylater'
      | 'cardless_credit'
      | 'card_installments',
      boolean
    >
  >;
  /** Dated versions that its calls are in, by resource. */
  versions: Record<string, string>;
  /** What is charged and when it is paid out, where it differs from the general terms. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** What card charges may use, where it differs from what every account has. */
  cards?: AccountCards | undefined;
}

/** `turn` of SnapshotFile. */
export interface SnapshotFileTurn {
  /**
   * Milliseconds since 1970 of the clock.
   * A whole number, at least 0, at most 253,402,300,799,999.
   */
  now: number;
  /**
   * Tells turns of one millisecond apart.
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
  /** What is done, such as payment.expire. */
  topic: string;
  /** Whether it is work of the platform or a delivery. */
  lane: 'work' | 'delivery';
  /** What it is done one after the other with. */
  queue: string;
  /**
   * When it is due.
   * A whole number, at least 0, at most 253,402,300,799,999.
   */
  due: number;
  /** Whether it can be done now. */
  ready: boolean;
  /** What it needs to know. */
  payload: unknown;
}

/** `objects` of SnapshotFile. */
export interface SnapshotObject {
  /** Kind of the object, such as payment_requests. */
  kind: string;
  /**
   * Id of the object.
   * At most 255 characters.
   */
  id: string;
  /**
   * How often it was changed.
   * A whole number, at least 1, at most 2,147,483,647.
   */
  version: number;
  /**
   * When it is forgotten, in milliseconds since 1970; null for never.
   * A whole number, at least 0, at most 253,402,300,799,999.
   */
  expires: number | null;
  /** What the API shows of it. */
  public: Record<string, unknown>;
  /** State. */
  state: unknown;
}

/** An account that belongs to a platform. */
export interface SubAccount {
  /** Id of the object. */
  id: string;
  /**
   * When it was created.
   * An ISO 8601 time.
   */
  created: string;
  /**
   * When it last changed.
   * An ISO 8601 time.
   */
  updated: string;
  /** Email address. */
  email: string;
  /** Which kind it is. */
  type: AccountType;
  /** What payers see of the account. */
  public_profile: SubAccountPublicProfile | null;
  /** Two-letter country code (ISO 3166-1), such as ID. */
  country: AccountCountry;
  /** The state it is in. */
  status: SubAccountStatus;
}

/** `public_profile` of SubAccount. */
export interface SubAccountPublicProfile {
  /** Name of the business. */
  business_name: string;
}

/** States of a sub-account. */
export type SubAccountStatus = 'INVITED' | 'REGISTERED' | 'AWAITING_DOCS' | 'LIVE' | 'SUSPENDED';

/** One line of what happened to an object, in words. */
export interface TimelineEntry {
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Whether the clock of all test accounts stays or goes back to when the snapshot was taken. */
  clock: 'test' | 'real';
  /** Which kind it is. */
  type: 'request' | 'replay' | 'transition' | 'ledger' | 'event' | 'delivery' | 'clock' | 'page';
  /** What happened, as a sentence. */
  text: string;
  /** Why it happened or what to do about it; null where there is nothing to say. */
  reason: string | null;
  /** Ids of the clauses that say so. */
  clauses: string[];
  /** Id of the request: the header request-id of its response. */
  request_id: string | null;
  /** Id of the event: the header webhook-id of its deliveries. */
  webhook_id: string | null;
  /** The figures of the line: amounts, ledgers, status, URL. */
  detail: Record<string, unknown>;
}

/** One row of the money history of an account. */
export interface Transaction {
  /**
   * Id of the object. (TXN-FIELD-id)
   * Begins with txn_.
   */
  id: string;
  /** Id of what the money moved for, such as a payment. (TXN-FIELD-product_id) */
  product_id: string;
  /** Which kind it is. (TXN-FIELD-type) */
  type: TransactionType;
  /** The state it is in. (TXN-FIELD-status) */
  status: TransactionStatus;
  /** Category of the channel. (TXN-FIELD-channel_category) */
  channel_category: ChannelCategory;
  /** Code of the payment channel, such as OVO or BCA. (TXN-FIELD-channel_code) */
  channel_code: TransactionChannelCode;
  /** The merchant's own reference. (TXN-FIELD-reference_id) */
  reference_id: string;
  /** Account that paid or was paid, such as a masked card number. (TXN-FIELD-account_identifier) */
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
  /** Whether money came in or went out. (TXN-FIELD-cashflow) */
  cashflow: 'MONEY_IN' | 'MONEY_OUT';
  /** Id of the business (account) that it belongs to. (TXN-FIELD-business_id) */
  business_id: string;
  /** Whether the money is available already; null where nothing is settled. */
  settlement_status: 'PENDING' | 'EARLY_SETTLED' | 'SETTLED' | null;
  /**
   * When the money becomes available; null where nothing is settled.
   * An ISO 8601 time.
   */
  estimated_settlement_time: string | null;
  /**
   * When it was created. (TXN-FIELD-created)
   * An ISO 8601 time.
   */
  created: string;
  /**
   * When it last changed. (TXN-FIELD-updated)
   * An ISO 8601 time.
   */
  updated: string;
  /** What the platform charged. */
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

/** What the platform charged for a transaction. */
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
  /** The state it is in. */
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

/** What money moved for. */
export type TransactionType =
  | 'DISBURSEMENT'
  | 'PAYMENT'
  | 'REMITTANCE_PAYOUT'
  | 'TRANSFER'
  | 'REFUND';

/** Body of `PATCH /accounts/{id}`. */
export interface UpdateAccountBody {
  /**
   * Its name.
   * At most 255 characters.
   */
  name?: string | undefined;
  /**
   * Email address.
   * At most 255 characters.
   */
  email?: string | null | undefined;
  /** Whether it is a platform, which may have sub-accounts. */
  platform?: boolean | undefined;
  /** Switches of the account: where it differs from the general behaviour. */
  switches?:
    | Partial<
        Record<
          | 'qr_codes'
          | 'transactions'
          | 'reports'
          | 'ewallets'
          | 'virtual_accounts'
          | 'direct_debit'
          | 'cards'
          | 'retail_outlets'
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
  /** What is charged and when it is paid out, by channel category. */
  terms?: Partial<Record<ChannelCategory, CategoryTerms>> | undefined;
  /** What card charges may use, where it differs from what every account has. */
  cards?: AccountCards | undefined;
  /** Where events are sent, by mode and event family; null removes one. */
  callback_urls?: Partial<Record<Mode, Partial<Record<CallbackType, string | null>>>> | undefined;
  /** Verification token by mode: deliveries carry it as the header x-callback-token. */
  callback_token?: Partial<Record<Mode, string>> | undefined;
}

/** Body of `PATCH /accounts/{id}/transactions`. */
export interface UpdateTransactionBody {
  /** Id of the transaction. */
  transaction_id: string;
  /** The state that it is put in. */
  status: 'SUCCESS' | 'FAILED' | 'VOIDED' | 'REVERSED';
}

/** What webhooks of a test account are put through on purpose. */
export interface WebhookChaos {
  /**
   * Same seed, same choices.
   * A whole number.
   */
  seed?: number | undefined;
  /** Names of the events it is limited to; all when left out. */
  events?: readonly string[] | undefined;
  /**
   * Part of the deliveries that are sent once more after they were acknowledged, from 0 to 1.
   * At least 0, at most 1.
   */
  duplicate?: number | undefined;
  /**
   * Part of the deliveries that wait for the next one, from 0 to 1.
   * At least 0, at most 1.
   */
  reorder?: number | undefined;
  /**
   * Part of the deliveries that come later, from 0 to 1.
   * At least 0, at most 1.
   */
  delay?: number | undefined;
  /**
   * At most so many milliseconds late, on the clock of test accounts.
   * A whole number, at least 0, at most 86,400,000.
   */
  delay_ms?: number | undefined;
  /**
   * Part of the attempts that are lost on the way, from 0 to 1; they are retried.
   * At least 0, at most 1.
   */
  drop?: number | undefined;
  /**
   * Part of the attempts that are signed with a time that is too old, from 0 to 1.
   * At least 0, at most 1.
   */
  stale_signature?: number | undefined;
  /**
   * Part of the deliveries that are sent before the response of the request that caused them,
   * from 0 to 1.
   * At least 0, at most 1.
   */
  before_response?: number | undefined;
}

/** A request of the log, with what was sent and answered; secrets are hidden. */
export interface WholeRequest {
  /** Id of the request: the header request-id of its response. */
  request_id: string;
  /**
   * When it happened.
   * An ISO 8601 time.
   */
  at: string;
  /** Milliseconds from the last byte of the request to the response. */
  duration_ms: number;
  /** The wallet of the payer, once it is linked. */
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
  /** Whether the response was repeated by its idempotency key. */
  replayed: boolean;
  /** Ids of the objects that the request made, changed or named. */
  objects: string[];
  /** The merchant's own reference. */
  reference_id: string | null;
  /** What a fault or a script did to it, in words; null for most. */
  interference: string | null;
  /** Idempotency key of the request, or null. */
  idempotency_key: string | null;
  /** Query of the request. */
  query: Record<string, unknown>;
  /** The body, decoded from JSON. */
  body: unknown;
  /** Body of the response. */
  response: unknown;
}

/** Money that was taken out of an account. */
export interface Withdrawal {
  /**
   * Id of the object.
   * Begins with wdr_.
   */
  id: string;
  /** Three-letter currency code (ISO 4217), such as IDR. */
  currency: string;
  /** In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50. */
  amount: number;
  /** What it is for. */
  description: string;
  /**
   * When it was created.
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
  query?: Nothing | undefined;
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

/** What api.endpoints takes. */
export interface ListEndpointsInput {
  /** Query parameters. */
  query?: Nothing | undefined;
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

/** Codes that api.endpoints declares. */
export type ListEndpointsErrorCode =
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
     * List accounts: `GET /accounts`.
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
    readonly getAdvance: (
      input: GetAdvanceInput,
      options?: CallOptions,
    ) => Promise<Result<ClockAdvance, GetAdvanceErrorCode>>;
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
  readonly events: {
    /**
     * Read an event with its attempts, and why it has not arrived: `GET
     * /accounts/{id}/events/{webhook_id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetEventInput,
      options?: CallOptions,
    ) => Promise<Result<EventView, GetEventErrorCode>>;
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
     * Revoke a key for ever: `POST /keys/{id}/revoke`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly revoke: (
      input: RevokeKeyInput,
      options?: CallOptions,
    ) => Promise<Result<RevokeKeyResponse, RevokeKeyErrorCode>>;
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
    readonly get: (
      input: GetObjectInput,
      options?: CallOptions,
    ) => Promise<Result<GetObjectResponse, GetObjectErrorCode>>;
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
  readonly requests: {
    /**
     * Read a request by its Request-ID, with what was sent and answered: `GET /requests/{id}`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 404
     * DATA_NOT_FOUND; 500 SERVER_ERROR.
     */
    readonly get: (
      input: GetRequestInput,
      options?: CallOptions,
    ) => Promise<Result<WholeRequest, GetRequestErrorCode>>;
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
