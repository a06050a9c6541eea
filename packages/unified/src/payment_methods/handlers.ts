// Handlers of the payment method endpoints.
import { bare } from '@kasir/core';
import { asRaw, asStored, decides, fail, okRaw, reads, type Handler } from '@kasir/core/server';
import { paymentMethods, prefixes } from '@kasir/models';
import { currencyIn } from './channel.ts';
import { createPaymentMethod } from './create.contract.ts';
import { createMethod } from './decide.ts';
import { getPaymentMethod } from './get.contract.ts';

export const paymentMethodHandlers: readonly Handler[] = [
  decides(createPaymentMethod, (at, tx, { body, context }) => {
    const around = {
      currency: currencyIn(body),
      country: body.country ?? null,
      amount: null,
      channel_properties: null,
      customer: null,
      inline: false,
      paths: { method: 'body', currency: `body.${body.type.toLowerCase()}.currency` },
    };
    const created = createMethod(at, tx, body, around, context);
    return created.ok ? okRaw(asStored(created.row)) : created;
  }),

  reads(getPaymentMethod, (view, { params }) => {
    const id = bare(prefixes.payment_method, params.id);
    const text = id === null ? undefined : view.text(paymentMethods, id);
    return text === undefined
      ? fail('DATA_NOT_FOUND', 'There is no payment method with this id.')
      : okRaw(asRaw(text));
  }),
];
