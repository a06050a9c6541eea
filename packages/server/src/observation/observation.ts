// Records events of this server as notes and renders them when there is time: the feed, the log of
// requests, and the history of every object.
import { setImmediate } from 'node:timers/promises';
import type { FeedEntry, LoggedRequest, WholeRequest } from '@kasir/control';
import { Archive, type Kept, type RequestFilter } from './archive.ts';
import { Backlog } from './backlog.ts';
import { Renderer, type Condensed, type Rendered } from './entries.ts';
import { Feed, type FeedFilter, type FeedPage } from './feed.ts';
import { HourlyCounts, type HourlyCount } from './hourly.ts';
import { keyOf } from './names.ts';
import type { Note } from './notes.ts';

/** One type of entry of the feed. */
export type EntryOf<T extends FeedEntry['type']> = Extract<FeedEntry, { readonly type: T }>;

/** The history of one object, each list oldest first; `sequence` orders them together. */
export interface ObjectHistory {
  /** Requests that created, changed or named it, including replayed ones. */
  readonly requests: readonly EntryOf<'request'>[];
  /** Its transitions, each with the request or job that caused it. */
  readonly transitions: readonly EntryOf<'transition'>[];
  /** Changes of the test clock since it was first seen. */
  readonly clock: readonly EntryOf<'clock'>[];
}

export interface RequestPage {
  readonly data: LoggedRequest[];
  readonly next: string | null;
}

export interface ObservationOptions {
  /** The file that keeps entries over a restart; when omitted, they are kept in memory. */
  readonly file?: string;
  /** A keyed digest, by which texts are found that are not stored in clear. */
  readonly digest: (value: string) => string;
  /** Real time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** The bounds of the archive: requests, entries including them, and characters of both. */
const BOUNDS = { requests: 10_000, entries: 30_000, size: 32_000_000 };
/** The bounds of notes that wait to be rendered; under load, further notes are dropped. */
const WAITING = { notes: 10_000, size: 16_000_000 };
/** The number of entries in memory, for followers of the feed. */
const FEED_MAX = 10_000;

/** Milliseconds between a note and its rendering, so that one transaction keeps many. */
const PAUSE_MS = 25;
/** The most milliseconds of rendering at a stretch, so that requests do not wait for it. */
const STRETCH_MS = 2;
/** Milliseconds of rest per millisecond of rendering under load, so that it takes a fiftieth. */
const REST_PER_WORK = 50;
/** The process counts as busy when other work takes this share of the remaining time. */
const BUSY = 0.2;
/** Milliseconds that a reader of the feed waits for rendering, which never ends under load. */
const PATIENCE_MS = 250;

export class Observation {
  readonly #digest: ObservationOptions['digest'];
  /** Opened on demand: many platforms in memory are never searched. */
  #archive: Archive | null = null;
  readonly #feed: Feed;
  readonly #backlog = new Backlog(WAITING);
  readonly #renderer: Renderer;
  readonly #hourly: HourlyCounts;
  /** Readers that wait for the next entry. */
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;
  #used = performance.eventLoopUtilization();
  /** Milliseconds since then that were spent on rendering. */
  #spent = 0;
  #stopping = false;
  #closed = false;

  constructor({ file, digest, now = Date.now }: ObservationOptions) {
    this.#hourly = new HourlyCounts(now);
    this.#digest = digest;
    this.#renderer = new Renderer(digest);
    if (file !== undefined) this.#archive = new Archive(file, BOUNDS);
    // Leaves room for the sequences of entries that the previous server could not keep.
    const last = this.#archive ? this.#archive.last : 0;
    this.#feed = new Feed(FEED_MAX, last === 0 ? 0 : last + WAITING.notes);
  }

  #opened(): Archive {
    return (this.#archive ??= new Archive(':memory:', BOUNDS));
  }

