// Checks the terms of a card charge (merchant id, promotion, installments) against the settings of
// the account and the plans of banks. Amounts are in minor units.
import type { Scope } from '@kasir/core/server';
import { cardSettingsOf, findInstallments } from '@kasir/models';
import { getConnector } from '../connectors/connector.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { getDetail } from '../instruments/types/index.ts';
import { hasInstallments } from '../operations/routing.ts';
import { liveSettingsOf } from '../operations/settings.ts';
import { promotedAmount } from '../promotions/apply.ts';

/** The terms of a card charge, each null when the charge has none. */
export interface CardTerms {
  /** The label of the merchant id by which the card is charged. */
  readonly mid: string | null;
  readonly promotion: {
    readonly reference: string;
    /** Null when it is not an amount of the currency. */
    readonly original: number | null;
  } | null;
  readonly installment: { readonly count: number; readonly interval: string } | null;
}

const isMonthly = ({ interval }: NonNullable<CardTerms['installment']>): boolean =>
  interval.toLowerCase() === 'month';

/** The reasons why the terms of a charge are refused. */
export type CardTermsRefusal =
  | { readonly code: 'UNKNOWN_MID' | 'OTHER_PROMOTED_AMOUNT' | 'NO_INSTALLMENTS' }
  | { readonly code: 'TOO_LITTLE_FOR_INSTALLMENTS'; readonly bank: string; readonly least: number };

interface Charged {
  readonly amount: number;
  readonly currency: string;
}

const installmentRefusal = (
  d: Scope,
  { state }: InstrumentRow,
  installment: NonNullable<CardTerms['installment']>,
  { amount, currency }: Charged,
): CardTermsRefusal | null => {
  const { switches } = d.context.account;
  if (switches['card_installments'] === false) return { code: 'NO_INSTALLMENTS' };
  // In live mode the bank knows its plans. A connector without installments would charge the whole
  // amount at once.
  if (getConnector(d.context).isOutside)
    return isMonthly(installment) && hasInstallments(liveSettingsOf(d), channelOf(state))
      ? null
      : { code: 'NO_INSTALLMENTS' };
  const plans = findInstallments(getDetail(state, 'CARD').issuer, currency, installment);
  if (!plans) return { code: 'NO_INSTALLMENTS' };
  const { bank, min: least } = plans;
  return amount < least ? { code: 'TOO_LITTLE_FOR_INSTALLMENTS', bank, least } : null;
};

/** Returns the reason why a card cannot be charged on these terms, or null. */
export const cardTermsRefusal = (
  d: Scope,
  row: InstrumentRow,
  { mid, promotion, installment }: CardTerms,
  charged: Charged,
): CardTermsRefusal | null => {
  const card = getDetail(row.state, 'CARD');
  const { amount, currency } = charged;
  if (mid !== null && !cardSettingsOf(d.context.account).mids.includes(mid))
    return { code: 'UNKNOWN_MID' };
  if (promotion) {
    const { reference, original } = promotion;
    const bin = card.masked.slice(0, 6);
    if (original === null || promotedAmount(d, reference, { original, currency, bin }) !== amount)
      return { code: 'OTHER_PROMOTED_AMOUNT' };
  }
  return installment && installmentRefusal(d, row, installment, charged);
};
