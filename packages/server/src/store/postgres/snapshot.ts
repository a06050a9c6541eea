// The known state of one partition while decisions run: loaded data, and changes on top.
import type { AnyKind } from '@kasir/core/resource';
import type { Entry, ListFilter, ListPage } from '@kasir/core/store';
import { KeyMap } from './key-map.ts';
import { valueText, type Stored } from './stored.ts';

/** A read of a decision or a view. */
export type ReadRequest =
  | { readonly read: 'object'; readonly kind: AnyKind; readonly id: string }
  | {
      /** The parent that an object names, loaded with the object. */
      readonly read: 'parent';
      readonly kind: AnyKind;
      readonly id: string;
      readonly parentKind: AnyKind;
    }
  | { readonly read: 'key'; readonly kind: AnyKind; readonly name: string; readonly value: string }
  | { readonly read: 'children'; readonly kind: AnyKind; readonly parent: string }
  | { readonly read: 'balance'; readonly ledger: string; readonly currency: string }
  | { readonly read: 'job'; readonly id: string }
  | {
      readonly read: 'entries';
      readonly ledger: string;
      readonly currency: string;
      readonly page: { readonly after?: string; readonly limit: number };
    }
  | {
      readonly read: 'list';
      readonly kind: AnyKind;
      readonly filter: ListFilter;
      readonly page: ListPage;
    };

/** A read that is not loaded, and its snapshot. */
export interface MissingRead {
  readonly snapshot: Snapshot;
  readonly request: ReadRequest;
}

/** Returns the kinds of the reads. */
export const kindsOf = (requests: readonly ReadRequest[]): AnyKind[] =>
  requests.flatMap((request) => [
    ...('kind' in request ? [request.kind] : []),
    ...('parentKind' in request ? [request.parentKind] : []),
  ]);

export type ReadRequestOf<R extends ReadRequest['read']> = Extract<
  ReadRequest,
  { readonly read: R }
>;

export interface StoredPage {
  readonly rows: readonly Stored[];
  readonly more: boolean;
}

/** The known result per type of read, apart from objects and keys. */
interface Facts {
  children: true;
  balance: number;
  job: boolean;
  entries: readonly Entry[];
  /** `'long'` when it takes longer than the other views of its batch may wait. */
  list: StoredPage | 'long';
}

const factPath = (request: ReadRequestOf<keyof Facts>): string => {
  switch (request.read) {
    case 'children':
      return `children ${request.kind.name}/${request.parent}`;
    case 'balance':
      return `balance ${request.ledger}/${request.currency}`;
    case 'job':
      return `job ${request.id}`;
    case 'entries':
      return `entries ${JSON.stringify([request.ledger, request.currency, request.page])}`;
    case 'list':
      return `list ${JSON.stringify([request.kind.name, request.filter, request.page])}`;
  }
};

/** A partition at one point in time. Loading never overwrites later changes. */
export class Snapshot {
  readonly partition: string;
  readonly #objects = new Map<string, Map<string, Stored | null>>();
  readonly #keys = new KeyMap<string | null>();
  readonly #facts = new Map<string, unknown>();

  constructor(partition: string) {
    this.partition = partition;
  }

  /** Returns the row of an object; null when there is none, undefined when unknown. */
  object(kind: string, id: string): Stored | null | undefined {
    return this.#objects.get(kind)?.get(id);
  }

  objects(kind: string): Iterable<Stored | null> {
    return this.#objects.get(kind)?.values() ?? [];
  }

  putObject(kind: string, id: string, stored: Stored | null): void {
    const objects = this.#objects.get(kind) ?? new Map<string, Stored | null>();
    this.#objects.set(kind, objects.set(id, stored));
  }

  learnObject(kind: string, id: string, stored: Stored | null): void {
    if (this.object(kind, id) === undefined) this.putObject(kind, id, stored);
  }

  /** Returns the id of the object that holds a key, by the stored value; null when none does. */
  holder(kind: string, name: string, value: string): string | null | undefined {
    return this.#keys.get(kind, name, value);
  }

  putHolder(kind: string, name: string, value: string, id: string | null): void {
    this.#keys.set(kind, name, value, id);
  }

  learnHolder({ kind, name, value }: ReadRequestOf<'key'>, id: string | null): void {
    if (this.holder(kind.name, name, valueText(value)) === undefined) {
      this.putHolder(kind.name, name, valueText(value), id);
    }
  }

  fact<R extends keyof Facts>(request: ReadRequestOf<R>): Facts[R] | undefined {
    return this.#facts.get(factPath(request)) as Facts[R] | undefined;
  }

  putFact<R extends keyof Facts>(request: ReadRequestOf<R>, fact: Facts[R]): void {
    this.#facts.set(factPath(request), fact);
  }

  learnFact<R extends keyof Facts>(request: ReadRequestOf<R>, fact: Facts[R]): void {
    if (!this.#facts.has(factPath(request))) this.putFact(request, fact);
  }
}
