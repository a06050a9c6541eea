// Transfers between a platform and its sub-accounts, from the clauses: the same on both sides, and
// never more than the balance.
import type { Made } from '../run/samples/sample.ts';
import { get } from './reading.ts';
import { hundredths } from './money.ts';
import type { Account } from './account.ts';
import type { Command } from './command.ts';
import type { Kind } from './model.ts';
import { accepted, refused } from './expecting.ts';
import { addMade } from './acting.ts';
import { referenceFor, references } from './references.ts';
import { is, oneOf, some, same } from './rule.ts';

interface TransferFacts {
  readonly sent: Made;
}

export const transfer: Kind<TransferFacts> = {
  name: 'a transfer',
  clauses: '',
  classOf: () => 'made',
  moving: ['status', 'updated'],
  rules: ({ sent }) => ({
    ...same(sent, ['reference', 'amount', 'source_user_id', 'destination_user_id']),
    status: oneOf(['PENDING', 'SUCCESSFUL', 'SUCCEEDED', 'COMPLETED', 'FAILED']),
    created: some(),
  }),
  views: [get('transfers.get')],
};

/** The two sides of a transfer: what leaves one account arrives in the other. */
const sides = [
  ['MONEY_OUT', -1, 'source_user_id'],
  ['MONEY_IN', 1, 'destination_user_id'],
] as const;

/** The accounts that can be on a side: the platform, and each of its sub-accounts. */
const PARTIES = ['a platform', 'its sub-account', 'its other sub-account'] as const;

const make: Command = {
  name: 'transfer money',
  endpoint: 'transfers.create',
  on: null,
  weight: 2,
  factors: {
    from: PARTIES,
    to: PARTIES,
    amount: ['thousands', 'hundreds', 'more than there is'],
    reference: references,
  },
  input: ({ model, thing, levels, draw }) => {
    const { account } = thing;
    const [source, destination] = [levels['from'], levels['to']].map((party) =>
      model.accounts.find(({ name }) => name === party),
    );
    if (account.name !== 'a platform' || !source || !destination || source === destination)
      return null;
    const reference = referenceFor({ model, thing, levels }, transfer, 'reference');
    if (reference === null) return null;
    const amounts: Readonly<Record<string, number>> = {
      thousands: draw.amount(12_000, 99_999),
      hundreds: draw.amount(100, 999),
      'more than there is': 900_000_000_000_000,
    };
    return {
      body: {
        reference,
        amount: amounts[levels['amount'] ?? 'thousands'],
        currency: 'IDR',
        source_user_id: source.id,
        destination_user_id: destination.id,
      },
    };
  },
  expects: (_, { model, levels, input }) => {
    const { reference } = input.body as Made;
    const isUsed = model.all(transfer).some(({ facts }) => facts.sent['reference'] === reference);
    if (isUsed) return refused('TXN-FIELD-reference_id');
    if (levels['amount'] === 'more than there is') return refused('TXN-FIELD-cashflow-transfer');
    return accepted;
  },
  follows: (outcome) => {
    const { model, input, body } = outcome;
    const sent = input.body as Made;
    const made = addMade(
      outcome,
      transfer,
      { sent },
      {
        id: String(body['transfer_id'] ?? body['id']),
        params: { reference: String(sent['reference']) },
      },
    );
    const { reference, amount } = sent;
    for (const [cashflow, sign, field] of sides) {
      const account = model.accounts.find(({ id }) => id === sent[field]) as Account;
      model.move({
        account,
        currency: 'IDR',
        name: `the transfer ${made.id}`,
        owns: ({ reference_id, type }) => type === 'TRANSFER' && reference_id === reference,
        clause: 'TXN-FIELD-cashflow-transfer',
        sum: () => sign * hundredths(amount),
        rows: [
          {
            type: is('TRANSFER'),
            amount: is(amount),
            currency: is('IDR'),
            cashflow: is(cashflow),
            channel_category: is('XENPLATFORM', 'TXN-FIELD-channel_category-TRANSFER'),
          },
        ],
      });
    }
  },
};

export const transferCommands: readonly Command[] = [make];
