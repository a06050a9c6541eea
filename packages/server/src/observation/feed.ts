// The newest entries in memory, for any number of readers, each of which goes on where it was.
import type { FeedEntry } from '@kasir/control';

export interface FeedFilter {
  readonly account?: string | undefined;
  readonly type?: FeedEntry['type'] | undefined;
}

export interface FeedPage {
  readonly data: FeedEntry[];
  /** Where the next reading goes on. */
  readonly last: number;
  /** Entries that were given up before they could be read. */
  readonly missed: number;
}

/** The test clock is everybody's. */
const fits = (entry: FeedEntry, { account, type }: FeedFilter): boolean =>
  (type === undefined || entry.type === type) &&
  (account === undefined || entry.account === account || entry.type === 'clock');

/** Each may hold so many entries as a reader asks for; what they hold is shared. */
const PAGES_MAX = 100;

export class Feed {
  readonly #max: number;
  /** The sequence before the first entry of this server. */
  readonly #start: number;
  #entries: FeedEntry[] = [];
  #last: number;

  /** Pages up to the last entry, for those who ask for the same. */
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

  /** Gives an entry its place; the oldest make room, many at a time. */
  add(entry: FeedEntry): void {
    this.#pages.clear();
    this.#entries.push(entry);
    this.#last = entry.sequence;
    if (this.#entries.length > 2 * this.#max) this.#entries = this.#entries.slice(-this.#max);
  }

  /** Counts entries that were given up before they had a place. */
  skip(entries: number): void {
    this.#pages.clear();
    this.#last += entries;
  }

  /** The newest entries, oldest first. */
  newest(filter: FeedFilter, limit: number): FeedPage {
    const found: FeedEntry[] = [];
    for (let index = this.#entries.length - 1; index >= 0 && found.length < limit; index -= 1) {
      const entry = this.#entries[index];
      if (entry && fits(entry, filter)) found.push(entry);
    }
    return { data: found.toReversed(), last: this.#last, missed: 0 };
  }

  /**
   * The entries after a place, oldest first. A place that this server has not come to is one of an
   * earlier server: then all that this one has is read. Readers who wait for the same get the same
   * page, which is found once.
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
    // Every sequence up to here was given up, read before or is in the page.
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

  /** Where the first entry after a place stands. */
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
