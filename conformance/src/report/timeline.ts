// Lists what led to a failure, with times, headers and bodies.
import type { Exchange } from '../targets/wire/message.ts';
import type { Secrets } from '../targets/wire/secrets.ts';
import type { Delivery, Reply } from '../targets/wire/receiver.ts';
import { actText } from './act-text.ts';
import type { EvidenceItem } from './evidence.ts';
import type { Failure } from './report.ts';
import { hiddenCards } from './traffic.ts';

type Entry = Failure['timeline'][number];
type Message = NonNullable<Entry['sent']>;

/** Maximum length of a body: long lists are cut. */
const BODY_MAX = 4_000;

/** Headers of a connection, which say nothing about a failure. */
const plain: ReadonlySet<string> = new Set(['connection', 'date', 'host', 'keep-alive']);

const safeTextOf =
  (secrets: Secrets) =>
  (text: string): string =>
    hiddenCards(secrets.redact(text));

/** Returns a message without secrets. */
const messageOf = (
  safe: (text: string) => string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array | null,
): Message => {
  const text = typeof body === 'string' ? safe(body) : body && `${body.length} raw bytes`;
  return {
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !plain.has(name))
        .map(([name, value]) => [name, name === 'authorization' ? '***' : safe(value)]),
    ),
    body: text && text.length > BODY_MAX ? `${text.slice(0, BODY_MAX)}...` : text,
  };
};

const requestEntry = (
  safe: (text: string) => string,
  { outgoing, response, problem, manner, from, to }: Exchange,
): Omit<Entry, 'at'> => {
  const { actor, method, target, headers, body, endpoint } = outgoing;
  return {
    kind: 'request',
    took: Math.round(to - from),
    actor: actor?.name ?? null,
    what: safe(`${method} ${target}`),
    operation: endpoint,
    note: manner,
    sent: messageOf(
      safe,
      { ...(actor?.forUserId !== undefined && { 'for-user-id': actor.forUserId }), ...headers },
      body,
    ),
    outcome: response ? String(response.status) : (problem ?? 'no response'),
    received: response && messageOf(safe, response.headers, response.text),
  };
};

const replyText = (reply: Reply): string => {
  if (typeof reply === 'number') return String(reply);
  if (reply === 'reset') return 'connection closed';
  return typeof reply === 'function' ? 'late' : `${reply.status} to ${reply.location}`;
};

const webhookEntry = (
  safe: (text: string) => string,
  { method, path, headers, text, reply }: Delivery,
  attempt: number,
): Omit<Entry, 'at'> => ({
  kind: 'webhook',
  took: null,
  actor: null,
  what: safe(`${method} ${path}`),
  operation: null,
  note: `attempt ${attempt}`,
  sent: messageOf(safe, headers, text),
  outcome: replyText(reply),
  received: null,
});

/** Returns the timeline of a failure, in order and without secrets. */
export const timelineOf = (
  evidence: readonly EvidenceItem[],
  secrets: Secrets,
): Failure['timeline'] => {
  const start = evidence.find(({ kind }) => kind === 'request')?.from ?? 0;
  const safe = safeTextOf(secrets);
  return evidence.map((one): Entry => {
    const at = Math.round(one.from - start);
    if (one.kind === 'request') return { at, ...requestEntry(safe, one.exchange) };
    if (one.kind === 'webhook') return { at, ...webhookEntry(safe, one.delivery, one.attempt) };
    const { from, to } = one.act;
    return {
      at,
      kind: 'control',
      took: to === Infinity ? null : Math.round(to - from),
      actor: null,
      what: safe(actText(one.act)),
      operation: null,
      note: null,
      sent: null,
      outcome: '',
      received: null,
    };
  });
};
