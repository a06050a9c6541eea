// How refusals of the domain are said by POST /refunds.
import { toMajor } from '@kasir/core';
import { fail, type Refusal } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import type { RefundRefusal } from '@kasir/payments';
import type { createRefund } from './create.contract.ts';

const amountText = ({ currency }: Channel, left: number): string =>
  `${toMajor(currency, left)} ${currency}`;

/** The error that a refusal is. */
export const refundError = (refusal: RefundRefusal): Refusal<typeof createRefund> => {
  switch (refusal.code) {
    case 'REFERENCE_TAKEN':
      return fail(
        'DUPLICATE_ERROR',
        'A refund with this reference_id exists. Send another reference_id.',
      );
    case 'NOTHING_PAID':
      return fail(
        'INELIGIBLE_TRANSACTION',
        'There is nothing to refund: the payment has not succeeded.',
      );
    case 'NOTHING_LEFT':
      return fail(
        'INELIGIBLE_TRANSACTION',
        'There is nothing to refund: the payment was refunded in full.',
      );
    case 'TOO_LATE':
      return fail(
        'INELIGIBLE_TRANSACTION',
        `The time in which ${refusal.channel.code} refunds a payment has passed.`,
      );
    case 'CHANNEL_WITHOUT_REFUNDS':
      return fail('REFUND_NOT_SUPPORTED', `${refusal.channel.code} does not support refunds.`);
    case 'ISSUER_WITHOUT_REFUNDS':
      return fail(
        'REFUND_NOT_SUPPORTED',
        `${refusal.issuer} does not support refunds of QR payments.`,
      );
    case 'REFUND_PENDING':
      return fail(
        'REFUND_IN_PROGRESS',
        'Another refund of this payment is PENDING. Wait for its event, or cancel it.',
      );
    case 'MORE_THAN_LEFT':
      return fail(
        'MAXIMUM_REFUND_AMOUNT_REACHED',
        `Only ${amountText(refusal.channel, refusal.left)} can still be refunded.`,
      );
    case 'ONLY_WHOLE_PAYMENTS': {
      const { channel, left } = refusal;
      return fail(
        'PARTIAL_REFUND_NOT_SUPPORTED',
        `${channel.code} refunds whole payments only. Send ${amountText(channel, left)} or no amount.`,
      );
    }
    case 'BALANCE_TOO_LOW':
      return fail('INSUFFICIENT_BALANCE', 'The available balance does not cover this refund.');
    case 'CHANNEL_UNAVAILABLE':
      return fail(
        'CHANNEL_UNAVAILABLE',
        `${refusal.channel.code} is not available now. Try again later.`,
      );
  }
};
