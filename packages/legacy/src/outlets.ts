// Defines what payment codes of both markets share: codes chosen by merchants, errors, and lists of
// payments.
import { stripPrefix, limits } from '@kasir/core';
import { sentence } from '@kasir/core/messages';
import { fail, invalid, type Fail, type Scope } from '@kasir/core/server';
import type { ListPage, View } from '@kasir/core/store';
import { paymentPublicId } from '@kasir/models';
import { numberFormat, type InstrumentRefusal, type Problem } from '@kasir/payments';
import { paymentId, payments, type InstrumentRow, type PaymentRow } from '@kasir/payments/state';
import { unavailable } from './presented.ts';

const TYPE = 'OVER_THE_COUNTER';

/** Returns the prefix of every code of an account. */
export const codePrefix = (d: Pick<Scope, 'context'>): string => numberFormat(TYPE, d).prefix;

/** Returns the code that a merchant has chosen, with its prefix; it is sent with or without it. */
export const chosenCode = (
  sent: string | null | undefined,
  d: Pick<Scope, 'context'>,
): string | null => {
  if (!sent) return null;
  const prefix = codePrefix(d);
  return sent.startsWith(prefix) ? sent : prefix + sent;
};

/** Field names in a request, which differ between the two APIs. */
export interface CodeFields {
  readonly amount: string;
  readonly expires: string;
}

type Invalid = Fail<'API_VALIDATION_ERROR' | 'EXPIRATION_DATE_INVALID_ERROR'>;

/** Returns the error of an invalid field. */
export const invalidCodeField = (
  { field, message }: Problem,
  { amount, expires }: CodeFields,
): Invalid =>
  field === 'expires'
    ? fail('EXPIRATION_DATE_INVALID_ERROR', sentence(expires, message))
    : invalid(`body.${field === 'amount' ? amount : 'payment_code'}`, message);

type Refused = Invalid | Fail<'DUPLICATE_PAYMENT_CODE_ERROR' | 'CHANNEL_UNAVAILABLE'>;

/**
 * Returns the error of a code that is not created; callers have already checked its reusability.
 */
export const toCodeFailure = (refusal: InstrumentRefusal, fields: CodeFields): Refused => {
  switch (refusal.code) {
    case 'INVALID': {
      const [first] = refusal.problems;
      if (!first) throw new Error('A refusal for its fields names none');
      return invalidCodeField(first, fields);
    }
    case 'IDENTIFIER_TAKEN':
      return fail(
        'DUPLICATE_PAYMENT_CODE_ERROR',
        'This payment_code is taken. Send another one, or none.',
      );
    case 'NOT_REUSABLE':
      throw new Error(refusal.problem.message);
    case 'CHANNEL_REFUSES':
      return unavailable(refusal.refused);
  }
};

export const inactiveCode = fail(
  'INACTIVE_PAYMENT_CODE_ERROR',
  'This payment code can no longer be paid. Create another one.',
);

const prefix = paymentPublicId(null, TYPE, '');

interface PageQuery {
  readonly limit?: number | undefined;
  readonly after_id?: string | undefined;
}

interface Paid {
  readonly ok: true;
  readonly rows: readonly PaymentRow[];
  readonly more: boolean;
}

/** Returns the payments of a code, newest first. */
export const listPaid = (
  view: View,
  { id }: InstrumentRow,
  { after_id, limit = limits.legacy_payments_page.default }: PageQuery,
): Paid | Fail<'API_VALIDATION_ERROR'> => {
  const after = after_id === undefined ? undefined : stripPrefix(prefix, after_id);
  const row = after ? view.get(payments, after) : undefined;
  if (after_id !== undefined && row?.state.product.id !== id)
    return invalid('query.after_id', 'Send the id of a payment of this code.');
  const page: ListPage = { limit, ...(row && { after: row.id }) };
  return { ok: true, ...view.list(payments, { any: { paid: [id] } }, page) };
};

/** Returns the query of the next page. */
export const nextQuery = ({ limit }: PageQuery, rows: readonly PaymentRow[]): string => {
  const last = rows.at(-1);
  return String(
    new URLSearchParams({
      ...(limit !== undefined && { limit: String(limit) }),
      ...(last && { after_id: paymentId(last) }),
    }),
  );
};
