// The positions of events in the order of their creation by an account, so that the decisions of
// chaos do not depend on the order of delivery.
import { outgoing } from '@kasir/core/server';
import { partitionKey, type Partition, type Store } from '@kasir/core/store';

/** Events per read. */
const PAGE = 200;

interface Known {
  /** The event after which positions are counted; null to count from the first. */
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

  /**
   * Returns the position of an event counted from another one, from 1; null if it is not after
   * that.
   */
  async placeOf(partition: Partition, after: string | null, id: string): Promise<number | null> {
    if (after !== null && id <= after) return null;
    const known = this.#of(partition, after);
    if (!known.places.has(id)) await this.#read(partition, known);
    return known.places.get(id) ?? null;
  }

  /** Returns the event at a position, or undefined when there is none yet. */
  async idAt(
    partition: Partition,
    after: string | null,
    place: number,
  ): Promise<string | undefined> {
    const known = this.#of(partition, after);
    if (known.ids.length < place) await this.#read(partition, known);
    return known.ids[place - 1];
  }

  /** Reads the events that were created since the last read. Concurrent reads find the same. */
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

  /** Returns the known positions; they are discarded when chaos starts anew. */
  #of(partition: Partition, after: string | null): Known {
    const key = partitionKey(partition);
    const known = this.#known.get(key);
    if (known && known.after === after) return known;
    const fresh = { after, ids: [], places: new Map() };
    this.#known.set(key, fresh);
    return fresh;
  }
}
