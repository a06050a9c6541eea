// Describes what led to a failure: the last request that changed something, and the one whose
// response shows the failure.
import type { Exchange } from '../wire/message.ts';
import type { Secrets } from '../wire/secrets.ts';

const isRead = ({ outgoing: { method } }: Exchange): boolean => ['GET', 'HEAD'].includes(method);

/** Maximum length of a target: queries can be long. */
const TARGET_MAX = 160;

const wordsOf = ({ outgoing, response, problem }: Exchange): string => {
  const { method, target, endpoint, actor } = outgoing;
  const short = target.length > TARGET_MAX ? `${target.slice(0, TARGET_MAX)}...` : target;
  const named = endpoint === null ? '' : ` (${endpoint})`;
  const who = actor === null ? ' without a key' : ` as ${actor.name}`;
  return `${method} ${short}${named}${who}, answered with ${response?.status ?? problem ?? 'nothing'}`;
};

/** Describes the requests in one sentence; empty if none was sent. */
export const deedOf = (exchanges: readonly Exchange[], secrets: Secrets): string => {
  const last = exchanges.at(-1);
  if (!last) return '';
  const change = isRead(last) ? exchanges.findLast((one) => !isRead(one)) : undefined;
  return secrets.redact([...(change ? [change] : []), last].map(wordsOf).join('; then '));
};
