// Files that are made while they are sent: read from the store piece by piece, so that none is ever
// held whole.
import type { View } from './store.ts';

/** One piece of a file, and after what the next one is read. */
export interface Piece {
  readonly text: string;
  /** Null behind the last piece. */
  readonly next: string | null;
}

export interface DownloadFile {
  readonly name: string;
  readonly contentType: string;
  /** Milliseconds on the partition's clock from which its link is dead. */
  readonly expires: number;
  /** What stands before the first piece. */
  readonly head: string;
  /** The piece after a place, or the first one: a short read of its own. */
  readonly piece: (view: View, after: string | null) => Piece;
}

/** A file that is fetched without a key, by a link that carries a signature. */
export interface Download {
  /** Name of the object in the link, e.g. `report`. */
  readonly object: string;
  /** The file of an object, or undefined when it has none. */
  readonly open: (view: View, id: string) => DownloadFile | undefined;
}
