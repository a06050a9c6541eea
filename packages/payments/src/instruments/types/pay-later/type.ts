// Pay-later accounts: a lender pays for the payer, who owes the lender. Used once without a link,
// or linked on a page and used repeatedly.
import { propertyProblems, expiryProblem } from '../../problems.ts';
import { instrumentType } from '../type.ts';
import { schemaOf } from '@kasir/core/server';
import * as z from 'zod';

/** The details of an account: a lender shows none in test mode. */
type PayLaterDetail = Readonly<Record<string, never>>;

const payLaterSchema = schemaOf<PayLaterDetail>()(z.strictObject({}));

export const payLater = instrumentType<null, PayLaterDetail>({
  detail: payLaterSchema,
  blank: () => null,
  problems: ({ now }, newInstrument) => [
    ...propertyProblems(newInstrument),
    expiryProblem(now, newInstrument),
  ],
  needsAuthorization: (_detail, { reusable }) => reusable,
  build: () => ({}),
  nextAction: ({ reusable }) => (reusable ? 'nowhere' : 'page'),
  paid: ({ channel }) => ({ source: channel }),
  page: {
    purpose: ({ reusable }, { name }) =>
      reusable ? { say: 'link_channel', with: { channel: name } } : null,
  },
});
