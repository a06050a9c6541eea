// Renders a card charge as this API shows it; unset fields are omitted.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { chosen, type CardCharge, type CardFailureReason } from '@kasir/models';
import { capturable } from '@kasir/payments';
import {
  getInstrument,
  paymentOf,
  type InstrumentRow,
  type IntentRow,
  type IntentStatus,
  type PaymentRow,
} from '@kasir/payments/state';
import { getDetail, type CardResults } from '@kasir/payments/types';
import { renderEci } from '../card_tokens/render.ts';
import type { ChargeEcho } from './parse.ts';

/** Failure reasons of this API by failure code of the domain. */
const reasons: Readonly<Record<string, CardFailureReason>> = {
  EXPIRED_CARD: 'EXPIRED_CARD',
  INSUFFICIENT_BALANCE: 'INSUFFICIENT_BALANCE',
  STOLEN_CARD: 'STOLEN_CARD',
  INACTIVE_OR_UNAUTHORIZED_CARD: 'INACTIVE_CARD',
  INVALID_CVV: 'INVALID_CVN',
  PROCESSOR_ERROR: 'PROCESSOR_ERROR',
  TRANSACTION_BLOCKED: 'BIN_BLOCK',
};

/** Returns the reason of a failure, CARD_DECLINED for codes without a reason of their own. */
export const failureReason = (failure: string | null): CardFailureReason =>
  reasons[failure ?? ''] ?? 'CARD_DECLINED';

/** Returns the status of a charge; an intent that waits for its holder is not a charge yet. */
export const chargeStatusOf = (status: IntentStatus): CardCharge['status'] => {
  switch (status) {
    case 'SUCCEEDED':
      return 'CAPTURED';
    case 'AWAITING_CAPTURE':
      return 'AUTHORIZED';
    case 'VOIDED':
      return 'REVERSED';
    default:
      return 'FAILED';
  }
};

/** Returns the current status: an expired authorization is REVERSED even before its job has run. */
const statusNow = (
  { state }: IntentRow,
  held: PaymentRow | null,
  now: number,
): CardCharge['status'] => {
  const status = chargeStatusOf(state.status);
  return status === 'AUTHORIZED' && (held === null || capturable(held, now) === 0)
    ? 'REVERSED'
    : status;
};

/** Returns decimal digits that identify a charge at its bank. */
const digitsOf = (context: Context, id: string, purpose: string, count: number): string =>
  (BigInt(`0x${context.digest(`${purpose} ${id}`)}`) % 10n ** BigInt(count))
    .toString()
    .padStart(count, '0');

const securityCodes = { MATCH: 'M', NO_MATCH: 'N' } as const;

/** Renders the results of the bank of the card (CARD-FIELD-eci, CARD-FIELD-cvn_code). */
const renderResults = (results: CardResults | null, context: Context): Partial<CardCharge> => ({
  ...(results?.authentication?.eci && { eci: renderEci(results.authentication.eci, context) }),
  cvn_code: results?.securityCode ? securityCodes[results.securityCode] : 'P',
});

/** Renders the descriptor on the holder's statement; the service prefixes the business name. */
const renderDescriptor = (descriptor: string, { account, dialect }: Context): string =>
  chosen('card_descriptor', dialect) === 'the one sent'
    ? descriptor
    : `KASIR*${account.name} - ${descriptor}`;

/** Renders the outcome: the captured amount and approval code, or the reason of the failure. */
const renderOutcome = (
  status: CardCharge['status'],
  { id, state }: IntentRow,
  captured: number,
  context: Context,
): Partial<CardCharge> =>
  status === 'FAILED'
    ? { failure_reason: failureReason(state.failure) } // CARD-FIELD-failure_reason
    : {
        capture_amount: toMajor(state.currency, captured),
        approval_code: digitsOf(context, id, 'approval', 6),
      };

/**
 * Returns the stored fields of an invoice charge. A plan charges without its payer: RECURRING
 * (CARD-FIELD-charge_type).
 */
const invoiceEcho = ({ state }: IntentRow, card: InstrumentRow): ChargeEcho => ({
  charge_type:
    state.initiator === 'agreement'
      ? 'RECURRING'
      : card.state.reusable
        ? 'MULTIPLE_USE_TOKEN'
        : 'SINGLE_USE_TOKEN',
});

export const renderCharge = (
  reads: Pick<View, 'get' | 'now'>,
  row: IntentRow,
  context: Context,
): CardCharge => {
  const { id, state } = row;
  const { instrument, currency, requested, shortId, reference, created } = state;
  const card = getInstrument(reads, instrument);
  const detail = getDetail(card.state, 'CARD');
  const { descriptor, charge_type, mid_label, promotion, installment, metadata } =
    (state.echo as ChargeEcho | null) ?? invoiceEcho(row, card);
  const held = paymentOf(reads, row);
  const status = statusNow(row, held, reads.now);
  const amount = requested.amount ?? 0;
  const captured = status === 'CAPTURED' ? (held?.state.captured ?? amount) : 0;
  return {
    id: shortId ?? id,
    created: toIsoString(created),
    status,
    business_id: context.account.id,
    authorized_amount: toMajor(currency, amount),
    ...renderOutcome(status, row, captured, context),
    external_id: reference,
    merchant_id: 'kasir',
    merchant_reference_code: shortId ?? id,
    card_type: detail.funding,
    masked_card_number: detail.masked,
    card_brand: detail.network,
    bank_reconciliation_id: digitsOf(context, id, 'reconciliation', 22),
    ...renderResults(state.results, context),
    ...(descriptor !== undefined && { descriptor: renderDescriptor(descriptor, context) }),
    currency,
    charge_type,
    ...(mid_label !== undefined && { mid_label }),
    ...(promotion && { promotion }),
    ...(installment && { installment }),
    ...(metadata && { metadata }),
  };
};
