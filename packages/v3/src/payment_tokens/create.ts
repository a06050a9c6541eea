// POST /v3/payment_tokens: saves a card, wallet or account, which its payer may have to authorize.
import {
  done,
  ok,
  operation,
  validationFailure,
  type Command,
  type Scope,
} from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import { customerNeeds, proposeInstrument, type NewInstrument } from '@kasir/payments';
import { getInstrument } from '@kasir/payments/state';
import { bodyViolations, channelOfBody } from '../channel-check.ts';
import { findCustomer } from '../customer.ts';
import { paymentToken } from '../products.ts';
import { authenticationOf, echoOf, inputOf, payerOf, returnUrlsOf } from '../properties.ts';
import { savedPurchaseOf } from '../card-purchase.ts';
import { inBody, instrumentFailure } from '../refusals.ts';
import { tokenEnd } from '../token-end.ts';
import { createPaymentToken } from './create.contract.ts';
import { renderToken } from './render.ts';
import { notifyActivation } from './signals.ts';

type Body = Command<typeof createPaymentToken>['body'];

const readToken = (
  d: Scope,
  channel: Channel,
  body: Body,
  customer: string | null,
): NewInstrument => {
  const { channel_properties: properties } = body;
  const id = d.id();
  const own = {
    returnUrls: returnUrlsOf(properties),
    authentication: authenticationOf(properties),
  };
  return {
    id,
    product: paymentToken(id),
    channel,
    reusable: true,
    customer,
    reference: body.reference_id,
    merchantKey: null,
    description: body.description ?? null,
    metadata: body.metadata ?? null,
    requested: { amount: null, min: null, max: null },
    intentAmount: null,
    identifier: null,
    expires: tokenEnd(channel, d.now),
    ...own,
    effective: own,
    properties: null,
    payer: payerOf(properties),
    ...savedPurchaseOf(properties),
    activation: 'as_needed',
    authorizedOn: 'page',
    input: inputOf(channel, properties, null),
    echo: echoOf(properties),
  };
};

export const createPaymentTokenHandler = operation(createPaymentToken, {
  needs: ({ body }) => customerNeeds(body),
  decide: (d, { body }) => {
    const invalid = validationFailure(bodyViolations(body, 'SAVE').map(inBody));
    if (invalid) return invalid;
    const channel = channelOfBody(body);
    if (!channel) throw new Error('The check of the body asks for a channel');
    const customer = findCustomer(d, body);
    if (!customer.ok) return customer;
    const made = proposeInstrument(d, readToken(d, channel, body, customer.id));
    if (!made.ok) {
      const failure = instrumentFailure(channel, made.refusal);
      if (failure.code === 'INVALID_VALUE_ERROR' || failure.code === 'DUPLICATE_ERROR')
        throw new Error('A token has neither amounts nor numbers');
      return failure;
    }
    // A token that needs no authorization is active as soon as it is created.
    if (made.row.state.status === 'ACTIVE') notifyActivation(d, made);
    return done(made.row.id);
  },
  render: (d, id) => ok(renderToken(getInstrument(d, id), d.context)),
});
