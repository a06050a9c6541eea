// The log on standard error: a line for every request, transition and delivery, and for whatever
// goes wrong. JSON with ids and outcome; on a terminal, requests and what they do as aligned text.
// Never a header, a key or a field that its schema marks as secret.
import { stripVTControlCharacters, styleText } from 'node:util';
import { withoutSecrets } from '@kasir/core';
import type { Job, Observed, Partition } from '@kasir/core/server';
import type { DeliveryReport } from '@kasir/models';
import pino from 'pino';
import type { Failure } from './http/edge.ts';
import { transitionOf } from './observation/entries.ts';
import type { Note, RequestNote } from './observation/notes.ts';

export interface Log {
  readonly request: (observed: Observed) => void;
  /** Transitions, deliveries and moves of the clock. */
  readonly happened: (note: Exclude<Note, RequestNote>) => void;
  /** Called for requests that a listener could not serve. */
  readonly requestFailed: (listener: 'public' | 'control') => (failure: Failure) => void;
  readonly storeAway: (error: unknown) => void;
  readonly jobFailed: (job: Job, error: unknown) => void;
  readonly health: (partition: Partition, report: DeliveryReport) => void;
  /** The last line, of an error that ends the process. */
  readonly ends: (error: unknown) => void;
  readonly flush: () => void;
}

/** How lines are written. */
export interface LogForm {
  /** Text for people instead of JSON. */
  readonly terminal: boolean;
  readonly colors: boolean;
}

/**
 * What may be said of an error and of what caused it: name, message and stack. Our errors quote no
 * request content; those of a database may.
 */
const errorFields = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const { name, message, stack = '', cause } = error;
  return {
    name,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...(cause !== undefined && { cause: errorFields(cause) }),
  };
};

/** What ends a line for some readers, though JSON may hold it as it is. */
const lineEnds = /[\u0085\u2028\u2029]/g;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Where a webhook went: without what a URL may carry behind its path. */
const placeOf = (url: string | null): string | null => {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && withoutSecrets(parsed.origin + parsed.pathname);
};

/** One thing that happened, as fields of JSON or as columns. */
interface Line {
  readonly name: 'request' | 'transition' | 'delivery' | 'clock';
  readonly fields: Readonly<Record<string, unknown>>;
  /** For a terminal: how well it went, and what it says. */
  readonly outcome: Outcome;
  readonly columns: readonly string[];
}

type Outcome = 'good' | 'refused' | 'failed' | 'plain';

const colors = { good: 'green', refused: 'yellow', failed: 'red', plain: 'gray' } as const;

const outcomeOf = (status: number): Outcome => {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
};

/** Widths of the columns; what is longer moves the rest. */
const METHOD = 6;
const PATH = 46;
const DURATION = 10;
const ACCOUNT = 24;

const requestLine = (observed: Observed, whole: boolean): Line => {
  const { requestId, method, endpoint, status, account, mode, errorCode, replayed } = observed;
  const path = observed.shownPath();
  const duration = Math.round(observed.duration * 100) / 100;
  const shown = whole ? observed.shown() : null;
  return {
    name: 'request',
    fields: {
      requestId,
      method,
      path,
      endpoint,
      status,
      errorCode,
      duration,
      account,
      mode,
      ...(replayed && { replayed }),
      ...(shown && { query: shown.query, body: shown.body, response: shown.response }),
    },
    outcome: outcomeOf(status),
    columns: [
      String(status),
      method.padEnd(METHOD),
      path.padEnd(PATH),
      `${duration.toFixed(1)} ms`.padStart(DURATION),
      (account ?? '-').padEnd(ACCOUNT),
      requestId,
      [errorCode, replayed ? 'replayed' : null].filter(Boolean).join(' '),
    ],
  };
};

