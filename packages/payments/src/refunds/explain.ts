// Explains a refused refund in a sentence with its remedy, for every generation; each has its own
// codes.
import { toMajor } from '@kasir/core/money';
import type { Channel } from '@kasir/models';
import type { RefundRefusal } from './target.ts';

const amountLeft = ({ currency }: Channel, left: number): string =>
  `${toMajor(currency, left)} ${currency}`;

/** Returns the message of a refusal. */
export const explainRefund = (refusal: RefundRefusal): string => {
  switch (refusal.code) {
    case 'REFERENCE_TAKEN':
      return 'A refund with this reference_id exists. Send another reference_id.';
    case 'NOTHING_PAID':
      return 'There is nothing to refund: the payment has not succeeded.';
    case 'NOTHING_LEFT':
      return 'There is nothing to refund: the payment was refunded in full.';
    case 'TOO_LATE':
      return `The time in which ${refusal.channel.code} refunds a payment has passed.`;
    case 'CHANNEL_WITHOUT_REFUNDS':
      return `${refusal.channel.code} does not support refunds.`;
    case 'ISSUER_WITHOUT_REFUNDS':
      return `${refusal.issuer} does not support refunds of QR payments.`;
    case 'REFUND_PENDING':
      return 'Another refund of this payment is PENDING. Wait for its event, or cancel it.';
    case 'MORE_THAN_LEFT':
      return `Only ${amountLeft(refusal.channel, refusal.left)} can still be refunded.`;
    case 'ONLY_WHOLE_PAYMENTS': {
      const { channel, left } = refusal;
      return `${channel.code} refunds whole payments only. Send ${amountLeft(channel, left)} or no amount.`;
    }
    case 'BALANCE_TOO_LOW':
      return 'The available balance does not cover this refund.';
    case 'CHANNEL_UNAVAILABLE':
      return `${refusal.channel.code} is not available now. Try again later.`;
  }
};
