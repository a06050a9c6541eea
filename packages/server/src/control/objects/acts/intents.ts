// The actions on intents: their payer pays or declines, they expire, the merchant cancels, captures
// or refunds them.
import { legacyId } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Scope, ScopeReads } from '@kasir/core/server';
import { CARD_CHARGE } from '@kasir/legacy-api/server';
import { parseAmountOn, prefixes, v3Products } from '@kasir/models';
import {
  cancelIntent,
  capturable,
  confirmIntent,
  findPaidAmount,
  reverseAuthorization,
} from '@kasir/payments';
import {
  expireIntent,
  failIntent,
  findRefundable,
  refundable,
  unauthorizedCode,
  reversalRefusal,
  voidIntent,
} from '@kasir/payments/operation';
import {
  channelOf,
  getInstrument,
  intents,
  isOpen,
  paymentId,
  paymentOf,
  paymentsFor,
  type IntentRow,
} from '@kasir/payments/state';
import { authenticationOutcomes, findDetail, refusedResults } from '@kasir/payments/types';
import { REQUEST } from '@kasir/unified-api/server';
import { v3Version } from '@kasir/v3-api/server';
import type { ApiCall } from '../../api/call.ts';
import { acts, done, type ActRefusal, type ActParameters } from './act.ts';

/** Returns whether its payer can still decide. */
export const waitsForPayer = ({ now }: ScopeReads, row: IntentRow): boolean => isOpen(row, now);

/** Pays the intent as its payer. */
export const payIntent = (
  d: Scope,
  row: IntentRow,
  { amount }: ActParameters,
): ActRefusal | null => {
  const { requested, purpose } = row.state;
  if (purpose === 'verify') return done(confirmIntent(d, row, requested.amount ?? 0));
  const instrument = getInstrument(d, row.state.instrument);
  const sent = parseAmountOn(channelOf(instrument.state), amount, 'amount');
  const paid = findPaidAmount(requested, instrument, sent);
  if (paid.ok) return done(confirmIntent(d, row, paid.amount));
  return { field: 'amount', message: paid.refusal.problem.message };
};

/** Returns whether its payer can decline, which is impossible for a displayed number or code. */
export const canBeDeclined = (reads: ScopeReads, row: IntentRow): boolean =>
  waitsForPayer(reads, row) &&
  channelOf(getInstrument(reads, row.state.instrument).state).flow !== 'PRESENT';

/** Declines the intent as its payer, or as a card's bank that does not recognize the holder. */
export const declineIntent = (d: Scope, row: IntentRow, { failure_code }: ActParameters): null => {
  const { state } = getInstrument(d, row.state.instrument);
  const card = findDetail(state, 'CARD');
  const [, refusal] = authenticationOutcomes;
  if (failure_code === undefined && card) {
    const results = refusedResults(card, refusal.name);
    return done(failIntent(d, row, unauthorizedCode('CARD'), results));
  }
  return done(failIntent(d, row, failure_code ?? 'USER_DECLINED_PAYMENT'));
};

/** Returns the authorized amount that can be captured now, in minor units. */
const heldFor = (reads: ScopeReads, row: IntentRow): number => {
  const held = paymentOf(reads, row);
  return held === null ? 0 : capturable(held, reads.now);
};

/** Returns whether its authorization can be released now. */
const isHeld = (reads: ScopeReads, row: IntentRow): boolean => reversalRefusal(reads, row) === null;

/** Returns whether it can expire. */
export const canExpire = (reads: ScopeReads, row: IntentRow): boolean =>
  (waitsForPayer(reads, row) && row.state.expires !== null) || isHeld(reads, row);

/** Ends the time to pay of the intent, or that to capture it, now. */
export const expireNow = (d: Scope, row: IntentRow): null => {
  if (isHeld(d, row)) return done(voidIntent.run(d, { intent: row.id }));
  return done(expireIntent(d, d.change(intents, row, { expires: d.now })));
};

const publicId = (row: IntentRow): string => row.state.shortId ?? prefixes.payment_request + row.id;

/** Returns whether the rest of its payments can be refunded. */
const canBeRefunded = (reads: ScopeReads, row: IntentRow): boolean =>
  findRefundable(reads, paymentsFor(reads, { kind: intents.name, id: row.id }), null).ok;

/** Returns the refundable rest of the payment to refund, in the currency's main unit. */
const leftOf = (reads: ScopeReads, row: IntentRow): number => {
  const found = findRefundable(reads, paymentsFor(reads, { kind: intents.name, id: row.id }), null);
  return toMajor(row.state.currency, found.ok ? refundable(found.payment) : 0);
};

const refundCall = (reads: ScopeReads, row: IntentRow, { amount }: ActParameters): ApiCall =>
  row.state.product.kind === CARD_CHARGE
    ? {
        method: 'POST',
        path: `/credit_card_charges/${publicId(row)}/refunds`,
        body: {
          amount: amount ?? leftOf(reads, row),
          external_id: `control-${legacyId(row.id)}-${reads.now}`,
        },
      }
    : {
        method: 'POST',
        path: '/refunds',
        body: {
          payment_request_id: publicId(row),
          amount: amount ?? leftOf(reads, row),
          reason: 'OTHERS',
        },
      };

const captureCall = (reads: ScopeReads, row: IntentRow, { amount }: ActParameters): ApiCall => {
  const sent = amount ?? toMajor(row.state.currency, heldFor(reads, row));
  const method = 'POST';
  switch (row.state.product.kind) {
    case CARD_CHARGE:
      return {
        method,
        path: `/credit_card_charges/${publicId(row)}/capture`,
        body: { amount: sent },
      };
    case v3Products.request: {
      const payment = paymentOf(reads, row);
      return {
        method,
        path: `/v3/payments/${payment && paymentId(payment)}/capture`,
        headers: { 'api-version': v3Version.versions[0] },
        body: { capture_amount: sent },
      };
    }
    default:
      return {
        method,
        path: `/payment_requests/${publicId(row)}/captures`,
        body: { capture_amount: sent },
      };
  }
};

const viewed = [REQUEST, v3Products.request, CARD_CHARGE];

export const intentActs = acts(intents, [
  { action: 'pay', works: waitsForPayer, by: { domain: payIntent } },
  { action: 'decline', works: canBeDeclined, by: { domain: declineIntent } },
  {
    action: 'cancel',
    products: [v3Products.request],
    works: (reads, row) => waitsForPayer(reads, row) || isHeld(reads, row),
    by: {
      domain: (d, row) =>
        done(isHeld(d, row) ? reverseAuthorization(d, row) : cancelIntent(d, row)),
    },
  },
  {
    action: 'cancel',
    products: [CARD_CHARGE],
    works: isHeld,
    by: { domain: (d, row) => done(reverseAuthorization(d, row)) },
  },
  { action: 'expire', works: canExpire, by: { domain: expireNow } },
  {
    action: 'capture',
    products: viewed,
    works: (reads, row) =>
      row.state.manualCapture && !isOpen(row, reads.now) && heldFor(reads, row) > 0,
    by: { api: captureCall },
  },
  { action: 'refund', products: viewed, works: canBeRefunded, by: { api: refundCall } },
]);
