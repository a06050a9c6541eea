// Collects ids, pages and files from responses, for later requests.
import type { RandomSource } from '../random/random-source.ts';

/** Maximum number of items of one kind; newer ones replace older ones. */
const KEPT_MAX = 200;

class RecentItems {
  readonly #items: string[] = [];
  #at = 0;

  add(item: string): void {
    if (this.#items.includes(item)) return;
    this.#items[this.#at] = item;
    this.#at = (this.#at + 1) % KEPT_MAX;
  }

  any(random: RandomSource, otherwise: string): string {
    return random.among(this.#items, otherwise);
  }
}

export class Discovery {
  readonly names = new RecentItems();
  readonly pages = new RecentItems();
  readonly files = new RecentItems();
  readonly accounts = new RecentItems();
  readonly events = new RecentItems();

  /** Collects the names in a response. */
  collect(value: unknown, key = ''): void {
    if (typeof value === 'string') this.#take(value, key);
    else if (Array.isArray(value)) for (const one of value) this.collect(one, key);
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) this.collect(one, name);
  }

  #take(value: string, key: string): void {
    const [, path = '', place] =
      /^https?:\/\/[^/]+(\/(hosted|downloads)\/[\w.-]+)$/.exec(value) ?? [];
    if (place === 'hosted') this.pages.add(path);
    else if (place === 'downloads') this.files.add(path);
    else if (key === 'business_id' || key === 'parent') this.accounts.add(value);
    else if (key === 'webhook_id') this.events.add(value);
    else if (/(^|_)id$/.test(key) || key === 'reference') this.names.add(value);
  }
}
