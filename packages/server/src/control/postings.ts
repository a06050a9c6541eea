// Operations on the money of test accounts that no payment makes: posted transactions, deposits and
// withdrawals.
import { bare, text, toMinor } from '@kasir/core';
import type { Realm } from '@kasir/core/server';
import {
  categoriesOf,
  channelCategory,
  currency,
  prefixes,
  transactions,
  type Account,
} from '@kasir/models';
import {
  movePosting,
  posted,
  postedTypes,
  postingSteps,
  postTransaction,
  putIn,
  takeOut,
  type PostingStatus,
} from '@kasir/payments';
import { z } from 'zod';
import type { Kasir } from '../kasir.ts';
import { operation, Refused, type Operation } from './operation.ts';

const amount = z.number().positive();
const reference = text(255);

const newTransaction = z
  .object({
    type: z.enum(postedTypes),
    status: z.enum(['PENDING', 'SUCCESS', 'FAILED']).default('SUCCESS'),
    channel_category: channelCategory,
    channel_code: reference,
    reference_id: reference,
    account_identifier: reference.nullable().default(null),
    amount,
    currency: currency.default('IDR'),
  })
  .strict()
  .refine(({ type, channel_category }) => categoriesOf[type].includes(channel_category), {
    path: ['channel_category'],
    error: ({ input }) => {
      const { type } = input as { type: keyof typeof categoriesOf };
      return `Send one that ${type} has: ${categoriesOf[type].join(', ')}.`;
    },
  });

const statuses = Object.keys(postingSteps) as [PostingStatus, ...PostingStatus[]];
const move = z.object({ transaction_id: z.string(), status: z.enum(statuses) }).strict();

const byHand = z
  .object({
    type: z.enum(['DEPOSIT', 'WITHDRAWAL']),
    amount,
    currency: currency.default('IDR'),
    description: text(255).default('Moved by an operator'),
  })
  .strict();

/** Minor units of an amount, or a refusal that says how many decimals there may be. */
const minorOf = (sent: { readonly currency: string; readonly amount: number }): number => {
  const minor = toMinor(sent.currency, sent.amount);
  if (minor === undefined)
    throw new Refused(`amount: send fewer decimals or less: ${sent.currency} has no such amount.`);
  return minor;
};

const poor = () => new Refused('amount: the account has less available money: deposit some first.');

/** Runs an operation on an account and its test realm; undefined when there is no such account. */
const onAccount = async <R>(
  kasir: Kasir,
  id: string,
  run: (account: Account, realm: Realm) => Promise<R>,
): Promise<R | undefined> => {
  const account = await kasir.directory.account(id);
  return account && run(account, { account: id, mode: 'test' });
};

const post = (kasir: Kasir, body: z.output<typeof newTransaction>, id: string) =>
  onAccount(kasir, id, (account, realm) => {
    const minor = minorOf(body);
    return kasir.store.exec(realm, (at, tx) => {
      const made = postTransaction(at, tx, { ...body, account, amount: minor });
      if (made === null) throw poor();
      return tx.get(transactions, made)?.public;
    });
  });

const moveTo = (kasir: Kasir, body: z.output<typeof move>, id: string) =>
  onAccount(kasir, id, (_account, realm) =>
    kasir.store.exec(realm, (at, tx) => {
      const row = posted(tx, bare(prefixes.transaction, body.transaction_id) ?? '');
      if (!row) throw new Refused('transaction_id: send the id of a transaction posted here.');
      const { status } = row.public;
      const moved = movePosting(at, tx, row.id, body.status);
      if (moved.public.status !== body.status || status === body.status)
        throw new Refused(`status: it is ${status} and cannot be ${body.status}, or has no money.`);
      return moved.public;
    }),
  );

const hand = (kasir: Kasir, body: z.output<typeof byHand>, id: string) =>
  onAccount(kasir, id, (_account, realm) => {
    const handed = { ...body, amount: minorOf(body) };
    return kasir.store.exec(realm, (at, tx) => {
      if (body.type === 'DEPOSIT') return putIn(at, tx, handed);
      const taken = takeOut(at, tx, handed);
      if (!taken) throw poor();
      return taken;
    });
  });

/** Money of test accounts; live money moves by the API alone. */
export const postingOperations: readonly Operation[] = [
  operation(
    'POST',
    '/accounts/{id}/transactions',
    'Post a transaction that no payment makes (test mode)',
    newTransaction,
    post,
  ),
  operation(
    'PATCH',
    '/accounts/{id}/transactions',
    'Move a posted transaction to a later status (test mode)',
    move,
    moveTo,
  ),
  operation(
    'POST',
    '/accounts/{id}/balance',
    'Put money into an account or take some out (test mode)',
    byHand,
    hand,
  ),
];
