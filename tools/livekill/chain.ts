// The background of the whole chain: the connector to this very API, and a second Kasir in test
// mode behind it, each in a process that can be killed, with the network between all of them.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RandomSource } from '../random/random-source.ts';
import { SECRET, type Background, type OpenBackground, type Surroundings } from './background.ts';
import type { Books } from './books.ts';
import { runChainStory } from './chain-merchant.ts';
import type { ChainPlan } from './chain-process.ts';
import { compareService, readService } from './compare-service.ts';
import { areEqual, compareStatements, dayOf, readHeld, type Sums } from './held.ts';
import { continueAtOnce } from './make-due.ts';
import { Payers } from './payers.ts';
import { callControl, type Control } from './platform.ts';
import { Process, startPlatform, startScript, type PlatformAccess } from './processes.ts';
import { inFolder } from './storage.ts';

const CONNECTOR = 'kasir';
const script = new URL('chain-process.ts', import.meta.url);
/** The time between two looks of the payers, in milliseconds. */
const PAYERS_MS = 400;

/** The second Kasir, with its books at the beginning: test accounts begin with a balance. */
interface Service {
  readonly process: Process<PlatformAccess>;
  readonly control: Control;
  readonly account: string;
  readonly initial: Sums;
  /** Its data folder. */
  readonly folder: string;
}

/** Starts the second Kasir. */
const openService = async ({ folder, seed, wire, wireUrl }: Surroundings): Promise<Service> => {
  const data = join(folder, 'service');
  const refunds = seed % 4 < 2 ? 'sync' : 'async';
  const flags = ['--data', data, '--allow-private-callbacks', '--refunds', refunds];
  const env = { KASIR_CALLBACK_URL: `${wireUrl}/notices/webhooks` };
  const process = new Process(() => startPlatform(flags, env));
  await process.start();
  wire.routes.set('service', () => process.said?.url);
  const control = callControl(() => {
    if (!process.said) throw new Error('The second Kasir does not run.');
    return process.said;
  });
  const accounts = (await control('GET', '/accounts')) as { data: { id: string }[] };
  const account = accounts.data[0]?.id ?? '';
  const initial = await readHeld(control, account, 'test');
  return { process, control, account, initial, folder: data };
};

/** Registers a partner of the bank standard at the live account. */
const registerPartner = async ({ control, account }: Surroundings) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const partner = { id: 'shop', mode: 'live', public_key: publicKey };
  await control('POST', `/accounts/${account}/partners`, partner);
  return { id: partner.id, privateKey };
};

class Chain implements Background {
  readonly parts: Background['parts'];
  readonly #at: Surroundings;
  readonly #service: Service;
  readonly #plan: ChainPlan;
  readonly #partner: Awaited<ReturnType<typeof registerPartner>>;
  readonly #payers: Payers;
  readonly #since = dayOf(Date.now());
  readonly #acting: Promise<void>;
  #isOpen = true;
  #isActing = false;

  constructor(
    at: Surroundings,
    chain: {
      readonly service: Service;
      readonly plan: ChainPlan;
      readonly connector: Background['parts'][0];
      readonly partner: Awaited<ReturnType<typeof registerPartner>>;
    },
  ) {
    const { service } = chain;
    this.#at = at;
    this.#service = service;
    this.#plan = chain.plan;
    this.#partner = chain.partner;
    this.parts = [chain.connector, service.process];
    this.#payers = new Payers(service.control, service.account, new RandomSource(at.seed + 1));
    this.#acting = this.#actOn();
  }

  setFaulty(isFaulty: boolean): void {
    this.#payers.areSlow = isFaulty;
  }

  runStory(story: string, random: RandomSource): Promise<void> {
    const { platform, key } = this.#at;
    const { captures } = this.#plan;
    const partner = this.#partner;
    return runChainStory({ url: () => platform.url(), key, story, random, partner, captures });
  }

  async makeDue(): Promise<void> {
    const { file } = this.#plan;
    if (existsSync(file)) await continueAtOnce(file);
  }

  // Payers act on their own, and webhooks bring the news.
  async advance(): Promise<void> {}

  async hasEnded(open: number): Promise<boolean> {
    if (open > 0 || (await this.#act()) > 0) return false;
    const { control, account, initial } = this.#service;
    const held = await readHeld(this.#at.control, this.#at.account, 'live');
    return areEqual(held, await readHeld(control, account, 'test'), initial);
  }

  reconcile(): Promise<readonly string[]> {
    return compareStatements(this.#at.control, this.#at.account, CONNECTOR, this.#since);
  }

  async compare(books: Books): Promise<readonly string[]> {
    const { folder, account, initial } = this.#service;
    const store = await inFolder(folder).open();
    try {
      return compareService(books, await readService(store, account, initial.keys()), initial);
    } finally {
      await store.close();
    }
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#acting;
    await Promise.all(this.parts.map((part) => part.kill()));
  }

  async #actOn(): Promise<void> {
    while (this.#isOpen) {
      // oxlint-disable no-await-in-loop -- again and again
      await this.#act();
      await sleep(PAYERS_MS);
      // oxlint-enable no-await-in-loop
    }
  }

  /** Lets payers act, unless they do; returns how many are to pay. */
  async #act(): Promise<number> {
    if (this.#isActing || !this.#service.process.said) return 1;
    this.#isActing = true;
    try {
      return await this.#payers.act();
    } catch {
      // The second Kasir was killed under their hands: they act again later.
      return 1;
    } finally {
      this.#isActing = false;
    }
  }
}

/** Opens it, with its connector registered at the account. */
export const openChain: OpenBackground = async (at) => {
  const { folder, wire, wireUrl, account, control, seed } = at;
  const service = await openService(at);
  mkdirSync(join(folder, 'connector'));
  const plan: ChainPlan = {
    secret: SECRET,
    file: join(folder, 'connector', 'kasir.db'),
    callbackUrl: `${wireUrl}/platform/_connectors/${account}/${CONNECTOR}`,
    baseUrl: `${wireUrl}/service`,
    key: service.process.said?.key ?? '',
    webhookToken: service.process.said?.webhookToken ?? '',
    captures: seed % 2 === 0 ? 'once' : 'in_parts',
  };
  const connector = new Process(() => startScript(script, plan));
  await connector.start();
  for (const name of [CONNECTOR, 'notices'])
    wire.routes.set(name, () => connector.said?.[CONNECTOR]);
  await control('POST', `/accounts/${account}/connectors`, {
    name: CONNECTOR,
    url: `${wireUrl}/${CONNECTOR}`,
    secret: SECRET,
    override_reason: 'It is killed.',
  });
  const partner = await registerPartner(at);
  return new Chain(at, { service, plan, connector, partner });
};
