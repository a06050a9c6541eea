// Maps the fields of an instrument, by their names in the domain and the channel table, to their
// paths in a payment method: one table for the checks of contracts and for decisions.
import type { PaymentMethod } from '@kasir/models';

type MethodType = PaymentMethod['type'];

/** The field of a payment method that holds its instrument; it has the name of the type. */
export type InstrumentField<T extends MethodType = MethodType> = Lowercase<T>;

export const fieldOf = <T extends MethodType>(type: T): InstrumentField<T> =>
  type.toLowerCase() as InstrumentField<T>;

/** Paths below the instrument. */
type InstrumentPaths = Readonly<Record<string, string>>;

const common: InstrumentPaths = {
  channel_code: 'channel_code',
  currency: 'currency',
  amount: 'amount',
  min: 'min_amount',
  max: 'max_amount',
  suggested: 'channel_properties.suggested_amount',
  expires: 'channel_properties.expires_at',
  'returnUrls.success': 'channel_properties.success_return_url',
  'returnUrls.failure': 'channel_properties.failure_return_url',
};

/**
 * Further paths of some types; `identifier` is the number or code, for types whose merchant may
 * choose it.
 */
const furtherPaths: Partial<Readonly<Record<MethodType, InstrumentPaths>>> = {
  CARD: {
    'card.number': 'card_information.card_number',
    'card.year': 'card_information.expiry_year',
    'card.securityCode': 'card_information.cvv',
    installments: 'channel_properties.installment_configuration',
  },
  OVER_THE_COUNTER: { identifier: 'channel_properties.payment_code' },
  VIRTUAL_ACCOUNT: { identifier: 'channel_properties.virtual_account_number' },
};

const ofMethod: ReadonlySet<string> = new Set(['country', 'reusability']);

/** Returns the path of a field in a method: beside its instrument, in it, or in its properties. */
export const pathOf = (type: MethodType, name: string): string => {
  if (ofMethod.has(name)) return name;
  const property = `channel_properties.${name.replace(/^properties\./, '')}`;
  return `${fieldOf(type)}.${furtherPaths[type]?.[name] ?? common[name] ?? property}`;
};

/** Returns the channel_property with the number or code of a type; null if none can be chosen. */
export const numberPropertyOf = (type: MethodType): string | null =>
  furtherPaths[type]?.['identifier']?.split('.').at(-1) ?? null;
