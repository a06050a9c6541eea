// POST /promotions: creates a discount on the charges of some cards for a period of time.
import { legacyId, parseTimestamp, toIsoString } from '@kasir/core';
import { amountDigits, mustBe, omit } from '@kasir/core/messages';
import { toMajor, parseAmount } from '@kasir/core/money';
import {
  done,
  fail,
  invalid,
  ok,
  operation,
  type Command,
  type Fail,
  type Scope,
} from '@kasir/core/server';
import type { Promotion } from '@kasir/models';
import { promotions, type PromotionRow, type PromotionState } from '@kasir/payments/state';
import { cardChannel, otherCurrency } from '../card_tokens/parse.ts';
import { createPromotion } from './create.contract.ts';

type Body = Command<typeof createPromotion>['body'];

type Amounts = Pick<PromotionState, 'discount' | 'least' | 'most'>;

/** Returns the error of the cards, the discount or the currency of a promotion, or null. */
const problemOf = (body: Body) => {
  if (body.channel_code)
    return invalid('body.channel_code', omit('a promotion is for the cards of its bin_list'));
  if ((body.discount_percent ?? null) === null && (body.discount_amount ?? null) === null)
    return invalid('body.discount_percent', 'Send discount_percent or discount_amount.');
  if (body.discount_percent && body.discount_amount)
    return invalid('body.discount_amount', 'Send discount_percent or discount_amount, not both.');
  return cardChannel(body.currency) ? null : invalid('body.currency', otherCurrency());
};

/** Parses the amounts into minor units, or returns the error of one that is invalid. */
const readAmounts = (
  body: Body,
): { readonly ok: true; readonly amounts: Amounts } | Fail<'API_VALIDATION_ERROR'> => {
  const amounts: Record<keyof Amounts, number | null> = { discount: null, least: null, most: null };
  for (const [name, field] of [
    ['discount', 'discount_amount'],
    ['least', 'min_original_amount'],
    ['most', 'max_discount_amount'],
  ] as const) {
    const sent = body[field] ?? null;
    const amount = sent === null ? null : parseAmount(body.currency, sent);
    if (amount === undefined) return invalid(`body.${field}`, amountDigits(body.currency));
    amounts[name] = amount;
  }
  return { ok: true, amounts };
};

const readPromotion = (d: Scope, body: Body, id: string, amounts: Amounts): PromotionState => {
  const percent = body.discount_percent ?? null;
  return {
    shortId: legacyId(id),
    reference: body.reference_id,
    description: body.description,
    code: body.promo_code ?? null,
    bins: body.bin_list ?? [],
    currency: body.currency,
    basisPoints: percent === null ? null : Math.round(percent * 100),
    ...amounts,
    starts: parseTimestamp(body.start_time),
    ends: parseTimestamp(body.end_time),
    created: d.now,
  };
};

const renderPromotion = ({ state }: PromotionRow, business: string): Promotion => {
  const { code, bins, currency, basisPoints, discount, least, most } = state;
  const major = (minor: number): number => toMajor(currency, minor);
  return {
    id: state.shortId,
    business_id: business,
    reference_id: state.reference,
    description: state.description,
    type: bins.length > 0 ? 'CARD_BIN' : 'PROMO_CODE',
    ...(code !== null && { promo_code: code }),
    ...(bins.length > 0 && { bin_list: [...bins] }),
    ...(basisPoints !== null && { discount_percent: basisPoints / 100 }),
    ...(discount !== null && { discount_amount: major(discount) }),
    currency,
    start_time: toIsoString(state.starts),
    end_time: toIsoString(state.ends),
    ...(least !== null && { min_original_amount: major(least) }),
    ...(most !== null && { max_discount_amount: major(most) }),
    status: 'ACTIVE',
    created: toIsoString(state.created),
  };
};

export const createPromotionHandler = operation(createPromotion, {
  needs: ({ body }) => [{ kind: promotions, key: 'reference', value: body.reference_id }],
  decide: (d, { body }) => {
    const problem = problemOf(body);
    if (problem) return problem;
    const read = readAmounts(body);
    if (!read.ok) return read;
    if (parseTimestamp(body.start_time) >= parseTimestamp(body.end_time))
      return invalid('body.end_time', mustBe('a time later than start_time'));
    if (d.find(promotions, 'reference', body.reference_id))
      return fail(
        'DUPLICATE_ERROR',
        'A promotion with this reference_id exists. Send another reference_id.',
      );
    const id = d.id();
    return done(d.insert(promotions, id, readPromotion(d, body, id, read.amounts)));
  },
  render: (d, row) => ok(renderPromotion(row, d.context.account.id)),
});
