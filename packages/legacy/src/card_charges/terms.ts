// Checks the terms of a charge (merchant id, promotion, installments) against the settings of the
// account and the plans of banks. Amounts are in minor units.
import { share, toMinor } from '@kasir/core';
import { fail, type Fail, type Need, type Scope } from '@kasir/core/server';
import { cardSettingsOf, findInstallments, type CardPromotion } from '@kasir/models';
import { promotedAmount } from '@kasir/payments';
import { promotions, type InstrumentRow } from '@kasir/payments/state';
import type { CardDetail } from '@kasir/payments/types';

/** The terms that a charge request contains. */
export interface ChargeTerms {
  readonly mid_label?: string | null | undefined;
  readonly promotion?:
    | { readonly reference_id: string; readonly original_amount: number }
    | null
    | undefined;
  readonly installment?: { readonly count: number; readonly interval: string } | null | undefined;
}

interface Charged {
  readonly amount: number;
  readonly currency: string;
}

/** Returns the original amount less the discount; undefined when the promotion does not apply. */
const discounted = (
  { discount_basis_points = 0, discount_amount = 0, min_original_amount = 0 }: CardPromotion,
  original: number,
  currency: string,
): number | undefined => {
  const least = toMinor(currency, min_original_amount);
  const off = toMinor(currency, discount_amount);
  if (least === undefined || off === undefined || original < least) return undefined;
  return original - share(original, discount_basis_points) - off;
};

/** Returns the rows that a decision about a charge with a promotion reads. */
export const promotionNeeds = (promotion: ChargeTerms['promotion']): Need[] =>
  promotion ? [{ kind: promotions, key: 'reference', value: promotion.reference_id }] : [];

/**
 * True when the amount is the original amount less the promotion: one that the merchant has
 * created, otherwise one in the settings of the account.
 */
const promotionHolds = (
  d: Scope,
  { state }: InstrumentRow,
  sent: NonNullable<ChargeTerms['promotion']>,
  { amount, currency }: Charged,
): boolean => {
  const original = toMinor(currency, sent.original_amount);
  if (original === undefined) return false;
  const own = d.find(promotions, 'reference', sent.reference_id);
  if (own) {
    const bin = (state.detail as CardDetail).masked.slice(0, 6);
    return promotedAmount(own.state, { original, currency, bin }, d.now) === amount;
  }
  const { promotions: usual } = cardSettingsOf(d.context.account);
  const found = usual.find(({ reference_id }) => reference_id === sent.reference_id);
  return found !== undefined && discounted(found, original, currency) === amount;
};

const installmentRefusal = (
  d: Scope,
  { state }: InstrumentRow,
  sent: NonNullable<ChargeTerms['installment']>,
  { amount, currency }: Charged,
): Fail<'INSTALLMENT_UNAVAILABLE' | 'INSTALLMENT_BELOW_MINIMUM_AMOUNT'> | null => {
  const { issuer } = state.detail as CardDetail;
  const plans =
    d.context.account.switches['card_installments'] === false
      ? undefined
      : findInstallments(issuer, currency, sent);
  if (!plans) {
    return fail(
      'INSTALLMENT_UNAVAILABLE', // CARD-ERR-INSTALLMENT_UNAVAILABLE
      'The bank of this card offers no such installments. Send another plan, or none.',
    );
  }
  const least = toMinor(currency, plans.min) ?? 0;
  return amount < least
    ? fail(
        'INSTALLMENT_BELOW_MINIMUM_AMOUNT', // CARD-ERR-INSTALLMENT_BELOW_MINIMUM_AMOUNT
        `amount must be at least ${plans.min} ${currency} for installments of ${plans.bank}.`,
      )
    : null;
};

/** Returns the error of the terms of a charge, or null. */
export const termsRefusal = (
  d: Scope,
  token: InstrumentRow,
  { mid_label, promotion, installment }: ChargeTerms,
  charged: Charged,
) => {
  const { mids } = cardSettingsOf(d.context.account);
  if (mid_label && !mids.includes(mid_label)) {
    return fail(
      'MID_NOT_FOUND_ERROR', // CARD-ERR-MID_NOT_FOUND_ERROR
      'This account has no merchant id with this mid_label. Send another mid_label, or none.',
    );
  }
  if (promotion && !promotionHolds(d, token, promotion, charged)) {
    return fail(
      'INVALID_PROMOTION_DETAILS', // CARD-ERR-INVALID_PROMOTION_DETAILS
      'amount must be what a promotion of this account leaves of promotion.original_amount.',
    );
  }
  return installment ? installmentRefusal(d, token, installment, charged) : null;
};

/**
 * Returns the label of a charge, which only switcher merchants see: the one sent, otherwise that of
 * their first merchant id (CARD-FIELD-mid_label).
 */
export const midLabel = (d: Scope, { mid_label }: ChargeTerms): string | null => {
  const { mids } = cardSettingsOf(d.context.account);
  return mids.length > 1 ? (mid_label ?? mids[0] ?? null) : null;
};
