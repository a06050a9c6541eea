// Compares the same requests on SQLite and on PostgreSQL, for one account and for many: their CPU
// cost, the requests served per second, and the gain from a second node on the same database.
import type { ChildProcess } from 'node:child_process';
import { launchPostgres } from '@kasir/server/testing';
import { run } from './load.ts';
import { branches, mainWorks, type Work } from './requests.ts';
import { median } from './figures.ts';
import { CONNECTIONS, cpuSeconds, startTarget } from './serving.ts';
import type { Ready } from './target.ts';

/** Number of accounts of the many-account runs. */
const MANY = 64;

interface Node {
  readonly child: ChildProcess;
  readonly ready: Ready;
}

/** The measurements of one load. */
interface Measured {
  /** CPU seconds of all nodes per 1,000 requests. */
  readonly cpuSeconds: number;
  readonly perSecond: number;
}

/** One side of a comparison, and the measurements of its rounds. */
interface Way {
  readonly nodes: readonly Node[];
  /** True when the client sleeps while it waits, which leaves the processor to the nodes. */
  readonly sleeps: boolean;
  readonly request: () => string;
  readonly rounds: Measured[];
}

export interface Compared {
  readonly what: string;
  readonly accounts: number;
  /** Medians over the rounds. */
  readonly first: Measured;
  readonly second: Measured;
  /** Ratio of second to first: the median over the rounds. */
  readonly cpuRatio: number;
  readonly rateRatio: number;
}

export interface Databases {
  /** SQLite, then PostgreSQL. */
  readonly stores: readonly Compared[];
  /** One node on PostgreSQL, then two. */
  readonly nodes: readonly Compared[];
}

/** An aim, the measured value, and whether the aim is met. */
export interface Verdict {
  readonly aim: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** The CPU cost of a create on PostgreSQL may be at most this multiple of that on SQLite. */
const CPU_RATIO_MAX = 1.3;

const isCreate = ({ what }: Compared): boolean => what.endsWith('create');

const accountsText = (count: number): string => `${count} account${count === 1 ? '' : 's'}`;

/** Returns the aims of the two tables with their measurements. */
export const verdictsOf = ({ stores, nodes }: Databases): Verdict[] => [
  ...stores.filter(isCreate).map(({ what, accounts, cpuRatio }): Verdict => ({
    aim: `${what}, ${accountsText(accounts)}: at most ${CPU_RATIO_MAX} times the CPU of SQLite`,
    measured: cpuRatio.toFixed(2),
    isMet: cpuRatio <= CPU_RATIO_MAX,
  })),
  ...nodes
    .filter((compared) => isCreate(compared) && compared.accounts > 1)
    .map(({ what, accounts, rateRatio }): Verdict => ({
      aim: `${what}, ${accountsText(accounts)}: two nodes serve more than one`,
      measured: rateRatio.toFixed(2),
      isMet: rateRatio > 1,
    })),
];

interface Profile {
  readonly rounds: number;
  readonly seconds: number;
}

const once = async (
  { nodes, sleeps, request }: Omit<Way, 'rounds'>,
  seconds: number,
): Promise<Measured> => {
  const spent = () => Promise.all(nodes.map(({ child }) => cpuSeconds(child)));
  const before = await spent();
  const begun = performance.now();
  const connections = CONNECTIONS / nodes.length;
  const loads = nodes.map(({ ready }) =>
    run({ port: ready.port, connections, seconds, sleeps, request }),
  );
  const loaded = await Promise.all(loads);
  const served = loaded.reduce((sum, one) => sum + one.served, 0);
  if (loaded.some(({ failed }) => failed > 0)) throw new Error('Requests failed');
  const perSecond = (served / (performance.now() - begun)) * 1_000;
  const after = await spent();
  const cpu = after.reduce((sum, one, n) => sum + one - (before[n] ?? 0), 0);
  return { cpuSeconds: (cpu / served) * 1_000, perSecond };
};

/** Returns a function that builds requests of a work for these accounts in turn. */
const inTurn = async (work: Work, ready: Ready, accounts: readonly string[]) => {
  const builders: (() => string)[] = [];
  for (const account of accounts) builders.push(await work.prepare({ ...ready, account }));
  let count = 0;
  return (): string => builders[(count += 1) % builders.length]?.() ?? '';
};

const middle = (rounds: readonly Measured[]): Measured => ({
  cpuSeconds: median(rounds.map((one) => one.cpuSeconds)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
});

const ratioOf = (first: Way, second: Way, value: (one: Measured) => number): number =>
  median(second.rounds.map((one, n) => value(one) / value(first.rounds[n] ?? one)));

interface Pair {
  readonly what: string;
  readonly accounts: number;
  readonly first: Way;
  readonly second: Way;
}

/** Measures both sides of each pair in turn; one warm-up round is not counted. */
const compare = async (
  pairs: readonly Pair[],
  { rounds, seconds }: Profile,
): Promise<Compared[]> => {
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of pairs.flatMap(({ first, second }) => [first, second])) {
      const measured = await once(way, seconds);
      if (round > 0) way.rounds.push(measured);
    }
  }
  return pairs.map(({ what, accounts, first, second }) => ({
    what,
    accounts,
    first: middle(first.rounds),
    second: middle(second.rounds),
    cpuRatio: ratioOf(first, second, (one) => one.cpuSeconds),
    rateRatio: ratioOf(first, second, ({ perSecond }) => perSecond),
  }));
};

