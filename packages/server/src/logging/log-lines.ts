// Renders log lines of requests, transitions, deliveries and the clock: fields of JSON, and columns
// for a terminal.
import { stripVTControlCharacters, styleText } from 'node:util';
import { toIsoString, withoutSecrets } from '@kasir/core';
import type { Observed } from '@kasir/core/pipeline';
import { transitionOf } from '../observation/entries.ts';
import type { DeliveryAttempt, Note, RequestNote, StoredDecision } from '../observation/notes.ts';

/** The format of log lines. */
export interface LogForm {
  /** Text for people instead of JSON. */
  readonly terminal: boolean;
  readonly colors: boolean;
}

/** Returns the readable part of a webhook URL, without anything after its path. */
export const placeOf = (url: string | null): string | null => {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && withoutSecrets(parsed.origin + parsed.pathname);
};

/** One event of the log, as fields of JSON or as columns. */
export interface Line {
  readonly name: 'request' | 'transition' | 'delivery' | 'clock';
  /** A warning is something an operator should fix; everything else is information. */
  readonly level?: 'warn';
  readonly fields: Readonly<Record<string, unknown>>;
  /** For a terminal: the outcome, which sets the color, and the text. */
  readonly outcome: Outcome;
  readonly columns: () => readonly string[];
}

type Outcome = 'good' | 'refused' | 'failed' | 'plain';

const colors = { good: 'green', refused: 'yellow', failed: 'red', plain: 'gray' } as const;

const outcomeOf = (status: number): Outcome => {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
};

/** Widths of the columns; a longer value shifts the rest. */
const METHOD = 6;
const PATH = 46;
const DURATION = 10;
const ACCOUNT = 24;

/** Returns the line of a request; `whole` adds its masked content. */
export const requestLine = (observed: Observed, whole: boolean): Line => {
  const { requestId, method, endpoint, status, account, mode, errorCode, replayed } = observed;
  const { interference } = observed;
  const path = observed.maskedPath();
  const duration = Math.round(observed.duration * 100) / 100;
  const masked = whole ? observed.masked() : null;
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
      ...(interference !== null && { interference }),
      ...(masked && { query: masked.query, body: masked.body }),
    },
    outcome: outcomeOf(status),
    columns: () => [
      String(status),
      method.padEnd(METHOD),
      path.padEnd(PATH),
      `${duration.toFixed(1)} ms`.padStart(DURATION),
      (account ?? '-').padEnd(ACCOUNT),
      requestId,
      [errorCode, replayed ? 'replayed' : null, interference].filter(Boolean).join(' '),
    ],
  };
};

const transitionLines = ({ partition, cause, changes }: StoredDecision): readonly Line[] =>
  changes.flatMap((change): readonly Line[] => {
    const step = transitionOf(change);
    if (!step) return [];
    const { request: requestId = null, job = null } = cause;
    const { named, from, to } = step;
    const { id: object, kind } = named;
    const became = from === null ? to : `${from} → ${to}`;
    return [
      {
        name: 'transition',
        fields: { kind, object, from, to, ...partition, requestId, job },
        outcome: 'plain',
        columns: () => [' ↳ ', kind, object, became, job === null ? '' : `by ${job}`],
      },
    ];
  });

const deliveryLine = (delivery: DeliveryAttempt): Line => {
  const { partition, webhook: webhookId, event, subject, status, attempt, acknowledged } = delivery;
  const url = placeOf(delivery.url);
  const error = delivery.error === null ? null : withoutSecrets(delivery.error);
  const again = attempt === 1 ? '' : `attempt ${attempt}`;
  return {
    name: 'delivery',
    ...(delivery.url === null && { level: 'warn' as const }),
    fields: { webhookId, event, subject, url, status, error, attempt, acknowledged, ...partition },
    outcome: acknowledged ? 'good' : 'refused',
    columns: () => [
      String(status ?? '---'),
      'WEBHOOK',
      event,
      subject,
      url ?? '',
      again,
      error ?? '',
    ],
  };
};

/** Returns the lines of a note other than a request. */
export const linesOf = (note: Exclude<Note, RequestNote>): readonly Line[] => {
  if (note.type === 'decision') return transitionLines(note);
  if (note.type === 'delivery') return [deliveryLine(note.delivery)];
  const now = toIsoString(note.now);
  const frozen = note.clock.frozen !== null;
  return [
    {
      name: 'clock',
      fields: { now, frozen },
      outcome: 'plain',
      columns: () => [' ↳ ', 'test clock', now, frozen ? 'stands still' : 'runs'],
    },
  ];
};

/** Characters that move a cursor or end a line; terminal text must not contain them. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Returns a line as terminal text. */
export const textOf = ({ outcome, columns }: Line, colored: boolean): string => {
  const paint = (color: (typeof colors)[Outcome], text: string): string =>
    colored ? styleText(color, text, { validateStream: false }) : text;
  const [first = '', ...rest] = columns().map((column) =>
    stripVTControlCharacters(column).replace(unprintable, '?'),
  );
  const time = new Date().toISOString().slice(11, 23);
  const said = rest.filter((column) => column !== '').join('  ');
  const body = outcome === 'plain' ? paint(colors.plain, said) : said;
  return `${paint('gray', time)}  ${paint(colors[outcome], first)}  ${body.trimEnd()}\n`;
};
