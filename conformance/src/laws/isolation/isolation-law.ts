// Provides isolation laws with pairs of accounts that must be isolated from each other.
import { law, type Law } from '../../law.ts';
import type { Trial } from '../../run/trial.ts';
import type { Actor } from '../../wire/message.ts';

export interface Pair {
  readonly what: string;
  readonly mine: Actor;
  readonly other: Actor;
}

/**
 * Returns pairs of accounts: two separate ones, and a platform with its sub-account, as far as the
 * target has them.
 */
const pairs = async (trial: Trial): Promise<Pair[]> => {
  const { control, subAccounts, main } = trial.context;
  const found: Pair[] = [];
  const [sub] = subAccounts;
  if (sub !== undefined) {
    found.push({ what: 'a sub-account', mine: { ...main, forUserId: sub }, other: main });
  }
  if (control) {
    const platform = await trial.account({ platform: true });
    const child = await trial.account({ parent: platform.id });
    const other = await trial.account();
    found.push(
      { what: 'another account', mine: other, other: platform },
      { what: 'a sub-account', mine: { ...platform, forUserId: child.id }, other: platform },
    );
  }
  return found;
};

type Isolated = Pick<Law, 'id' | 'on' | 'title' | 'level' | 'clauses' | 'endpoints'>;

/** Creates a law that is tried on every pair of accounts. */
export const isolationLaw = (
  spec: Isolated,
  check: (trial: Trial, pair: Pair) => Promise<void>,
): Law =>
  law({
    ...spec,
    needs: ['writes', 'second account'],
    witnesses: ['two accounts'],
    run: async (trial) => {
      for (const pair of await pairs(trial)) {
        await check(trial, pair);
        trial.witness('two accounts');
      }
    },
  });
