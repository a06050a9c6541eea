// Describes what led to a failure: the last thing that changed something, and the response or
// webhook that shows the failure.
import { field, type Exchange } from '../targets/wire/message.ts';
import type { Secrets } from '../targets/wire/secrets.ts';
import { actText } from './act-text.ts';
import type { EvidenceItem } from './evidence.ts';

/** Returns whether something may have changed the target. */
const isChange = (one: EvidenceItem): boolean =>
  one.kind === 'request'
    ? !['GET', 'HEAD'].includes(one.exchange.outgoing.method)
    : one.kind === 'control';

/** Maximum length of a target: queries can be long. */
const TARGET_MAX = 160;

const requestText = ({ outgoing, response, problem }: Exchange): string => {
  const { method, target, endpoint, actor } = outgoing;
  const short = target.length > TARGET_MAX ? `${target.slice(0, TARGET_MAX)}...` : target;
  const named = endpoint === null ? '' : ` (${endpoint})`;
  const who = actor === null ? ' without a key' : ` as ${actor.name}`;
  return `${method} ${short}${named}${who}, response ${response?.status ?? problem ?? 'nothing'}`;
};

const wordsOf = (one: EvidenceItem): string => {
  if (one.kind === 'request') return requestText(one.exchange);
  if (one.kind === 'control') return actText(one.act);
  const { body, path } = one.delivery;
  const event = field(body, 'event');
  const name = typeof event === 'string' ? event : `to ${path}`;
  return `the webhook ${name}, attempt ${one.attempt}`;
};

/** Describes it in one sentence; empty if nothing happened. */
export const summarizeEvidence = (evidence: readonly EvidenceItem[], secrets: Secrets): string => {
  const last =
    evidence.find((one) => one.kind === 'webhook' && one.isViolating) ??
    evidence.findLast(({ kind }) => kind === 'request');
  if (!last) return '';
  const before = evidence.slice(0, evidence.indexOf(last));
  const change = isChange(last) ? undefined : before.findLast(isChange);
  return secrets.redact([...(change ? [change] : []), last].map(wordsOf).join('; then '));
};
