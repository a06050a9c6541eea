// For tests: payment requests by every type of method, and a merchant who creates, captures and
// confirms them.
import { cardMethod, cardNumbers, createMethodMerchant } from './payment-method-fixtures.ts';
import { returnUrls } from './merchant.ts';

/** A payment request by an inline method. */
export const by = (payment_method: object, change: object = {}) => ({
  currency: 'IDR',
  amount: 25_000,
  payment_method,
  ...change,
});

/** A payment request by a saved method. */
export const bySaved = (payment_method_id: string, change: object = {}) => ({
  currency: 'IDR',
  amount: 25_000,
  payment_method_id,
  ...change,
});

/** A card for one use; its bank asks the holder to authenticate. */
export const cardOnce = (change: object = {}, own: object = {}, information: object = {}) =>
  cardMethod({ reusability: 'ONE_TIME_USE', ...change }, own, information);

/** A card for one use that is charged without authentication. */
export const cardAtOnce = (change: object = {}, own: object = {}, information: object = {}) =>
  cardOnce(
    change,
    { channel_properties: { ...returnUrls, skip_three_d_secure: true }, ...own },
    information,
  );

/** A card for one use; its bank does not ask the holder to authenticate. */
export const cardFrictionless = () => cardOnce({}, {}, { card_number: cardNumbers.frictionless });

/** A payment request whose money is authorized until it is captured. */
export const byManual = (change: object = {}) =>
  by(cardAtOnce(), { capture_method: 'MANUAL', ...change });

export const DAY = 86_400_000;

/** Creates the merchant with everything that payment requests need. */
export const createPaymentMerchant = (options: Parameters<typeof createMethodMerchant>[0] = {}) => {
  const merchant = createMethodMerchant(options);
  const { call, request, chooseOnPage, make } = merchant;
  const path = (id: string, verb: string) => `/payment_requests/${id}/${verb}`;
  return {
    ...merchant,
    create: (body: object) => call('POST', '/payment_requests', body),
    /** Creates a payment request and returns its body; throws when it is refused. */
    charge: async (body: object) => {
      const made = await request(body);
      if (made.id === undefined) throw new Error(made.message);
      return made;
    },
    capture: (id: string, capture_amount: number, change: object = {}) =>
      call('POST', path(id, 'captures'), { capture_amount, ...change }),
    captures: (id: string, query = '') => call('GET', path(id, 'captures') + query),
    enter: (id: string, auth_code: unknown) => call('POST', path(id, 'auth'), { auth_code }),
    resend: (id: string) => call('POST', path(id, 'auth/resend')),
    /** Creates a method that its payer has linked. */
    linked: async (body: object) => {
      const { id, status } = await make(body);
      if (status === 'REQUIRES_ACTION') {
        await chooseOnPage(id, 'approve');
        await merchant.auth(id, '333000');
      }
      return merchant.get(id);
    },
  };
};
export type PaymentMerchant = ReturnType<typeof createPaymentMerchant>;
