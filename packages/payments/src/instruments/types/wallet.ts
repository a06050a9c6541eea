// E-wallets: used once as they are, or linked on their page and used again.
import { propertyProblems } from '../problems.ts';
import { instrumentType, nextActions } from './type.ts';

/** What a wallet shows of its account once it is linked: nothing in test mode. */
export type WalletDetail = Readonly<Record<string, never>>;

export const wallet = instrumentType<null, WalletDetail>({
  problems: (_d, wish) => propertyProblems(wish),
  needsAuthorization: (_detail, { reusable, linkFirst = false }) => reusable || linkFirst,
  build: () => ({}),
  stage: ({ reusable }, _detail, { flow }) => (reusable ? 'nowhere' : nextActions[flow]),
  purpose: ({ reusable, openUntil }, { code }) =>
    reusable || openUntil !== null ? `Link ${code}` : null,
  paid: ({ channel }) => ({ fundSource: 'WALLET_BALANCE', source: channel }),
  instructions: ({ channel }) => [{ label: 'Confirm in', value: `the app of ${channel}` }],
});
