// Checks the terms of a charge: merchant id, promotion and installments.
import { toMajor, parseAmount } from '@kasir/core/money';
import { fail, type Fail, type Scope } from '@kasir/core/server';
import { cardSettingsOf } from '@kasir/models';
import { cardTermsRefusal, type CardTermsRefusal } from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';

/** The terms that a charge request contains. */
interface ChargeTerms {
  readonly mid_label?: string | null | undefined;
  readonly promotion?:
    | { readonly reference_id: string; readonly original_amount: number }
    | null
    | undefined;
  readonly installment?: { readonly count: number; readonly interval: string } | null | undefined;
}

interface Charged {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Returns the error for terms that are not met. */
const toTermsFailure = (
  refusal: CardTermsRefusal,
  currency: string,
): Fail<
  | 'MID_NOT_FOUND_ERROR'
  | 'INVALID_PROMOTION_DETAILS'
  | 'INSTALLMENT_UNAVAILABLE'
  | 'INSTALLMENT_BELOW_MINIMUM_AMOUNT'
> => {
  switch (refusal.code) {
    case 'UNKNOWN_MID':
      return fail(
        'MID_NOT_FOUND_ERROR', // CARD-ERR-MID_NOT_FOUND_ERROR
        'This account has no merchant id with this mid_label. Send another mid_label, or none.',
      );
    case 'OTHER_PROMOTED_AMOUNT':
      return fail(
        'INVALID_PROMOTION_DETAILS', // CARD-ERR-INVALID_PROMOTION_DETAILS
        'amount must be what a promotion of this account leaves of promotion.original_amount.',
      );
    case 'NO_INSTALLMENTS':
      return fail(
        'INSTALLMENT_UNAVAILABLE', // CARD-ERR-INSTALLMENT_UNAVAILABLE
        'The bank of this card offers no such installments. Send another plan, or none.',
      );
    case 'TOO_LITTLE_FOR_INSTALLMENTS': {
      const least = toMajor(currency, refusal.least);
      return fail(
        'INSTALLMENT_BELOW_MINIMUM_AMOUNT', // CARD-ERR-INSTALLMENT_BELOW_MINIMUM_AMOUNT
        `amount must be at least ${least} ${currency} for installments of ${refusal.bank}.`,
      );
    }
  }
};

/** Returns the error of the terms of a charge, or null. */
export const termsFailure = (
  d: Scope,
  token: InstrumentRow,
  { mid_label, promotion, installment }: ChargeTerms,
  charged: Charged,
) => {
  const { currency } = charged;
  const terms = {
    mid: mid_label || null,
    promotion: promotion
      ? {
          reference: promotion.reference_id,
          original: parseAmount(currency, promotion.original_amount) ?? null,
        }
      : null,
    installment: installment ?? null,
  };
  const refusal = cardTermsRefusal(d, token, terms, charged);
  return refusal && toTermsFailure(refusal, currency);
};

/**
 * Returns the label of a charge, which is only returned to switcher merchants: the sent one,
 * otherwise the label of their first merchant id (CARD-FIELD-mid_label).
 */
export const midLabel = (d: Scope, { mid_label }: ChargeTerms): string | null => {
  const { mids } = cardSettingsOf(d.context.account);
  return mids.length > 1 ? (mid_label ?? mids[0] ?? null) : null;
};
