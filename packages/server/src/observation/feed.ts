// Keeps the newest entries in memory, for any number of readers, each of which continues at its own
// position.
import type { FeedEntry } from '@kasir/control';

export interface FeedFilter {
  readonly account?: string | undefined;
  readonly type?: FeedEntry['type'] | undefined;
}

export interface FeedPage {
  readonly data: FeedEntry[];
  /** The position at which the next read continues. */
  readonly last: number;
  /** The number of entries that were dropped before they could be read. */
  readonly missed: number;
}

/** Returns whether an entry matches; the test clock concerns every account. */
const fits = (entry: FeedEntry, { account, type }: FeedFilter): boolean =>
  (type === undefined || entry.type === type) &&
  (account === undefined || entry.account === account || entry.type === 'clock');

/** The most cached pages, each of up to the size that readers request; their entries are shared. */
const PAGES_MAX = 100;

export class Feed {
  readonly #max: number;
  /** The sequence before the first entry of this server. */
  readonly #start: number;
  #entries: FeedEntry[] = [];
  #last: number;

  /** Pages up to the last entry, for readers with the same request. */
  readonly #pages = new Map<string, FeedPage>();

  constructor(max: number, start: number) {
    this.#max = max;
    this.#start = start;
    this.#last = start;
  }

  /** The sequence of the last entry. */
  get last(): number {
    return this.#last;
  }

  /** Adds an entry; the oldest make room, many at a time. */
  add(entry: FeedEntry): void {
    this.#dropPages();
    this.#entries.push(entry);
    this.#last = entry.sequence;
    if (this.#entries.length > 2 * this.#max) this.#entries = this.#entries.slice(-this.#max);
  }

  /** Counts entries that were dropped before they got a sequence. */
  skip(entries: number): void {
    this.#dropPages();
    this.#last += entries;
  }

  /** Drops the cached pages; clearing an empty map would cost every request an allocation. */
  #dropPages(): void {
    if (this.#pages.size > 0) this.#pages.clear();
  }

  /** Returns the newest entries, oldest first. */
  newest(filter: FeedFilter, limit: number): FeedPage {
    const found: FeedEntry[] = [];
    for (let index = this.#entries.length - 1; index >= 0 && found.length < limit; index -= 1) {
      const entry = this.#entries[index];
      if (entry && fits(entry, filter)) found.push(entry);
    }
    return { data: found.toReversed(), last: this.#last, missed: 0 };
  }

  /**
   * Returns the entries after a position, oldest first. A position beyond the last entry is from an
   * earlier server, and then all entries are read. Readers with the same request share a page,
   * which is built once.
   */
  after(place: number, filter: FeedFilter, limit: number): FeedPage {
    const key = JSON.stringify([place, filter.account, filter.type, limit]);
    const known = this.#pages.get(key);
    if (known) return known;
    if (this.#pages.size >= PAGES_MAX) this.#pages.clear();
    const page = this.#find(place, filter, limit);
    this.#pages.set(key, page);
    return page;
  }

  #find(place: number, filter: FeedFilter, limit: number): FeedPage {
    const from = place > this.#last ? this.#start : Math.max(place, this.#start);
    const data: FeedEntry[] = [];
    // Every sequence up to here was dropped, was read before or is in the page.
    let last = from;
    let missed = 0;
    for (let index = this.#indexAfter(from); index < this.#entries.length; index += 1) {
      const entry = this.#entries[index];
      if (!entry) break;
      if (data.length === limit) return { data, last, missed };
      missed += entry.sequence - last - 1;
      last = entry.sequence;
      if (fits(entry, filter)) data.push(entry);
    }
    return { data, last: this.#last, missed: missed + this.#last - last };
  }

  /** Returns the index of the first entry after a position. */
  #indexAfter(place: number): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.sequence ?? Infinity) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
