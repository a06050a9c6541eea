// Makes the fields of v2 about a purchase: items, shipping address, billing address and
// preferences.
import type { OperationRequest } from '@kasir/connector';
import { addressOf, itemsOf, TEXT_MAX, type Purchase } from '../purchase.ts';

/** Returns the items and the shipping address as fields of a payment request in a currency. */
export const purchaseFields = (request: OperationRequest & Purchase, currency: string) => {
  const items = itemsOf(request, currency);
  const shipping = addressOf(request.shipping);
  return {
    ...(items.length > 0 && {
      items: items.map(({ reference, unit_price: _price, image_url: _image, ...item }) => ({
        ...item,
        ...(reference !== undefined && { reference_id: reference }),
        currency,
      })),
    }),
    ...(shipping && { shipping_information: shipping }),
  };
};

/** Returns the billing address as a field of a payment method. */
export const billOf = ({ billing }: Purchase) => {
  const address = addressOf(billing);
  return address ? { billing_information: address } : {};
};

const reasons = {
  recurring: 'RECURRING',
  merchant_unscheduled: 'MERCHANT_UNSCHEDULED',
  customer_unscheduled: 'CUSTOMER_UNSCHEDULED',
} as const;

/** Returns the preferences of a merchant as properties of a channel. */
export const wishesOf = (type: string, { preferences: sent = {} }: Purchase) => {
  const { merchant_label, card_on_file, redeem_points, promotion, payment_options } = sent;
  const reason = card_on_file?.reason;
  if (type === 'CARD')
    return {
      ...(merchant_label !== undefined && { merchant_id_tag: merchant_label }),
      ...(reason !== undefined && { cardonfile_type: reasons[reason] }),
    };
  if (type !== 'EWALLET') return {};
  return {
    ...(redeem_points !== undefined && {
      redeem_points: redeem_points === 'all' ? 'REDEEM_ALL' : 'REDEEM_NONE',
    }),
    ...(promotion !== undefined && { promotion_label: promotion.slice(0, TEXT_MAX) }),
    ...(payment_options && { allowed_payment_options: payment_options }),
  };
};
