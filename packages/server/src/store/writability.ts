// Whether a store takes writes. Whoever wants to know gets the truth of a few seconds ago, by a
// small write; after a failure the store tries by itself until it succeeds again.
import { Unwritable } from '@kasir/core/server';

/** A small write is made this often at most, however many ask. */
const CHECK_MS = 5_000;
/** After a failure a write of some size is tried this often: a single free page is no recovery. */
const RETRY_MS = 1_000;
const RETRY_BYTES = 262_144;

/** Called once when nothing can be stored any more, and with null once it can be. */
export type WritabilityChanged = (failure: Unwritable | null) => void;

export interface WritabilityOptions {
  /** Stores about so many bytes, and nothing that anybody reads. Rejects as all writes do. */
  readonly write: (bytes: number) => Promise<unknown>;
  readonly changed: WritabilityChanged | undefined;
}

export class Writability {
  readonly #options: WritabilityOptions;
  #failure: Unwritable | null = null;
  #checked = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: WritabilityOptions) {
    this.#options = options;
  }

  /** Takes note of a write that failed. */
  note(error: unknown): void {
    if (!(error instanceof Unwritable) || this.#failure) return;
    this.#failure = error;
    this.#options.changed?.(error);
    this.#retryLater();
  }

  /** Rejects with `Unwritable` when nothing can be stored. */
  async assert(): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (performance.now() - this.#checked < CHECK_MS) return;
    await (this.#checking ??= this.#check());
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #check(): Promise<void> {
    try {
      await this.#options.write(1);
      this.#checked = performance.now();
    } catch (error) {
      this.note(error);
      throw error;
    } finally {
      this.#checking = null;
    }
  }

  #retryLater(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#retry(), RETRY_MS).unref();
  }

  async #retry(): Promise<void> {
    try {
      await this.#options.write(RETRY_BYTES);
    } catch {
      this.#retryLater();
      return;
    }
    this.#failure = null;
    this.#checked = performance.now();
    this.#options.changed?.(null);
  }
}
