// Checks the instrument in a body against the channel table, so that these violations are reported
// together with invalid fields; the decision uses the same table.
import { isSent, validOf, type Check, type Violation } from '@kasir/core';
import {
  channelProblems,
  mismatchMessage,
  problemMessage,
  type PaymentMethod,
  type Reusability,
} from '@kasir/models';
import { fieldOf, numberPropertyOf, pathOf, type InstrumentField } from './paths.ts';

/** An instrument as sent, which may be invalid. */
interface SentInstrument {
  readonly channel_code?: string | null;
  readonly channel_properties?: Readonly<Record<string, unknown>> | null;
  readonly currency?: string | null;
  readonly amount?: number | null;
  readonly min_amount?: number | null;
  readonly max_amount?: number | null;
}

/** A method as sent, which may be invalid. */
export type SentMethod = Readonly<Partial<Record<InstrumentField, SentInstrument | null>>> & {
  readonly type?: PaymentMethod['type'];
  readonly reusability?: Reusability;
  readonly country?: string | null;
};

/** The payment request around a method, as sent; its values take precedence. */
export interface SentRequest {
  readonly currency?: string;
  readonly amount?: number | null;
  readonly channel_properties?: Readonly<Record<string, unknown>> | null;
}

/** Returns the violations of a method against its channel, as far as the method can be read. */
const findProblems = (
  method: SentMethod | null,
  request: SentRequest | null,
  prefix: string,
): Violation[] => {
  const type = validOf(method, 'type');
  if (type === null) return [];
  const instrument = validOf(method, fieldOf(type));
  const code = validOf(instrument, 'channel_code');
  if (!instrument || (code === null && isSent(instrument, 'channel_code'))) return [];
  const own = validOf(instrument, 'channel_properties');
  const over = validOf(request, 'channel_properties');
  const number = numberPropertyOf(type);
  const isRequestAmount = request !== null && isSent(request, 'amount');
  const findings = channelProblems({
    type,
    code,
    currency: request ? validOf(request, 'currency') : validOf(instrument, 'currency'),
    country: validOf(method, 'country'),
    reusability: validOf(method, 'reusability'),
    isSent: (property) => isSent(own, property) || isSent(over, property),
    isNumbered: number !== null && isSent(own, number),
    amounts: {
      amount: isRequestAmount ? validOf(request, 'amount') : validOf(instrument, 'amount'),
      min: validOf(instrument, 'min_amount'),
      max: validOf(instrument, 'max_amount'),
    },
  });
  // A method alone must name its country if its code exists in several markets; the currency of a
  // request or of a card determines the market (PM2-UNSPEC-04).
  const isOpen = !request && type !== 'CARD' && !isSent(method, 'country');
  const mismatch = findings.mismatch ?? (isOpen ? findings.open : null);
  const pathTo = (field: string): string =>
    (field === 'currency' && request) || (field === 'amount' && isRequestAmount)
      ? field
      : prefix + pathOf(type, field);
  return [
    ...(mismatch
      ? [{ path: pathTo(mismatch.field), message: mismatchMessage(mismatch, type, code) }]
      : []),
    ...findings.problems.map((one) => ({ path: pathTo(one.field), message: problemMessage(one) })),
  ];
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
