// The books of the chain: the money that channels and processors hold for each of the platforms,
// and the statements of the connector.
import { setTimeout as sleep } from 'node:timers/promises';
import { toMinor } from '@kasir/core/money';
import type { Control } from './platform.ts';

/** The longest time that a statement may take, in milliseconds. */
const STATEMENT_MS = 60_000;

export type Sums = ReadonlyMap<string, number>;

/** Returns the money that others hold for an account, by currency, in minor units. */
export const readHeld = async (
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

/** Returns whether `held` equals `moved` without the initial sums, in every currency. */
export const areEqual = (held: Sums, moved: Sums, initial: Sums): boolean =>
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
  connector: string,
  date: string,
): Promise<Statement> => {
  const path = `/accounts/${account}/reconciliation`;
  const find = async (): Promise<Statement | undefined> => {
    const { statements } = (await control('GET', path)) as { statements: readonly Statement[] };
    return statements.find((one) => one.date === date);
  };
  const before = (await find())?.attempts ?? 0;
  await control('POST', `${path}/fetch`, { connector, date });
  const until = Date.now() + STATEMENT_MS;
  while (Date.now() < until) {
    const found = await find();
    if (found && found.attempts > before) return found;
    await sleep(100);
  }
  throw new Error(`The statement of ${date} does not come.`);
};

/** Returns a day in UTC, as statements have it. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the differences between the statements since a day and the books of the platform. */
export const compareStatements = async (
  control: Control,
  account: string,
  connector: string,
  since: string,
): Promise<readonly string[]> => {
  const findings: string[] = [];
  const sums = new Map<string, number>();
  for (const date of new Set([since, dayOf(Date.now())])) {
    const statement = await fetchStatement(control, account, connector, date);
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
};
