// The places of events in the order in which an account has made them: what chaos decides by them
// does not depend on which of them a receiver happens to be sent first.
import { outgoing, partitionKey, type Partition, type Store } from '@kasir/core/server';

/** Events that are read at once. */
const PAGE = 200;

interface Known {
  /** The event after which places are counted; from the first one when null. */
  readonly after: string | null;
  readonly ids: string[];
  readonly places: Map<string, number>;
}

export class EventPlaces {
  readonly #store: Pick<Store, 'view'>;
  readonly #known = new Map<string, Known>();

  constructor(store: Pick<Store, 'view'>) {
    this.#store = store;
  }

  /** The place of an event after another, from 1; null for one that is not after it. */
  async placeOf(partition: Partition, after: string | null, id: string): Promise<number | null> {
    if (after !== null && id <= after) return null;
    const known = this.#of(partition, after);
    if (!known.places.has(id)) await this.#read(partition, known);
    return known.places.get(id) ?? null;
  }

  /** The event at a place, or undefined where there is none yet. */
  async idAt(
    partition: Partition,
    after: string | null,
    place: number,
  ): Promise<string | undefined> {
    const known = this.#of(partition, after);
    if (known.ids.length < place) await this.#read(partition, known);
    return known.ids[place - 1];
  }

  /** Reads the events that came since. Two that read at once find the same. */
  async #read(partition: Partition, { after, ids, places }: Known): Promise<void> {
    for (;;) {
      const last = ids.at(-1) ?? after;
      const page = { limit: PAGE, order: 'asc' as const, ...(last !== null && { after: last }) };
      const { rows, more } = await this.#store.view(partition, (view) =>
        view.list(outgoing, {}, page),
      );
      for (const { id } of rows) {
        if (places.has(id)) continue;
        ids.push(id);
        places.set(id, ids.length);
      }
      if (!more) return;
    }
  }

  /** What is known is forgotten when chaos begins anew. */
  #of(partition: Partition, after: string | null): Known {
    const key = partitionKey(partition);
    const known = this.#known.get(key);
    if (known && known.after === after) return known;
    const fresh = { after, ids: [], places: new Map() };
    this.#known.set(key, fresh);
    return fresh;
  }
}
