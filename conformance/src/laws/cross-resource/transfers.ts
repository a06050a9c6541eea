// Laws about transfers between accounts: money leaves one account and arrives in the other.
import fc from 'fast-check';
import { wholeAmount } from '../../generate/amounts.ts';
import { law, type Law } from '../../law.ts';
import { readRowsByReference } from '../../models/transaction-rows.ts';
import { makeAccount } from '../../run/samples/platforms.ts';
import { makeRequest } from '../../run/samples/payment-requests.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import {
  Blocked,
  errorCodeOf,
  expectThat,
  summarize,
  expectObject,
  expectSame,
  textOf,
} from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';

/** A platform with a sub-account. */
interface Family {
  readonly platform: string;
  readonly child: string;
  readonly asChild: Actor;
}

const family = async (trial: Trial): Promise<Family> => {
  await trial.actAsPlatform();
  const platform = textOf(await makeRequest(trial), 'business_id');
  const child = textOf(await makeAccount(trial), 'id');
  return { platform, child, asChild: { ...trial.actor, forUserId: child } };
};

/** Transfers of an account by a reference, as far as both sides must agree. */
const side = async (
  trial: Trial,
  { currency, reference }: Made,
  least: number,
  as?: Actor,
): Promise<readonly Made[]> => {
  const rows = await readRowsByReference(trial, { currency, reference_id: reference }, least, as);
  return rows.map(({ type, cashflow, amount, currency, channel_category, product_id }) => ({
    type,
    cashflow,
    amount,
    currency,
    channel_category,
    product_id,
  }));
};

/** Both sides of a transfer of an amount, up to its id. */
const sides = (amount: number, product_id: unknown) => {
  const both = {
    type: 'TRANSFER',
    amount,
    currency: 'IDR',
    channel_category: 'XENPLATFORM',
    product_id,
  };
  return {
    sender: [{ ...both, cashflow: 'MONEY_OUT' }],
    receiver: [{ ...both, cashflow: 'MONEY_IN' }],
  };
};

/** Moves money from the platform, or back to it. */
const transfer = async (
  trial: Trial,
  { platform, child, asChild }: Family,
  amount: number,
  back: boolean,
): Promise<void> => {
  const reference = trial.newReference();
  const response = await trial.call('transfers.create', {
    body: {
      reference,
      amount,
      currency: 'IDR',
      source_user_id: back ? child : platform,
      destination_user_id: back ? platform : child,
    },
  });
  if (errorCodeOf(response) === 'INSUFFICIENT_BALANCE') throw new Blocked(summarize(response));
  const made = expectObject(response, 'for a transfer');
  const [own, theirs] = [await side(trial, made, 1), await side(trial, made, 1, asChild)];
  const { sender, receiver } = sides(amount, own[0]?.['product_id']);
  expectSame('a transfer on the sending side', sender, back ? theirs : own);
  expectSame('a transfer on the receiving side', receiver, back ? own : theirs);
  trial.witness(back ? 'a transfer back' : 'a transfer');
};

const endpoints = [
  'payment_requests.create',
  'accounts.create',
  'transfers.create',
  'transactions.list',
];

const both = law({
  id: 'xr-10',
  on: 'transfers.create',
  title:
    'a transfer is MONEY_OUT at its source and MONEY_IN at its destination, and otherwise equal',
  level: 'M',
  clauses: [
    'TXN-FIELD-cashflow-transfer',
    'TXN-FIELD-channel_category-TRANSFER',
    'TXN-FIELD-cashflow',
    'TXN-FIELD-reference_id',
  ],
  needs: ['writes', 'second account'],
  endpoints,
  witnesses: ['a transfer', 'a transfer back'],
  run: async (trial) => {
    const accounts = await family(trial);
    await trial.property(
      wholeAmount(trial.magic, 10_000, 99_999).chain((there) =>
        fc.tuple(fc.constant(there), wholeAmount(trial.magic, 1_000, there)),
      ),
      async ([there, back]) => {
        await transfer(trial, accounts, there, false);
        await transfer(trial, accounts, back, true);
      },
    );
  },
});

/** More than any test account has. */
const TOO_MUCH = 900_000_000_000_000;

const refused = law({
  id: 'xr-22',
  on: 'accounts.create',
  title: 'a rejected transfer appears in neither account',
  level: 'S',
  clauses: ['TXN-FIELD-cashflow-transfer'],
  needs: ['writes', 'second account'],
  endpoints,
  run: async (trial) => {
    const { platform, child, asChild } = await family(trial);
    for (const [source, destination] of [
      [platform, child],
      [child, platform],
    ]) {
      const reference = trial.newReference();
      const response = await trial.call('transfers.create', {
        body: {
          reference,
          amount: TOO_MUCH,
          currency: 'IDR',
          source_user_id: source,
          destination_user_id: destination,
        },
      });
      expectThat(
        response.status >= 400 && response.status < 500,
        'a rejection',
        summarize(response),
      );
      const wanted = { reference, currency: 'IDR' };
      expectSame('its transactions at the platform', [], await side(trial, wanted, 0));
      expectSame('its transactions at the sub-account', [], await side(trial, wanted, 0, asChild));
    }
  },
});

export const transferLaws: readonly Law[] = [both, refused];
