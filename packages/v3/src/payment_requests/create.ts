// POST /v3/payment_requests: starts a payment with a token or a new instrument.
import { done, ok, operation } from '@kasir/core/server';
import { renderRuleHeaders } from '@kasir/models';
import { openIntent } from '@kasir/payments';
import { getIntent } from '@kasir/payments/state';
import { createV3PaymentRequest } from './create.contract.ts';
import { readIntent } from './parse.ts';
import { renderV3Request } from './render.ts';
import { createNeeds, resolveInstrument } from './resolve.ts';

export const createV3PaymentRequestHandler = operation(createV3PaymentRequest, {
  needs: createNeeds,
  decide: (d, { body }) => {
    const request = d.id();
    const resolved = resolveInstrument(d, body, request);
    if (!resolved.ok) return resolved;
    const { row, channel, customer, amount } = resolved;
    openIntent(d, row, readIntent(body, channel, { customer, amount, request }));
    return done(request);
  },
  render: (d, id, { headers }) =>
    ok(renderV3Request(d, getIntent(d, id), d.context), renderRuleHeaders(headers)),
});
