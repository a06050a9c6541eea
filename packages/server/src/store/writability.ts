// Tracks whether a store accepts writes. A check is a small write, at most every few seconds; after
// a failure the store retries automatically until a write succeeds.
import { Unwritable } from '@kasir/core/store';

/** The least milliseconds between two small writes, however many callers check. */
const CHECK_MS = 5_000;
/** Milliseconds between retries. They write more: a single free page is not a recovery. */
const RETRY_MS = 1_000;
const RETRY_BYTES = 262_144;

/** Called once when nothing can be stored any more, and with null once it can be again. */
export type WritabilityChanged = (failure: Unwritable | null) => void;

export interface WritabilityOptions {
  /** Stores about `bytes` bytes that are never read. Rejects as all writes do. */
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

  /** Notes a failed write. */
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
