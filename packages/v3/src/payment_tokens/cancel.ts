// POST /v3/payment_tokens/{id}/cancel: cancels a token so that it can never be charged again.
import { done, ok, operation } from '@kasir/core/server';
import { getInstrument } from '@kasir/payments/state';
import { cancelPaymentToken } from './cancel.contract.ts';
import { cancelToken, endedToken } from './end.ts';
import { findToken, tokenNeeds, unknownToken } from './find.ts';
import { renderToken } from './render.ts';

export const cancelPaymentTokenHandler = operation(cancelPaymentToken, {
  needs: tokenNeeds,
  decide: (d, { params }) => {
    const row = findToken(d, params.id);
    if (!row) return unknownToken;
    const failure = endedToken(d, row);
    if (failure) return failure;
    cancelToken(d, row);
    return done(row.id);
  },
  render: (d, id) => ok(renderToken(getInstrument(d, id), d.context)),
});
