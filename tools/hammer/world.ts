// What one run knows so far: names, pages and files that answers gave it, to come back to.
import type { Chance } from './chance.ts';

/** Things of one sort that are remembered; older ones make room. */
const KEPT_MAX = 200;

class Kept {
  readonly #items: string[] = [];
  #at = 0;

  add(item: string): void {
    if (this.#items.includes(item)) return;
    this.#items[this.#at] = item;
    this.#at = (this.#at + 1) % KEPT_MAX;
  }

  any(chance: Chance, otherwise: string): string {
    return chance.among(this.#items, otherwise);
  }
}

export class World {
  readonly names = new Kept();
  readonly pages = new Kept();
  readonly files = new Kept();
  readonly accounts = new Kept();
  readonly events = new Kept();

  /** Takes what an answer names. */
  harvest(value: unknown, key = ''): void {
    if (typeof value === 'string') this.#take(value, key);
    else if (Array.isArray(value)) for (const one of value) this.harvest(one, key);
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) this.harvest(one, name);
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
