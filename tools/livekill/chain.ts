// The background of the whole chain: the connector to this very API, and a second Kasir in test
// mode behind it, each in a process that can be killed, with the network between all of them.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toMinor } from '@kasir/core/money';
import { RandomSource } from '../random/random-source.ts';
import { SECRET, type OpenBackground, type Part } from './background.ts';
import type { ChainPlan } from './chain-process.ts';
import { runChainStory } from './chain-merchant.ts';
import { compareSecond, readSecond } from './compare-second.ts';
import { continueAtOnce } from './make-due.ts';
import { Payers } from './payers.ts';
import { callControl, type Control } from './platform.ts';
import { startPlatform, startScript, type PlatformAccess, type Running } from './processes.ts';
import { inFolder } from './storage.ts';

const CONNECTOR = 'kasir';
const script = new URL('chain-process.ts', import.meta.url);
/** The time between two looks of the payers, in milliseconds. */
const PAYERS_MS = 400;
/** The longest time that a statement may take, in milliseconds. */
const STATEMENT_MS = 60_000;

/** Keeps one process that is started and killed again and again. */
class Process<T> implements Part {
  readonly #launch: () => Promise<Running<T>>;
  #running: Running<T> | null = null;

  constructor(launch: () => Promise<Running<T>>) {
    this.#launch = launch;
  }

  /** Its message at its start; null while it does not run. */
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

type Sums = ReadonlyMap<string, number>;

/** Returns the money outside of an account by currency, in minor units. */
const readHeld = async (
  control: Control,
  account: string,
  mode: 'live' | 'test',
): Promise<Sums> => {
  const outside = ['channel_clearing', 'settled', 'processor_fees'];
  const { ledgers } = (await control('GET', `/accounts/${account}/money?mode=${mode}`)) as {
    ledgers: { ledger: string; currency: string; balance: number }[];
  };
  const sums = new Map<string, number>();
  for (const { ledger, currency, balance } of ledgers)
    if (mode === 'test' ? ledger === 'channel_clearing' : outside.includes(ledger))
      sums.set(currency, (sums.get(currency) ?? 0) - toMinor(currency, balance));
  return sums;
};

/** Returns whether two sums are equal, once what was there at the beginning is taken away. */
const areEqual = (held: Sums, moved: Sums, initial: Sums): boolean =>
  [...new Set([...held.keys(), ...moved.keys()])].every(
    (currency) =>
      (held.get(currency) ?? 0) === (moved.get(currency) ?? 0) - (initial.get(currency) ?? 0),
  );

interface Statement {
  readonly date: string;
  readonly attempts: number;
  readonly problem: string | null;
  readonly open_differences: readonly { readonly reason: string; readonly count: number }[];
  readonly totals: readonly { readonly currency: string; readonly gross: number }[];
}

/** Fetches the statement of a day, and returns it. */
const fetchStatement = async (
  control: Control,
  account: string,
  date: string,
): Promise<Statement> => {
  const path = `/accounts/${account}/reconciliation`;
  const find = async (): Promise<Statement | undefined> => {
    const { statements } = (await control('GET', path)) as { statements: readonly Statement[] };
    return statements.find((one) => one.date === date);
  };
  const before = (await find())?.attempts ?? 0;
  await control('POST', `${path}/fetch`, { connector: CONNECTOR, date });
  const until = Date.now() + STATEMENT_MS;
  while (Date.now() < until) {
    const found = await find();
    if (found && found.attempts > before) return found;
    await sleep(100);
  }
  throw new Error(`The statement of ${date} does not come.`);
};

/** Returns a day in UTC, as statements have it. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Opens it, with its connector registered at the account. */
export const openChain: OpenBackground = async (at) => {
  const { folder, wire, wireUrl, account, control, seed } = at;
  mkdirSync(join(folder, 'connector'));
  const file = join(folder, 'connector', 'kasir.db');
  const captures = seed % 2 === 0 ? 'once' : 'in_parts';
  const secondFolder = join(folder, 'second');
  const random = new RandomSource(seed + 1);

  const second = new Process<PlatformAccess>(() =>
    startPlatform(
      [
        ...['--data', secondFolder, '--allow-private-callbacks', '--refunds'],
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

  const secondControl = callControl(() => {
    if (!second.said) throw new Error('The second platform does not run.');
    return second.said;
  });
  const accounts = (await secondControl('GET', '/accounts')) as { data: { id: string }[] };
  const secondAccount = accounts.data[0]?.id ?? '';
  const initial = await readHeld(secondControl, secondAccount, 'test');

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
  const partner = { id: 'shop', privateKey };
  await control('POST', `/accounts/${account}/partners`, {
    id: partner.id,
    mode: 'live',
    public_key: publicKey,
  });

  const payers = new Payers(secondControl, secondAccount, random);
  let isOpen = true;
  let isActing = false;
  const act = async (): Promise<number> => {
    if (isActing || !second.said) return 1;
    isActing = true;
    try {
      return await payers.act();
    } catch {
      // The second platform was killed meanwhile: they act again later.
      return 1;
    } finally {
      isActing = false;
    }
  };
  const actOn = async (): Promise<void> => {
    while (isOpen) {
      await act();
      await sleep(PAYERS_MS, null, { ref: false });
    }
  };
  const acting = actOn();
  const since = dayOf(Date.now());

  return {
    parts: [connector, second],
    setFaulty: (isFaulty) => void (payers.areSlow = isFaulty),
    runStory: (story, own) =>
      runChainStory({
        ...{ url: () => at.platform.url(), key: at.key, story },
        ...{ random: own, partner, captures },
      }),
    makeDue: async () => {
      if (existsSync(file)) await continueAtOnce(file);
    },
    advance: async () => {},
    hasEnded: async (open) => {
      if (open > 0 || (await act()) > 0) return false;
      const held = await readHeld(control, account, 'live');
      const moved = await readHeld(secondControl, secondAccount, 'test');
      return areEqual(held, moved, initial);
    },
    reconcile: async () => {
      const findings: string[] = [];
      const sums = new Map<string, number>();
      for (const date of new Set([since, dayOf(Date.now())])) {
        const statement = await fetchStatement(control, account, date);
        if (statement.problem !== null) findings.push(`the statement: ${statement.problem}`);
        for (const { reason, count } of statement.open_differences)
          findings.push(`${count} lines of the statement differ: ${reason}`);
        for (const { currency, gross } of statement.totals)
          sums.set(currency, (sums.get(currency) ?? 0) + gross);
      }
      const held = await readHeld(control, account, 'live');
      for (const currency of new Set([...held.keys(), ...sums.keys()])) {
        const [ours, theirs] = [held.get(currency) ?? 0, sums.get(currency) ?? 0];
        if (ours !== theirs)
          findings.push(`the statement has ${theirs} ${currency}, the books say ${ours}`);
      }
      return findings;
    },
    compare: async (books) => {
      const store = await inFolder(secondFolder).open();
      const seen = await readSecond(store, secondAccount, initial.keys()).finally(() =>
        store.close(),
      );
      return compareSecond(books, seen, initial);
    },
    close: async () => {
      isOpen = false;
      await acting;
      await Promise.all([connector.kill(), second.kill()]);
    },
  };
};
