// E-wallets: used once without a link, or linked on a page and used repeatedly.
import { mustBe } from '@kasir/core/messages';
import { propertyProblems, type Problem } from '../../problems.ts';
import { instrumentType, nextActions, type NewInstrument } from '../type.ts';
import { schemaOf } from '@kasir/core/server';
import * as z from 'zod';

/** The details of a linked wallet account: none in test mode. */
export type WalletDetail = Readonly<Record<string, never>>;

const walletSchema = schemaOf<WalletDetail>()(z.strictObject({}));

/** Returns the problem with the expiry of a one-time payment, which its channel limits, or null. */
const endProblem = (
  now: number,
  { channel: { expiryMinutes }, reusable, expires }: NewInstrument,
): Problem | null => {
  if (reusable || typeof expires !== 'number' || expiryMinutes === null) return null;
  return expires > now && expires <= now + expiryMinutes * 60_000
    ? null
    : {
        field: 'expires',
        message: mustBe(`a time within the next ${expiryMinutes / 60} hours`),
      };
};

export const ewallet = instrumentType<null, WalletDetail>({
  detail: walletSchema,
  blank: () => null,
  problems: ({ now }, newInstrument) => [
    ...propertyProblems(newInstrument),
    endProblem(now, newInstrument),
  ],
  needsAuthorization: (_detail, { reusable, activation }) =>
    reusable || activation === 'authorized_first',
  build: () => ({}),
  nextAction: ({ reusable }, _detail, { flow }) => (reusable ? 'nowhere' : nextActions[flow]),
  paid: ({ channel }) => ({ source: channel }), // PAY-FIELD-payment_detail.source
  page: {
    // A payer who has linked a wallet for one use may come back to its page.
    purpose: ({ reusable, authorizedOn }, { name }) =>
      reusable || authorizedOn === 'page' ? { say: 'link_channel', with: { channel: name } } : null,
    instructions: (_state, _detail, { name }) => [
      { label: { say: 'confirm_in' }, value: { say: 'app_of', with: { channel: name } } },
    ],
    steps: (_state, _detail, { name }) => [
      { say: 'open_wallet', with: { channel: name } },
      { say: 'confirm_in_wallet' },
    ],
  },
});
