// A merchant that keeps a server busy, remembers every response, and checks all of them again after
// the power was cut.
import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RandomSource } from '../random/random-source.ts';
import { exchange, openAgent } from '../hammer/wire.ts';
import { isPayment, isQrCode, nextRequest, type MerchantRequest, type Made } from './requests.ts';
import type { ServerAccess } from './server.ts';

const CLIENTS = 12;
/** Number of responses of earlier rounds that are checked again after each cut. */
const SAMPLE = 40;
/** Milliseconds to wait for deliveries: those of a dead server are resumed after a minute. */
const DELIVERY_MS_MAX = 90_000;

/** A request whose response the client received. */
interface Acknowledged extends MerchantRequest {
  readonly status: number;
  readonly text: string;
  readonly round: number;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A listener, and its credentials. */
interface Owner {
  readonly base: string;
  readonly authorization: string;
}

export class Merchant {
  /** Everything that differs from what was acknowledged. */
  readonly findings: string[] = [];
  readonly #random: RandomSource;
  readonly #callbackUrl: string;
  readonly #acknowledged = new Map<string, Acknowledged>();
  /** Requests without a response: they may have taken effect or not. */
  #withoutReply: MerchantRequest[] = [];
  /** External ids of QR codes for which no payment was tried. */
  readonly #unpaid = new Set<string>();
  #round = 0;
  #count = 0;
  /** Values that the server printed when it was first ready: its key is used from then on. */
  #first: ServerAccess | null = null;

  constructor(seed: number, callbackUrl: string) {
    this.#random = new RandomSource(seed);
    this.#callbackUrl = callbackUrl;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Sends requests to a server until its power is cut. */
  async work(access: ServerAccess): Promise<void> {
    this.#round += 1;
    const agent = openAgent();
    const client = async (): Promise<void> => {
      for (;;) {
        const request = this.#next();
        const reply = await this.#send(agent, access, request);
        if (!reply) return void this.#withoutReply.push(request);
        this.#take(request, reply);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    agent.destroy();
  }

  /**
   * Checks acknowledged requests: all of the last round and some of those before, or everything.
   * Requests without a response are repeated, and must get one.
   */
  async check(access: ServerAccess, everything: boolean): Promise<void> {
    const agent = openAgent();
    const { key, token } = (this.#first ??= access);
    if (access.key !== key || access.token !== token) {
      this.findings.push('The key or the control token is not the one that was printed first.');
    }
    const control = { base: access.controlUrl, authorization: `Bearer ${access.token}` };
    const events = await this.#events(agent, control);
    const withoutReply = this.#withoutReply;
    this.#withoutReply = [];
    await this.#each(withoutReply, async (request) => {
      const reply = await this.#send(agent, access, request);
      if (reply) this.#take(request, reply);
      else this.findings.push(`No answer to ${request.path}`);
    });
    const all = [...this.#acknowledged.values()];
    const before = all.filter(({ round }) => round < this.#round);
    const some = Array.from({ length: SAMPLE }, () => this.#random.among(before, null));
    const last = all.filter(({ round }) => round === this.#round);
    const looked = everything ? all : [...last, ...some.filter((one) => one !== null)];
    await this.#each(looked, async (one) => {
      await this.#checkOne(agent, access, one);
      if (!isPayment(one)) return;
      const text = await this.#event(agent, control, events, one);
      if (!text.includes('"event":"qr.payment"')) this.#lost(one, 'has no event', text);
    });
    const books = await this.#get(agent, control, '/invariants');
    if (!books.text.startsWith('{"ok":true,"breaches":[],'))
      this.findings.push(`The books: ${books.text}`);
    agent.destroy();
  }

  /**
   * Waits until the webhooks of all payments are delivered, as the server must do after each cut.
   */
  async checkDelivered(access: ServerAccess): Promise<void> {
    const agent = openAgent();
    const control = { base: access.controlUrl, authorization: `Bearer ${access.token}` };
    const events = await this.#events(agent, control);
    const until = performance.now() + DELIVERY_MS_MAX;
    for (const one of [...this.#acknowledged.values()].filter(isPayment)) {
      let text = await this.#event(agent, control, events, one);
      while (!text.includes('"status":"DELIVERED"') && performance.now() < until) {
        await sleep(500);
        text = await this.#event(agent, control, events, one);
      }
      if (!text.includes('"status":"DELIVERED"')) this.#lost(one, 'has an undelivered event', text);
    }
    agent.destroy();
  }

  /** Returns the path on which the events of the account are listed. */
  async #events(agent: Agent, control: Owner): Promise<string> {
    const accounts = await this.#get(agent, control, '/accounts');
    const { data } = JSON.parse(accounts.text) as { data: { id: string }[] };
    return `/accounts/${data[0]?.id}/events`;
  }

  async #event(agent: Agent, control: Owner, events: string, payment: Reply): Promise<string> {
    const { qr_code } = JSON.parse(payment.text) as Made;
    return (await this.#get(agent, control, `${events}?subject=${qr_code?.id}`)).text;
  }

  async #checkOne(agent: Agent, access: ServerAccess, one: Acknowledged): Promise<void> {
    const again = await this.#send(agent, access, one);
    if (again?.status !== one.status || again.text !== one.text) {
      this.#lost(one, 'is answered otherwise when it is repeated', again?.text);
    }
    const made = JSON.parse(one.text) as Made;
    const place = one.place(made);
    if (isQrCode(one) && !this.#unpaid.has(made.external_id ?? '')) return;
    const owner = { base: access.publicUrl, authorization: this.#authorization(access) };
    const read = await this.#get(agent, owner, place);
    const isThere = isPayment(one) ? read.text.includes(made.id) : read.text === one.text;
    if (!isThere) this.#lost(one, 'is not read as it was acknowledged', read.text);
  }

  #lost({ path, text, round }: Acknowledged, what: string, now = 'no answer'): void {
    this.findings.push(`POST ${path} of round ${round} ${what}.\n  was ${text}\n  now ${now}`);
  }

  #next(): MerchantRequest {
    this.#count += 1;
    const [code] = this.#unpaid;
    const request = nextRequest(this.#random, this.#count, code, this.#callbackUrl);
    if (isPayment(request) && code !== undefined) this.#unpaid.delete(code);
    return request;
  }

  #take(request: MerchantRequest, { status, text }: Reply): void {
    if (status !== 200 && status !== 201) {
      this.findings.push(`POST ${request.path} was refused: ${status} ${text}`);
      return;
    }
    this.#acknowledged.set(request.key, { ...request, status, text, round: this.#round });
    if (isQrCode(request)) this.#unpaid.add((JSON.parse(text) as Made).external_id ?? '');
  }

  #authorization(access: ServerAccess): string {
    return `Basic ${Buffer.from(`${(this.#first ?? access).key}:`).toString('base64')}`;
  }

  /**
   * Returns the whole response to a request, or null when the server died before it was complete.
   */
  async #send(
    agent: Agent,
    access: ServerAccess,
    { path, body, key }: MerchantRequest,
  ): Promise<Reply | null> {
    const headers = {
      authorization: this.#authorization(access),
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const sent = { base: access.publicUrl, method: 'POST', target: path, headers, body };
    const exchanged = await exchange(agent, sent).catch(() => null);
    return exchanged?.whole ? exchanged : null;
  }

  #get(agent: Agent, { base, authorization }: Owner, target: string): Promise<Reply> {
    return exchange(agent, { base, method: 'GET', target, headers: { authorization } });
  }

  /** Visits all items, as many at once as there are clients. */
  async #each<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
    const waiting = [...items];
    const client = async (): Promise<void> => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        await visit(item);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  }
}
