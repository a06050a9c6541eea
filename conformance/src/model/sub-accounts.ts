// Sub-accounts of a platform: what was sent stays, and only their platform finds them.
import type { Made } from '../run/samples/sample.ts';
import type { Command } from './command.ts';
import type { Kind } from './model.ts';
import { get, paged } from './reading.ts';
import { accepted, refused } from './expecting.ts';
import { addMade } from './acting.ts';
import { same, given } from './rule.ts';

interface SubAccountFacts {
  readonly sent: Made;
}

const subAccount: Kind<SubAccountFacts> = {
  name: 'a sub-account',
  clauses: '',
  classOf: ({ sent }) => String(sent['type']),
  // Registration changes these fields, but is not an action of a story.
  moving: ['status', 'updated'],
  rules: ({ sent }) => ({
    ...same(sent, ['email', 'type']),
    ...given(sent, ['public_profile']),
  }),
  views: [get('accounts.get')],
  lists: [
    {
      ...paged('accounts.list'),
      // Some sub-accounts of the platform are older than the story.
      leavesOpen: ({ id }, { accounts }) => accounts.some((account) => account.id === id),
    },
  ],
};

const open: Command = {
  name: 'open a sub-account',
  endpoint: 'accounts.create',
  on: null,
  factors: { type: ['OWNED', 'MANAGED'], email: ['new', 'new', 'used'] },
  input: ({ model, thing, levels }) => {
    if (!thing.account.alone) return null;
    const used = model.all(subAccount, thing.account).at(-1)?.facts.sent['email'];
    if (levels['email'] === 'used' && used === undefined) return null;
    const email =
      levels['email'] === 'used' ? used : `${model.trial.newReference()}@accounts.example`;
    const profile = { public_profile: { business_name: `Toko ${model.trial.newReference()}` } };
    const { type } = levels;
    return { body: { email, type, ...(type === 'OWNED' && profile) } };
  },
  expects: (_, { account }) =>
    account.name === 'a platform' ? accepted : refused('CORE-UNSPEC-08', { status: 403 }),
  follows: (outcome) => {
    const { model, thing, input, body } = outcome;
    addMade(outcome, subAccount, { sent: input.body as Made });
    // The dialect decides who is notified of a sub-account that its platform opens.
    model.expectEvent({
      account: thing.account,
      names: ['account.created', 'account.updated', 'account.activated'],
      clause: 'EVT-account.activated',
      about: (data) => data['id'] === body['id'],
      optional: true,
    });
  },
};

export const subAccountCommands: readonly Command[] = [open];
export const subAccountKinds: readonly Kind[] = [subAccount];
