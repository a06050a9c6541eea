// Declares files that are generated while they are sent: read from the store piece by piece, so
// that no whole file is held in memory.
import type { View } from './store.ts';

/** One piece of a file, and the place after which the next one is read. */
export interface Piece {
  readonly text: string;
  /** Null after the last piece. */
  readonly next: string | null;
}

export interface DownloadFile {
  readonly name: string;
  readonly contentType: string;
  /** The time in milliseconds, on the partition's clock, from which its link is expired. */
  readonly expires: number;
  /** The text before the first piece. */
  readonly head: string;
  /** Returns the piece after a place, or the first one; each is a short read of its own. */
  readonly piece: (view: View, after: string | null) => Piece;
}

/** A file that is fetched without a key, by a signed link. */
export interface Download {
  /** Name of the object in the link, e.g. `report`. */
  readonly object: string;
  /** Returns the file of an object, or undefined when it has none. */
  readonly open: (view: View, id: string) => DownloadFile | undefined;
}
