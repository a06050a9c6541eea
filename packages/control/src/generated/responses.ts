// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { Shape } from '@kasir/client';

const text: Shape = { type: 'string' };
const int: Shape = { type: 'integer' };
const number: Shape = { type: 'number' };
const flag: Shape = { type: 'boolean' };
const none: Shape = { type: 'null' };
const any: Shape = {};
const accountVersions: Shape = {
  type: 'object',
  properties: {
    test: { type: 'object', additionalProperties: text },
    live: { type: 'object', additionalProperties: text },
  },
  required: ['test', 'live'],
};
const channelCategory: Shape = {
  enum: [
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
  ],
};
const categoryTerms: Shape = {
  type: 'object',
  properties: { fee_basis_points: int, settlement_days: int },
};
const cardPromotion: Shape = {
  type: 'object',
  properties: {
    reference_id: { type: 'string', minLength: 1 },
    discount_basis_points: int,
    discount_amount: number,
    min_original_amount: number,
  },
  required: ['reference_id'],
};
const chargeLimits: Shape = {
  type: 'object',
  properties: { min: number, max: number },
  required: ['min', 'max'],
};
const accountCards: Shape = {
  type: 'object',
  properties: {
    mids: { type: 'array', items: { type: 'string', minLength: 1 } },
    optional_authentication: flag,
    promotions: { type: 'array', items: cardPromotion },
    limits: { type: 'object', additionalProperties: chargeLimits },
  },
};
const branding: Shape = {
  type: 'object',
  properties: { color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }, logo: text },
};
const callbackSettingsFormerToken: Shape = {
  type: 'object',
  properties: { token: text, until: text },
  required: ['token', 'until'],
};
const callbackSettingsFormerSecret: Shape = {
  type: 'object',
  properties: { number: int, until: text },
  required: ['number', 'until'],
};
const callbackSettings: Shape = {
  type: 'object',
  properties: {
    token: text,
    former_token: callbackSettingsFormerToken,
    secret_number: int,
    former_secret: callbackSettingsFormerSecret,
    urls: { type: 'object', additionalProperties: text },
  },
  required: ['token', 'urls'],
};
const accountCallbacks: Shape = {
  type: 'object',
  properties: { test: callbackSettings, live: callbackSettings },
  required: ['test', 'live'],
};
const accountChaos: Shape = {
  type: 'object',
  properties: {
    seed: int,
    events: { type: 'array', items: text },
    next: int,
    duplicate: number,
    reorder: number,
    delay: number,
    delay_ms: int,
    drop: number,
    lost_attempts: int,
    stale_signature: number,
    before_response: number,
    after: { anyOf: [text, none] },
  },
  required: [
    'seed',
    'duplicate',
    'reorder',
    'delay',
    'delay_ms',
    'drop',
    'stale_signature',
    'before_response',
    'after',
  ],
};
const newKey: Shape = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    account: text,
    mode: { enum: ['test', 'live'] },
    type: { enum: ['secret', 'public'] },
    permissions: {
      type: 'array',
      items: {
        type: 'string',
        pattern: '^(money_in|transaction|report|customer|platform|webhook):(read|write)$',
      },
    },
    ending: text,
    revoked: flag,
    created: text,
    key: text,
  },
  required: [
    'id',
    'name',
    'account',
    'mode',
    'type',
    'permissions',
    'ending',
    'revoked',
    'created',
    'key',
  ],
};
const createAccountResponse: Shape = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    email: text,
    parent: { anyOf: [text, none] },
    platform: flag,
    number: text,
    versions: accountVersions,
    switches: { type: 'object', additionalProperties: flag },
    rates: { type: 'object', additionalProperties: int },
    terms: { type: 'object', additionalProperties: categoryTerms },
    cards: accountCards,
    branding: branding,
    callbacks: accountCallbacks,
    private_callbacks: { type: 'object', additionalProperties: flag },
    chaos: accountChaos,
    created: text,
    key: newKey,
  },
  required: [
    'id',
    'name',
    'parent',
    'platform',
    'number',
    'versions',
    'switches',
    'rates',
    'callbacks',
    'created',
    'key',
  ],
};
const accountType: Shape = { enum: ['OWNED', 'MANAGED'] };
const subAccountPublicProfile: Shape = {
  type: 'object',
  properties: { business_name: text },
  required: ['business_name'],
};
const accountCountry: Shape = { enum: ['ID', 'PH', 'VN', 'MY', 'TH'] };
const subAccountStatus: Shape = {
  enum: ['INVITED', 'REGISTERED', 'AWAITING_DOCS', 'LIVE', 'SUSPENDED'],
};
const subAccount: Shape = {
  type: 'object',
  properties: {
    id: text,
    created: text,
    updated: text,
    email: text,
    type: accountType,
    public_profile: { anyOf: [subAccountPublicProfile, none] },
    country: accountCountry,
    status: subAccountStatus,
  },
  required: ['id', 'created', 'updated', 'email', 'type', 'public_profile', 'country', 'status'],
};
const getAccountResponse: Shape = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    email: text,
    parent: { anyOf: [text, none] },
    platform: flag,
    number: text,
    versions: accountVersions,
    switches: { type: 'object', additionalProperties: flag },
    rates: { type: 'object', additionalProperties: int },
    terms: { type: 'object', additionalProperties: categoryTerms },
    cards: accountCards,
    branding: branding,
    callbacks: accountCallbacks,
    private_callbacks: { type: 'object', additionalProperties: flag },
    chaos: accountChaos,
    created: text,
    sub_account: subAccount,
  },
  required: [
    'id',
    'name',
    'parent',
    'platform',
    'number',
    'versions',
    'switches',
    'rates',
    'callbacks',
    'created',
  ],
};
const account: Shape = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    email: text,
    parent: { anyOf: [text, none] },
    platform: flag,
    number: text,
    versions: accountVersions,
    switches: { type: 'object', additionalProperties: flag },
    rates: { type: 'object', additionalProperties: int },
    terms: { type: 'object', additionalProperties: categoryTerms },
    cards: accountCards,
    branding: branding,
    callbacks: accountCallbacks,
    private_callbacks: { type: 'object', additionalProperties: flag },
    chaos: accountChaos,
    created: text,
  },
  required: [
    'id',
    'name',
    'parent',
    'platform',
    'number',
    'versions',
    'switches',
    'rates',
    'callbacks',
    'created',
  ],
};
const listAccountsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: account }, next: { anyOf: [text, none] } },
  required: ['data', 'next'],
};
const callApiResponse: Shape = {
  type: 'object',
  properties: {
    status: int,
    headers: { type: 'object', additionalProperties: text },
    body: any,
    request_id: text,
  },
  required: ['status', 'headers', 'body', 'request_id'],
};
const checkApiResponseErrors: Shape = {
  type: 'object',
  properties: { path: text, message: text },
  required: ['path', 'message'],
};
const checkApiResponse: Shape = {
  type: 'object',
  properties: {
    endpoint: { anyOf: [text, none] },
    errors: { type: 'array', items: checkApiResponseErrors },
  },
  required: ['endpoint', 'errors'],
};
const listEndpointsResponseDataHeaders: Shape = {
  type: 'object',
  properties: { name: text, required: flag, value: { anyOf: [text, none] } },
  required: ['name', 'required', 'value'],
};
const listEndpointsResponseData: Shape = {
  type: 'object',
  properties: {
    method: text,
    path: text,
    summary: text,
    headers: { type: 'array', items: listEndpointsResponseDataHeaders },
    example: any,
  },
  required: ['method', 'path', 'summary', 'headers', 'example'],
};
const listEndpointsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: listEndpointsResponseData } },
  required: ['data'],
};
const role: Shape = { enum: ['viewer', 'operator', 'admin'] };
const mode: Shape = { enum: ['test', 'live'] };
const auditEntry: Shape = {
  type: 'object',
  properties: {
    sequence: int,
    at: text,
    phase: { enum: ['begun', 'ended', 'refused'] },
    act: int,
    operator: text,
    role: role,
    operation: text,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    object: { anyOf: [text, none] },
    address: { anyOf: [text, none] },
    user_agent: { anyOf: [text, none] },
    request_id: { anyOf: [text, none] },
    reason: { anyOf: [text, none] },
    input: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    status: { anyOf: [int, none] },
    error_code: { anyOf: [text, none] },
    previous: text,
    digest: text,
  },
  required: [
    'sequence',
    'at',
    'phase',
    'act',
    'operator',
    'role',
    'operation',
    'account',
    'mode',
    'object',
    'address',
    'user_agent',
    'request_id',
    'reason',
    'input',
    'status',
    'error_code',
    'previous',
    'digest',
  ],
};
const readAuditEntriesResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: auditEntry }, next: { anyOf: [int, none] } },
  required: ['data', 'next'],
};
const auditedAct: Shape = {
  type: 'object',
  properties: {
    sequence: int,
    at: text,
    operator: text,
    role: role,
    operation: text,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    object: { anyOf: [text, none] },
    address: { anyOf: [text, none] },
    user_agent: { anyOf: [text, none] },
    request_id: { anyOf: [text, none] },
    reason: { anyOf: [text, none] },
    input: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    outcome: { enum: ['succeeded', 'failed', 'refused', 'unknown'] },
    status: { anyOf: [int, none] },
    error_code: { anyOf: [text, none] },
    ended_at: { anyOf: [text, none] },
  },
  required: [
    'sequence',
    'at',
    'operator',
    'role',
    'operation',
    'account',
    'mode',
    'object',
    'address',
    'user_agent',
    'request_id',
    'reason',
    'input',
    'outcome',
    'status',
    'error_code',
    'ended_at',
  ],
};
const listAuditResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: auditedAct }, next: { anyOf: [text, none] } },
  required: ['data', 'next'],
};
const verifyAuditResponseProblem: Shape = {
  type: 'object',
  properties: { sequence: int, message: text },
  required: ['sequence', 'message'],
};
const verifyAuditResponse: Shape = {
  type: 'object',
  properties: {
    ok: flag,
    sequence: int,
    digest: text,
    problem: { anyOf: [verifyAuditResponseProblem, none] },
  },
  required: ['ok', 'sequence', 'digest', 'problem'],
};
const deposit: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^dep_.*' },
    currency: text,
    amount: number,
    description: text,
    created: text,
  },
  required: ['id', 'currency', 'amount', 'description', 'created'],
};
const withdrawal: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^wdr_.*' },
    currency: text,
    amount: number,
    description: text,
    created: text,
  },
  required: ['id', 'currency', 'amount', 'description', 'created'],
};
const adjustBalanceResponse: Shape = { anyOf: [deposit, withdrawal] };
const listChannelsResponseData: Shape = {
  type: 'object',
  properties: {
    code: text,
    name: text,
    type: text,
    country: text,
    currencies: { type: 'array', items: text },
    minimum: { type: 'object', additionalProperties: { anyOf: [number, none] } },
    maximum: { type: 'object', additionalProperties: { anyOf: [number, none] } },
    refunds: text,
    required_properties: { type: 'array', items: text },
    generations: { type: 'array', items: text },
  },
  required: [
    'code',
    'name',
    'type',
    'country',
    'currencies',
    'minimum',
    'maximum',
    'refunds',
    'required_properties',
    'generations',
  ],
};
const listChannelsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: listChannelsResponseData } },
  required: ['data'],
};
const chaosDone: Shape = {
  type: 'object',
  properties: {
    duplicated: int,
    reordered: int,
    delayed: int,
    dropped: int,
    stale: int,
    before_response: int,
  },
  required: ['duplicated', 'reordered', 'delayed', 'dropped', 'stale', 'before_response'],
};
const chaos: Shape = {
  type: 'object',
  properties: {
    seed: int,
    events: { type: 'array', items: text },
    next: int,
    duplicate: number,
    reorder: number,
    delay: number,
    delay_ms: int,
    drop: number,
    lost_attempts: int,
    stale_signature: number,
    before_response: number,
    done: chaosDone,
  },
  required: [
    'seed',
    'duplicate',
    'reorder',
    'delay',
    'delay_ms',
    'drop',
    'stale_signature',
    'before_response',
    'done',
  ],
};
const endChaosResponse: Shape = {
  type: 'object',
  properties: { chaos: { anyOf: [chaos, none] } },
  required: ['chaos'],
};
const getChaosResponse: Shape = {
  type: 'object',
  properties: { chaos: { anyOf: [chaos, none] } },
  required: ['chaos'],
};
const clockAdvanceHappened: Shape = {
  type: 'object',
  properties: { topic: text, jobs: number },
  required: ['topic', 'jobs'],
};
const clockAdvance: Shape = {
  type: 'object',
  properties: {
    id: text,
    status: { enum: ['RUNNING', 'SUCCEEDED', 'STOPPED', 'FAILED'] },
    from: text,
    to: text,
    jobs: number,
    happened: { type: 'array', items: clockAdvanceHappened },
    left_ms: { anyOf: [number, none] },
    quiet: flag,
    message: { anyOf: [text, none] },
    now: text,
    frozen: flag,
    ahead_ms: number,
    next_due: { anyOf: [text, none] },
  },
  required: [
    'id',
    'status',
    'from',
    'to',
    'jobs',
    'happened',
    'left_ms',
    'quiet',
    'message',
    'now',
    'frozen',
    'ahead_ms',
    'next_due',
  ],
};
const clockReading: Shape = {
  type: 'object',
  properties: { now: text, frozen: flag, ahead_ms: number, next_due: { anyOf: [text, none] } },
  required: ['now', 'frozen', 'ahead_ms', 'next_due'],
};
const awaitQuietResponse: Shape = {
  type: 'object',
  properties: {
    quiet: flag,
    now: text,
    frozen: flag,
    ahead_ms: number,
    next_due: { anyOf: [text, none] },
  },
  required: ['quiet', 'now', 'frozen', 'ahead_ms', 'next_due'],
};
const connectorChannelsCaptures: Shape = {
  type: 'object',
  properties: { partial: flag, several: flag },
  required: ['partial', 'several'],
};
const connectorChannelsRefunds: Shape = {
  type: 'object',
  properties: { partial: flag, several: flag, days: { anyOf: [int, none] } },
  required: ['partial', 'several', 'days'],
};
const connectorChannels: Shape = {
  type: 'object',
  properties: {
    type: text,
    code: text,
    country: text,
    currency: text,
    works: { type: 'array', items: text },
    min: { anyOf: [int, none] },
    max: { anyOf: [int, none] },
    captures: { anyOf: [connectorChannelsCaptures, none] },
    refunds: { anyOf: [connectorChannelsRefunds, none] },
    authorization_hours: { anyOf: [int, none] },
    saves: flag,
    installments: { anyOf: [{ enum: ['optional', 'required'] }, none] },
  },
  required: [
    'type',
    'code',
    'country',
    'currency',
    'works',
    'min',
    'max',
    'captures',
    'refunds',
    'authorization_hours',
    'saves',
    'installments',
  ],
};
const connectorCertificate: Shape = {
  type: 'object',
  properties: {
    connector: text,
    version: text,
    is_current: flag,
    issued: text,
    laws: int,
    passed: int,
    digest: text,
  },
  required: ['connector', 'version', 'is_current', 'issued', 'laws', 'passed', 'digest'],
};
const connectorOverride: Shape = {
  type: 'object',
  properties: { reason: text, by: text, at: text },
  required: ['reason', 'by', 'at'],
};
const connector: Shape = {
  type: 'object',
  properties: {
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    url: text,
    callback_url: text,
    version: text,
    is_enabled: flag,
    card_data: flag,
    channels: { type: 'array', items: connectorChannels },
    certificate: { anyOf: [connectorCertificate, none] },
    override: { anyOf: [connectorOverride, none] },
    secrets: int,
    open_operations: int,
    doubtful_operations: int,
    added: text,
  },
  required: [
    'name',
    'url',
    'callback_url',
    'version',
    'is_enabled',
    'card_data',
    'channels',
    'certificate',
    'override',
    'secrets',
    'open_operations',
    'doubtful_operations',
    'added',
  ],
};
const listConnectorsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: connector } },
  required: ['data'],
};
const rotateConnectorResponseChannelsCaptures: Shape = {
  type: 'object',
  properties: { partial: flag, several: flag },
  required: ['partial', 'several'],
};
const rotateConnectorResponseChannelsRefunds: Shape = {
  type: 'object',
  properties: { partial: flag, several: flag, days: { anyOf: [int, none] } },
  required: ['partial', 'several', 'days'],
};
const rotateConnectorResponseChannels: Shape = {
  type: 'object',
  properties: {
    type: text,
    code: text,
    country: text,
    currency: text,
    works: { type: 'array', items: text },
    min: { anyOf: [int, none] },
    max: { anyOf: [int, none] },
    captures: { anyOf: [rotateConnectorResponseChannelsCaptures, none] },
    refunds: { anyOf: [rotateConnectorResponseChannelsRefunds, none] },
    authorization_hours: { anyOf: [int, none] },
    saves: flag,
    installments: { anyOf: [{ enum: ['optional', 'required'] }, none] },
  },
  required: [
    'type',
    'code',
    'country',
    'currency',
    'works',
    'min',
    'max',
    'captures',
    'refunds',
    'authorization_hours',
    'saves',
    'installments',
  ],
};
const rotateConnectorResponseCertificate: Shape = {
  type: 'object',
  properties: {
    connector: text,
    version: text,
    is_current: flag,
    issued: text,
    laws: int,
    passed: int,
    digest: text,
  },
  required: ['connector', 'version', 'is_current', 'issued', 'laws', 'passed', 'digest'],
};
const rotateConnectorResponseOverride: Shape = {
  type: 'object',
  properties: { reason: text, by: text, at: text },
  required: ['reason', 'by', 'at'],
};
const rotateConnectorResponse: Shape = {
  type: 'object',
  properties: {
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    url: text,
    callback_url: text,
    version: text,
    is_enabled: flag,
    card_data: flag,
    channels: { type: 'array', items: rotateConnectorResponseChannels },
    certificate: { anyOf: [rotateConnectorResponseCertificate, none] },
    override: { anyOf: [rotateConnectorResponseOverride, none] },
    secrets: int,
    open_operations: int,
    doubtful_operations: int,
    added: text,
    secret: { anyOf: [text, none] },
  },
  required: [
    'name',
    'url',
    'callback_url',
    'version',
    'is_enabled',
    'card_data',
    'channels',
    'certificate',
    'override',
    'secrets',
    'open_operations',
    'doubtful_operations',
    'added',
    'secret',
  ],
};
const removeConnectorResponse: Shape = {
  type: 'object',
  properties: { name: text, removed: { enum: [true] } },
  required: ['name', 'removed'],
};
const eventStatus: Shape = { enum: ['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'] };
const eventViewAttempts: Shape = {
  type: 'object',
  properties: {
    at: text,
    status: { anyOf: [int, none] },
    error: { anyOf: [text, none] },
    trigger: { enum: ['automatic', 'resend'] },
    url: { anyOf: [text, none] },
    duration_ms: { anyOf: [int, none] },
    headers: { anyOf: [{ type: 'object', additionalProperties: text }, none] },
    response: { anyOf: [text, none] },
  },
  required: ['at', 'status', 'error', 'trigger', 'url', 'duration_ms', 'headers', 'response'],
};
const eventViewTrouble: Shape = {
  type: 'object',
  properties: { text: text, remedy: text },
  required: ['text', 'remedy'],
};
const eventView: Shape = {
  type: 'object',
  properties: {
    webhook_id: text,
    event: text,
    subject: text,
    created: text,
    status: eventStatus,
    url: { anyOf: [text, none] },
    attempts: { type: 'array', items: eventViewAttempts },
    next_attempt: { anyOf: [text, none] },
    trouble: { anyOf: [eventViewTrouble, none] },
    body: any,
  },
  required: [
    'webhook_id',
    'event',
    'subject',
    'created',
    'status',
    'url',
    'attempts',
    'next_attempt',
    'trouble',
    'body',
  ],
};
const listEventsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: eventView }, next: { anyOf: [text, none] } },
  required: ['data', 'next'],
};
const countUndeliveredResponseCauses: Shape = {
  type: 'object',
  properties: { text: text, remedy: text, count: int, newest: { type: 'array', items: eventView } },
  required: ['text', 'remedy', 'count', 'newest'],
};
const countUndeliveredResponse: Shape = {
  type: 'object',
  properties: {
    total: int,
    more: flag,
    causes: { type: 'array', items: countUndeliveredResponseCauses },
  },
  required: ['total', 'more', 'causes'],
};
const resendManyResponse: Shape = {
  type: 'object',
  properties: { webhook_ids: { type: 'array', items: text }, next: { anyOf: [text, none] } },
  required: ['webhook_ids', 'next'],
};
const resendEventResponse: Shape = {
  type: 'object',
  properties: { webhook_id: text },
  required: ['webhook_id'],
};
const faultMatch: Shape = {
  type: 'object',
  properties: {
    account: text,
    method: text,
    endpoint: text,
    path: text,
    header: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
  },
};
const faultStatus: Shape = {
  type: 'object',
  properties: { type: { enum: ['status'] }, status: int, error_code: text, retry_after_s: int },
  required: ['type', 'status'],
};
const faultLatency: Shape = {
  type: 'object',
  properties: { type: { enum: ['latency'] }, ms: int },
  required: ['type', 'ms'],
};
const faultCutBeforeCommit: Shape = {
  type: 'object',
  properties: { type: { enum: ['cut_before_commit'] } },
  required: ['type'],
};
const faultCutAfterCommit: Shape = {
  type: 'object',
  properties: { type: { enum: ['cut_after_commit'] } },
  required: ['type'],
};
const fault: Shape = {
  anyOf: [faultStatus, faultLatency, faultCutBeforeCommit, faultCutAfterCommit],
};
const injectedFault: Shape = {
  type: 'object',
  properties: {
    match: faultMatch,
    fault: fault,
    times: { anyOf: [int, none] },
    probability: number,
    seed: int,
    id: text,
    created: text,
    affected: int,
  },
  required: ['match', 'fault', 'times', 'probability', 'seed', 'id', 'created', 'affected'],
};
const deleteFaultsResponse: Shape = {
  type: 'object',
  properties: { deleted: int },
  required: ['deleted'],
};
const listFaultsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: injectedFault } },
  required: ['data'],
};
const loggedRequest: Shape = {
  type: 'object',
  properties: {
    request_id: text,
    at: text,
    duration_ms: number,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    method: text,
    path: text,
    endpoint: { anyOf: [text, none] },
    status: int,
    error_code: { anyOf: [text, none] },
    replayed: flag,
    objects: { type: 'array', items: text },
    reference_id: { anyOf: [text, none] },
    interference: { anyOf: [text, none] },
  },
  required: [
    'request_id',
    'at',
    'duration_ms',
    'account',
    'mode',
    'method',
    'path',
    'endpoint',
    'status',
    'error_code',
    'replayed',
    'objects',
    'reference_id',
    'interference',
  ],
};
const feedEntryRequest: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['request'] },
    sequence: int,
    at: text,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    request: loggedRequest,
  },
  required: ['type', 'sequence', 'at', 'account', 'mode', 'request'],
};
const feedEntryTransition: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['transition'] },
    sequence: int,
    at: text,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    object: text,
    kind: text,
    from: { anyOf: [text, none] },
    to: text,
    request_id: { anyOf: [text, none] },
    job: { anyOf: [text, none] },
  },
  required: [
    'type',
    'sequence',
    'at',
    'account',
    'mode',
    'object',
    'kind',
    'from',
    'to',
    'request_id',
    'job',
  ],
};
const feedEntryEvent: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['event'] },
    sequence: int,
    at: text,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    webhook_id: text,
    event: text,
    object: text,
  },
  required: ['type', 'sequence', 'at', 'account', 'mode', 'webhook_id', 'event', 'object'],
};
const feedEntryDelivery: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['delivery'] },
    sequence: int,
    at: text,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    webhook_id: text,
    event: text,
    object: text,
    url: { anyOf: [text, none] },
    status: { anyOf: [int, none] },
    error: { anyOf: [text, none] },
    attempt: int,
    acknowledged: flag,
  },
  required: [
    'type',
    'sequence',
    'at',
    'account',
    'mode',
    'webhook_id',
    'event',
    'object',
    'url',
    'status',
    'error',
    'attempt',
    'acknowledged',
  ],
};
const feedEntryClock: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['clock'] },
    sequence: int,
    at: text,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    now: text,
    frozen: flag,
  },
  required: ['type', 'sequence', 'at', 'account', 'mode', 'now', 'frozen'],
};
const feedEntry: Shape = {
  anyOf: [feedEntryRequest, feedEntryTransition, feedEntryEvent, feedEntryDelivery, feedEntryClock],
};
const readFeedResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: feedEntry }, last: int, missed: int },
  required: ['data', 'last', 'missed'],
};
const checkInvariantsResponseBreaches: Shape = {
  type: 'object',
  properties: { account: text, mode: mode, law: text, detail: text },
  required: ['account', 'mode', 'law', 'detail'],
};
const checkInvariantsResponse: Shape = {
  type: 'object',
  properties: {
    ok: flag,
    breaches: { type: 'array', items: checkInvariantsResponseBreaches },
    checked_at: text,
  },
  required: ['ok', 'breaches', 'checked_at'],
};
const invariantsProgressResponse: Shape = {
  type: 'object',
  properties: {
    status: { enum: ['RUNNING', 'IDLE'] },
    checked: int,
    books: int,
    share: { anyOf: [number, none] },
    left_ms: { anyOf: [number, none] },
  },
  required: ['status', 'checked', 'books', 'share', 'left_ms'],
};
const apiKey: Shape = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    account: text,
    mode: { enum: ['test', 'live'] },
    type: { enum: ['secret', 'public'] },
    permissions: {
      type: 'array',
      items: {
        type: 'string',
        pattern: '^(money_in|transaction|report|customer|platform|webhook):(read|write)$',
      },
    },
    ending: text,
    revoked: flag,
    created: text,
  },
  required: [
    'id',
    'name',
    'account',
    'mode',
    'type',
    'permissions',
    'ending',
    'revoked',
    'created',
  ],
};
const listKeysResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: apiKey } },
  required: ['data'],
};
const revokeKeyResponse: Shape = {
  type: 'object',
  properties: { id: text, revoked: { enum: [true] } },
  required: ['id', 'revoked'],
};
const lateSuccess: Shape = { enum: ['keep', 'refund'] };
const currency: Shape = { enum: ['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD'] };
const liveSettingsViewAgreedFeesRefund: Shape = {
  type: 'object',
  properties: { basis_points: int, fixed: int },
  required: ['basis_points', 'fixed'],
};
const liveSettingsViewAgreedFees: Shape = {
  type: 'object',
  properties: {
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    type: { anyOf: [{ type: 'string', pattern: '^[A-Z0-9_]{1,64}$' }, none] },
    channel: { anyOf: [{ type: 'string', pattern: '^[A-Z0-9_]{1,64}$' }, none] },
    currency: currency,
    basis_points: int,
    fixed: int,
    vat_basis_points: int,
    refund: { anyOf: [liveSettingsViewAgreedFeesRefund, none] },
  },
  required: [
    'connector',
    'type',
    'channel',
    'currency',
    'basis_points',
    'fixed',
    'vat_basis_points',
    'refund',
  ],
};
const liveSettingsView: Shape = {
  type: 'object',
  properties: {
    wait_ms: int,
    late_success: lateSuccess,
    missing_after_days: int,
    agreed_fees: { type: 'array', items: liveSettingsViewAgreedFees },
  },
  required: ['wait_ms', 'late_success', 'missing_after_days', 'agreed_fees'],
};
const machineViewStates: Shape = {
  type: 'object',
  properties: { name: text, final: flag },
  required: ['name', 'final'],
};
const machineViewTransitions: Shape = {
  type: 'object',
  properties: {
    from: { anyOf: [text, none] },
    to: text,
    on: text,
    when: { anyOf: [text, none] },
    clauses: { type: 'array', items: text },
    emits: { type: 'array', items: text },
    also_emits: { type: 'array', items: text },
  },
  required: ['from', 'to', 'on', 'when', 'clauses', 'emits', 'also_emits'],
};
const machineView: Shape = {
  type: 'object',
  properties: {
    name: text,
    initial: { type: 'array', items: text },
    states: { type: 'array', items: machineViewStates },
    transitions: { type: 'array', items: machineViewTransitions },
  },
  required: ['name', 'initial', 'states', 'transitions'],
};
const listMachinesResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: machineView } },
  required: ['data'],
};
const listMailsResponseData: Shape = {
  type: 'object',
  properties: {
    id: text,
    account: text,
    mode: mode,
    created: text,
    status: { enum: ['KEPT', 'PENDING', 'SENT', 'FAILED'] },
    to: { anyOf: [text, none] },
    subject: text,
    text: text,
    attempts: int,
    error: { anyOf: [text, none] },
  },
  required: [
    'id',
    'account',
    'mode',
    'created',
    'status',
    'to',
    'subject',
    'text',
    'attempts',
    'error',
  ],
};
const listMailsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: listMailsResponseData } },
  required: ['data'],
};
const getMoneyResponseLedgers: Shape = {
  type: 'object',
  properties: { ledger: text, currency: text, balance: number },
  required: ['ledger', 'currency', 'balance'],
};
const getMoneyResponseDays: Shape = {
  type: 'object',
  properties: {
    date: {
      type: 'string',
      pattern:
        '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
    },
    currency: text,
    paid_in: number,
    paid_out: number,
    fees: number,
    transactions: int,
  },
  required: ['date', 'currency', 'paid_in', 'paid_out', 'fees', 'transactions'],
};
const getMoneyResponse: Shape = {
  type: 'object',
  properties: {
    ledgers: { type: 'array', items: getMoneyResponseLedgers },
    days: { type: 'array', items: getMoneyResponseDays },
  },
  required: ['ledgers', 'days'],
};
const listNotificationsResponseData: Shape = {
  type: 'object',
  properties: {
    id: text,
    event: { enum: ['invoice_created', 'invoice_reminder', 'invoice_paid', 'invoice_expired'] },
    channel: { enum: ['email', 'sms', 'whatsapp', 'viber'] },
    to: text,
    invoice_id: text,
    external_id: text,
    created: text,
  },
  required: ['id', 'event', 'channel', 'to', 'invoice_id', 'external_id', 'created'],
};
const listNotificationsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: listNotificationsResponseData } },
  required: ['data'],
};
const objectSummary: Shape = {
  type: 'object',
  properties: {
    id: text,
    kind: text,
    status: { anyOf: [text, none] },
    reference_id: { anyOf: [text, none] },
    amount: { anyOf: [number, none] },
    currency: { anyOf: [text, none] },
    channel_code: { anyOf: [text, none] },
    customer_id: { anyOf: [text, none] },
    created: text,
  },
  required: [
    'id',
    'kind',
    'status',
    'reference_id',
    'amount',
    'currency',
    'channel_code',
    'customer_id',
    'created',
  ],
};
const objectAction: Shape = {
  enum: ['pay', 'authorize', 'decline', 'cancel', 'expire', 'refund', 'capture'],
};
const timelineEntry: Shape = {
  type: 'object',
  properties: {
    at: text,
    clock: { enum: ['test', 'real'] },
    type: {
      enum: ['request', 'replay', 'transition', 'ledger', 'event', 'delivery', 'clock', 'page'],
    },
    text: text,
    reason: { anyOf: [text, none] },
    clauses: { type: 'array', items: text },
    request_id: { anyOf: [text, none] },
    webhook_id: { anyOf: [text, none] },
    detail: { type: 'object', additionalProperties: any },
  },
  required: [
    'at',
    'clock',
    'type',
    'text',
    'reason',
    'clauses',
    'request_id',
    'webhook_id',
    'detail',
  ],
};
const getObjectResponseSteps: Shape = {
  type: 'object',
  properties: {
    on: text,
    to: text,
    when: { anyOf: [text, none] },
    webhooks: { type: 'array', items: text },
    clauses: { type: 'array', items: text },
  },
  required: ['on', 'to', 'when', 'webhooks', 'clauses'],
};
const getObjectResponseWebhooks: Shape = {
  type: 'object',
  properties: { upcoming: { type: 'array', items: text }, text: text },
  required: ['upcoming', 'text'],
};
const getObjectResponseTroubles: Shape = {
  type: 'object',
  properties: { text: text, remedy: text },
  required: ['text', 'remedy'],
};
const getObjectResponse: Shape = {
  type: 'object',
  properties: {
    id: text,
    kind: text,
    status: { anyOf: [text, none] },
    reference_id: { anyOf: [text, none] },
    amount: { anyOf: [number, none] },
    currency: { anyOf: [text, none] },
    channel_code: { anyOf: [text, none] },
    customer_id: { anyOf: [text, none] },
    created: text,
    body: any,
    machine: { anyOf: [text, none] },
    actions: { type: 'array', items: objectAction },
    related: { type: 'array', items: objectSummary },
    timeline: { type: 'array', items: timelineEntry },
    steps: { type: 'array', items: getObjectResponseSteps },
    webhooks: getObjectResponseWebhooks,
    troubles: { type: 'array', items: getObjectResponseTroubles },
  },
  required: [
    'id',
    'kind',
    'status',
    'reference_id',
    'amount',
    'currency',
    'channel_code',
    'customer_id',
    'created',
    'body',
    'machine',
    'actions',
    'related',
    'timeline',
    'steps',
    'webhooks',
    'troubles',
  ],
};
const listObjectsResponse: Shape = {
  type: 'object',
  properties: {
    data: { type: 'array', items: objectSummary },
    next: { anyOf: [text, none] },
    kinds: { type: 'array', items: text },
  },
  required: ['data', 'next', 'kinds'],
};
const newOperator: Shape = {
  type: 'object',
  properties: { name: text, role: role, created: text, created_by: text, token: text },
  required: ['name', 'role', 'created', 'created_by', 'token'],
};
const getCurrentOperatorResponse: Shape = {
  type: 'object',
  properties: { name: text, role: role },
  required: ['name', 'role'],
};
const operator: Shape = {
  type: 'object',
  properties: { name: text, role: role, created: text, created_by: text },
  required: ['name', 'role', 'created', 'created_by'],
};
const listOperatorsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: operator } },
  required: ['data'],
};
const getOverviewResponsePayments: Shape = {
  type: 'object',
  properties: {
    date: {
      type: 'string',
      pattern:
        '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
    },
    channel_code: text,
    currency: text,
    attempts: int,
    succeeded: int,
    failed: int,
    volume: number,
    refunds: int,
    refunded: number,
  },
  required: [
    'date',
    'channel_code',
    'currency',
    'attempts',
    'succeeded',
    'failed',
    'volume',
    'refunds',
    'refunded',
  ],
};
const getOverviewResponseTraffic: Shape = {
  type: 'object',
  properties: {
    date: {
      type: 'string',
      pattern:
        '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
    },
    requests: int,
    client_errors: int,
    server_errors: int,
    median_ms: { anyOf: [int, none] },
    slow_ms: { anyOf: [int, none] },
    deliveries: int,
    acknowledged: int,
  },
  required: [
    'date',
    'requests',
    'client_errors',
    'server_errors',
    'median_ms',
    'slow_ms',
    'deliveries',
    'acknowledged',
  ],
};
const getOverviewResponseBalances: Shape = {
  type: 'object',
  properties: { currency: text, available: number, pending: number },
  required: ['currency', 'available', 'pending'],
};
const getOverviewResponse: Shape = {
  type: 'object',
  properties: {
    now: text,
    real_now: text,
    is_complete: flag,
    payments: { type: 'array', items: getOverviewResponsePayments },
    traffic: { type: 'array', items: getOverviewResponseTraffic },
    deliveries_due: int,
    balances: { type: 'array', items: getOverviewResponseBalances },
  },
  required: ['now', 'real_now', 'is_complete', 'payments', 'traffic', 'deliveries_due', 'balances'],
};
const partnerSignature: Shape = { enum: ['asymmetric', 'symmetric'] };
const partner: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
    account: text,
    mode: { enum: ['test', 'live'] },
    signature: partnerSignature,
    public_key: text,
    secret_number: int,
    created: text,
  },
  required: ['id', 'account', 'mode', 'signature', 'public_key', 'created'],
};
const listPartnersResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: partner } },
  required: ['data'],
};
const registerPartnerResponse: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
    account: text,
    mode: { enum: ['test', 'live'] },
    signature: partnerSignature,
    public_key: text,
    secret_number: int,
    created: text,
    client_secret: { anyOf: [text, none] },
  },
  required: ['id', 'account', 'mode', 'signature', 'public_key', 'created', 'client_secret'],
};
const rotatePartnerResponse: Shape = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[\\w.-]{1,64}$' }, client_secret: text },
  required: ['id', 'client_secret'],
};
const getAttentionResponseDoubts: Shape = {
  type: 'object',
  properties: { count: int, more: flag },
  required: ['count', 'more'],
};
const getAttentionResponseDifferences: Shape = {
  type: 'object',
  properties: { count: int, more: flag },
  required: ['count', 'more'],
};
const getAttentionResponse: Shape = {
  type: 'object',
  properties: { doubts: getAttentionResponseDoubts, differences: getAttentionResponseDifferences },
  required: ['doubts', 'differences'],
};
const askForDoubtResponseAbout: Shape = {
  type: 'object',
  properties: { kind: text, id: text },
  required: ['kind', 'id'],
};
const askForDoubtResponseResolution: Shape = {
  type: 'object',
  properties: {
    outcome: { enum: ['succeeded', 'declined', 'noted'] },
    reason: text,
    by: text,
    at: text,
  },
  required: ['outcome', 'reason', 'by', 'at'],
};
const askForDoubtResponse: Shape = {
  type: 'object',
  properties: {
    id: text,
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    attention: {
      anyOf: [
        { enum: ['NO_OUTCOME', 'CONTRADICTION', 'LATE_SUCCESS', 'NOT_UNDONE', 'OTHER_AMOUNT'] },
        none,
      ],
    },
    work: text,
    type: text,
    channel: text,
    currency: text,
    amount: { anyOf: [int, none] },
    executed: { anyOf: [int, none] },
    status: { enum: ['SENT', 'WAITING', 'SUCCEEDED', 'DECLINED', 'REFUSED'] },
    reference: text,
    about: askForDoubtResponseAbout,
    connector_reference: { anyOf: [text, none] },
    questions: int,
    questioned_at: { anyOf: [text, none] },
    resolution: { anyOf: [askForDoubtResponseResolution, none] },
    created: text,
  },
  required: [
    'id',
    'connector',
    'attention',
    'work',
    'type',
    'channel',
    'currency',
    'amount',
    'executed',
    'status',
    'reference',
    'about',
    'connector_reference',
    'questions',
    'questioned_at',
    'resolution',
    'created',
  ],
};
const listDoubtsResponse: Shape = {
  type: 'object',
  properties: {
    data: { type: 'array', items: askForDoubtResponse },
    next: { anyOf: [text, none] },
  },
  required: ['data', 'next'],
};
const statusViewConnectors: Shape = {
  type: 'object',
  properties: {
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    is_fetched: flag,
    scheduled_until: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
    complete_until: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
  },
  required: ['connector', 'is_fetched', 'scheduled_until', 'complete_until'],
};
const adjustedLedger: Shape = {
  enum: ['channel_clearing', 'settled', 'processor_fees', 'suspense'],
};
const statusViewLedgers: Shape = {
  type: 'object',
  properties: {
    ledger: adjustedLedger,
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    balance: int,
  },
  required: ['ledger', 'currency', 'balance'],
};
const statusViewSuspense: Shape = {
  type: 'object',
  properties: {
    operation: text,
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    work: text,
    status: text,
    reference: text,
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    amount: int,
    updated: text,
  },
  required: [
    'operation',
    'connector',
    'work',
    'status',
    'reference',
    'currency',
    'amount',
    'updated',
  ],
};
const differenceReason: Shape = {
  enum: [
    'MISSING_HERE',
    'MISSING_THERE',
    'TWICE',
    'KIND',
    'CURRENCY',
    'AMOUNT',
    'FEE',
    'AGREED_FEE',
  ],
};
const statusViewOpenDifferences: Shape = {
  type: 'object',
  properties: {
    reason: differenceReason,
    count: int,
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
  },
  required: ['reason', 'count', 'connector'],
};
const statementViewTotals: Shape = {
  type: 'object',
  properties: {
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    lines: int,
    gross: int,
    fee: int,
    net: int,
  },
  required: ['currency', 'lines', 'gross', 'fee', 'net'],
};
const statementViewOpenDifferences: Shape = {
  type: 'object',
  properties: { reason: differenceReason, count: int },
  required: ['reason', 'count'],
};
const statementView: Shape = {
  type: 'object',
  properties: {
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    date: {
      type: 'string',
      pattern:
        '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
    },
    source: { anyOf: [{ enum: ['fetched', 'uploaded'] }, none] },
    is_complete: flag,
    totals: { type: 'array', items: statementViewTotals },
    open_differences: { type: 'array', items: statementViewOpenDifferences },
    received_at: { anyOf: [text, none] },
    attempts: int,
    next_attempt_at: { anyOf: [text, none] },
    problem: { anyOf: [text, none] },
  },
  required: [
    'connector',
    'date',
    'source',
    'is_complete',
    'totals',
    'open_differences',
    'received_at',
    'attempts',
    'next_attempt_at',
    'problem',
  ],
};
const statusView: Shape = {
  type: 'object',
  properties: {
    connectors: { type: 'array', items: statusViewConnectors },
    ledgers: { type: 'array', items: statusViewLedgers },
    suspense: { type: 'array', items: statusViewSuspense },
    open_differences: { type: 'array', items: statusViewOpenDifferences },
    statements: { type: 'array', items: statementView },
  },
  required: ['connectors', 'ledgers', 'suspense', 'open_differences', 'statements'],
};
const statementLineView: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    operation: { type: 'string', minLength: 1 },
    kind: { enum: ['charge', 'capture', 'refund', 'payment'] },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    gross: int,
    fee: int,
    net: int,
    settled_at: text,
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    date: {
      type: 'string',
      pattern:
        '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
    },
    status: { enum: ['MATCHED', 'DIFFERENT'] },
    about: { anyOf: [text, none] },
  },
  required: [
    'id',
    'operation',
    'kind',
    'currency',
    'gross',
    'fee',
    'net',
    'settled_at',
    'connector',
    'date',
    'status',
    'about',
  ],
};
const listStatementLinesResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: statementLineView }, next: { anyOf: [text, none] } },
  required: ['data', 'next'],
};
const differenceViewReported: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    operation: { type: 'string', minLength: 1 },
    kind: { enum: ['charge', 'capture', 'refund', 'payment'] },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    gross: int,
    fee: int,
    net: int,
    settled_at: text,
  },
  required: ['id', 'operation', 'kind', 'currency', 'gross', 'fee', 'net', 'settled_at'],
};
const differenceViewOperation: Shape = {
  type: 'object',
  properties: {
    id: text,
    work: text,
    status: text,
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    gross: { anyOf: [int, none] },
    reference: text,
    updated: text,
  },
  required: ['id', 'work', 'status', 'currency', 'gross', 'reference', 'updated'],
};
const differenceViewResolution: Shape = {
  type: 'object',
  properties: {
    outcome: { enum: ['accepted', 'claimed'] },
    note: text,
    by: { type: 'string', minLength: 1 },
    at: text,
  },
  required: ['outcome', 'note', 'by', 'at'],
};
const adjustmentLine: Shape = {
  type: 'object',
  properties: { ledger: adjustedLedger, amount: int },
  required: ['ledger', 'amount'],
};
const adjustmentView: Shape = {
  type: 'object',
  properties: {
    id: text,
    difference: { anyOf: [text, none] },
    operation: { anyOf: [text, none] },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    lines: { type: 'array', items: adjustmentLine },
    reason: text,
    by: { type: 'string', minLength: 1 },
    created: text,
  },
  required: ['id', 'difference', 'operation', 'currency', 'lines', 'reason', 'by', 'created'],
};
const differenceView: Shape = {
  type: 'object',
  properties: {
    id: text,
    status: { enum: ['OPEN', 'RESOLVED', 'CLEARED'] },
    connector: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
    date: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
    reasons: { type: 'array', items: differenceReason },
    reported: { anyOf: [differenceViewReported, none] },
    operation: { anyOf: [differenceViewOperation, none] },
    resolution: { anyOf: [differenceViewResolution, none] },
    adjustments: { type: 'array', items: adjustmentView },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'status',
    'connector',
    'date',
    'reasons',
    'reported',
    'operation',
    'resolution',
    'adjustments',
    'created',
    'updated',
  ],
};
const listDifferencesResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: differenceView }, next: { anyOf: [text, none] } },
  required: ['data', 'next'],
};
const readStatementFileResponseColumns: Shape = {
  type: 'object',
  properties: { name: text, values: { type: 'array', items: text } },
  required: ['name', 'values'],
};
const importedLine: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    operation: { type: 'string', minLength: 1 },
    kind: { enum: ['charge', 'capture', 'refund', 'payment'] },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    gross: int,
    fee: int,
    net: int,
    settled_at: {
      type: 'string',
      pattern:
        '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$',
    },
  },
  required: ['id', 'operation', 'kind', 'currency', 'gross', 'fee', 'net', 'settled_at'],
};
const readStatementFileResponseDays: Shape = {
  type: 'object',
  properties: {
    date: {
      type: 'string',
      pattern:
        '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
    },
    lines: { type: 'array', items: importedLine },
  },
  required: ['date', 'lines'],
};
const readStatementFileResponse: Shape = {
  type: 'object',
  properties: {
    delimiter: { enum: [',', ';', '\t', '|'] },
    columns: { type: 'array', items: readStatementFileResponseColumns },
    days: { type: 'array', items: readStatementFileResponseDays },
    problems: { type: 'array', items: text },
  },
  required: ['delimiter', 'columns', 'days', 'problems'],
};
const wholeRequest: Shape = {
  type: 'object',
  properties: {
    request_id: text,
    at: text,
    duration_ms: number,
    account: { anyOf: [text, none] },
    mode: { anyOf: [mode, none] },
    method: text,
    path: text,
    endpoint: { anyOf: [text, none] },
    status: int,
    error_code: { anyOf: [text, none] },
    replayed: flag,
    objects: { type: 'array', items: text },
    reference_id: { anyOf: [text, none] },
    interference: { anyOf: [text, none] },
    idempotency_key: { anyOf: [text, none] },
    headers: { type: 'object', additionalProperties: text },
    query: { type: 'object', additionalProperties: any },
    body: any,
    response: any,
  },
  required: [
    'request_id',
    'at',
    'duration_ms',
    'account',
    'mode',
    'method',
    'path',
    'endpoint',
    'status',
    'error_code',
    'replayed',
    'objects',
    'reference_id',
    'interference',
    'idempotency_key',
    'headers',
    'query',
    'body',
    'response',
  ],
};
const listRequestsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: loggedRequest }, next: { anyOf: [text, none] } },
  required: ['data', 'next'],
};
const route: Shape = {
  type: 'object',
  properties: {
    type: { anyOf: [{ type: 'string', pattern: '^[A-Z0-9_]{1,64}$' }, none] },
    channel: { anyOf: [{ type: 'string', pattern: '^[A-Z0-9_]{1,64}$' }, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z0-9_]{1,64}$' }, none] },
    currency: { anyOf: [{ type: 'string', pattern: '^[A-Z0-9_]{1,64}$' }, none] },
    network: { anyOf: [{ type: 'string', pattern: '^[A-Z0-9_]{1,64}$' }, none] },
    min: { anyOf: [int, none] },
    max: { anyOf: [int, none] },
    share: int,
    connectors: { type: 'array', items: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' } },
  },
  required: [
    'type',
    'channel',
    'country',
    'currency',
    'network',
    'min',
    'max',
    'share',
    'connectors',
  ],
};
const getRoutesResponse: Shape = {
  type: 'object',
  properties: { routes: { type: 'array', items: route } },
  required: ['routes'],
};
const setRoutesResponse: Shape = {
  type: 'object',
  properties: { routes: { type: 'array', items: route } },
  required: ['routes'],
};
const scriptedWork: Shape = { enum: ['payment', 'authorization', 'capture', 'refund', 'linking'] };
const scriptMatch: Shape = {
  type: 'object',
  properties: {
    work: scriptedWork,
    channel_code: text,
    customer_id: text,
    reference_id: text,
    object: text,
    header: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
  },
};
const scriptStep: Shape = {
  type: 'object',
  properties: {
    outcome: { enum: ['succeed', 'fail', 'pending', 'time_out', 'lose_response'] },
    failure_code: text,
    delay_ms: int,
    times: int,
  },
  required: ['outcome', 'times'],
};
const script: Shape = {
  type: 'object',
  properties: {
    match: scriptMatch,
    steps: { type: 'array', items: scriptStep },
    afterwards: { enum: ['end', 'last', 'again'] },
    id: text,
    created: text,
    used: int,
    open: flag,
  },
  required: ['match', 'steps', 'afterwards', 'id', 'created', 'used', 'open'],
};
const deleteScriptsResponse: Shape = {
  type: 'object',
  properties: { deleted: int },
  required: ['deleted'],
};
const listScriptsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: script } },
  required: ['data'],
};
const searchResponseData: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['object', 'request', 'event', 'account', 'channel'] },
    id: text,
    account: { anyOf: [text, none] },
    title: text,
    detail: text,
  },
  required: ['type', 'id', 'account', 'title', 'detail'],
};
const searchResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: searchResponseData } },
  required: ['data'],
};
const rotateSecretsResponse: Shape = {
  type: 'object',
  properties: { new_key: flag, resealed: int },
  required: ['new_key', 'resealed'],
};
const plantSeedResponseAccounts: Shape = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    created: flag,
    customers: { type: 'array', items: text },
    payment_methods: { type: 'array', items: text },
  },
  required: ['id', 'name', 'created', 'customers', 'payment_methods'],
};
const plantSeedResponse: Shape = {
  type: 'object',
  properties: { accounts: { type: 'array', items: plantSeedResponseAccounts } },
  required: ['accounts'],
};
const snapshot: Shape = {
  type: 'object',
  properties: {
    id: text,
    account: text,
    name: { anyOf: [text, none] },
    created: text,
    objects: int,
  },
  required: ['id', 'account', 'name', 'created', 'objects'],
};
const deleteSnapshotResponse: Shape = {
  type: 'object',
  properties: { id: text, deleted: { enum: [true] } },
  required: ['id', 'deleted'],
};
const snapshotFileSettings: Shape = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    switches: { type: 'object', additionalProperties: flag },
    versions: {
      type: 'object',
      additionalProperties: {
        type: 'string',
        pattern:
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
      },
    },
    terms: { type: 'object', additionalProperties: categoryTerms },
    cards: accountCards,
  },
  required: ['name', 'switches', 'versions'],
};
const snapshotFileTurn: Shape = {
  type: 'object',
  properties: { now: int, sequence: int },
  required: ['now', 'sequence'],
};
const snapshotObject: Shape = {
  type: 'object',
  properties: {
    kind: text,
    id: { type: 'string', minLength: 1 },
    version: int,
    expires: { anyOf: [int, none] },
    public: { type: 'object', additionalProperties: any },
    state: any,
  },
  required: ['kind', 'id', 'version', 'expires', 'public', 'state'],
};
const snapshotEntry: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    transaction: { type: 'string', minLength: 1 },
    ledger: text,
    currency: text,
    type: text,
    amount: int,
    balance: int,
  },
  required: ['id', 'transaction', 'ledger', 'currency', 'type', 'amount', 'balance'],
};
const snapshotJob: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    topic: text,
    lane: { enum: ['work', 'delivery'] },
    queue: { type: 'string', minLength: 1 },
    due: int,
    ready: flag,
    payload: any,
  },
  required: ['id', 'topic', 'lane', 'queue', 'due', 'ready', 'payload'],
};
const snapshotFile: Shape = {
  type: 'object',
  properties: {
    format: { enum: ['kasir-snapshot/1'] },
    name: { anyOf: [text, none] },
    taken: text,
    account: { type: 'string', minLength: 1 },
    settings: snapshotFileSettings,
    turn: snapshotFileTurn,
    objects: { type: 'array', items: snapshotObject },
    entries: { type: 'array', items: snapshotEntry },
    jobs: { type: 'array', items: snapshotJob },
  },
  required: [
    'format',
    'name',
    'taken',
    'account',
    'settings',
    'turn',
    'objects',
    'entries',
    'jobs',
  ],
};
const forkAccountResponse: Shape = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    email: text,
    parent: { anyOf: [text, none] },
    platform: flag,
    number: text,
    versions: accountVersions,
    switches: { type: 'object', additionalProperties: flag },
    rates: { type: 'object', additionalProperties: int },
    terms: { type: 'object', additionalProperties: categoryTerms },
    cards: accountCards,
    branding: branding,
    callbacks: accountCallbacks,
    private_callbacks: { type: 'object', additionalProperties: flag },
    chaos: accountChaos,
    created: text,
    key: newKey,
  },
  required: [
    'id',
    'name',
    'parent',
    'platform',
    'number',
    'versions',
    'switches',
    'rates',
    'callbacks',
    'created',
    'key',
  ],
};
const listSnapshotsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: snapshot } },
  required: ['data'],
};
const resetAccountResponse: Shape = {
  type: 'object',
  properties: { account: text, deleted: int },
  required: ['account', 'deleted'],
};
const restoreSnapshotResponse: Shape = {
  type: 'object',
  properties: { account: text, objects: int },
  required: ['account', 'objects'],
};
const transactionType: Shape = {
  enum: ['DISBURSEMENT', 'PAYMENT', 'REMITTANCE_PAYOUT', 'TRANSFER', 'REFUND'],
};
const transactionStatus: Shape = {
  enum: ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED'],
};
const transactionChannelCode: Shape = text;
const transactionFee: Shape = {
  type: 'object',
  properties: {
    xendit_fee: number,
    value_added_tax: number,
    xendit_withholding_tax: number,
    third_party_withholding_tax: number,
    status: { enum: ['PENDING', 'COMPLETED', 'CANCELED', 'REVERSED', 'NOT_APPLICABLE'] },
  },
  required: [
    'xendit_fee',
    'value_added_tax',
    'xendit_withholding_tax',
    'third_party_withholding_tax',
    'status',
  ],
};
const transaction: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^txn_.*' },
    product_id: { type: 'string', minLength: 1 },
    type: transactionType,
    status: transactionStatus,
    channel_category: channelCategory,
    channel_code: transactionChannelCode,
    reference_id: text,
    account_identifier: { anyOf: [text, none] },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    amount: number,
    net_amount: number,
    cashflow: { enum: ['MONEY_IN', 'MONEY_OUT'] },
    business_id: { type: 'string', minLength: 1 },
    settlement_status: { anyOf: [{ enum: ['PENDING', 'EARLY_SETTLED', 'SETTLED'] }, none] },
    estimated_settlement_time: { anyOf: [text, none] },
    created: text,
    updated: text,
    fee: transactionFee,
  },
  required: [
    'id',
    'product_id',
    'type',
    'status',
    'channel_category',
    'channel_code',
    'reference_id',
    'account_identifier',
    'currency',
    'amount',
    'net_amount',
    'cashflow',
    'business_id',
    'settlement_status',
    'estimated_settlement_time',
    'created',
    'updated',
    'fee',
  ],
};
const deliveryProblem: Shape = {
  type: 'object',
  properties: { at: text, webhook_id: text, event: text, error: text },
  required: ['at', 'webhook_id', 'event', 'error'],
};
const deliveryReportFailing: Shape = {
  type: 'object',
  properties: { url: { anyOf: [text, none] }, error: text, attempts: int },
  required: ['url', 'error', 'attempts'],
};
const deliveryReport: Shape = {
  type: 'object',
  properties: {
    status: { enum: ['OPEN', 'CLOSED'] },
    from: text,
    to: text,
    acknowledged: int,
    refused: int,
    failed: int,
    unrouted: int,
    problems: { type: 'array', items: deliveryProblem },
    failing: { type: 'array', items: deliveryReportFailing },
    other_failures: int,
  },
  required: [
    'status',
    'from',
    'to',
    'acknowledged',
    'refused',
    'failed',
    'unrouted',
    'problems',
    'failing',
    'other_failures',
  ],
};
const getWebhooksResponse: Shape = {
  type: 'object',
  properties: {
    token: text,
    urls: { type: 'object', additionalProperties: text },
    signing_secret: text,
    reports: { type: 'array', items: deliveryReport },
  },
  required: ['token', 'urls', 'signing_secret', 'reports'],
};
const rotateWebhooksResponse: Shape = {
  type: 'object',
  properties: { token: text, signing_secret: text, former_until: { anyOf: [text, none] } },
  required: ['token', 'signing_secret', 'former_until'],
};

/** Response of each call, by its id. */
export const responses: Readonly<Record<string, Shape>> = {
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
  'invariants.progress': invariantsProgressResponse,
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
  'attention.get': getAttentionResponse,
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
