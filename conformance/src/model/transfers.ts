// Transfers between a platform and its sub-accounts, from the clauses: the same on both sides, and
// never more than there is.
import type { Made } from '../run/samples/sample.ts';
import { reading } from './reading.ts';
import { hundredths } from './money.ts';
import type { Account, Expectation, Command, Kind } from './model.ts';
import { is, oneOf, some } from './rule.ts';

interface TransferFacts {
  readonly sent: Made;
}

export const transfer: Kind<TransferFacts> = {
  name: 'a transfer',
  clauses: '',
  classOf: () => 'made',
  moving: ['status', 'updated'],
  rules: ({ sent }) => ({
    reference: is(sent['reference']),
    amount: is(sent['amount']),
    source_user_id: is(sent['source_user_id']),
    destination_user_id: is(sent['destination_user_id']),
    status: oneOf(['PENDING', 'SUCCESSFUL', 'SUCCEEDED', 'COMPLETED', 'FAILED']),
    created: some(),
  }),
  views: [{ name: 'get', endpoint: 'transfers.get', read: reading('transfers.get') }],
};

/** Both sides of a transfer: what leaves one account arrives in the other. */
const sides = [
  ['MONEY_OUT', -1, 'source_user_id'],
  ['MONEY_IN', 1, 'destination_user_id'],
] as const;

/** Who can be on a side: the platform, and each of its sub-accounts. */
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
    reference: ['new', 'new', 'used'],
  },
  input: ({ model, thing, levels, draw }) => {
    const { account } = thing;
    const [source, destination] = [levels['from'], levels['to']].map((party) =>
      model.accounts.find(({ name }) => name === party),
    );
    if (account.name !== 'a platform' || !source || !destination || source === destination)
      return null;
    const used = model.all(transfer).at(-1)?.facts.sent['reference'];
    if (levels['reference'] === 'used' && used === undefined) return null;
    const amounts: Readonly<Record<string, number>> = {
      thousands: draw.amount(12_000, 99_999),
      hundreds: draw.amount(100, 999),
      'more than there is': 900_000_000_000_000,
    };
    return {
      body: {
        reference: levels['reference'] === 'used' ? used : model.trial.newReference(),
        amount: amounts[levels['amount'] ?? 'thousands'],
        currency: 'IDR',
        source_user_id: source.id,
        destination_user_id: destination.id,
      },
    };
  },
  expects: (_, { model, levels, input }): Expectation => {
    const { reference } = input.body as Made;
    const isUsed = model.all(transfer).some(({ facts }) => facts.sent['reference'] === reference);
    if (isUsed) return { is: 'refused', clause: 'TXN-FIELD-reference_id' };
    if (levels['amount'] === 'more than there is')
      return { is: 'refused', clause: 'TXN-FIELD-cashflow-transfer' };
    return { is: 'accepted' };
  },
  follows: ({ model, thing, input, body, key }) => {
    const sent = input.body as Made;
    const made = model.add({
      kind: transfer,
      account: thing.account,
      key: key(0),
      body,
      id: String(body['transfer_id'] ?? body['id']),
      params: { reference: String(sent['reference']) },
      facts: { sent },
      view: 'the response to its creation',
    });
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
