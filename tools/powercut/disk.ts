// Simulates the disk of a server: the content it must have kept when the power is cut, and content
// it may have kept.
import { dirname } from 'node:path';
import type { Change } from './recording.ts';

/** Files by their names below the folder; null for a directory. */
export type Files = ReadonlyMap<string, Buffer | null>;

/** Decides which unsynced changes survive. */
export interface Fate {
  /** Returns how many of a directory's changes survive: a file system keeps their order. */
  readonly names: (count: number) => number;
  /** Returns whether a write or a truncation survives. */
  readonly lasts: () => boolean;
  /** Returns whether a sector of a surviving write is written. */
  readonly sector: () => boolean;
}

/** Every unsynced change is lost. */
export const NOTHING: Fate = { names: () => 0, lasts: () => false, sector: () => false };
/** Nothing is lost, as after a process is killed while the machine keeps running. */
export const EVERYTHING: Fate = { names: (count) => count, lasts: () => true, sector: () => true };

/** Bytes that a disk writes at once. */
const SECTOR = 512;

type DataChange = Extract<Change, { do: 'write' | 'truncate' }>;

interface Pending<T> {
  /** Number of records before it. */
  readonly at: number;
  readonly change: T;
}

interface Content {
  /** Null for a directory. */
  synced: Buffer | null;
  pending: Pending<DataChange>[];
}

const resizeContent = (content: Buffer, size: number): Buffer =>
  size <= content.length
    ? content.subarray(0, size)
    : Buffer.concat([content, Buffer.alloc(size - content.length)]);

/** Applies a change to bytes that nothing else refers to. */
const changed = (content: Buffer, change: DataChange, fate: Fate): Buffer => {
  if (change.do === 'truncate') return resizeContent(content, change.size);
  const { offset, bytes } = change;
  const longer = resizeContent(content, Math.max(content.length, offset + bytes.length));
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + SECTOR - ((offset + from) % SECTOR));
    if (fate.sector()) bytes.copy(longer, offset + from, from, to);
    from = to;
  }
  return longer;
};

/** Files and directories by name; a change of a name belongs to its directory. */
type Entries = Map<string, Content>;
type NameChange = (entries: Entries) => void;

export class Disk {
  /** Current names, and names on the disk. */
  readonly #names: Entries = new Map();
  readonly #synced: Entries = new Map();
  readonly #pending = new Map<string, Pending<NameChange>[]>();
  readonly #inodes = new Map<string, Content>();
  #records = 0;

  /** Creates a disk with these files, all of them synced. */
  constructor(files: Files) {
    for (const [name, bytes] of [['.', null], ...files] as const) {
      const content: Content = { synced: bytes && Buffer.from(bytes), pending: [] };
      this.#names.set(name, content);
      this.#synced.set(name, content);
    }
  }

  take(change: Change): void {
    this.#change(change);
    this.#records += 1;
  }

  /** The number of unsynced changes. */
  get unsynced(): number {
    const names = [...this.#pending.values()].flat().length;
    return [...new Set(this.#names.values())].reduce(
      (sum, { pending }) => sum + pending.length,
      names,
    );
  }

  /** Returns the files after the power was cut and came back. */
  after(fate: Fate): Files {
    const entries = new Map(this.#synced);
    for (const pending of this.#pending.values()) {
      const lasting = fate.names(pending.length);
      for (const { change } of pending.slice(0, lasting)) change(entries);
    }
    const isReached = (name: string): boolean =>
      name === '.' || (entries.has(name) && isReached(dirname(name)));
    return new Map(
      [...entries]
        .filter(([name]) => name !== '.' && isReached(name))
        .map(([name, { synced, pending }]) => {
          if (!synced) return [name, null];
          let bytes: Buffer = Buffer.from(synced);
          for (const { change } of pending) {
            if (fate.lasts()) bytes = changed(bytes, change, fate);
          }
          return [name, bytes];
        }),
    );
  }

  #change(change: Change): void {
    switch (change.do) {
      case 'open':
        this.#inodes.set(change.inode, this.#named(change.name));
        break;
      case 'create':
      case 'mkdir': {
        const synced = change.do === 'mkdir' ? null : Buffer.alloc(0);
        const made: Content = { synced, pending: [] };
        this.#inodes.set(change.inode, made);
        this.#rename(change.name, (entries) => entries.set(change.name, made));
        break;
      }
      case 'unlink':
        this.#rename(change.name, (entries) => entries.delete(change.name));
        break;
      case 'rename': {
        const moved = this.#named(change.from);
        // Within one directory, a rename is a single change: it is never half done.
        if (dirname(change.from) !== dirname(change.to))
          throw new Error(`${change.from} is moved to another directory, which is not followed`);
        this.#rename(change.to, (entries) => {
          entries.delete(change.from);
          entries.set(change.to, moved);
        });
        break;
      }
      case 'sync':
        this.#sync(this.#opened(change.inode), change.covered);
        break;
      default:
        this.#opened(change.inode).pending.push({ at: this.#records, change });
    }
  }

  #named(name: string): Content {
    const content = this.#names.get(name);
    if (!content) throw new Error(`${name} was never made`);
    return content;
  }

  #opened(inode: string): Content {
    const content = this.#inodes.get(inode);
    if (!content) throw new Error(`Inode ${inode} was never opened`);
    return content;
  }

  #rename(name: string, change: NameChange): void {
    change(this.#names);
    const pending = this.#pending.get(dirname(name)) ?? [];
    this.#pending.set(dirname(name), [...pending, { at: this.#records, change }]);
  }

  /** Makes the first `covered` records of a file or a directory permanent. */
  #sync(content: Content, covered: number): void {
    if (content.synced) {
      for (const { at, change } of content.pending) {
        if (at < covered) content.synced = changed(content.synced, change, EVERYTHING);
      }
      content.pending = content.pending.filter(({ at }) => at >= covered);
      return;
    }
    for (const [name, named] of this.#names) {
      if (named !== content) continue;
      const pending = this.#pending.get(name) ?? [];
      for (const { at, change } of pending) if (at < covered) change(this.#synced);
      this.#pending.set(
        name,
        pending.filter(({ at }) => at >= covered),
      );
    }
  }
}
