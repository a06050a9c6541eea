// PATCH /v3/payment_tokens/{id}: absent fields are unchanged, null clears an optional field.
import { done, ok, operation } from '@kasir/core/server';
import { planChange } from '@kasir/payments';
import { getInstrument } from '@kasir/payments/state';
import { cancelToken, deactivateToken, endedToken } from './end.ts';
import { findToken, tokenNeeds, unknownToken } from './find.ts';
import { renderToken } from './render.ts';
import { updatePaymentToken } from './update.contract.ts';

export const updatePaymentTokenHandler = operation(updatePaymentToken, {
  needs: tokenNeeds,
  decide: (d, { params, body }) => {
    const row = findToken(d, params.id);
    if (!row) return unknownToken;
    const { status, reference_id, description, metadata } = body;
    const failure = status ? endedToken(d, row) : null;
    if (failure) return failure;
    const planned = planChange(d, row, {
      ...(reference_id && { reference: reference_id }),
      ...(description !== undefined && { description }),
      ...(metadata !== undefined && { metadata }),
    });
    const changed = planned.write();
    if (status === 'CANCELED') cancelToken(d, changed);
    if (status === 'INACTIVE') deactivateToken(d, changed);
    return done(row.id);
  },
  render: (d, id) => ok(renderToken(getInstrument(d, id), d.context)),
});