  /** Records a note, at almost no cost. */
  readonly note = (note: Note): void => {
    if (this.#closed) return;
    this.#hourly.count(note);
    if (!this.#backlog.push(note)) this.#feed.skip(1);
    this.#timer ??= this.#later(PAUSE_MS);
  };

  /** Returns the history of an object by the id that the API shows, in any generation's form. */
  async ofObject(publicId: string): Promise<ObjectHistory> {
    await this.#catchUp();
    const entries = this.#opened().about(keyOf(publicId));
    const of = <T extends FeedEntry['type']>(type: T) =>
      entries.filter((entry): entry is EntryOf<T> => entry.type === type);
    return { requests: of('request'), transitions: of('transition'), clock: of('clock') };
  }

  /** Returns the requests and deliveries of an account by hour from a time on, oldest first. */
  hours(account: string, mode: string, from: number): readonly HourlyCount[] {
    this.#keep([]);
    return this.#opened().hours(account, mode, from);
  }

  /** Returns one request with its content and response, by its Request-ID. */
  async findRequest(requestId: string): Promise<WholeRequest | undefined> {
    await this.#catchUp();
    return this.#opened().request(requestId);
  }

  /** Returns requests, newest first; `before` is the `next` of the previous page. */
  async findRequests(
    {
      object,
      reference,
      ...filter
    }: Omit<RequestFilter, 'key'> & {
      readonly object?: string | undefined;
    },
    {
      limit,
      before = Number.MAX_SAFE_INTEGER,
    }: { readonly limit: number; readonly before?: number },
  ): Promise<RequestPage> {
    await this.#catchUp();
    const found = this.#opened().requests(
      {
        ...filter,
        ...(object !== undefined && { key: keyOf(object) }),
        ...(reference !== undefined && { reference: this.#digest(reference) }),
      },
      before,
      limit + 1,
    );
    const page = found.slice(0, limit);
    const next = found.length > limit ? String(page.at(-1)?.sequence) : null;
    return { data: page.map(({ request }) => request), next };
  }

  /** Returns the newest entries, or those after a position. */
  async read(filter: FeedFilter, limit: number, after?: number): Promise<FeedPage> {
    await this.#catchUp(PATIENCE_MS);
    return after === undefined
      ? this.#feed.newest(filter, limit)
      : this.#feed.after(after, filter, limit);
  }

  /** Reads entries and waits for the next ones within a time; ends when the server stops. */
  async wait(
    filter: FeedFilter,
    limit: number,
    { after, ms }: { readonly after?: number | undefined; readonly ms: number },
  ): Promise<FeedPage> {
    const until = performance.now() + ms;
    let page = await this.read(filter, limit, after);
    while (page.data.length === 0 && page.missed === 0 && !this.#stopping) {
      const left = until - performance.now();
      if (left <= 0) break;
      await this.#next(left);
      page = await this.read(filter, limit, page.last);
    }
    return page;
  }

  /** Releases all waiting readers, now and later, because the server stops. */
  stopWaiting(): void {
    this.#stopping = true;
    this.#wake();
  }

  /** Renders and keeps the remaining notes. */
  close(): void {
    if (this.#closed) return;
    this.stopWaiting();
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    // In memory there is nothing to keep.
    if (this.#archive?.file) this.#render(Infinity);
    this.#archive?.close();
    this.#archive = null;
  }

  #later(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const start = performance.now();
      const busy = this.#isBusy();
      this.#render(STRETCH_MS);
      const worked = performance.now() - start;
      this.#spent += worked;
      const rest = busy ? worked * REST_PER_WORK : 0;
      this.#timer = this.#backlog.length > 0 ? this.#later(rest) : null;
    }, ms).unref();
  }

  /** Returns whether other work took much of the time since the last call. */
  #isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { active, idle } = performance.eventLoopUtilization(now, this.#used);
    const others = active - this.#spent;
    this.#used = now;
    this.#spent = 0;
    return others > (others + idle) * BUSY;
  }

  /** Renders the notes so far, in stretches between which other work runs. */
  async #catchUp(patience = Infinity): Promise<void> {
    const until = performance.now() + patience;
    // Later notes are not waited for; other callers may render some of these.
    const last = this.#backlog.taken + this.#backlog.length;
    while (this.#backlog.taken < last && !this.#closed && performance.now() < until) {
      this.#render(STRETCH_MS);
      if (this.#backlog.taken < last) await setImmediate();
    }
  }

  /** Renders notes for at most `ms`, keeps them and wakes readers; returns their number. */
  #render(ms: number): number {
    const until = performance.now() + ms;
    const kept: Kept[] = [];
    let rendered = 0;
    for (;;) {
      const note = this.#backlog.shift();
      if (!note) break;
      rendered += 1;
      this.#place(note, kept);
      if (performance.now() >= until) break;
    }
    this.#keep(kept);
    if (rendered > 0) this.#wake();
    return rendered;
  }

  /** Renders a note into entries. A failure leaves a gap: an observer must not stop the server. */
  #place(note: Condensed, kept: Kept[]): void {
    let rendered: readonly Rendered[];
    try {
      rendered = this.#renderer.render(note);
    } catch {
      this.#feed.skip(1);
      return;
    }
    for (const { entry, ...rest } of rendered) {
      const placed: FeedEntry = { ...entry, sequence: this.#feed.last + 1 };
      this.#feed.add(placed);
      if (isKept(placed)) kept.push({ entry: placed, ...rest });
    }
  }

  /** Keeps entries; on a full disk only later searches lose them. */
  #keep(kept: readonly Kept[]): void {
    try {
      this.#opened().keep(kept, this.#hourly.take());
    } catch {
      // The feed has them in any case.
    }
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }

  /** Waits at most `ms` milliseconds for the next entry. */
  #next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#waiting.add(done);
    });
  }
}

/** Returns whether the archive keeps an entry: events and their deliveries are in the database. */
const isKept = ({ type }: FeedEntry): boolean =>
  type === 'request' || type === 'transition' || type === 'clock';
