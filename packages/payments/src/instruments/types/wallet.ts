// E-wallets: used once without a link, or linked on a page and used repeatedly.
import { propertyProblems } from '../problems.ts';
import { instrumentType, nextActions } from './type.ts';
import { schemaOf } from '@kasir/core/server';
import * as z from 'zod';

/** The details of a linked wallet account: none in test mode. */
export type WalletDetail = Readonly<Record<string, never>>;

const walletSchema = schemaOf<WalletDetail>()(z.strictObject({}));

export const wallet = instrumentType<null, WalletDetail>({
  detail: walletSchema,
  problems: (_d, newInstrument) => propertyProblems(newInstrument),
  needsAuthorization: (_detail, { reusable, activation }) =>
    reusable || activation === 'authorized_first',
  build: () => ({}),
  nextAction: ({ reusable }, _detail, { flow }) => (reusable ? 'nowhere' : nextActions[flow]),
  purpose: ({ reusable, openUntil }, { name }) =>
    reusable || openUntil !== null ? { say: 'link_channel', with: { channel: name } } : null,
  paid: ({ channel }) => ({ source: channel }), // PAY-FIELD-payment_detail.source
  instructions: (_state, _detail, { name }) => [
    { label: { say: 'confirm_in' }, value: { say: 'app_of', with: { channel: name } } },
  ],
  steps: (_state, _detail, { name }) => [
    { say: 'open_wallet', with: { channel: name } },
    { say: 'confirm_in_wallet' },
  ],
});
