// The settings of an account for card charges, which an operator changes through the control API.
import { withUnit } from '@kasir/core';
import { parseAmount } from '@kasir/core/money';
import * as z from 'zod';

/** A discount that a charge may claim; the charged amount must be the discounted one. */
export const cardPromotion = z
  .object({
    reference_id: z.string().min(1).max(255).describe('Reference of the discount.'),
    discount_basis_points: z
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .describe('Discount in hundredths of a percent.'),
    /** Beside discount_basis_points or instead of it, in the currency's own unit. */
    discount_amount: z
      .number()
      .positive()
      .optional()
      .describe(
        withUnit('Discount amount, in addition to discount_basis_points or instead of it.'),
      ),
    min_original_amount: z
      .number()
      .positive()
      .optional()
      .describe(withUnit('Smallest amount before the discount to which it applies.')),
  })
  .describe('A discount that a card charge may claim.');

/** Smallest and largest amount of a charge. */
export const chargeLimits = z
  .object({
    min: z.number().positive().describe(withUnit('Smallest amount.')),
    max: z.number().positive().describe(withUnit('Largest amount.')),
  })
  .describe('Smallest and largest amount of a charge.');
type ChargeLimits = Readonly<z.infer<typeof chargeLimits>>;

export const cardSettings = z.object({
  /** Labels of merchant ids. Charges of an account that has several show which one was used. */
  mids: z
    .array(z.string().min(1).max(255))
    .describe('Labels of merchant ids; an account that has several is shown which one was used.'),
  /** True when charges need no 3-D Secure. */
  optional_authentication: z.boolean().describe('True when charges do not need 3-D Secure.'),
  promotions: z.array(cardPromotion).describe('Discounts that a charge may claim.'),
  /** Smallest and largest amount by currency, when not the general ones (LIMIT-UNSPEC-04). */
  limits: z
    .record(z.string(), chargeLimits)
    .describe('Smallest and largest amount by currency, where they differ from the general ones.'),
});
/** The settings that an account overrides. */
export const accountCards = cardSettings
  .partial()
  .describe('Options of an account for card charges.');
export type CardSettings = z.infer<typeof cardSettings>;

/** The settings of an account that overrides none. */
const usual: CardSettings = {
  mids: ['CTV_TEST'],
  optional_authentication: false,
  limits: {},
  promotions: [{ reference_id: 'TEST_PROMOTION', discount_basis_points: 1_000 }],
};

interface AccountWithCards {
  readonly cards?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the card settings of an account, with the usual ones where it overrides none. */
export const cardSettingsOf = (account: AccountWithCards): CardSettings => ({
  ...usual,
  ...account.cards,
});

/**
 * Returns the bounds of a card charge in minor units: those that the account sets for the currency,
 * otherwise those of the channel. A bound that the currency cannot express is ignored.
 */
export const chargeBounds = (
  account: AccountWithCards,
  { currency, bounds }: { readonly currency: string; readonly bounds: ChargeLimits },
): ChargeLimits => {
  const own = cardSettingsOf(account).limits[currency];
  if (!own) return bounds;
  return {
    min: parseAmount(currency, own.min) ?? bounds.min,
    max: parseAmount(currency, own.max) ?? bounds.max,
  };
};

/** A discount of the settings; its amounts are in minor units. */
export interface CardDiscount {
  readonly basisPoints: number;
  readonly amount: number;
  /** The smallest amount to which it applies. */
  readonly least: number;
}

/**
 * Returns the discount that the settings of an account name, or undefined. There is none in a
 * currency that cannot express its amounts.
 */
export const findCardDiscount = (
  account: AccountWithCards,
  reference: string,
  currency: string,
): CardDiscount | undefined => {
  const found = cardSettingsOf(account).promotions.find(
    ({ reference_id }) => reference_id === reference,
  );
  if (!found) return undefined;
  const amount = parseAmount(currency, found.discount_amount ?? 0);
  const least = parseAmount(currency, found.min_original_amount ?? 0);
  return amount === undefined || least === undefined
    ? undefined
    : { basisPoints: found.discount_basis_points ?? 0, amount, least };
};
