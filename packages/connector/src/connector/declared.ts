// Refuses requests that the declared capabilities do not cover.
import { hasCardData } from '../protocol/card-data.ts';
import type { Capabilities, ChannelCapability, OperationRequest } from '../protocol/index.ts';
import type { Subject } from './children.ts';
import { countOf, leftFor } from './children.ts';
import { refuse, type Refusal } from './refusal.ts';

const DAY_MS = 86_400_000;

const findChannel = (
  { channels }: Capabilities,
  { channel, amount, work }: OperationRequest,
): ChannelCapability | null =>
  channels.find(
    (one) =>
      one.type === channel.type &&
      one.code === channel.code &&
      one.country === channel.country &&
      one.works.includes(work) &&
      (amount === null || one.currency === amount.currency),
  ) ?? null;

const unsupported = (field: string, message: string): Refusal =>
  refuse('NOT_SUPPORTED', field, message);

const findPartsProblem = (
  request: OperationRequest,
  { captures, refunds }: ChannelCapability,
  subject: Subject,
  now: number,
): Refusal | null => {
  if (request.work !== 'capture' && request.work !== 'refund') return null;
  const { work, amount } = request;
  const rule = work === 'capture' ? captures : refunds;
  if (!rule) return unsupported('work', `The channel has no ${work}s.`);
  if (!rule.several && countOf(work, subject) > 0)
    return unsupported('parent', `The channel has one ${work} for each operation.`);
  const left = leftFor(work, subject);
  if (!rule.partial && amount.value !== left)
    return unsupported('amount.value', `Must be ${left}: the channel has no partial ${work}s.`);
  const days = work === 'refund' ? (refunds?.days ?? null) : null;
  return days !== null && now > subject.since + days * DAY_MS
    ? unsupported('parent', `The channel refunds for ${days} days only.`)
    : null;
};

const findBoundsProblem = (
  { work, amount }: OperationRequest,
  { min, max }: ChannelCapability,
): Refusal | null => {
  // The limits of a channel apply to payments; captures and refunds may be smaller.
  if (amount === null || !['charge', 'authorize', 'issue'].includes(work)) return null;
  const unit = `${amount.currency} in minor units`;
  if (min !== null && amount.value < min)
    return refuse('AMOUNT_INVALID', 'amount.value', `Must be at least ${min} ${unit}.`);
  return max !== null && amount.value > max
    ? refuse('AMOUNT_INVALID', 'amount.value', `Must be at most ${max} ${unit}.`)
    : null;
};

const findInstallmentProblem = (
  request: OperationRequest,
  { installments }: ChannelCapability,
): Refusal | null => {
  if (request.work !== 'charge' && request.work !== 'authorize') return null;
  const isAsked = (request.installment ?? null) !== null;
  if (isAsked && installments === undefined)
    return unsupported('installment', 'The channel has no installments. Omit this field.');
  return !isAsked && installments === 'required'
    ? unsupported('installment', 'The channel is paid in installments only. Send them.')
    : null;
};

/**
 * Returns the refusal of a request that the capabilities do not cover, or null. `subject` is the
 * parent of a child, `now` is in milliseconds.
 */
export const findUndeclared = (
  capabilities: Capabilities,
  request: OperationRequest,
  subject: Subject | null,
  now: number,
): Refusal | null => {
  const channel = findChannel(capabilities, request);
  if (!channel) {
    const { type, code, country } = request.channel;
    const currency = request.amount === null ? '' : ` in ${request.amount.currency}`;
    return unsupported(
      'channel',
      `This connector declares no ${request.work} on ${type} ${code} ${country}${currency}. See GET /capabilities.`,
    );
  }
  if (hasCardData(request.source) && !capabilities.card_data)
    return request.source?.type === 'card'
      ? unsupported('source.type', 'This connector accepts no card data. Send a token.')
      : unsupported('source.cvn', 'This connector accepts no card data. Omit this field.');
  if ('save' in request && request.save === true && channel.saves !== true)
    return unsupported('save', 'The channel keeps nothing with a payment. Link it first.');
  return (
    findInstallmentProblem(request, channel) ??
    findBoundsProblem(request, channel) ??
    (subject && findPartsProblem(request, channel, subject, now))
  );
};
