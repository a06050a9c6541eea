// Makes the fields about the payer for prism: card, customer, address and browser.
import type { OperationRequest } from '@kasir/connector';
import type { Message } from './prism/library.ts';
import type { Service } from './service.ts';

type Payment = Extract<OperationRequest, { readonly work: 'charge' | 'authorize' }>;
type Place = NonNullable<NonNullable<Payment['billing']>['address']>;
type Card = Extract<NonNullable<OperationRequest['source']>, { readonly type: 'card' }>;

/** Country calling codes of the markets that have cards. */
const callingCodes: Readonly<Record<string, string>> = {
  ID: '+62',
  PH: '+63',
  VN: '+84',
  TH: '+66',
  MY: '+60',
  SG: '+65',
};

/** Wraps a secret value as prism requires it; undefined leaves the field out. */
const secret = (value: string | null | undefined) => (value ? { value } : undefined);

/** Returns a card in the form of prism. */
export const cardOf = ({ number, exp_month, exp_year, cvn, holder }: Card): Message => ({
  card: {
    cardNumber: { value: number },
    cardExpMonth: { value: exp_month },
    cardExpYear: { value: exp_year },
    cardCvc: secret(cvn),
    cardHolderName: secret(holder),
  },
});

/**
 * Splits a number in E.164 format into country code and number; a number of an unknown country is
 * not split.
 */
const phoneOf = (number: string | null): Message => {
  const code = Object.values(callingCodes).find((one) => number?.startsWith(one));
  return number === null || code === undefined
    ? { phoneNumber: secret(number) }
    : { phoneNumber: secret(number.slice(code.length)), phoneCountryCode: code };
};

/**
 * Returns the first name and the surname of a payer, from the billing data, the customer or the
 * card.
 */
const namesOf = ({
  customer,
  billing,
  source,
}: Payment): readonly [string | null, string | null] => {
  if (billing?.given_names) return [billing.given_names, billing.surname ?? null];
  if (customer?.given_names) return [customer.given_names, customer.surname];
  const holder = source?.type === 'card' ? (source.holder ?? '').trim() : '';
  const at = holder.lastIndexOf(' ');
  if (holder === '') return [null, null];
  return at < 0 ? [holder, null] : [holder.slice(0, at), holder.slice(at + 1)];
};

/** Returns the lines of an address; a country that prism does not have is left out. */
const placeOf = ({ processor }: Pick<Service, 'processor'>, place: Place | undefined): Message => {
  const { country, street_line1, street_line2, city, province_state, postal_code } = place ?? {};
  const isKnown = country !== undefined && processor.has('CountryAlpha2', country);
  return {
    ...(street_line1 !== undefined && { line1: secret(street_line1) }),
    ...(street_line2 !== undefined && { line2: secret(street_line2) }),
    ...(city !== undefined && { city: secret(city) }),
    ...(province_state !== undefined && { state: secret(province_state) }),
    ...(postal_code !== undefined && { zipCode: secret(postal_code) }),
    ...(isKnown && { countryAlpha2Code: processor.number('CountryAlpha2', country) }),
  };
};

/** Returns the shipping address, if the request has one. */
const shippingOf = (
  service: Pick<Service, 'processor'>,
  { shipping }: Pick<Payment, 'shipping'>,
): Message =>
  shipping
    ? {
        shippingAddress: {
          firstName: secret(shipping.given_names),
          lastName: secret(shipping.surname),
          ...placeOf(service, shipping.address),
        },
      }
    : {};

/** Returns the fields of a payment about its payer. */
export const payerOf = (
  request: Payment,
  service: Pick<Service, 'payerEmail' | 'payerPhone' | 'processor'>,
): Message => {
  const { customer, billing } = request;
  const { payerEmail, payerPhone } = service;
  const [first, last] = namesOf(request);
  const email = secret(billing?.email ?? customer?.email ?? payerEmail);
  const phone = phoneOf(billing?.mobile_number ?? customer?.mobile_number ?? payerPhone);
  const place = placeOf(service, billing?.address ?? customer?.address);
  const name = [first, last].filter((part) => part !== null).join(' ');
  return {
    customer: {
      id: customer?.id ?? request.id,
      ...(name !== '' && { name }),
      email,
      ...phone,
      firstName: first,
      lastName: last,
    },
    address: {
      billingAddress: {
        firstName: secret(first),
        lastName: secret(last),
        email,
        ...phone,
        ...place,
      },
      ...shippingOf(service, request),
    },
  };
};

/**
 * A typical browser. The protocol has no data about the payer's browser, but processors require
 * some to authenticate a card by redirect; they see the real browser on their page.
 */
export const browser: Message = {
  userAgent: 'Mozilla/5.0',
  acceptHeader: '*/*',
  language: 'en',
  colorDepth: 24,
  screenHeight: 1080,
  screenWidth: 1920,
  timeZoneOffsetMinutes: 0,
  javaEnabled: false,
  javaScriptEnabled: true,
};
