// Writes what was sent and received as NDJSON or HAR, without secrets that grant access or can pay.
import type { Exchange } from '../targets/wire/message.ts';
import type { Secrets } from '../targets/wire/secrets.ts';

/** One exchange as it is written to a file. */
export interface Traffic {
  readonly at: string;
  readonly ms: number;
  readonly actor: string | null;
  readonly endpoint: string | null;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  } | null;
  readonly problem: string | null;
}

/** Digits that may be a card number: those of virtual accounts seldom begin like this. */
const CARD = /\b(?<head>[2-6]\d{5})\d{3,9}(?<tail>\d{4})\b/g;

/** Returns whether the last digit is the check digit of a card number (Luhn). */
const isChecked = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

/** Masks card numbers and CVNs anywhere in a body or a query. */
export const hiddenCards = (text: string): string =>
  text
    .replaceAll(CARD, (digits, head: string, tail: string) =>
      isChecked(digits) ? `${head}******${tail}` : digits,
    )
    .replaceAll(/(cvn(?:\\*")?\s*[:=]\s*(?:\\*")?)\d{3,4}/gi, '$1***');

/** Returns an exchange without keys, card numbers and CVNs; it contains no tokens of webhooks. */
export const trafficOf = (exchange: Exchange, base: URL, secrets: Secrets): Traffic => {
  const { outgoing, response, problem, from, to } = exchange;
  const safe = (text: string): string => hiddenCards(secrets.redact(text));
  const all = (headers: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        name === 'authorization' ? '***' : safe(value),
      ]),
    );
  const { body } = outgoing;
  return {
    at: new Date(Date.now() - (performance.now() - from)).toISOString(),
    ms: Math.round(to - from),
    actor: outgoing.actor?.name ?? null,
    endpoint: outgoing.endpoint,
    method: outgoing.method,
    url: safe(base.origin + base.pathname.replace(/\/$/, '') + outgoing.target),
    headers: all(outgoing.headers),
    body: body === null ? null : typeof body === 'string' ? safe(body) : `${body.length} bytes`,
    response: response && {
      status: response.status,
      headers: all(response.headers),
      body: safe(response.text),
    },
    problem,
  };
};

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** Converts an exchange to an entry of HAR 1.2. */
const harEntry = ({ at, ms, method, url, headers, body, response, problem }: Traffic): object => ({
  startedDateTime: at,
  time: ms,
  cache: {},
  timings: { send: 0, wait: ms, receive: 0 },
  request: {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers: pairs(headers),
    queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
    cookies: [],
    headersSize: -1,
    bodySize: body?.length ?? 0,
    ...(body !== null && {
      postData: { mimeType: headers['content-type'] ?? '', text: body },
    }),
  },
  response: {
    status: response?.status ?? 0,
    statusText: problem ?? '',
    httpVersion: 'HTTP/1.1',
    headers: pairs(response?.headers ?? {}),
    cookies: [],
    content: {
      size: response?.body.length ?? 0,
      mimeType: response?.headers['content-type'] ?? '',
      text: response?.body ?? '',
    },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
  },
});

/**
 * The format of a traffic file, which is written piece by piece: a run can have more traffic than
 * fits into memory.
 */
export interface TrafficFormat {
  readonly head: string;
  readonly line: (one: Traffic, first: boolean) => string;
  readonly tail: string;
}

const har: TrafficFormat = {
  head: '{"log":{"version":"1.2","creator":{"name":"kasir-conformance","version":"1"},"entries":[',
  line: (one, first) => `${first ? '' : ','}\n${JSON.stringify(harEntry(one))}`,
  tail: '\n]}}\n',
};

const ndjson: TrafficFormat = {
  head: '',
  line: (one) => `${JSON.stringify(one)}\n`,
  tail: '',
};

/** Returns the format of a file by its name: HAR for `.har`, otherwise one JSON object per line. */
export const formatOf = (file: string): TrafficFormat => (file.endsWith('.har') ? har : ndjson);
