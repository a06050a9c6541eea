// Writes a failure as a shell script of curl commands that anybody can run: keys are environment
// variables.
import type { Exchange } from '../targets/wire/message.ts';
import type { Secrets } from '../targets/wire/secrets.ts';
import { actText } from './act-text.ts';
import { capturesIn, type Capture } from './captures.ts';
import { actsIn, requestsIn, type EvidenceItem } from './evidence.ts';
import { Origins, type Named } from './origins.ts';
import { hiddenCards } from './traffic.ts';

/** Maximum length of a response in the comments of a script. */
const RESPONSE_MAX = 300;
/** Entries that a long transcript shows at its beginning (HEAD) and at its end (TAIL). */
const HEAD = 10;
const TAIL = 30;

const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Marks of a variable in a text that is not quoted yet; no text of a request has them. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

const variable = (name: string): string => OPEN + name + CLOSE;

/** Returns the text with the variables as the shell expands them in double quotes. */
const expanded = (text: string): string =>
  text.replaceAll(new RegExp(`${OPEN}(\\w+)${CLOSE}(\\w?)`, 'g'), (_, name: string, next: string) =>
    next === '' ? `$${name}` : `\${${name}}${next}`,
  );

/** Quotes text; uses double quotes if it contains a variable, so that the shell expands it. */
const argument = (text: string): string =>
  text.includes(OPEN)
    ? `"${expanded(text.replaceAll(/(["`\\$])/g, '\\$1'))}"`
    : quoteForShell(text);

/**
 * Returns the text with variables in place of values; longer values first, because they may contain
 * others.
 */
const withNames = (text: string, values: readonly Named[]): string =>
  values
    .toSorted((one, other) => other.id.length - one.id.length)
    .reduce((named, { id, name }) => named.replaceAll(id, variable(name)), text);

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
    argument(`${variable('BASE_URL')}${name(target)}`),
  ];
  return parts.filter((part) => part !== '').join(' ');
};

/**
 * Returns text as a part of a comment, without card numbers; those in commands are the test cards
 * that the suite itself sends.
 */
const shortenResponse = (text: string): string => {
  const line = hiddenCards(text).replaceAll(/[\r\n]+/g, ' ');
  return line.length > RESPONSE_MAX ? `${line.slice(0, RESPONSE_MAX)}...` : line;
};

const outcome = ({ response, problem, manner }: Exchange): string => {
  const how = manner === null ? '' : ` (${manner})`;
  if (!response) return `# no response${problem === null ? '' : `: ${problem}`}${how}`;
  return `# ${response.status} ${shortenResponse(response.text)}${how}`;
};

/**
 * Returns the exchanges as requests of a file that editors send (`.http`); values from responses
 * become names.
 */
export const toHttp = (exchanges: readonly Exchange[], secrets: Secrets): string[] => {
  const captured = capturesIn(exchanges);
  const fill = (text: string, own: readonly Capture[]): string =>
    captured
      .filter((one) => !own.includes(one))
      .toSorted((one, other) => other.id.length - one.id.length)
      .reduce(
        (filled, { id, step, path }) =>
          filled.replaceAll(id, `{{step_${step}.response.body.$${path}}}`),
        text,
      );
  return exchanges.flatMap((exchange, at) => {
    const own = captured.filter((one) => one.exchange === exchange);
    const { actor, method, target, headers } = exchange.outgoing;
    const body = bodyOf(exchange);
    return [
      `### ${at + 1}`,
      ...(own[0] ? [`# @name step_${own[0].step}`] : []),
      `${method} {{BASE_URL}}${fill(target, own)}`,
      ...(actor ? [`Authorization: Basic {{${actor.name}}}:`] : []),
      ...(actor?.forUserId === undefined ? [] : [`for-user-id: ${actor.forUserId}`]),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${fill(value, own)}`),
      ...(body === null ? [] : ['', fill(body, own)]),
      outcome(exchange),
      '',
    ].map((line) => secrets.redact(line));
  });
};

/** The facts about a run that a script needs. */
export interface ScriptOptions {
  readonly origins?: Origins;
  /** Prefix of the references of the run; the script uses another one each time. */
  readonly tag?: string | null;
}

/** A command that sets another prefix of the same length, so that references are new. */
const tagLine = (tag: string): string =>
  `TAG=${tag.slice(0, 4)}$(head -c 999 /dev/urandom | base64 | tr -dc a-z0-9 | head -c ${tag.length - 4})`;

/** Returns a request as commands that also set the variables which later commands use. */
const requestLines = (
  exchange: Exchange,
  own: readonly Capture[],
  name: (text: string) => string,
): string[] => {
  const call = curl(exchange, name);
  const [first, ...more] = own;
  if (!first) return [call, outcome(exchange)];
  if (more.length === 0)
    return [
      `${first.name}=$(${call} | tee /dev/stderr | jq -r ${quotedPath(first)})`,
      outcome(exchange),
    ];
  const response = `RESPONSE_${first.step}`;
  return [
    `${response}=$(${call} | tee /dev/stderr)`,
    own
      .map((one) => `${one.name}=$(printf %s "$${response}" | jq -r ${quotedPath(one)})`)
      .join('; '),
    outcome(exchange),
  ];
};

const quotedPath = ({ path }: Capture): string =>
  /^[\w.]+$/.test(path) ? path : quoteForShell(path);

/**
 * Returns the evidence as lines of a script: requests, followed by their responses, and
 * operations of the control interface. Webhooks, and operations without a command, are comments.
 */
export const toTranscript = (
  evidence: readonly EvidenceItem[],
  secrets: Secrets,
  { origins = new Origins(), tag = null }: ScriptOptions = {},
): string[] => {
  const cut = evidence.length - HEAD - TAIL;
  const kept = cut > 0 ? [...evidence.slice(0, HEAD), ...evidence.slice(-TAIL)] : evidence;
  const captured = capturesIn(requestsIn(kept), actsIn(kept));
  const { lines: preparation, named } = origins.preparation(requestsIn(kept));
  const set: Named[] = [...named];
  const name = (text: string): string => {
    const filled = withNames(text, set);
    return tag === null ? filled : filled.replaceAll(tag, variable('TAG'));
  };
  const linesOf = (one: EvidenceItem): string[] => {
    if (one.kind === 'webhook') {
      const { path, text } = one.delivery;
      return [`# webhook to ${path}, attempt ${one.attempt}: ${shortenResponse(text)}`];
    }
    if (one.kind === 'control')
      return [
        origins.commandOf(one.act, (text) => expanded(name(text))) ??
          `# control: ${actText(one.act)}`,
      ];
    const own = captured.filter(({ exchange }) => exchange === one.exchange);
    const lines = requestLines(one.exchange, own, name);
    set.push(...own);
    return lines;
  };
  const script = kept.flatMap((one, at) => [
    ...(cut > 0 && at === HEAD ? [`# ... ${cut} more entries ...`] : []),
    ...linesOf(one),
  ]);
  const lines = [
    ...preparation.map((line) => (tag === null ? line : line.replaceAll(tag, '$TAG'))),
    ...script,
  ];
  const isFrozen = actsIn(kept).some(({ name: act }) => act === 'clock.freeze');
  const release = isFrozen ? origins.commandFor('clock.run') : null;
  if (release !== null) lines.push(release);
  const usesTag = lines.some((line) => line.includes('$TAG'));
  return [...(usesTag && tag !== null ? [tagLine(tag)] : []), ...lines].map((line) =>
    secrets.redact(line),
  );
};
