// Sends requests to the target: paced, counted and recorded. Throws if there is no response.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, request } from 'undici';
import type { RunEnd } from './run-end.ts';
import { Indeterminate, Throttled } from './failures.ts';
import {
  field,
  headersOf,
  parsedJson,
  type ApiResponse,
  type Exchange,
  type OutgoingRequest,
} from './message.ts';
import { retryAfterSeconds, RateLimitPacer } from './rate-limit-pacer.ts';
import { burst, bytesOf, exchangeRaw, sendAndDisconnect } from './raw.ts';
import { TargetCheck } from './target-check.ts';

export interface ClientOptions {
  readonly base: URL;
  /** Requests per minute that the user allows; null for as many as the target accepts. */
  readonly rate: number | null;
  /** Requests of the whole run; infinite for as many as the laws send. */
  readonly maxRequests: number;
  readonly timeoutMs: number;
  /**
   * The end of the run: when requests are used up or nobody responds. Nothing is sent afterwards.
   */
  readonly end: RunEnd;
  /** Called with every exchange. */
  readonly watch: (exchange: Exchange) => void;
}

/** Options for sending one request. */
export interface SendOptions {
  /** Called with the exchange, like the watcher of the run. */
  readonly record: (exchange: Exchange) => void;
  /** Returns a 429 like any other response instead of waiting: for the laws about rate limits. */
  readonly unpaced?: boolean;
}

/** Number of waits after a 429 before the outcome counts as unknown. */
const PATIENCE = 2;
const LONGEST_WAIT_MS = 65_000;

/** Returns whether a response came from a gateway in front of the service. */
const isGateway = ({ status, body }: ApiResponse): boolean =>
  status === 502 || status === 504 || (status === 503 && field(body, 'error_code') === undefined);

const flat = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );

