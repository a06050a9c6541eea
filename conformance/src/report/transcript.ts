// Writes a failure as a shell script of curl commands that anybody can run: keys are environment
// variables.
import { field, type Exchange } from '../wire/message.ts';
import type { Secrets } from '../wire/secrets.ts';
import { Origins, type Named } from './origins.ts';

/** Maximum length of a response in the comments of a script. */
const RESPONSE_MAX = 300;
/** Calls that a long transcript shows at its beginning (HEAD) and at its end (TAIL). */
const HEAD = 6;
const TAIL = 14;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Quotes text; uses double quotes if it contains a variable, so that the shell expands it. */
const argument = (text: string): string =>
  /\$[A-Z_]+\d*/.test(text) ? `"${text.replaceAll(/(["`\\])/g, '\\$1')}"` : quoted(text);

/** Returns the ids of responses that later requests use, each with a shell variable. */
const capturedIn = (exchanges: readonly Exchange[]): Map<Exchange, Named> => {
  const found = new Map<Exchange, Named>();
  for (const [index, exchange] of exchanges.entries()) {
    const id = field(exchange.response?.body, 'id');
    if (typeof id !== 'string' || id.length < 8) continue;
    const used = exchanges
      .slice(index + 1)
      .some(({ outgoing }) => outgoing.target.includes(id) || String(outgoing.body).includes(id));
    if (used) found.set(exchange, { id, name: `ID_${found.size + 1}` });
  }
  return found;
};

const withNames = (text: string, captured: Iterable<Named>): string => {
  let named = text;
  for (const { id, name } of captured) named = named.replaceAll(id, `$${name}`);
  return named;
};

const bodyOf = (exchange: Exchange): string | null => {
  const { body } = exchange.outgoing;
  if (body === null) return null;
  return typeof body === 'string' ? body : `(${body.length} raw bytes)`;
};

/** Formats a header that a law sets; a Basic one is decoded, so that a key in it is redacted. */
const header = (key: string, value: string, name: (text: string) => string): string => {
  const encoded = /^Basic ([\w+/=]+)$/.exec(value)?.[1];
  if (key !== 'authorization' || encoded === undefined) {
    return `-H ${argument(name(`${key}: ${value}`))}`;
  }
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return `-H "authorization: Basic $(printf %s '${text}' | base64 -w0)"`;
};

const curl = (exchange: Exchange, name: (text: string) => string): string => {
  const { actor, method, target, headers } = exchange.outgoing;
  const body = bodyOf(exchange);
  const parts = [
    'curl -sS',
    method === 'GET' ? '' : method === 'HEAD' ? '-I' : `-X ${method}`,
    actor ? `-u "$${actor.name}:"` : '',
    actor?.forUserId === undefined ? '' : `-H ${argument(name(`for-user-id: ${actor.forUserId}`))}`,
    ...Object.entries(headers).map(([key, value]) => header(key, value, name)),
    body === null ? '' : `--data-binary ${argument(name(body))}`,
    argument(`$BASE_URL${name(target)}`),
  ];
  return parts.filter((part) => part !== '').join(' ');
};

const outcome = ({ response, problem, manner }: Exchange): string => {
  const how = manner === null ? '' : ` (${manner})`;
  if (!response) return `# no response${problem === null ? '' : `: ${problem}`}${how}`;
  const text = response.text.replaceAll('\n', ' ');
  return `# ${response.status} ${text.slice(0, RESPONSE_MAX)}${text.length > RESPONSE_MAX ? '...' : ''}${how}`;
};

/**
 * Returns the exchanges as requests of a file that editors send (`.http`); ids from responses
 * become names.
 */
export const toHttp = (exchanges: readonly Exchange[], secrets: Secrets): string[] => {
  const captured = capturedIn(exchanges);
  const named = [...captured.values()].map(({ id, name }) => ({
    id,
    name: `{{${name}.response.body.$.id}}`,
  }));
  const fill = (text: string, own?: Named): string =>
    named.reduce(
      (filled, { id, name }) => (id === own?.id ? filled : filled.replaceAll(id, name)),
      text,
    );
  return exchanges.flatMap((exchange, at) => {
    const own = captured.get(exchange);
    const { actor, method, target, headers } = exchange.outgoing;
    const body = bodyOf(exchange);
    return [
      `### ${at + 1}`,
      ...(own ? [`# @name ${own.name}`] : []),
      `${method} {{BASE_URL}}${fill(target, own)}`,
      ...(actor ? [`Authorization: Basic {{${actor.name}}}:`] : []),
      ...(actor?.forUserId === undefined ? [] : [`for-user-id: ${actor.forUserId}`]),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body === null ? [] : ['', fill(body, own)]),
      outcome(exchange),
      '',
    ].map((line) => secrets.redact(line));
  });
};

/** Returns the exchanges as lines of a script, each command followed by the response. */
export const toTranscript = (
  exchanges: readonly Exchange[],
  secrets: Secrets,
  origins = new Origins(),
): string[] => {
  const captured = capturedIn(exchanges);
  const lines = exchanges.map((exchange) => {
    const own = captured.get(exchange);
    const before = [...captured].filter(([other]) => other !== exchange).map(([, one]) => one);
    return { exchange, own, before };
  });
  const cut = lines.length - HEAD - TAIL;
  const kept = cut > 0 ? [...lines.slice(0, HEAD), null, ...lines.slice(-TAIL)] : lines;
  const printed = kept.flatMap((line) => line?.exchange ?? []);
  const { lines: preparation, named } = origins.preparation(printed);
  const script = kept.flatMap((line) => {
    if (line === null) return [`# ... ${cut} more calls ...`];
    const { exchange, own, before } = line;
    const call = curl(exchange, (text) => withNames(text, [...named, ...before]));
    const command = own ? `${own.name}=$(${call} | tee /dev/stderr | jq -r .id)` : call;
    return [command, outcome(exchange)];
  });
  return [...preparation, ...script].map((line) => secrets.redact(line));
};
