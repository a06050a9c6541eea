// Reads the payer's data for the channels: return URLs, account, customer, cardholder.
import type { OperationRequest } from '@kasir/connector';
import { addressOf } from './purchase.ts';
import type { Service } from './service.ts';

export type Properties = Readonly<Record<string, string>>;

type Urls = OperationRequest['return_urls'];
type Card = Extract<NonNullable<OperationRequest['source']>, { readonly type: 'card' }>;

/**
 * Returns whether the payer is there to be asked. A payment that nobody returns from is made by the
 * merchant alone, too.
 */
export const isPayerPresent = (request: OperationRequest): boolean =>
  request.return_urls.success !== null &&
  !('initiator' in request && request.initiator === 'merchant');

/** Returns whether the payer is not to be authenticated. */
export const skipsAuthentication = (request: OperationRequest): boolean =>
  !isPayerPresent(request) ||
  ('skip_authentication' in request && request.skip_authentication === true);

const definedOf = (values: Readonly<Record<string, string | null | undefined>>): Properties =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => (entry[1] ?? null) !== null,
    ),
  );

/** Returns the URLs that a payer returns to; one that is missing is that of the case before. */
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
 * Returns values for every property that a channel may require, under its names of both
 * generations: what the payer gave, then what is known of the customer.
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

/** Returns those of some properties that a channel requires. */
export const pick = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = properties[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** Returns the customer as requests of both generations have it; the id is the merchant's. */
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
