// The lifecycle of a linked account token: PENDING until its payer has authorized it.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'LEGACY-PATH-06', origin: 'chosen' } as const;

export const linkedAccountTokenMachine = machine({
  name: 'linked_account_token',
  states: ['PENDING', 'SUCCESS', 'FAILED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', ...chosen },
    {
      from: 'PENDING',
      on: 'authorize',
      to: 'SUCCESS',
      when: 'its payer enters the password, or authorizes on the page',
      emits: ['linked_account_token.successful'],
      ...chosen,
    },
    {
      from: 'PENDING',
      on: 'end',
      to: 'FAILED',
      when: 'its payer declines, its time passes, or the merchant deletes it',
      ...chosen,
    },
    {
      from: 'SUCCESS',
      on: 'end',
      to: 'FAILED',
      when: 'its time passes, or the merchant deletes it',
      ...chosen,
    },
  ],
});
