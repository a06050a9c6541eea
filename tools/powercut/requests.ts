// Builds the requests of the merchant: QR codes, their payments, payment requests and customers.
import type { RandomSource } from '../random/random-source.ts';

export interface MerchantRequest {
  readonly path: string;
  readonly body: string;
  /** Idempotency key. */
  readonly key: string;
  /** Returns the path at which the created object can be read, from its response. */
  readonly place: (made: Made) => string;
}

export interface Made {
  readonly id: string;
  readonly external_id?: string;
  readonly qr_code?: { readonly id: string };
}

const customer = (reference_id: string): object => ({
  reference_id,
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
});

const paymentRequest = (reference_id: string): object => ({
  currency: 'IDR',
  amount: 25_000,
  reference_id,
  payment_method: {
    type: 'VIRTUAL_ACCOUNT',
    reusability: 'ONE_TIME_USE',
    virtual_account: {
      channel_code: 'BRI',
      channel_properties: { customer_name: 'Siti Rahayu' },
    },
  },
});

export const isQrCode = ({ path }: MerchantRequest): boolean => path === '/qr_codes';
export const isPayment = ({ path }: MerchantRequest): boolean =>
  path.endsWith('/payments/simulate');

/** Returns a request with this number; `unpaid` is a QR code for which no payment was tried. */
export const nextRequest = (
  random: RandomSource,
  number: number,
  unpaid: string | undefined,
  callbackUrl: string,
): MerchantRequest => {
  const name = String(number);
  const key = `key-${name}`;
  const dice = random.below(100);
  if (dice < 30 && unpaid !== undefined) {
    const place = ({ id }: Made): string => `/transactions?product_id=${id}`;
    return { path: `/qr_codes/${unpaid}/payments/simulate`, body: '{}', key, place };
  }
  if (dice < 45) {
    const place = ({ id }: Made): string => `/payment_requests/${id}`;
    return { path: '/payment_requests', body: JSON.stringify(paymentRequest(name)), key, place };
  }
  if (dice < 55) {
    const place = ({ id }: Made): string => `/customers/${id}`;
    return { path: '/customers', body: JSON.stringify(customer(name)), key, place };
  }
  const callback_url = `${callbackUrl}/${name}`;
  const body = { external_id: name, type: 'DYNAMIC', amount: 25_000, callback_url };
  return { path: '/qr_codes', body: JSON.stringify(body), key, place: () => `/qr_codes/${name}` };
};
