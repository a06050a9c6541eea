// What the channel table requires of the instrument in a body, named together with fields that are
// invalid by themselves; the decision asks the same table.
import { isSent, validOf, type Check, type Violation } from '@kasir/core';
import {
  channelProblems,
  mismatchMessage,
  problemMessage,
  type ChannelFindings,
  type ChannelType,
  type Reusability,
} from '@kasir/models';

/** An instrument as it may be sent, whatever is wrong with it. */
interface SentInstrument {
  readonly channel_code?: string | null;
  readonly channel_properties?: Readonly<Record<string, unknown>> | null;
  readonly currency?: string | null;
  readonly amount?: number | null;
  readonly min_amount?: number | null;
  readonly max_amount?: number | null;
}

type InstrumentName = Lowercase<ChannelType>;

/** A method as it may be sent. */
export type SentMethod = Readonly<Partial<Record<InstrumentName, SentInstrument | null>>> & {
  readonly type?: ChannelType;
  readonly reusability?: Reusability;
  readonly country?: string | null;
};

/** A payment request around a method, as it may be sent; it takes precedence. */
export interface SentRequest {
  readonly currency?: string;
  readonly amount?: number | null;
  readonly channel_properties?: Readonly<Record<string, unknown>> | null;
}

/** Where the fields of a method and of a request around it stand in the body. */
interface Places {
  readonly method: string;
  readonly instrument: string;
  readonly currency: string;
  readonly amount: string;
  /** The property that holds a number or code which the merchant chooses. */
  readonly number: string;
}

const placeOf = (
  field: string,
  { method, instrument, currency, amount, number }: Places,
): string => {
  switch (field) {
    case 'currency':
      return currency;
    case 'amount':
      return amount;
    case 'country':
    case 'reusability':
      return method + field;
    case 'channel_code':
      return `${instrument}.${field}`;
    case 'min':
    case 'max':
      return `${instrument}.${field}_amount`;
    case 'identifier':
      return `${instrument}.channel_properties.${number}`;
    default:
      return `${instrument}.channel_properties.${field.replace(/^properties\./, '')}`;
  }
};

const problemsAt = (
  { mismatch, problems }: ChannelFindings,
  places: Places,
  type: ChannelType,
  code: string | null,
): Violation[] => [
  ...(mismatch
    ? [{ path: placeOf(mismatch.field, places), message: mismatchMessage(mismatch, type, code) }]
    : []),
  ...problems.map((one) => ({ path: placeOf(one.field, places), message: problemMessage(one) })),
];

/** The channel_property that holds the number or code of a type, where a merchant may choose it. */
const numbers: Readonly<Partial<Record<ChannelType, string>>> = {
  VIRTUAL_ACCOUNT: 'virtual_account_number',
  OVER_THE_COUNTER: 'payment_code',
};

/** What the channel of a method stands against, as far as the method can be read. */
const findProblems = (
  method: SentMethod | null,
  around: SentRequest | null,
  prefix: string,
): Violation[] => {
  const type = validOf(method, 'type');
  if (type === null) return [];
  const name = type.toLowerCase() as InstrumentName;
  const instrument = validOf(method, name);
  const code = validOf(instrument, 'channel_code');
  if (!instrument || (code === null && isSent(instrument, 'channel_code'))) return [];
  const own = validOf(instrument, 'channel_properties');
  const over = validOf(around, 'channel_properties');
  const number = numbers[type] ?? '';
  const isAround = around !== null && isSent(around, 'amount');
  const findings = channelProblems({
    type,
    code,
    currency: around ? validOf(around, 'currency') : validOf(instrument, 'currency'),
    country: validOf(method, 'country'),
    reusability: validOf(method, 'reusability'),
    isSent: (property) => isSent(own, property) || isSent(over, property),
    isNumbered: isSent(own, number),
    amounts: {
      amount: isAround ? validOf(around, 'amount') : validOf(instrument, 'amount'),
      min: validOf(instrument, 'min_amount'),
      max: validOf(instrument, 'max_amount'),
    },
  });
  const places = {
    method: prefix,
    instrument: prefix + name,
    currency: around ? 'currency' : `${prefix}${name}.currency`,
    amount: isAround ? 'amount' : `${prefix}${name}.amount`,
    number,
  };
  // Alone, a method whose code exists in several markets has to say which; a request's currency
  // says it, and so does that of a card.
  const isOpen = !around && type !== 'CARD' && !isSent(method, 'country');
  const mismatch = findings.mismatch ?? (isOpen ? findings.open : null);
  return problemsAt({ ...findings, mismatch }, places, type, code);
};

const text =
  'the channel exists in the market of currency and country, takes the amounts, and has the ' +
  'channel_properties that it requires';

/** The check of a method alone. */
export const methodCheck: Check = {
  text,
  find: (body: SentMethod) => findProblems(body, null, ''),
  clause: 'PM2-UNSPEC-02',
};

/** The check of a method inside a payment request. */
export const inlineMethodCheck: Check = {
  text,
  find: (body: SentRequest & { readonly payment_method?: SentMethod | null }) =>
    findProblems(validOf(body, 'payment_method'), body, 'payment_method.'),
  clause: 'PM2-UNSPEC-02',
};
