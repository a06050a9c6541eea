// Converts the contents of a partition to writes.
import type { AnyKind } from '../kind.ts';
import type { PartitionContents } from './store.ts';
import { writtenAs } from './transaction.ts';
import { storedRow, type Write } from './write.ts';

/**
 * Returns the writes that store contents in an empty partition. Throws for an object whose kind is
 * not among `kinds`: a later release has written it.
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
