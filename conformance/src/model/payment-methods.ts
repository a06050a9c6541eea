// Payment methods of v2, from the clauses: fields without a clause stay as they were seen.
import type { Channel } from '@kasir/models';
import { type MethodType, methodTypes } from '../run/samples/bodies.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { get, paged } from './reading.ts';
import { field, objectIn } from '../targets/wire/message.ts';
import type { Account } from './account.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { echo, is, none, oneOf, that, startsWith, type Rule, given } from './rule.ts';
import { statusOf, eventNamed, once, decided } from './becoming.ts';
import { ownerRule, type Owner } from './method-owners.ts';

export interface MethodFacts {
  readonly type: MethodType;
  readonly reusability: string;
  readonly sent: Made;
  /** True when it must show the amount and currency of its request instead of its own. */
  readonly showsRequest: boolean;
  readonly channel: Channel;
  readonly owner: Owner;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** Its description and metadata, with all later changes. */
  description: unknown;
  metadata: unknown;
  /** The end of the time in which a payer may try again, and whether it has passed. */
  retry: number | null;
  over: boolean;
  /** The page of a payer who has declined or left, or of a link by the bank standard. */
  page: string | null;
}

/** Returns the field of a type in the object of a method. */
export const fieldOf = (type: MethodType): string => type.toLowerCase();

export const RETRY = 'PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry';
/** The time in which a payer who declined, or left, may try again. */
export const RETRY_MS = 15 * 60_000;

const STATES = ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'];

/** Returns rules that keep the fields of all other types empty. */
const instrumentRules = (type: MethodType) =>
  Object.fromEntries(
    methodTypes
      .filter((other) => other !== type)
      .map((other) => [fieldOf(other), none('PM2-FIELD-one-instrument')]),
  );

const statusRule = (status: string | null, over: boolean): Rule => {
  if (over)
    return that(
      'not ACTIVE, so long after it was declined or left',
      (now) => now !== 'ACTIVE',
      RETRY,
    );
  return statusOf(status, STATES, { open: 'STATE-PM2-SET', known: 'STATE-PM2-01' });
};

/** Fields that a method shows as they were sent, where it shows them at all. */
const SENT = ['amount', 'currency'] as const;

/** Returns false for a bank account that is shown as it was sent, or without the hash of it. */
const isMasked = (own: unknown, sent: Made): boolean => {
  const account = field(own, 'bank_account');
  const number = field(account, 'masked_bank_account_number') ?? null;
  const hasHash = typeof field(account, 'bank_account_hash') === 'string';
  const isClear = number === field(sent['channel_properties'], 'account_number');
  return number === null || (hasHash && !isClear);
};

/** Returns whether a field has the value that was sent, or is left out. */
const agrees = (own: unknown, name: string, value: unknown): boolean =>
  value === undefined || [value, null, undefined].includes(field(own, name));

/**
 * Returns whether the properties of a channel are those that were sent; numbers of accounts may be
 * masked.
 */
const doPropertiesAgree = (own: unknown, { channel_properties: sent }: Made): boolean =>
  Object.entries(objectIn({ sent }, 'sent')).every(
    ([name, value]) =>
      (typeof value === 'object' && value !== null) ||
      name.includes('number') ||
      agrees(field(own, 'channel_properties'), name, value),
  );

/**
 * Requires the channel, and the properties, the amount and the currency that were sent for it, each
 * where it is not left out.
 */
const channelRule = ({ code }: Channel, sent: Made): Rule => {
  const wanted = {
    channel_code: code,
    ...Object.fromEntries(SENT.map((name) => [name, sent[name]])),
  };
  return that(
    `the channel ${code}, with what was sent, and a bank account that is masked and has a hash`,
    (own) =>
      isMasked(own, sent) &&
      doPropertiesAgree(own, sent) &&
      Object.entries(wanted).every(([name, value]) => agrees(own, name, value)),
  );
};

export const paymentMethod: Kind<MethodFacts> = {
  name: 'a payment method',
  clauses: 'PM2-FIELD-id',
  generated: ['reference_id'],
  classOf: ({ type, reusability, status }) => `${type} ${reusability} ${status ?? 'open'}`,
  moving: ['status', 'updated', 'actions', 'failure_code'],
  rules: ({
    type,
    reusability,
    sent,
    showsRequest,
    channel,
    owner,
    status,
    description,
    metadata,
    over,
  }) => ({
    id: startsWith('pm-'),
    type: is(type),
    reusability: is(reusability),
    ...given(sent, ['reference_id']),
    description: echo(description),
    metadata: echo(metadata),
    customer_id: ownerRule(owner),
    country: oneOf([channel.country, null, undefined]),
    [fieldOf(type)]: channelRule(channel, showsRequest ? objectIn(sent, fieldOf(type)) : {}),
    status: statusRule(status, over),
    ...instrumentRules(type),
  }),
  ...decided<MethodFacts>(({ status }) => status !== 'EXPIRED'),
  timers: ({ retry }) =>
    // It is open what happens at the exact end.
    once(retry === null ? null : retry + 1, 'the end of another try', RETRY, (facts) => {
      facts.retry = null;
      facts.over = true;
    }),
  passing: ['ACTIVE'],
  announces: {
    ACTIVE: eventNamed('payment_method.activated'),
    EXPIRED: eventNamed('payment_method.expired'),
    FAILED: eventNamed('payment_method.failed'),
  },
  views: [
    get('payment_methods.get'),
    {
      // Both generations use the same uuid (V3-MAP-15).
      name: 'its token of v3',
      endpoint: 'payment_tokens.get',
      when: ({ type, reusability, status }) =>
        type === 'CARD' && reusability === 'MULTIPLE_USE' && status === 'ACTIVE',
      partial: true,
      read: async ({ trial }, { id, account }) => {
        if (!trial.isHeldToContracts) return {};
        const endpoint = 'payment_tokens.get';
        const input = { ...versionOf(endpoint), params: { id: id.replace(/^pm-/, 'pt-') } };
        const as = trial.pick(account.actors);
        return { status: field((await trial.call(endpoint, input, { as })).body, 'status') };
      },
    },
  ],
  lists: [paged('payment_methods.list')],
};

/** A method as a response showed it, alone or inside a request. */
interface NewMethod {
  readonly model: Model;
  readonly account: Account;
  readonly key: string;
  readonly body: Made;
  readonly sent: Made;
  readonly channel: Channel;
  readonly owner: Owner;
  readonly view: string;
  readonly partial?: true;
}

/** Adds a method as a response shows it. */
export const addMethod = (made: NewMethod): ModelObject<MethodFacts> => {
  const { model, account, key, body, sent, channel, owner, view, partial = false } = made;
  return model.add({
    kind: paymentMethod,
    account,
    key,
    body,
    facts: {
      type: String(sent['type']) as MethodType,
      reusability: String(sent['reusability']),
      sent,
      // The values of a method that its request has replaced are open.
      showsRequest: model.trial.isHeldToContracts,
      channel,
      owner,
      status: null,
      description: sent['description'],
      metadata: sent['metadata'],
      retry: null,
      over: false,
      page: null,
    },
    view,
    partial,
  });
};
