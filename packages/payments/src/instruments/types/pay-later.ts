// Pay-later accounts: a lender pays for the payer, who owes the lender. Used once as they are, or
// linked on their page and used again.
import { propertyProblems, timeProblem } from '../problems.ts';
import { instrumentType } from './type.ts';
import { schemaOf } from '@kasir/core/server';
import * as z from 'zod';

/** What a lender shows of an account: nothing in test mode. */
type PayLaterDetail = Readonly<Record<string, never>>;

const payLaterSchema = schemaOf<PayLaterDetail>()(z.strictObject({}));

export const payLater = instrumentType<null, PayLaterDetail>({
  detail: payLaterSchema,
  problems: ({ now }, wish) => [
    ...propertyProblems(wish),
    timeProblem(now, wish.channel, wish.expires),
  ],
  needsAuthorization: (_detail, { reusable }) => reusable,
  build: () => ({}),
  stage: ({ reusable }) => (reusable ? 'nowhere' : 'page'),
  purpose: ({ reusable }, { name }) =>
    reusable ? { say: 'link_channel', with: { channel: name } } : null,
  paid: ({ channel }) => ({ source: channel }),
});
