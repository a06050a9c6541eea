// Reads the payer's data for the channels: return URLs, account, customer, cardholder.
import type { OperationRequest } from '@kasir/connector';
import { addressOf } from './purchase.ts';
import type { Service } from './service.ts';

export type Properties = Readonly<Record<string, string>>;

type Urls = OperationRequest['return_urls'];
type Card = Extract<NonNullable<OperationRequest['source']>, { readonly type: 'card' }>;

/**
 * Returns whether the payer can act on the request: not if the merchant initiates it, nor if it has
 * no URL to which a payer could return.
 */
export const isPayerPresent = (request: OperationRequest): boolean =>
  request.return_urls.success !== null &&
  !('initiator' in request && request.initiator === 'merchant');

/** Returns whether authentication of the payer is skipped. */
export const skipsAuthentication = (request: OperationRequest): boolean =>
  !isPayerPresent(request) ||
  ('skip_authentication' in request && request.skip_authentication === true);

const definedOf = (values: Readonly<Record<string, string | null | undefined>>): Properties =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => (entry[1] ?? null) !== null,
    ),
  );

/**
 * Returns the URLs to which a payer returns. A missing failure URL defaults to the success URL, a
 * missing cancel URL to the failure URL.
 */
export const returnUrlsOf = (
  { success, failure, cancel }: Urls,
  { returnUrl }: Service,
): Properties => {
  const first = success ?? returnUrl;
  const second = failure ?? first;
  return definedOf({
    success_return_url: first,
    failure_return_url: second,
    cancel_return_url: cancel ?? second,
  });
};

/** Returns the properties of the account that the payer gave. */
export const accountOf = ({ source }: Pick<OperationRequest, 'source'>): Properties => {
  if (source?.type !== 'account') return {};
  const { type: _type, ...account } = source;
  return account;
};

/** Returns the name of the payer, or null. */
const nameOf = ({ customer }: OperationRequest): string | null => {
  const names = [customer?.given_names, customer?.surname].filter((name) => name);
  return names.length > 0 ? names.join(' ') : null;
};

/**
 * Returns values for every property that a channel may require, under its names in both
 * generations. Values that the payer gave take precedence over those of the customer.
 */
export const propertiesFor = (request: OperationRequest, service: Service): Properties => {
  const account = accountOf(request);
  const mobile = account['mobile_number'] ?? request.customer?.mobile_number;
  const digits = account['card_last_four'] ?? account['card_last_four_digits'];
  const holder = request.source?.type === 'number' ? request.source.holder : null;
  const name = holder ?? nameOf(request) ?? request.references.merchant;
  return {
    ...definedOf({
      email: request.customer?.email,
      mobile_number: mobile,
      account_mobile_number: mobile,
      card_last_four: digits,
      card_last_four_digits: digits,
      customer_name: name,
      display_name: name,
      payer_name: name,
    }),
    ...account,
    ...returnUrlsOf(request.return_urls, service),
  };
};

/** Returns the properties with the given names; those without a value are left out. */
export const pick = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = properties[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/**
 * Returns the customer in the form that requests of both generations accept; its reference is the
 * id that the merchant gave.
 */
export const customerOf = (request: OperationRequest) => {
  const { customer } = request;
  const address = addressOf(customer);
  return {
    reference_id: customer?.id ?? request.id,
    type: 'INDIVIDUAL' as const,
    individual_detail: {
      given_names: customer?.given_names ?? request.references.merchant,
      ...(customer?.surname && { surname: customer.surname }),
    },
    ...(customer?.email && { email: customer.email }),
    ...(customer?.mobile_number && { mobile_number: customer.mobile_number }),
    ...(address && { addresses: [address] }),
  };
};

/** Returns the first and the last name of a cardholder; v3 requires both. */
export const holderOf = (request: OperationRequest, { holder }: Card) => {
  const name = (holder ?? nameOf(request) ?? request.references.merchant).trim();
  const at = name.lastIndexOf(' ');
  return at < 0
    ? { first: name, last: name }
    : { first: name.slice(0, at), last: name.slice(at + 1) };
};
