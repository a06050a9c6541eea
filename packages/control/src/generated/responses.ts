// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import * as z from 'zod/mini';

const accountVersions = /* @__PURE__ */ z.object({
  test: z.record(z.string(), z.string()),
  live: z.record(z.string(), z.string()),
});
const channelCategory = /* @__PURE__ */ z.enum([
  'BANK',
  'CASH',
  'CARDS',
  'CARDLESS_CREDIT',
  'DIRECT_DEBIT',
  'EWALLET',
  'PAYLATER',
  'QR_CODE',
  'RETAIL_OUTLET',
  'VIRTUAL_ACCOUNT',
  'XENPLATFORM',
]);
const categoryTerms = /* @__PURE__ */ z.object({
  fee_basis_points: z.optional(z.int()),
  settlement_days: z.optional(z.int()),
});
const cardPromotion = /* @__PURE__ */ z.object({
  reference_id: z.string().check(z.minLength(1)),
  discount_basis_points: z.optional(z.int()),
  discount_amount: z.optional(z.number()),
  min_original_amount: z.optional(z.number()),
});
const chargeLimits = /* @__PURE__ */ z.object({ min: z.number(), max: z.number() });
const accountCards = /* @__PURE__ */ z.object({
  mids: z.optional(z.array(z.string().check(z.minLength(1)))),
  optional_authentication: z.optional(z.boolean()),
  promotions: z.optional(z.array(cardPromotion)),
  limits: z.optional(z.record(z.string(), chargeLimits)),
});
const branding = /* @__PURE__ */ z.object({
  color: z.optional(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}$', 'u')))),
  logo: z.optional(z.string()),
});
const callbackSettingsFormerToken = /* @__PURE__ */ z.object({
  token: z.string(),
  until: z.string(),
});
const callbackSettingsFormerSecret = /* @__PURE__ */ z.object({
  number: z.int(),
  until: z.string(),
});
const callbackSettings = /* @__PURE__ */ z.object({
  token: z.string(),
  former_token: z.optional(callbackSettingsFormerToken),
  secret_number: z.optional(z.int()),
  former_secret: z.optional(callbackSettingsFormerSecret),
  urls: z.record(z.string(), z.string()),
});
const accountCallbacks = /* @__PURE__ */ z.object({
  test: callbackSettings,
  live: callbackSettings,
});
const accountChaos = /* @__PURE__ */ z.object({
  seed: z.int(),
  events: z.optional(z.array(z.string())),
  next: z.optional(z.int()),
  duplicate: z.number(),
  reorder: z.number(),
  delay: z.number(),
  delay_ms: z.int(),
  drop: z.number(),
  lost_attempts: z.optional(z.int()),
  stale_signature: z.number(),
  before_response: z.number(),
  after: z.nullable(z.string()),
});
const newKey = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  mode: z.enum(['test', 'live']),
  type: z.enum(['secret', 'public']),
  permissions: z.array(
    z
      .string()
      .check(
        z.regex(
          new RegExp('^(money_in|transaction|report|customer|platform|webhook):(read|write)$', 'u'),
        ),
      ),
  ),
  ending: z.string(),
  revoked: z.boolean(),
  created: z.string(),
  key: z.string(),
});
const createAccountResponse = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  parent: z.nullable(z.string()),
  platform: z.boolean(),
  number: z.string(),
  versions: accountVersions,
  switches: z.record(z.string(), z.boolean()),
  rates: z.record(z.string(), z.int()),
  terms: z.optional(z.record(z.string(), categoryTerms)),
  cards: z.optional(accountCards),
  branding: z.optional(branding),
  callbacks: accountCallbacks,
  private_callbacks: z.optional(z.record(z.string(), z.boolean())),
  chaos: z.optional(accountChaos),
  created: z.string(),
  key: newKey,
});
const accountType = /* @__PURE__ */ z.enum(['OWNED', 'MANAGED']);
const subAccountPublicProfile = /* @__PURE__ */ z.object({ business_name: z.string() });
const accountCountry = /* @__PURE__ */ z.enum(['ID', 'PH', 'VN', 'MY', 'TH']);
const subAccountStatus = /* @__PURE__ */ z.enum([
  'INVITED',
  'REGISTERED',
  'AWAITING_DOCS',
  'LIVE',
  'SUSPENDED',
]);
const subAccount = /* @__PURE__ */ z.object({
  id: z.string(),
  created: z.string(),
  updated: z.string(),
  email: z.string(),
  type: accountType,
  public_profile: z.nullable(subAccountPublicProfile),
  country: accountCountry,
  status: subAccountStatus,
});
const getAccountResponse = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  parent: z.nullable(z.string()),
  platform: z.boolean(),
  number: z.string(),
  versions: accountVersions,
  switches: z.record(z.string(), z.boolean()),
  rates: z.record(z.string(), z.int()),
  terms: z.optional(z.record(z.string(), categoryTerms)),
  cards: z.optional(accountCards),
  branding: z.optional(branding),
  callbacks: accountCallbacks,
  private_callbacks: z.optional(z.record(z.string(), z.boolean())),
  chaos: z.optional(accountChaos),
  created: z.string(),
  sub_account: z.optional(subAccount),
});
const account = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  parent: z.nullable(z.string()),
  platform: z.boolean(),
  number: z.string(),
  versions: accountVersions,
  switches: z.record(z.string(), z.boolean()),
  rates: z.record(z.string(), z.int()),
  terms: z.optional(z.record(z.string(), categoryTerms)),
  cards: z.optional(accountCards),
  branding: z.optional(branding),
  callbacks: accountCallbacks,
  private_callbacks: z.optional(z.record(z.string(), z.boolean())),
  chaos: z.optional(accountChaos),
  created: z.string(),
});
const listAccountsResponse = /* @__PURE__ */ z.object({
  data: z.array(account),
  next: z.nullable(z.string()),
});
const callApiResponse = /* @__PURE__ */ z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  request_id: z.string(),
});
const checkApiResponseErrors = /* @__PURE__ */ z.object({ path: z.string(), message: z.string() });
const checkApiResponse = /* @__PURE__ */ z.object({
  endpoint: z.nullable(z.string()),
  errors: z.array(checkApiResponseErrors),
});
const listEndpointsResponseDataHeaders = /* @__PURE__ */ z.object({
  name: z.string(),
  required: z.boolean(),
  value: z.nullable(z.string()),
});
const listEndpointsResponseData = /* @__PURE__ */ z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  headers: z.array(listEndpointsResponseDataHeaders),
  example: z.unknown(),
});
const listEndpointsResponse = /* @__PURE__ */ z.object({
  data: z.array(listEndpointsResponseData),
});
const role = /* @__PURE__ */ z.enum(['viewer', 'operator', 'admin']);
const mode = /* @__PURE__ */ z.enum(['test', 'live']);
const auditEntry = /* @__PURE__ */ z.object({
  sequence: z.int(),
  at: z.string(),
  phase: z.enum(['begun', 'ended', 'refused']),
  act: z.int(),
  operator: z.string(),
  role: role,
  operation: z.string(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  object: z.nullable(z.string()),
  address: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  input: z.nullable(z.record(z.string(), z.unknown())),
  status: z.nullable(z.int()),
  error_code: z.nullable(z.string()),
  previous: z.string(),
  digest: z.string(),
});
const readAuditEntriesResponse = /* @__PURE__ */ z.object({
  data: z.array(auditEntry),
  next: z.nullable(z.int()),
});
const auditedAct = /* @__PURE__ */ z.object({
  sequence: z.int(),
  at: z.string(),
  operator: z.string(),
  role: role,
  operation: z.string(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  object: z.nullable(z.string()),
  address: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  input: z.nullable(z.record(z.string(), z.unknown())),
  outcome: z.enum(['succeeded', 'failed', 'refused', 'unknown']),
  status: z.nullable(z.int()),
  error_code: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
});
const listAuditResponse = /* @__PURE__ */ z.object({
  data: z.array(auditedAct),
  next: z.nullable(z.string()),
});
const verifyAuditResponseProblem = /* @__PURE__ */ z.object({
  sequence: z.int(),
  message: z.string(),
});
const verifyAuditResponse = /* @__PURE__ */ z.object({
  ok: z.boolean(),
  sequence: z.int(),
  digest: z.string(),
  problem: z.nullable(verifyAuditResponseProblem),
});
const deposit = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^dep_.*', 'u'))),
  currency: z.string(),
  amount: z.number(),
  description: z.string(),
  created: z.string(),
});
const withdrawal = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^wdr_.*', 'u'))),
  currency: z.string(),
  amount: z.number(),
  description: z.string(),
  created: z.string(),
});
const adjustBalanceResponse = /* @__PURE__ */ z.union([deposit, withdrawal]);
const listChannelsResponseData = /* @__PURE__ */ z.object({
  code: z.string(),
  name: z.string(),
  type: z.string(),
  country: z.string(),
  currencies: z.array(z.string()),
  minimum: z.record(z.string(), z.nullable(z.number())),
  maximum: z.record(z.string(), z.nullable(z.number())),
  refunds: z.string(),
  required_properties: z.array(z.string()),
  generations: z.array(z.string()),
});
const listChannelsResponse = /* @__PURE__ */ z.object({ data: z.array(listChannelsResponseData) });
const chaosDone = /* @__PURE__ */ z.object({
  duplicated: z.int(),
  reordered: z.int(),
  delayed: z.int(),
  dropped: z.int(),
  stale: z.int(),
  before_response: z.int(),
});
const chaos = /* @__PURE__ */ z.object({
  seed: z.int(),
  events: z.optional(z.array(z.string())),
  next: z.optional(z.int()),
  duplicate: z.number(),
  reorder: z.number(),
  delay: z.number(),
  delay_ms: z.int(),
  drop: z.number(),
  lost_attempts: z.optional(z.int()),
  stale_signature: z.number(),
  before_response: z.number(),
  done: chaosDone,
});
const endChaosResponse = /* @__PURE__ */ z.object({ chaos: z.nullable(chaos) });
const getChaosResponse = /* @__PURE__ */ z.object({ chaos: z.nullable(chaos) });
const clockAdvanceHappened = /* @__PURE__ */ z.object({ topic: z.string(), jobs: z.number() });
const clockAdvance = /* @__PURE__ */ z.object({
  id: z.string(),
  status: z.enum(['RUNNING', 'SUCCEEDED', 'STOPPED', 'FAILED']),
  from: z.string(),
  to: z.string(),
  jobs: z.number(),
  happened: z.array(clockAdvanceHappened),
  left_ms: z.nullable(z.number()),
  quiet: z.boolean(),
  message: z.nullable(z.string()),
  now: z.string(),
  frozen: z.boolean(),
  ahead_ms: z.number(),
  next_due: z.nullable(z.string()),
});
const clockReading = /* @__PURE__ */ z.object({
  now: z.string(),
  frozen: z.boolean(),
  ahead_ms: z.number(),
  next_due: z.nullable(z.string()),
});
const awaitQuietResponse = /* @__PURE__ */ z.object({
  quiet: z.boolean(),
  now: z.string(),
  frozen: z.boolean(),
  ahead_ms: z.number(),
  next_due: z.nullable(z.string()),
});
const connectorChannelsCaptures = /* @__PURE__ */ z.object({
  partial: z.boolean(),
  several: z.boolean(),
});
const connectorChannelsRefunds = /* @__PURE__ */ z.object({
  partial: z.boolean(),
  several: z.boolean(),
  days: z.nullable(z.int()),
});
const connectorChannels = /* @__PURE__ */ z.object({
  type: z.string(),
  code: z.string(),
  country: z.string(),
  currency: z.string(),
  works: z.array(z.string()),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  captures: z.nullable(connectorChannelsCaptures),
  refunds: z.nullable(connectorChannelsRefunds),
  authorization_hours: z.nullable(z.int()),
  saves: z.boolean(),
  installments: z.nullable(z.enum(['optional', 'required'])),
});
const connectorCertificate = /* @__PURE__ */ z.object({
  connector: z.string(),
  version: z.string(),
  is_current: z.boolean(),
  issued: z.string(),
  laws: z.int(),
  passed: z.int(),
  digest: z.string(),
});
const connectorOverride = /* @__PURE__ */ z.object({
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
const connector = /* @__PURE__ */ z.object({
  name: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  url: z.string(),
  callback_url: z.string(),
  version: z.string(),
  is_enabled: z.boolean(),
  card_data: z.boolean(),
  channels: z.array(connectorChannels),
  certificate: z.nullable(connectorCertificate),
  override: z.nullable(connectorOverride),
  secrets: z.int(),
  open_operations: z.int(),
  doubtful_operations: z.int(),
  added: z.string(),
});
const listConnectorsResponse = /* @__PURE__ */ z.object({ data: z.array(connector) });
const rotateConnectorResponseChannelsCaptures = /* @__PURE__ */ z.object({
  partial: z.boolean(),
  several: z.boolean(),
});
const rotateConnectorResponseChannelsRefunds = /* @__PURE__ */ z.object({
  partial: z.boolean(),
  several: z.boolean(),
  days: z.nullable(z.int()),
});
const rotateConnectorResponseChannels = /* @__PURE__ */ z.object({
  type: z.string(),
  code: z.string(),
  country: z.string(),
  currency: z.string(),
  works: z.array(z.string()),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  captures: z.nullable(rotateConnectorResponseChannelsCaptures),
  refunds: z.nullable(rotateConnectorResponseChannelsRefunds),
  authorization_hours: z.nullable(z.int()),
  saves: z.boolean(),
  installments: z.nullable(z.enum(['optional', 'required'])),
});
const rotateConnectorResponseCertificate = /* @__PURE__ */ z.object({
  connector: z.string(),
  version: z.string(),
  is_current: z.boolean(),
  issued: z.string(),
  laws: z.int(),
  passed: z.int(),
  digest: z.string(),
});
const rotateConnectorResponseOverride = /* @__PURE__ */ z.object({
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
const rotateConnectorResponse = /* @__PURE__ */ z.object({
  name: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  url: z.string(),
  callback_url: z.string(),
  version: z.string(),
  is_enabled: z.boolean(),
  card_data: z.boolean(),
  channels: z.array(rotateConnectorResponseChannels),
  certificate: z.nullable(rotateConnectorResponseCertificate),
  override: z.nullable(rotateConnectorResponseOverride),
  secrets: z.int(),
  open_operations: z.int(),
  doubtful_operations: z.int(),
  added: z.string(),
  secret: z.nullable(z.string()),
});
const removeConnectorResponse = /* @__PURE__ */ z.object({
  name: z.string(),
  removed: z.literal(true),
});
const eventStatus = /* @__PURE__ */ z.enum(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED']);
const eventViewAttempts = /* @__PURE__ */ z.object({
  at: z.string(),
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  trigger: z.enum(['automatic', 'resend']),
  url: z.nullable(z.string()),
  duration_ms: z.nullable(z.int()),
  headers: z.nullable(z.record(z.string(), z.string())),
  response: z.nullable(z.string()),
});
const eventViewTrouble = /* @__PURE__ */ z.object({ text: z.string(), remedy: z.string() });
const eventView = /* @__PURE__ */ z.object({
  webhook_id: z.string(),
  event: z.string(),
  subject: z.string(),
  created: z.string(),
  status: eventStatus,
  url: z.nullable(z.string()),
  attempts: z.array(eventViewAttempts),
  next_attempt: z.nullable(z.string()),
  trouble: z.nullable(eventViewTrouble),
  body: z.unknown(),
});
const listEventsResponse = /* @__PURE__ */ z.object({
  data: z.array(eventView),
  next: z.nullable(z.string()),
});
const countUndeliveredResponseCauses = /* @__PURE__ */ z.object({
  text: z.string(),
  remedy: z.string(),
  count: z.int(),
  newest: z.array(eventView),
});
const countUndeliveredResponse = /* @__PURE__ */ z.object({
  total: z.int(),
  more: z.boolean(),
  causes: z.array(countUndeliveredResponseCauses),
});
const resendManyResponse = /* @__PURE__ */ z.object({
  webhook_ids: z.array(z.string()),
  next: z.nullable(z.string()),
});
const resendEventResponse = /* @__PURE__ */ z.object({ webhook_id: z.string() });
const faultMatch = /* @__PURE__ */ z.object({
  account: z.optional(z.string()),
  method: z.optional(z.string()),
  endpoint: z.optional(z.string()),
  path: z.optional(z.string()),
  header: z.optional(z.string().check(z.regex(new RegExp('^[\\x21-\\x7e]{1,100}$', 'u')))),
});
const faultStatus = /* @__PURE__ */ z.object({
  type: z.literal('status'),
  status: z.int(),
  error_code: z.optional(z.string()),
  retry_after_s: z.optional(z.int()),
});
const faultLatency = /* @__PURE__ */ z.object({ type: z.literal('latency'), ms: z.int() });
const faultCutBeforeCommit = /* @__PURE__ */ z.object({ type: z.literal('cut_before_commit') });
const faultCutAfterCommit = /* @__PURE__ */ z.object({ type: z.literal('cut_after_commit') });
const fault = /* @__PURE__ */ z.union([
  faultStatus,
  faultLatency,
  faultCutBeforeCommit,
  faultCutAfterCommit,
]);
const injectedFault = /* @__PURE__ */ z.object({
  match: faultMatch,
  fault: fault,
  times: z.nullable(z.int()),
  probability: z.number(),
  seed: z.int(),
  id: z.string(),
  created: z.string(),
  struck: z.int(),
});
const deleteFaultsResponse = /* @__PURE__ */ z.object({ deleted: z.int() });
const listFaultsResponse = /* @__PURE__ */ z.object({ data: z.array(injectedFault) });
const loggedRequest = /* @__PURE__ */ z.object({
  request_id: z.string(),
  at: z.string(),
  duration_ms: z.number(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  method: z.string(),
  path: z.string(),
  endpoint: z.nullable(z.string()),
  status: z.int(),
  error_code: z.nullable(z.string()),
  replayed: z.boolean(),
  objects: z.array(z.string()),
  reference_id: z.nullable(z.string()),
  interference: z.nullable(z.string()),
});
const feedEntryRequest = /* @__PURE__ */ z.object({
  type: z.literal('request'),
  sequence: z.int(),
  at: z.string(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  request: loggedRequest,
});
const feedEntryTransition = /* @__PURE__ */ z.object({
  type: z.literal('transition'),
  sequence: z.int(),
  at: z.string(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  object: z.string(),
  kind: z.string(),
  from: z.nullable(z.string()),
  to: z.string(),
  request_id: z.nullable(z.string()),
  job: z.nullable(z.string()),
});
const feedEntryEvent = /* @__PURE__ */ z.object({
  type: z.literal('event'),
  sequence: z.int(),
  at: z.string(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  webhook_id: z.string(),
  event: z.string(),
  object: z.string(),
});
const feedEntryDelivery = /* @__PURE__ */ z.object({
  type: z.literal('delivery'),
  sequence: z.int(),
  at: z.string(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  webhook_id: z.string(),
  event: z.string(),
  object: z.string(),
  url: z.nullable(z.string()),
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  attempt: z.int(),
  acknowledged: z.boolean(),
});
const feedEntryClock = /* @__PURE__ */ z.object({
  type: z.literal('clock'),
  sequence: z.int(),
  at: z.string(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  now: z.string(),
  frozen: z.boolean(),
});
const feedEntry = /* @__PURE__ */ z.union([
  feedEntryRequest,
  feedEntryTransition,
  feedEntryEvent,
  feedEntryDelivery,
  feedEntryClock,
]);
const readFeedResponse = /* @__PURE__ */ z.object({
  data: z.array(feedEntry),
  last: z.int(),
  missed: z.int(),
});
const checkInvariantsResponseBreaches = /* @__PURE__ */ z.object({
  account: z.string(),
  mode: mode,
  law: z.string(),
  detail: z.string(),
});
const checkInvariantsResponse = /* @__PURE__ */ z.object({
  ok: z.boolean(),
  breaches: z.array(checkInvariantsResponseBreaches),
  checked_at: z.string(),
});
const apiKey = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  mode: z.enum(['test', 'live']),
  type: z.enum(['secret', 'public']),
  permissions: z.array(
    z
      .string()
      .check(
        z.regex(
          new RegExp('^(money_in|transaction|report|customer|platform|webhook):(read|write)$', 'u'),
        ),
      ),
  ),
  ending: z.string(),
  revoked: z.boolean(),
  created: z.string(),
});
const listKeysResponse = /* @__PURE__ */ z.object({ data: z.array(apiKey) });
const revokeKeyResponse = /* @__PURE__ */ z.object({ id: z.string(), revoked: z.literal(true) });
const lateSuccess = /* @__PURE__ */ z.enum(['keep', 'refund']);
const currency = /* @__PURE__ */ z.enum(['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD']);
const liveSettingsViewAgreedFeesRefund = /* @__PURE__ */ z.object({
  basis_points: z.int(),
  fixed: z.int(),
});
const liveSettingsViewAgreedFees = /* @__PURE__ */ z.object({
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  type: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z0-9_]{1,64}$', 'u')))),
  channel: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z0-9_]{1,64}$', 'u')))),
  currency: currency,
  basis_points: z.int(),
  fixed: z.int(),
  vat_basis_points: z.int(),
  refund: z.nullable(liveSettingsViewAgreedFeesRefund),
});
const liveSettingsView = /* @__PURE__ */ z.object({
  wait_ms: z.int(),
  late_success: lateSuccess,
  missing_after_days: z.int(),
  agreed_fees: z.array(liveSettingsViewAgreedFees),
});
const machineViewStates = /* @__PURE__ */ z.object({ name: z.string(), final: z.boolean() });
const machineViewTransitions = /* @__PURE__ */ z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  on: z.string(),
  when: z.nullable(z.string()),
  clauses: z.array(z.string()),
  emits: z.array(z.string()),
  brings: z.array(z.string()),
});
const machineView = /* @__PURE__ */ z.object({
  name: z.string(),
  initial: z.array(z.string()),
  states: z.array(machineViewStates),
  transitions: z.array(machineViewTransitions),
});
const listMachinesResponse = /* @__PURE__ */ z.object({ data: z.array(machineView) });
const listMailsResponseData = /* @__PURE__ */ z.object({
  id: z.string(),
  account: z.string(),
  mode: mode,
  created: z.string(),
  status: z.enum(['KEPT', 'PENDING', 'SENT', 'FAILED']),
  to: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  attempts: z.int(),
  error: z.nullable(z.string()),
});
const listMailsResponse = /* @__PURE__ */ z.object({ data: z.array(listMailsResponseData) });
const getMoneyResponseLedgers = /* @__PURE__ */ z.object({
  ledger: z.string(),
  currency: z.string(),
  balance: z.number(),
});
const getMoneyResponseDays = /* @__PURE__ */ z.object({
  date: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          'u',
        ),
      ),
    ),
  currency: z.string(),
  paid_in: z.number(),
  paid_out: z.number(),
  fees: z.number(),
  transactions: z.int(),
});
const getMoneyResponse = /* @__PURE__ */ z.object({
  ledgers: z.array(getMoneyResponseLedgers),
  days: z.array(getMoneyResponseDays),
});
const listNotificationsResponseData = /* @__PURE__ */ z.object({
  id: z.string(),
  event: z.enum(['invoice_created', 'invoice_reminder', 'invoice_paid', 'invoice_expired']),
  channel: z.enum(['email', 'sms', 'whatsapp', 'viber']),
  to: z.string(),
  invoice_id: z.string(),
  external_id: z.string(),
  created: z.string(),
});
const listNotificationsResponse = /* @__PURE__ */ z.object({
  data: z.array(listNotificationsResponseData),
});
const objectSummary = /* @__PURE__ */ z.object({
  id: z.string(),
  kind: z.string(),
  status: z.nullable(z.string()),
  reference_id: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  channel_code: z.nullable(z.string()),
  customer_id: z.nullable(z.string()),
  created: z.string(),
});
const objectAction = /* @__PURE__ */ z.enum([
  'pay',
  'authorize',
  'decline',
  'cancel',
  'expire',
  'refund',
  'capture',
]);
const timelineEntry = /* @__PURE__ */ z.object({
  at: z.string(),
  clock: z.enum(['test', 'real']),
  type: z.enum(['request', 'replay', 'transition', 'ledger', 'event', 'delivery', 'clock', 'page']),
  text: z.string(),
  reason: z.nullable(z.string()),
  clauses: z.array(z.string()),
  request_id: z.nullable(z.string()),
  webhook_id: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
const getObjectResponseSteps = /* @__PURE__ */ z.object({
  on: z.string(),
  to: z.string(),
  when: z.nullable(z.string()),
  webhooks: z.array(z.string()),
  clauses: z.array(z.string()),
});
const getObjectResponseWebhooks = /* @__PURE__ */ z.object({
  upcoming: z.array(z.string()),
  text: z.string(),
});
const getObjectResponseTroubles = /* @__PURE__ */ z.object({
  text: z.string(),
  remedy: z.string(),
});
const getObjectResponse = /* @__PURE__ */ z.object({
  id: z.string(),
  kind: z.string(),
  status: z.nullable(z.string()),
  reference_id: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  channel_code: z.nullable(z.string()),
  customer_id: z.nullable(z.string()),
  created: z.string(),
  body: z.unknown(),
  machine: z.nullable(z.string()),
  actions: z.array(objectAction),
  related: z.array(objectSummary),
  timeline: z.array(timelineEntry),
  steps: z.array(getObjectResponseSteps),
  webhooks: getObjectResponseWebhooks,
  troubles: z.array(getObjectResponseTroubles),
});
const listObjectsResponse = /* @__PURE__ */ z.object({
  data: z.array(objectSummary),
  next: z.nullable(z.string()),
  kinds: z.array(z.string()),
});
const newOperator = /* @__PURE__ */ z.object({
  name: z.string(),
  role: role,
  created: z.string(),
  created_by: z.string(),
  token: z.string(),
});
const getCurrentOperatorResponse = /* @__PURE__ */ z.object({ name: z.string(), role: role });
const operator = /* @__PURE__ */ z.object({
  name: z.string(),
  role: role,
  created: z.string(),
  created_by: z.string(),
});
const listOperatorsResponse = /* @__PURE__ */ z.object({ data: z.array(operator) });
const getOverviewResponsePayments = /* @__PURE__ */ z.object({
  date: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          'u',
        ),
      ),
    ),
  channel_code: z.string(),
  currency: z.string(),
  attempts: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  volume: z.number(),
  refunds: z.int(),
  refunded: z.number(),
});
const getOverviewResponseTraffic = /* @__PURE__ */ z.object({
  date: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          'u',
        ),
      ),
    ),
  requests: z.int(),
  client_errors: z.int(),
  server_errors: z.int(),
  median_ms: z.nullable(z.int()),
  slow_ms: z.nullable(z.int()),
  deliveries: z.int(),
  acknowledged: z.int(),
});
const getOverviewResponseBalances = /* @__PURE__ */ z.object({
  currency: z.string(),
  available: z.number(),
  pending: z.number(),
});
const getOverviewResponse = /* @__PURE__ */ z.object({
  now: z.string(),
  real_now: z.string(),
  is_complete: z.boolean(),
  payments: z.array(getOverviewResponsePayments),
  traffic: z.array(getOverviewResponseTraffic),
  deliveries_due: z.int(),
  balances: z.array(getOverviewResponseBalances),
});
const partnerSignature = /* @__PURE__ */ z.enum(['asymmetric', 'symmetric']);
const partner = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[\\w.-]{1,64}$', 'u'))),
  account: z.string(),
  mode: z.enum(['test', 'live']),
  signature: partnerSignature,
  public_key: z.string(),
  secret_number: z.optional(z.int()),
  created: z.string(),
});
const listPartnersResponse = /* @__PURE__ */ z.object({ data: z.array(partner) });
const registerPartnerResponse = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[\\w.-]{1,64}$', 'u'))),
  account: z.string(),
  mode: z.enum(['test', 'live']),
  signature: partnerSignature,
  public_key: z.string(),
  secret_number: z.optional(z.int()),
  created: z.string(),
  client_secret: z.nullable(z.string()),
});
const rotatePartnerResponse = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^[\\w.-]{1,64}$', 'u'))),
  client_secret: z.string(),
});
const askForDoubtResponseAbout = /* @__PURE__ */ z.object({ kind: z.string(), id: z.string() });
const askForDoubtResponseResolution = /* @__PURE__ */ z.object({
  outcome: z.enum(['succeeded', 'declined', 'noted']),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
const askForDoubtResponse = /* @__PURE__ */ z.object({
  id: z.string(),
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  attention: z.nullable(
    z.enum(['NO_ANSWER', 'CONTRADICTION', 'LATE_SUCCESS', 'NOT_UNDONE', 'OTHER_AMOUNT']),
  ),
  work: z.string(),
  type: z.string(),
  channel: z.string(),
  currency: z.string(),
  amount: z.nullable(z.int()),
  executed: z.nullable(z.int()),
  status: z.enum(['SENT', 'WAITING', 'SUCCEEDED', 'DECLINED', 'REFUSED']),
  reference: z.string(),
  about: askForDoubtResponseAbout,
  connector_reference: z.nullable(z.string()),
  questions: z.int(),
  questioned_at: z.nullable(z.string()),
  resolution: z.nullable(askForDoubtResponseResolution),
  created: z.string(),
});
const listDoubtsResponse = /* @__PURE__ */ z.object({
  data: z.array(askForDoubtResponse),
  next: z.nullable(z.string()),
});
const statusViewConnectors = /* @__PURE__ */ z.object({
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  is_fetched: z.boolean(),
  scheduled_until: z.nullable(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            'u',
          ),
        ),
      ),
  ),
  complete_until: z.nullable(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            'u',
          ),
        ),
      ),
  ),
});
const adjustedLedger = /* @__PURE__ */ z.enum([
  'channel_clearing',
  'settled',
  'processor_fees',
  'suspense',
]);
const statusViewLedgers = /* @__PURE__ */ z.object({
  ledger: adjustedLedger,
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  balance: z.int(),
});
const statusViewSuspense = /* @__PURE__ */ z.object({
  operation: z.string(),
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  work: z.string(),
  status: z.string(),
  reference: z.string(),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  amount: z.int(),
  updated: z.string(),
});
const differenceReason = /* @__PURE__ */ z.enum([
  'MISSING_HERE',
  'MISSING_THERE',
  'TWICE',
  'KIND',
  'CURRENCY',
  'AMOUNT',
  'FEE',
  'AGREED_FEE',
]);
const statusViewOpenDifferences = /* @__PURE__ */ z.object({
  reason: differenceReason,
  count: z.int(),
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
});
const statementViewTotals = /* @__PURE__ */ z.object({
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  lines: z.int(),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
});
const statementViewOpenDifferences = /* @__PURE__ */ z.object({
  reason: differenceReason,
  count: z.int(),
});
const statementView = /* @__PURE__ */ z.object({
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  date: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          'u',
        ),
      ),
    ),
  source: z.nullable(z.enum(['fetched', 'uploaded'])),
  is_complete: z.boolean(),
  totals: z.array(statementViewTotals),
  open_differences: z.array(statementViewOpenDifferences),
  received_at: z.nullable(z.string()),
  attempts: z.int(),
  next_attempt_at: z.nullable(z.string()),
  problem: z.nullable(z.string()),
});
const statusView = /* @__PURE__ */ z.object({
  connectors: z.array(statusViewConnectors),
  ledgers: z.array(statusViewLedgers),
  suspense: z.array(statusViewSuspense),
  open_differences: z.array(statusViewOpenDifferences),
  statements: z.array(statementView),
});
const statementLineView = /* @__PURE__ */ z.object({
  id: z.string().check(z.minLength(1)),
  operation: z.string().check(z.minLength(1)),
  kind: z.enum(['charge', 'capture', 'refund', 'payment']),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  settled_at: z.string(),
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  date: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          'u',
        ),
      ),
    ),
  status: z.enum(['MATCHED', 'DIFFERENT']),
  about: z.nullable(z.string()),
});
const listStatementLinesResponse = /* @__PURE__ */ z.object({
  data: z.array(statementLineView),
  next: z.nullable(z.string()),
});
const differenceViewReported = /* @__PURE__ */ z.object({
  id: z.string().check(z.minLength(1)),
  operation: z.string().check(z.minLength(1)),
  kind: z.enum(['charge', 'capture', 'refund', 'payment']),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  settled_at: z.string(),
});
const differenceViewOperation = /* @__PURE__ */ z.object({
  id: z.string(),
  work: z.string(),
  status: z.string(),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  gross: z.nullable(z.int()),
  reference: z.string(),
  updated: z.string(),
});
const differenceViewResolution = /* @__PURE__ */ z.object({
  outcome: z.enum(['accepted', 'claimed']),
  note: z.string(),
  by: z.string().check(z.minLength(1)),
  at: z.string(),
});
const adjustmentLine = /* @__PURE__ */ z.object({ ledger: adjustedLedger, amount: z.int() });
const adjustmentView = /* @__PURE__ */ z.object({
  id: z.string(),
  difference: z.nullable(z.string()),
  operation: z.nullable(z.string()),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  lines: z.array(adjustmentLine),
  reason: z.string(),
  by: z.string().check(z.minLength(1)),
  created: z.string(),
});
const differenceView = /* @__PURE__ */ z.object({
  id: z.string(),
  status: z.enum(['OPEN', 'RESOLVED', 'CLEARED']),
  connector: z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u'))),
  date: z.nullable(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            'u',
          ),
        ),
      ),
  ),
  reasons: z.array(differenceReason),
  reported: z.nullable(differenceViewReported),
  operation: z.nullable(differenceViewOperation),
  resolution: z.nullable(differenceViewResolution),
  adjustments: z.array(adjustmentView),
  created: z.string(),
  updated: z.string(),
});
const listDifferencesResponse = /* @__PURE__ */ z.object({
  data: z.array(differenceView),
  next: z.nullable(z.string()),
});
const readStatementFileResponseColumns = /* @__PURE__ */ z.object({
  name: z.string(),
  values: z.array(z.string()),
});
const importedLine = /* @__PURE__ */ z.object({
  id: z.string().check(z.minLength(1)),
  operation: z.string().check(z.minLength(1)),
  kind: z.enum(['charge', 'capture', 'refund', 'payment']),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  settled_at: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$',
          'u',
        ),
      ),
    ),
});
const readStatementFileResponseDays = /* @__PURE__ */ z.object({
  date: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          'u',
        ),
      ),
    ),
  lines: z.array(importedLine),
});
const readStatementFileResponse = /* @__PURE__ */ z.object({
  delimiter: z.enum([',', ';', '\t', '|']),
  columns: z.array(readStatementFileResponseColumns),
  days: z.array(readStatementFileResponseDays),
  problems: z.array(z.string()),
});
const wholeRequest = /* @__PURE__ */ z.object({
  request_id: z.string(),
  at: z.string(),
  duration_ms: z.number(),
  account: z.nullable(z.string()),
  mode: z.nullable(mode),
  method: z.string(),
  path: z.string(),
  endpoint: z.nullable(z.string()),
  status: z.int(),
  error_code: z.nullable(z.string()),
  replayed: z.boolean(),
  objects: z.array(z.string()),
  reference_id: z.nullable(z.string()),
  interference: z.nullable(z.string()),
  idempotency_key: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.unknown()),
  body: z.unknown(),
  response: z.unknown(),
});
const listRequestsResponse = /* @__PURE__ */ z.object({
  data: z.array(loggedRequest),
  next: z.nullable(z.string()),
});
const route = /* @__PURE__ */ z.object({
  type: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z0-9_]{1,64}$', 'u')))),
  channel: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z0-9_]{1,64}$', 'u')))),
  country: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z0-9_]{1,64}$', 'u')))),
  currency: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z0-9_]{1,64}$', 'u')))),
  network: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z0-9_]{1,64}$', 'u')))),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  share: z.int(),
  connectors: z.array(z.string().check(z.regex(new RegExp('^[a-z][a-z0-9-]{0,31}$', 'u')))),
});
const getRoutesResponse = /* @__PURE__ */ z.object({ routes: z.array(route) });
const setRoutesResponse = /* @__PURE__ */ z.object({ routes: z.array(route) });
const scriptedWork = /* @__PURE__ */ z.enum([
  'payment',
  'authorization',
  'capture',
  'refund',
  'linking',
]);
const scriptMatch = /* @__PURE__ */ z.object({
  work: z.optional(scriptedWork),
  channel_code: z.optional(z.string()),
  customer_id: z.optional(z.string()),
  reference_id: z.optional(z.string()),
  object: z.optional(z.string()),
  header: z.optional(z.string().check(z.regex(new RegExp('^[\\x21-\\x7e]{1,100}$', 'u')))),
});
const scriptStep = /* @__PURE__ */ z.object({
  outcome: z.enum(['succeed', 'fail', 'pending', 'time_out', 'lose_answer']),
  failure_code: z.optional(z.string()),
  delay_ms: z.optional(z.int()),
  times: z.int(),
});
const script = /* @__PURE__ */ z.object({
  match: scriptMatch,
  steps: z.array(scriptStep),
  afterwards: z.enum(['end', 'last', 'again']),
  id: z.string(),
  created: z.string(),
  used: z.int(),
  open: z.boolean(),
});
const deleteScriptsResponse = /* @__PURE__ */ z.object({ deleted: z.int() });
const listScriptsResponse = /* @__PURE__ */ z.object({ data: z.array(script) });
const searchResponseData = /* @__PURE__ */ z.object({
  type: z.enum(['object', 'request', 'event', 'account', 'channel']),
  id: z.string(),
  account: z.nullable(z.string()),
  title: z.string(),
  detail: z.string(),
});
const searchResponse = /* @__PURE__ */ z.object({ data: z.array(searchResponseData) });
const rotateSecretsResponse = /* @__PURE__ */ z.object({ new_key: z.boolean(), resealed: z.int() });
const plantSeedResponseAccounts = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  created: z.boolean(),
  customers: z.array(z.string()),
  payment_methods: z.array(z.string()),
});
const plantSeedResponse = /* @__PURE__ */ z.object({
  accounts: z.array(plantSeedResponseAccounts),
});
const snapshot = /* @__PURE__ */ z.object({
  id: z.string(),
  account: z.string(),
  name: z.nullable(z.string()),
  created: z.string(),
  objects: z.int(),
});
const deleteSnapshotResponse = /* @__PURE__ */ z.object({
  id: z.string(),
  deleted: z.literal(true),
});
const snapshotFileSettings = /* @__PURE__ */ z.object({
  name: z.string().check(z.minLength(1)),
  switches: z.record(z.string(), z.boolean()),
  versions: z.record(
    z.string(),
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            'u',
          ),
        ),
      ),
  ),
  terms: z.optional(z.record(z.string(), categoryTerms)),
  cards: z.optional(accountCards),
});
const snapshotFileTurn = /* @__PURE__ */ z.object({ now: z.int(), sequence: z.int() });
const snapshotObject = /* @__PURE__ */ z.object({
  kind: z.string(),
  id: z.string().check(z.minLength(1)),
  version: z.int(),
  expires: z.nullable(z.int()),
  public: z.record(z.string(), z.unknown()),
  state: z.unknown(),
});
const snapshotEntry = /* @__PURE__ */ z.object({
  id: z.string().check(z.minLength(1)),
  transaction: z.string().check(z.minLength(1)),
  ledger: z.string(),
  currency: z.string(),
  type: z.string(),
  amount: z.int(),
  balance: z.int(),
});
const snapshotJob = /* @__PURE__ */ z.object({
  id: z.string().check(z.minLength(1)),
  topic: z.string(),
  lane: z.enum(['work', 'delivery']),
  queue: z.string().check(z.minLength(1)),
  due: z.int(),
  ready: z.boolean(),
  payload: z.unknown(),
});
const snapshotFile = /* @__PURE__ */ z.object({
  format: z.literal('kasir-snapshot/1'),
  name: z.nullable(z.string()),
  taken: z.string(),
  account: z.string().check(z.minLength(1)),
  settings: snapshotFileSettings,
  turn: snapshotFileTurn,
  objects: z.array(snapshotObject),
  entries: z.array(snapshotEntry),
  jobs: z.array(snapshotJob),
});
const forkAccountResponse = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  parent: z.nullable(z.string()),
  platform: z.boolean(),
  number: z.string(),
  versions: accountVersions,
  switches: z.record(z.string(), z.boolean()),
  rates: z.record(z.string(), z.int()),
  terms: z.optional(z.record(z.string(), categoryTerms)),
  cards: z.optional(accountCards),
  branding: z.optional(branding),
  callbacks: accountCallbacks,
  private_callbacks: z.optional(z.record(z.string(), z.boolean())),
  chaos: z.optional(accountChaos),
  created: z.string(),
  key: newKey,
});
const listSnapshotsResponse = /* @__PURE__ */ z.object({ data: z.array(snapshot) });
const resetAccountResponse = /* @__PURE__ */ z.object({ account: z.string(), deleted: z.int() });
const restoreSnapshotResponse = /* @__PURE__ */ z.object({ account: z.string(), objects: z.int() });
const transactionType = /* @__PURE__ */ z.enum([
  'DISBURSEMENT',
  'PAYMENT',
  'REMITTANCE_PAYOUT',
  'TRANSFER',
  'REFUND',
]);
const transactionStatus = /* @__PURE__ */ z.enum([
  'PENDING',
  'SUCCESS',
  'FAILED',
  'VOIDED',
  'REFUNDED',
  'REVERSED',
]);
const transactionChannelCode = /* @__PURE__ */ z.string();
const transactionFee = /* @__PURE__ */ z.object({
  xendit_fee: z.number(),
  value_added_tax: z.number(),
  xendit_withholding_tax: z.number(),
  third_party_withholding_tax: z.number(),
  status: z.enum(['PENDING', 'COMPLETED', 'CANCELED', 'REVERSED', 'NOT_APPLICABLE']),
});
const transaction = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^txn_.*', 'u'))),
  product_id: z.string().check(z.minLength(1)),
  type: transactionType,
  status: transactionStatus,
  channel_category: channelCategory,
  channel_code: transactionChannelCode,
  reference_id: z.string(),
  account_identifier: z.nullable(z.string()),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  amount: z.number(),
  net_amount: z.number(),
  cashflow: z.enum(['MONEY_IN', 'MONEY_OUT']),
  business_id: z.string().check(z.minLength(1)),
  settlement_status: z.nullable(z.enum(['PENDING', 'EARLY_SETTLED', 'SETTLED'])),
  estimated_settlement_time: z.nullable(z.string()),
  created: z.string(),
  updated: z.string(),
  fee: transactionFee,
});
const deliveryProblem = /* @__PURE__ */ z.object({
  at: z.string(),
  webhook_id: z.string(),
  event: z.string(),
  error: z.string(),
});
const deliveryReportFailing = /* @__PURE__ */ z.object({
  url: z.nullable(z.string()),
  error: z.string(),
  attempts: z.int(),
});
const deliveryReport = /* @__PURE__ */ z.object({
  status: z.enum(['OPEN', 'CLOSED']),
  from: z.string(),
  to: z.string(),
  acknowledged: z.int(),
  refused: z.int(),
  failed: z.int(),
  unrouted: z.int(),
  problems: z.array(deliveryProblem),
  failing: z.array(deliveryReportFailing),
  other_failures: z.int(),
});
const getWebhooksResponse = /* @__PURE__ */ z.object({
  token: z.string(),
  urls: z.record(z.string(), z.string()),
  signing_secret: z.string(),
  reports: z.array(deliveryReport),
});
const rotateWebhooksResponse = /* @__PURE__ */ z.object({
  token: z.string(),
  signing_secret: z.string(),
  former_until: z.nullable(z.string()),
});

