// The processor behind the connectors: it is never killed, executes each id at most once, and keeps
// books, with which those of the platform are compared.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnLoopback } from '@kasir/client/testing';
import type { RandomSource } from '../random/random-source.ts';

export interface Amount {
  readonly value: number;
  readonly currency: string;
}

/** The part of an operation that a connector forwards. */
export interface Forwarded {
  readonly connector: string;
  readonly work: string;
  readonly amount: Amount | null;
}

export type Status = 'succeeded' | 'declined' | 'pending' | 'waiting';

/** An operation in the books of the processor. */
export interface Entry extends Forwarded {
  readonly id: string;
  /** The number of requests for it; more than one means that its connector has sent it again. */
  requests: number;
  status: Status;
  /** The status that it will have once the processor or the payer has acted; null if never. */
  next: 'succeeded' | null;
  /** True while its connector does not know its status. */
  isNews: boolean;
  /** True once its decline has become a success. */
  isReconsidered: boolean;
}

/** A payment that came in for an issued number. */
export interface Incoming {
  readonly id: string;
  readonly connector: string;
  readonly issued_by: string;
  readonly amount: Amount;
  isNews: boolean;
}

type Fate = 'succeed' | 'decline' | 'work' | 'ask payer' | 'lose payer' | 'reconsider';

const fates = [
  [66, 'succeed'],
  [8, 'decline'],
  [10, 'work'],
  [7, 'ask payer'],
  [3, 'lose payer'],
  [6, 'reconsider'],
] as const satisfies readonly (readonly [number, Fate])[];

/** Works in which no payer takes part. */
const withoutPayer: ReadonlySet<string> = new Set(['capture', 'void', 'refund', 'unlink', 'issue']);

const statuses: Readonly<Record<Fate, Pick<Entry, 'status' | 'next'>>> = {
  succeed: { status: 'succeeded', next: null },
  decline: { status: 'declined', next: null },
  work: { status: 'pending', next: 'succeeded' },
  'ask payer': { status: 'waiting', next: 'succeeded' },
  'lose payer': { status: 'waiting', next: null },
  reconsider: { status: 'declined', next: 'succeeded' },
};

const readText = async (incoming: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of incoming.setEncoding('utf8')) text += String(piece);
  return text;
};

export class Processor {
  readonly entries = new Map<string, Entry>();
  readonly payments = new Map<string, Incoming>();
  /** Ids that were unknown when a connector asked about them; they are refused from then on. */
  readonly #denied = new Set<string>();
  readonly #random: RandomSource;
  readonly #server: Server;
  /** True while responses may be lost and outcomes may take their time. */
  isFaulty = true;

  constructor(random: RandomSource) {
    this.#random = random;
    this.#server = createServer((incoming, outgoing) => {
      void readText(incoming).then(async (text) => {
        const id = (incoming.url ?? '').slice(1);
        const entry = incoming.method === 'POST' ? this.#perform(id, text) : this.#find(id);
        await sleep(this.#random.below(15));
        // The operation is executed, but its response is lost.
        if (this.isFaulty && this.#random.in100(5)) return outgoing.destroy();
        if (!entry) return outgoing.writeHead(404).end();
        return outgoing.writeHead(200).end(JSON.stringify({ status: entry.status }));
      });
    });
  }

  /** Starts to listen; resolves to its URL. */
  async listen(): Promise<string> {
    const { url } = await listenOnLoopback(this.#server);
    return url;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Lets a payer pay an issued number. */
  pay(issued: Entry, amount: Amount): void {
    const id = `pay_${String(this.payments.size).padStart(8, '0')}`;
    const { connector } = issued;
    this.payments.set(id, { id, connector, issued_by: issued.id, amount, isNews: true });
  }

  /** Gives each entry its next status: the processor has finished, and payers have acted. */
  finish(): void {
    for (const entry of this.entries.values()) {
      if (entry.next === null) continue;
      entry.isReconsidered = entry.status === 'declined';
      entry.status = entry.next;
      entry.next = null;
      entry.isNews = true;
    }
  }

  /** Returns what moved in a currency, in minor units: money that came in less refunds. */
  total(currency: string): number {
    let sum = 0;
    for (const { work, status, amount } of this.entries.values()) {
      if (status !== 'succeeded' || amount?.currency !== currency) continue;
      if (work === 'charge' || work === 'capture') sum += amount.value;
      if (work === 'refund') sum -= amount.value;
    }
    for (const { amount } of this.payments.values())
      if (amount.currency === currency) sum += amount.value;
    return sum;
  }

  #find(id: string): Entry | null {
    const entry = this.entries.get(id);
    if (!entry) this.#denied.add(id);
    return entry ?? null;
  }

  #perform(id: string, text: string): Entry | null {
    if (this.#denied.has(id)) return null;
    const known = this.entries.get(id);
    if (known) {
      known.requests += 1;
      return known;
    }
    const forwarded = JSON.parse(text) as Forwarded;
    const drawn = this.isFaulty ? this.#random.weighted(fates) : 'succeed';
    const needsPayer = drawn === 'ask payer' || drawn === 'lose payer';
    const fate = needsPayer && withoutPayer.has(forwarded.work) ? 'work' : drawn;
    const news = { isNews: false, isReconsidered: false };
    const entry: Entry = { id, ...forwarded, requests: 1, ...statuses[fate], ...news };
    this.entries.set(id, entry);
    return entry;
  }
}
