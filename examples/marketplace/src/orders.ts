// Charges buyers in the name of a seller, and takes the commission of the marketplace.
import type { Failure, UnifiedClient } from '@kasir/unified/client';

export interface MarketOrder {
  /** Reference and idempotency key of the payment; those of the commission are derived from it. */
  readonly id: string;
  /** Sub-account of the seller. */
  readonly seller: string;
  /** In rupiah. */
  readonly amount: number;
}

/** A fee rule: its id at the payment service, and its rate in basis points. */
export interface FeeRule {
  readonly id: string;
  readonly basisPoints: number;
}

/** The result of a request. Send an `unknown` one again, with the same order. */
export type Outcome<Value> =
  | { readonly is: 'done'; readonly value: Value }
  | { readonly is: 'unknown' }
  | { readonly is: 'refused'; readonly code: string; readonly message: string };

/**
 * A missing response, or one that does not decide the request, is not a refusal: the request may
 * have succeeded.
 */
const outcomeOf = ({ indeterminate, retryable, code, message }: Failure): Outcome<never> =>
  indeterminate || retryable ? { is: 'unknown' } : { is: 'refused', code, message };

/** A charge that the buyer can pay. */
export interface Charge {
  readonly request: string;
  readonly payUrl: string | null;
  /** The fee rule that the service reports for the charge. */
  readonly feeRule: string | null;
}

/** Charges the buyer in the name of the seller, under a fee rule. */
export const chargeFor = async (
  platform: UnifiedClient,
  { id, seller, amount }: MarketOrder,
  rule: FeeRule,
): Promise<Outcome<Charge>> => {
  const result = await platform.paymentRequests.create(
    {
      headers: { 'with-fee-rule': rule.id },
      body: {
        reference_id: id,
        currency: 'IDR',
        amount,
        payment_method: {
          type: 'EWALLET',
          reusability: 'ONE_TIME_USE',
          ewallet: {
            channel_code: 'DANA',
            channel_properties: { success_return_url: 'https://market.example/thanks' },
          },
        },
      },
    },
    { forUserId: seller, idempotencyKey: id },
  );
  if (!result.ok) return outcomeOf(result);
  const { headers, body } = result;
  const payUrl = body.actions[0]?.url ?? null;
  return {
    is: 'done',
    value: { request: body.id, payUrl, feeRule: headers['fee_rule_id'] ?? null },
  };
};

/** Returns the commission on an amount; fractions of a rupiah are left to the seller. */
export const commissionOn = (amount: number, { basisPoints }: FeeRule): number =>
  Math.floor((amount * basisPoints) / 10_000);

/**
 * Moves the commission of a paid order from the seller to the marketplace. A reference moves money
 * once, so a repeat returns the first transfer. (Kasir stores the fee rule of the charge but moves
 * no money by it. If your service splits payments itself, leave this step out.)
 */
export const takeCommission = async (
  platform: UnifiedClient,
  { id, seller, amount }: MarketOrder,
  rule: FeeRule,
  marketplace: string,
): Promise<Outcome<number>> => {
  const reference = `commission-${id}`;
  const commission = commissionOn(amount, rule);
  const result = await platform.transfers.create(
    {
      body: {
        reference,
        amount: commission,
        source_user_id: seller,
        destination_user_id: marketplace,
      },
    },
    { idempotencyKey: reference },
  );
  return result.ok ? { is: 'done', value: commission } : outcomeOf(result);
};