/** Response of each call, by its id. */
export const responses = {
  'accounts.create': createAccountResponse,
  'accounts.get': getAccountResponse,
  'accounts.list': listAccountsResponse,
  'accounts.update': account,
  'api.call': callApiResponse,
  'api.check': checkApiResponse,
  'api.endpoints': listEndpointsResponse,
  'audit.entries': readAuditEntriesResponse,
  'audit.list': listAuditResponse,
  'audit.verify': verifyAuditResponse,
  'balance.adjust': adjustBalanceResponse,
  'channels.list': listChannelsResponse,
  'chaos.end': endChaosResponse,
  'chaos.get': getChaosResponse,
  'chaos.set': chaos,
  'clock.advance': clockAdvance,
  'clock.freeze': clockReading,
  'clock.get': clockReading,
  'clock.getAdvance': clockAdvance,
  'clock.quiet': awaitQuietResponse,
  'clock.run': clockReading,
  'connectors.list': listConnectorsResponse,
  'connectors.add': connector,
  'connectors.get': connector,
  'connectors.refresh': connector,
  'connectors.certify': connector,
  'connectors.enable': connector,
  'connectors.disable': connector,
  'connectors.rotate': rotateConnectorResponse,
  'connectors.remove': removeConnectorResponse,
  'events.get': eventView,
  'events.list': listEventsResponse,
  'events.undelivered': countUndeliveredResponse,
  'events.resend_many': resendManyResponse,
  'events.resend': resendEventResponse,
  'faults.create': injectedFault,
  'faults.delete': deleteFaultsResponse,
  'faults.list': listFaultsResponse,
  'feed.read': readFeedResponse,
  'invariants.check': checkInvariantsResponse,
  'keys.create': newKey,
  'keys.list': listKeysResponse,
  'keys.revoke': revokeKeyResponse,
  'live_settings.get': liveSettingsView,
  'live_settings.update': liveSettingsView,
  'machines.list': listMachinesResponse,
  'mails.list': listMailsResponse,
  'money.get': getMoneyResponse,
  'notifications.list': listNotificationsResponse,
  'objects.act': objectSummary,
  'objects.get': getObjectResponse,
  'objects.list': listObjectsResponse,
  'operators.add': newOperator,
  'operators.current': getCurrentOperatorResponse,
  'operators.list': listOperatorsResponse,
  'operators.remove': operator,
  'operators.role': operator,
  'operators.rotate': newOperator,
  'operators.rotate_own': newOperator,
  'overview.get': getOverviewResponse,
  'partners.list': listPartnersResponse,
  'partners.register': registerPartnerResponse,
  'partners.rotate': rotatePartnerResponse,
  'doubts.list': listDoubtsResponse,
  'doubts.ask': askForDoubtResponse,
  'doubts.resolve': askForDoubtResponse,
  'reconciliation.status': statusView,
  'reconciliation.lines': listStatementLinesResponse,
  'reconciliation.differences': listDifferencesResponse,
  'reconciliation.difference': differenceView,
  'reconciliation.resolve': differenceView,
  'reconciliation.adjust': adjustmentView,
  'reconciliation.fetch': statementView,
  'reconciliation.import': statementView,
  'reconciliation.read_file': readStatementFileResponse,
  'requests.get': wholeRequest,
  'requests.list': listRequestsResponse,
  'routes.get': getRoutesResponse,
  'routes.set': setRoutesResponse,
  'scripts.create': script,
  'scripts.delete': deleteScriptsResponse,
  'scripts.list': listScriptsResponse,
  'search.find': searchResponse,
  'secrets.rotate': rotateSecretsResponse,
  'seeds.plant': plantSeedResponse,
  'snapshots.create': snapshot,
  'snapshots.delete': deleteSnapshotResponse,
  'snapshots.export': snapshotFile,
  'snapshots.fork': forkAccountResponse,
  'snapshots.list': listSnapshotsResponse,
  'snapshots.reset': resetAccountResponse,
  'snapshots.restore': restoreSnapshotResponse,
  'transactions.create': transaction,
  'transactions.update': transaction,
  'webhooks.get': getWebhooksResponse,
  'webhooks.rotate': rotateWebhooksResponse,
  'sub_accounts.register': subAccount,
  'sub_accounts.await_documents': subAccount,
  'sub_accounts.activate': subAccount,
  'sub_accounts.suspend': subAccount,
  'sub_accounts.resume': subAccount,
};
