// The background of the whole chain: the connector to this API, and a second Kasir in test mode
// behind it, each in a process that can be killed, with the network between all of them.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RandomSource } from '../random/random-source.ts';
import { SECRET, type OpenBackground, type Part } from './background.ts';
import { areEqual, compareStatements, dayOf, readHeld } from './chain-books.ts';
import type { ChainPlan } from './chain-process.ts';
import type { Partner } from '@kasir/connector-kasir/testing';
import { runChainStory } from './chain-merchant.ts';
import { compareSecond, readSecond } from './compare-second.ts';
import { continueAtOnce } from './make-due.ts';
import { Payers } from './payers.ts';
import { callControl, type Control } from './platform.ts';
import { startPlatform, startScript, type PlatformAccess, type Running } from './processes.ts';
import { inFolder } from './storage.ts';

const CONNECTOR = 'kasir';
const script = new URL('chain-process.ts', import.meta.url);
/** The time between two rounds in which the payers act, in milliseconds. */
const PAYERS_MS = 400;

/** Manages one process that is started and killed again and again. */
class Process<T> implements Part {
  readonly #launch: () => Promise<Running<T>>;
  #running: Running<T> | null = null;

  constructor(launch: () => Promise<Running<T>>) {
    this.#launch = launch;
  }

  /** The message of the process at its start; null while it does not run. */
  get said(): T | null {
    return this.#running?.said ?? null;
  }

  readonly start = async (): Promise<void> => {
    this.#running = await this.#launch();
  };

  readonly kill = async (): Promise<void> => {
    const dying = this.#running;
    this.#running = null;
    await dying?.kill();
  };
}

/** Registers the connector and a SNAP partner at the account; returns the partner. */
const register = async (control: Control, account: string, wireUrl: string): Promise<Partner> => {
  await control('POST', `/accounts/${account}/connectors`, {
    name: CONNECTOR,
    url: `${wireUrl}/${CONNECTOR}`,
    secret: SECRET,
    override_reason: 'It is killed.',
  });
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const partner = { id: 'shop', mode: 'live', public_key: publicKey };
  await control('POST', `/accounts/${account}/partners`, partner);
  return { id: partner.id, privateKey };
};

/** Lets the payers act again and again, while the second platform runs. */
const startActing = (payers: Payers, isRunning: () => boolean) => {
  const stopping = new AbortController();
  let isActing = false;
  const act = async (): Promise<number> => {
    if (isActing || !isRunning()) return 1;
    isActing = true;
    try {
      return await payers.act();
    } catch {
      // The second platform was killed meanwhile: the payers act again later.
      return 1;
    } finally {
      isActing = false;
    }
  };
  const actOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await act();
      await sleep(PAYERS_MS, null, { ref: false });
    }
  };
  const acting = actOn();
  return {
    /** Lets the payers act once; returns the number of those who are not done, or 1 if unknown. */
    act,
    stop: async (): Promise<void> => {
      stopping.abort();
      await acting;
    },
  };
};

/** Starts the second platform, and then the connector to it, with the network between them. */
const startProcesses = async ({
  folder,
  wire,
  wireUrl,
  account,
  seed,
}: Parameters<OpenBackground>[0]) => {
  mkdirSync(join(folder, 'connector'));
  const file = join(folder, 'connector', 'kasir.db');
  const captures = seed % 2 === 0 ? 'once' : 'in_parts';
  const secondFolder = join(folder, 'second');

  const second = new Process<PlatformAccess>(() =>
    startPlatform(
      [
        '--data',
        secondFolder,
        '--allow-private-callbacks',
        '--refunds',
        seed % 4 < 2 ? 'sync' : 'async',
      ],
      { KASIR_CALLBACK_URL: `${wireUrl}/notices/webhooks` },
    ),
  );
  await second.start();
  const atStart = second.said;
  if (!atStart) throw new Error('The second platform does not run.');
  const plan: ChainPlan = {
    secret: SECRET,
    file,
    callbackUrl: `${wireUrl}/platform/_connectors/${account}/${CONNECTOR}`,
    baseUrl: `${wireUrl}/second`,
    key: atStart.key,
    webhookToken: atStart.webhookToken,
    captures,
  };
  const connector = new Process(() => startScript(script, plan));
  await connector.start();
  wire.routes.set('second', () => second.said?.url);
  wire.routes.set(CONNECTOR, () => connector.said?.['kasir']);
  wire.routes.set('notices', () => connector.said?.['kasir']);
  return { second, connector, file, captures, secondFolder } as const;
};

/** Opens the chain, with its connector registered at the account. */
export const openChain: OpenBackground = async (at) => {
  const { wireUrl, account, control, seed } = at;
  const { second, connector, file, captures, secondFolder } = await startProcesses(at);
  const secondControl = callControl(() => {
    if (!second.said) throw new Error('The second platform does not run.');
    return second.said;
  });
  const accounts = (await secondControl('GET', '/accounts')) as { data: { id: string }[] };
  const secondAccount = accounts.data[0]?.id ?? '';
  const initial = await readHeld(secondControl, secondAccount, 'test');

  const partner = await register(control, account, wireUrl);
  const payers = new Payers(secondControl, secondAccount, new RandomSource(seed + 1));
  const acting = startActing(payers, () => second.said !== null);
  const since = dayOf(Date.now());

  return {
    parts: [connector, second],
    setFaulty: (isFaulty) => void (payers.areSlow = isFaulty),
    runStory: (story, own) =>
      runChainStory({
        url: () => at.platform.url(),
        key: at.key,
        story,
        random: own,
        partner,
        captures,
      }),
    makeDue: async () => {
      if (existsSync(file)) await continueAtOnce(file);
    },
    advance: async () => {},
    hasEnded: async (open) => {
      if (open > 0 || (await acting.act()) > 0) return false;
      const held = await readHeld(control, account, 'live');
      const moved = await readHeld(secondControl, secondAccount, 'test');
      return areEqual(held, moved, initial);
    },
    reconcile: () => compareStatements(control, account, CONNECTOR, since),
    compare: async (books) => {
      const store = await inFolder(secondFolder).open();
      const seen = await readSecond(store, secondAccount, initial.keys()).finally(() =>
        store.close(),
      );
      return compareSecond(books, seen, initial);
    },
    close: async () => {
      await acting.stop();
      await Promise.all([connector.kill(), second.kill()]);
    },
  };
};
