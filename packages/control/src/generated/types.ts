// What the calls of this package take and return.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { CallOptions, Result } from '@kasir/core/client';

export interface Account {
  id: string;
  name: string;
  email?: string | undefined;
  parent: string | null;
  platform: boolean;
  number: string;
  versions: AccountVersions;
  switches: Record<string, boolean>;
  rates: Partial<Record<'test' | 'live', number>>;
  terms?: Partial<Record<ChannelCategory, AccountTermsValue>> | undefined;
  cards?: AccountCards | undefined;
  callbacks: AccountCallbacks;
  chaos?: AccountChaos | undefined;
  created: string;
}

export interface AccountCallbacks {
  test: CallbackSettings;
  live: CallbackSettings;
}

export interface AccountCards {
  mids?: string[] | undefined;
  optional_authentication?: boolean | undefined;
  promotions?: AccountCardsPromotions[] | undefined;
  limits?: Record<string, AccountCardsLimitsValue> | undefined;
}

export interface AccountCardsLimitsValue {
  /** Above 0. */
  min: number;
  /** Above 0. */
  max: number;
}

export interface AccountCardsPromotions {
  /** At most 255 characters. */
  reference_id: string;
  /** A whole number, at least 1, at most 10,000. */
  discount_basis_points?: number | undefined;
  /** Above 0. */
  discount_amount?: number | undefined;
  /** Above 0. */
  min_original_amount?: number | undefined;
}

export interface AccountChaos {
  /** A whole number. */
  seed: number;
  events?: string[] | undefined;
  /** At least 0, at most 1. */
  duplicate: number;
  /** At least 0, at most 1. */
  reorder: number;
  /** At least 0, at most 1. */
  delay: number;
  /** A whole number, at least 0, at most 86,400,000. */
  delay_ms: number;
  /** At least 0, at most 1. */
  drop: number;
  /** At least 0, at most 1. */
  stale_signature: number;
  /** At least 0, at most 1. */
  before_response: number;
  after: string | null;
}

export type AccountCountry = 'ID' | 'PH' | 'VN' | 'MY' | 'TH';

export interface AccountTermsValue {
  /** A whole number, at least 0, at most 10,000. */
  fee_basis_points?: number | undefined;
  /** A whole number, at least 0, at most 365. */
  settlement_days?: number | undefined;
}

export type AccountType = 'OWNED' | 'MANAGED';

export interface AccountVersions {
  test: Record<string, string>;
  live: Record<string, string>;
}

export interface ActOnObjectBody {
  action: ObjectAction;
  /** Above 0. */
  amount?: number | undefined;
  failure_code?: string | undefined;
}

export interface ActOnObjectParams {
  id: string;
  object: string;
}

export interface AdjustBalanceBody {
  type: 'DEPOSIT' | 'WITHDRAWAL';
  /** Above 0. */
  amount: number;
  currency?: Currency | undefined;
  /** At most 255 characters. */
  description?: string | undefined;
}

export type AdjustBalanceResponse = Deposit | Withdrawal;

export interface AdvanceClockBody {
  /** A whole number, at least 0, at most 3,153,600,000,000. */
  ms: number;
}

export interface AdvanceClockResponse {
  happened: AdvanceClockResponseHappened[];
  /** An ISO 8601 time. */
  now: string;
  frozen: boolean;
  ahead_ms: number;
  /** An ISO 8601 time. */
  next_due: string | null;
}

export interface AdvanceClockResponseHappened {
  topic: string;
  account: string;
  /** An ISO 8601 time. */
  due: string;
}

export interface ApiKey {
  id: string;
  name: string;
  account: string;
  mode: 'test' | 'live';
  type: 'secret' | 'public';
  permissions: string[];
  ending: string;
  revoked: boolean;
  created: string;
}

export interface ById {
  id: string;
}

export interface CallApiBody {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string> | undefined;
  body?: unknown;
}

export interface CallApiResponse {
  /** A whole number. */
  status: number;
  headers: Record<string, string>;
  body: unknown;
  request_id: string;
}

export interface CallbackSettings {
  token: string;
  former_token?: CallbackSettingsFormerToken | undefined;
  /** A whole number. */
  secret_number?: number | undefined;
  former_secret?: CallbackSettingsFormerSecret | undefined;
  urls: Record<string, string>;
}

export interface CallbackSettingsFormerSecret {
  /** A whole number. */
  number: number;
  /** An ISO 8601 time. */
  until: string;
}

export interface CallbackSettingsFormerToken {
  token: string;
  /** An ISO 8601 time. */
  until: string;
}

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

export interface Chaos {
  /** A whole number. */
  seed: number;
  events?: string[] | undefined;
  /** At least 0, at most 1. */
  duplicate: number;
  /** At least 0, at most 1. */
  reorder: number;
  /** At least 0, at most 1. */
  delay: number;
  /** A whole number, at least 0, at most 86,400,000. */
  delay_ms: number;
  /** At least 0, at most 1. */
  drop: number;
  /** At least 0, at most 1. */
  stale_signature: number;
  /** At least 0, at most 1. */
  before_response: number;
  done: ChaosDone;
}

export interface ChaosDone {
  /** A whole number. */
  duplicated: number;
  /** A whole number. */
  reordered: number;
  /** A whole number. */
  delayed: number;
  /** A whole number. */
  dropped: number;
  /** A whole number. */
  stale: number;
  /** A whole number. */
  before_response: number;
}

export interface CheckInvariantsResponse {
  ok: boolean;
  breaches: CheckInvariantsResponseBreaches[];
}

export interface CheckInvariantsResponseBreaches {
  account: string;
  mode: Mode;
  law: string;
  detail: string;
}

export interface ClockReading {
  /** An ISO 8601 time. */
  now: string;
  frozen: boolean;
  ahead_ms: number;
  /** An ISO 8601 time. */
  next_due: string | null;
}

