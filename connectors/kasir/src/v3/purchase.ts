// Makes the fields of v3 about a purchase: items, shipping address, billing address and
// preferences.
import type { OperationRequest } from '@kasir/connector';
import { addressOf, itemsOf, type FullItem, type Purchase } from '../purchase.ts';

const types: ReadonlySet<string> = new Set([
  'DIGITAL_PRODUCT',
  'PHYSICAL_PRODUCT',
  'DIGITAL_SERVICE',
  'PHYSICAL_SERVICE',
  'FEE',
]);

/**
 * Returns an item in the form of v3; null if its type is not one of v3 or its quantity is not
 * whole.
 */
const toItem = (item: FullItem, index: number) => {
  const { reference, type, sub_category, unit_price: _unit, price, ...rest } = item;
  if (!Number.isInteger(item.quantity) || !types.has(type ?? 'PHYSICAL_PRODUCT')) return null;
  return {
    ...rest,
    reference_id: reference ?? `item-${index + 1}`,
    type: type ?? 'PHYSICAL_PRODUCT',
    net_unit_amount: price,
    ...(sub_category !== undefined && { subcategory: sub_category }),
  };
};

/** Returns the items and the shipping address as fields of a payment request in a currency. */
export const purchaseFields = (request: OperationRequest & Purchase, currency: string) => {
  const items = itemsOf(request, currency).map(toItem);
  const shipping = addressOf(request.shipping);
  return {
    ...(items.length > 0 && !items.includes(null) && { items }),
    ...(shipping && { shipping_information: shipping }),
  };
};

/** Returns the billing address and the preferences of a merchant as properties of a card. */
export const cardWishesOf = ({ billing, preferences: sent = {} }: Purchase) => {
  const address = addressOf(billing);
  const { statement_descriptor, merchant_label, card_on_file: use } = sent;
  return {
    ...(statement_descriptor !== undefined && { statement_descriptor }),
    ...(merchant_label !== undefined && { mid_label: merchant_label }),
    ...(use?.reason !== undefined && { card_on_file_type: use.reason.toUpperCase() }),
    ...(use?.sequence !== undefined && { transaction_sequence: use.sequence.toUpperCase() }),
    ...(use?.network_transaction_id !== undefined && {
      network_transaction_id: use.network_transaction_id,
    }),
    ...(use?.last_day !== undefined &&
      use.every_days !== undefined && {
        recurring_configuration: {
          recurring_expiry: use.last_day,
          recurring_frequency: use.every_days,
        },
      }),
    ...(billing && {
      billing_information: {
        ...(billing.given_names !== undefined && { first_name: billing.given_names }),
        ...(billing.surname !== undefined && { last_name: billing.surname }),
        ...(billing.email !== undefined && { email: billing.email }),
        ...address,
      },
    }),
  };
};
