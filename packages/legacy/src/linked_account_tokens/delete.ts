// DELETE /linked_account_tokens/{id}: unlinks an account, and ends its payment method.
import { done, ok, operation } from '@kasir/core/server';
import { endInstrument } from '@kasir/payments';
import { intents } from '@kasir/payments/state';
import { stripPrefix } from '@kasir/core';
import { prefixes } from '@kasir/models';
import { linkedNeeds } from '../linked_accounts.ts';
import { deleteLinkedAccountToken } from './delete.contract.ts';
import { findToken, unknownToken } from './find.ts';

export const deleteLinkedAccountTokenHandler = operation(deleteLinkedAccountToken, {
  needs: ({ params }) => {
    const parent = stripPrefix(prefixes.linked_account_token, params.id);
    return [
      ...linkedNeeds('linked_account_token', params.id),
      ...(parent === null ? [] : [{ kind: intents, parent }]),
    ];
  },
  decide: (d, { params }) => {
    const row = findToken(d, params.id, d.now);
    if (!row) return unknownToken;
    endInstrument(d, row, 'withdraw');
    return done(null);
  },
  render: (_d, _done, { params }) => ok({ id: params.id, is_deleted: true }),
});
