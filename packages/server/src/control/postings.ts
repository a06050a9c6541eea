// Operations on the money of test accounts that no payment makes: posted transactions, deposits and
// withdrawals.
import { bare, iso, text, toMajor, toMinor } from '@kasir/core';
import { decideIn, type Realm, type Scope } from '@kasir/core/server';
import { categoriesOf, channelCategory, currency, prefixes, type Deposit } from '@kasir/models';
import {
  depositCash,
  findPosting,
  getTransaction,
  movePosting,
  postedTypes,
  postingTriggers,
  postTransaction,
  withdrawCash,
  type DepositRow,
  type PostingStatus,
  type WithdrawalRow,
} from '@kasir/payments';
import { renderTransaction } from '@kasir/unified/server';
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

const statuses = Object.keys(postingTriggers) as [PostingStatus, ...PostingStatus[]];
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

/** Decides on an account in test mode; undefined when there is no such account. */
const onAccount = async <R>(
  kasir: Kasir,
  id: string,
  decide: (d: Scope) => R,
): Promise<R | undefined> => {
  const account = await kasir.directory.account(id);
  if (!account) return undefined;
  const realm: Realm = { account: id, mode: 'test' };
  const context = kasir.context(realm, account);
  return kasir.store.exec(realm, (at, tx) => decideIn(at, tx, context, decide));
};

const post = (kasir: Kasir, body: z.output<typeof newTransaction>, id: string) =>
  onAccount(kasir, id, (d) => {
    const made = postTransaction(d, {
      type: body.type,
      status: body.status,
      category: body.channel_category,
      channel: body.channel_code,
      reference: body.reference_id,
      identifier: body.account_identifier,
      currency: body.currency,
      amount: minorOf(body),
    });
    if (made === null) throw poor();
    return renderTransaction(getTransaction(d, made), d.context);
  });

const moveTo = (kasir: Kasir, body: z.output<typeof move>, id: string) =>
  onAccount(kasir, id, (d) => {
    const row = findPosting(d, bare(prefixes.transaction, body.transaction_id) ?? '');
    if (!row) throw new Refused('transaction_id: send the id of a transaction posted here.');
    const { status } = row.state;
    const moved = movePosting(d, row.id, body.status);
    if (moved.state.status !== body.status || status === body.status)
      throw new Refused(`status: it is ${status} and cannot be ${body.status}, or has no money.`);
    return renderTransaction(moved, d.context);
  });

const renderCash = (prefix: string, { id, state }: DepositRow | WithdrawalRow): Deposit => ({
  id: prefix + id,
  currency: state.currency,
  amount: toMajor(state.currency, state.amount),
  description: state.description,
  created: iso(state.created),
});

const adjust = (kasir: Kasir, body: z.output<typeof byHand>, id: string) =>
  onAccount(kasir, id, (d) => {
    const { currency, description } = body;
    const movement = { currency, description, amount: minorOf(body) };
    if (body.type === 'DEPOSIT') return renderCash(prefixes.deposit, depositCash(d, movement));
    const withdrawal = withdrawCash(d, movement);
    if (!withdrawal) throw poor();
    return renderCash(prefixes.withdrawal, withdrawal);
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
    adjust,
  ),
];
