// Finds the saved instrument that a recurring payment charges: a multiple-use card token, or a
// payment method.
import { stripPrefix } from '@kasir/core';
import { fail, invalid, type Fail, type Scope } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { chosen, prefixes, type ChannelType } from '@kasir/models';
import { useRefusal } from '@kasir/payments';
import { instruments, PAYMENT_METHOD, type InstrumentRow } from '@kasir/payments/state';
import { findCardToken } from '../card_tokens/find.ts';

interface Sent {
  readonly credit_card_token?: string | null | undefined;
  readonly payment_method_id?: string | null | undefined;
}

type Refusal = Fail<
  'API_VALIDATION_ERROR' | 'INVALID_CREDIT_CARD_TOKEN_ERROR' | 'INVALID_PAYMENT_METHOD_ID_ERROR'
>;

const findMethod = (reads: Pick<Reads, 'get'>, id: string): InstrumentRow | undefined => {
  const key = stripPrefix(prefixes.payment_method, id);
  const row = key === null ? undefined : reads.get(instruments, key);
  return row?.state.product.kind === PAYMENT_METHOD ? row : undefined;
};

/** Returns whether an instrument has one of these types and is reusable in a currency. */
const isChargeable = (
  row: InstrumentRow | undefined,
  d: Scope,
  types: readonly ChannelType[],
  currency: string,
): row is InstrumentRow =>
  row !== undefined &&
  types.includes(row.state.type) &&
  row.state.reusable && // RECUR-CREATE-credit_card_token
  row.state.currency === currency &&
  useRefusal(d, row) === null;

/**
 * Returns the types of payment methods that a recurring payment charges, and their names in
 * messages.
 */
const methodTypes = ({
  context: { dialect },
}: Pick<Scope, 'context'>): { readonly types: readonly ChannelType[]; readonly words: string } =>
  chosen('recurring_methods', dialect) === 'direct debits'
    ? { types: ['DIRECT_DEBIT'], words: 'direct debit' }
    : { types: ['DIRECT_DEBIT', 'CARD'], words: 'direct debit or card' };

/**
 * Returns the unprefixed id of the instrument in the request; null when both fields are absent or
 * empty (RECUR-CREATE-credit_card_token-empty).
 */
export const findSaved = (
  d: Scope,
  { credit_card_token: token, payment_method_id: method }: Sent,
  currency: string,
): { readonly ok: true; readonly instrument: string | null } | Refusal => {
  if (token && method)
    return invalid(
      'body.payment_method_id',
      'Send credit_card_token or payment_method_id, not both.',
    );
  if (token) {
    const row = findCardToken(d, token);
    return isChargeable(row, d, ['CARD'], currency)
      ? { ok: true, instrument: row.id }
      : fail(
          // RECUR-CREATE-ERR-INVALID_CREDIT_CARD_TOKEN_ERROR
          'INVALID_CREDIT_CARD_TOKEN_ERROR',
          `There is no multiple-use card token in ${currency} with this credit_card_token. Send another one, or omit the field.`,
        );
  }
  if (method) {
    const row = findMethod(d, method); // RECUR-CREATE-payment_method_id
    const { types, words } = methodTypes(d);
    return isChargeable(row, d, types, currency)
      ? { ok: true, instrument: row.id }
      : fail(
          // RECUR-CREATE-ERR-INVALID_PAYMENT_METHOD_ID_ERROR
          'INVALID_PAYMENT_METHOD_ID_ERROR',
          `There is no ACTIVE ${words} in ${currency} for multiple use with this payment_method_id. Send another one, or omit the field.`,
        );
  }
  return { ok: true, instrument: null };
};
