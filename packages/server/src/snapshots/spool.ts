// Buffers contents of an account in a file that only this process can open: written and read piece
// by piece, so that no account needs to fit in memory.
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartitionContents, Turn } from '@kasir/core/store';

export class Spool {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kasir-'));
  readonly #file = openSync(join(this.#folder, 'contents'), 'wx+', 0o600);
  readonly #lengths: number[] = [];
  objects = 0;
  /** The last turn that the contents have used, according to their pieces. */
  turn: Turn | null = null;

  add(piece: PartitionContents): void {
    const bytes = Buffer.from(JSON.stringify(piece));
    for (let written = 0; written < bytes.length;) written += writeSync(this.#file, bytes, written);
    this.#lengths.push(bytes.length);
    this.objects += piece.objects.length;
    this.turn = piece.turn;
  }

  /** Returns the added pieces, in order; may be called more than once. */
  *pieces(): Generator<PartitionContents> {
    let position = 0;
    for (const length of this.#lengths) {
      const bytes = Buffer.allocUnsafe(length);
      for (let read = 0; read < length;)
        read += readSync(this.#file, bytes, read, length - read, position + read);
      position += length;
      yield JSON.parse(bytes.toString()) as PartitionContents;
    }
  }

  [Symbol.dispose](): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
