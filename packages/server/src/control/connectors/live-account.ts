// Finds an account in live mode, with its connectors.
import { fail, type Scope } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import type { Account } from '@kasir/models';
import { liveSettingsOf, type LiveConnector } from '@kasir/payments/operation';
import type { Kasir } from '../../app/kasir.ts';
import { decideFor, unknownAccount } from '../operation.ts';

/** An account in live mode. */
export interface LiveAccount {
  readonly kasir: Kasir;
  readonly account: Account;
  readonly partition: Partition;
}

/** Returns the URL to which a connector sends its callbacks. */
export const callbackUrlOf = ({ kasir, account }: LiveAccount, name: string): string =>
  `${kasir.baseUrl}/_connectors/${account.id}/${name}`;

export const unknownConnector = fail(
  'DATA_NOT_FOUND',
  'The account has no connector of this name. GET /accounts/{id}/connectors lists them.',
);

/** Returns an account in live mode, or the refusal of an unknown one. */
export const findLiveAccount = async (kasir: Kasir, id: string) => {
  const account = await kasir.directory.account(id);
  if (!account) return unknownAccount;
  const partition: Partition = { account: account.id, mode: 'live' };
  return { ok: true as const, live: { kasir, account, partition } satisfies LiveAccount };
};

/** Returns the connectors of an account as they are stored. */
export const readConnectors = ({
  kasir,
  partition,
}: LiveAccount): Promise<readonly LiveConnector[]> =>
  kasir.store.view(partition, (view) => liveSettingsOf(view).connectors);

/** A connector with its account. */
export interface Found {
  readonly live: LiveAccount;
  readonly known: LiveConnector;
}

/** Returns a connector as it is stored, or the refusal of an unknown account or name. */
export const findConnector = async (
  kasir: Kasir,
  { id, name }: { readonly id: string; readonly name: string },
) => {
  const found = await findLiveAccount(kasir, id);
  if (!found.ok) return found;
  const { live } = found;
  const connectors = await readConnectors(live);
  const known = connectors.find((one) => one.name === name);
  return known ? { ok: true as const, live, known } : unknownConnector;
};

/** Runs a decision in the live partition of an account; a refusal discards all writes. */
export const decideLive = <R extends { readonly ok: boolean }>(
  { kasir, account }: LiveAccount,
  decide: (d: Scope) => R,
): Promise<R> => decideFor(kasir, { account, mode: 'live' }, decide);