const linesOf = (note: Exclude<Note, RequestNote>): readonly Line[] => {
  switch (note.type) {
    case 'decision': {
      const { partition, cause, changes } = note;
      const { request: requestId = null, job = null } = cause;
      return changes.flatMap((change): readonly Line[] => {
        const step = transitionOf(change);
        if (!step) return [];
        const { named, from, to } = step;
        const { id: object, kind } = named;
        return [
          {
            name: 'transition',
            fields: { kind, object, from, to, ...partition, requestId, job },
            outcome: 'plain',
            columns: [
              ' ↳ ',
              kind,
              object,
              from === null ? to : `${from} → ${to}`,
              job === null ? '' : `by ${job}`,
            ],
          },
        ];
      });
    }
    case 'delivery': {
      const { partition, url, at: _, webhook: webhookId, ...rest } = note.delivery;
      const { event, subject, status, error, attempt, acknowledged } = rest;
      const place = placeOf(url);
      const said = error === null ? null : withoutSecrets(error);
      return [
        {
          name: 'delivery',
          fields: { webhookId, ...rest, error: said, url: place, ...partition },
          outcome: acknowledged ? 'good' : 'refused',
          columns: [
            String(status ?? '---'),
            'WEBHOOK',
            event,
            subject,
            place ?? '',
            attempt === 1 ? '' : `attempt ${attempt}`,
            said ?? '',
          ],
        },
      ];
    }
    case 'clock': {
      const now = new Date(note.now).toISOString();
      const frozen = note.clock.frozen !== null;
      return [
        {
          name: 'clock',
          fields: { now, frozen },
          outcome: 'plain',
          columns: [' ↳ ', 'test clock', now, frozen ? 'stands still' : 'runs'],
        },
      ];
    }
  }
};

/** What moves a cursor or ends a line has no place in text for people. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu;

const textOf = ({ outcome, columns }: Line, colored: boolean): string => {
  const paint = (color: (typeof colors)[Outcome], text: string): string =>
    colored ? styleText(color, text, { validateStream: false }) : text;
  const [first = '', ...rest] = columns.map((column) =>
    stripVTControlCharacters(column).replace(unprintable, '?'),
  );
  const time = new Date().toISOString().slice(11, 23);
  const said = rest.filter((column) => column !== '').join('  ');
  const body = outcome === 'plain' ? paint(colors.plain, said) : said;
  return `${paint('gray', time)}  ${paint(colors[outcome], first)}  ${body.trimEnd()}\n`;
};

/** How lines are written to standard error, as it is and as the environment wishes. */
export const logForm = (env: Readonly<Record<string, string | undefined>>): LogForm => {
  const terminal = process.stderr.isTTY === true;
  return { terminal, colors: terminal && !env['NO_COLOR'] };
};

/** A log on standard error at a pino level, `silent` included. */
export const createLog = (level: string, form: LogForm = logForm(process.env)): Log => {
  const destination = pino.destination({ dest: 2, sync: false });
  const lines = {
    write: (line: string) => void destination.write(line.replace(lineEnds, escaped)),
  };
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  const write = (line: Line): void => {
    if (form.terminal) destination.write(textOf(line, form.colors));
    else logger.info(line.fields, line.name);
  };
  return {
    request: (observed) => {
      const { error, status } = observed;
      if (error !== undefined || status >= 500) {
        const { fields } = requestLine(observed, false);
        if (error !== undefined)
          logger.error({ ...fields, error: errorFields(error) }, 'request failed');
        else logger.warn(fields, 'request could not be served');
      } else if (logger.isLevelEnabled('debug'))
        logger.debug(requestLine(observed, true).fields, 'request');
      else if (logger.isLevelEnabled('info')) write(requestLine(observed, false));
    },
    happened: (note) => {
      if (logger.isLevelEnabled('info')) for (const line of linesOf(note)) write(line);
    },
    requestFailed:
      (listener) =>
      ({ error, ...fields }) =>
        logger.error({ listener, ...fields, error: errorFields(error) }, 'request failed'),
    storeAway: (error) =>
      logger.error({ error: errorFields(error) }, 'the store could not be asked for work'),
    jobFailed: ({ id, topic, attempts }, error) =>
      logger.error({ job: id, topic, attempts, error: errorFields(error) }, 'job failed'),
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
      destination.flushSync();
    },
    flush: () => destination.flushSync(),
  };
};