export interface CreateAccountBody {
  /** At most 255 characters. */
  name: string;
  platform?: boolean | undefined;
  parent?: string | null | undefined;
  callback_urls?: Record<string, string> | undefined;
  callback_token?: string | undefined;
  type?: AccountType | undefined;
  /** At most 255 characters. */
  email?: string | undefined;
  mode?: Mode | undefined;
}

export interface CreateAccountResponse {
  id: string;
  name: string;
  email?: string | undefined;
  parent: string | null;
  platform: boolean;
  number: string;
  versions: CreateAccountResponseVersions;
  switches: Record<string, boolean>;
  rates: Partial<Record<'test' | 'live', number>>;
  terms?: Partial<Record<ChannelCategory, CreateAccountResponseTermsValue>> | undefined;
  cards?: CreateAccountResponseCards | undefined;
  callbacks: CreateAccountResponseCallbacks;
  chaos?: AccountChaos | undefined;
  created: string;
  key: NewKey;
}

export interface CreateAccountResponseCallbacks {
  test: CallbackSettings;
  live: CallbackSettings;
}

export interface CreateAccountResponseCards {
  mids?: string[] | undefined;
  optional_authentication?: boolean | undefined;
  promotions?: CreateAccountResponseCardsPromotions[] | undefined;
  limits?: Record<string, CreateAccountResponseCardsLimitsValue> | undefined;
}

export interface CreateAccountResponseCardsLimitsValue {
  /** Above 0. */
  min: number;
  /** Above 0. */
  max: number;
}

export interface CreateAccountResponseCardsPromotions {
  /** At most 255 characters. */
  reference_id: string;
  /** A whole number, at least 1, at most 10,000. */
  discount_basis_points?: number | undefined;
  /** Above 0. */
  discount_amount?: number | undefined;
  /** Above 0. */
  min_original_amount?: number | undefined;
}

export interface CreateAccountResponseTermsValue {
  /** A whole number, at least 0, at most 10,000. */
  fee_basis_points?: number | undefined;
  /** A whole number, at least 0, at most 365. */
  settlement_days?: number | undefined;
}

export interface CreateAccountResponseVersions {
  test: Record<string, string>;
  live: Record<string, string>;
}

