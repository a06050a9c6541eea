// Checks that a target responds at all, after a request got no response.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import type { RunEnd } from './run-end.ts';

/** Number of calls to a silent target, the timeout of each, and the pause between them. */
const CALLS = 3;
const CALL_MS = 5_000;
const PAUSE_MS = 500;

export interface TargetCheckOptions {
  readonly pool: Pool;
  /** A path to which every target responds in some way. */
  readonly path: string;
  readonly timeoutMs: number;
  readonly end: RunEnd;
}

export class TargetCheck {
  readonly #options: TargetCheckOptions;
  /** True once a request of the run got a response. */
  #responded = false;
  /** Requests sent for this check. */
  #sent = 0;

  constructor(options: TargetCheckOptions) {
    this.#options = options;
  }

  get sent(): number {
    return this.#sent;
  }

  noteResponse(): void {
    this.#responded = true;
  }

  /** Ends the run, and throws `Ended`, if the target responds to nothing. */
  async expectResponding(problem: string): Promise<void> {
    const { end } = this.#options;
    end.check();
    for (let call = 0; call < CALLS; call += 1) {
      if (await this.#responds()) return;
      end.check();
      await sleep(PAUSE_MS);
    }
    const what = this.#responded ? 'no longer responds' : 'cannot be reached';
    throw end.end('UNREACHABLE', `The target ${what}: ${problem}. Check --base-url.`);
  }

  async #responds(): Promise<boolean> {
    const { pool, path, timeoutMs, end } = this.#options;
    const callMs = Math.min(CALL_MS, timeoutMs);
    this.#sent += 1;
    try {
      const limits = { headersTimeout: callMs, bodyTimeout: callMs, signal: end.signal };
      const reply = await pool.request({ path, method: 'GET', ...limits });
      await reply.body.dump();
      return true;
    } catch {
      return false;
    }
  }
}
