// Calls a platform that is the same in every run, and records requests and responses: the examples
// of the documents are these exchanges.
import { bodyIn, type CallSpec } from '@kasir/core';
import type { Store } from '@kasir/core/store';
import { createKasir, type KasirInProcess } from '@kasir/server/in-process';
import { apis, controlApi } from '../../openapi/calls.ts';
import { pathOf, queryOf } from '../wire.ts';

export type Body = Readonly<Record<string, unknown>>;

/** The input of a call; `name` is the name of its example. */
export interface Sent {
  readonly name?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A successful call. */
export interface Exchange {
  readonly sent: Sent;
  readonly received: unknown;
}

const SEED = 20_260_102;

/** The default name of an example. */
export const USUAL = 'usual';

const contracts = new Map<string, CallSpec>(
  apis.flatMap(({ calls }) => calls.map(({ contract }) => [contract.id, contract] as const)),
);
const operations = new Map<string, CallSpec>(
  controlApi.calls.map(({ contract }) => [contract.id, contract]),
);

const found = (known: ReadonlyMap<string, CallSpec>, id: string): CallSpec => {
  const contract = known.get(id);
  if (!contract) throw new Error(`There is no call ${id}.`);
  return contract;
};

/** A merchant, its payers and its operator, whose calls are recorded. */
export class Recorder {
  readonly kasir: KasirInProcess;
  readonly #calls = new Map<string, Exchange[]>();
  readonly #operations = new Map<string, Exchange[]>();
  #repeats = 0;

  /** Use `open` instead. */
  constructor(kasir: KasirInProcess) {
    this.kasir = kasir;
  }

  static async open(): Promise<Recorder> {
    return new Recorder(await createKasir({ seed: SEED, refunds: 'async' }));
  }

  /** Opens a recorder on a store that the caller fills. */
  static async openOn(store: Store): Promise<Recorder> {
    return new Recorder(await createKasir({ store, seed: SEED }));
  }

  /** Returns the recorded exchanges of the merchant APIs by id of the call. */
  get calls(): ReadonlyMap<string, readonly Exchange[]> {
    return this.#calls;
  }

  /** Returns the recorded exchanges of the control API by id of the operation. */
  get operations(): ReadonlyMap<string, readonly Exchange[]> {
    return this.#operations;
  }

  /**
   * Calls the API as the merchant, and waits until everything that the call causes has happened.
   * Throws when the response is not a success.
   */
  async call(id: string, sent: Sent = {}): Promise<Body> {
    const contract = found(contracts, id);
    this.#repeats += 1;
    const received = await this.#send(this.kasir.baseUrl, contract, sent, {
      authorization: `Basic ${btoa(`${this.kasir.key}:`)}`,
      ...(contract.idempotency === 'standard' && { 'idempotency-key': `example-${this.#repeats}` }),
      ...(contract.versions && { 'api-version': contract.versions.at(-1) ?? '' }),
      ...sent.headers,
    });
    const { headers: _signed, ...rest } = sent;
    this.#keep(this.#calls, id, { sent: rest, received });
    await this.#quiet();
    return received;
  }

  /** Sends every example of a contract, with real ids in place of its invented ones. */
  async examples(id: string, ids: Body = {}, more: Sent = {}): Promise<readonly Body[]> {
    const contract = found(contracts, id);
    const examples = 'examples' in contract ? (contract.examples as Body) : {};
    const all: Body[] = [];
    for (const [name, example] of Object.entries(examples))
      all.push(await this.call(id, { ...more, name, body: { ...(example as Body), ...ids } }));
    return all;
  }

  /**
   * Calls the control API as the operator, or with the token of another operator. Throws when the
   * response is not a success.
   */
  async operate(id: string, sent: Sent = {}, token = this.kasir.controlToken): Promise<Body> {
    const contract = found(operations, id);
    const received = await this.#send(this.kasir.controlUrl, contract, sent, {
      authorization: `Bearer ${token}`,
    });
    this.#keep(this.#operations, id, { sent, received });
    return received;
  }

  /** Presses a button of a hosted page; returns the URL of the page that it leads to. */
  async press(url: unknown, choice: string): Promise<string> {
    const body = new URLSearchParams({ choice });
    const { status, headers } = await this.kasir.fetch(String(url), {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    if (status !== 303) throw new Error(`A hosted page responded ${status}.`);
    await this.#quiet();
    return new URL(headers.get('location') ?? '', String(url)).href;
  }

  async #quiet(): Promise<void> {
    await this.#send(
      this.kasir.controlUrl,
      found(operations, 'clock.quiet'),
      { body: {} },
      {
        authorization: `Bearer ${this.kasir.controlToken}`,
      },
    );
  }

  async #send(
    base: string,
    contract: CallSpec,
    { params = {}, query = {}, body }: Sent,
    headers: Readonly<Record<string, string>>,
  ): Promise<Body> {
    const search = queryOf(query);
    const response = await this.kasir.fetch(
      base + pathOf(contract.path, params) + (search === '' ? '' : `?${search}`),
      {
        method: contract.method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(bodyIn(contract, null) && { body: JSON.stringify(body ?? {}) }),
      },
    );
    const text = await response.text();
    if (response.status === contract.success.status) return JSON.parse(text) as Body;
    throw new Error(`${contract.id} responded ${response.status}: ${text}`);
  }

  /** Keeps the first exchange of each name. */
  #keep(all: Map<string, Exchange[]>, id: string, exchange: Exchange): void {
    const known = all.get(id) ?? [];
    const { name = USUAL } = exchange.sent;
    if (!known.some(({ sent }) => (sent.name ?? USUAL) === name)) known.push(exchange);
    all.set(id, known);
  }
}