export class Client {
  readonly #options: ClientOptions;
  readonly #pool: Pool;
  readonly #pacer: RateLimitPacer;
  readonly #prefix: string;
  readonly #check: TargetCheck;
  /** Origins that did not respond when a file was fetched. */
  readonly #deadOrigins = new Set<string>();
  #sent = 0;
  /** Requests in a row that were still rejected with 429 after all waits. */
  #rejected = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    const { timeoutMs } = options;
    this.#pool = new Pool(options.base.origin, {
      connections: 32,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    this.#pacer = new RateLimitPacer(options.rate, () => this.now());
    this.#prefix = options.base.pathname.replace(/\/$/, '');
    const path = `${this.#prefix}/cfm-no-such-route`;
    this.#check = new TargetCheck({ pool: this.#pool, path, timeoutMs, end: options.end });
  }

  /** Requests sent so far. */
  get sent(): number {
    return this.#sent + this.#check.sent;
  }

  /** Ends the run, and throws `Ended`, if the target no longer responds to anything. */
  async expectResponding(problem: string): Promise<void> {
    await this.#check.expectResponding(problem);
  }

  /** Returns the time of the run's clock, in milliseconds. */
  now(): number {
    return performance.now();
  }

  /** Returns how many requests may be sent in a number of minutes; infinite without a rate. */
  within(minutes: number): number {
    return (this.#options.rate ?? Infinity) * minutes;
  }

  /** Sends a request. Throws `Indeterminate` if it gets no response, `Ended` after the end. */
  async send(outgoing: OutgoingRequest, sending: SendOptions): Promise<ApiResponse> {
    const response = await this.#patiently(outgoing, sending, () =>
      this.#once(outgoing, sending.record),
    );
    if (isGateway(response)) throw new Indeterminate(`a gateway responded with ${response.status}`);
    return response;
  }

  /**
   * Sends requests concurrently; null for a request without a response. Throws `Throttled` if a
   * rate limit rejected one of them, because such a burst proves nothing.
   */
  async burst(
    all: readonly OutgoingRequest[],
    { record, unpaced = false }: SendOptions,
  ): Promise<(ApiResponse | null)[]> {
    const { base, timeoutMs } = this.#options;
    this.#count(all.length);
    for (const outgoing of unpaced ? [] : all) await this.#pacer.turn(outgoing, all.length);
    const from = this.now();
    const bytes = all.map((outgoing) => bytesOf(base, outgoing));
    const responses = await this.#connected(() => burst(base, bytes, timeoutMs));
    const manner = `one of ${all.length} concurrent requests`;
    for (const [index, outgoing] of all.entries()) {
      const response = responses[index] ?? null;
      if (response) this.#pacer.learn(outgoing, response);
      this.#record({ outgoing, response, problem: null, from, to: this.now(), manner }, record);
    }
    if (!unpaced && responses.some((response) => response?.status === 429)) {
      throw new Throttled('a request of a burst met a rate limit');
    }
    return responses;
  }

  /** Sends a whole request and disconnects before the response. */
  async sendAndDisconnect(outgoing: OutgoingRequest, { record }: SendOptions): Promise<void> {
    this.#count(1);
    await this.#pacer.turn(outgoing);
    const from = this.now();
    const { base } = this.#options;
    await this.#connected(() => sendAndDisconnect(base, bytesOf(base, outgoing)));
    const manner = 'disconnected after the last byte of the request';
    this.#record({ outgoing, response: null, problem: null, from, to: this.now(), manner }, record);
  }

  /** Sends a request over a separate socket; `bytes`, if given, replace those of the request. */
  async raw(
    outgoing: OutgoingRequest,
    sending: SendOptions,
    bytes?: Uint8Array,
  ): Promise<ApiResponse | null> {
    const { base, timeoutMs } = this.#options;
    const manner = bytes ? 'sent as raw bytes' : 'sent on a separate connection';
    return this.#patiently(outgoing, sending, async () => {
      const from = this.now();
      const response = await this.#connected(() =>
        exchangeRaw(base, bytes ?? bytesOf(base, outgoing), timeoutMs),
      );
      const exchange = { outgoing, response, problem: null, from, to: this.now(), manner };
      this.#record(exchange, sending.record);
      return response;
    });
  }

  /**
   * Fetches a file by the link that an object shows, without a key. Laws about responses of the API
   * do not see it.
   */
  async download(link: string, { record }: SendOptions): Promise<ApiResponse> {
    this.#count(1);
    const { base } = this.#options;
    const url = new URL(link, base);
    const from = this.now();
    const outgoing: OutgoingRequest = {
      endpoint: null,
      actor: null,
      method: 'GET',
      target: url.origin === base.origin ? url.pathname + url.search : url.href,
      headers: {},
      body: null,
    };
    const exchange = { outgoing, problem: null, from, manner: 'a file, not the API' };
    if (this.#deadOrigins.has(url.origin)) {
      throw new Indeterminate(`no file at ${link}: ${url.origin} did not respond before`);
    }
    try {
      const { timeoutMs, end } = this.#options;
      const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, signal: end.signal };
      const reply = await request(url, limits);
      const text = await reply.body.text();
      const { statusCode: status, headers } = reply;
      const response = { status, headers: flat(headers), text, body: undefined };
      record({ ...exchange, response, to: this.now() });
      return response;
    } catch (error) {
      record({ ...exchange, response: null, to: this.now() });
      if (url.origin !== base.origin) this.#deadOrigins.add(url.origin);
      const problem = error instanceof Error ? error.message : String(error);
      throw new Indeterminate(`no file at ${link}: ${problem}`);
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** Sends at the target's pace; waits after a 429, unless it is a response like any other. */
  async #patiently<A extends ApiResponse | null>(
    outgoing: OutgoingRequest,
    { unpaced = false }: SendOptions,
    once: () => Promise<A>,
  ): Promise<A> {
    // After two requests that were rejected in spite of waiting, no request waits until one is
    // accepted again.
    const patience = this.#rejected < PATIENCE ? PATIENCE : 0;
    for (let attempt = 0; ; attempt += 1) {
      this.#count(1);
      if (!unpaced) await this.#pacer.turn(outgoing);
      const response = await once();
      if (response) this.#pacer.learn(outgoing, response);
      if (response?.status !== 429) this.#rejected = 0;
      if (response?.status !== 429 || unpaced) return response;
      if (attempt >= patience) {
        this.#rejected += 1;
        throw new Indeterminate('the target kept responding with 429');
      }
      const wait = Math.min(LONGEST_WAIT_MS, retryAfterSeconds(response) * 1_000);
      await sleep(wait, undefined, { signal: this.#options.end.signal }).catch(() => {});
    }
  }

  #count(requests: number): void {
    const { end, maxRequests } = this.#options;
    end.check();
    if (this.sent + requests > maxRequests) {
      throw end.end('BUDGET', `the budget of ${maxRequests} requests is used up`);
    }
    this.#sent += requests;
  }

  /** Uses a separate connection; a failed connection is not an outcome of the service. */
  async #connected<T>(use: () => Promise<T>): Promise<T> {
    try {
      return await use();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      await this.#check.expectResponding(problem);
      throw new Indeterminate(`no connection: ${problem}`);
    }
  }

  #record(exchange: Exchange, record: (exchange: Exchange) => void): void {
    this.#options.watch(exchange);
    record(exchange);
  }

  async #once(
    outgoing: OutgoingRequest,
    record: (exchange: Exchange) => void,
  ): Promise<ApiResponse> {
    const from = this.now();
    const exchange = { outgoing, from, manner: null };
    const response = await this.#exchange(outgoing).catch(async (error: Error) => {
      const { message: problem } = error;
      this.#record({ ...exchange, response: null, problem, to: this.now() }, record);
      await this.#check.expectResponding(problem);
      throw new Indeterminate(`no response to ${outgoing.method} ${outgoing.target}: ${problem}`);
    });
    this.#check.noteResponse();
    this.#record({ ...exchange, response, problem: null, to: this.now() }, record);
    return response;
  }

  async #exchange(outgoing: OutgoingRequest): Promise<ApiResponse> {
    const reply = await this.#pool.request({
      path: this.#prefix + outgoing.target,
      method: outgoing.method,
      headers: headersOf(outgoing),
      body: outgoing.body,
      signal: this.#options.end.signal,
    });
    const text = await reply.body.text();
    return {
      status: reply.statusCode,
      headers: flat(reply.headers),
      text,
      body: parsedJson(text),
    };
  }
}
