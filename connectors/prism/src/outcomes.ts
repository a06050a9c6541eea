// Converts the state of a payment or a refund, as prism reads it, into an outcome of the protocol.
// A state that does not determine where the money is becomes unknown.
import type { Amount, OperationRequest, Outcome, StoredRequest } from '@kasir/connector';
import { toNumber } from './amounts.ts';
import { toDecline } from './declines.ts';
import type { Message } from './prism/library.ts';
import { refusedOf } from './prism/processor.ts';
import { findRedirect } from './redirect.ts';
import type { Service } from './service.ts';
import { Unknown } from './unknown.ts';

/** The subject of an outcome. */
export interface About {
  readonly work: (OperationRequest | StoredRequest)['work'];
  readonly amount: Amount;
}

/** The meaning of a payment's state for the operation in question. */
type Meaning = 'succeeded' | 'declined' | 'pending' | 'action' | 'unknown';

type Meanings = Readonly<Record<string, Meaning>>;

/** States before the processor has decided. */
const undecided: Meanings = {
  STARTED: 'pending',
  PAYMENT_METHOD_AWAITED: 'pending',
  DEVICE_DATA_COLLECTION_PENDING: 'pending',
  CONFIRMATION_AWAITED: 'pending',
  AUTHENTICATION_PENDING: 'action',
  AUTHENTICATION_SUCCESSFUL: 'pending',
  AUTHORIZING: 'pending',
  PENDING: 'pending',
  UNRESOLVED: 'pending',
};

/** States in which certainly no money was charged or authorized. */
const failed: Meanings = {
  AUTHENTICATION_FAILED: 'declined',
  AUTHORIZATION_FAILED: 'declined',
  ROUTER_DECLINED: 'declined',
  FAILURE: 'declined',
  EXPIRED: 'declined',
  VOIDED: 'declined',
};

/**
 * The meaning of states by work; any other state is unknown. A charge that was reversed, and a
 * capture that was not requested, need a decision by a person.
 */
const meanings: Readonly<Partial<Record<About['work'], Meanings>>> = {
  charge: {
    ...undecided,
    ...failed,
    AUTHORIZED: 'pending',
    CAPTURE_INITIATED: 'pending',
    CHARGED: 'succeeded',
    PARTIAL_CHARGED: 'succeeded',
  },
  authorize: {
    ...undecided,
    ...failed,
    AUTHORIZED: 'succeeded',
    PARTIALLY_AUTHORIZED: 'succeeded',
  },
  capture: {
    CAPTURE_INITIATED: 'pending',
    PENDING: 'pending',
    CHARGED: 'succeeded',
    PARTIAL_CHARGED: 'succeeded',
    PARTIAL_CHARGED_AND_CHARGEABLE: 'succeeded',
    CAPTURE_FAILED: 'declined',
    FAILURE: 'declined',
    VOIDED: 'declined',
  },
  void: {
    VOID_INITIATED: 'pending',
    PENDING: 'pending',
    VOIDED: 'succeeded',
    VOID_FAILED: 'declined',
    FAILURE: 'declined',
  },
  refund: {
    REFUND_PENDING: 'pending',
    REFUND_MANUAL_REVIEW: 'pending',
    REFUND_SUCCESS: 'succeeded',
    REFUND_FAILURE: 'declined',
    REFUND_TRANSACTION_FAILURE: 'declined',
  },
};

/** States in which the amount is less than the requested one and must be read from the response. */
const partial: readonly string[] = ['PARTIAL_CHARGED', 'PARTIALLY_AUTHORIZED'];

interface Fields {
  readonly status?: number | null;
  readonly error?: unknown;
  readonly connectorTransactionId?: string | null;
  readonly connectorRefundId?: string | null;
  readonly capturedAmount?: unknown;
  readonly authorizedMoney?: { readonly minorAmount?: unknown; readonly currency?: number | null };
  readonly refundAmount?: { readonly minorAmount?: unknown; readonly currency?: number | null };
}

