// Writes the log for people at a terminal: one line per request, with its effects below it.
import { toIsoString, withoutSecrets } from '@kasir/core';
import type { Observed } from '@kasir/core/pipeline';
import { eventOf, transitionOf } from '../observation/entries.ts';
import type { DeliveryAttempt, Note, RequestNote, StoredDecision } from '../observation/notes.ts';
import { clip, padded } from '../terminal/cells.ts';
import { toPrintable } from '../terminal/printable.ts';
import type { Screen } from '../terminal/screen.ts';
import { httpStyle, paint, type Style } from '../terminal/styles.ts';
import { momentText } from '../terminal/times.ts';
import { placeOf } from './log-lines.ts';

const METHOD = 6;
const PATH = 46;
/** The fewest characters of a path in a narrow window. */
const PATH_MIN = 16;
const DURATION = 10;
const ACCOUNT = 24;
const GAP = '  ';
/** The indent of a line about an effect: the width of a time and a gap. */
const INDENT = ' '.repeat(14);
/** Characters of a Request-ID that distinguish it from its neighbors. */
const SHORT_ID = 8;

/** The most requests that wait for their response, and the most events with a known cause. */
const KEPT_MAX = 1_000;

/** Sets a key of a map that forgets its oldest beyond `KEPT_MAX`; returns the forgotten value. */
const keep = <V>(map: Map<string, V>, key: string, value: V): V | undefined => {
  map.set(key, value);
  if (map.size <= KEPT_MAX) return undefined;
  const [oldest = ''] = map.keys();
  const forgotten = map.get(oldest);
  map.delete(oldest);
  return forgotten;
};

type HappenedNote = Exclude<Note, RequestNote>;

export class TerminalLines {
  readonly #write: (line: string) => void;
  readonly #screen: () => Screen;
  /** Lines of requests that have no response yet, by Request-ID. */
  readonly #waiting = new Map<string, readonly string[]>();
  /** The Request-ID that caused an event, by webhook id. */
  readonly #causes = new Map<string, string>();
  readonly #accounts = new Set<string>();
  #lastRequest = '';

  /** `screen` is called for every line, because a window may be resized. */
  constructor(write: (line: string) => void, screen: () => Screen) {
    this.#write = write;
    this.#screen = screen;
  }

  /** Writes a request and its effects so far. */
  request(observed: Observed): void {
    const { requestId, account } = observed;
    if (account !== null) this.#accounts.add(account);
    this.#write(this.#requestLine(observed));
    this.#lastRequest = requestId;
    const caused = this.#waiting.get(requestId) ?? [];
    this.#waiting.delete(requestId);
    for (const line of caused) this.#write(line);
  }

  /** Writes a note; effects of a request without a response wait, to be written below it. */
  happened(note: HappenedNote): void {
    if (note.type === 'decision') this.#decision(note);
    else if (note.type === 'delivery') this.#write(this.#deliveryLine(note.delivery));
    else {
      const pace = note.clock.frozen === null ? 'runs' : 'stands still';
      this.#write(this.#causedLine(`test clock ${momentText(toIsoString(note.now))}  ${pace}`));
    }
  }

  #decision({ cause, changes }: StoredDecision): void {
    const { request = null, job = null } = cause;
    const lines: string[] = [];
    for (const change of changes) {
      const event = eventOf(change);
      if (event && request !== null) keep(this.#causes, change.row.id, request);
      const step = transitionOf(change);
      if (!step) continue;
      const { named, from, to } = step;
      const became = from === null ? to : `${from} → ${to}`;
      const by = job === null ? '' : `${GAP}by ${job}`;
      lines.push(this.#causedLine(`${named.kind} ${became}${GAP}${named.id}${by}`));
    }
    if (lines.length === 0) return;
    if (request === null) for (const line of lines) this.#write(line);
    else {
      const all = [...(this.#waiting.get(request) ?? []), ...lines];
      // The lines of the oldest waiting request are written without it, so that none is lost.
      for (const line of keep(this.#waiting, request, all) ?? []) this.#write(line);
    }
  }

  #requestLine(observed: Observed): string {
    const { requestId, method, status, account, errorCode, replayed, interference } = observed;
    const { columns, colors } = this.#screen();
    const path = toPrintable(observed.maskedPath());
    const note = [errorCode, replayed ? 'replayed' : null, interference].filter(Boolean).join(' ');
    const head = [this.#time(), String(status), method.padEnd(METHOD)];
    const duration = `${observed.duration.toFixed(1)} ms`.padStart(DURATION);
    const several = this.#accounts.size > 1 ? [(account ?? '-').padEnd(ACCOUNT)] : [];
    const notes = note === '' ? [] : [toPrintable(note)];
    const lengthOf = (parts: readonly string[]): number =>
      parts.reduce((sum, part) => sum + part.length + GAP.length, -GAP.length);
    const room = columns ?? Infinity;
    const tails = [
      [duration, ...notes, ...several, requestId],
      [duration, ...notes, ...several],
      [duration, ...notes],
    ];
    const narrow = lengthOf([...head, padded('', PATH_MIN), duration, ...notes]) <= room;
    const tail =
      tails.find((parts) => lengthOf([...head, padded('', PATH), ...parts]) <= room) ??
      (narrow || notes.length === 0 ? [duration, ...notes] : notes);
    const left = room - lengthOf([...head, '', ...tail]);
    const width = Math.max(PATH_MIN, Math.min(PATH, left));
    const place = columns === null ? padded(path, PATH) : padded(clip(path, width), width);
    const [time = '', code = '', verb = ''] = head;
    const line = clip([verb, place, ...tail].join(GAP), room - lengthOf([time, code, '']));
    return [
      paint(colors, 'quiet', time),
      paint(colors, httpStyle(status), code),
      line.trimEnd(),
    ].join(GAP);
  }

  #deliveryLine(delivery: DeliveryAttempt): string {
    const { webhook, event, status, error, attempt, acknowledged } = delivery;
    const url = placeOf(delivery.url);
    const outcome = status === null ? '' : `HTTP ${status}`;
    const cause = this.#causes.get(webhook);
    const parts = [
      `webhook ${event}`,
      outcome,
      url === null ? '' : `→ ${url}`,
      error === null ? '' : withoutSecrets(error),
      attempt === 1 ? '' : `attempt ${attempt}`,
      cause === undefined || cause === this.#lastRequest ? '' : `of ${cause.slice(0, SHORT_ID)}`,
    ];
    const style = acknowledged ? 'good' : 'refused';
    return this.#causedLine(parts.filter((part) => part !== '').join(GAP), style);
  }

  #causedLine(text: string, style: Style = 'quiet'): string {
    const { columns, colors } = this.#screen();
    const room = columns === null ? Infinity : columns - INDENT.length;
    return INDENT + paint(colors, style, clip(`↳ ${toPrintable(text)}`, room));
  }

  #time(): string {
    return new Date().toISOString().slice(11, 23);
  }
}
