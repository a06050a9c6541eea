// POST /payment_requests: starts a payment with an inline or a saved method.
import { done, ok, operation, type Command } from '@kasir/core/server';
import { renderRuleHeaders } from '@kasir/models';
import { openIntent, type NewIntent } from '@kasir/payments';
import { getInstrument, getIntent } from '@kasir/payments/state';
import { authenticationOf, returnUrlsOf } from '../payment_methods/parse.ts';
import { paymentRequest } from '../products.ts';
import { purchaseOf } from './purchase.ts';
import { createPaymentRequest } from './create.contract.ts';
import { renderRequest, type RequestEcho } from './render.ts';
import { createRequestNeeds, resolveMethod } from './resolve-method.ts';

type Body = Command<typeof createPaymentRequest>['body'];

const sentSecurityCode = ({ channel_properties, payment_method }: Body): boolean =>
  Boolean(channel_properties?.cvv) ||
  (payment_method?.type === 'CARD' && Boolean(payment_method.card.card_information.cvv));

/** Removes the security code of a card: only the fact that it was sent is stored. */
const withoutSecurityCode = ({ channel_properties }: Body): RequestEcho['properties'] => {
  if (!channel_properties) return null; // PR2-FIELD-channel_properties
  const { cvv: _, ...kept } = channel_properties;
  return kept;
};

/** Reads a request into the input of an intent; a missing reference is generated (PR2-CONF-02). */
const readRequest = (
  body: Body,
  ids: { readonly id: string; readonly reference: () => string },
  { customer, amount }: Pick<NewIntent, 'customer' | 'amount'>,
): NewIntent => {
  const properties = body.channel_properties ?? {};
  const echo: RequestEcho = {
    properties: withoutSecurityCode(body),
    shipping: body.shipping_information ?? null, // PR2-FIELD-shipping_information
    items: body.items ?? null, // PR2-FIELD-items
    initiator: body.initiator ?? null,
  };
  return {
    id: ids.id,
    product: paymentRequest(ids.id),
    customer,
    // PAY-FIELD-reference_id, PR2-CREATE-reference_id
    reference: body.reference_id ?? ids.reference(),
    description: body.description ?? null,
    metadata: body.metadata ?? null,
    amount,
    manualCapture: body.capture_method === 'MANUAL',
    purpose: 'pay',
    initiator: body.initiator === 'MERCHANT' ? 'merchant' : 'payer',
    pendingAs: 'intent',
    ...purchaseOf(body),
    returnUrls: returnUrlsOf(properties),
    authentication: authenticationOf(properties),
    securityCode: sentSecurityCode(body),
    typedCode: body.channel_properties?.cvv,
    echo,
  };
};

export const createPaymentRequestHandler = operation(createPaymentRequest, {
  needs: createRequestNeeds,
  decide: (d, command) => {
    const { body } = command;
    const method = resolveMethod(d, command);
    if (!method.ok) return method;
    const newIntent = readRequest(body, { id: d.id(), reference: () => d.id() }, method);
    return done(openIntent(d, method.row, newIntent).id);
  },
  render: (d, id, { headers }) => {
    const intent = getIntent(d, id);
    const method = getInstrument(d, intent.state.instrument);
    return ok(renderRequest(intent, method, d.context), renderRuleHeaders(headers));
  },
});