export interface CreateKeyBody {
  /** At most 255 characters. */
  name?: string | undefined;
  mode?: Mode | undefined;
  type?: 'secret' | 'public' | undefined;
  permissions?:
    | (
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

export interface CreateSnapshotBody {
  /** At most 255 characters. */
  name?: string | null | undefined;
}

export interface CreateTransactionBody {
  type: 'DISBURSEMENT' | 'REMITTANCE_PAYOUT' | 'PAYMENT';
  status?: 'PENDING' | 'SUCCESS' | 'FAILED' | undefined;
  channel_category: ChannelCategory;
  /** At most 255 characters. */
  channel_code: string;
  /** At most 255 characters. */
  reference_id: string;
  /** At most 255 characters. */
  account_identifier?: string | null | undefined;
  /** Above 0. */
  amount: number;
  currency?: Currency | undefined;
}

export type Currency = 'IDR' | 'PHP' | 'VND' | 'THB' | 'MYR' | 'USD';

export interface DeleteFaultsQuery {
  fault?: string | undefined;
}

export interface DeleteFaultsResponse {
  /** A whole number. */
  deleted: number;
}

export interface DeleteScriptsQuery {
  script?: string | undefined;
}

export interface DeleteScriptsResponse {
  /** A whole number. */
  deleted: number;
}

export interface DeleteSnapshotResponse {
  id: string;
  deleted: true;
}

export interface DeliveryProblem {
  /** An ISO 8601 time. */
  at: string;
  webhook_id: string;
  event: string;
  error: string;
}

export interface DeliveryReport {
  status: 'OPEN' | 'CLOSED';
  /** An ISO 8601 time. */
  from: string;
  /** An ISO 8601 time. */
  to: string;
  /** A whole number. */
  acknowledged: number;
  /** A whole number. */
  refused: number;
  /** A whole number. */
  failed: number;
  /** A whole number. */
  unrouted: number;
  problems: DeliveryProblem[];
  failing: DeliveryReportFailing[];
  /** A whole number. */
  other_failures: number;
}

export interface DeliveryReportFailing {
  url: string | null;
  error: string;
  /** A whole number. */
  attempts: number;
}

export interface Deposit {
  id: string;
  currency: string;
  amount: number;
  description: string;
  /** An ISO 8601 time. */
  created: string;
}

export interface EndChaosResponse {
  chaos: Chaos | null;
}

export type EventStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'UNROUTED';

export interface EventView {
  webhook_id: string;
  event: string;
  subject: string;
  /** An ISO 8601 time. */
  created: string;
  status: EventStatus;
  url: string | null;
  attempts: EventViewAttempts[];
  /** An ISO 8601 time. */
  next_attempt: string | null;
  trouble: EventViewTrouble | null;
  body: unknown;
}

export interface EventViewAttempts {
  /** An ISO 8601 time. */
  at: string;
  /** A whole number. */
  status: number | null;
  error: string | null;
  trigger: 'automatic' | 'resend';
}

export interface EventViewTrouble {
  text: string;
  remedy: string;
}

export interface FaultInput {
  match?: FaultMatch | undefined;
  fault:
    | FaultInputFaultStatus
    | FaultInputFaultLatency
    | FaultInputFaultCutBeforeCommit
    | FaultInputFaultCutAfterCommit;
  /** A whole number, at least 1. */
  times?: number | null | undefined;
  /** At least 0, at most 1. */
  probability?: number | undefined;
  /** A whole number. */
  seed?: number | undefined;
}

export interface FaultInputFaultCutAfterCommit {
  type: 'cut_after_commit';
}

export interface FaultInputFaultCutBeforeCommit {
  type: 'cut_before_commit';
}

export interface FaultInputFaultLatency {
  type: 'latency';
  /** A whole number, at least 1, at most 120,000. */
  ms: number;
}

export interface FaultInputFaultStatus {
  type: 'status';
  /** A whole number, at least 400, at most 599. */
  status: number;
  error_code?: string | undefined;
  /** A whole number, at least 0. */
  retry_after_s?: number | undefined;
}

export interface FaultMatch {
  account?: string | undefined;
  method?: string | undefined;
  endpoint?: string | undefined;
  path?: string | undefined;
  header?: string | undefined;
}

export type FeedEntry =
  | FeedEntryRequest
  | FeedEntryTransition
  | FeedEntryEvent
  | FeedEntryDelivery
  | FeedEntryClock;

export interface FeedEntryClock {
  type: 'clock';
  /** A whole number. */
  sequence: number;
  /** An ISO 8601 time. */
  at: string;
  account: string | null;
  mode: Mode | null;
  /** An ISO 8601 time. */
  now: string;
  frozen: boolean;
}

export interface FeedEntryDelivery {
  type: 'delivery';
  /** A whole number. */
  sequence: number;
  /** An ISO 8601 time. */
  at: string;
  account: string | null;
  mode: Mode | null;
  webhook_id: string;
  event: string;
  object: string;
  url: string | null;
  /** A whole number. */
  status: number | null;
  error: string | null;
  /** A whole number. */
  attempt: number;
  acknowledged: boolean;
}

export interface FeedEntryEvent {
  type: 'event';
  /** A whole number. */
  sequence: number;
  /** An ISO 8601 time. */
  at: string;
  account: string | null;
  mode: Mode | null;
  webhook_id: string;
  event: string;
  object: string;
}

export interface FeedEntryRequest {
  type: 'request';
  /** A whole number. */
  sequence: number;
  /** An ISO 8601 time. */
  at: string;
  account: string | null;
  mode: Mode | null;
  request: LoggedRequest;
}

export interface FeedEntryTransition {
  type: 'transition';
  /** A whole number. */
  sequence: number;
  /** An ISO 8601 time. */
  at: string;
  account: string | null;
  mode: Mode | null;
  object: string;
  kind: string;
  from: string | null;
  to: string;
  request_id: string | null;
  job: string | null;
}

export interface ForkAccountBody {
  /** At most 255 characters. */
  name?: string | undefined;
  snapshot?: string | undefined;
}

export interface ForkAccountResponse {
  id: string;
  name: string;
  email?: string | undefined;
  parent: string | null;
  platform: boolean;
  number: string;
  versions: ForkAccountResponseVersions;
  switches: Record<string, boolean>;
  rates: Partial<Record<'test' | 'live', number>>;
  terms?: Partial<Record<ChannelCategory, ForkAccountResponseTermsValue>> | undefined;
  cards?: ForkAccountResponseCards | undefined;
  callbacks: ForkAccountResponseCallbacks;
  chaos?: AccountChaos | undefined;
  created: string;
  key: NewKey;
}

export interface ForkAccountResponseCallbacks {
  test: CallbackSettings;
  live: CallbackSettings;
}

export interface ForkAccountResponseCards {
  mids?: string[] | undefined;
  optional_authentication?: boolean | undefined;
  promotions?: ForkAccountResponseCardsPromotions[] | undefined;
  limits?: Record<string, ForkAccountResponseCardsLimitsValue> | undefined;
}

export interface ForkAccountResponseCardsLimitsValue {
  /** Above 0. */
  min: number;
  /** Above 0. */
  max: number;
}

export interface ForkAccountResponseCardsPromotions {
  /** At most 255 characters. */
  reference_id: string;
  /** A whole number, at least 1, at most 10,000. */
  discount_basis_points?: number | undefined;
  /** Above 0. */
  discount_amount?: number | undefined;
  /** Above 0. */
  min_original_amount?: number | undefined;
}

export interface ForkAccountResponseTermsValue {
  /** A whole number, at least 0, at most 10,000. */
  fee_basis_points?: number | undefined;
  /** A whole number, at least 0, at most 365. */
  settlement_days?: number | undefined;
}

export interface ForkAccountResponseVersions {
  test: Record<string, string>;
  live: Record<string, string>;
}

export interface FreezeClockBody {
  /** An ISO 8601 time. */
  at?: string | undefined;
}

export interface GetAccountResponse {
  id: string;
  name: string;
  email?: string | undefined;
  parent: string | null;
  platform: boolean;
  number: string;
  versions: GetAccountResponseVersions;
  switches: Record<string, boolean>;
  rates: Partial<Record<'test' | 'live', number>>;
  terms?: Partial<Record<ChannelCategory, GetAccountResponseTermsValue>> | undefined;
  cards?: GetAccountResponseCards | undefined;
  callbacks: GetAccountResponseCallbacks;
  chaos?: AccountChaos | undefined;
  created: string;
  sub_account?: SubAccount | undefined;
}

export interface GetAccountResponseCallbacks {
  test: CallbackSettings;
  live: CallbackSettings;
}

export interface GetAccountResponseCards {
  mids?: string[] | undefined;
  optional_authentication?: boolean | undefined;
  promotions?: GetAccountResponseCardsPromotions[] | undefined;
  limits?: Record<string, GetAccountResponseCardsLimitsValue> | undefined;
}

export interface GetAccountResponseCardsLimitsValue {
  /** Above 0. */
  min: number;
  /** Above 0. */
  max: number;
}

export interface GetAccountResponseCardsPromotions {
  /** At most 255 characters. */
  reference_id: string;
  /** A whole number, at least 1, at most 10,000. */
  discount_basis_points?: number | undefined;
  /** Above 0. */
  discount_amount?: number | undefined;
  /** Above 0. */
  min_original_amount?: number | undefined;
}

export interface GetAccountResponseTermsValue {
  /** A whole number, at least 0, at most 10,000. */
  fee_basis_points?: number | undefined;
  /** A whole number, at least 0, at most 365. */
  settlement_days?: number | undefined;
}

export interface GetAccountResponseVersions {
  test: Record<string, string>;
  live: Record<string, string>;
}

export interface GetChaosResponse {
  chaos: Chaos | null;
}

export interface GetEventParams {
  id: string;
  webhook_id: string;
}

export interface GetEventQuery {
  mode?: Mode | undefined;
}

export interface GetMoneyQuery {
  mode?: Mode | undefined;
  /** A whole number, at least 1, at most 90. */
  days?: number | undefined;
}

export interface GetMoneyResponse {
  ledgers: GetMoneyResponseLedgers[];
  days: GetMoneyResponseDays[];
}

export interface GetMoneyResponseDays {
  /** A day, YYYY-MM-DD. */
  date: string;
  currency: string;
  paid_in: number;
  paid_out: number;
  fees: number;
  /** A whole number. */
  transactions: number;
}

export interface GetMoneyResponseLedgers {
  ledger: string;
  currency: string;
  balance: number;
}

export interface GetObjectParams {
  id: string;
  object: string;
}

export interface GetObjectQuery {
  mode?: Mode | undefined;
}

export interface GetObjectResponse {
  id: string;
  kind: string;
  status: string | null;
  reference_id: string | null;
  amount: number | null;
  currency: string | null;
  channel_code: string | null;
  customer_id: string | null;
  /** An ISO 8601 time. */
  created: string;
  body: unknown;
  machine: string | null;
  actions: ObjectAction[];
  related: ObjectSummary[];
  timeline: TimelineEntry[];
  troubles: GetObjectResponseTroubles[];
}

export interface GetObjectResponseTroubles {
  text: string;
  remedy: string;
}

export interface GetWebhooksQuery {
  mode?: Mode | undefined;
}

export interface GetWebhooksResponse {
  token: string;
  urls: Record<string, string>;
  signing_secret: string;
  reports: DeliveryReport[];
}

export interface InjectedFault {
  match: FaultMatch;
  fault:
    | InjectedFaultFaultStatus
    | InjectedFaultFaultLatency
    | InjectedFaultFaultCutBeforeCommit
    | InjectedFaultFaultCutAfterCommit;
  /** A whole number, at least 1. */
  times: number | null;
  /** At least 0, at most 1. */
  probability: number;
  /** A whole number. */
  seed: number;
  id: string;
  /** An ISO 8601 time. */
  created: string;
  /** A whole number. */
  struck: number;
}

export interface InjectedFaultFaultCutAfterCommit {
  type: 'cut_after_commit';
}

export interface InjectedFaultFaultCutBeforeCommit {
  type: 'cut_before_commit';
}

export interface InjectedFaultFaultLatency {
  type: 'latency';
  /** A whole number, at least 1, at most 120,000. */
  ms: number;
}

export interface InjectedFaultFaultStatus {
  type: 'status';
  /** A whole number, at least 400, at most 599. */
  status: number;
  error_code?: string | undefined;
  /** A whole number, at least 0. */
  retry_after_s?: number | undefined;
}

export interface ListAccountsResponse {
  data: Account[];
}

export interface ListChannelsResponse {
  data: ListChannelsResponseData[];
}

export interface ListChannelsResponseData {
  code: string;
  name: string;
  type: string;
  country: string;
  currencies: string[];
  minimum: Record<string, number | null>;
  maximum: Record<string, number | null>;
  refunds: string;
  required_properties: string[];
  generations: string[];
}

export interface ListEventsQuery {
  mode?: Mode | undefined;
  subject?: string | undefined;
  event?: string | undefined;
  status?: EventStatus | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  before?: string | undefined;
}

export interface ListEventsResponse {
  data: EventView[];
  next: string | null;
}

export interface ListFaultsResponse {
  data: InjectedFault[];
}

export interface ListKeysResponse {
  data: ApiKey[];
}

export interface ListMachinesResponse {
  data: MachineView[];
}

export interface ListMailsQuery {
  account?: string | undefined;
  mode?: Mode | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
}

export interface ListMailsResponse {
  data: ListMailsResponseData[];
}

export interface ListMailsResponseData {
  id: string;
  account: string;
  mode: Mode;
  /** An ISO 8601 time. */
  created: string;
  status: 'KEPT' | 'PENDING' | 'SENT' | 'FAILED';
  to: string | null;
  subject: string;
  text: string;
  /** A whole number. */
  attempts: number;
  error: string | null;
}

export interface ListNotificationsQuery {
  mode?: Mode | undefined;
  invoice_id?: string | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
}

export interface ListNotificationsResponse {
  data: ListNotificationsResponseData[];
}

export interface ListNotificationsResponseData {
  id: string;
  event: 'invoice_created' | 'invoice_reminder' | 'invoice_paid' | 'invoice_expired';
  channel: 'email' | 'sms' | 'whatsapp' | 'viber';
  to: string;
  invoice_id: string;
  external_id: string;
  /** An ISO 8601 time. */
  created: string;
}

export interface ListObjectsQuery {
  mode?: Mode | undefined;
  kind?: string | undefined;
  status?: string | undefined;
  reference_id?: string | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  before?: string | undefined;
}

export interface ListObjectsResponse {
  data: ObjectSummary[];
  next: string | null;
  kinds: string[];
}

export interface ListPartnersResponse {
  data: Partner[];
}

export interface ListRequestsQuery {
  account?: string | undefined;
  mode?: Mode | undefined;
  method?: string | undefined;
  endpoint?: string | undefined;
  status?: string | undefined;
  error_code?: string | undefined;
  object?: string | undefined;
  reference_id?: string | undefined;
  /** An ISO 8601 time. */
  from?: string | undefined;
  /** An ISO 8601 time. */
  to?: string | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
  before?: string | undefined;
}

export interface ListRequestsResponse {
  data: LoggedRequest[];
  next: string | null;
}

export interface ListScriptsResponse {
  data: Script[];
}

export interface ListSnapshotsResponse {
  data: Snapshot[];
}

export interface LoggedRequest {
  request_id: string;
  /** An ISO 8601 time. */
  at: string;
  duration_ms: number;
  account: string | null;
  mode: Mode | null;
  method: string;
  path: string;
  endpoint: string | null;
  /** A whole number. */
  status: number;
  error_code: string | null;
  replayed: boolean;
  objects: string[];
  reference_id: string | null;
  interference: string | null;
}

export interface MachineView {
  name: string;
  initial: string[];
  states: MachineViewStates[];
  transitions: MachineViewTransitions[];
}

export interface MachineViewStates {
  name: string;
  final: boolean;
}

export interface MachineViewTransitions {
  from: string | null;
  to: string;
  on: string;
  when: string | null;
  clauses: string[];
  emits: string[];
}

export type Mode = 'test' | 'live';

export interface NewKey {
  id: string;
  name: string;
  account: string;
  mode: 'test' | 'live';
  type: 'secret' | 'public';
  permissions: string[];
  ending: string;
  revoked: boolean;
  created: string;
  key: string;
}

export interface Nothing {}

export type ObjectAction =
  | 'pay'
  | 'authorize'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'capture';

export interface ObjectSummary {
  id: string;
  kind: string;
  status: string | null;
  reference_id: string | null;
  amount: number | null;
  currency: string | null;
  channel_code: string | null;
  customer_id: string | null;
  /** An ISO 8601 time. */
  created: string;
}

export interface Partner {
  id: string;
  account: string;
  mode: 'test' | 'live';
  signature: PartnerSignature;
  public_key: string;
  created: string;
}

export type PartnerSignature = 'asymmetric' | 'symmetric';

export interface PlantSeedResponse {
  accounts: PlantSeedResponseAccounts[];
}

export interface PlantSeedResponseAccounts {
  id: string;
  name: string;
  created: boolean;
  customers: string[];
  payment_methods: string[];
}

export interface ReadFeedQuery {
  /** A whole number, at least 0. */
  after?: number | undefined;
  /** A whole number, at least 0, at most 30,000. */
  wait_ms?: number | undefined;
  account?: string | undefined;
  type?: 'request' | 'transition' | 'event' | 'delivery' | 'clock' | undefined;
  /** A whole number, at least 1, at most 500. */
  limit?: number | undefined;
}

export interface ReadFeedResponse {
  data: FeedEntry[];
  /** A whole number. */
  last: number;
  /** A whole number. */
  missed: number;
}

export interface RegisterPartnerBody {
  id: string;
  mode?: Mode | undefined;
  signature?: PartnerSignature | undefined;
  /** At most 10,000 characters. */
  public_key: string;
}

export interface RegisterPartnerResponse {
  id: string;
  account: string;
  mode: 'test' | 'live';
  signature: PartnerSignature;
  public_key: string;
  created: string;
  client_secret: string | null;
}

export interface ResendEventBody {
  mode?: Mode | undefined;
  webhook_id: string;
}

export interface ResendEventResponse {
  webhook_id: string;
}

export interface ResendManyBody {
  mode?: Mode | undefined;
  status?: 'PENDING' | 'DELIVERED' | 'FAILED' | 'UNROUTED' | undefined;
  event?: string | undefined;
  subject?: string | undefined;
  /** An ISO 8601 time. */
  from?: string | undefined;
  /** An ISO 8601 time. */
  to?: string | undefined;
  after?: string | undefined;
  /** A whole number, at least 1, at most 500. */
  limit?: number | undefined;
}

export interface ResendManyResponse {
  webhook_ids: string[];
  next: string | null;
}

export interface ResetAccountResponse {
  account: string;
  /** A whole number. */
  deleted: number;
}

export interface RestoreSnapshotBody {
  snapshot?: string | undefined;
  file?: SnapshotFile | undefined;
  clock?: 'keep' | 'snapshot' | undefined;
}

export interface RestoreSnapshotResponse {
  account: string;
  /** A whole number. */
  objects: number;
}

export interface RevokeKeyResponse {
  id: string;
  revoked: true;
}

export interface RotateWebhooksBody {
  mode?: Mode | undefined;
  secret: 'token' | 'signing_secret';
  token?: string | undefined;
  /** A whole number, at least 0, at most 604,800,000. */
  overlap_ms?: number | undefined;
}

export interface RotateWebhooksResponse {
  token: string;
  signing_secret: string;
  /** An ISO 8601 time. */
  former_until: string | null;
}

export interface Script {
  match: ScriptMatch;
  /** At most 100 items. */
  steps: ScriptStep[];
  afterwards: 'end' | 'last' | 'again';
  id: string;
  /** An ISO 8601 time. */
  created: string;
  /** A whole number. */
  used: number;
  open: boolean;
}

export interface ScriptInput {
  match?: ScriptMatch | undefined;
  /** At most 100 items. */
  steps: ScriptStepInput[];
  afterwards?: 'end' | 'last' | 'again' | undefined;
}

export interface ScriptMatch {
  work?: ScriptedWork | undefined;
  channel_code?: string | undefined;
  customer_id?: string | undefined;
  reference_id?: string | undefined;
  object?: string | undefined;
  header?: string | undefined;
}

export interface ScriptStep {
  outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_answer';
  failure_code?: string | undefined;
  /** A whole number, at least 0, at most 60,000. */
  delay_ms?: number | undefined;
  /** A whole number, at least 1, at most 1,000. */
  times: number;
}

export interface ScriptStepInput {
  outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_answer';
  failure_code?: string | undefined;
  /** A whole number, at least 0, at most 60,000. */
  delay_ms?: number | undefined;
  /** A whole number, at least 1, at most 1,000. */
  times?: number | undefined;
}

export type ScriptedWork = 'payment' | 'authorization' | 'capture' | 'refund' | 'linking';

export interface SearchQuery {
  /** At most 255 characters. */
  q: string;
  account?: string | undefined;
  mode?: Mode | undefined;
  /** A whole number, at least 1, at most 100. */
  limit?: number | undefined;
}

export interface SearchResponse {
  data: SearchResponseData[];
}

export interface SearchResponseData {
  type: 'object' | 'request' | 'event' | 'account' | 'channel';
  id: string;
  account: string | null;
  title: string;
  detail: string;
}

export interface Seed {
  /** At most 100 items. */
  accounts: SeedAccounts[];
}

export interface SeedAccounts {
  /** At most 255 characters. */
  name: string;
  platform?: boolean | undefined;
  parent?: string | undefined;
  keys?: string[] | undefined;
  callback_token?: string | undefined;
  callback_urls?: Record<string, string> | undefined;
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
  versions?: Record<string, string> | undefined;
  balance?: Record<string, number> | undefined;
  customers?: Record<string, unknown>[] | undefined;
  payment_methods?: Record<string, unknown>[] | undefined;
  scripts?: ScriptInput[] | undefined;
  chaos?: WebhookChaos | undefined;
}

export interface Snapshot {
  id: string;
  account: string;
  name: string | null;
  /** An ISO 8601 time. */
  created: string;
  /** A whole number. */
  objects: number;
}

export interface SnapshotFile {
  format: 'kasir-snapshot/1';
  name: string | null;
  /** An ISO 8601 time. */
  taken: string;
  account: string;
  settings: SnapshotFileSettings;
  turn: SnapshotFileTurn;
  objects: SnapshotFileObjects[];
  entries: SnapshotFileEntries[];
  jobs: SnapshotFileJobs[];
}

export interface SnapshotFileEntries {
  id: string;
  transaction: string;
  ledger: string;
  currency: string;
  type: string;
  /** A whole number. */
  amount: number;
  /** A whole number. */
  balance: number;
}

export interface SnapshotFileJobs {
  id: string;
  topic: string;
  lane: 'work' | 'delivery';
  queue: string;
  due: number;
  ready: boolean;
  payload: unknown;
}

export interface SnapshotFileObjects {
  kind: string;
  id: string;
  /** A whole number, at least 1. */
  version: number;
  expires: number | null;
  public: unknown;
  state: unknown;
}

export interface SnapshotFileSettings {
  name: string;
  switches: Record<string, boolean>;
  versions: Record<string, string>;
  terms?: Partial<Record<ChannelCategory, SnapshotFileSettingsTermsValue>> | undefined;
  cards?: SnapshotFileSettingsCards | undefined;
}

export interface SnapshotFileSettingsCards {
  mids?: string[] | undefined;
  optional_authentication?: boolean | undefined;
  promotions?: SnapshotFileSettingsCardsPromotions[] | undefined;
  limits?: Record<string, SnapshotFileSettingsCardsLimitsValue> | undefined;
}

export interface SnapshotFileSettingsCardsLimitsValue {
  /** Above 0. */
  min: number;
  /** Above 0. */
  max: number;
}

export interface SnapshotFileSettingsCardsPromotions {
  /** At most 255 characters. */
  reference_id: string;
  /** A whole number, at least 1, at most 10,000. */
  discount_basis_points?: number | undefined;
  /** Above 0. */
  discount_amount?: number | undefined;
  /** Above 0. */
  min_original_amount?: number | undefined;
}

export interface SnapshotFileSettingsTermsValue {
  /** A whole number, at least 0, at most 10,000. */
  fee_basis_points?: number | undefined;
  /** A whole number, at least 0, at most 365. */
  settlement_days?: number | undefined;
}

export interface SnapshotFileTurn {
  now: number;
  /** A whole number. */
  sequence: number;
}

export interface SubAccount {
  id: string;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  email: string;
  type: AccountType;
  public_profile: SubAccountPublicProfile | null;
  country: AccountCountry;
  status: SubAccountStatus;
}

export interface SubAccountPublicProfile {
  business_name: string;
}

export type SubAccountStatus = 'INVITED' | 'REGISTERED' | 'AWAITING_DOCS' | 'LIVE' | 'SUSPENDED';

export interface TimelineEntry {
  /** An ISO 8601 time. */
  at: string;
  type: 'request' | 'replay' | 'transition' | 'ledger' | 'event' | 'delivery' | 'clock' | 'page';
  text: string;
  reason: string | null;
  clauses: string[];
  request_id: string | null;
  webhook_id: string | null;
  detail: Record<string, unknown>;
}

export interface Transaction {
  id: string;
  product_id: string;
  type: TransactionType;
  status: TransactionStatus;
  channel_category: ChannelCategory;
  channel_code: string;
  reference_id: string;
  account_identifier: string | null;
  currency: string;
  amount: number;
  net_amount: number;
  cashflow: 'MONEY_IN' | 'MONEY_OUT';
  business_id: string;
  settlement_status: 'PENDING' | 'EARLY_SETTLED' | 'SETTLED' | null;
  /** An ISO 8601 time. */
  estimated_settlement_time: string | null;
  /** An ISO 8601 time. */
  created: string;
  /** An ISO 8601 time. */
  updated: string;
  fee: TransactionFee;
}

export interface TransactionFee {
  xendit_fee: number;
  value_added_tax: number;
  xendit_withholding_tax: number;
  third_party_withholding_tax: number;
  status: 'PENDING' | 'COMPLETED' | 'CANCELED' | 'REVERSED' | 'NOT_APPLICABLE';
}

export type TransactionStatus =
  | 'PENDING'
  | 'SUCCESS'
  | 'FAILED'
  | 'VOIDED'
  | 'REFUNDED'
  | 'REVERSED';

export type TransactionType =
  | 'DISBURSEMENT'
  | 'PAYMENT'
  | 'REMITTANCE_PAYOUT'
  | 'TRANSFER'
  | 'REFUND';

export interface UpdateAccountBody {
  /** At most 255 characters. */
  name?: string | undefined;
  /** At most 255 characters. */
  email?: string | null | undefined;
  platform?: boolean | undefined;
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
  versions?: Partial<Record<Mode, Record<string, string>>> | undefined;
  rates?: Partial<Record<Mode, number>> | undefined;
  terms?: Partial<Record<ChannelCategory, UpdateAccountBodyTermsValue>> | undefined;
  cards?: UpdateAccountBodyCards | undefined;
  callback_urls?: Partial<Record<Mode, Record<string, string | null>>> | undefined;
  callback_token?: Partial<Record<Mode, string>> | undefined;
}

export interface UpdateAccountBodyCards {
  mids?: string[] | undefined;
  optional_authentication?: boolean | undefined;
  promotions?: UpdateAccountBodyCardsPromotions[] | undefined;
  limits?: Record<string, UpdateAccountBodyCardsLimitsValue> | undefined;
}

export interface UpdateAccountBodyCardsLimitsValue {
  /** Above 0. */
  min: number;
  /** Above 0. */
  max: number;
}

export interface UpdateAccountBodyCardsPromotions {
  /** At most 255 characters. */
  reference_id: string;
  /** A whole number, at least 1, at most 10,000. */
  discount_basis_points?: number | undefined;
  /** Above 0. */
  discount_amount?: number | undefined;
  /** Above 0. */
  min_original_amount?: number | undefined;
}

export interface UpdateAccountBodyTermsValue {
  /** A whole number, at least 0, at most 10,000. */
  fee_basis_points?: number | undefined;
  /** A whole number, at least 0, at most 365. */
  settlement_days?: number | undefined;
}

export interface UpdateTransactionBody {
  transaction_id: string;
  status: 'SUCCESS' | 'FAILED' | 'VOIDED' | 'REVERSED';
}

export interface WebhookChaos {
  /** A whole number. */
  seed?: number | undefined;
  events?: string[] | undefined;
  /** At least 0, at most 1. */
  duplicate?: number | undefined;
  /** At least 0, at most 1. */
  reorder?: number | undefined;
  /** At least 0, at most 1. */
  delay?: number | undefined;
  /** A whole number, at least 0, at most 86,400,000. */
  delay_ms?: number | undefined;
  /** At least 0, at most 1. */
  drop?: number | undefined;
  /** At least 0, at most 1. */
  stale_signature?: number | undefined;
  /** At least 0, at most 1. */
  before_response?: number | undefined;
}

export interface WholeRequest {
  request_id: string;
  /** An ISO 8601 time. */
  at: string;
  duration_ms: number;
  account: string | null;
  mode: Mode | null;
  method: string;
  path: string;
  endpoint: string | null;
  /** A whole number. */
  status: number;
  error_code: string | null;
  replayed: boolean;
  objects: string[];
  reference_id: string | null;
  interference: string | null;
  idempotency_key: string | null;
  query: Record<string, unknown>;
  body: unknown;
  response: unknown;
}

export interface Withdrawal {
  id: string;
  currency: string;
  amount: number;
  description: string;
  /** An ISO 8601 time. */
  created: string;
}

/** What accounts.create takes. */
export interface CreateAccountInput {
  query?: Nothing | undefined;
  body: CreateAccountBody;
}

/** What accounts.get takes. */
export interface GetAccountInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What accounts.list takes. */
export interface ListAccountsInput {
  query?: Nothing | undefined;
}

/** What accounts.update takes. */
export interface UpdateAccountInput {
  params: ById;
  query?: Nothing | undefined;
  body?: UpdateAccountBody | undefined;
}

/** What api.call takes. */
export interface CallApiInput {
  params: ById;
  query?: Nothing | undefined;
  body: CallApiBody;
}

/** What balance.adjust takes. */
export interface AdjustBalanceInput {
  params: ById;
  query?: Nothing | undefined;
  body: AdjustBalanceBody;
}

/** What channels.list takes. */
export interface ListChannelsInput {
  query?: Nothing | undefined;
}

/** What chaos.end takes. */
export interface EndChaosInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What chaos.get takes. */
export interface GetChaosInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What chaos.set takes. */
export interface SetChaosInput {
  params: ById;
  query?: Nothing | undefined;
  body?: WebhookChaos | undefined;
}

/** What clock.advance takes. */
export interface AdvanceClockInput {
  query?: Nothing | undefined;
  body: AdvanceClockBody;
}

/** What clock.freeze takes. */
export interface FreezeClockInput {
  query?: Nothing | undefined;
  body?: FreezeClockBody | undefined;
}

/** What clock.get takes. */
export interface GetClockInput {
  query?: Nothing | undefined;
}

/** What clock.quiet takes. */
export interface AwaitQuietInput {
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What clock.run takes. */
export interface RunClockInput {
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What events.get takes. */
export interface GetEventInput {
  params: GetEventParams;
  query?: GetEventQuery | undefined;
}

/** What events.list takes. */
export interface ListEventsInput {
  params: ById;
  query?: ListEventsQuery | undefined;
}

/** What events.resendMany takes. */
export interface ResendManyInput {
  params: ById;
  query?: Nothing | undefined;
  body?: ResendManyBody | undefined;
}

/** What events.resend takes. */
export interface ResendEventInput {
  params: ById;
  query?: Nothing | undefined;
  body: ResendEventBody;
}

/** What faults.create takes. */
export interface CreateFaultInput {
  query?: Nothing | undefined;
  body: FaultInput;
}

/** What faults.delete takes. */
export interface DeleteFaultsInput {
  query?: DeleteFaultsQuery | undefined;
}

/** What faults.list takes. */
export interface ListFaultsInput {
  query?: Nothing | undefined;
}

/** What feed.read takes. */
export interface ReadFeedInput {
  query?: ReadFeedQuery | undefined;
}

/** What invariants.check takes. */
export interface CheckInvariantsInput {
  query?: Nothing | undefined;
}

/** What keys.create takes. */
export interface CreateKeyInput {
  params: ById;
  query?: Nothing | undefined;
  body?: CreateKeyBody | undefined;
}

/** What keys.list takes. */
export interface ListKeysInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What keys.revoke takes. */
export interface RevokeKeyInput {
  params: ById;
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What machines.list takes. */
export interface ListMachinesInput {
  query?: Nothing | undefined;
}

/** What mails.list takes. */
export interface ListMailsInput {
  query?: ListMailsQuery | undefined;
}

/** What money.get takes. */
export interface GetMoneyInput {
  params: ById;
  query?: GetMoneyQuery | undefined;
}

/** What notifications.list takes. */
export interface ListNotificationsInput {
  params: ById;
  query?: ListNotificationsQuery | undefined;
}

/** What objects.act takes. */
export interface ActOnObjectInput {
  params: ActOnObjectParams;
  query?: Nothing | undefined;
  body: ActOnObjectBody;
}

/** What objects.get takes. */
export interface GetObjectInput {
  params: GetObjectParams;
  query?: GetObjectQuery | undefined;
}

/** What objects.list takes. */
export interface ListObjectsInput {
  params: ById;
  query?: ListObjectsQuery | undefined;
}

/** What partners.list takes. */
export interface ListPartnersInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What partners.register takes. */
export interface RegisterPartnerInput {
  params: ById;
  query?: Nothing | undefined;
  body: RegisterPartnerBody;
}

/** What requests.get takes. */
export interface GetRequestInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What requests.list takes. */
export interface ListRequestsInput {
  query?: ListRequestsQuery | undefined;
}

/** What scripts.create takes. */
export interface CreateScriptInput {
  params: ById;
  query?: Nothing | undefined;
  body: ScriptInput;
}

/** What scripts.delete takes. */
export interface DeleteScriptsInput {
  params: ById;
  query?: DeleteScriptsQuery | undefined;
}

/** What scripts.list takes. */
export interface ListScriptsInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What search.find takes. */
export interface SearchInput {
  query: SearchQuery;
}

/** What seeds.plant takes. */
export interface PlantSeedInput {
  query?: Nothing | undefined;
  body: Seed;
}

/** What snapshots.create takes. */
export interface CreateSnapshotInput {
  params: ById;
  query?: Nothing | undefined;
  body?: CreateSnapshotBody | undefined;
}

/** What snapshots.delete takes. */
export interface DeleteSnapshotInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What snapshots.export takes. */
export interface ExportSnapshotInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What snapshots.fork takes. */
export interface ForkAccountInput {
  params: ById;
  query?: Nothing | undefined;
  body?: ForkAccountBody | undefined;
}

/** What snapshots.list takes. */
export interface ListSnapshotsInput {
  params: ById;
  query?: Nothing | undefined;
}

/** What snapshots.reset takes. */
export interface ResetAccountInput {
  params: ById;
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What snapshots.restore takes. */
export interface RestoreSnapshotInput {
  params: ById;
  query?: Nothing | undefined;
  body?: RestoreSnapshotBody | undefined;
}

/** What transactions.create takes. */
export interface CreateTransactionInput {
  params: ById;
  query?: Nothing | undefined;
  body: CreateTransactionBody;
}

/** What transactions.update takes. */
export interface UpdateTransactionInput {
  params: ById;
  query?: Nothing | undefined;
  body: UpdateTransactionBody;
}

/** What webhooks.get takes. */
export interface GetWebhooksInput {
  params: ById;
  query?: GetWebhooksQuery | undefined;
}

/** What webhooks.rotate takes. */
export interface RotateWebhooksInput {
  params: ById;
  query?: Nothing | undefined;
  body: RotateWebhooksBody;
}

/** What subAccounts.register takes. */
export interface RegisterSubAccountsInput {
  params: ById;
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What subAccounts.awaitDocuments takes. */
export interface AwaitDocumentsSubAccountsInput {
  params: ById;
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What subAccounts.activate takes. */
export interface ActivateSubAccountsInput {
  params: ById;
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What subAccounts.suspend takes. */
export interface SuspendSubAccountsInput {
  params: ById;
  query?: Nothing | undefined;
  body?: Nothing | undefined;
}

/** What subAccounts.resume takes. */
export interface ResumeSubAccountsInput {
  params: ById;
  query?: Nothing | undefined;
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
     * Move the clock on, do what falls due on the way and wait until quiet: `POST
     * /clock/advance`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly advance: (
      input: AdvanceClockInput,
      options?: CallOptions,
    ) => Promise<Result<AdvanceClockResponse, AdvanceClockErrorCode>>;
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
     * Wait until nothing is due and no webhook is on its way: `POST /quiet`.
     * Errors: 400 API_VALIDATION_ERROR; 401 INVALID_API_KEY; 403 REQUEST_FORBIDDEN_ERROR; 500
     * SERVER_ERROR.
     */
    readonly quiet: (
      input?: AwaitQuietInput,
      options?: CallOptions,
    ) => Promise<Result<ClockReading, AwaitQuietErrorCode>>;
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
