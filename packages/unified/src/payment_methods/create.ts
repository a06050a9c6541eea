// POST /v2/payment_methods: creates a method for an existing or inline customer.
import { done, ok, operation } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import { channelsNamed } from '@kasir/models';
import { customerNeeds, identifierNeeds } from '@kasir/payments';
import { customerOf } from '../customers/inline.ts';
import { createPaymentMethod } from './create.contract.ts';
import { getInstrument } from '@kasir/payments/state';
import type { MethodInput } from './input.ts';
import { makeMethod } from './make.ts';
import { renderMethod } from './render.ts';
import { fieldOf } from './paths.ts';
import { viewOf } from './types/index.ts';

/** Returns the rows to load when a method is created. */
export const createMethodNeeds = (input: MethodInput): Need[] => {
  const { channelCode, identifier } = viewOf(input.type).read(input);
  const [channel] = channelsNamed(input.type, channelCode);
  return channel ? identifierNeeds(channel, identifier) : [];
};

export const createPaymentMethodHandler = operation(createPaymentMethod, {
  needs: ({ body }) => [...createMethodNeeds(body), ...customerNeeds(body)],
  decide: (d, { body }) => {
    const customer = customerOf(d, body, {
      customer_id: 'body.customer_id',
      customer: 'body.customer',
    });
    if (!customer.ok) return customer;
    const made = makeMethod(d, body, {
      currency: viewOf(body.type).read(body).currency,
      country: body.country ?? null,
      amount: null,
      channel_properties: null,
      customer: customer.row?.id ?? null, // PM2-UNSPEC-07
      activation: 'as_needed',
      authorizedOn: 'password_or_page',
      paths: { method: 'body', currency: `body.${fieldOf(body.type)}.currency` },
    });
    return made.ok ? done(made.row) : made;
  },
  render: (d, { id }) => ok(renderMethod(getInstrument(d, id), d.context)),
});
