// Business rules of sub-accounts: opening one, and the steps of its life. The platform's realm owns
// the record; the account itself stands in the system partition and is opened by an errand.
import { canStep, iso, legacyId, step, type RowOf } from '@kasir/core';
import { emit, errand, type At, type Context, type Errand, type Tx } from '@kasir/core/server';
import {
  accountActivated,
  accountCreated,
  accountRegistered,
  chosen,
  subAccountMachine,
  subAccounts,
  type Account,
  type SubAccount,
} from '@kasir/models';

/** Topic of the errand that opens an account. */
export const OPEN_ACCOUNT = 'account.open';

/** What the errand is told. */
export interface Opening {
  /** Bare id of the platform's record. */
  readonly sub_account: string;
  readonly account: string;
  readonly name: string;
  /** Where its events go; as those of the platform when null. */
  readonly callbacks: Account['callbacks'] | null;
}

export interface NewSubAccount extends Pick<SubAccount, 'email' | 'type' | 'country'> {
  readonly business_name: string | null;
  readonly api: 'v1' | 'v2';
  readonly callbacks?: Account['callbacks'];
}

type SubAccountRow = RowOf<typeof subAccounts>;

/**
 * An account id: 12 hex digits of the time, as all of them have, and 12 that two platforms never
 * share, whose ids may be alike.
 */
const accountId = (context: Context, uuid: string): string =>
  legacyId(uuid).slice(0, 12) +
  context.digest(`account ${context.realm.account} ${context.realm.mode} ${uuid}`).slice(0, 12);

/** Records a sub-account at its platform and leaves the errand that opens the account. */
export const openSubAccount = (
  at: At,
  tx: Tx,
  context: Context,
  { email, type, country, business_name, api, callbacks }: NewSubAccount,
): Errand<Opening> => {
  const id = at.id();
  const account = accountId(context, id);
  const { to } = step(subAccountMachine, null, type === 'OWNED' ? 'open' : 'invite');
  tx.insert(subAccounts, id, {
    public: {
      id: account,
      created: iso(at.now),
      updated: iso(at.now),
      email,
      type,
      public_profile: business_name === null ? null : { business_name },
      country,
      status: to,
    },
    state: { api },
  });
  return errand(at, tx, OPEN_ACCOUNT, {
    sub_account: id,
    account,
    name: business_name ?? email,
    callbacks: callbacks ?? null,
  });
};

const tell = (
  at: At,
  tx: Tx,
  { account, realm }: Context,
  event: typeof accountRegistered | typeof accountActivated,
  { id, status }: SubAccount,
): void =>
  emit(at, tx, { account, mode: realm.mode }, event, {
    data: { user_id: id, account_info: { payments_enabled: status === 'LIVE' } },
    subject: id,
  });

/**
 * The account is open: tells the platform of an OWNED one, which may be used from now on. Accounts
 * API v2 has no such event in the specification (VER-18, VER-CONF-04).
 */
export const announceOpened = (
  at: At,
  tx: Tx,
  context: Context,
  { sub_account }: Opening,
): void => {
  const row = tx.get(subAccounts, sub_account);
  if (row?.public.type !== 'OWNED') return;
  if (row.state.api === 'v1') tell(at, tx, context, accountRegistered, row.public);
  else if (chosen('owned_account_event', context.dialect) === 'account.created')
    emit(at, tx, { account: context.account, mode: context.realm.mode }, accountCreated, {
      data: row.public,
      subject: row.public.id,
    });
};

type Birth = 'open' | 'invite';

/** What may happen to a sub-account once it is there. */
export type SubAccountStep = Exclude<(typeof subAccountMachine.transitions)[number]['on'], Birth>;
export const subAccountSteps: readonly SubAccountStep[] = [
  ...new Set(
    subAccountMachine.transitions.flatMap(({ on }) =>
      on === 'open' || on === 'invite' ? [] : [on],
    ),
  ),
];

/**
 * Takes a step in the life of a sub-account and sends its event; undefined when its status does not
 * have this step.
 */
export const stepSubAccount = (
  at: At,
  tx: Tx,
  context: Context,
  row: SubAccountRow,
  on: SubAccountStep,
): SubAccount | undefined => {
  if (!canStep(subAccountMachine, row.public.status, on)) return undefined;
  const { to } = step(subAccountMachine, row.public.status, on);
  const { public: changed } = tx.update(subAccounts, row, {
    public: { ...row.public, status: to, updated: iso(at.now) },
  });
  if (on === 'register') tell(at, tx, context, accountRegistered, changed);
  if (on === 'activate') tell(at, tx, context, accountActivated, changed);
  return changed;
};
