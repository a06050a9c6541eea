// Decides whether a saved instrument may be charged for an intent, in every generation of the API:
// one list of rules in one order. Each generation maps the refusals to its codes and paths.
import type { Scope } from '@kasir/core/server';
import { captureProblem, channelType, problemMessage, type Channel } from '@kasir/models';
import { channelRefusal, type ChannelRefusal } from '../instruments/create.ts';
import { statusAt } from '../instruments/end.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { boundsProblem, timeProblem, type Problem } from '../instruments/problems.ts';
import { intents, type IntentPurpose } from './kind.ts';
import { isOutOfBounds, type SentAmount } from './paid-amount.ts';

/** A requested charge of a saved instrument. */
export interface NewCharge {
  /** Unprefixed id of the payer, or null when none is named. */
  readonly customer: string | null;
  readonly currency: string;
  /** The result of `readAmount`; a null amount means the amount that the instrument requests. */
  readonly sent: SentAmount;
  readonly manualCapture: boolean;
  /** The expiry of the intent in milliseconds, or null. */
  readonly expires: number | null;
  readonly purpose: IntentPurpose;
  /** The fields in which the request contradicts the instrument that it names. */
  readonly contradictions?: readonly Problem[];
}

/** The reasons why an instrument cannot be charged, whatever the charge. */
export type UseRefusal =
  /** Its owner has not authorized it yet. */
  | { readonly code: 'NOT_AUTHORIZED' }
  /** The merchant has deactivated or canceled it. */
  | { readonly code: 'SWITCHED_OFF' }
  | { readonly code: 'ENDED' }
  /** Its single payment is already authorized, so no other can follow. */
  | { readonly code: 'RESERVED' };

/** The reasons why a charge is refused. Amounts in minor units. */
export type ChargeRefusal =
  | UseRefusal
  | { readonly code: 'CONTRADICTED'; readonly problems: readonly Problem[] }
  | { readonly code: 'OTHER_CUSTOMER' }
  | { readonly code: 'AMOUNT_MISSING'; readonly channel: Channel }
  | { readonly code: 'OTHER_CURRENCY'; readonly currency: string }
  | { readonly code: 'OTHER_AMOUNT'; readonly requested: number }
  | { readonly code: 'OUT_OF_BOUNDS' }
  | { readonly code: 'INVALID'; readonly problems: readonly Problem[] }
  | { readonly code: 'CHANNEL_REFUSES'; readonly refused: ChannelRefusal }
  | { readonly code: 'NO_MANUAL_CAPTURE'; readonly problem: Problem };

/** The result of admission. */
export type Admission =
  | {
      readonly ok: true;
      readonly channel: Channel;
      /** Minor units, or null when the payer chooses. */
      readonly amount: number | null;
      /** Unprefixed id of the payer: the named one, otherwise the owner of the instrument. */
      readonly customer: string | null;
    }
  | { readonly ok: false; readonly refusal: ChargeRefusal };

const isReserved = (d: Pick<Scope, 'children'>, { id, state }: InstrumentRow): boolean =>
  !state.reusable && d.children(intents, id).some((one) => one.state.status === 'AWAITING_CAPTURE');

/** Returns the reason why an instrument cannot be charged now, whatever the charge, or null. */
export const useRefusal = (
  d: Pick<Scope, 'children' | 'now'>,
  row: InstrumentRow,
): UseRefusal | null => {
  switch (statusAt(row, d.now)) {
    case 'REQUIRES_ACTION':
    case 'PENDING':
      return { code: 'NOT_AUTHORIZED' };
    case 'INACTIVE':
    case 'CANCELED':
      return { code: 'SWITCHED_OFF' };
    case 'ACTIVE':
      return isReserved(d, row) ? { code: 'RESERVED' } : null;
    default:
      return { code: 'ENDED' };
  }
};

/** Returns the problem with a manual capture on a channel that does not support it, or null. */
export const manualCaptureProblem = (channel: Channel, isManual: boolean): Problem | null => {
  const problem = captureProblem(channel, isManual);
  return problem && { field: problem.field, message: problemMessage(problem) };
};

/** Returns the problems with the amount and the expiry of a charge. */
const valueProblems = (
  now: number,
  { state }: InstrumentRow,
  { sent, expires, purpose }: NewCharge,
): Problem[] => {
  const channel = channelOf(state);
  const amount = purpose === 'verify' ? null : (sent.amount ?? state.requested.amount);
  return [
    sent.problem ?? boundsProblem(channel, amount, 'amount'),
    timeProblem(now, channel, expires),
  ].filter((one) => one !== null);
};

/** Returns the first reason why a charge is refused, in their order of precedence, or null. */
const refusalOf = (d: Scope, row: InstrumentRow, newCharge: NewCharge): ChargeRefusal | null => {
  const { customer, currency, requested } = row.state;
  const { contradictions = [], sent } = newCharge;
  const channel = channelOf(row.state);
  const amount = sent.amount ?? requested.amount;
  const payer = newCharge.customer ?? customer;

  const unusable = useRefusal(d, row);
  if (unusable) return unusable;
  if (contradictions.length > 0) return { code: 'CONTRADICTED', problems: contradictions };
  if (customer !== null && payer !== customer) return { code: 'OTHER_CUSTOMER' };
  if (amount === null && !sent.problem && !channelType(channel.type).openAmount)
    return { code: 'AMOUNT_MISSING', channel };
  if (newCharge.currency !== currency) return { code: 'OTHER_CURRENCY', currency };
  if (requested.amount !== null && amount !== requested.amount)
    return { code: 'OTHER_AMOUNT', requested: requested.amount };
  if (sent.amount !== null && isOutOfBounds(requested, sent.amount))
    return { code: 'OUT_OF_BOUNDS' };
  const problems = valueProblems(d.now, row, newCharge);
  if (problems.length > 0) return { code: 'INVALID', problems };
  const refused = channelRefusal(d, channel, amount);
  if (refused) return { code: 'CHANNEL_REFUSES', refused };
  const problem = manualCaptureProblem(channel, newCharge.manualCapture);
  return problem && { code: 'NO_MANUAL_CAPTURE', problem };
};

/** Decides whether a saved instrument may be charged as requested; returns the resolved values. */
export const admitInstrument = (d: Scope, row: InstrumentRow, newCharge: NewCharge): Admission => {
  const refusal = refusalOf(d, row, newCharge);
  if (refusal) return { ok: false, refusal };
  const { state } = row;
  return {
    ok: true,
    channel: channelOf(state),
    amount: newCharge.sent.amount ?? state.requested.amount,
    customer: newCharge.customer ?? state.customer,
  };
};
