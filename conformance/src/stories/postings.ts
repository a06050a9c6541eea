// Money that an operator posts manually, such as a disbursement: the ledger must show its outcome.
import { SeededRandom } from '../run/seeded-random.ts';
import type { Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import { is, that } from '../model/rule.ts';
import { transaction } from '../model/transactions.ts';
import type { Step } from './step.ts';

const CHANNELS = {
  DISBURSEMENT: ['BANK', 'ID_BCA', 'MONEY_OUT'],
  REMITTANCE_PAYOUT: ['CASH', 'ID_ALFAMART', 'MONEY_OUT'],
  PAYMENT: ['PAYLATER', 'ID_AKULAKU', 'MONEY_IN'],
} as const;

/** Outcome of a posting -> its first and its last status. */
const ENDS = {
  succeeds: ['SUCCESS', 'SUCCESS'],
  fails: ['FAILED', 'FAILED'],
  waits: ['PENDING', 'PENDING'],
  'is reversed': ['SUCCESS', 'REVERSED'],
  'is withdrawn': ['PENDING', 'VOIDED'],
} as const;

export const postings = {
  what: Object.keys(CHANNELS) as (keyof typeof CHANNELS)[],
  end: Object.keys(ENDS) as (keyof typeof ENDS)[],
};

/** Returns whether money can be posted to an account whose ledger the story reads. */
export const canPost = ({ trial, endpoints }: Model, { alone, id }: Account): boolean =>
  alone &&
  id !== null &&
  endpoints.has('transactions.list') &&
  trial.context.control?.postings !== undefined;

/** Money that is posted, in whole rupiahs. */
interface Posted {
  readonly type: keyof typeof CHANNELS;
  readonly end: keyof typeof ENDS;
  readonly amount: number;
}

/**
 * Posts money, does something while it has its first status, and gives it its last one; the ledger
 * must show it.
 */
export const post = async (
  model: Model,
  account: Account,
  { type, end, amount }: Posted,
  act: () => Promise<void> = async () => {},
): Promise<void> => {
  const { control } = model.trial.context;
  const [begins, ends] = ENDS[end];
  const [channel_category, channel_code, cashflow] = CHANNELS[type];
  if (!control?.postings || account.id === null) return;
  const reference = model.trial.newReference();
  const id = await control.postings.post(account.id, {
    type,
    status: begins,
    channel_category,
    channel_code,
    reference_id: reference,
    account_identifier: null,
    currency: 'IDR',
    amount,
  });
  await act();
  if (ends === 'REVERSED') await control.postings.reverse(account.id, id);
  if (ends === 'VOIDED') await control.postings.void(account.id, id);
  await control.waitUntilIdle?.();
  const sign = cashflow === 'MONEY_OUT' ? -1 : 1;
  const hasMoved = ends === 'SUCCESS';
  model.move({
    account,
    currency: 'IDR',
    name: `what was posted as ${reference}, which ${end}`,
    owns: ({ reference_id }) => reference_id === reference,
    clause: 'TXN-FIELD-status',
    due: () => (hasMoved ? 'must' : ends === 'REVERSED' ? 'must be back' : 'must not'),
    sum: () => (hasMoved ? sign * amount * 100 : 0),
    rows: [
      {
        type: is(type),
        status: is(ends),
        amount: is(amount),
        cashflow: is(cashflow),
        channel_category: is(channel_category),
        account_identifier: is(null),
        product_id: that('an id that nothing else has', (seen) =>
          model
            .all(transaction, account)
            .every(
              (one) => one.seen('product_id') !== seen || one.seen('reference_id') === reference,
            ),
        ),
      },
    ],
  });
};

/** Posts money as the levels of a step state. */
export const postMoney = (model: Model, account: Account, { levels, seed }: Step): Promise<void> =>
  post(model, account, {
    type: levels['what'] as keyof typeof CHANNELS,
    end: levels['end'] as keyof typeof ENDS,
    amount: new SeededRandom(seed, Infinity, model.trial.magic).amount(20_000, 29_999),
  });
