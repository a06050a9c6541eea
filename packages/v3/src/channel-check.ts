// Checks a body against the channel table: contracts report these violations together with invalid
// fields, and decisions run the same checks.
import { isSent, validOf, type Violation } from '@kasir/core';
import { mustBe, omit, requiredFor, requiredWhen } from '@kasir/core/messages';
import {
  capabilitiesOf,
  captureProblem,
  matchV3Channels,
  missingInV3,
  mismatchMessage,
  numberProblem,
  problemMessage,
  type Capability,
  type Channel,
} from '@kasir/models';

/** A body as sent, which may be invalid. */
export interface SentBody {
  readonly type?: string | null | undefined;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly request_amount?: number | null | undefined;
  readonly amount?: number | null | undefined;
  readonly channel_code?: string | null | undefined;
  readonly channel_properties?: Readonly<Record<string, unknown>> | null | undefined;
  readonly payment_token_id?: string | null | undefined;
  readonly capture_method?: string | null | undefined;
}

/** The capability that each type of request needs of its channel. */
const needed: Readonly<Record<string, Capability>> = {
  PAY_AND_SAVE: 'save',
  SAVE: 'save',
  REUSABLE_PAYMENT_CODE: 'reusable_code',
};

const words: Partial<Record<Capability, string>> = {
  save: 'a channel that can be saved',
  reusable_code: 'a channel with reusable payment codes',
};

/** Returns whether a type of request saves the instrument. */
export const saves = (type: string | null | undefined): boolean => needed[type ?? ''] === 'save';

const violation = (path: string, message: string): Violation => ({ path, message });

const cardRule = (channel: Channel, properties: object | null): Violation[] => {
  const [isCard, isThere] = [channel.type === 'CARD', isSent(properties, 'card_details')];
  if (isCard === isThere) return [];
  const path = 'channel_properties.card_details';
  const code = channel.v3?.code ?? channel.code;
  return [violation(path, isCard ? requiredFor(code) : omit(`${code} takes no card`))];
};

/** Checks capture_method MANUAL: the channel must support it, and something must be charged. */
const captureRule = (body: SentBody, channel: Channel | null): Violation[] => {
  if (validOf(body, 'capture_method') !== 'MANUAL') return [];
  const type = validOf(body, 'type');
  if (type === 'VERIFY_PAYMENT_METHOD')
    return [violation('capture_method', mustBe(`AUTOMATIC for type ${type}, or omitted`))];
  const problem = channel && captureProblem(channel, true);
  return problem ? [violation('capture_method', problemMessage(problem))] : [];
};

const typeRules = (body: SentBody, channel: Channel, type: string): Violation[] => {
  const able = capabilitiesOf(channel);
  const ability = needed[type];
  return [
    ...(ability && !able.includes(ability)
      ? [violation('channel_code', mustBe(`${words[ability]} for type ${type}`))]
      : []),
    ...(type === 'VERIFY_PAYMENT_METHOD' && channel.type !== 'CARD'
      ? [violation('channel_code', mustBe(`CARDS for type ${type}`))]
      : []),
    ...captureRule(body, channel),
  ];
};

const numberRule = (channel: Channel, properties: object | null): Violation[] => {
  const field = channel.type === 'VIRTUAL_ACCOUNT' ? 'virtual_account_number' : 'payment_code';
  const problem = isSent(properties, field) ? numberProblem(channel) : null;
  return problem ? [violation(`channel_properties.${field}`, problemMessage(problem))] : [];
};

/** Checks a body that creates a new instrument on a channel. */
const onChannel = (body: SentBody, channel: Channel, type: string): Violation[] => {
  const properties = validOf(body, 'channel_properties');
  // Properties that cannot be read are not checked for missing fields.
  if (properties === null && isSent(body, 'channel_properties'))
    return typeRules(body, channel, type);
  const missing = missingInV3(channel, saves(type), (property) => isSent(properties, property));
  return [
    ...typeRules(body, channel, type),
    ...missing.map(({ property, message }) => violation(`channel_properties.${property}`, message)),
    ...cardRule(channel, properties),
    ...numberRule(channel, properties),
  ];
};

/** Returns the amount of a body, sent under either name, or null. */
export const sentAmount = (body: SentBody): number | null =>
  validOf(body, 'request_amount') ?? validOf(body, 'amount');

/** Checks the amount fields against each other and against the type of request. */
const amountViolations = (body: SentBody): Violation[] => {
  const [own, other] = [validOf(body, 'request_amount'), validOf(body, 'amount')];
  if (own !== null && other !== null && own !== other)
    return [violation('amount', 'Must be equal to request_amount, or omitted.')];
  const type = validOf(body, 'type');
  const amount = own ?? other;
  const isLeft = !isSent(body, 'request_amount') && !isSent(body, 'amount');
  if (type === 'VERIFY_PAYMENT_METHOD')
    return amount === null || amount === 0
      ? []
      : [violation('request_amount', mustBe(`0 for type ${type}, or omitted`))];
  // The payer of a reusable code may choose (V3-UNSPEC-09).
  if (isLeft && (type === 'PAY' || type === 'PAY_AND_SAVE'))
    return [violation('request_amount', requiredWhen(`type is ${type}`))];
  return [];
};

/** Returns the only channel that a body matches; undefined when it matches none or several. */
export const channelOfBody = (body: SentBody): Channel | undefined => {
  const code = validOf(body, 'channel_code');
  if (code === null) return undefined;
  const { channels } = matchV3Channels(code, {
    country: validOf(body, 'country'),
    currency: validOf(body, 'currency'),
  });
  return channels.length === 1 ? channels[0] : undefined;
};

const channelViolations = (body: SentBody): Violation[] => {
  const code = validOf(body, 'channel_code');
  if (code === null)
    return isSent(body, 'channel_code') || isSent(body, 'payment_token_id')
      ? []
      : [violation('channel_code', requiredWhen('payment_token_id is not sent'))];
  const { mismatch } = matchV3Channels(code, {
    country: validOf(body, 'country'),
    currency: validOf(body, 'currency'),
  });
  if (!mismatch) return [];
  // Messages on other fields name the code, so the type is not used.
  return mismatch.field === 'channel_code'
    ? [violation('channel_code', mustBe('the code of a channel of v3'))]
    : [violation(mismatch.field, mismatchMessage(mismatch, 'CARD', code))];
};

/** Checks a body that sends a token, without looking at the token. */
const tokenRules = (body: SentBody): Violation[] => {
  const type = validOf(body, 'type');
  return [
    // V3-PR-CREATE-payment_token_id
    ...(type === null || type === 'PAY' || type === 'VERIFY_PAYMENT_METHOD'
      ? []
      : [violation('type', mustBe('PAY where payment_token_id is sent'))]),
    ...(isSent(validOf(body, 'channel_properties'), 'card_details')
      ? [violation('channel_properties.card_details', omit('payment_token_id was sent'))]
      : []),
    // Only the decision knows the channel, which is that of the token.
    ...captureRule(body, null),
  ];
};

/** Returns everything in a body that violates the channel table. */
export const bodyViolations = (body: SentBody, type = validOf(body, 'type') ?? ''): Violation[] => {
  if (isSent(body, 'payment_token_id')) return [...amountViolations(body), ...tokenRules(body)];
  const channel = channelOfBody(body);
  return [
    ...amountViolations(body),
    ...channelViolations(body),
    ...(channel ? onChannel(body, channel, type) : []),
  ];
};
