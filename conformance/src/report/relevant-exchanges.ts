// Selects the exchanges of an attempt that led to its failure, by the names that they share.
import type { Exchange } from '../targets/wire/message.ts';

/** Words of a request that are long enough to be a name, without the long texts that laws send. */
const WORD = /[\w-]{8,100}/g;

/**
 * Returns whether a word is an id or a reference: it has a digit and a letter, or is a long number.
 * Dates are not names, because requests at the same time need not be related.
 */
const isName = (word: string): boolean =>
  /^\d{8,}$/.test(word) || (/\d/.test(word) && /[a-z]/i.test(word) && !/^\d{4}-\d\d-/.test(word));

/** Returns the ids and references in a text. */
export const namesIn = (text: string): string[] => (text.match(WORD) ?? []).filter(isName);

const decodeTarget = (target: string): string => {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};

/** Returns the names in a request. */
export const sentIn = ({ outgoing }: Exchange): string[] => {
  const { target, body, headers, actor } = outgoing;
  const parts = [
    decodeTarget(target),
    typeof body === 'string' ? body : '',
    headers['idempotency-key'] ?? '',
    actor?.forUserId ?? '',
  ];
  return parts.flatMap(namesIn);
};

/** Returns the ids of the objects in a response. */
export const idsIn = (body: unknown): string[] => {
  if (Array.isArray(body)) return body.flatMap(idsIn);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    name === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  );
};

const isRead = ({ outgoing: { method } }: Exchange): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Returns whether two requests were sent concurrently. */
const isTogether = (one: Exchange, other: Exchange): boolean =>
  one.manner !== null && one.manner === other.manner && one.from === other.from;

/** The facts about a failure beside its exchanges. */
export interface About {
  /** Names of the objects that it is about. */
  readonly names?: readonly string[];
  /**
   * True if the exchanges were reduced to those that it needs: then every change is one of them.
   */
  readonly isReduced?: boolean;
  /** True if a webhook shows it, and no response. */
  readonly isWebhook?: boolean;
}

/**
 * Returns the last exchange and its dependencies: requests that created or changed the objects it
 * names, their dependencies in turn, and earlier reads of the same URL with the same key. Returns
 * all exchanges if nothing names an object.
 */
export const relevantExchanges = (
  exchanges: readonly Exchange[],
  { names = [], isReduced = false, isWebhook = false }: About = {},
): readonly Exchange[] => {
  const last = exchanges.at(-1);
  if (!last) return exchanges;
  const ownNames = isWebhook ? [] : [...sentIn(last), ...idsIn(last.response?.body)];
  const wanted = new Set([...ownNames, ...names]);
  if (wanted.size === 0) return exchanges;
  const isSameRead = ({ outgoing: { target, actor } }: Exchange): boolean =>
    !isWebhook &&
    isRead(last) &&
    target === last.outgoing.target &&
    actor?.name === last.outgoing.actor?.name;
  const kept: Exchange[] = [];
  for (const exchange of exchanges.toReversed()) {
    const sent = sentIn(exchange);
    const touches = (): boolean =>
      isReduced || [...sent, ...idsIn(exchange.response?.body)].some((name) => wanted.has(name));
    const needed =
      (!isWebhook && (exchange === last || isTogether(exchange, last))) ||
      (isRead(exchange) ? isSameRead(exchange) : touches());
    if (!needed) continue;
    for (const name of sent) wanted.add(name);
    kept.push(exchange);
  }
  return kept.toReversed();
};
