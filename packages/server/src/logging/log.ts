// The log on standard error: a line for every request, transition and delivery, and for every
// failure. JSON with ids and outcome; on a terminal, requests and their effects as aligned text.
// Never a header, a key or a field that its schema marks as secret.
import { withoutSecrets } from '@kasir/core';
import type { Observed } from '@kasir/core/pipeline';
import { Unavailable, Unwritable, type Job, type Partition } from '@kasir/core/store';
import type { DeliveryReport } from '@kasir/models';
import pino from 'pino';
import type { Failure } from '../http/edge.ts';
import { openSink, type LogSink } from './log-sink.ts';
import { linesOf, requestLine, type Line } from './log-lines.ts';
import { TerminalLines } from './terminal-lines.ts';
import type { Note, RequestNote } from '../observation/notes.ts';
import type { Screen } from '../terminal/screen.ts';
import type { WritabilityChanged } from '../store/writability.ts';

export interface Log {
  readonly request: (observed: Observed) => void;
  /** Transitions, deliveries and clock changes. */
  readonly happened: (note: Exclude<Note, RequestNote>) => void;
  /** Called for requests that a listener could not serve. */
  readonly requestFailed: (listener: 'public' | 'control') => (failure: Failure) => void;
  readonly storeAway: (error: unknown) => void;
  /** Called once when nothing can be stored any more, and with null once it can be again. */
  readonly writability: WritabilityChanged;
  /** Redis is unreachable: this node limits requests alone. `limiterBack` reports the end. */
  readonly limiterAway: (error: unknown) => void;
  readonly limiterBack: () => void;
  readonly jobFailed: (job: Job, error: unknown) => void;
  readonly health: (partition: Partition, report: DeliveryReport) => void;
  /** Writes the last line, about an error that ends the process. */
  readonly ends: (error: unknown) => void;
  /** Resolves when everything is written, or after a second if the reader is blocked. */
  readonly flush: () => Promise<void>;
}

const reasonOf = (cause: unknown): string =>
  withoutSecrets(cause instanceof Error ? cause.message : String(cause));

/**
 * Returns the loggable fields of an error and its causes: name, message and stack. Our errors quote
 * no request content; those of a database may.
 */
const errorFields = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const { name, message, stack = '', cause } = error;
  // The stack does not matter when the database is unreachable or full.
  if (error instanceof Unavailable)
    return { name, message: withoutSecrets(message), reason: reasonOf(cause) };
  return {
    name,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...(cause !== undefined && { cause: errorFields(cause) }),
  };
};

const STDERR = 2;

/** The beginning of a JSON line at a millisecond; written by hand, as there is one per request. */
let lineHead = { at: 0, level: '', text: '' };

const headAt = (at: number, level: 'info' | 'warn'): string => {
  if (at !== lineHead.at || level !== lineHead.level) {
    const time = new Date(at).toISOString();
    lineHead = { at, level, text: `{"level":${pino.levels.values[level]},"time":"${time}",` };
  }
  return lineHead.text;
};

/** Returns the functions that write requests and other notes as lines of JSON. */
const jsonLines = (
  sink: LogSink,
  isWanted: (line: Line) => boolean,
): Pick<TerminalLines, 'request' | 'happened'> => {
  const write = (line: Line): void => {
    if (!isWanted(line)) return;
    const fields = JSON.stringify(line.fields).slice(1, -1);
    sink.write(`${headAt(Date.now(), line.level ?? 'info')}${fields},"msg":"${line.name}"}\n`);
  };
  return {
    request: (observed) => write(requestLine(observed, false)),
    happened: (note) => {
      for (const line of linesOf(note)) write(line);
    },
  };
};

const hasWarning = (note: Parameters<Log['happened']>[0]): boolean =>
  linesOf(note).some(({ level }) => level === 'warn');

/**
 * Returns a log on standard error, or another open file, at a pino level, including `silent`: text
 * for people with the screen of a terminal, JSON without one.
 */
export const createLog = (
  level: string,
  screen: (() => Screen) | null = null,
  file = STDERR,
): Log => {
  const sink = openSink(file, screen === null);
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, sink);
  const lines = screen
    ? new TerminalLines((line) => sink.write(`${line}\n`), screen)
    : jsonLines(sink, (line) => logger.isLevelEnabled(line.level ?? 'info'));
  return {
    request: (observed) => {
      const { error, status } = observed;
      if (error !== undefined || status >= 500) {
        const { fields } = requestLine(observed, false);
        // The line of `writability` has already given the reason for all of these requests.
        if (error !== undefined && !(error instanceof Unwritable))
          logger.error({ ...fields, error: errorFields(error) }, 'request failed');
        else logger.warn(fields, 'request could not be served');
      } else if (logger.isLevelEnabled('debug'))
        logger.debug(requestLine(observed, true).fields, 'request');
      else if (logger.isLevelEnabled('info')) lines.request(observed);
    },
    happened: (note) => {
      if (logger.isLevelEnabled('info') || (logger.isLevelEnabled('warn') && hasWarning(note)))
        lines.happened(note);
    },
    requestFailed:
      (listener) =>
      ({ error, ...fields }) =>
        error instanceof Unwritable
          ? logger.warn({ listener, ...fields }, 'request could not be served')
          : logger.error({ listener, ...fields, error: errorFields(error) }, 'request failed'),
    storeAway: (error) => {
      if (!(error instanceof Unwritable))
        logger.error({ error: errorFields(error) }, 'the store could not be asked for work');
    },
    writability: (failure) =>
      failure
        ? logger.error(
            { reason: withoutSecrets(failure.message) },
            'nothing can be stored: requests that write get 503',
          )
        : logger.warn('the database takes writes again'),
    limiterAway: (error) =>
      logger.error(
        { error: errorFields(error) },
        'Redis is away: this node counts rate limits alone',
      ),
    limiterBack: () => logger.warn('Redis is back: rate limits are counted together'),
    jobFailed: ({ id, topic, attempts }, error) => {
      if (error instanceof Unwritable) return;
      logger.error({ job: id, topic, attempts, error: errorFields(error) }, 'job failed');
    },
    health: ({ account, mode }, { from, to, acknowledged, refused, failed, unrouted }) => {
      const counts = { account, mode, from, to, acknowledged, refused, failed, unrouted };
      if (failed + refused + unrouted > 0) logger.warn(counts, 'webhooks had trouble');
      else logger.info(counts, 'webhooks are well');
    },
    ends: (error) => {
      logger.fatal(
        { error: errorFields(error) },
        'the process ends: nothing has caught this error',
      );
      sink.flushSync();
    },
    flush: sink.flush,
  };
};
