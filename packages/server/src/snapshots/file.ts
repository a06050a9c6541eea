// A snapshot as a file: texts of objects become readable JSON, and an account's id that of another.
import { parseTimestamp, toIsoString } from '@kasir/core';
import type { SnapshotFile } from '@kasir/control';
import { storedResponses, type PartitionContents } from '@kasir/core/server';
import type { Settings } from './kind.ts';

/** What was held at one moment, of whom. */
export interface Taken {
  readonly account: string;
  readonly name: string | null;
  readonly taken: number;
  readonly settings: Settings;
  readonly contents: PartitionContents;
}

/**
 * The file of a snapshot. Remembered responses stay here: they are found by a secret of this
 * installation.
 */
export const toFile = ({ account, name, taken, settings, contents }: Taken): SnapshotFile => ({
  format: 'kasir-snapshot/1',
  name,
  taken: toIsoString(taken),
  account,
  settings,
  turn: contents.turn,
  objects: contents.objects
    .filter(({ kind }) => kind !== storedResponses.name)
    .map((object) => ({
      ...object,
      public: JSON.parse(object.public) as unknown,
      state: JSON.parse(object.state) as unknown,
    })),
  entries: [...contents.entries],
  jobs: contents.jobs.map((job) => ({ ...job, payload: JSON.parse(job.payload) as unknown })),
});

/** What a file holds. */
export const fromFile = (file: SnapshotFile): Taken => {
  const { account, name, taken, settings, turn, objects, entries, jobs } = file;
  return {
    account,
    name,
    taken: parseTimestamp(taken),
    settings,
    contents: {
      turn,
      objects: objects.map((object) => ({
        ...object,
        public: JSON.stringify(object.public),
        state: JSON.stringify(object.state),
      })),
      entries,
      jobs: jobs.map((job) => ({ ...job, payload: JSON.stringify(job.payload) })),
    },
  };
};

/**
 * The same contents of another account: wherever an object names the one, it names the other. An id
 * of an account is 24 hex digits that stand for nothing else.
 */
export const ofAccount = (
  contents: PartitionContents,
  from: string,
  to: string,
): PartitionContents => {
  if (from === to) return contents;
  const renamed = (text: string): string => text.replaceAll(from, to);
  return {
    ...contents,
    objects: contents.objects.map((object) => ({
      ...object,
      public: renamed(object.public),
      state: renamed(object.state),
    })),
    jobs: contents.jobs.map((job) => ({ ...job, payload: renamed(job.payload) })),
  };
};
