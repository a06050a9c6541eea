// The live platform under test: one node or two, each of which can be killed at any moment.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '../random/random-source.ts';
import { startPlatform, type PlatformAccess, type Running } from './processes.ts';
import type { Storage } from './storage.ts';

const CONTROL_TOKEN = 'livekill-control-token-of-every-node';
/** Milliseconds that a killed node stays away at most. */
const AWAY_MS = 200;

/** Calls the control API of a platform; rejects with its error. */
export type Control = (method: string, path: string, body?: object) => Promise<unknown>;

/** Returns a function that calls a control API at its current URL. */
export const callControl =
  (access: () => Pick<PlatformAccess, 'controlUrl' | 'token'>): Control =>
  async (method, path, body) => {
    const { controlUrl, token } = access();
    const response = await fetch(controlUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const content: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(content)}`);
    return content;
  };

export class Platform {
  readonly #storage: Storage;
  readonly #random: RandomSource;
  readonly #nodes: (Running<PlatformAccess> | null)[];
  /** The node that started last: while none runs, requests go to its URL, which refuses them. */
  #last: Pick<PlatformAccess, 'url' | 'controlUrl' | 'token'> = {
    url: 'http://127.0.0.1:1',
    controlUrl: 'http://127.0.0.1:1',
    token: '',
  };
  readonly control: Control = callControl(() => this.#pick());

  constructor(storage: Storage, random: RandomSource) {
    this.#storage = storage;
    this.#random = random;
    this.#nodes = Array.from({ length: storage.nodes }, () => null);
  }

  /** Returns the URL of one of its nodes. */
  url(): string {
    return this.#pick().url;
  }

  /** Starts the nodes that do not run. */
  async start(): Promise<void> {
    // One after the other, because the first node creates the tables and the account.
    for (const [at, node] of this.#nodes.entries())
      // oxlint-disable-next-line no-await-in-loop
      if (node === null) await this.#startNode(at);
  }

  async kill(): Promise<void> {
    await Promise.all(this.#nodes.map((_, at) => this.#killNode(at)));
  }

  /** Kills one node or all, and starts them again. */
  async restart(): Promise<void> {
    const first = this.#random.below(this.#nodes.length);
    const all = [...this.#nodes.keys()];
    const killed = this.#random.in100(60) ? [first] : all;
    await Promise.all(killed.map((at) => this.#killNode(at)));
    await sleep(this.#random.below(AWAY_MS));
    await this.start();
  }

  #pick(): Pick<PlatformAccess, 'url' | 'controlUrl' | 'token'> {
    const running = this.#nodes.filter((node) => node !== null);
    return running[this.#random.below(running.length)]?.said ?? this.#last;
  }

  async #startNode(at: number): Promise<void> {
    const { flags, env } = this.#storage;
    const node = await startPlatform([...flags, '--public-url', 'http://127.0.0.1:8585'], {
      KASIR_CONTROL_TOKEN: CONTROL_TOKEN,
      ...env,
    });
    this.#nodes[at] = node;
    this.#last = node.said;
  }

  async #killNode(at: number): Promise<void> {
    const node = this.#nodes[at];
    this.#nodes[at] = null;
    await node?.kill();
  }
}
