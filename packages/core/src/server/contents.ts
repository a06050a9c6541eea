// Everything a partition holds, apart from how an adapter stores it: what snapshots are made of.
import type { AnyKind } from '../kind.ts';
import type { JobWrite, Write } from './write.ts';
import { storedRow } from './write.ts';
import { writtenAs } from './transaction.ts';
import type { Entry } from './store.ts';
import { firstTurn, type Turn } from './turn.ts';

/** An object as it is stored; keys, facets and parent follow from its kind. */
export interface ObjectContents {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly expires: number | null;
  readonly public: string;
  readonly state: string;
}

/** Work that is left to do; who holds it is no part of it. */
export type JobContents = Omit<JobWrite, 'op'>;

export interface PartitionContents {
  /** The last moment the partition has used. */
  readonly turn: Turn;
  readonly objects: readonly ObjectContents[];
  readonly entries: readonly Entry[];
  readonly jobs: readonly JobContents[];
}

/** A partition in which nothing has happened. */
export const nothingHeld: PartitionContents = {
  turn: firstTurn,
  objects: [],
  entries: [],
  jobs: [],
};

/**
 * What stores contents in an empty partition. Throws for an object of a kind that is not among
 * `kinds`: a later release has written it.
 */
export const writesOf = (
  { objects, entries, jobs }: PartitionContents,
  kinds: readonly AnyKind[],
): Write[] => {
  const named = new Map(kinds.map((kind) => [kind.name, kind]));
  return [
    ...objects.map((object): Write => {
      const kind = named.get(object.kind);
      if (!kind) throw new Error(`There is no kind ${object.kind}.`);
      const { id, version, expires } = object;
      return writtenAs(kind, storedRow(kind, id, version, object.public, object.state), expires);
    }),
    ...entries.map((entry): Write => ({ op: 'entry', ...entry })),
    ...jobs.map((job): Write => ({ op: 'job', ...job })),
  ];
};