/** A node, and the accounts for which it is measured. */
interface Store {
  readonly node: Node;
  readonly accounts: readonly string[];
}

const open = async (database?: string): Promise<Store> => {
  const node = await startTarget({ kind: 'kasir', ...(database !== undefined && { database }) });
  return { node, accounts: await branches(node.ready, MANY) };
};

/** Pairs each work, for one account and for many, with both sides. */
const pairsOf = async (
  sidesOf: (work: Work, count: number) => Promise<Pick<Pair, 'first' | 'second'>>,
): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for (const work of mainWorks) {
    for (const accounts of [1, MANY]) {
      pairs.push({ what: work.name, accounts, ...(await sidesOf(work, accounts)) });
    }
  }
  return pairs;
};

const compareStores = async (
  file: Store,
  postgres: Store,
  profile: Profile,
): Promise<Compared[]> => {
  const pairs = await pairsOf(async (work, count) => {
    const way = async ({ node, accounts }: Store): Promise<Way> => {
      const request = await inTurn(work, node.ready, accounts.slice(0, count));
      return { nodes: [node], sleeps: false, request, rounds: [] };
    };
    return { first: await way(file), second: await way(postgres) };
  });
  return compare(pairs, profile);
};

const compareNodes = async (store: Store, other: Node, profile: Profile): Promise<Compared[]> => {
  const { node, accounts } = store;
  const pairs = await pairsOf(async (work, count) => {
    const request = await inTurn(work, node.ready, accounts.slice(0, count));
    const way = (nodes: readonly Node[]): Way => ({ nodes, sleeps: true, request, rounds: [] });
    return { first: way([node]), second: way([node, other]) };
  });
  return compare(pairs, profile);
};

/** Measures on a SQLite file, and on a PostgreSQL server that is started for the run. */
export const measureDatabases = async (profile: Profile): Promise<Databases> => {
  const server = await launchPostgres();
  const running: Node[] = [];
  try {
    const database = await server.database();
    const file = await open();
    running.push(file.node);
    const postgres = await open(database);
    running.push(postgres.node);
    const stores = await compareStores(file, postgres, profile);
    file.node.child.send('stop');
    const other = await startTarget({ kind: 'kasir', database });
    running.push(other);
    return { stores, nodes: await compareNodes(postgres, other, profile) };
  } finally {
    for (const { child } of running) if (child.connected) child.send('stop');
    await server.stop();
  }
};