/** Returns the amount of a success as the processor states it; null when it states none. */
const statedAmount = (
  { processor, amounts }: Pick<Service, 'processor' | 'amounts'>,
  { authorizedMoney, capturedAmount, refundAmount }: Fields,
  { work, amount: { currency } }: About,
): number | 'unreadable' | null => {
  const read = (minor: unknown): number | 'unreadable' =>
    amounts.fromPrism(currency, minor) ?? 'unreadable';
  const money = work === 'refund' ? refundAmount : authorizedMoney;
  const isStated = money?.minorAmount !== null && money?.minorAmount !== undefined;
  if ((work === 'authorize' || work === 'refund') && isStated)
    return processor.nameOf('Currency', money.currency) === currency
      ? read(money.minorAmount)
      : 'unreadable';
  // Some processors state 0 with a success, which means that they do not state the amount.
  const isCaptured = ['charge', 'capture'].includes(work) && toNumber(capturedAmount) > 0;
  return isCaptured ? read(capturedAmount) : null;
};

const toSuccess = (
  service: Pick<Service, 'processor' | 'amounts'>,
  fields: Fields,
  about: About,
  { state, reference }: { readonly state: string; readonly reference: string | null },
): Outcome => {
  const shared = { status: 'succeeded', connector_reference: reference } as const;
  if (about.work === 'void') return shared;
  const stated = statedAmount(service, fields, about);
  if (stated === 'unreadable' || (stated === null && partial.includes(state)))
    return { status: 'unknown' };
  const { value, currency } = about.amount;
  return { ...shared, amount: { value: stated ?? value, currency } };
};

/** Returns the name of the state that prism has read, such as `CHARGED`. */
export const stateOf = (
  { processor }: Pick<Service, 'processor'>,
  work: About['work'],
  fields: Message,
) =>
  processor.nameOf(work === 'refund' ? 'RefundStatus' : 'PaymentStatus', fields['status']) ??
  'none';

/**
 * Returns whether a payment waits for its payer. A later read of the payment may leave out the page
 * of the first response.
 */
export const isForPayer = (
  service: Pick<Service, 'processor'>,
  work: About['work'],
  fields: Message,
) => meanings[work]?.[stateOf(service, work, fields)] === 'action';

/**
 * Returns the outcome of an operation from a message that prism has read: a response or a webhook.
 */
export const toOutcome = (
  service: Pick<Service, 'processor' | 'amounts'>,
  message: Message,
  about: About,
): Outcome => {
  const { processor } = service;
  const fields = message as Fields;
  const state = stateOf(service, about.work, message);
  const name = about.work === 'refund' ? fields.connectorRefundId : fields.connectorTransactionId;
  const reference = name || null;
  switch (meanings[about.work]?.[state] ?? 'unknown') {
    case 'succeeded':
      return toSuccess(service, fields, about, { state, reference });
    case 'declined':
      return toDecline(processor.name, refusedOf(fields.error, 200), {
        reference,
        otherwise: declineOf(about.work, state),
      });
    case 'action': {
      const url = findRedirect(processor, message);
      return url === null
        ? { status: 'pending', connector_reference: reference }
        : {
            status: 'action_required',
            connector_reference: reference,
            action: { type: 'redirect', url, expires_at: null },
          };
    }
    case 'pending':
      return { status: 'pending', connector_reference: reference };
    case 'unknown':
      return { status: 'unknown' };
  }
};

/**
 * Returns the outcome of an operation like `toOutcome`. Throws `Unknown` with the state when the
 * outcome is unknown, so that the state is reported as a failure.
 */
export const certain = (
  service: Pick<Service, 'processor' | 'amounts'>,
  message: Message,
  about: About,
): Outcome => {
  const outcome = toOutcome(service, message, about);
  if (outcome.status !== 'unknown') return outcome;
  const state = stateOf(service, about.work, message);
  throw new Unknown(
    `The state ${state}, or its amount, does not determine the outcome of a ${about.work}.`,
  );
};

/** Returns the failure code of a decline for which the processor gives no reason. */
export const declineOf = (work: About['work'], state: string): string => {
  if (work === 'refund') return 'REFUND_FAILED';
  return state === 'AUTHENTICATION_FAILED' ? 'AUTHENTICATION_FAILED' : 'DECLINED_BY_PROCESSOR';
};
