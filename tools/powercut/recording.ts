// Reads the recordings of recorder.c: every change of a server to its folder, and every sync, in
// order.

export type Change =
  | { readonly do: 'open' | 'create' | 'mkdir'; readonly inode: string; readonly name: string }
  | {
      readonly do: 'write';
      readonly inode: string;
      readonly offset: number;
      readonly bytes: Buffer;
    }
  | { readonly do: 'truncate'; readonly inode: string; readonly size: number }
  /** The changes to the file among the first `covered` records are on the disk. */
  | { readonly do: 'sync'; readonly inode: string; readonly covered: number }
  | { readonly do: 'unlink'; readonly name: string }
  | { readonly do: 'rename'; readonly from: string; readonly to: string };

const LINE_END = 10;

/** Parses a line; a name may contain spaces and comes last. */
const changeOf = (line: string, bytesAt: (length: number) => Buffer): Change => {
  const [what = '', ...words] = line.split(' ');
  const [inode = '', second = '', third = ''] = words;
  switch (what) {
    case 'open':
    case 'create':
    case 'mkdir':
      return { do: what, inode, name: words.slice(1).join(' ') };
    case 'write': {
      const offset = Number(second);
      // A socket has no offset; its number may have belonged to a file before.
      if (offset < 0) throw new Error(`The recording has a write to no place of a file: ${line}`);
      return { do: what, inode, offset, bytes: bytesAt(Number(third)) };
    }
    case 'truncate':
      return { do: what, inode, size: Number(second) };
    case 'sync':
      return { do: what, inode, covered: Number(second) };
    case 'unlink':
      return { do: what, name: words.join(' ') };
    case 'rename': {
      const [from = '', to = ''] = words.join(' ').split('\t');
      return { do: what, from, to };
    }
    default:
      throw new Error(`The recording has an unknown line: ${line}`);
  }
};

/** Reads a recording. An incomplete last record counts as a change that was never made. */
export const changesIn = (recording: Buffer): Change[] => {
  const changes: Change[] = [];
  let at = 0;
  for (;;) {
    const end = recording.indexOf(LINE_END, at);
    if (end < 0) return changes;
    let next = end + 1;
    const change = changeOf(recording.toString('utf8', at, end), (length) => {
      next = end + 1 + length;
      return recording.subarray(end + 1, next);
    });
    if (next > recording.length) return changes;
    changes.push(change);
    at = next;
  }
};
